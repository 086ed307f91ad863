// The checksum of problems, whatever file holds them: SHA-256 over board, target and distance as
// little-endian u32 and operations as u8, row by row.
import { createHash } from 'node:crypto';

const ROW_BYTES = 13;

/** Columns of problems. */
export interface ProblemColumns {
  readonly board: ArrayLike<number>;
  readonly target: ArrayLike<number>;
  readonly distance: ArrayLike<number>;
  readonly operations: ArrayLike<number>;
}

/** Adds up rows to their checksum. */
export class ContentHash {
  readonly #hash = createHash('sha256');
  readonly #words: Uint32Array<ArrayBuffer>;

  /** @param mostRows the most rows that are added at a time, a multiple of four */
  constructor(mostRows: number) {
    this.#words = new Uint32Array((mostRows * ROW_BYTES) / 4);
  }

  /**
   * Adds the first `count` rows. Four of them are 13 words; what the last four have too much is cut off, and
   * may be anything.
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

  /** In hexadecimal digits. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}
