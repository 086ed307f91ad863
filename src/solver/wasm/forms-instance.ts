// The engine for forms (assembly/forms, assembly/trees) in the words of the package: the first expression of
// a value under rational or integer rules, the values nearest to a target, and all solutions under any rules.
//
// Under integer values with use 'any', the targets from 1 on are those of natural values, with as many
// operations, so a range of them is left to that engine: 0.06 of the time (n = 6). A natural expression has
// integer values. Conversely, take an integer expression of a target from 1 on with the fewest operations. No
// operation in it results in 0: a sum or difference with 0 is the other operand or its negation, and a
// product or quotient that is 0 can be replaced by the 0; either way some operations less make the target or
// its negation. By induction each of its parts, worth v, has a natural expression of |v| with as many
// operations: |x + y| and |x - y| are |x| + |y| and the larger of |x| and |y| less the smaller, in one order
// or the other, |x * y| is |x| * |y|, and |x / y|, an integer, is |x| / |y|.
import { countBits } from '../../core/bits.js';
import { DISTINCT } from '../../core/puzzle/distinct.js';
import { createInstance } from './compile-module.js';
import type { EngineQuery } from '../engine.js';
import type { NaturalInstance } from './natural-instance.js';
import { codeOfValues, type EngineExports } from './engine-exports.js';
import { checkStatus, MAX_U64, tooLarge, type MemoryLimit } from './check-status.js';
import {
  DONE,
  ITEM_BYTES,
  NEAREST_ABOVE_EXPRESSION_OFFSET,
  NEAREST_ABOVE_OFFSET,
  NEAREST_BELOW_EXPRESSION_OFFSET,
  NEAREST_BELOW_OFFSET,
  NONE,
  TOO_LARGE,
  UNREACHABLE,
} from './boundary-layout.js';
import { countItems, EngineMemory } from './memory-views.js';
import { readWays, type ValueWay } from './read-ways.js';
import { spendTicks } from '../../core/deadline.js';
import type { Fraction } from '../../core/fraction.js';
import { countOperations } from '../../expression/expression-tree.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import type { Distinct, Expression } from '../../core/api-types.js';

/** Value, not negative, with an expression of it or, if negations were requested, of its negation. */
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
  readonly #createNatural: () => NaturalInstance;
  /** The engine for natural values, made when it is first needed. */
  #natural: NaturalInstance | undefined;

  /**
   * Makes an instance of the module.
   *
   * @param createNatural makes an instance for natural values, with the same limit
   * @throws NumbersGameError `invalid-option`, `out-of-memory`
   */
  constructor(module: WebAssembly.Module, limit: MemoryLimit, createNatural: () => NaturalInstance) {
    this.#limit = limit;
    this.#createNatural = createNatural;
    this.#exports = createInstance(module, limit.pages, 'solveRational');
    this.#memory = new EngineMemory(this.#exports);
  }

  /** Starts afresh after a call that an exception ended. */
  abandon(): void {
    this.#exports.dropPlans();
    this.#natural?.abandon();
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
    if (size === TOO_LARGE)
      return nearestFollows ? null : this.#firstOfLarge(leaves.length, rules, negative, p, q);
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
    const { numerator, denominator } = target;
    if (denominator > 1n && (numerator > MAX_U64 || denominator > MAX_U64)) throw tooLarge('numbers, target');
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

  /** Lists the ways to make a value, as parts of trees worth the target; null beyond 64 bits. */
  ways(query: EngineQuery, mask: number, value: Fraction): ValueWay[] | null {
    this.#setQuery(query, 'trees');
    const count = this.#exports.waysOfTrees(mask, ...split(value));
    if (count === TOO_LARGE) return null;
    checkStatus(count, this.#limit);
    return readWays(this.#memory, this.#exports.expressionsAddress(), count);
  }

  /** Writes the leaves and stores the query in the engine. */
  #setQuery({ leaves, target, rules }: EngineQuery, distinct: Distinct): void {
    this.#memory.writeLeaves(leaves);
    const [negative, p, q] = split(target);
    const [usesAll, values] = [Number(rules.use === 'all'), codeOfValues(rules)];
    this.#exports.setQuery(leaves.length, usesAll, values, DISTINCT.indexOf(distinct), negative, p, q);
  }

  /**
   * Finds the fewest operations of each target from..to; 255 if it cannot be made. With a 0, the values are
   * those of any of the other numbers, of which 0 absorbs the rest; their negations, of one operation more;
   * and 0. So the others alone are searched, for the targets and for their negations.
   */
  reach(range: ParsedRange): Uint8Array<ArrayBuffer> {
    const { leaves, rules, from, to } = range;
    if (leaves[0].at(-1) !== 0) return this.#reach(range);
    const others = leaves.filter((leaf) => leaf.at(-1) !== 0);
    const used = others.length > 0 ? others : leaves;
    const find = (from: number, to: number) =>
      this.#reach({ leaves: used, rules: { ...rules, use: 'any' }, from, to });
    const negated = find(-to, -from).reverse();
    return find(from, to).map((count, place) => {
      const fewest = place === -from ? 0 : Math.min(count, negated[place] + 1);
      return rules.use === 'all' && fewest < UNREACHABLE ? leaves.length - 1 : fewest;
    });
  }

  /**
   * Does `reach` without a 0 alone. All values of few numbers are marked at once, if none of them may be 0;
   * each target that is left is searched for.
   */
  #reach(range: ParsedRange): Uint8Array<ArrayBuffer> {
    const { leaves, rules, from, to } = range;
    const [usesAll, values] = [Number(rules.use === 'all'), codeOfValues(rules)];
    const count = to - from + 1;
    const markedSize = leaves[0][0] === 0 ? 0 : largestMarkedSize(leaves.length, rules, count);
    if (markedSize > 0 && to > 0 && isAsNatural(rules)) {
      const operations = new Uint8Array(count);
      const least = Math.max(from, 1);
      if (from < least) operations.set(this.#reach({ ...range, to: 0 }));
      operations.set(this.#openNatural().reach({ ...range, from: least }), least - from);
      return operations;
    }
    this.#memory.writeLeaves(leaves);
    if (markedSize > 0) {
      let marked = this.#exports.openRational(leaves.length, usesAll, from, to, values);
      const hasNatural = from > 0 && rules.use === 'any' && leaves.length <= MOST_MARKED;
      if (marked === DONE) {
        if (hasNatural)
          this.#memory.writeBytes(this.#exports.markedOperations(), this.#openNatural().reach(range));
        marked = this.#exports.markRational(markedSize, Number(hasNatural));
      }
      // Searches need less memory.
      if (marked > NONE) {
        const operations = this.#memory.copyBytes(this.#exports.markedOperations(), count);
        if (marked < leaves.length) this.#searchEach(operations, leaves.length, rules, from, marked);
        return operations;
      }
    }
    const operations = new Uint8Array(count).fill(UNREACHABLE);
    this.#searchEach(operations, leaves.length, rules, from, 0);
    return operations;
  }

  #openNatural(): NaturalInstance {
    return (this.#natural ??= this.#createNatural());
  }

  /**
   * Searches for each target from `from` on that needs more than `marked` operations so far. Precondition:
   * the leaves are written.
   */
  #searchEach(
    operations: Uint8Array,
    length: number,
    rules: ParsedRules,
    from: number,
    marked: number,
  ): void {
    for (let i = 0; i < operations.length; i++) {
      if (operations[i] <= marked) continue;
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

/** Whether the targets from 1 on are those of natural values; the header has the proof. */
export function isAsNatural({ values, use }: ParsedRules): boolean {
  return values === 'integer' && use === 'any';
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
