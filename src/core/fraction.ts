// Exact fractions on BigInt: the arithmetic of targets, of the checker and of ratings.
//
// The four operations do not reduce: an expression has a handful of operations, and a gcd costs more than
// longer digits. `reduce` is for values that are kept or shown. The denominator is always positive.
//
// reading/judged-value.ts computes with numbers while they are safe integers, for speed. The engines have
// their own arithmetic, in assembly/.

/** numerator / denominator, with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Whether an exact value is a fraction. Values that are not known to be rational have other properties. */
export function isFraction(value: object): value is Fraction {
  return (value as Partial<Fraction>).numerator !== undefined;
}

/** Converts an integer to a fraction: a safe integer, a BigInt, or digits. */
export function integer(value: number | bigint | string): Fraction {
  return { numerator: BigInt(value), denominator: 1n };
}

// Marked as pure so that bundles without them drop them: the entry `verify` has a size limit.
export const ZERO = /* @__PURE__ */ integer(0);
export const ONE = /* @__PURE__ */ integer(1);

/** Returns left + right, not reduced. */
export function add(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}

/** Returns left - right, not reduced. */
export function subtract(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.denominator - right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}

/** Returns left * right, not reduced. */
export function multiply(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  };
}

/** Returns left / right, not reduced. `right` must not be 0. */
export function divide(left: Fraction, right: Fraction): Fraction {
  const numerator = left.numerator * right.denominator;
  const denominator = left.denominator * right.numerator;
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

/** -value. */
export function negate({ numerator, denominator }: Fraction): Fraction {
  return { numerator: -numerator, denominator };
}

/** Reduces a value to lowest terms. */
export function reduce(value: Fraction): Fraction {
  if (value.denominator === 1n) return value;
  let divisor = value.denominator;
  let rest = value.numerator < 0n ? -value.numerator : value.numerator;
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  if (divisor === 1n) return value;
  return { numerator: value.numerator / divisor, denominator: value.denominator / divisor };
}

/** Whether a value is 0. */
export function isZero({ numerator }: Fraction): boolean {
  return numerator === 0n;
}

/** Whether two fractions have the same value. */
export function isEqual(left: Fraction, right: Fraction): boolean {
  return left.numerator * right.denominator === right.numerator * left.denominator;
}

export function isLess(left: Fraction, right: Fraction): boolean {
  return left.numerator * right.denominator < right.numerator * left.denominator;
}

/** abs(left - right), in lowest terms if both are. */
export function distanceOf(left: Fraction, right: Fraction): Fraction {
  const { numerator, denominator } = reduce(subtract(left, right));
  return { numerator: numerator < 0n ? -numerator : numerator, denominator };
}

/** Approximates abs(value) by a number. */
export function approximateMagnitude({ numerator, denominator }: Fraction): number {
  return Math.abs(Number(numerator) / Number(denominator));
}

/** Writes a value in lowest terms as `p` or `p/q`. */
export function formatFraction(value: Fraction): string {
  return value.denominator === 1n ? String(value.numerator) : `${value.numerator}/${value.denominator}`;
}

/**
 * Converts a value in lowest terms to the form used in results: a number if it is a safe integer, else text
 * `p` or `p/q`.
 */
export function toResultValue(value: Fraction): number | string {
  if (value.denominator === 1n) {
    const number = Number(value.numerator);
    if (Number.isSafeInteger(number)) return number;
  }
  return formatFraction(value);
}
