// The worker that measures: for each number of numbers ours and each published algorithm on the same boards, each once
// before the clock, then over and over for some time, of which the median counts. Published ones only mark what can be made, as in the paper; ours finds the
// fewest operations as well. What one finds is held against what ours finds.
import { drawPuzzles } from '../../bench/corpus.js';
import { classic } from '../../classic.js';
import type { ClassicMarks } from '../../classic.js';
import { countReachable, createSolverSync } from '../../index.js';
import {
  BOARDS,
  FROM,
  SMALLEST,
  TO,
  type AlgorithmName,
  type Order,
  type Report,
  type Row,
} from './messages.js';

const LEAST_MS = 250;
const LEAST_SAMPLES = 3;
/** Clocks of browsers tell tenths of a millisecond. */
const SAMPLE_MS = 3;
/** The first run through the boards ends here, and counts where it takes half as long: the clock and a cold start do not matter then. */
const SLOW_MS = 1000;
/** Left out where it would take longer than this for a board, guessed from one number less: the slowest grow by a factor of 80. */
const MOST_MS = 5000;
const GROWTH = 80;

const solver = createSolverSync();
const range = { from: FROM, to: TO };

onmessage = ({ data }: MessageEvent<Order>) => {
  try {
    measure(data.largest);
  } catch (error) {
    report({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
  }
};

function measure(largest: number): void {
  const before = new Map<AlgorithmName, number>();
  for (let size = SMALLEST; size <= largest; size++) {
    const boards = drawPuzzles({ size, ...range, boards: BOARDS, targets: 1 }).map(({ numbers }) => numbers);
    for (const algorithm of ['engine', ...classic.names] as const) {
      report({ kind: 'begin', algorithm, size });
      const guess = (before.get(algorithm) ?? 0) * GROWTH;
      const row: Row =
        algorithm !== 'engine' && guess > MOST_MS
          ? { algorithm, size, ms: null, found: null }
          : measureOne(algorithm, size, boards);
      before.set(algorithm, row.ms ?? Infinity);
      report({ kind: 'row', row });
    }
  }
  report({ kind: 'end' });
}

function measureOne(algorithm: AlgorithmName, size: number, boards: readonly (readonly number[])[]): Row {
  const run = (numbers: readonly number[]) =>
    algorithm === 'engine'
      ? solver.reach({ numbers, ...range })
      : classic.mark(algorithm, { numbers, ...range });
  const makes = boards.map((numbers) => countReachable(solver.reach({ numbers, ...range })));
  let found = 0;
  let done = 0;
  const begin = performance.now();
  while (done < boards.length && performance.now() - begin < SLOW_MS) {
    const result = run(boards[done++]);
    found += 'operations' in result ? countReachable(result) : countMarks(result);
  }
  const elapsed = performance.now() - begin;
  const all = makes.slice(0, done).reduce((sum, each) => sum + each, 0);
  const ms = elapsed > SLOW_MS / 2 ? elapsed / done : time(boards, run);
  return { algorithm, size, ms, found: found / all };
}

/** The median time of a board, over many passes through them, of which each is long enough for the clock. */
function time(boards: readonly (readonly number[])[], run: (numbers: readonly number[]) => unknown): number {
  const samples: number[] = [];
  const end = performance.now() + LEAST_MS;
  while (performance.now() < end || samples.length < LEAST_SAMPLES) {
    const begin = performance.now();
    let elapsed = 0;
    let runs = 0;
    while (elapsed < SAMPLE_MS) {
      for (const numbers of boards) run(numbers);
      runs += boards.length;
      elapsed = performance.now() - begin;
    }
    samples.push(elapsed / runs);
  }
  return samples.sort((left, right) => left - right)[samples.length >> 1];
}

function countMarks({ reachable }: ClassicMarks): number {
  return reachable.reduce((sum, each) => sum + each, 0);
}

function report(message: Report): void {
  postMessage(message);
}
