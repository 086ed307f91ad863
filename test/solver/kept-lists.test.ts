// Lists of values that a solver keeps for boards with the same numbers must never show: an answer is the same
// whatever was asked before. The same puzzles are put to one solver, in another order to a second one, and
// some of them to a fresh one each. There are enough boards that the kept lists are dropped and begun afresh
// several times (KEPT_BYTES in assembly/natural/kept-lists.ts), with ranges, which need the memory, between.
import { describe, expect, it } from 'vitest';
import { createSolverSync, type Puzzle, type Result, type Solver } from '../../src/index.js';
import { allBuilds } from '../support/builds.js';
import { STANDARD_POOL } from '../support/pool.js';
import { createRandom, seed } from '../support/random.js';

const BOARDS = 700;
const FRESH = 25;

const random = createRandom(46);
const HUNDRED = Array.from({ length: 100 }, (_, i) => i + 1);

/** A board of the standard pool, of 1..100, of large numbers, or with alternatives. */
function drawBoard(): Puzzle['numbers'] {
  const size = random.pick([3, 4, 5, 6, 6, 6, 6, 6, 7]);
  const pool = random.pick([STANDARD_POOL, HUNDRED, HUNDRED, [2, 3, 5, 65_535, 65_536, 70_000, 100_000]]);
  const numbers: Puzzle['numbers'][number][] = random.shuffle(pool).slice(0, size);
  if (random.integer(1, 30) === 1) numbers[0] = { oneOf: [1, 11] };
  return numbers;
}

const puzzles: Puzzle[] = [];
for (let i = 0; i < BOARDS; i++) {
  const numbers = drawBoard();
  for (let targets = random.pick([1, 1, 1, 2, 4]); targets > 0; targets--) {
    puzzles.push({
      numbers: random.integer(0, 1) === 0 ? numbers : random.shuffle([...numbers]),
      target: random.pick([random.integer(101, 999), random.integer(101, 999), random.integer(1, 9999)]),
      rules: { values: 'natural', use: random.pick(['any', 'any', 'any', 'any', 'all']) },
      nearest: random.pick([true, false]),
    });
  }
}
const order = random.shuffle(puzzles.map((_, i) => i));

/** Solves the puzzles in an order; between some of them it asks for a range. */
function solveAll(solver: Solver, places: readonly number[]): Result[] {
  const results: Result[] = [];
  for (const [turn, place] of places.entries()) {
    const { numbers } = puzzles[place];
    results[place] = solver.solve(puzzles[place]);
    if (turn % 97 === 0) solver.reach({ numbers, from: 101, to: 200 });
  }
  return results;
}

const expected = solveAll(createSolverSync(), [...puzzles.keys()]);

describe.each(allBuilds)(`the $name build (seed ${seed})`, ({ options }) => {
  it(`answers ${puzzles.length} puzzles alike in any order`, { tags: 'long' }, () => {
    expect(solveAll(createSolverSync(options), order)).toEqual(expected);
  });

  it(`answers ${FRESH} of them as fresh solvers do`, () => {
    for (const place of order.slice(0, FRESH)) {
      const context = JSON.stringify(puzzles[place]);
      expect(createSolverSync(options).solve(puzzles[place]), context).toEqual(expected[place]);
    }
  });
});
