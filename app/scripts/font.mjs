// Makes the font of the app: Figtree, a variable font with tabular figures, reduced to the characters that
// the app uses and to its weights: 12 kB instead of 20. Signs that Figtree does not have, such as √, come
// from a font of the machine.
//
// Inter would take 20 kB. With the font in the page, its texts are as wide on every machine.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

export const FONT = 'build/font/figtree.woff2';
/** What people type and read in any text of the page. */
const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** Whose texts the page shows. */
const SOURCES = [
  'src',
  '../src/play',
  '../src/element',
  '../src/core/operator-notation.ts',
  '../src/expression/operators',
  '../src/core/puzzle/games.ts',
];

export async function buildFont() {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  );
  const text =
    PRINTABLE_ASCII +
    SOURCES.flatMap(readSources)
      .join('')
      .replaceAll(/[\0-~]/g, '');
  const font = await subsetFont(readFileSync(file), [...new Set(text)].join(''), {
    targetFormat: 'woff2',
    keepFeatures: ['tnum', 'kern'],
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
  mkdirSync(dirname(FONT), { recursive: true });
  writeFileSync(FONT, font);
}

function readSources(path) {
  if (path.endsWith('.ts')) return readFileSync(path, 'utf8');
  return readdirSync(path, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(path, name), 'utf8'));
}
