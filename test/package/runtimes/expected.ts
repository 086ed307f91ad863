// What every runtime has to answer to answers.mjs. The figures are golden: `solve` and `count` as in the
// README and in the contract of the suites for the engine; the puzzles are those that `generate` gives on the
// Node that the tests run on, from the sources.
import { countReachable, createSolverSync, games } from '../../../src/index.js';
import { generate } from '../../../src/generate/index.js';
import { createFullSolver } from '../../support/full-solver.js';
import { askGenerate } from './answers.mjs';

const numbers = [1, 3, 7, 10, 25, 50];

const solver = {
  board: '(6 * 5 + 1) * (7 * 4 + 1)',
  nearest: 830,
  hand: '8 / (3 - 8 / 3)',
  solutions: ['(25 - 10) * (50 + 1)', 12],
  reachable: countReachable(createSolverSync().reach({ numbers, from: 101, to: 999 })),
  refusal: 'invalid-numbers',
  more: createFullSolver().solve({ numbers: [2, 2, 2, 6], game: games['24s'] }).expression,
};

export const expected = {
  solver,
  sync: { ...solver, more: 'invalid-option' },
  worker: { aborted: 'AbortError', isPrompt: true, refusal: 'invalid-numbers', after: 830 },
  generate: askGenerate({ generate }) as readonly number[][],
};
