// The separation bound of an expression of radicals: how near to 0 it can be without being 0.
//
// From Burnikel, Funke, Mehlhorn, Schirra and Schmitt, "A separation bound for real algebraic expressions"
// (Algorithmica 55, 2009). Each subexpression is written as a quotient of two algebraic integers, U / L, and
// u and l bound the absolute values of all their conjugates. If D is the product of the indices of all
// different roots, U is in a field of degree D at most; the product of its conjugates is an integer other
// than 0, so abs(U) >= u^(1 - D), and with abs(L) <= l
//
//     value = 0  or  abs(value) >= 1 / (u^(D - 1) * l).
//
// The same quotient shows that a rational value has a denominator of at most l^D: the product of the
// conjugates of L, times the value, is an algebraic integer. All bounds here are kept as logarithms to base
// 2, rounded up to sixteenths of a digit.
import type { Fraction } from '../../core/fraction.js';
import { bitLength } from './integer-roots.js';
import { MAX_INDEX, formOf, isRational, type ExactValue } from './exact-value.js';

/** Bounds of a value U / L. */
interface RadicalBounds {
  /** Bound of the conjugates of U: none exceeds 2^upper. */
  readonly upper: number;
  /** Bound of the conjugates of L: none exceeds 2^lower. */
  readonly lower: number;
  /** Bound of the degrees of U and L. */
  readonly degree: number;
}

/** Returns the separation of a value: if it is not 0, its magnitude is at least 2^-separation. */
export function separationOf({ upper, lower, degree }: RadicalBounds): number {
  return Math.ceil(upper * (degree - 1) + lower);
}

/** Returns the length of a denominator: if a value is rational, its denominator is at most 2^result. */
export function denominatorLength({ lower, degree }: RadicalBounds): number {
  return Math.ceil(lower * degree);
}

/** Bounds the difference of a value and a fraction. */
export function subtractFraction({ upper, lower, degree }: RadicalBounds, fraction: Fraction): RadicalBounds {
  const [numerator, denominator] = [logarithmUp(fraction.numerator), logarithmUp(fraction.denominator)];
  return { upper: Math.max(upper + denominator, lower + numerator) + 1, lower: lower + denominator, degree };
}

/** Bounds a value; null if it is not an expression of radicals with indices up to MAX_INDEX. */
export function boundRadicals(value: ExactValue): RadicalBounds | null {
  const roots = new Map<string, number>();
  const seen = new Map<ExactValue, Pair>();
  const pair = boundPair(value, roots, seen);
  if (pair === null) return null;
  let degree = 1;
  for (const index of roots.values()) degree *= index;
  return { ...pair, degree };
}

type Pair = { readonly upper: number; readonly lower: number } | null;

function boundPair(value: ExactValue, roots: Map<string, number>, seen: Map<ExactValue, Pair>): Pair {
  if (isRational(value))
    return { upper: logarithmUp(value.numerator), lower: logarithmUp(value.denominator) };
  const known = seen.get(value);
  if (known !== undefined) return known;
  const { operation, left, right } = value;
  const a = boundPair(left, roots, seen);
  const b = boundPair(right, roots, seen);
  if (a === null || b === null) return null;
  let pair: Pair = null;
  switch (operation) {
    case 'sum':
    case 'difference':
      pair = { upper: Math.max(a.upper + b.lower, b.upper + a.lower) + 1, lower: a.lower + b.lower };
      break;
    case 'product':
      pair = { upper: a.upper + b.upper, lower: a.lower + b.lower };
      break;
    case 'quotient':
      pair = { upper: a.upper + b.lower, lower: a.lower + b.upper };
      break;
    case 'power':
      if (isRational(right) && right.denominator <= MAX_INDEX) {
        const index = Number(right.denominator);
        if (index > 1) roots.set(`${formOf(left)?.key ?? `node ${seen.size}`}:${index}`, index);
        pair = boundPower(a, right, index);
      }
      break;
    case 'logarithm':
      break;
  }
  seen.set(value, pair);
  return pair;
}

/**
 * Bounds (U / L)^(p / k). The root of U / L is written as the root of U * L^(k - 1) over L, or as U over the
 * root of U^(k - 1) * L, whichever has the smaller bounds.
 */
function boundPower(
  { upper, lower }: { upper: number; lower: number },
  { numerator }: Fraction,
  index: number,
) {
  const power = Math.abs(Number(numerator));
  const [u, l] = numerator < 0n ? [lower * power, upper * power] : [upper * power, lower * power];
  return u >= l
    ? { upper: (u + (index - 1) * l) / index, lower: l }
    : { upper: u, lower: ((index - 1) * u + l) / index };
}

/** log2(abs(n)), rounded up by at most a sixteenth for short n and by 1 for long ones; 0 for n = 0. */
function logarithmUp(n: bigint): number {
  if (n * n <= 1n) return 0;
  return bitLength(n) > 64 ? bitLength(n) : bitLength(n ** 16n) / 16;
}
