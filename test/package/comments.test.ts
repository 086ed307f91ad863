// Comments are wrapped at 110 columns in every source folder. Prettier wraps only code, and ESLint no longer
// has the rule `max-len`. A line counts as a comment if it starts as one; a line that ends in a URL may be
// longer. And a file that a comment names is there.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const COLUMNS = 110;
const root = fileURLToPath(new URL('../..', import.meta.url));

interface Comment {
  readonly place: string;
  readonly text: string;
}

const folders = ['assembly', 'src', 'test', 'bench', 'scripts', 'app/src', 'app/test', 'app/scripts'];
const filesOf = (folder: string) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`);

function* commentsOf(folder: string): Generator<Comment> {
  for (const file of filesOf(folder)) {
    if (!/\.(ts|tsx|mjs|css)$/.test(file)) continue;
    const lines = readFileSync(root + file, 'utf8').split('\n');
    for (const [index, text] of lines.entries()) {
      if (/^\s*(\/\/|\/\*|\*)/.test(text)) yield { place: `${file}:${index + 1}`, text };
    }
  }
}

it.each(folders)('comments in %s/ are wrapped', (folder) => {
  const tooLong = [...commentsOf(folder)].filter(
    ({ text }) => text.length > COLUMNS && !/https?:\S+$/.test(text),
  );
  expect(tooLong.map(({ place }) => place)).toEqual([]);
});

it.each(folders)('files that comments in %s/ name exist', (folder) => {
  const names = new Set(
    [...folders, 'docs']
      .flatMap(filesOf)
      .concat(readdirSync(root))
      .map((path) => basename(path)),
  );
  const missing = [...commentsOf(folder)].flatMap(({ place, text }) =>
    [...text.matchAll(/(?<![\w.-])\w[\w./-]+\.(?:tsx?|mjs)\b/g)]
      .map(([name]) => basename(name))
      .filter((name) => !names.has(name))
      .map((name) => `${place} ${name}`),
  );
  expect(missing).toEqual([]);
});
