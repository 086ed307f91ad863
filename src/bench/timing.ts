// How benchmarks take time: many samples of each case, in rounds, and their medians. All cases run in each of
// several rounds, so that a slow minute of the machine meets all alike. The first round warms up as much as
// it measures: WebAssembly is four times slower until it is compiled a second time, and the median of several
// rounds does not see these samples.
import { setImmediate } from 'node:timers/promises';

/** What is timed, by title. */
export type Cases = Readonly<Record<string, () => unknown>>;

/** Seconds of each sample, by title. */
export type Samples = Record<string, number[]>;

/**
 * A sample runs its job again until so much time has passed: user time goes forward in ticks, of up to 16 ms.
 */
const LEAST_SECONDS = 0.02;

/** How much is taken. */
export interface Plan {
  readonly rounds: number;
  /** Each case runs at least so long in a round, and at least once. */
  readonly roundSeconds: number;
  /** Ends it, with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Seconds now; default: those of the clock on the wall. */
  readonly now?: () => number;
}

/** Takes samples of each case in turn. */
export async function sampleInTurn(cases: Cases, plan: Plan): Promise<Samples> {
  const { rounds, roundSeconds, signal, now = secondsOfClock } = plan;
  const samples: Samples = Object.fromEntries(Object.keys(cases).map((title) => [title, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [title, job] of Object.entries(cases)) {
      const end = performance.now() + roundSeconds * 1000;
      do {
        // What else waits, such as Ctrl-C, has its turn.
        await setImmediate();
        signal?.throwIfAborted();
        samples[title].push(takeSample(job, now));
      } while (performance.now() < end);
    }
  }
  return samples;
}

/** Seconds of a job: the mean of as many runs as are long enough for the clock. */
export function takeSample(job: () => unknown, now: () => number): number {
  const begin = now();
  let runs = 0;
  let seconds: number;
  do {
    job();
    runs++;
    seconds = now() - begin;
  } while (seconds < LEAST_SECONDS);
  return seconds / runs;
}

function secondsOfClock(): number {
  return performance.now() / 1000;
}

/**
 * User time of this process, as C programs report theirs: a machine that does other work as well spoils it
 * less. It includes what the other threads of the process do, such as to compile and to collect garbage.
 */
export function secondsOfUser(): number {
  return process.cpuUsage().user / 1e6;
}

/** Of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const all = sorted(values);
  return (all[(all.length - 1) >> 1] + all[all.length >> 1]) / 2;
}

/**
 * Half the distance between the quartiles, in percent of the median; null for one sample, which tells nothing
 * of it.
 */
export function spread(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const all = sorted(values);
  const range = all[(3 * values.length) >> 2] - all[values.length >> 2];
  return Math.round((50 * range) / median(values));
}

/** The spread in words. */
export function describeSpread(values: readonly number[]): string {
  const percent = spread(values);
  return percent === null ? 'one sample' : `±${percent} %`;
}

export function ratio(ours: number, theirs: number): number {
  return Number((ours / theirs).toFixed(2));
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}
