// A bar on stderr while something takes long; where stderr is no terminal there is none.
import { performance } from 'node:perf_hooks';
import { SingleBar } from 'cli-progress';
import type { Progress } from '../batch.js';
import { presentCount } from './present.js';

const LINES_FORMAT = '{puzzles} puzzles, {rate} a second';
const FORMAT = '{bar} {percentage} %, {value} of {total} {unit}, {eta_formatted} left';

/** Runs a job that tells its progress. The bar goes away when it ends. */
export async function withProgress<Result>(
  unit: string,
  job: (onProgress: (progress: Progress) => void) => Promise<Result>,
): Promise<Result> {
  // Ctrl-C is the command's business.
  const bar = new SingleBar({
    stream: process.stderr,
    format: FORMAT,
    clearOnComplete: true,
    gracefulExit: false,
  });
  try {
    return await job(({ done, total }) => {
      if (!bar.isActive) bar.start(total, done, { unit });
      bar.update(done);
    });
  } finally {
    if (bar.isActive) bar.stop();
  }
}

/** The bar of a job whose end is known in bytes of input, or not at all, and which is counted in puzzles. */
export class LinesProgress {
  readonly #bar: SingleBar;
  readonly #begin = performance.now();
  #bytes = 0;
  #puzzles = 0;

  /** @param totalBytes undefined if it is not known */
  constructor(totalBytes: number | undefined) {
    this.#bar = new SingleBar({
      stream: process.stderr,
      format:
        totalBytes === undefined
          ? LINES_FORMAT
          : `{bar} {percentage} %, ${LINES_FORMAT}, {eta_formatted} left`,
      clearOnComplete: true,
      gracefulExit: false,
    });
    this.#bar.start(totalBytes ?? 0, 0, { puzzles: 0, rate: 0 });
  }

  /** Adds bytes that were read. */
  addBytes(count: number): void {
    this.#bytes += count;
  }

  /** Adds puzzles that were answered. */
  addPuzzles(count: number): void {
    this.#puzzles += count;
    const seconds = (performance.now() - this.#begin) / 1000;
    const rate = Math.round(this.#puzzles / seconds);
    this.#bar.update(this.#bytes, { puzzles: presentCount(this.#puzzles), rate: presentCount(rate) });
  }

  /** Takes the bar away. */
  stop(): void {
    this.#bar.stop();
  }
}
