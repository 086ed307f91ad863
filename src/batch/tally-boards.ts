// Totals over many boards: each thread adds up the boards of its share, and the sums of threads are added.
//
// Adding a board is one pass over its targets. Unreachable targets lie in gaps whose lengths determine their
// distances, so only the gaps are counted. In a gap between two reachable targets, each distance occurs
// twice, except that of the middle, which occurs once; in a gap at an end of the range, each distance occurs
// once.
import { UNREACHABLE } from '../solver/wasm/boundary-layout.js';

/** Totals of many problems. A problem is a board with a target. */
export interface ProblemTotals {
  readonly boards: number;
  readonly problems: number;
  readonly solvable: number;
  /** Number of solvable problems by their fewest operations. */
  readonly operations: Readonly<Record<string, number>>;
  /**
   * Number of problems by the distance to the nearest target of the range that the board makes; `none` if it
   * makes no target.
   */
  readonly distance: Readonly<Record<string, number>>;
  /** Number of boards that make every target. */
  readonly complete: number;
}

/** Number of boards that make a target. */
export interface TargetTotal {
  readonly target: number;
  readonly boards: number;
}

/** Totals of an atlas, or of all boards of a pool. */
export interface AtlasTotals extends ProblemTotals {
  /** Target that the fewest boards make, the smallest if there are several. Null if there are no boards. */
  readonly hardest: TargetTotal | null;
  /** Target that the most boards make, the smallest if there are several. Null if there are no boards. */
  readonly easiest: TargetTotal | null;
}

/** Places of the counts of boards: all, those that make every target, and those that make none. */
const BOARDS = 0;
const COMPLETE = 1;
const EMPTY = 2;

const OPERATIONS = 8;

/** Adds up the boards of one range of targets. */
export class BoardsTally {
  readonly #from: number;
  readonly #width: number;
  /** All that is counted, one after another, so that what another tally has counted can be added. */
  readonly #counts: Float64Array<ArrayBuffer>;
  readonly #operations: Float64Array;
  /** Number of boards that make each target. */
  readonly #makers: Float64Array;
  /** Number of gaps inside the range, by length. */
  readonly #innerGaps: Float64Array;
  /** Number of gaps at the ends of the range, by length. */
  readonly #outerGaps: Float64Array;
  /**
   * Number of boards by target and operations, not yet in the counts: a count for each of `room` operations,
   * for each target. One increment for each target takes half the time of two.
   */
  byTarget: Uint32Array;

  /** @param room number of counts of each target that there is room for at first */
  constructor(
    from: number,
    to: number,
    public room = OPERATIONS,
  ) {
    const width = to - from + 1;
    let end = EMPTY + 1;
    const counts = new Float64Array(end + UNREACHABLE + 3 * width);
    const take = (length: number) => counts.subarray(end, (end += length));
    this.#from = from;
    this.#width = width;
    this.#counts = counts;
    this.#operations = take(UNREACHABLE);
    this.#makers = take(width);
    this.#innerGaps = take(width);
    this.#outerGaps = take(width);
    this.byTarget = new Uint32Array(width * room);
  }

  add({ operations }: { readonly operations: Uint8Array }): void {
    let { room, byTarget } = this;
    const width = operations.length;
    let before = -1;
    let gaps = 0;
    for (let at = 0; at < width; at++) {
      const fewest = operations[at];
      if (fewest === UNREACHABLE) continue;
      if (fewest >= room) {
        this.#makeRoom(fewest);
        ({ room, byTarget } = this);
      }
      byTarget[at * room + fewest]++;
      const gap = at - before - 1;
      if (gap > 0) {
        if (before < 0) this.#outerGaps[gap]++;
        else this.#innerGaps[gap]++;
        gaps++;
      }
      before = at;
    }
    const counts = this.#counts;
    counts[BOARDS]++;
    if (before < 0) counts[EMPTY]++;
    else if (before < width - 1) this.#outerGaps[width - 1 - before]++;
    else if (gaps === 0) counts[COMPLETE]++;
  }

  /** Makes room for a number of operations, which takes squares. */
  #makeRoom(operations: number): void {
    this.counts();
    this.room = operations + 1;
    this.byTarget = new Uint32Array(this.#width * this.room);
  }

  /** Returns all that was counted, as a thread sends it. */
  counts(): ArrayBuffer {
    const { room, byTarget } = this;
    for (let at = 0; at < this.#width; at++) {
      for (let fewest = 0; fewest < room; fewest++) {
        const count = byTarget[at * room + fewest];
        this.#makers[at] += count;
        this.#operations[fewest] += count;
      }
    }
    byTarget.fill(0);
    return this.#counts.buffer;
  }

  /** Adds what another tally of the same range has counted. Returns the number of its boards. */
  addCounts(buffer: ArrayBuffer): number {
    const counts = new Float64Array(buffer);
    for (let at = 0; at < counts.length; at++) this.#counts[at] += counts[at];
    return counts[BOARDS];
  }

  totals(): AtlasTotals {
    this.counts();
    const counts = this.#counts;
    const boards = counts[BOARDS];
    const without = counts[EMPTY] * this.#width;
    const solvable = this.#operations.reduce((sum, count) => sum + count, 0);
    const distances = countDistances(this.#innerGaps, this.#outerGaps);
    return {
      boards,
      problems: boards * this.#width,
      solvable,
      operations: histogramOf(this.#operations),
      distance: { ...histogramOf([solvable, ...distances]), ...(without > 0 && { none: without }) },
      complete: counts[COMPLETE],
      ...findExtremes(this.#from, this.#makers, boards),
    };
  }
}

/** Finds the hardest and the easiest target, from the number of boards that make each. */
export function findExtremes(
  from: number,
  makers: ArrayLike<number>,
  boards: number,
): Pick<AtlasTotals, 'hardest' | 'easiest'> {
  if (boards === 0) return { hardest: null, easiest: null };
  let [least, most] = [0, 0];
  for (let i = 1; i < makers.length; i++) {
    if (makers[i] < makers[least]) least = i;
    if (makers[i] > makers[most]) most = i;
  }
  return {
    hardest: { target: from + least, boards: makers[least] },
    easiest: { target: from + most, boards: makers[most] },
  };
}

/** Counts the targets at distance 1, 2, ... from the nearest reachable one, from gaps by length. */
function countDistances(innerGaps: Float64Array, outerGaps: Float64Array): number[] {
  const inner = sumFromEnd(innerGaps);
  const outer = sumFromEnd(outerGaps);
  const distances: number[] = [];
  for (let away = 1; ; away++) {
    const count = (outer[away] ?? 0) + (inner[2 * away - 1] ?? 0) + (inner[2 * away] ?? 0);
    if (count === 0) return distances;
    distances.push(count);
  }
}

/** Returns the sum of the counts from each index to the end. */
function sumFromEnd(counts: Float64Array): Float64Array {
  const sums = counts.slice();
  for (let i = sums.length - 2; i >= 0; i--) sums[i] += sums[i + 1];
  return sums;
}

/** Returns the counts that are not 0 by their index. */
function histogramOf(counts: Iterable<number>): Record<string, number> {
  return Object.fromEntries([...counts].flatMap((count, key) => (count > 0 ? [[String(key), count]] : [])));
}
