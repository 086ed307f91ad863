// Seven, eight and nine numbers against the second method: see large-boards.ts.
import { describe, expect, it } from 'vitest';
import { nearestTo, reachUpTo, UNREACHABLE } from '../support/forward-definition.js';
import { compareBoard, kinds, solvers, type Range } from '../support/large-boards.js';
import { createRandom, seed } from '../support/random.js';

/** Of these kinds many targets are far from all values, and a proof of that takes up to a second. */
const SLOW_KINDS: readonly string[] = ['near each other', 'powers of two'];
const SLOW_FACTOR = 19;

describe('answers are those of the second method', () => {
  const ranges: Record<number, readonly Range[]> = {
    7: [
      [101, 999, 1],
      [1000, 6000, 1],
      [1, 50_000, 53],
    ],
    8: [
      [101, 999, 1],
      [1, 35_000, 53],
    ],
    9: [
      [101, 999, 3],
      [100_000, 102_000, 19],
    ],
  };

  it.each(
    Object.keys(kinds).flatMap((kind) => [
      [7, kind, 4] as const,
      [8, kind, 2] as const,
      [9, kind, 1] as const,
    ]),
  )(`for %i numbers, %s: %i boards (seed ${seed})`, (size, kind, boards) => {
    const random = createRandom(500 + 10 * size + Object.keys(kinds).indexOf(kind));
    const factor = SLOW_KINDS.includes(kind) ? SLOW_FACTOR : 1;
    for (let board = 0; board < boards; board++) {
      const sparse = ranges[size].map(([from, to, step]): Range => [from, to, step * factor]);
      compareBoard(kinds[kind](random, size), sparse);
    }
  });

  // Hutton's 831, and the like for seven numbers.
  it.each([
    [[1, 3, 7, 10, 25, 50], 831, 830, 1, 4],
    [[1, 3, 7, 9, 10, 25, 50], 5714, 5715, 1, 5],
  ])('for %j -> %i, which cannot be made', (numbers, target, value, distance, operations) => {
    const { any } = reachUpTo(numbers, 2 * target);
    expect(any[target]).toBe(UNREACHABLE);
    expect(nearestTo(any, target)).toEqual({ value: BigInt(value), distance: BigInt(distance), operations });
    for (const { solver } of solvers) {
      expect(solver.solve({ numbers, target })).toMatchObject({
        status: 'nearest',
        value,
        distance,
        operations,
      });
      expect(solver.solve({ numbers, target, nearest: false }).status).toBe('none');
    }
  });
});
