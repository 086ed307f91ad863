// The published algorithms on work that takes seconds: all chains of the standard game, boards of seven and
// eight numbers, and too little memory for the largest boards.
import { describe, expect, it } from 'vitest';
import { classic, type ClassicName } from '../../src/classic/index.js';
import { createSolverSync } from '../../src/index.js';
import { markChains } from '../support/chains.js';
import { standardBoards } from '../support/pool.js';

const { mark, reach } = classic;
const solver = createSolverSync();

it('finds chains as many as the paper and its successors count', () => {
  let solved = 0;
  let boards = 0;
  for (const numbers of standardBoards(6)) {
    boards++;
    for (const each of markChains(numbers, 101, 999, false)) solved += each;
  }
  expect({ boards, solved }).toEqual({ boards: 13_243, solved: 10_092_769 });
});

it('finds them by decomposition', () => {
  for (const numbers of [...standardBoards(6)].filter((_, i) => i % 1500 === 7)) {
    const query = { numbers, from: 101, to: 999 };
    expect(mark('decomposition-refined', query).reachable, numbers.join(' ')).toEqual(
      markChains(numbers, 101, 999, false),
    );
  }
});

describe('all algorithms agree with reach', () => {
  const names: readonly ClassicName[] = [
    'depth-first-hash-array',
    'depth-first-hash-set',
    'breadth-first-arrays',
    'breadth-first-sets',
  ];

  it.each(['depth-first', ...names] as ClassicName[])('%s, seven numbers', (name) => {
    for (const numbers of [
      [1, 2, 2, 5, 7, 10, 50],
      [9, 10, 10, 25, 50, 75, 100],
      [3, 3, 5, 6, 8, 8, 75],
    ]) {
      const query = { numbers, from: 1, to: 12_000 };
      expect(reach(name, { ...query, trim: true }).operations, numbers.join(' ')).toEqual(
        solver.reach(query).operations,
      );
    }
  });

  it.each(names)('%s, eight numbers', (name) => {
    const query = { numbers: [1, 2, 4, 5, 5, 8, 9, 25], from: 101, to: 35_000 };
    expect(reach(name, { ...query, trim: true }).operations).toEqual(solver.reach(query).operations);
  });
});

it('ends with an error where nine numbers need too much memory', () => {
  const query = { numbers: [6, 7, 8, 9, 10, 25, 50, 75, 100], from: 101, to: 999 };
  expect(() => mark('breadth-first-arrays', query)).toThrow(
    'query.maxBytes: breadth-first-arrays needs more',
  );
});
