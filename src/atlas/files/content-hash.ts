// Checksum of problems, independent of the file format: SHA-256 over board, target and distance as
// little-endian u32 and operations as u8, row by row.
import { createHash } from 'node:crypto';

const ROW_BYTES = 13;

/** Number of rows in a page of a file of problems, a multiple of four. */
export const PAGE_ROWS = 2 ** 17;

/** The columns of a file of problems, in order. */
export const PROBLEM_COLUMNS = ['board', 'target', 'distance', 'operations'] as const;

export type ProblemColumn = (typeof PROBLEM_COLUMNS)[number];
export type ProblemColumns = Readonly<Record<ProblemColumn, ArrayLike<number>>>;

/** Computes the checksum of rows. */
export class ContentHash {
  readonly #hash = createHash('sha256');
  readonly #words = new Uint32Array((PAGE_ROWS * ROW_BYTES) / 4);

  /**
   * Adds the first `count` rows, at most a page. Four rows are 13 words; the surplus of the last group is cut
   * off, so the columns may hold anything behind `count`.
   */
  add({ board, target, distance, operations }: ProblemColumns, count: number): void {
    const words = this.#words;
    for (let i = 0, at = 0; i < count; i += 4, at += ROW_BYTES) {
      words[at] = board[i];
      words[at + 1] = target[i];
      words[at + 2] = distance[i];
      words[at + 3] = operations[i] | (board[i + 1] << 8);
      words[at + 4] = (board[i + 1] >>> 24) | (target[i + 1] << 8);
      words[at + 5] = (target[i + 1] >>> 24) | (distance[i + 1] << 8);
      words[at + 6] = (distance[i + 1] >>> 24) | (operations[i + 1] << 8) | (board[i + 2] << 16);
      words[at + 7] = (board[i + 2] >>> 16) | (target[i + 2] << 16);
      words[at + 8] = (target[i + 2] >>> 16) | (distance[i + 2] << 16);
      words[at + 9] = (distance[i + 2] >>> 16) | (operations[i + 2] << 16) | (board[i + 3] << 24);
      words[at + 10] = (board[i + 3] >>> 8) | (target[i + 3] << 24);
      words[at + 11] = (target[i + 3] >>> 8) | (distance[i + 3] << 24);
      words[at + 12] = (distance[i + 3] >>> 8) | (operations[i + 3] << 24);
    }
    this.#hash.update(new Uint8Array(words.buffer, 0, count * ROW_BYTES));
  }

  /** Returns the checksum in hexadecimal digits. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}
