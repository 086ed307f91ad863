// Where an element solves its puzzles: in a worker of its own, or with one solver that all elements of the
// page share. Either is made when it is first needed, and the code for workers is loaded then.
//
// While the element is not in a page it solves nothing and has no worker: pending puzzles wait, and are
// solved when it is back.
import { createSolver, type Puzzle, type Result, type Solver } from '../index.js';
import type { WorkerLike, WorkerSolver } from '../worker.js';

/** Makes a worker whose file calls `serveSolver` of `numbers-game/worker`. */
export type WorkerFactory = () => WorkerLike;

/** Solves the puzzles of an element. */
export interface PuzzleSolving {
  /** Chooses a worker, or null for what is there without one. */
  use(factory: WorkerFactory | null): void;
  /** @throws the reason of the signal, and what a solver throws */
  solve(puzzle: Puzzle, signal: AbortSignal): Promise<Result>;
  /** The element is in a page again. */
  open(): void;
  /** The element has left its page. */
  close(): void;
}

let shared: Promise<Solver> | undefined;

export class Solving implements PuzzleSolving {
  #factory: WorkerFactory | null = null;
  #worker: Promise<WorkerSolver> | null = null;
  #isOpen = true;
  /** The calls that wait until the element is back. */
  readonly #waiting: (() => void)[] = [];

  /** Chooses a worker, or the main thread for null. Ends the previous worker. */
  use(factory: WorkerFactory | null): void {
    this.#endWorker();
    this.#factory = factory;
  }

  /** @throws the reason of the signal, and what a solver throws */
  async solve(puzzle: Puzzle, signal: AbortSignal): Promise<Result> {
    for (;;) {
      await this.#untilOpen();
      const factory = this.#factory;
      if (factory === null) {
        const solver = await (shared ??= createSolver());
        // Runs after pending work of the page, so that typing stays smooth.
        await new Promise((resolve) => setTimeout(resolve));
        signal.throwIfAborted();
        if (!this.#isOpen) continue;
        return solver.solve(puzzle);
      }
      signal.throwIfAborted();
      this.#worker ??= import('../worker.js').then(({ createWorkerSolver }) => createWorkerSolver(factory));
      const worker = this.#worker;
      try {
        const solver = await worker;
        return await solver.solve(puzzle, { signal });
      } catch (error) {
        // Otherwise the worker was ended from here, and did not fail.
        if (this.#worker === worker) throw error;
      }
    }
  }

  /** Resumes after `close`. */
  open(): void {
    this.#isOpen = true;
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** Stops solving until `open`, and ends the worker. */
  close(): void {
    this.#isOpen = false;
    this.#endWorker();
  }

  async #untilOpen(): Promise<void> {
    while (!this.#isOpen) await new Promise<void>((resume) => this.#waiting.push(resume));
  }

  #endWorker(): void {
    // If there is none, the caller has already received the error.
    this.#worker?.then((solver) => solver.dispose()).catch(() => undefined);
    this.#worker = null;
  }
}
