// One instance of the engine for fewer than the four operators (assembly/chosen-operators), in the words of
// the package.
import { integer, type Fraction } from '../../core/fraction.js';
import { BASIC_OPERATORS } from '../../core/operator-notation.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import type { EngineQuery, Found } from '../../solver/engine.js';
import { FRACTION_BYTES, NONE, OPERATOR_BITS } from '../../solver/wasm/boundary-layout.js';
import { checkStatus, tooLarge, type MemoryLimit } from '../../solver/wasm/check-status.js';
import { createInstance } from '../../solver/wasm/compile-module.js';
import { codeOfValues, type CommonExports } from '../../solver/wasm/engine-exports.js';
import { EngineMemory } from '../../solver/wasm/memory-views.js';
import { readSigned, readWays, type ValueWay } from '../../solver/wasm/read-ways.js';

/**
 * The exports of the module: integers and addresses, which are bytes of `memory`, as in
 * solver/wasm/engine-exports.ts. `rules` is the operators, a bit each, and 16 times the kind of values;
 * counts below 0 are statuses.
 */
interface OperatorsExports extends CommonExports {
  /** Finds an expression of p / q, or of the value nearest to it. Returns the count of numbers used. */
  solveChosen(count: number, usesAll: number, rules: number, nearest: number, p: bigint, q: bigint): number;
  /** Address of the answer: a fraction of i64, and its expression. */
  readonly CHOSEN_ANSWER: { readonly value: number };
  /** Finds the fewest operations of each target from..to. Returns DONE or a status. */
  reachChosen(count: number, usesAll: number, rules: number, from: bigint, to: bigint): number;
  /** Address of the operations, a byte for each target, UNREACHABLE for none. */
  chosenOperations(): number;
  /** Writes the ways to make p / q over a subset, part of a search for a target. Returns their number. */
  waysOfValue(
    count: number,
    rules: number,
    targetP: bigint,
    targetQ: bigint,
    mask: number,
    p: bigint,
    q: bigint,
  ): number;
}

/** Limit of values: none is as large, or the engine refuses the numbers. */
const MAX_I64 = 2n ** 63n - 1n;

export class ChosenInstance {
  readonly #exports: OperatorsExports;
  readonly #memory: EngineMemory;
  readonly #limit: MemoryLimit;

  /** Makes an instance of the module. @throws NumbersGameError `invalid-option`, `out-of-memory` */
  constructor(module: WebAssembly.Module, limit: MemoryLimit) {
    this.#limit = limit;
    this.#exports = createInstance(module, limit.pages, 'solveChosen');
    this.#memory = new EngineMemory(this.#exports);
  }

  /** Starts afresh after a call that an exception ended. */
  abandon(): void {
    this.#exports.dropPlans();
  }

  /**
   * Finds an expression of the target, or of the value nearest to it, of the fewest operations; null if there
   * is none.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  solve({ leaves, rules, target }: EngineQuery, nearest: boolean): Found | null {
    const { numerator, denominator } = clampFar(target, leaves);
    if (nearest && (denominator > MAX_I64 || clamp(numerator) !== numerator))
      throw tooLarge('numbers, target');
    this.#memory.writeLeaves(leaves);
    const size = this.#exports.solveChosen(
      leaves.length,
      Number(rules.use === 'all'),
      encode(rules, denominator),
      Number(nearest),
      clamp(numerator),
      clamp(denominator),
    );
    checkStatus(size, this.#limit);
    if (size === NONE) return null;
    const answer = this.#exports.CHOSEN_ANSWER.value;
    return {
      value: readSigned(this.#memory, answer),
      expression: this.#memory.readExpression(answer + FRACTION_BYTES, size),
    };
  }

  /**
   * Finds the fewest operations of each target from..to; 255 if it cannot be made.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  reach({ leaves, rules, from, to }: ParsedRange): Uint8Array<ArrayBuffer> {
    this.#memory.writeLeaves(leaves);
    const usesAll = Number(rules.use === 'all');
    const status = this.#exports.reachChosen(leaves.length, usesAll, encode(rules), BigInt(from), BigInt(to));
    checkStatus(status, this.#limit, 'numbers, to');
    return this.#memory.copyBytes(this.#exports.chosenOperations(), to - from + 1);
  }

  /**
   * Lists the ways to make a value of exactly the numbers of a subset, in a fixed order. The target is that
   * of the search, of which the value is a part.
   *
   * @throws NumbersGameError `too-large`, `out-of-memory`
   */
  ways({ leaves, rules, target }: EngineQuery, mask: number, value: Fraction): ValueWay[] {
    this.#memory.writeLeaves(leaves);
    const count = this.#exports.waysOfValue(
      leaves.length,
      encode(rules, target.denominator),
      clamp(target.numerator),
      clamp(target.denominator),
      mask,
      clamp(value.numerator),
      clamp(value.denominator),
    );
    checkStatus(count, this.#limit);
    return readWays(this.#memory, this.#exports.arenaTop(), count);
  }
}

/**
 * Operators, a bit each, and the kind of values. Without / no fraction arises, and integers have wider
 * bounds; the nearest to a fraction is still left to fractions.
 */
function encode(rules: ParsedRules, denominator = 1n): number {
  const { operators = BASIC_OPERATORS } = rules;
  const isWhole = rules.values === 'rational' && denominator === 1n && !operators.includes('/');
  let bits = codeOfValues(isWhole ? { ...rules, values: 'integer' } : rules) << OPERATOR_BITS;
  BASIC_OPERATORS.forEach((operator, place) => (bits |= Number(operators.includes(operator)) << place));
  return bits;
}

/**
 * A target of more than 64 bits that is beyond all values becomes an integer that is beyond them, too: values
 * are below the product of the numbers, each plus 1, and below MAX_I64, or the engine refuses the numbers.
 */
function clampFar(target: Fraction, leaves: readonly Leaf[]): Fraction {
  const { numerator, denominator } = target;
  if (clamp(numerator) === numerator) return target;
  const most = clamp(leaves.reduce((product, leaf) => product * BigInt(Math.max(...leaf) + 1), 1n));
  if (numerator > most * denominator) return integer(most);
  return numerator < -most * denominator ? integer(-most) : target;
}

/** A number that is too large for the engine becomes the largest that is not: no value is beyond it. */
function clamp(value: bigint): bigint {
  if (value > MAX_I64) return MAX_I64;
  return value < -MAX_I64 ? -MAX_I64 : value;
}
