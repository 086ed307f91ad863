// The same as definition.test.ts, on many more boards.
import { describe, it } from 'vitest';
import { compareBoards } from '../support/compare-with-definition.js';
import { seed } from '../support/random.js';

describe('distance, operations, value and expression are those of the definition', () => {
  it.each([
    [3, 300, 50],
    [4, 300, 50],
    [5, 100, 100],
    [6, 40, 150],
  ])(`for many boards of %i numbers (seed ${seed})`, (size, boards, targets) => {
    compareBoards(size, boards, targets, 1000 + size);
  });
});
