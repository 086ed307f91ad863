// Lists that `reach` keeps from call to call must never show: the smallest solver, which keeps none, gives
// the same. And they are kept only where they pay.
import { expect, it } from 'vitest';
import { createSolverSync } from '../../src/index.js';
import { createSolverSync as createNaturalSync } from '../../src/solver/natural.js';
import { KeptBoards } from '../../src/solver/four-operators/kept-boards.js';
import { parseRules } from '../../src/core/puzzle/parse-rules.js';
import type { NaturalInstance } from '../../src/solver/wasm/natural-instance.js';
import { STANDARD_POOL } from '../support/pool.js';
import { createRandom, seed } from '../support/random.js';

const HUNDRED = Array.from({ length: 100 }, (_, i) => i + 1);
const SMALL = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((number) => [number, number, number]);

it(`do not show, whatever comes between (seed ${seed})`, () => {
  const random = createRandom(6006);
  const [solver, other] = [createSolverSync(), createNaturalSync()];
  const rulesOf = (use: 'any' | 'all') => ({ values: 'natural', use }) as const;
  for (let phase = 0; phase < 3; phase++) {
    const pool = [STANDARD_POOL, SMALL, HUNDRED][phase];
    const size = random.integer(5, 6);
    const [from, to] = random.pick([
      [101, 999],
      [1, 300],
    ]);
    for (let board = 0; board < 330; board++) {
      const isOther = random.integer(1, 40) === 1;
      const numbers = random.shuffle([...pool]).slice(0, isOther ? random.integer(3, 7) : size);
      const query = { numbers, from, to, rules: rulesOf(isOther ? random.pick(['any', 'all']) : 'any') };
      if (isOther)
        expect(solver.solve({ numbers, target: 500 })).toEqual(other.solve({ numbers, target: 500 }));
      const [found, expected] = [solver.reach(query), other.reach(query)].map(({ operations }) => operations);
      if (Buffer.compare(found, expected) !== 0)
        expect({ ...query, found }).toEqual({ ...query, found: expected });
    }
  }
});

it('are those of many boards of one kind with few different numbers', () => {
  const pools: number[][] = [];
  const openPool = (pool: readonly number[]) => {
    pools.push([...pool]);
    return () => new Uint8Array(1);
  };
  const kept = new KeptBoards(() => ({ openPool }) as unknown as NaturalInstance);
  const ask = (numbers: readonly number[], to = 999) => {
    const leaves = numbers.map((number) => [number]);
    return (
      kept.reach({ leaves, rules: parseRules({ values: 'natural', use: 'any' }), from: 101, to }) !== null
    );
  };
  const askOften = (numbers: readonly number[], to?: number) =>
    Array.from({ length: 300 }, () => Number(ask(numbers, to))).indexOf(1);
  expect(askOften([1, 2, 3, 4])).toBe(-1);
  const first = askOften([1, 2, 3, 4, 5]);
  expect(first).toBeGreaterThan(200);
  expect(pools).toEqual([[1, 2, 3, 4, 5]]);
  expect(ask([1, 1, 2, 3, 5])).toBe(true);
  expect(pools.at(-1)).toEqual([1, 1, 2, 3, 4, 5]);
  expect(ask([1, 2, 3, 4, 5], 500)).toBe(false);
  expect(ask([2, 3, 4, 5, 5])).toBe(true);
  for (let number = 6; number <= 16; number++) expect(ask([1, 2, 3, 4, number])).toBe(true);
  expect(ask([1, 2, 3, 4, 17])).toBe(false);
  expect(askOften([1, 2, 3, 4, 5])).toBe(first);
  expect(askOften([1, 2, 3, 4, 5], 500)).toBe(-1);
  expect(askOften([1, 2, 3, 4, 5], 500)).toBeGreaterThan(100);
});
