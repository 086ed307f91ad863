// Progress bars on stderr; there is none if stderr is not a terminal.
import cliProgress, { type Options, type SingleBar } from 'cli-progress';
import type { BuildProgress } from '../atlas/atlas-types.js';
import type { Progress } from '../parallel/worker-types.js';
import { formatCount } from './answer-text.js';

const LINES_FORMAT = '{puzzles} puzzles, {rate} a second';
const BUILD_FORMAT =
  '{bar} {percentage} %, {value} of {total} boards, {rate} problems a second, {left} s left';
const FORMAT = '{bar} {percentage} %, {value} of {total} {unit}, {eta_formatted} left';

/** Runs a job that reports its progress. The bar disappears when the job ends. */
export function withProgress<Result>(
  unit: string,
  job: (onProgress: (progress: Progress) => void) => Promise<Result>,
): Promise<Result> {
  return withBar(FORMAT, () => ({ unit }), job);
}

/** Runs the build of an atlas. The bar shows the rate and the time left of this build alone. */
export function withBuildProgress<Result>(
  job: (onProgress: (progress: BuildProgress) => void) => Promise<Result>,
): Promise<Result> {
  const format = (count: number) => formatCount(Math.round(count));
  return withBar(
    BUILD_FORMAT,
    ({ rate, secondsLeft }) => ({ rate: format(rate), left: format(secondsLeft) }),
    job,
  );
}

async function withBar<Reported extends Progress, Result>(
  format: string,
  describe: (progress: Reported) => object,
  job: (onProgress: (progress: Reported) => void) => Promise<Result>,
): Promise<Result> {
  const bar = createBar(format);
  try {
    return await job((progress) => {
      const { done, total } = progress;
      if (!bar.isActive) bar.start(total, done, describe(progress));
      bar.update(done, describe(progress));
    });
  } finally {
    if (bar.isActive) bar.stop();
  }
}

/** Progress bar of a job that counts puzzles. Its length is known in bytes of input, or not at all. */
export class LinesProgress {
  readonly #bar: SingleBar;
  readonly #totalBytes: number | undefined;
  readonly #begin = performance.now();
  #bytes = 0;
  #puzzles = 0;

  /** @param totalBytes undefined if unknown */
  constructor(totalBytes: number | undefined) {
    this.#totalBytes = totalBytes;
    this.#bar = createBar(
      totalBytes === undefined ? LINES_FORMAT : `{bar} {percentage} %, ${LINES_FORMAT}, {eta_formatted} left`,
    );
  }

  addBytes(count: number): void {
    this.#bytes += count;
  }

  addPuzzles(count: number): void {
    this.#puzzles += count;
    const seconds = (performance.now() - this.#begin) / 1000;
    const rate = Math.round(this.#puzzles / seconds);
    const payload = { puzzles: formatCount(this.#puzzles), rate: formatCount(rate) };
    if (!this.#bar.isActive) this.#bar.start(this.#totalBytes ?? 0, 0, payload);
    this.#bar.update(this.#bytes, payload);
  }

  /** Removes the bar. On a terminal it tells how many lines failed, since the output may be in a file. */
  stop(failed: number): void {
    this.#bar.stop();
    if (failed === 0 || !process.stderr.isTTY) return;
    console.error(`numbers-game: ${formatCount(failed)} failed; the output has an error for each`);
  }
}

function createBar(format: string): SingleBar {
  return new cliProgress.SingleBar({
    stream: process.stderr,
    format,
    formatTime,
    clearOnComplete: true,
    // The command handles Ctrl-C.
    gracefulExit: false,
  });
}

/** Formats a value as the library does, except for an unknown time, which the library would truncate. */
function formatTime(seconds: number | string, options: Options, roundTo: number): string {
  return typeof seconds === 'number' ? cliProgress.Format.TimeFormat(seconds, options, roundTo) : '?';
}
