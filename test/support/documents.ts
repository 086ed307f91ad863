// README.md and the pages of docs/, whose examples the tests run.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The paths of README.md and of all pages, from the root of the project, with slashes on every system. */
export const documents: readonly string[] = [
  'README.md',
  ...['docs', 'docs/guide', 'docs/background'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => posix.join(folder, name)),
  ),
];

export function readDocument(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** A document whose paragraphs are lines: where a line of prose is wrapped has no meaning. */
export function readProse(path: string): string {
  const unwrap = (text: string) => text.replace(/(?<=[^\n|>])\n *(?![\s|#>*+-]|\d+\. )/g, ' ');
  return readDocument(path)
    .split(/(^```[^]*?^```$)/m)
    .map((part, index) => (index % 2 === 0 ? unwrap(part) : part))
    .join('');
}

/** The code blocks of a language, in their order. */
export function blocksOf(text: string, language: string): string[] {
  return [...text.matchAll(/^```(.*)\n([^]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , block]) => block);
}
