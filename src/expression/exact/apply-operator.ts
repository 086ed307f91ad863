// The operators on exact values: domains, limits and results, for fractions and irrational numbers alike.
//
//     apply(operator, operands, limits)   a value, or why there is none
//     isEqual(a, b), compare(a, b)        a decision, or `undecided`
//
// A result that is rational is always returned as a fraction in lowest terms, so domains that ask for
// integers need no more than a look at the type. Where both operands are fractions, nothing but integer
// arithmetic is done; where one is a fraction and the other proved to be irrational, + - * / need no
// decision. Everything else is decided by decide-sign.ts, in tens of microseconds if the form settles it, in
// up to about a second if a separation bound of 65,536 digits has to be reached.
//
// `limits.bits` bounds the numerators and denominators of results, and the magnitudes of irrational ones;
// MAX_SIZE bounds their trees. Both are `too-large`.
import { add, divide, multiply, subtract, type Fraction } from '../../core/fraction.js';
import type { ResolvedLimits } from '../../core/puzzle/largest-operands.js';
import {
  addition,
  concatenation,
  division,
  factorial,
  logarithm,
  modulo,
  multiplication,
  power,
  root,
  square,
  squareRoot,
  subtraction,
  type Fault,
  type Operator,
} from '../../core/operator-notation.js';
import { decideSign, findRational } from './decide-sign.js';
import { bitLength, checkLong, reduceInTime, shift } from './integer-roots.js';
import { multiplyIntervals } from './interval.js';
import {
  FIRST_BITS,
  Irrational,
  encloseLogarithm,
  encloseValue,
  findSign,
  isRational,
  tryDecision,
  type ExactOperation,
  type ExactValue,
} from './exact-value.js';
import { checkLength, logarithmOfFractions, raiseFraction } from './rational-powers.js';

/**
 * Applies an operator. Returns the result, or the reason why it cannot be applied.
 *
 * @param operands as many as the operator has: values that this function has returned, or fractions in lowest
 * terms
 */
export function apply(
  operator: Operator,
  operands: readonly ExactValue[],
  limits: ResolvedLimits,
): ExactValue | Fault {
  return tryDecision(() => applyInDomain(operator, operands, limits));
}

function applyInDomain(
  operator: Operator,
  operands: readonly ExactValue[],
  limits: ResolvedLimits,
): ExactValue | Fault {
  const [left, right] = operands;
  switch (operator) {
    case addition.operator:
      return applyBasic('sum', add, left, right, limits);
    case subtraction.operator:
      return applyBasic('difference', subtract, left, right, limits);
    case multiplication.operator:
      return applyBasic('product', multiply, left, right, limits);
    case division.operator:
      return isSame(right, 0n) ? 'division-by-zero' : applyBasic('quotient', divide, left, right, limits);
    case power.operator:
      return applyPower(left, right, limits);
    case root.operator:
      return applyRoot(left, right, limits);
    case logarithm.operator:
      return applyLogarithm(left, right, limits);
    case modulo.operator:
      return applyModulo(left, right, limits);
    case squareRoot.operator:
      return findSign(left) < 0 ? 'outside-domain' : isSame(left, 0n) ? left : raise(left, HALF, limits);
    case factorial.operator:
      return applyFactorial(left, limits);
    case square.operator: {
      const { square: most } = limits;
      const isInDomain = isInteger(left) && left.numerator >= 2n && (most === null || left.numerator <= most);
      return isInDomain ? checkLength(integer(left.numerator ** 2n), limits.bits) : 'outside-domain';
    }
    case concatenation.operator:
      return applyConcatenation(operands, limits);
  }
}

/** Whether two values are the same number. */
export function isEqual(left: ExactValue, right: ExactValue): boolean | 'undecided' {
  const order = compare(left, right);
  return order === 'undecided' ? order : order === 0;
}

/** Compares two values: -1 if left < right, 0 if they are equal, 1 if left > right. */
export function compare(left: ExactValue, right: ExactValue): -1 | 0 | 1 | 'undecided' {
  if (left === right) return 0;
  if (isRational(left) && isRational(right)) return findSign(subtract(left, right));
  return tryDecision(() => decideSign(new Irrational('difference', left, right)));
}

/** Maximum number of operations in the tree of an irrational value: its decisions recurse over the tree. */
const MAX_SIZE = 256;

const HALF: Fraction = { numerator: 1n, denominator: 2n };

function integer(numerator: bigint): Fraction {
  return { numerator, denominator: 1n };
}

function isInteger(value: ExactValue): value is Fraction {
  return isRational(value) && value.denominator === 1n;
}

function isSame(value: ExactValue, expected: bigint): boolean {
  return isInteger(value) && value.numerator === expected;
}

/** Whether abs(value) <= limit. */
function isWithin(value: ExactValue, limit: bigint): boolean | 'undecided' {
  const above = compare(value, integer(limit));
  const below = compare(value, integer(-limit));
  if (above === 'undecided' || below === 'undecided') return 'undecided';
  return above <= 0 && below >= 0;
}

function applyBasic(
  operation: ExactOperation,
  compute: (left: Fraction, right: Fraction) => Fraction,
  left: ExactValue,
  right: ExactValue,
  limits: ResolvedLimits,
): ExactValue | Fault {
  if (isRational(left) && isRational(right)) {
    return checkLength(reduceInTime(compute(left, right)), limits.bits);
  }
  const isScaling = operation === 'product' || operation === 'quotient';
  const neutral = isScaling ? 1n : 0n;
  if (isSame(right, neutral)) return left;
  if (isSame(left, neutral) && (operation === 'sum' || operation === 'product')) return right;
  if (isScaling && (isSame(left, 0n) || isSame(right, 0n))) return integer(0n);
  return settle(operation, left, right, limits);
}

function applyPower(base: ExactValue, exponent: ExactValue, limits: ResolvedLimits): ExactValue | Fault {
  const isAllowed = findSign(base) > 0 && isWithin(exponent, limits.exponent);
  if (isAllowed !== true) return isAllowed || 'outside-domain';
  return raise(base, exponent, limits);
}

function applyRoot(
  radicand: ExactValue,
  index: ExactValue,
  { rootIndex, ...limits }: ResolvedLimits,
): ExactValue | Fault {
  const isInDomain = isInteger(radicand) && radicand.numerator > 0n && isWithinInteger(index, rootIndex);
  if (!isInDomain) return 'outside-domain';
  return raise(radicand, divide(integer(1n), index), limits);
}

/** Whether a value is an integer other than 0, and at most a limit. */
function isWithinInteger(value: ExactValue, limit: bigint): value is Fraction {
  return isInteger(value) && value.numerator !== 0n && value.numerator <= limit && value.numerator >= -limit;
}

/** base^exponent. @param base positive */
function raise(
  base: ExactValue,
  exponent: ExactValue,
  limits: { readonly bits: number },
): ExactValue | Fault {
  if (isSame(exponent, 0n) || isSame(base, 1n)) return integer(1n);
  if (isSame(exponent, 1n)) return base;
  if (isRational(base) && isRational(exponent)) {
    const result = raiseFraction(base, exponent, limits.bits);
    if (result !== null) return result;
  }
  if (isTooLong(base, exponent, limits.bits)) return 'too-large';
  return settle('power', base, exponent, limits);
}

/** Whether abs(exponent * ln(base)) exceeds a bound for certain. */
function isTooLong(base: ExactValue, exponent: ExactValue, bits: number): boolean {
  const logarithm = encloseLogarithm(base, FIRST_BITS);
  const { low, high, scale } = multiplyIntervals(encloseValue(exponent, FIRST_BITS), logarithm, FIRST_BITS);
  return low > shift(BigInt(bits), scale) || high < -shift(BigInt(bits), scale);
}

function applyLogarithm(base: ExactValue, argument: ExactValue, limits: ResolvedLimits): ExactValue | Fault {
  if (findSign(base) <= 0 || findSign(argument) <= 0 || isSame(base, 1n)) return 'outside-domain';
  if (isSame(argument, 1n)) return integer(0n);
  const fromOne = compare(base, integer(1n));
  if (fromOne === 'undecided') return fromOne;
  if (isRational(base) && isRational(argument)) {
    const result = logarithmOfFractions(base, argument);
    if (result !== null) return result;
  }
  return settle('logarithm', base, argument, limits);
}

function applyModulo(left: ExactValue, right: ExactValue, limits: ResolvedLimits): ExactValue | Fault {
  const isInDomain = isInteger(left) && left.numerator > 0n && isWithinInteger(right, limits.modulus);
  if (!isInDomain) return 'outside-domain';
  const rest = left.numerator % right.numerator;
  // The remainder is positive here; floored division gives it the sign of the right operand.
  return integer(rest !== 0n && right.numerator < 0n ? rest + right.numerator : rest);
}

function applyFactorial(operand: ExactValue, limits: ResolvedLimits): ExactValue | Fault {
  const isInDomain = isInteger(operand) && operand.numerator >= 0n && operand.numerator <= limits.factorial;
  if (!isInDomain) return 'outside-domain';
  // n! >= 2^(n - 1)
  if (operand.numerator > limits.bits) return 'too-large';
  let product = 1n;
  for (let factor = 2n; factor <= operand.numerator; factor++) {
    product *= factor;
    checkLong(product);
  }
  return checkLength(integer(product), limits.bits);
}

function applyConcatenation(operands: readonly ExactValue[], limits: ResolvedLimits): ExactValue | Fault {
  let digits = '';
  for (const operand of operands) {
    if (!isInteger(operand) || operand.numerator < 1n || operand.numerator > 9n) return 'outside-domain';
    digits += String(operand.numerator);
  }
  return checkLength(integer(BigInt(digits)), limits.bits);
}

/** Returns the result of an operation in its domain, if an operand or the result is irrational. */
function settle(
  operation: ExactOperation,
  left: ExactValue,
  right: ExactValue,
  { bits }: { readonly bits: number },
): ExactValue | Fault {
  const node = new Irrational(operation, left, right);
  if (node.size > MAX_SIZE) return 'too-large';
  node.isProved = isPlainlyIrrational(operation, left, right);
  const rational = node.isProved ? null : findRational(node);
  if (rational === 'undecided') return rational;
  if (rational !== null) return checkLength(rational, bits);
  const { low, high, scale } = node.enclose(FIRST_BITS);
  const [least, most] = [low, high].map(bitLength).sort((a, b) => a - b);
  return most - scale < -bits || least - scale > bits ? 'too-large' : node;
}

/**
 * Whether a result is irrational because one operand is a fraction and the other is proved to be irrational.
 */
function isPlainlyIrrational(operation: ExactOperation, left: ExactValue, right: ExactValue): boolean {
  if (isRational(left) && isRational(right)) return true;
  if (operation === 'power' || operation === 'logarithm') return false;
  return isRational(left) ? !isRational(right) && right.isProved : left.isProved && isRational(right);
}
