// One instance of the engine for natural values, in the words of the package: leaves and a target go in, an
// expression comes out.
import type { EngineExports } from './engine-exports.js';
import { checkStatus, MAX_U64, type MemoryLimit } from './check-status.js';
import { ANSWER_EXPRESSION_OFFSET, ANSWER_VALUE_OFFSET, NONE, TOO_LARGE } from './boundary-layout.js';
import { EngineMemory } from './memory-views.js';
import { createInstance } from './compile-module.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import type { Expression } from '../../core/api-types.js';

/** Expression that the engine found, and the value that the engine claims for it. */
export interface Answer {
  readonly expression: Expression;
  readonly value: bigint;
}

export class NaturalInstance {
  /** Exports of the module, for further questions about the last search (tidy/tidy-natural.ts). */
  readonly exports: EngineExports;
  readonly memory: EngineMemory;
  readonly limit: MemoryLimit;

  /** Makes an instance of the module. @throws NumbersGameError `invalid-option`, `out-of-memory` */
  constructor(module: WebAssembly.Module, limit: MemoryLimit) {
    this.limit = limit;
    this.exports = createInstance(module, limit.pages, 'solveNatural');
    this.memory = new EngineMemory(this.exports);
  }

  /** Starts afresh after a call that an exception ended. */
  abandon(): void {
    this.exports.dropPlans();
  }

  /**
   * Finds an expression of the target, or of the value nearest to it, of the fewest operations; null if there
   * is none. With a `largestResult` above 0 no result of an operation exceeds it.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  solve(
    { leaves, rules }: ParsedPuzzle,
    target: bigint,
    nearest: boolean,
    largestResult = 0n,
  ): Answer | null {
    this.memory.writeLeaves(leaves);
    const wanted = target > MAX_U64 ? MAX_U64 : target;
    const usesAll = Number(rules.use === 'all');
    const size = this.exports.solveNatural(leaves.length, usesAll, Number(nearest), wanted, largestResult);
    checkStatus(size, this.limit);
    return size === NONE ? null : this.#readAnswer(size);
  }

  /**
   * Finds the fewest operations of each target from..to; 255 if it cannot be made.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  reach({ leaves, rules, from, to }: ParsedRange): Uint8Array<ArrayBuffer> {
    this.memory.writeLeaves(leaves);
    const usesAll = Number(rules.use === 'all');
    const status = this.exports.reachRange(leaves.length, usesAll, BigInt(from), BigInt(to));
    checkStatus(status, this.limit, 'numbers, to');
    return this.#copyOperations(to - from + 1);
  }

  /**
   * Opens a pool for the targets from..to, so that its boards share lists.
   *
   * @param pool ascending, each number as often as a board may hold it
   * @returns the `reach` of a board, ascending; null if the range or a number is too large to share lists
   */
  openPool(
    pool: readonly number[],
    size: number,
    from: number,
    to: number,
  ): ((board: readonly number[]) => Uint8Array<ArrayBuffer>) | null {
    // No bound depends on more numbers than two boards hold.
    const largest = pool.slice(-2 * size).reverse();
    this.memory.writeNumbers(largest);
    if (this.exports.openPool(size, largest.length, BigInt(from), BigInt(to)) === TOO_LARGE) return null;
    return (board) => {
      this.memory.writeNumbers(board);
      checkStatus(this.exports.reachBoardOfPool(size), this.limit, 'pool, to');
      return this.#copyOperations(to - from + 1);
    };
  }

  #copyOperations(count: number): Uint8Array<ArrayBuffer> {
    return this.memory.copyBytes(this.exports.fewestOperations(), count);
  }

  /** Reads the answer of the last search, which uses `numbers` numbers. */
  #readAnswer(numbers: number): Answer {
    const answer = this.exports.ANSWER.value;
    return {
      expression: this.memory.readExpression(answer + ANSWER_EXPRESSION_OFFSET, numbers),
      value: this.memory.readValue(answer + ANSWER_VALUE_OFFSET),
    };
  }
}
