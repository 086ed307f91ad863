// The worker that measures. For each size it runs our engine and each published algorithm on the same boards:
// untimed until their code is compiled for speed, then repeatedly for a while, of which the median counts.
// The published algorithms only mark which targets can be made, as in the paper; ours also finds the fewest
// operations. Every result is checked against ours.
import { classic, type ClassicMarks } from 'numbers-game/classic';
import { countReachable, createSolverSync, NumbersGameError } from 'numbers-game';
import { countdownGame, countdownPool } from '../countdown-game.js';
import { deal, worthOf } from '../../../src/play/round/deal-board.js';
import {
  BOARDS,
  FROM,
  SMALLEST,
  TO,
  type AlgorithmName,
  type Order,
  type MeasureReport,
  type MeasuredRow,
} from './measure-messages.js';

/** The untimed runs: WebAssembly and its callers are compiled for speed while they run. */
const WARM_UP_MS = 200;
const LEAST_MS = 250;
const LEAST_SAMPLES = 3;
/** The least duration of a sample: clocks of browsers have a resolution of a tenth of a millisecond. */
const SAMPLE_MS = 3;
/**
 * The time after which the first pass through the boards ends. A pass of at least half this time counts,
 * because the clock and a cold start hardly matter then.
 */
const SLOW_MS = 1000;
/**
 * The estimated time of a board above which an algorithm is skipped. The estimate is the time of the last
 * size multiplied by twice the last growth, or by LEAST_GROWTH if that is more.
 */
const MOST_MS = 5000;
const LEAST_GROWTH = 25;

const SEED = 1;

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
  const done = new Map<AlgorithmName, number[]>();
  for (let size = SMALLEST; size <= largest; size++) {
    const boards = drawBoards(size);
    for (const algorithm of ['engine', ...classic.names] as const) {
      report({ kind: 'begin', algorithm, size });
      const before = done.get(algorithm) ?? [];
      const row = guess(before) > MOST_MS ? null : tryOne(algorithm, size, boards);
      done.set(algorithm, [...before, row?.ms ?? Infinity]);
      report({ kind: 'row', row: row ?? { algorithm, size, ms: null, found: null } });
    }
  }
  report({ kind: 'end' });
}

/** Draws boards of a size from the numbers of the show, the same at each visit. */
function drawBoards(size: number): number[][] {
  const dealt = deal({ ...countdownGame, deal: { pool: countdownPool, size } }, SEED);
  return Array.from({ length: BOARDS }, () => dealt.next().value.numbers.map(worthOf));
}

/** Extrapolates an upper bound of the time of a board from smaller ones. */
function guess(before: readonly number[]): number {
  if (before.length < 2) return 0;
  const [previous, last] = before.slice(-2);
  return last === Infinity ? Infinity : last * Math.max(LEAST_GROWTH, (2 * last) / previous);
}

/** Measures an algorithm on boards of one size. Returns null if there is not enough memory. */
function tryOne(
  algorithm: AlgorithmName,
  size: number,
  boards: readonly (readonly number[])[],
): MeasuredRow | null {
  try {
    return measureOne(algorithm, size, boards);
  } catch (error) {
    if (error instanceof NumbersGameError && error.code === 'out-of-memory') return null;
    throw error;
  }
}

function measureOne(
  algorithm: AlgorithmName,
  size: number,
  boards: readonly (readonly number[])[],
): MeasuredRow {
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

/** Measures the median time per board over many passes, each long enough for the clock. */
function time(boards: readonly (readonly number[])[], run: (numbers: readonly number[]) => unknown): number {
  const warm = performance.now() + WARM_UP_MS;
  while (performance.now() < warm) for (const numbers of boards) run(numbers);
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

function report(message: MeasureReport): void {
  postMessage(message);
}
