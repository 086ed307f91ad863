// One instance of the engine for natural values, in the words of the package: leaves and a target go in, an
// expression comes out.
import { OPERATIONS, type EngineExports } from './engine-exports.js';
import { checkStatus, MAX_U64, type MemoryLimit } from './check-status.js';
import { Forms } from './forms.js';
import {
  ANSWER_EXPRESSION_OFFSET,
  ANSWER_VALUE_OFFSET,
  DECOMPOSITION_BYTES,
  DECOMPOSITION_FAR_OFFSET,
  DECOMPOSITION_NEAR_OFFSET,
  DECOMPOSITION_OPERATION_OFFSET,
  DECOMPOSITION_P_OFFSET,
  DECOMPOSITION_W_OFFSET,
  NONE,
  TOO_LARGE,
} from './boundary-layout.js';
import { EngineMemory } from './memory-views.js';
import { createInstance, type Modules } from './compile-module.js';
import type { ParsedPuzzle } from '../puzzle/parse-puzzle.js';
import type { ParsedRange } from '../puzzle/parse-range.js';
import type { BasicRow } from '../operators.js';
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
  readonly row: BasicRow;
  /** Whether the operand of the far subset is the left one; null where the order is free. */
  readonly farIsLeft: boolean | null;
  readonly p: bigint;
  readonly w: bigint;
}

/**
 * A new engine, each of whose instances may have some memory.
 *
 * @throws NumbersGameError `invalid-option`, `out-of-memory`
 */
export function openEngine({ values, forms }: Modules, limit: MemoryLimit): Engine {
  return new Engine(createInstance(values, limit.pages), () => createInstance(forms(), limit.pages), limit);
}

export class Engine {
  readonly #exports: EngineExports;
  readonly #memory: EngineMemory;
  readonly #createForms: () => EngineExports;
  readonly #limit: MemoryLimit;
  #forms: Forms | null = null;

  /** @param createForms makes an instance for expressions by their forms, when it is needed */
  constructor(exports: EngineExports, createForms: () => EngineExports, limit: MemoryLimit) {
    this.#limit = limit;
    this.#exports = exports;
    this.#memory = new EngineMemory(exports);
    this.#createForms = createForms;
  }

  /** Starts afresh after a call that an exception ended. */
  abandon(): void {
    this.#exports.dropPlans();
    this.#forms?.abandon();
  }

  /** The part that knows expressions by their forms. */
  get forms(): Forms {
    return (this.#forms ??= new Forms(this.#createForms(), this.#limit));
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
    this.#memory.writeLeaves(leaves);
    const wanted = target > MAX_U64 ? MAX_U64 : target;
    const usesAll = Number(rules.use === 'all');
    const size = this.#exports.solveNatural(leaves.length, usesAll, Number(nearest), wanted, largestResult);
    checkStatus(size, this.#limit);
    return size === NONE ? null : this.#readAnswer(size);
  }

  /**
   * The fewest operations of each target from..to, 255 where it cannot be made.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  reach({ leaves, rules, from, to }: ParsedRange): Uint8Array<ArrayBuffer> {
    this.#memory.writeLeaves(leaves);
    const usesAll = Number(rules.use === 'all');
    const status = this.#exports.reachRange(leaves.length, usesAll, BigInt(from), BigInt(to));
    checkStatus(status, this.#limit, 'numbers, to');
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
    this.#memory.writeNumbers(largest);
    if (this.#exports.openPool(size, largest.length, BigInt(from), BigInt(to)) === TOO_LARGE) return null;
    return (board) => {
      this.#memory.writeNumbers(board);
      checkStatus(this.#exports.reachBoardOfPool(size), this.#limit, 'pool, to');
      return this.#copyOperations(to - from + 1);
    };
  }

  #copyOperations(count: number): Uint8Array<ArrayBuffer> {
    return this.#memory.copyBytes(this.#exports.fewestOperations(), count);
  }

  /** The subsets of `size` numbers, one of all that hold equal numbers, on the board of the last `solve`. */
  subsetsOfSize(size: number): number[] {
    const from = this.#exports.masksOfSize(size);
    const to = this.#exports.masksOfSize(size + 1);
    return [...new Uint16Array(this.#exports.memory.buffer, from, (to - from) / 2)];
  }

  /** Every way to make a value over a subset, under the rules and the largest result of the last `solve`. */
  decompose(mask: number, value: bigint): Decomposition[] {
    const count = this.#exports.decomposeNatural(mask, value);
    checkStatus(count, this.#limit);
    const first = this.#exports.decompositions();
    return Array.from({ length: count }, (_, i) => this.#readDecomposition(first + i * DECOMPOSITION_BYTES));
  }

  #readDecomposition(address: number): Decomposition {
    const memory = this.#memory;
    const operation = memory.readWord(address + DECOMPOSITION_OPERATION_OFFSET) as keyof typeof OPERATIONS;
    return {
      near: memory.readWord(address + DECOMPOSITION_NEAR_OFFSET),
      far: memory.readWord(address + DECOMPOSITION_FAR_OFFSET),
      ...OPERATIONS[operation],
      p: memory.readValue(address + DECOMPOSITION_P_OFFSET),
      w: memory.readValue(address + DECOMPOSITION_W_OFFSET),
    };
  }

  /** The answer of the last search, which uses `numbers` numbers. */
  #readAnswer(numbers: number): Answer {
    const answer = this.#exports.ANSWER.value;
    return {
      expression: this.#memory.readExpression(answer + ANSWER_EXPRESSION_OFFSET, numbers),
      value: this.#memory.readValue(answer + ANSWER_VALUE_OFFSET),
    };
  }
}
