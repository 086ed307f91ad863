// Where an element solves its puzzles: in a worker of its own, or with one solver that all elements of the
// page share. Either is made when it is first needed, and the code for workers is loaded then.
//
// While the element is not in a page it solves nothing and has no worker: pending puzzles wait, and are
// solved when it is back.
import { hasFour, hasOnlyBasic } from '../core/operator-notation.js';
import { BASIC_ARITHMETIC, type Arithmetic } from '../expression/arithmetic.js';
import { rate, type Difficulty } from '../generate/index.js';
import { createSolver, type Extension, type Puzzle, type Result, type Rules, type Solver } from '../index.js';
import { parseExtensions } from '../solver/compile-engines.js';
import type { WorkerLike, WorkerSolver } from '../worker/index.js';

export { ALL_ARITHMETIC } from '../expression/all-operators.js';

/** Makes a worker whose file calls `serveSolver` of `numbers-game/worker`. */
export type WorkerFactory = () => WorkerLike;

/** Solves the puzzles of an element. */
export interface PuzzleSolving {
  /** The evaluation of the operators that can be solved. */
  readonly arithmetic: Arithmetic;
  /**
   * Whether puzzles with these rules can be solved, and played if `isPlayed`: not if they need an extension
   * that the page has not loaded.
   */
  canSolve(rules: Rules, isPlayed: boolean): boolean;
  /** Chooses a worker; null restores the default. Another function is called for the next worker. */
  use(factory: WorkerFactory | null): void;
  /** Solves a puzzle. @throws the reason of the signal, and the errors of a solver */
  solve(puzzle: Puzzle, signal: AbortSignal): Promise<Result>;
  /** Resumes when the element is in a page again. `onExtension` is called when more rules can be solved. */
  open(onExtension: () => void): void;
  /** Stops when the element has left its page. */
  close(): void;
}

/** Solves puzzles, and rates them to deal boards. */
export interface PuzzleRating extends PuzzleSolving {
  /** Rates a puzzle whose operators are + - * /. @throws the reason of the signal, the errors of `rate` */
  rate(puzzle: Puzzle, signal: AbortSignal): Promise<Difficulty>;
}

/** The longest time of ratings without a pause. */
const MOST_BUSY_MS = 20;

let shared: Promise<Solver> | undefined;
/** The extensions of the shared solver. */
let extensions: readonly Extension[] = [];
let arithmetic = BASIC_ARITHMETIC;
/** Callbacks for each added extension. */
const listeners = new Set<() => void>();

/** Adds an extension to the solver that all elements of the page share, once. @throws NumbersGameError */
export function addExtension(extension: Extension): void {
  const [{ name, arithmetic: added }] = parseExtensions([extension]);
  if (extensions.some((other) => other.name === name)) return;
  extensions = [...extensions, extension];
  arithmetic = added;
  shared = undefined;
  for (const listener of listeners) listener();
}

/** Opens the shared solver; after a failure, such as a lack of memory, the next call tries again. */
function openShared(): Promise<Solver> {
  const opened = (shared ??= createSolver({ extensions }));
  opened.catch(() => {
    if (shared === opened) shared = undefined;
  });
  return opened;
}

export class Solving implements PuzzleRating {
  #factory: WorkerFactory | null = null;
  #worker: Promise<WorkerSolver> | null = null;
  #onExtension: () => void = () => undefined;
  #isOpen = true;
  /** The time at which ratings pause, so that the page reacts to its user. */
  #nextPause = 0;
  /** The calls that wait until the element is back. */
  readonly #waiting: (() => void)[] = [];

  get arithmetic(): Arithmetic {
    return arithmetic;
  }

  /** Judges rules. A worker may have the extension they need, but moves are evaluated on this thread. */
  canSolve(rules: Rules, isPlayed: boolean): boolean {
    if (extensions.length > 0 || hasFour(rules)) return true;
    return this.#factory !== null && (!isPlayed || hasOnlyBasic(rules));
  }

  use(factory: WorkerFactory | null): void {
    if (typeof factory !== typeof this.#factory) this.#endWorker();
    this.#factory = factory;
  }

  /** Solves a puzzle. @throws the reason of the signal, and the errors of a solver */
  async solve(puzzle: Puzzle, signal: AbortSignal): Promise<Result> {
    for (;;) {
      await this.#untilOpen();
      const factory = this.#factory;
      if (factory === null) {
        const solver = await openShared();
        // Runs after pending work of the page, so that typing stays smooth.
        await new Promise((resolve) => setTimeout(resolve));
        signal.throwIfAborted();
        if (!this.#isOpen) continue;
        return solver.solve(puzzle);
      }
      signal.throwIfAborted();
      const create = typeof factory === 'function' ? () => this.#factory!() : factory;
      this.#worker ??= import('./worker-solver.js').then(({ createWorkerSolver }) =>
        createWorkerSolver(create),
      );
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

  /** Rates a puzzle on this thread: it takes about a millisecond. */
  async rate(puzzle: Puzzle, signal: AbortSignal): Promise<Difficulty> {
    await this.#untilOpen();
    const solver = await openShared();
    if (performance.now() > this.#nextPause) {
      await new Promise((resolve) => setTimeout(resolve));
      this.#nextPause = performance.now() + MOST_BUSY_MS;
    }
    signal.throwIfAborted();
    return rate(puzzle, { solver });
  }

  open(onExtension: () => void): void {
    this.#isOpen = true;
    this.#onExtension = onExtension;
    listeners.add(onExtension);
    for (const resume of this.#waiting.splice(0)) resume();
  }

  close(): void {
    this.#isOpen = false;
    listeners.delete(this.#onExtension);
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
