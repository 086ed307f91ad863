// Sequences of calls on one solver: each answer or error equals that of a fresh solver. What a solver keeps
// between calls (lists of the last board, memory that has grown, a width of values) must never show.
//
// Each sequence uses few boards, so that the same one comes again: at once or after others, with a target
// above or below the last, with another option, after an error.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSolverSync, NumbersGameError, type Puzzle, type Rules, type Solver } from '../../src/index.js';
import { allBuilds } from '../support/builds.js';
import { seed } from '../support/random.js';

const board = (size: { min: number; max: number }, highest: number) =>
  fc.array(fc.integer({ min: 1, max: highest }), { minLength: size.min, maxLength: size.max });
const anyBoard: fc.Arbitrary<readonly number[]> = fc.oneof(
  board({ min: 1, max: 4 }, 10),
  board({ min: 5, max: 7 }, 10),
  board({ min: 4, max: 6 }, 100),
  // Wide: values of 64 bits, or too large.
  board({ min: 2, max: 4 }, 2 ** 31 - 1),
  // Boards that share numbers, the one a part of the other.
  fc.integer({ min: 1, max: 6 }).map((size) => [2, 2, 3, 25, 50, 75].slice(0, size)),
  fc.constant([1, 3, 7, 9, 10, 25, 50]),
  fc.constant([100, 100, 100, 100, 100, 100, 100, 100, 100]),
);
const anyTarget = fc.oneof(
  fc.integer({ min: 1, max: 50 }).map(String),
  fc.integer({ min: 1, max: 5000 }).map(String),
  fc.integer({ min: 1, max: 1_000_000 }).map(String),
  fc.bigInt({ min: 1n, max: 1n << 66n }).map(String),
);

/** A puzzle about one of the boards. */
interface Step {
  readonly board: number;
  readonly target: string;
  readonly use: Rules['use'];
  readonly nearest: boolean;
  readonly tidy: boolean;
}
/** Such a puzzle, or something that is refused. */
const anyStep = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record<Step>({
      board: fc.nat({ max: 2 }),
      target: anyTarget,
      use: fc.constantFrom('any', 'all'),
      nearest: fc.boolean(),
      tidy: fc.nat({ max: 7 }).map((n) => n === 0),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { refused: { numbers: [] } },
      { refused: { numbers: [1, 2] } },
      { refused: { numbers: [1, 0], target: 5 } },
      { refused: { numbers: [1, 2], target: 5, fast: true } },
      { refused: { numbers: new Array<number>(10).fill(2 ** 53 - 1), target: 5 } },
      { refused: null },
    ),
  },
);

const anySequence = fc.tuple(
  fc.array(anyBoard, { minLength: 1, maxLength: 3 }),
  fc.array(anyStep, { minLength: 2, maxLength: 12 }),
);

function puzzleOf(step: Step | { refused: unknown }, boards: readonly (readonly number[])[]): Puzzle {
  if ('refused' in step) return step.refused as Puzzle;
  const { board: place, target, use, nearest, tidy } = step;
  const numbers = boards[place % boards.length];
  return { numbers, target, rules: { values: 'natural', use }, nearest, tidy: tidy && numbers.length < 6 };
}

/** What comes of a puzzle: the answer, or the refusal in words. */
function outcomeOf(solver: Solver, puzzle: Puzzle): unknown {
  try {
    return solver.solve(puzzle);
  } catch (error) {
    if (!(error instanceof NumbersGameError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

describe.each(allBuilds)(`the $name build (seed ${seed})`, ({ options }) => {
  const compare = (puzzles: readonly Puzzle[], maxBytes?: number) => {
    const solver = createSolverSync({ ...options, maxBytes });
    for (const [place, puzzle] of puzzles.entries()) {
      const fresh = createSolverSync({ ...options, maxBytes });
      const context = `call ${place} of ${JSON.stringify(puzzles)}`;
      expect(outcomeOf(solver, puzzle), context).toEqual(outcomeOf(fresh, puzzle));
    }
  };

  it('answers each puzzle of a sequence as a fresh instance does', () => {
    fc.assert(
      fc.property(anySequence, ([boards, steps]) => {
        compare(steps.map((step) => puzzleOf(step, boards)));
      }),
      { seed, numRuns: 60 },
    );
  });

  it('and so it does where memory runs out', () => {
    fc.assert(
      fc.property(anySequence, ([boards, steps]) => {
        const puzzles = steps.map((step) => puzzleOf(step, boards));
        compare(puzzles, 2 ** 19);
      }),
      { seed, numRuns: 20 },
    );
  });

  it.each([
    ['rising', Array.from({ length: 60 }, (_, i) => 3 + i * i)],
    ['falling', Array.from({ length: 60 }, (_, i) => 3 + (60 - i) ** 2)],
    ['alternating', Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? 101 + i : 60_000 - i))],
    ['growing past 32 bits and back', [5, 10 ** 6, 10 ** 9, 10 ** 12, 10 ** 15, 10 ** 12, 10 ** 9, 5]],
  ])('bears %s targets', (_, targets) => {
    for (const numbers of [
      [1, 3, 7, 10, 25, 50],
      [2, 2, 5, 5, 9, 9, 9],
      [90_000, 1, 999, 7, 31],
    ]) {
      compare(targets.map((target) => ({ numbers, target })));
      compare(targets.map((target) => ({ numbers, target, nearest: target % 2 === 0 })));
    }
  });

  it('bears boards in turns', () => {
    const boards = [
      [1, 3, 7, 10, 25, 50],
      [1, 3, 7, 10, 25, 50, 75],
      [3, 7, 10, 25],
      [2_000_000, 3_000_000, 999_983, 17],
      [1, 3, 7, 10, 25, 51],
      [1, 1, 1, 1, 1, 1],
    ];
    const puzzles = Array.from({ length: 60 }, (_, call) => ({
      numbers: boards[(call * call + 3) % boards.length],
      target: 101 + 37 * call,
      tidy: call % 11 === 10 && boards[(call * call + 3) % boards.length].length < 7,
    }));
    compare(puzzles);
  });
});
