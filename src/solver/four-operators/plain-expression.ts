// Plain expressions have no × by an operand worth 1, no ÷ by 1, no + with an operand worth 0 and no - of 0;
// `1 / x` and `0 - x` are plain. If numbers may be left over and values are rational, a solution is essential
// if its form has a plain expression, since any other one uses a number that it does not need. Whether there
// is one shows only when all expressions of the form are considered.
//
// An expression is the sum of its terms or the product of its factors, in any order and with any brackets. So
// for each set of terms or factors, smallest sets first, this file finds out whether a plain expression has
// the value of that part, its negation or, for factors, their reciprocals. A factor worth 1 or -1, and every
// factor of a product worth 0, may multiply or divide; a term worth 0 may be added or subtracted.
import { spendTicks } from '../../core/deadline.js';
import { BASIC_ARITHMETIC } from '../../expression/arithmetic.js';
import { evaluateRational } from '../../expression/evaluate-rational.js';
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
} from '../../core/operator-rows.js';
import type { Expression, Operation } from '../../core/api-types.js';

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

/**
 * Finds a plain expression with the value and the essential form of another one: itself if it is plain, null
 * if there is none.
 */
export function findPlain(expression: Expression): Expression | null {
  if (isPlain(expression)) return expression;
  const { value, same, negated } = variantsOf(expression);
  return same ?? (isZero(value) ? negated : null);
}

function isPlain(expression: Expression): boolean {
  const values: Fraction[] = [];
  for (const item of toPostfix(expression, BASIC_ARITHMETIC.rows)) {
    if (isLeaf(item)) {
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

function variantsOf(expression: Expression): Variants {
  switch (familyOf(expression)) {
    case 'sum':
      return variantsOfSum(partsOf(expression, 'sum'));
    case 'product':
      return variantsOfProduct(partsOf(expression, 'product'));
    case null:
      return { value: evaluateRational(expression), same: expression, negated: null };
  }
}

/** Family of the operator at the root of an expression; null for a number. */
function familyOf(expression: Expression): OperatorRow['family'] {
  return typeof expression === 'number' ? null : basicRowOf(expression.operator).family;
}

/** Terms of a sum, or factors of a product. */
function partsOf(expression: Expression, family: OperatorRow['family'], isInverted = false): PlainPart[] {
  if (familyOf(expression) !== family) return [{ expression, isInverted }];
  const { operator, left, right } = expression as Operation;
  const inverts = invertsRight(basicRowOf(operator));
  return [...partsOf(left, family, isInverted), ...partsOf(right, family, isInverted !== inverts)];
}

function variantsOfSum(parts: readonly PlainPart[]): Variants {
  const sets: Variants[] = [];
  for (let set = 1; set < 1 << parts.length; set++) {
    if ((set & (set - 1)) === 0) {
      const { expression, isInverted } = parts[31 - Math.clz32(set)];
      const { value, same, negated } = variantsOf(expression);
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
  return sets.at(-1)!;
}

function variantsOfProduct(parts: readonly PlainPart[]): Variants {
  const factors = parts.map(({ expression, isInverted }) => ({ ...variantsOf(expression), isInverted }));
  if (factors.some(({ value }) => isZero(value))) return variantsOfZero(factors);
  /** Value of each set of factors at its place, and of their reciprocals behind. */
  const sets: Variants[] = [];
  const last = 1 << parts.length;
  for (let set = 1; set < last; set++) {
    if ((set & (set - 1)) === 0) {
      const factor = factors[31 - Math.clz32(set)];
      const { value, same, negated, isInverted } = factor;
      const none = { value: divide(ONE, value), same: null, negated: null };
      const isUnit = isOne(value) || isOne(negate(value));
      sets[set] = isUnit || !isInverted ? factor : none;
      sets[set + last] = isUnit || isInverted ? { value, same, negated } : none;
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
            const tree = join(division, left, right, x, y);
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
 * last of them by some other factor; then all are multiplied.
 */
function variantsOfZero(factors: readonly Variants[]): Variants {
  const none: Variants = { value: ZERO, same: null, negated: null };
  let zero: Expression | null = null;
  const others: Expression[] = [];
  const ones: Expression[] = [];
  for (const factor of factors) {
    const signs = signsOf(factor);
    if (signs.length === 0) return none;
    const [expression, value] = signs.find(([, each]) => !isOne(each)) ?? signs[0];
    if (isOne(value)) ones.push(expression);
    else if (!isZero(value)) others.push(expression);
    else
      zero =
        zero === null ? expression : { operator: multiplication.operator, left: zero, right: expression };
  }
  if (ones.length > 0) {
    if (others.length === 0) return none;
    for (const left of ones) others[0] = { operator: division.operator, left, right: others[0] };
  }
  for (const right of others) zero = { operator: multiplication.operator, left: zero!, right };
  return { value: ZERO, same: zero, negated: zero };
}

/** Joins two expressions; null if the operation is not plain or an operand is missing. */
function join(
  row: BasicRow,
  left: Expression | null,
  right: Expression | null,
  a: Fraction,
  b: Fraction,
): Operation | null {
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

function basicRowOf(operator: string): OperatorRow {
  return BASIC_ARITHMETIC.rows.get(operator)!;
}
