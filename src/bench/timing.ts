// How benchmarks take time: many samples of each case, in rounds, and their medians. All cases run in each of several rounds, so that a
// slow minute of the machine meets all alike. The first round warms up as much as it measures: WebAssembly is four times slower until it
// is compiled a second time, and the median does not see these samples.
import { setImmediate } from 'node:timers/promises';

/** What is timed, by title. */
export type Cases = Readonly<Record<string, () => unknown>>;

/** Seconds of each sample, by title. */
export type Samples = Record<string, number[]>;

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
        const begin = now();
        job();
        samples[title].push(now() - begin);
      } while (performance.now() < end);
    }
  }
  return samples;
}

function secondsOfClock(): number {
  return performance.now() / 1000;
}

/** User time of this process, as C programs report theirs: a machine that does other work as well spoils it less. */
export function secondsOfUser(): number {
  return process.cpuUsage().user / 1e6;
}

export function median(values: readonly number[]): number {
  return sorted(values)[values.length >> 1];
}

/** Half the distance between the quartiles, in percent of the median. */
export function spread(values: readonly number[]): number {
  const all = sorted(values);
  const range = all[(3 * values.length) >> 2] - all[values.length >> 2];
  return Math.round((50 * range) / median(values));
}

export function ratio(ours: number, theirs: number): number {
  return Number((ours / theirs).toFixed(2));
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}
