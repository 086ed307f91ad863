// All solutions and answers under rational rules: larger boards, whole sets of hands, and generic numbers.
import { describe, expect, it } from 'vitest';
import { createSolverSync, twentyFour, type Rules } from '../../src/index.js';
import { evaluate } from '../../src/expression/index.js';
import { INPUT_VALUES_OFFSET } from '../../src/solver/wasm/boundary-layout.js';
import { valuesOf } from '../support/classes.js';
import { compareNearest } from '../support/compare-nearest.js';
import { compareSolutions, compareTarget } from '../support/compare-solutions.js';
import { hands } from '../support/hands.js';
import { instantiate } from '../support/instantiate.js';
import { createRandom, seed } from '../support/random.js';
import { read } from '../support/reader.js';

const solver = createSolverSync();

describe(`against the definition (seed ${seed})`, () => {
  it('all solutions of five numbers, all rules and builds', () => {
    compareSolutions(createRandom(2600), 14, 5);
  });

  it('all solutions of up to four numbers', () => {
    compareSolutions(createRandom(2601), 250, 4);
    compareSolutions(createRandom(2602), 100, 4, true);
  });

  // Sums worth 0 with neutral terms, negative targets and many equal numbers: the corners of the normal form.
  it.each([
    [
      [2, 2, 2, 2, 3],
      [0, 1, -1, 2, -6],
    ],
    [
      [1, 1, 2, 2, 3],
      [0, 1, -1, 2, -6],
    ],
    [
      [3, 3, 3, 3, 3],
      [0, 1, -1, 2, -6],
    ],
    [
      [1, 1, 1, 1, 1, 1],
      [0, 2, -2],
    ],
    [
      [3, 3, 3, 3, 3, 2],
      [0, 2, -2],
    ],
    [
      [2, 2, 2, 2, 2, 2, 2],
      [0, 2],
    ],
  ])('all solutions of %j', (numbers, targets) => {
    for (const target of targets)
      compareTarget(
        numbers.map((n) => [n]),
        [BigInt(target), 1n],
        twentyFour,
      );
  });

  it('the nearest value of five numbers', () => {
    compareNearest(createRandom(2603), 6, 5);
  });

  it('whether five cards make 24', () => {
    const random = createRandom(2604);
    for (let round = 0; round < 25; round++) {
      const numbers = random.pick(hands(1, 13, 5));
      const isMade = valuesOf(numbers, twentyFour).some(([p, q]) => p === 24n && q === 1n);
      expect(solver.solve({ numbers, rules: twentyFour }).status, String(numbers)).toBe(
        isMade ? 'exact' : 'none',
      );
    }
  });
});

// OEIS A140606: expressions on n generic numbers, one for each rational function.
it.each([
  [1, 1],
  [2, 6],
  [3, 68],
  [4, 1170],
  [5, 27_142],
  [6, 793_002],
])('%i generic numbers have %i functions', (count, functions) => {
  // Primes that make no 0 and no equal parts.
  const numbers = [101, 211, 431, 877, 1777, 3571];
  const { INPUT, memory, countFunctions } = instantiate('layout') as {
    INPUT: { value: number };
    memory: WebAssembly.Memory;
    countFunctions: (count: number) => number;
  };
  const words = new Uint32Array(memory.buffer, INPUT.value);
  for (let i = 0; i < count; i++) {
    words[i] = 1;
    words[INPUT_VALUES_OFFSET / 4 + 2 * i] = numbers[i];
  }
  expect(countFunctions(count)).toBe(functions);
});

// Counted by this package; we know no other program that counts boards of this size.
it('1 to 9 make 24 in 15,198,364 ways', () => {
  expect(solver.count({ numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9], rules: twentyFour })).toBe(15_198_364);
});

describe('whole sets of hands', () => {
  it('five cards: what can be counted can be solved, and what cannot has no solution', () => {
    for (const numbers of hands(1, 13, 5)) {
      const { status } = solver.solve({ numbers, rules: twentyFour });
      const count = solver.count({ numbers, rules: twentyFour });
      expect(count > 0, String(numbers)).toBe(status === 'exact');
    }
  });

  it('each level tells more apart than the next', () => {
    const random = createRandom(2605);
    for (let round = 0; round < 60; round++) {
      const numbers = Array.from({ length: 6 }, () => random.integer(1, 13));
      const rules: Rules = { values: random.pick(['natural', 'rational']), use: 'all' };
      const puzzle = { numbers, target: 24, rules };
      const [trees, ofFunction, essential] = (['trees', 'function', 'essential'] as const).map((distinct) =>
        solver.count(puzzle, { distinct }),
      );
      expect(trees).toBeGreaterThanOrEqual(ofFunction);
      expect(ofFunction).toBeGreaterThanOrEqual(essential);
      expect(essential > 0, JSON.stringify(puzzle)).toBe(trees > 0);
      expect([...solver.solutions(puzzle)]).toHaveLength(essential);
    }
  });
});

it('answers of seven to nine cards are right, large ones and those that cannot be made too', () => {
  const random = createRandom(2606);
  for (let round = 0; round < 300; round++) {
    const size = random.integer(7, 9);
    const numbers = Array.from({ length: size }, () => random.integer(1, 13));
    const target = random.integer(1, size === 7 ? 100_000 : 3000);
    const result = solver.solve({ numbers, target, rules: twentyFour });
    if (result.expression === null) continue;
    expect(evaluate(result.expression)).toBe(target);
    expect(read(result.expression)?.numbers.sort((a, b) => a - b)).toEqual(numbers.sort((a, b) => a - b));
  }
  for (const size of [7, 8, 9]) {
    const ones = new Array<number>(size).fill(1);
    // The largest value of nine ones is 27, of eight 18, of seven 12 (OEIS A000792).
    const largest = { 7: 12, 8: 18, 9: 27 }[size]!;
    expect(solver.solve({ numbers: ones, target: largest, rules: twentyFour }).status).toBe('exact');
    expect(solver.solve({ numbers: ones, target: largest + 1, rules: twentyFour }).status).toBe('none');
    expect(solver.count({ numbers: ones, target: 1000, rules: twentyFour })).toBe(0);
  }
});
