// All code blocks of README.md and of the pages of docs/, and what runs each of them. A block that nothing
// runs says why to its readers: a command by a comment such as `# takes a day` or `# needs Slurm`, anything
// else by its language, `text`, `mermaid` or `yaml`, or by the words "Not tested" in the paragraph before it.
// test/package/document-blocks.test.ts fails for a block that is neither.
import { documents, readDocument } from './documents.js';

export interface Block {
  readonly path: string;
  readonly line: number;
  readonly language: string;
  readonly text: string;
  /** The paragraph before the block. */
  readonly before: string;
}

export const blocks: readonly Block[] = documents.flatMap((path) => {
  const document = readDocument(path);
  return [...document.matchAll(/^( *)```(.*)\n([^]*?)^\1```$/gm)].map(
    ({ index, 1: indent, 2: language, 3: text }) => ({
      path,
      line: document.slice(0, index).split('\n').length,
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      before: document.slice(0, index).trimEnd().split('\n\n').at(-1)!,
    }),
  );
});

/** Why a command is not run: the comment behind it, which readers see. */
const REASON = / # (?:needs|plays|serves|takes) [^\n]*$/;

/** The commands of a block that are run; installations are those of test/support/packed.ts. */
export function commandsOf({ text }: Block): string {
  return text
    .split('\n')
    .filter((line) => !REASON.test(line) && !line.startsWith('npm install '))
    .join('\n')
    .trim();
}

/** Blocks that a test of their own runs. */
const SPECIAL: readonly (readonly [path: RegExp, languages: RegExp, text: RegExp, test: string])[] = [
  [/(?:react|vue|svelte|plain-html)\.md$/, /^(?:html|jsx?|svelte|vue)$/, /^/, 'framework-pages.browser'],
  [/bundlers\.md$/, /^(?:js|sh)$/, /^(?:npx|\/\/ (?:vite|webpack))/, 'bundles.browser'],
  [/commonjs\.md$/, /^js$/, /require/, 'package'],
  [/machines\.md$/, /^sh$/, /part-/, 'many-machines.slow'],
  [/training\.md$/, /^python$/, /subprocess/, 'package'],
  [/stability\.md$/, /^python$/, /^/, 'abi'],
  [/records\.md$/, /^sql$/, /^/, '../studies/records.slow'],
  [/large-numbers\.md$/, /^sql$/, /^/, '../studies/best-pick.slow'],
];

/** Returns the test that runs a block, as a path from test/package without its ending; null if none does. */
export function testOf({ path, language, text }: Block): string | null {
  const special = SPECIAL.find(
    ([pages, languages, part]) => pages.test(path) && languages.test(language) && part.test(text),
  );
  if (special) return special[3];
  if (language === '' && text.startsWith('$ ')) return 'document-examples.slow';
  if (language === 'js' && !isForNode(text)) return 'document-pages.browser';
  if (language === 'ts' || language === 'js') return 'document-examples.slow';
  if (language === 'html' || language === 'css') return 'document-pages.browser';
  if (language === 'sh' || language === 'python') return 'document-commands.slow';
  return null;
}

/** Whether an example in JavaScript is for Node: its first line names a page or a worker if not. */
export const isForNode = (example: string) => !/^\/\/ .*, in (?:a page|the worker)\b/.test(example);

/** Whether readers see why a block is not run. */
export function isExcused({ language, text, before }: Block): boolean {
  return (
    ['json', 'mermaid', 'text', 'yaml'].includes(language) ||
    /\bnot tested\b/i.test(before) ||
    (language === 'sh' &&
      text
        .trim()
        .split('\n')
        .every((line) => REASON.test(line)))
  );
}
