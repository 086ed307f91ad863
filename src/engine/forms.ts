// The part of the engine that knows expressions by their forms (assembly/forms.ts), in the words of the
// package: the first expression of a value under rational rules, and all solutions under any rules.
import { DISTINCT, NONE, OPERATOR_OF_CODE, SPELLING_BYTES, TOO_LARGE, type EngineExports } from './abi.js';
import { checkStatus, writeLeaves } from './boundary.js';
import { toPostfix } from '../expression/tree.js';
import type { Fraction } from '../core/fraction.js';
import type { Leaf } from '../puzzle/parse-numbers.js';
import type { ParsedRange } from '../puzzle/parse-range.js';
import type { Distinct, Expression, Rules } from '../core/types.js';

/** What is asked for: solutions of a target over some numbers, told apart by `distinct`. */
export interface Query {
  readonly leaves: readonly Leaf[];
  readonly target: Fraction;
  readonly rules: Rules;
}

/** A value, which is not negative, and an expression of it or, if that was asked for, of its negation. */
export interface Worth {
  readonly value: Fraction;
  readonly expression: Expression;
}

const MAX_U64 = (1n << 64n) - 1n;

export class Forms {
  readonly #exports: EngineExports;
  /** The memory as words and as numbers; replaced when the memory has grown and detached it. */
  #words: Uint32Array;
  #numbers: Float64Array;

  constructor(exports: EngineExports) {
    this.#exports = exports;
    this.#words = new Uint32Array(exports.memory.buffer);
    this.#numbers = new Float64Array(exports.memory.buffer);
  }

  /**
   * The first expression of the target under rational rules, of the fewest operations; null if there is none.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  first({ leaves, target, rules }: Query): Expression | null {
    this.#write(leaves);
    const [negative, p, q] = split(target);
    const size = this.#exports.first(leaves.length, Number(rules.use === 'all'), negative, p, q);
    if (size === TOO_LARGE) return this.#firstOfLarge(leaves.length, rules, negative, p, q);
    checkStatus(size);
    if (size === NONE) return null;
    return this.#read(this.#exports.spellings() / 8, 2 * size - 1);
  }

  /**
   * The same by a search for the nearest, which bears larger values and is slower. The leaves are written.
   */
  #firstOfLarge(length: number, rules: Rules, negative: number, p: bigint, q: bigint): Expression | null {
    for (let size = rules.use === 'all' ? length : 1; size <= length; size++) {
      const found = this.#closest(length, rules, size, negative, p, q, 0).at(0);
      if (found?.value.numerator === p && found.value.denominator === q) return found.expression;
    }
    return null;
  }

  /**
   * Of the values that exactly `size` numbers make under rational rules, the nearest to a target on either
   * side, or of their negations the nearest to its negation. The target is not negative. Values further away
   * than `within` may be missing.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  closest(
    { leaves, rules }: Query,
    target: Fraction,
    size: number,
    negated: boolean,
    within: number,
  ): Worth[] {
    if (target.denominator > MAX_U64) checkStatus(TOO_LARGE);
    this.#write(leaves);
    const [, p, q] = split(target);
    return this.#closest(leaves.length, rules, size, Number(negated), p, q, within);
  }

  #closest(
    length: number,
    rules: Rules,
    size: number,
    negated: number,
    p: bigint,
    q: bigint,
    within: number,
  ): Worth[] {
    const all = Number(rules.use === 'all');
    checkStatus(this.#exports.closest(length, all, size, negated, p, q, within));
    const best = this.#exports.BEST.value;
    const values = new BigUint64Array(this.#exports.memory.buffer, best, 4);
    const found: Worth[] = [];
    for (const side of [0, 1]) {
      const [numerator, denominator] = values.subarray(2 * side);
      if (denominator === 0n) continue;
      const at = (best + 32 + side * SPELLING_BYTES) / 8;
      found.push({ value: { numerator, denominator }, expression: this.#read(at, 2 * size - 1) });
    }
    return found;
  }

  /**
   * How many solutions there are over a subset, or (0) over all subsets that the rules allow, up to `most`.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  count(query: Query, distinct: Distinct, mask: number, most: number): number {
    const count = this.#exports.countSolutions(...this.#ask(query, distinct), mask, most);
    checkStatus(count);
    return count;
  }

  /**
   * Up to `most` solutions over a subset, beyond the first `skip`, in a fixed order.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  list(query: Query, distinct: Distinct, mask: number, skip: number, most: number) {
    const count = this.#exports.listSolutions(...this.#ask(query, distinct), mask, skip, most);
    checkStatus(count);
    const items = 2 * countBits(mask) - 1;
    const at = this.#exports.spellings() / 8;
    return Array.from({ length: count }, (_, i) => this.#read(at + i * items, items));
  }

  /** Writes the leaves; the rest of a query, as the engine takes it. */
  #ask({ leaves, target, rules }: Query, distinct: Distinct) {
    this.#write(leaves);
    const [negative, p, q] = split(target);
    const [all, natural] = [Number(rules.use === 'all'), Number(rules.values === 'natural')];
    return [leaves.length, all, natural, DISTINCT.indexOf(distinct), negative, p, q] as const;
  }

  /** The fewest operations of each target from..to, 255 where it cannot be made: one search for each. */
  reach({ leaves, rules, from, to }: ParsedRange): Uint8Array<ArrayBuffer> {
    const operations = new Uint8Array(to - from + 1).fill(255);
    const all = Number(rules.use === 'all');
    this.#write(leaves);
    for (let target = from; target <= to; target++) {
      const [negative, p, q] = split({ numerator: BigInt(target), denominator: 1n });
      let size = this.#exports.first(leaves.length, all, negative, p, q);
      if (size === TOO_LARGE) {
        const expression = this.#firstOfLarge(leaves.length, rules, negative, p, q);
        size = expression === null ? NONE : countOperations(expression) + 1;
      }
      checkStatus(size);
      if (size !== NONE) operations[target - from] = size - 1;
    }
    return operations;
  }

  #write(leaves: readonly Leaf[]): void {
    if (this.#words.length === 0) this.#words = new Uint32Array(this.#exports.memory.buffer);
    writeLeaves(this.#words, this.#exports.INPUT.value / 4, leaves);
  }

  /** An expression in postfix order: numbers, and minus the codes of operators. */
  #read(at: number, items: number): Expression {
    if (this.#numbers.length === 0) this.#numbers = new Float64Array(this.#exports.memory.buffer);
    const operands: Expression[] = [];
    for (let i = at; i < at + items; i++) {
      const item = this.#numbers[i];
      if (item > 0) {
        operands.push(item);
      } else {
        const right = operands.pop()!;
        const left = operands.pop()!;
        operands.push({ operator: OPERATOR_OF_CODE[-item], left, right });
      }
    }
    return operands[0];
  }
}

/**
 * The sign, numerator and denominator of a target. What is too large for the engine becomes the largest that
 * is not, and as unreachable.
 */
function split({ numerator, denominator }: Fraction): [negative: number, p: bigint, q: bigint] {
  const p = numerator < 0n ? -numerator : numerator;
  return [Number(numerator < 0n), clamp(p), clamp(denominator)];
}

function clamp(value: bigint): bigint {
  return value > MAX_U64 ? MAX_U64 : value;
}

function countOperations(expression: Expression): number {
  return toPostfix(expression).filter((item) => typeof item !== 'number').length;
}

export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
