// Results of "(The Final) Countdown" (Alliot and Vanaret) for its algorithms, and the suite `paper`, which
// repeats its tables 1 to 4: the time of each algorithm for all targets 101..999 of a board of six to nine
// numbers.
//
// If that would take more than a minute, a part of the work is timed and scaled to a whole board. For depth
// first, that part is a sample of the pools of seven numbers that the first moves lead to. Each is played to
// its end, which is all but 0.1 % of the work. For decomposition, which goes from target to target, it is a
// sample of the targets. Sampled rows are marked.
//
// These figures have three limits. Values have 32 bits if the product of the numbers fits, and a pool of
// seven may fit when the whole board of nine does not, so the time of depth first is probably a little low
// there. The pools are those of all moves, also for the variant that skips results equal to an operand, which
// meets fewer, so its time is a little high. A few boards of seven to nine numbers represent all boards:
// counted in operations tried, they differ from a tenfold sample by up to a fifth.
import type { ClassicQuery } from '../../classic/classic-algorithms.js';
import type { ClassicName } from '../../classic/classic-module.js';
import { countBoards } from '../../solver/boards/parse-boards.js';
import type { Solver } from '../../core/api-types.js';
import { createRandom } from '../../core/random.js';
import { formatAmount, formatCount } from '../answer-text.js';
import { everyBoard } from './fixed-samples.js';

export interface PaperAlgorithm {
  readonly name: ClassicName;
  /** Milliseconds per board, by its size: OCaml on an Intel 980X, one thread. Tables 1 to 4. */
  readonly paperMs: Readonly<Record<number, number>>;
}

export const PAPER_ALGORITHMS: readonly PaperAlgorithm[] = [
  { name: 'decomposition-refined', paperMs: {} },
  { name: 'depth-first', paperMs: { 6: 12.1, 7: 740, 8: 61_000 } },
  { name: 'depth-first-hash-array', paperMs: { 6: 1.96, 7: 36, 8: 1200, 9: 14_700 } },
  { name: 'depth-first-hash-set', paperMs: { 6: 5.05, 7: 114, 8: 3700, 9: 54_300 } },
  { name: 'breadth-first-arrays', paperMs: { 6: 4, 7: 109, 8: 4400 } },
  { name: 'breadth-first-sets', paperMs: { 6: 6.72, 7: 131, 8: 4100, 9: 46_700 } },
];

export const PAPER_FROM = 101;
export const PAPER_TO = 999;
export const PAPER_SIZES: readonly number[] = [6, 7, 8, 9];

/** Unit of work for an algorithm: the targets from..to of some numbers. */
type PaperPart = Pick<ClassicQuery, 'numbers' | 'from' | 'to'>;

/** The sample to time for one algorithm and board size. */
interface PaperWork {
  readonly parts: readonly PaperPart[];
  /** Ratio of the time of one board to the time of all parts. */
  readonly share: number;
  /** Description of the sample, which begins with `sampled` if a part of a board stands for all of it. */
  readonly sample: string;
}

/** Interval between the boards that are timed, by size. */
export const PAPER_STEPS: Readonly<Record<number, number>> = {
  4: 10,
  5: 40,
  6: 100,
  7: 2800,
  8: 16_420,
  9: 38_352,
};
/** Intervals for decomposition: fewer boards of six numbers; from seven numbers on, targets are sampled. */
const DECOMPOSITION_STEPS: Readonly<Record<number, number>> = { ...PAPER_STEPS, 6: 6622 };
const TARGET_STEP = 45;

/** Size of the pools that depth first plays to their end. */
const POOL_SIZE = 7;
/** Number of these pools to play. */
const POOLS = 30;

/** Plans the work for an algorithm and a size, or returns the reason why there is none. */
export function planPaper(name: ClassicName, size: number): PaperWork | string {
  if (name === 'breadth-first-arrays' && size > 8) return 'not run: more than 2 GiB';
  const isDecomposition = name.startsWith('decomposition');
  const boards = everyBoard(size, (isDecomposition ? DECOMPOSITION_STEPS : PAPER_STEPS)[size]);
  if (isDecomposition && size > 6) return sampleTargets(boards);
  if (name === 'depth-first' && size > POOL_SIZE) return samplePools(boards, size);
  return {
    parts: boards.map((numbers) => ({ numbers, from: PAPER_FROM, to: PAPER_TO })),
    share: 1 / boards.length,
    sample: `${formatCount(boards.length)} of ${formatCount(countBoards({ size }))} boards`,
  };
}

function sampleTargets(boards: readonly (readonly number[])[]): PaperWork {
  const parts: PaperPart[] = [];
  // The sample starts in the middle of the first step.
  for (let target = PAPER_FROM + (TARGET_STEP >> 1); target <= PAPER_TO; target += TARGET_STEP) {
    for (const numbers of boards) parts.push({ numbers, from: target, to: target });
  }
  const all = PAPER_TO - PAPER_FROM + 1;
  const sample = `sampled: ${parts.length / boards.length} of ${all} targets, ${formatAmount(boards.length, 'board')}`;
  return { parts, share: all / parts.length, sample };
}

/** Returns a sample of the pools after the first moves, each as often as moves lead to it. */
function samplePools(boards: readonly (readonly number[])[], size: number): PaperWork {
  const pools = boards.flatMap((numbers) => [...playTo(numbers, POOL_SIZE)]);
  const random = createRandom(size);
  const parts = Array.from({ length: POOLS }, () => {
    const numbers = pools[random.integer(0, pools.length - 1)];
    return { numbers, from: PAPER_FROM, to: PAPER_TO };
  });
  return {
    parts,
    share: pools.length / (POOLS * boards.length),
    sample: `sampled: ${POOLS} of ${formatCount(pools.length)} pools of ${POOL_SIZE}, ${formatAmount(boards.length, 'board')}`,
  };
}

/** Yields all pools of `size` numbers that moves lead to. */
export function* playTo(pool: readonly number[], size: number): Generator<readonly number[]> {
  if (pool.length === size) {
    yield pool;
    return;
  }
  for (let i = 1; i < pool.length; i++) {
    for (let j = 0; j < i; j++) {
      const others = pool.filter((_, k) => k !== i && k !== j);
      const high = Math.max(pool[i], pool[j]);
      const low = Math.min(pool[i], pool[j]);
      for (const result of [high + low, high * low, high - low, high / low]) {
        if (result > 0 && Number.isInteger(result)) yield* playTo([...others, result], size);
      }
    }
  }
}

/** Function that runs an algorithm: 1 for each target it makes. The result is valid until the next run. */
export type PaperRun = (name: ClassicName, part: PaperPart, trim: boolean) => Uint8Array;

/**
 * Checks that an algorithm marks the targets that `reach` finds, or some of them for decomposition.
 *
 * @throws Error if it does not
 */
export function checkPaper(solver: Solver, name: ClassicName, { parts }: PaperWork, run: PaperRun): void {
  const findsAll = !name.startsWith('decomposition');
  for (const part of parts) {
    const { operations } = solver.reach(part);
    for (const trim of findsAll ? [false, true] : [false]) {
      run(name, part, trim).forEach((found, index) => {
        const expected = Number(operations[index] !== 255);
        if (found !== expected && (findsAll || found === 1))
          throw new Error(`${name}: wrong answer to ${part.numbers.join(' ')} -> ${part.from + index}`);
      });
    }
  }
}
