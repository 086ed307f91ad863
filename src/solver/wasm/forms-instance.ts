// The engine for forms (assembly/forms, assembly/trees) in the words of the package: the first expression of
// a value under rational or integer rules, the values nearest to a target, and all solutions under any rules.
import { countBits } from '../../core/bits.js';
import { DISTINCT } from '../../core/puzzle/distinct.js';
import { createInstance } from './compile-module.js';
import type { EngineQuery } from '../engine.js';
import { codeOfValues, type EngineExports } from './engine-exports.js';
import { checkStatus, MAX_U64, tooLarge, type MemoryLimit } from './check-status.js';
import {
  ITEM_BYTES,
  NEAREST_ABOVE_EXPRESSION_OFFSET,
  NEAREST_ABOVE_OFFSET,
  NEAREST_BELOW_EXPRESSION_OFFSET,
  NEAREST_BELOW_OFFSET,
  NONE,
  TOO_LARGE,
  UNREACHABLE,
} from './boundary-layout.js';
import { EngineMemory } from './memory-views.js';
import { countItems } from './read-postfix.js';
import { spendTicks } from '../../core/deadline.js';
import type { Fraction } from '../../core/fraction.js';
import { countOperations } from '../../expression/expression-tree.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import type { Distinct, Expression } from '../../core/api-types.js';

/**
 * Value, which is not negative, with an expression of it or, if negations were requested, of its negation.
 */
interface FormWorth {
  readonly value: Fraction;
  readonly expression: Expression;
}

/**
 * Minimum number of targets for which values are marked; fewer targets are searched one by one. The engine
 * also leaves few targets to searches (assembly/queries/reach-rational.ts).
 */
const LEAST_MARKED = 8;
const MOST_MARKED = 7;
/** Minimum ticks that a target costs (core/deadline.ts). */
const TICKS_PER_TARGET = 16;

/** Offsets in NEAREST of the value and the expression of each side. */
const SIDES = [
  [NEAREST_BELOW_OFFSET, NEAREST_BELOW_EXPRESSION_OFFSET],
  [NEAREST_ABOVE_OFFSET, NEAREST_ABOVE_EXPRESSION_OFFSET],
] as const;

export class FormsInstance {
  readonly #exports: EngineExports;
  readonly #memory: EngineMemory;
  readonly #limit: MemoryLimit;

  /** Makes an instance of the module. @throws NumbersGameError `invalid-option`, `out-of-memory` */
  constructor(module: WebAssembly.Module, limit: MemoryLimit) {
    this.#limit = limit;
    this.#exports = createInstance(module, limit.pages, 'solveRational');
    this.#memory = new EngineMemory(this.#exports);
  }

  /** Starts afresh after a call that an exception ended. */
  abandon(): void {
    this.#exports.dropPlans();
  }

  /**
   * Finds the first expression of the target under rational or integer rules, with the fewest operations.
   * Returns null if there is none, or if the numbers are too large for an exact search and `nearest` is
   * called next anyway, which finds the same expression.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  first({ leaves, target, rules }: EngineQuery, nearestFollows: boolean): Expression | null {
    this.#memory.writeLeaves(leaves);
    const [negative, p, q] = split(target);
    const size = this.#solve(leaves.length, rules, negative, p, q);
    if (size === TOO_LARGE) {
      return nearestFollows ? null : this.#firstOfLarge(leaves.length, rules, negative, p, q);
    }
    checkStatus(size, this.#limit);
    return size === NONE ? null : this.#memory.readExpression(this.#exports.expressionsAddress(), size);
  }

  /** Searches for the target. Returns the count of numbers used, or a status. */
  #solve(length: number, rules: ParsedRules, negative: number, p: bigint, q: bigint): number {
    const usesAll = Number(rules.use === 'all');
    return this.#exports.solveRational(length, usesAll, negative, p, q, codeOfValues(rules));
  }

  /**
   * Finds the first expression by a search for the nearest value, which takes larger values but is slower.
   * Precondition: the leaves are written.
   */
  #firstOfLarge(
    length: number,
    rules: ParsedRules,
    negative: number,
    p: bigint,
    q: bigint,
  ): Expression | null {
    for (let size = rules.use === 'all' ? length : 1; size <= length; size++) {
      const found = this.#findNearest(length, rules, size, negative, p, q, 0).at(0);
      if (found?.value.numerator === p && found.value.denominator === q) return found.expression;
    }
    return null;
  }

  /**
   * Finds those of the values that exactly `size` numbers make that are nearest to a target on either side;
   * or of their negations, those nearest to its negation. The target is not negative. Values further away
   * than `within` may be missing.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  nearest(
    { leaves, rules }: EngineQuery,
    target: Fraction,
    size: number,
    negated: boolean,
    within: number,
  ): FormWorth[] {
    if (target.denominator > MAX_U64) throw tooLarge('numbers, target');
    this.#memory.writeLeaves(leaves);
    const [, p, q] = split(target);
    return this.#findNearest(leaves.length, rules, size, Number(negated), p, q, within);
  }

  #findNearest(
    length: number,
    rules: ParsedRules,
    size: number,
    negated: number,
    p: bigint,
    q: bigint,
    within: number,
  ): FormWorth[] {
    const usesAll = Number(rules.use === 'all');
    const values = codeOfValues(rules);
    const status = this.#exports.nearestRational(length, usesAll, size, negated, p, q, within, values);
    checkStatus(status, this.#limit);
    const nearest = this.#exports.NEAREST.value;
    const found: FormWorth[] = [];
    for (const [offset, expressionOffset] of SIDES) {
      const value = this.#memory.readFraction(nearest + offset);
      if (value.denominator === 0n) continue;
      found.push({ value, expression: this.#memory.readExpression(nearest + expressionOffset, size) });
    }
    return found;
  }

  /**
   * Counts the solutions over a subset, or (0) over all subsets that the rules allow, up to `most`.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  count(query: EngineQuery, distinct: Distinct, mask: number, most: number): number {
    this.#setQuery(query, distinct);
    const count = this.#exports.countSolutions(mask, most);
    checkStatus(count, this.#limit);
    return count;
  }

  /**
   * Lists up to `most` solutions over a subset, beyond the first `skip`, in a fixed order.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  list(query: EngineQuery, distinct: Distinct, mask: number, skip: number, most: number) {
    this.#setQuery(query, distinct);
    const count = this.#exports.listSolutions(mask, skip, most);
    checkStatus(count, this.#limit);
    const size = countBits(mask);
    const first = this.#exports.expressionsAddress();
    const bytes = countItems(size) * ITEM_BYTES;
    return Array.from({ length: count }, (_, i) => this.#memory.readExpression(first + i * bytes, size));
  }

  /** Writes the leaves and stores the query in the engine. */
  #setQuery({ leaves, target, rules }: EngineQuery, distinct: Distinct): void {
    this.#memory.writeLeaves(leaves);
    const [negative, p, q] = split(target);
    const [usesAll, values] = [Number(rules.use === 'all'), codeOfValues(rules)];
    this.#exports.setQuery(leaves.length, usesAll, values, DISTINCT.indexOf(distinct), negative, p, q);
  }

  /**
   * Finds the fewest operations of each target from..to; 255 if it cannot be made. All values of few numbers
   * are marked at once; each target that is left is searched for.
   */
  reach({ leaves, rules, from, to }: ParsedRange): Uint8Array<ArrayBuffer> {
    const [usesAll, values] = [Number(rules.use === 'all'), codeOfValues(rules)];
    const count = to - from + 1;
    this.#memory.writeLeaves(leaves);
    const markedSize = largestMarkedSize(leaves.length, rules, count);
    if (markedSize > 0) {
      const marked = this.#exports.reachRational(leaves.length, usesAll, from, to, markedSize, values);
      // Searches need less memory.
      if (marked > NONE) {
        const operations = this.#memory.copyBytes(this.#exports.markedOperations(), count);
        if (marked < leaves.length) this.#searchEach(operations, leaves.length, rules, from);
        return operations;
      }
    }
    const operations = new Uint8Array(count).fill(UNREACHABLE);
    this.#searchEach(operations, leaves.length, rules, from);
    return operations;
  }

  /** Searches for each target from `from` on without operations yet. Precondition: the leaves are written. */
  #searchEach(operations: Uint8Array, length: number, rules: ParsedRules, from: number): void {
    for (let i = 0; i < operations.length; i++) {
      if (operations[i] !== UNREACHABLE) continue;
      spendTicks(TICKS_PER_TARGET);
      const [negative, p, q] = split({ numerator: BigInt(from + i), denominator: 1n });
      let size = this.#solve(length, rules, negative, p, q);
      if (size === TOO_LARGE) {
        const expression = this.#firstOfLarge(length, rules, negative, p, q);
        size = expression === null ? NONE : countOperations(expression) + 1;
      }
      checkStatus(size, this.#limit);
      if (size !== NONE) operations[i] = size - 1;
    }
  }
}

/**
 * Largest size of subsets whose values are all marked for a range of `count` targets; 0 for none. Seven
 * numbers take about a second, and eight would not fit into memory.
 */
function largestMarkedSize(length: number, { use }: ParsedRules, count: number): number {
  if (count < LEAST_MARKED || (use === 'all' && length > MOST_MARKED)) return 0;
  return length <= MOST_MARKED ? length : MOST_MARKED - 1;
}

/**
 * Returns the sign, numerator and denominator of a target. A number that is too large for the engine becomes
 * the largest that is not, which is equally out of reach.
 */
function split({ numerator, denominator }: Fraction): [negative: number, p: bigint, q: bigint] {
  const p = numerator < 0n ? -numerator : numerator;
  return [Number(numerator < 0n), clamp(p), clamp(denominator)];
}

function clamp(value: bigint): bigint {
  return value > MAX_U64 ? MAX_U64 : value;
}
