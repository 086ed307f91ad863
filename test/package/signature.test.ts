// The signature over the bench corpus: all builds give the same answers in the same order, and those of the
// last commit. If a change is meant to alter answers, SIGNATURE in src/cli/bench/signature.ts changes
// with it, and the commit says why.
import { expect, it } from 'vitest';
import { computeSignature, SIGNATURE } from '../../src/cli/bench/signature.js';
import { createSolverSync, type Solver } from '../../src/index.js';
import { allBuilds } from '../support/builds.js';

it.each(allBuilds)('$name: is the one that is expected', ({ options }) => {
  expect(computeSignature(createSolverSync(options))).toBe(SIGNATURE);
});

it('does not overlook one other answer', () => {
  const solver = createSolverSync();
  let calls = 0;
  const wrong: Solver = {
    ...solver,
    solve: (puzzle) => solver.solve(puzzle),
    reach: (query) => solver.reach(query),
    reachAll: (query) => solver.reachAll(query),
    solutions: (puzzle, options) => solver.solutions(puzzle, options),
    count: (puzzle, options) => solver.count(puzzle, options) + Number(++calls === 100),
  };
  expect(computeSignature(wrong)).not.toBe(SIGNATURE);
  expect(calls).toBeGreaterThan(100);
});
