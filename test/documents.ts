// README.md and the pages of docs/, whose examples the tests run.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The paths of README.md and of all pages, from the root of the project. */
export const documents: readonly string[] = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !path.includes('node_modules'))
    .map((path) => join('docs', path)),
];

export function readDocument(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The code blocks of a language, in their order. */
export function blocksOf(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, block]) => block);
}
