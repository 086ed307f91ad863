// Where the puzzles of an element are solved: by one solver that all elements of the page share, made when it is first needed.
import { createSolver, type Puzzle, type Result, type Solver } from '../index.js';

let shared: Promise<Solver> | undefined;

export class Solving {
  /** Solves after what is under way in the page, which so keeps up with who types. @throws the reason of the signal, and what a solver throws */
  async solve(puzzle: Puzzle, signal?: AbortSignal): Promise<Result> {
    shared ??= createSolver();
    const solver = await shared;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    return solver.solve(puzzle);
  }
}
