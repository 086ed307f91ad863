// Exact fractions on BigInt, as far as reading targets and checking answers needs them.
//
// The four operations do not reduce: a check needs no lowest terms on the way, and a gcd costs more than all
// else. `reduce` is for what is kept or shown. The denominator is always positive.

/** numerator / denominator, with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** An integer as a fraction. @param value a safe integer */
export function integer(value: number): Fraction {
  return { numerator: BigInt(value), denominator: 1n };
}

/** left + right, not reduced. */
export function add(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}

/** left - right, not reduced. */
export function subtract(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.denominator - right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}

/** left * right, not reduced. */
export function multiply(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  };
}

/** left / right, not reduced. `right` must not be 0. */
export function divide(left: Fraction, right: Fraction): Fraction {
  const numerator = left.numerator * right.denominator;
  const denominator = left.denominator * right.numerator;
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

/** The same value in lowest terms. */
export function reduce(value: Fraction): Fraction {
  if (value.denominator === 1n) return value;
  let divisor = value.denominator;
  let rest = value.numerator < 0n ? -value.numerator : value.numerator;
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  if (divisor === 1n) return value;
  return { numerator: value.numerator / divisor, denominator: value.denominator / divisor };
}

/** Whether the two are the same value. */
export function isEqual(left: Fraction, right: Fraction): boolean {
  return left.numerator * right.denominator === right.numerator * left.denominator;
}

/** Whether left < right. */
export function isLess(left: Fraction, right: Fraction): boolean {
  return left.numerator * right.denominator < right.numerator * left.denominator;
}

/** abs(left - right), in lowest terms if both are. */
export function distanceOf(left: Fraction, right: Fraction): Fraction {
  const { numerator, denominator } = reduce(subtract(left, right));
  return { numerator: numerator < 0n ? -numerator : numerator, denominator };
}

/** Writes a value in lowest terms as `p` or `p/q`. */
export function formatFraction(value: Fraction): string {
  return value.denominator === 1n ? String(value.numerator) : `${value.numerator}/${value.denominator}`;
}

/**
 * Gives a value in lowest terms as results show it: a number while it is a safe integer, else text `p` or
 * `p/q`.
 */
export function toResultValue(value: Fraction): number | string {
  if (value.denominator === 1n) {
    const number = Number(value.numerator);
    if (Number.isSafeInteger(number)) return number;
  }
  return formatFraction(value);
}
