// Every answer for up to six numbers equals the definition, on all builds and for both uses.
import { describe, expect, it } from 'vitest';
import { compareBoard, compareBoards } from '../support/compare-with-definition.js';
import { createRandom, seed } from '../support/random.js';

describe('distance, operations, value and expression are those of the definition', () => {
  it.each([
    [1, 20, 10],
    [2, 30, 20],
    [3, 30, 20],
    [4, 20, 20],
    [5, 8, 30],
    [6, 3, 30],
  ])(`for %i numbers (seed ${seed})`, (size, boards, targets) => {
    compareBoards(size, boards, targets, size);
  });

  it(`for numbers of several values (seed ${seed})`, () => {
    const random = createRandom(100);
    for (let board = 0; board < 30; board++) {
      const leaves = Array.from({ length: random.integer(1, 4) }, () => {
        const values = Array.from({ length: random.integer(1, 3) }, () => random.integer(1, 15));
        return [...new Set(values)].sort((a, b) => a - b);
      });
      const targets = Array.from({ length: 10 }, () => random.integer(1, 300));
      expect(compareBoard(leaves, targets)).toBe(0);
    }
  });

  it(`for wide numbers, where they are not refused (seed ${seed})`, () => {
    const random = createRandom(101);
    let refused = 0;
    const bits = [8, 15, 16, 20, 31, 32, 40];
    for (let board = 0; board < 60; board++) {
      const highest = 2 ** random.pick(bits);
      const leaves = Array.from({ length: random.integer(1, 4) }, () => [
        highest - random.integer(0, Math.min(highest - 1, random.pick([3, 1000, highest]))),
      ]);
      const targets = Array.from({ length: 10 }, () =>
        random.integer(1, 2 ** random.pick([10, 31, 32, 33, 40])),
      );
      refused += compareBoard(leaves, targets);
    }
    expect(refused).toBeLessThan((60 * 10 * 6) / 2);
  });
});
