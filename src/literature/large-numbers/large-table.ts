// The table of all sets of four candidates, in lexicographic order, with their counts: a set has the sum of
// the counts of its 16 subsets.
import { createHash } from 'node:crypto';
import { COUNTS } from './count-subsets.js';
import { binomial, OPERATION_COUNTS, SET_SIZE, type LargeGame } from './large-game.js';
import { blocksOfJob, rankOfSubset, type SubsetJob } from './subset-jobs.js';

/** Counts of all subsets of the candidates, by their size and rank. */
export class SubsetCounts {
  readonly #candidates: number;
  readonly #rows: readonly Uint32Array[];

  constructor(candidates: number) {
    this.#candidates = candidates;
    this.#rows = Array.from(
      { length: SET_SIZE + 1 },
      (_, size) => new Uint32Array(COUNTS * binomial(candidates, size)),
    );
  }

  /** Takes the counts of the subsets of a job. */
  add(job: SubsetJob, counts: Uint32Array): void {
    let at = 0;
    for (const block of blocksOfJob(this.#candidates, job)) {
      for (const subset of block) {
        const row = COUNTS * rankOfSubset(this.#candidates, subset);
        this.#rows[job.size].set(counts.subarray(at, at + COUNTS), row);
        at += COUNTS;
      }
    }
  }

  /** Adds the counts of a subset, the indices of candidates, to a row of a table. */
  addTo(table: Uint32Array, at: number, subset: readonly number[]): void {
    const rows = this.#rows[subset.length];
    const row = COUNTS * rankOfSubset(this.#candidates, subset);
    for (let count = 0; count < COUNTS; count++) table[at + count] += rows[row + count];
  }
}

/** The sets of four candidates with their counts. */
export class LargeTable {
  readonly game: LargeGame;
  /** Number of sets. */
  readonly sets: number;
  readonly #numbers: Uint32Array;
  readonly #counts: Uint32Array;

  constructor(game: LargeGame, subsets: SubsetCounts) {
    const { candidates } = game;
    this.game = game;
    this.sets = binomial(candidates.length, SET_SIZE);
    this.#numbers = new Uint32Array(SET_SIZE * this.sets);
    this.#counts = new Uint32Array(COUNTS * this.sets);
    let row = 0;
    for (const set of combinations(candidates.length, SET_SIZE)) {
      for (let index = 0; index < SET_SIZE; index++) {
        this.#numbers[SET_SIZE * row + index] = candidates[set[index]];
      }
      for (let mask = 0; mask < 1 << SET_SIZE; mask++) {
        subsets.addTo(
          this.#counts,
          COUNTS * row,
          set.filter((_, index) => (mask >> index) & 1),
        );
      }
      row++;
    }
  }

  /** Numbers of the set of a row. */
  numbersOf(row: number): number[] {
    return [...this.#numbers.subarray(SET_SIZE * row, SET_SIZE * (row + 1))];
  }

  /** Problems that are solvable with each number of operations: each board once, or weighted. */
  operationsOf(row: number, isWeighted: boolean): number[] {
    const at = COUNTS * row + (isWeighted ? OPERATION_COUNTS : 0);
    return [...this.#counts.subarray(at, at + OPERATION_COUNTS)];
  }

  /** Number of solvable problems of each set, row by row. */
  solvable(isWeighted: boolean): Uint32Array {
    const sums = new Uint32Array(this.sets);
    const offset = isWeighted ? OPERATION_COUNTS : 0;
    for (let row = 0; row < this.sets; row++) {
      const at = COUNTS * row + offset;
      for (let count = 0; count < OPERATION_COUNTS; count++) sums[row] += this.#counts[at + count];
    }
    return sums;
  }

  /** Columns of the table by name; those with counts are of the problems with that number of operations. */
  columns(): Record<string, Uint32Array> {
    const column = (from: Uint32Array, width: number, offset: number) =>
      Uint32Array.from({ length: this.sets }, (_, row) => from[width * row + offset]);
    const columns: Record<string, Uint32Array> = {};
    for (let index = 0; index < SET_SIZE; index++) {
      columns[`n${index + 1}`] = column(this.#numbers, SET_SIZE, index);
    }
    for (const isWeighted of [false, true]) {
      const prefix = isWeighted ? 'weighted_' : '';
      columns[`${prefix}solvable`] = this.solvable(isWeighted);
      for (let count = 0; count < OPERATION_COUNTS; count++) {
        const offset = (isWeighted ? OPERATION_COUNTS : 0) + count;
        columns[`${prefix}ops${count}`] = column(this.#counts, COUNTS, offset);
      }
    }
    return columns;
  }

  /** SHA-256 of all columns, each as 32-bit integers, the lowest byte first, one column after the other. */
  checksum(): string {
    const hash = createHash('sha256');
    for (const column of Object.values(this.columns())) {
      const bytes = Buffer.alloc(4 * column.length);
      for (let row = 0; row < column.length; row++) bytes.writeUInt32LE(column[row], 4 * row);
      hash.update(bytes);
    }
    return hash.digest('hex');
  }
}

/** Yields the combinations of `size` indices below `count`, in lexicographic order. */
function* combinations(count: number, size: number): Generator<number[]> {
  const indices = Array.from({ length: size }, (_, index) => index);
  while (indices.at(-1)! < count) {
    yield [...indices];
    let at = size - 1;
    while (at > 0 && indices[at] === count - size + at) at--;
    indices[at]++;
    for (let next = at + 1; next < size; next++) indices[next] = indices[next - 1] + 1;
  }
}
