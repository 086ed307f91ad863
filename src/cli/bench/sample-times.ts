// Measures time for benchmarks: many samples of each case in several rounds, and their medians. All cases run
// in every round, so a slow minute of the machine affects all alike. The first round warms up as much as it
// measures: WebAssembly is four times slower until the engine has compiled it a second time, and the median
// of several rounds ignores these samples.
import { setImmediate } from 'node:timers/promises';

export type TimedCases = Readonly<Record<string, () => unknown>>;

/** Seconds of each sample, by title. */
type Samples = Record<string, number[]>;

/** Least duration of a sample, which repeats its job: user time advances in ticks of up to 16 ms. */
const LEAST_SECONDS = 0.02;

/** Amount of measuring: rounds and their least duration. */
export interface Plan {
  readonly rounds: number;
  /** Least time of each case in a round, in seconds; a case runs at least once. */
  readonly roundSeconds: number;
  /** Aborts the measurement with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Clock that returns the current time in seconds. Default: elapsed time. */
  readonly now?: () => number;
}

/** Takes samples of each case in turn. */
export async function sampleInTurn(cases: TimedCases, plan: Plan): Promise<Samples> {
  const { rounds, roundSeconds, signal, now = () => performance.now() / 1000 } = plan;
  const samples: Samples = Object.fromEntries(Object.keys(cases).map((title) => [title, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [title, job] of Object.entries(cases)) {
      const end = performance.now() + roundSeconds * 1000;
      do {
        // Lets other events run, such as Ctrl-C.
        await setImmediate();
        signal?.throwIfAborted();
        samples[title].push(takeSample(job, now));
      } while (performance.now() < end);
    }
  }
  return samples;
}

/** Returns the seconds of a job: the mean of enough runs for the resolution of the clock. */
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

/** Returns the median; for an even count, the mean of the two values in the middle. */
export function median(values: readonly number[]): number {
  const all = sorted(values);
  return (all[(all.length - 1) >> 1] + all[all.length >> 1]) / 2;
}

/** Returns half the distance between the quartiles, in percent of the median; null for one sample. */
export function spread(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const all = sorted(values);
  const range = all[(3 * values.length) >> 2] - all[values.length >> 2];
  return Math.round((50 * range) / median(values));
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}
