// One instance of the engine, in the words of the package: leaves and a target go in, an expression comes
// out.
import {
  DECOMPOSITION_WORDS,
  INPUT_VALUES,
  NONE,
  OPERATIONS,
  OPERATOR_OF_CODE,
  TOO_LARGE,
  TREE_WORDS,
  wordsToValue,
  type EngineExports,
} from './abi.js';
import { checkStatus, writeLeaves } from './boundary.js';
import { Forms } from './forms.js';
import { createInstance, type Modules } from './module.js';
import type { ParsedPuzzle } from '../puzzle/parse-puzzle.js';
import type { ParsedRange } from '../puzzle/parse-range.js';
import type { ShippedRow } from '../operators.js';
import type { Expression } from '../core/types.js';

/** An expression that the engine found, and what it says that it is worth. */
export interface Answer {
  readonly expression: Expression;
  readonly value: bigint;
}

/** A way to make a value: an operation of a value of one subset and a value of another. */
export interface Decomposition {
  readonly near: number;
  readonly far: number;
  readonly row: ShippedRow;
  /** Whether the operand of the far subset is the left one; null where the order is free. */
  readonly farIsLeft: boolean | null;
  readonly p: bigint;
  readonly w: bigint;
}

const MAX_U64 = (1n << 64n) - 1n;

/**
 * A new engine, whose instances may have so many pages of memory each.
 *
 * @throws NumbersGameError `invalid-option`, `out-of-memory`
 */
export function openEngine({ values, forms }: Modules, maxPages: number): Engine {
  return new Engine(createInstance(values, maxPages), () => createInstance(forms(), maxPages));
}

export class Engine {
  readonly #exports: EngineExports;
  /** The memory as words; replaced when the memory has grown and detached it. */
  #words: Uint32Array;

  readonly #createForms: () => EngineExports;
  #forms: Forms | null = null;

  /** @param createForms makes an instance for expressions by their forms, when it is needed */
  constructor(exports: EngineExports, createForms: () => EngineExports) {
    this.#exports = exports;
    this.#createForms = createForms;
    this.#words = new Uint32Array(exports.memory.buffer);
  }

  /** The part that knows expressions by their forms. */
  get forms(): Forms {
    return (this.#forms ??= new Forms(this.#createForms()));
  }

  /**
   * An expression of the target, or of the value nearest to it, of the fewest operations; null if there is
   * none. With a `largestResult` above 0 no result of an operation exceeds it.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  solve(
    { leaves, rules }: ParsedPuzzle,
    target: bigint,
    nearest: boolean,
    largestResult = 0n,
  ): Answer | null {
    this.#writeLeaves(leaves);
    const wanted = target > MAX_U64 ? MAX_U64 : target;
    const usesAll = Number(rules.use === 'all');
    const size = this.#exports.solve(leaves.length, usesAll, Number(nearest), wanted, largestResult);
    checkStatus(size);
    return size === NONE ? null : this.#readTree(2 * size - 1);
  }

  /**
   * The fewest operations of each target from..to, 255 where it cannot be made.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  reach({ leaves, rules, from, to }: ParsedRange): Uint8Array<ArrayBuffer> {
    this.#writeLeaves(leaves);
    const usesAll = Number(rules.use === 'all');
    checkStatus(this.#exports.reach(leaves.length, usesAll, BigInt(from), BigInt(to)), 'numbers, to');
    return this.#copyOperations(to - from + 1);
  }

  /**
   * Opens a pool, so that its boards share what they have in common, for the targets from..to.
   *
   * @param pool ascending, each number as often as a board may hold it
   * @returns how `reach` is done for a board, ascending; null if the values are too large to be shared
   */
  openPool(
    pool: readonly number[],
    size: number,
    from: number,
    to: number,
  ): ((board: readonly number[]) => Uint8Array<ArrayBuffer>) | null {
    // No bound depends on more numbers than two boards hold.
    const largest = pool.slice(-2 * size).reverse();
    this.#writeNumbers(largest);
    if (this.#exports.openPool(size, largest.length, BigInt(from), BigInt(to)) === TOO_LARGE) return null;
    return (board) => {
      this.#writeNumbers(board);
      checkStatus(this.#exports.reachInstance(size), 'pool, to');
      return this.#copyOperations(to - from + 1);
    };
  }

  #copyOperations(count: number): Uint8Array<ArrayBuffer> {
    const at = this.#exports.operations();
    return new Uint8Array(this.#exports.memory.buffer.slice(at, at + count));
  }

  /** The subsets of so many numbers, one of all that hold equal numbers, on the board of the last `solve`. */
  subsetsOfSize(size: number): number[] {
    const from = this.#exports.masksOfSize(size);
    const to = this.#exports.masksOfSize(size + 1);
    return [...new Uint16Array(this.#exports.memory.buffer, from, (to - from) / 2)];
  }

  /** Every way to make a value over a subset, under the rules and the largest result of the last `solve`. */
  decompose(mask: number, value: bigint): Decomposition[] {
    const count = this.#exports.decompose(mask, value);
    checkStatus(count);
    const words = this.#view();
    const first = this.#exports.decompositions() / 4;
    return Array.from({ length: count }, (_, i) => {
      const at = first + i * DECOMPOSITION_WORDS;
      return {
        near: words[at],
        far: words[at + 1],
        ...OPERATIONS[words[at + 2]],
        p: wordsToValue(words[at + 4], words[at + 5]),
        w: wordsToValue(words[at + 6], words[at + 7]),
      };
    });
  }

  #view(): Uint32Array {
    if (this.#words.length === 0) this.#words = new Uint32Array(this.#exports.memory.buffer);
    return this.#words;
  }

  #writeLeaves(leaves: ParsedPuzzle['leaves']): void {
    writeLeaves(this.#view(), this.#exports.INPUT.value / 4, leaves);
  }

  /** Leaves of one value each. */
  #writeNumbers(numbers: readonly number[]): void {
    const words = this.#view();
    const input = this.#exports.INPUT.value / 4;
    for (let i = 0; i < numbers.length; i++) {
      if (i < INPUT_VALUES) words[input + i] = 1;
      words[input + INPUT_VALUES + 2 * i] = numbers[i];
      words[input + INPUT_VALUES + 2 * i + 1] = numbers[i] / 0x100000000;
    }
  }

  /** Leaves of a tree are given numbers, so safe integers. */
  #readTree(length: number): Answer {
    const words = this.#view();
    const tree = this.#exports.TREE.value / 4;
    const operands: Expression[] = [];
    const end = tree + length * TREE_WORDS;
    for (let at = tree; at < end; at += TREE_WORDS) {
      if (words[at] === 0) {
        operands.push(words[at + 3] * 0x100000000 + words[at + 2]);
      } else {
        const right = operands.pop()!;
        const left = operands.pop()!;
        operands.push({ operator: OPERATOR_OF_CODE[words[at]], left, right });
      }
    }
    return { expression: operands[0], value: wordsToValue(words[end - 2], words[end - 1]) };
  }
}
