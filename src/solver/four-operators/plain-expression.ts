// Plain expressions have no × by an operand worth 1, no ÷ by 1, no + with an operand worth 0 and no - of 0;
// `1 / x` and `0 - x` are plain. If numbers may be left over and values need not be natural, a solution is
// essential if its form has a plain expression, since any other one uses a number that it does not need.
// Whether there is one shows only when all expressions of the form are considered; under integer rules all
// that have integer values only.
//
// An expression is the sum of its terms or the product of its factors, in any order and with any brackets. So
// for each set of terms or factors, smallest sets first, this file finds out whether a plain expression has
// the value of that part, its negation or, for factors, their reciprocals. A factor worth 1 or -1, and every
// factor of a product worth 0, may multiply or divide; a term worth 0 may be added or subtracted.
//
// A 0 of the board, or a product with it, is a term that is needed only to subtract from. So a sum with such
// a term is plain only if all its other terms are subtracted.
import { spendTicks } from '../../core/deadline.js';
import { BASIC_ARITHMETIC } from '../../expression/arithmetic.js';
import { isLeaf, numberOf, toPostfix } from '../../expression/expression-tree.js';
import {
  add,
  divide,
  integer,
  isEqual,
  isZero,
  multiply,
  negate,
  ONE,
  ZERO,
  type Fraction,
} from '../../core/fraction.js';
import {
  addition,
  division,
  invertsRight,
  multiplication,
  subtraction,
  type BasicRow,
  type OperatorRow,
} from '../../core/operator-notation.js';
import type { Expression, BinaryOperation } from '../../core/api-types.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';

/** Ticks that the operations of a split cost (core/deadline.ts). */
const TICKS_PER_SPLIT = 8;

/** A plain expression with a value, and one with its negation; null if there is none. */
interface Variants {
  readonly value: Fraction;
  readonly same: Expression | null;
  readonly negated: Expression | null;
}

/** Term or factor; an inverted one is subtracted or divided by. */
interface PlainPart {
  readonly expression: Expression;
  readonly isInverted: boolean;
}

/** A factor with its variants; an inverted one is divided by. */
interface PlainFactor extends Variants {
  readonly isInverted: boolean;
}

/**
 * Finds a plain expression with the value and the essential form of another one, which the rules allow:
 * itself if it is plain, null if there is none.
 */
export function findPlain(
  expression: Expression,
  { values }: Pick<ParsedRules, 'values'>,
): Expression | null {
  if (isPlain(expression)) return expression;
  const { value, same, negated } = variantsOf(expression, values === 'integer');
  return same ?? (isZero(value) ? negated : null);
}

function isPlain(expression: Expression): boolean {
  const values: Fraction[] = [];
  for (const item of toPostfix(expression, BASIC_ARITHMETIC.rows)) {
    if (isLeaf(item)) {
      // What a 0 is needed for depends on the whole sum.
      if (item === 0) return false;
      values.push(integer(numberOf(item)));
      continue;
    }
    const [left, right] = values.slice(-2);
    const row = item as BasicRow;
    if (!isPlainOperation(row, left, right)) return false;
    values.splice(-2, 2, row.evaluate(left, right));
  }
  return true;
}

/**
 * Whether a sum has no operand worth 0, or a product no operand worth 1; a left operand that is not commuted
 * does not count.
 */
function isPlainOperation(row: BasicRow, left: Fraction, right: Fraction): boolean {
  const neutral = row.family === 'sum' ? ZERO : ONE;
  if (isEqual(right, neutral) || (row.isCommutative && isEqual(left, neutral))) return false;
  return (row.findFault?.(left, right) ?? null) === null;
}

/** @param isWhole whether a quotient must be an integer */
function variantsOf(expression: Expression, isWhole: boolean): Variants {
  switch (familyOf(expression)) {
    case 'sum':
      return variantsOfSum(partsOf(expression, 'sum'), isWhole);
    case 'product': {
      const factors = partsOf(expression, 'product').map((part) => ({
        ...variantsOf(part.expression, isWhole),
        isInverted: part.isInverted,
      }));
      const isZeroProduct = factors.some(({ value }) => isZero(value));
      return isZeroProduct ? variantsOfZero(factors, isWhole) : variantsOfProduct(factors, isWhole);
    }
    case undefined:
      return { value: integer(expression as number), same: expression, negated: null };
  }
}

/** Family of the operator at the root of an expression; undefined for a number. */
function familyOf(expression: Expression): OperatorRow['family'] {
  return typeof expression === 'number' ? undefined : basicRowOf(expression.operator).family;
}

/** Terms of a sum, or factors of a product. */
function partsOf(expression: Expression, family: OperatorRow['family'], isInverted = false): PlainPart[] {
  if (familyOf(expression) !== family) return [{ expression, isInverted }];
  const { operator, left, right } = expression as BinaryOperation;
  const inverts = invertsRight(basicRowOf(operator));
  return [...partsOf(left, family, isInverted), ...partsOf(right, family, isInverted !== inverts)];
}

function variantsOfSum(parts: readonly PlainPart[], isWhole: boolean): Variants {
  const sets: Variants[] = [];
  for (let set = 1; set < 1 << parts.length; set++) {
    if ((set & (set - 1)) === 0) {
      const { expression, isInverted } = parts[31 - Math.clz32(set)];
      const { value, same, negated } = variantsOf(expression, isWhole);
      if (isZero(value)) sets[set] = { value, same: same ?? negated, negated: negated ?? same };
      else if (isInverted) sets[set] = { value: negate(value), same: negated, negated: same };
      else sets[set] = { value, same, negated };
      continue;
    }
    let same: Expression | null = null;
    let negated: Expression | null = null;
    let value = ZERO;
    for (const [a, b] of splitsOf(set)) {
      spendTicks(TICKS_PER_SPLIT);
      const [one, other] = [sets[a], sets[b]];
      const [left, right] = [one.value, other.value];
      value = add(left, right);
      same ??=
        join(addition, one.same, other.same, left, right) ??
        join(subtraction, one.same, other.negated, left, right);
      negated ??=
        join(addition, one.negated, other.negated, left, right) ??
        join(subtraction, one.negated, other.same, left, right);
    }
    sets[set] = { value, same, negated };
  }
  const last = sets.at(-1)!;
  const signs = parts.map((_, place) => sets[1 << place].value.numerator);
  const zero = parts.findIndex(
    ({ expression }, place) =>
      signs[place] === 0n && toPostfix(expression, BASIC_ARITHMETIC.rows).includes(0),
  );
  const isNeeded = (sign: bigint) => signs.every((other, place) => place === zero || other * sign < 0n);
  return zero < 0
    ? last
    : { ...last, same: isNeeded(1n) ? last.same : null, negated: isNeeded(-1n) ? last.negated : null };
}

/** Returns the variants of a product of factors that are not worth 0. */
function variantsOfProduct(factors: readonly PlainFactor[], isWhole: boolean): Variants {
  /** Value of each set of factors at its place, and of their reciprocals behind. */
  const sets: Variants[] = [];
  const last = 1 << factors.length;
  for (let set = 1; set < last; set++) {
    if ((set & (set - 1)) === 0) {
      const factor = factors[31 - Math.clz32(set)];
      const { value, same, negated, isInverted } = factor;
      const none = { value: divide(ONE, value), same: null, negated: null };
      sets[set] = isUnit(value) || !isInverted ? factor : none;
      sets[set + last] = isUnit(value) || isInverted ? { value, same, negated } : none;
      continue;
    }
    for (const place of [set, set + last]) {
      let same: Expression | null = null;
      let negated: Expression | null = null;
      let value = ONE;
      for (const [a, b] of splitsOf(set)) {
        spendTicks(TICKS_PER_SPLIT);
        const one = sets[place === set ? a : a + last];
        const [other, inverse] = place === set ? [sets[b], sets[b + last]] : [sets[b + last], sets[b]];
        value = multiply(one.value, other.value);
        for (const [left, x] of signsOf(one)) {
          for (const [right, y] of signsOf(other)) {
            const tree = join(multiplication, left, right, x, y);
            if ((left === one.same) === (right === other.same)) same ??= tree;
            else negated ??= tree;
          }
          for (const [right, y] of signsOf(inverse)) {
            const tree = isWhole && !isInteger(divide(x, y)) ? null : join(division, left, right, x, y);
            if ((left === one.same) === (right === inverse.same)) same ??= tree;
            else negated ??= tree;
          }
        }
      }
      sets[place] = { value, same, negated };
    }
  }
  return sets[last - 1];
}

function signsOf({ value, same, negated }: Variants): [Expression, Fraction][] {
  const signs: [Expression, Fraction][] = [];
  if (same !== null) signs.push([same, value]);
  if (negated !== null) signs.push([negated, negate(value)]);
  return signs;
}

/**
 * Returns the variants of a product worth 0. Factors that can only be worth 1 are divided by one another, the
 * last of them by some other factor; then all are multiplied. If quotients must be whole, they can only be
 * divided by -1.
 */
function variantsOfZero(factors: readonly Variants[], isWhole: boolean): Variants {
  const none: Variants = { value: ZERO, same: null, negated: null };
  let zero: Expression | null = null;
  const others: Variants[] = [];
  const ones: Expression[] = [];
  for (const factor of factors) {
    if (signsOf(factor).length === 0) return none;
    const [expression, value] = avoidOne(factor);
    if (isOne(value)) ones.push(expression);
    else if (!isZero(value)) others.push(factor);
    else
      zero =
        zero === null ? expression : { operator: multiplication.operator, left: zero, right: expression };
  }
  const quotient = isWhole && ones.length > 0 ? findMinusOne(others) : { expressions: [], rest: others };
  if (quotient === null) return none;
  const rights = [...quotient.expressions, ...quotient.rest.map((factor) => avoidOne(factor)[0])];
  if (ones.length > 0) {
    if (rights.length === 0) return none;
    for (const left of ones) rights[0] = { operator: division.operator, left, right: rights[0] };
  }
  for (const right of rights) zero = { operator: multiplication.operator, left: zero!, right };
  return { value: ZERO, same: zero, negated: zero };
}

/** Returns the variant of a factor that is not worth 1, if there is one. */
function avoidOne(factor: Variants): [Expression, Fraction] {
  const signs = signsOf(factor);
  return signs.find(([, value]) => !isOne(value)) ?? signs[0];
}

/**
 * Finds a plain quotient of some factors that is worth -1 and has integer values only; null if there is none.
 * Also returns the factors that it leaves out.
 */
function findMinusOne(factors: readonly Variants[]): { expressions: Expression[]; rest: Variants[] } | null {
  // A digit of the code, to base 3, leaves a factor out (0), multiplies by it (1) or divides by it (2).
  for (let code = 1; code < 3 ** factors.length; code++) {
    spendTicks(TICKS_PER_SPLIT);
    const digitOf = (place: number) => Math.floor(code / 3 ** place) % 3;
    const taken = factors
      .map((factor, place) => ({ ...factor, isInverted: digitOf(place) === 2 }))
      .filter((_, place) => digitOf(place) > 0);
    let product = ONE;
    for (const { value, isInverted } of taken) product = (isInverted ? divide : multiply)(product, value);
    if (!isUnit(product)) continue;
    const found = signsOf(variantsOfProduct(taken, true)).find(([, value]) => !isOne(value));
    if (found !== undefined)
      return { expressions: [found[0]], rest: factors.filter((_, place) => digitOf(place) === 0) };
  }
  return null;
}

/** Joins two expressions; null if the operation is not plain or an operand is missing. */
function join(
  row: BasicRow,
  left: Expression | null,
  right: Expression | null,
  a: Fraction,
  b: Fraction,
): BinaryOperation | null {
  return left !== null && right !== null && isPlainOperation(row, a, b)
    ? { operator: row.operator, left, right }
    : null;
}

/** Yields every way to split a set into two, in both orders. */
function* splitsOf(set: number): Generator<[number, number]> {
  for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) yield [part, set ^ part];
}

function isOne(value: Fraction): boolean {
  return isEqual(value, ONE);
}

function isUnit(value: Fraction): boolean {
  return isOne(value) || isOne(negate(value));
}

function isInteger({ numerator, denominator }: Fraction): boolean {
  return numerator % denominator === 0n;
}

function basicRowOf(operator: string): OperatorRow {
  return BASIC_ARITHMETIC.rows.get(operator)!;
}
