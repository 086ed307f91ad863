// The page and each of its workers have the package once: the app imports its entries by name, and src/play
// by path. With a second table of games, their records would be different objects, and `instanceof` would
// fail for some errors with a second class of them.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../build/site/assets/', import.meta.url);
const scripts = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
);
const page = [...scripts.keys()].find((name) => name.startsWith('first-'))!;
const workers = new Set(
  [...scripts.values()].flatMap((text) =>
    [...text.matchAll(/new Worker\([^"'`]*["'`]([\w-]+\.js)/g)].map(([, name]) => name),
  ),
);

/** The scripts that a page or worker may load: all that are named in one that it loads, but workers. */
function listLoaded(start: string): string[] {
  const loaded = [start];
  for (const name of loaded) {
    for (const [, other] of scripts.get(name)!.matchAll(/["'`/]([\w-]+\.js)\b/g)) {
      if (scripts.has(other) && !workers.has(other) && !loaded.includes(other)) loaded.push(other);
    }
  }
  return loaded;
}

const countIn = (names: readonly string[], pattern: RegExp) =>
  names.reduce((count, name) => count + [...scripts.get(name)!.matchAll(pattern)].length, 0);

/** The class of errors and the table of games, by what is left of them in minified code. */
const CLASS = /name\s*===\s*["'`]NumbersGameError|NumbersGameError["'`]\s*===\s*\w+\.name/g;
const TABLE = /\bid:\s*["'`]krypto/g;

it.each([page, ...workers])('%s has one class of errors and one table of games at most', (start) => {
  const loaded = listLoaded(start);
  expect(countIn(loaded, CLASS)).toBeLessThanOrEqual(1);
  expect(countIn(loaded, TABLE)).toBeLessThanOrEqual(1);
});

it('the page loads all that its parts need, and has both; there are four workers', () => {
  const loaded = listLoaded(page);
  expect(loaded.length).toBeGreaterThan(20);
  expect([countIn(loaded, CLASS), countIn(loaded, TABLE)]).toEqual([1, 1]);
  expect(workers.size).toBe(4);
});
