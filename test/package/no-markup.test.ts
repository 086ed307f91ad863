// No text becomes markup or code: the sources use nothing that parses a string as either. Text of users
// reaches the page by lit and Preact, which escape it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const PARSERS =
  /innerHTML|outerHTML|insertAdjacentHTML|unsafe(?:HTML|SVG|Static|MathML)|dangerouslySet|document\.write|new Function\b|\beval\(/;

/**
 * A blank, which tells whether Trusted Types refuse text (element/numbers-game-element.ts); formulas of
 * lists, which are made of numbers and operators alone; and worksheets, whose texts are escaped when they are
 * written (play/worksheet/worksheet-page.ts).
 */
const OURS = [
  join('src', 'element', 'numbers-game-element.ts'),
  join('src', 'play', 'worksheet', 'page-frame.ts'),
  join('app', 'src', 'worksheet', 'print-sheet.ts'),
];

it('no source parses text as markup or code', () => {
  const names = ['src', join('app', 'src')].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(names.length).toBeGreaterThan(300);
  const found = names.filter((name) => {
    const path = join(ROOT, name);
    return (
      statSync(path).isFile() &&
      PARSERS.test(readFileSync(path, 'utf8').replaceAll(/^ *(?:\/\/|\*).*$/gm, ''))
    );
  });
  expect(found).toEqual(OURS);
});
