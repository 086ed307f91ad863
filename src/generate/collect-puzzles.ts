// Turns the puzzles that were found into records, in the order of their tries, until there are enough;
// puzzles of a level that is full are left out. Nothing here depends on which thread found a puzzle, so any
// number of threads gives the same records.
import { NumbersGameError } from '../core/errors.js';
import type { Request } from './parse-request.js';
import { withoutFactor } from '../core/greatest-divisor.js';
import { mix } from './shuffle-places.js';
import type { Generated, Proved } from './generate-types.js';

/** The version of the generator. Every change to the puzzles that the same options give raises it. */
export const GENERATOR = 2;

/** Puzzle that was found, and the number of the try that found it, from 0. */
export interface Find {
  readonly place: number;
  readonly proved: Proved;
}

export class Collector {
  readonly #request: Request;
  /** Number of problems. */
  readonly #size: number;
  readonly #found = [0, 0, 0, 0, 0];
  #count = 0;
  /** Puzzles so far, if the same one may come again. */
  readonly #seen: Set<string> | null;
  /** Number of tries up to the last record. */
  #used = 0;

  constructor(request: Request, size: number) {
    this.#request = request;
    this.#size = size;
    this.#seen = request.deals === null ? null : new Set();
  }

  /** Number of records. */
  get count(): number {
    return this.#count;
  }

  get isDone(): boolean {
    return this.#count === this.#request.count;
  }

  /** Returns the record of a puzzle; null if it is not needed. */
  take({ place, proved }: Find): Generated | null {
    this.checkTries(place);
    if (!this.#isNew(proved)) return null;
    const { quotas, rules, seed, testShare, excluded } = this.#request;
    if (excluded?.has(withoutFactor(proved.numbers).join()) === true) return null;
    if (proved.level) {
      const level = proved.level - 1;
      if (quotas !== null && this.#found[level] === quotas[level]) return null;
      this.#found[level]++;
    }
    this.#used = place + 1;
    const { numbers, target, ...others } = proved;
    const split = testShare === null ? {} : { split: splitOf(numbers, testShare) };
    return { numbers, target, rules, ...others, ...split, generator: GENERATOR, seed, index: this.#count++ };
  }

  /** Whether a puzzle is not among the records. */
  #isNew({ numbers, target }: Proved): boolean {
    if (this.#seen === null) return true;
    const count = this.#seen.size;
    return this.#seen.add(`${numbers.join()} ${target}`).size > count;
  }

  /** Checks the number of tries. @throws NumbersGameError `limit-exceeded` if it is time to give up */
  checkTries(tried: number): void {
    const { count, quotas, tries } = this.#request;
    const end = Math.min(this.#used + tries, this.#size);
    if (tried < end) return;
    const where =
      end === this.#size
        ? `there are no more among all ${end} ${end === 1 ? 'problem' : 'problems'}`
        : `none was in the last ${tries} of ${end} problems tried`;
    const levels =
      quotas === null ? '' : ` (of the levels 1 to 5: ${this.#found.join(', ')} of ${quotas.join(', ')})`;
    const message = `count: expected ${count} ${count === 1 ? 'puzzle' : 'puzzles'}, found ${this.#count}${levels}: ${where}`;
    throw new NumbersGameError('limit-exceeded', message);
  }
}

/**
 * Assigns a board to a part of the data, by a hash of its ascending numbers without their common factor, so
 * that it is the same for all targets and seeds, and for multiples of the board.
 */
function splitOf(numbers: readonly number[], testShare: number): 'train' | 'test' {
  let hash = 0;
  for (const number of withoutFactor(numbers)) hash = mix(mix(hash + number) ^ (number / 2 ** 32));
  return hash < testShare * 2 ** 32 ? 'test' : 'train';
}
