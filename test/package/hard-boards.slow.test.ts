// The hard boards of bench/hard/: the record has one board for each case, and each call ends today as it did
// when the board was found. How long the calls take is for the suite `hard` to say.
import { describe, expect, it } from 'vitest';

interface Board {
  readonly numbers: readonly number[];
  readonly target: number;
}

interface HardBoard {
  readonly board: Board;
  readonly outcome: string | number;
}

interface Case {
  readonly name: string;
  readonly size: number;
}

const { href } = new URL('../../bench/hard/', import.meta.url);
const { cases, openCase } = (await import(`${href}cases.mjs`)) as {
  cases: readonly Case[];
  openCase: (one: Case, timeout: number) => (board: Board) => { outcome: string | number };
};
const { readBoards } = (await import(`${href}search.mjs`)) as {
  readBoards: () => ReadonlyMap<string, HardBoard>;
};
const boards = readBoards();

/** Milliseconds for a call that takes half a minute on a machine without other work. */
const TIMEOUT = 500_000;

it('have one board for each case', () => {
  expect([...boards.keys()]).toEqual(cases.map(({ name }) => name));
});

describe.each(cases)('$name', (one) => {
  it('ends as it did when it was found', () => {
    const { board, outcome } = boards.get(one.name)!;
    expect(board.numbers).toHaveLength(one.size);
    expect(openCase(one, TIMEOUT)(board).outcome).toBe(outcome);
  });
});
