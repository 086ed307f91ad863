// The targets that tables of squares mark as makeable, against the search of the engine.
import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/core/puzzle/largest-operands.js';
import { BASIC_OPERATORS } from '../../src/core/operator-notation.js';
import { findUnmade } from '../../src/literature/squares/mark-makeable.js';
import { reachWithSquares } from '../../src/operators/squares/squares-engine.js';
import { createRandom, seed } from '../support/random.js';

const NUMBERS = [1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 7, 8, 9, 10, 16, 25, 50, 75, 100, 127];

it(`are those that reach finds (seed ${seed})`, () => {
  const random = createRandom(seed);
  let told = 0;
  for (let i = 0; i < 300; i++) {
    const size = random.integer(1, 6);
    const numbers = Array.from({ length: size }, () => random.pick(NUMBERS)).sort((a, b) => a - b);
    const board = numbers.map((number) => [number]);
    const limit = random.integer(1, 12);
    const from = random.pick([1, 101, random.integer(1, 50_000)]);
    const to = from + random.integer(0, 900);
    const rules = {
      values: 'natural',
      use: 'any',
      operators: [...BASIC_OPERATORS, 'square'],
      limits: { ...DEFAULT_LIMITS, square: BigInt(limit) },
    } as const;
    const operations = reachWithSquares({ leaves: board, rules, from, to });
    const targets = Array.from(operations, (_, index) => from + index).filter(() => random.integer(0, 3) > 0);
    const context = JSON.stringify({ numbers, limit, from, to });
    const unmade = targets.filter((target) => operations[target - from] === 255);
    const found = findUnmade(board, targets, limit);
    if (found === null) continue;
    told++;
    expect(found, context).toEqual(unmade);
  }
  expect(told).toBeGreaterThan(200);
});

it('are not told if values may be too large', () => {
  expect(findUnmade([[100], [200], [300]], [2 ** 40], 1000)).toBeNull();
});
