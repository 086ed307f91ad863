// Calls of every kind in any order on one solver: what it keeps from call to call, lists of natural values
// and lists of forms, must never show. Each call is compared with the same call on a fresh solver.
import { expect, it, describe } from 'vitest';
import { createSolverSync, NumbersGameError, type Puzzle, type Rules, type Solver } from '../../src/index.js';
import { allBuilds } from '../support/builds.js';
import { createRandom, seed, type Random } from '../support/random.js';

const boards = [
  [1, 3, 7, 10, 25],
  [2, 4, 7, 8],
  [3, 3, 8, 8],
  [1, 1, 2, 2, 6],
  [90_000, 1, 999, 7],
];

/** A call, which gives something that can be compared. */
function drawCall(random: Random): (solver: Solver) => unknown {
  const numbers = random.pick(boards);
  const rules: Rules = { values: random.pick(['natural', 'rational']), use: random.pick(['any', 'all']) };
  const target = random.pick(rules.values === 'natural' ? [24, 100, 765, 5000] : [24, '1/2', -3, 0, 765]);
  const distinct = random.pick(['trees', 'function', 'essential'] as const);
  const puzzle: Puzzle = { numbers, target, rules, nearest: random.integer(0, 1) === 0 };
  const limit = random.integer(1, 40);
  return random.pick<(solver: Solver) => unknown>([
    (solver) => solver.solve(puzzle),
    (solver) => solver.solve({ ...puzzle, tidy: true }),
    (solver) => solver.count(puzzle, { distinct }),
    (solver) => [...solver.solutions(puzzle, { distinct, limit })],
    (solver) => [...solver.reach({ numbers, rules, from: 1, to: 60 }).operations],
    (solver) => [...solver.reachAll({ pool: numbers, size: 3, from: 1, to: 60 })],
    (solver) => solver.solve({ numbers: new Array<number>(10).fill(2 ** 53 - 1), target: 5, rules }),
  ]);
}

function outcomeOf(solver: Solver, call: (solver: Solver) => unknown): unknown {
  try {
    return call(solver);
  } catch (error) {
    if (!(error instanceof NumbersGameError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

describe.each(allBuilds)(`the $name build (seed ${seed})`, ({ options }) => {
  it.each([undefined, 2 ** 20])('in %s bytes', { tags: 'long' }, (maxBytes) => {
    const random = createRandom(2700);
    const solver = createSolverSync({ ...options, maxBytes });
    for (let call = 0; call < 150; call++) {
      const drawn = drawCall(random);
      const fresh = createSolverSync({ ...options, maxBytes });
      expect(outcomeOf(solver, drawn), `call ${call}`).toEqual(outcomeOf(fresh, drawn));
    }
  });
});
