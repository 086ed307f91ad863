// No text becomes markup or code: the sources use nothing that parses a string as either. Text of users
// reaches the page by lit and Preact, which escape it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..', '..', 'src');
const PARSERS =
  /innerHTML|outerHTML|insertAdjacentHTML|unsafe(?:HTML|SVG|Static|MathML)|dangerouslySet|document\.write|new Function\b|\beval\(/;

/**
 * Formulas of lists, which are made of numbers and operators alone; and worksheets, whose texts are escaped
 * when they are written (literature/list/worksheet-page.ts).
 */
const OURS = [
  join('literature', 'list', 'page-frame.ts'),
  join('play', 'page', 'worksheet', 'print-sheet.ts'),
];

it('no source parses text as markup or code', () => {
  const names = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  expect(names.length).toBeGreaterThan(300);
  const found = names.filter((name) => {
    const path = join(SRC, name);
    return (
      statSync(path).isFile() &&
      PARSERS.test(readFileSync(path, 'utf8').replaceAll(/^ *(?:\/\/|\*).*$/gm, ''))
    );
  });
  expect(found).toEqual(OURS);
});
