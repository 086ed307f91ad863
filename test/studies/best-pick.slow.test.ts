// The best pick of docs/large-numbers.md: the shares from all choices of tiles one by one, the difficulties
// of a part by another solver, and the figures of the page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rate } from '../../src/generate/index.js';
import { createFullSolver } from '../support/full-solver.js';
import { blocksOf, readDocument } from '../support/documents.js';
import { STANDARD_POOL } from '../support/pool.js';

const root = join(import.meta.dirname, '..', '..');
const load = async (name: string): Promise<unknown> =>
  import(new URL(`../../studies/large-numbers/${name}`, import.meta.url).href);
const { QUERY, countPicks } = (await load('best-pick.mjs')) as {
  QUERY: string;
  countPicks: () => { large: number; choices: number; solvable: number; percent: number }[];
};
const { PARTS, ratePart } = (await load('rate-picks.mjs')) as {
  PARTS: number;
  ratePart: (large: number, part: number) => { choices: number; difficulty_tenths: number };
};
const page = readDocument('docs/large-numbers.md');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rowsOf = (csv: string) =>
  csv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

/** Every choice of some tiles, by the numbers on them. */
function* choicesOf(tiles: readonly number[], count: number, from = 0): Generator<number[]> {
  if (count === 0) yield [];
  else {
    for (let at = from; at < tiles.length; at++) {
      for (const rest of choicesOf(tiles, count - 1, at + 1)) yield [tiles[at], ...rest];
    }
  }
}

/** All choices of tiles with some large numbers. */
function* draw(large: number): Generator<number[]> {
  for (const some of choicesOf(STANDARD_POOL.slice(0, 20), 6 - large)) {
    for (const others of choicesOf(STANDARD_POOL.slice(20), large)) yield [...some, ...others];
  }
}

it('counts the solvable problems of all choices of tiles', () => {
  const solver = createFullSolver();
  const made = new Map<string, number>();
  for (const { numbers, operations } of solver.reachAll({ size: 6, from: 100, to: 999 })) {
    made.set(numbers.join(), operations.filter((each) => each < 255).length);
  }
  const picks = countPicks();
  const csv = rowsOf(read('docs/data/best-pick.csv'));
  for (const { large, choices, solvable, percent } of picks) {
    let [drawn, sum] = [0, 0];
    for (const numbers of draw(large)) {
      drawn++;
      sum += made.get(numbers.join())!;
    }
    expect([large, choices, solvable]).toEqual([large, drawn, sum]);
    expect(csv[large].slice(0, 5)).toEqual(
      [large, csv[large][1], drawn, sum, percent.toFixed(3)].map(String),
    );
    const cells = new RegExp(`^\\| ${large} +\\|(.*)\\|$`, 'm').exec(page)![1].split('|');
    expect(cells.map((cell) => cell.trim())).toEqual([
      drawn.toLocaleString('en'),
      `${percent.toFixed(3)} %`,
      Number(csv[large][5]).toFixed(1),
    ]);
  }
  expect(blocksOf(page, 'sql').map((block) => block.trimEnd())).toContain(QUERY);
});

it('rates the parts of rated-picks.csv', () => {
  const solver = createFullSolver();
  const kept = rowsOf(read('studies/large-numbers/rated-picks.csv'));
  const part = 5;
  const own = ratePart(4, part);
  expect([4, part, own.choices, own.difficulty_tenths].map(String)).toEqual(
    kept.find(([large, each]) => large === '4' && Number(each) === part),
  );
  // Counted again, tile by tile. A problem belongs to the part that the rank of its board and its target
  // give.
  const boards = [...new Set([...draw(4)].map((numbers) => numbers.join()))].map((text) =>
    text.split(',').map(Number),
  );
  const ranks = boards.sort((a, b) => a[0] - b[0] || a[1] - b[1]).map((numbers) => numbers.join());
  const puzzles = [...draw(4)].flatMap((numbers) => {
    const rank = ranks.indexOf(numbers.join());
    return Array.from({ length: 900 }, (_, offset) => ({ numbers, target: 100 + offset })).filter(
      (_, offset) => (900 * rank + offset) % PARTS === part,
    );
  });
  let [choices, tenths] = [0, 0];
  for (const puzzle of puzzles) {
    // Listed by a solver of its own, as text.
    const { difficulty } = rate(puzzle, { solver });
    if (difficulty === null) continue;
    choices++;
    tenths += Math.round(10 * difficulty);
  }
  expect([choices, tenths]).toEqual([own.choices, own.difficulty_tenths]);
});

it('every solvable problem is rated once, and the means of the page are those of the parts', () => {
  const kept = rowsOf(read('studies/large-numbers/rated-picks.csv')).map((row) => row.map(Number));
  expect(new Set(kept.map(([large, part]) => `${large} ${part}`)).size).toBe(kept.length);
  for (const [large, , , solvable, , difficulty] of rowsOf(read('docs/data/best-pick.csv'))) {
    const parts = kept.filter(([each]) => each === Number(large));
    const sum = (column: number) => parts.reduce((total, each) => total + each[column], 0);
    expect([parts.length, sum(2)]).toEqual([PARTS, Number(solvable)]);
    expect(difficulty).toBe((sum(3) / sum(2) / 10).toFixed(3));
  }
});
