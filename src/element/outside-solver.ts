// The solving of an element that has no engine: a page around it, which has a solver for all operators, gives
// it that one.
import { ALL_ARITHMETIC } from '../expression/all-operators.js';
import type { PuzzleSolving } from './element-solver.js';

/** Makes the solving of an element from a function that solves. */
export function solveOutside(solve: PuzzleSolving['solve']): PuzzleSolving {
  return {
    arithmetic: ALL_ARITHMETIC,
    canSolve: () => true,
    use: () => undefined,
    solve,
    open: () => undefined,
    close: () => undefined,
  };
}
