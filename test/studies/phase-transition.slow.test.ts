// docs/phase-transition.md and its table: estimates are those of the script, and where all boards can be
// counted, the exact probability is within the error.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Solver } from '../../src/index.js';
import { createFullSolver } from '../support/full-solver.js';
import { readProse } from '../support/documents.js';
import { reachPool } from '../support/multisets.js';

interface Estimate {
  readonly M: number;
  readonly k: number;
  readonly boards: number;
  readonly probability: number;
  readonly error: number;
}

const root = join(import.meta.dirname, '..', '..');
const { href } = new URL('../../studies/phase-transition/phase-transition.mjs', import.meta.url);
const { estimate, findThreshold } = (await import(href)) as {
  estimate: (solver: Solver, most: number, size: number) => Estimate;
  findThreshold: (rows: readonly Estimate[]) => number;
};
const [header, ...lines] = readFileSync(join(root, 'docs', 'data', 'phase-transition.csv'), 'utf8')
  .trimEnd()
  .split('\n');
const rows = lines.map((line) => {
  const cells = line.split(',').map(Number);
  return Object.fromEntries(header.split(',').map((name, at) => [name, cells[at]])) as unknown as Estimate;
});

it('the table is what the script writes', () => {
  const solver = createFullSolver();
  for (const row of rows.filter(({ M, k }) => M <= 100 && k <= 5)) {
    const { probability, error, ...others } = estimate(solver, row.M, row.k);
    expect({ ...others, probability: probability.toFixed(4), error: error.toFixed(4) }).toEqual({
      ...row,
      probability: row.probability.toFixed(4),
      error: row.error.toFixed(4),
    });
  }
});

it('estimates are near the exact probability, which is counted without the engine', () => {
  for (const [M, k] of [
    [25, 2],
    [25, 3],
    [50, 2],
  ]) {
    const pool = Array.from({ length: M }, (_, index) =>
      [index + 1, index + 1, index + 1].slice(0, k),
    ).flat();
    const reach = reachPool(pool, k, M);
    let made = 0;
    const extend = (numbers: readonly number[]) => {
      if (numbers.length < k) for (let next = 1; next <= M; next++) extend([...numbers, next]);
      else for (const each of reach(numbers).any.subarray(1)) made += Number(each < 255);
    };
    extend([]);
    const row = rows.find((each) => each.M === M && each.k === k)!;
    // Three standard errors, and rounding.
    expect(Math.abs(made / M ** (k + 1) - row.probability)).toBeLessThan((3 / 1.96) * row.error + 0.0001);
  }
});

it('the page has the figures of the table', () => {
  const page = readProse('docs/phase-transition.md');
  for (const M of new Set(rows.map((row) => row.M))) {
    const own = rows.filter((row) => row.M === M);
    const shown = own
      .slice(2)
      .map(({ probability }) => `${(100 * probability).toFixed(2)} %`.replace('100.00', '100'));
    const cells = new RegExp(`^\\| ${M} +\\|(.*)\\|$`, 'm')
      .exec(page)![1]
      .split('|')
      .map((cell) => cell.trim());
    expect(cells).toEqual([...shown, findThreshold(own).toFixed(2)]);
  }
  const largest = (size: (k: number) => boolean) =>
    Math.max(...rows.filter(({ k }) => size(k)).map(({ error }) => 100 * error));
  expect(largest((k) => k < 7)).toBeLessThanOrEqual(0.45);
  expect(largest((k) => k === 7)).toBeLessThanOrEqual(1.1);
});
