// Where the puzzles of an element are solved: in a worker of its own, or else by one solver that all elements of the page share. Either is
// made when it is first needed, and the code for workers is loaded then.
import { createSolver, type Puzzle, type Result, type Solver } from '../index.js';
import type { WorkerLike, WorkerSolver } from '../worker.js';

/** Makes a worker whose file calls `serveSolver` of `numbers-game/worker`. */
export type WorkerFactory = () => WorkerLike;

let shared: Promise<Solver> | undefined;

export class Solving {
  #factory: WorkerFactory | null = null;
  #worker: Promise<WorkerSolver> | null = null;

  /** Chooses where: in a worker, or on the main thread for null. Ends the worker that there was. */
  use(factory: WorkerFactory | null): void {
    this.close();
    this.#factory = factory;
  }

  /** @throws the reason of the signal, and what a solver throws */
  async solve(puzzle: Puzzle, signal?: AbortSignal): Promise<Result> {
    const factory = this.#factory;
    if (factory === null) return solveHere(puzzle, signal);
    this.#worker ??= import('../worker.js').then(({ createWorkerSolver }) => createWorkerSolver(factory));
    const solver = await this.#worker;
    return solver.solve(puzzle, { signal });
  }

  /** Ends the worker. The next call makes another. */
  close(): void {
    void this.#worker?.then((solver) => solver.dispose());
    this.#worker = null;
  }
}

/** Solves after what is under way in the page, which so keeps up with who types. */
async function solveHere(puzzle: Puzzle, signal?: AbortSignal): Promise<Result> {
  shared ??= createSolver();
  const solver = await shared;
  await new Promise((resolve) => setTimeout(resolve));
  signal?.throwIfAborted();
  return solver.solve(puzzle);
}
