// Reads targets and distances: integers, and fractions as text, of any size up to a thousand digits.
import { unexpected } from '../errors.js';
import { integer, reduce, type Fraction } from '../fraction.js';
import type { Rules } from '../api-types.js';

const DEFAULT_TARGET = 24;
const MAX_TARGET_DIGITS = 1000;

/** Fills in the default target of the 24 game. */
export function fillTarget(target: unknown, { values, use }: Pick<Rules, 'values' | 'use'>): unknown {
  const takesFractions = values !== 'natural' && values !== 'integer';
  return target === undefined && takesFractions && use === 'all' ? DEFAULT_TARGET : target;
}

/** Checks a target. @throws NumbersGameError `invalid-target`, `too-large` */
export function parseTarget(target: unknown, { values }: Pick<Rules, 'values'>): Fraction {
  const value = readFraction(target, 'target');
  let expected = "a fraction 'p/q' or an integer";
  let fits = value !== undefined;
  if (values === 'natural' || values === 'integer') {
    expected = values === 'natural' ? 'a positive integer' : 'an integer';
    fits = value?.denominator === 1n && (values === 'integer' || value.numerator > 0n);
  }
  if (fits) return value!;
  const form = target === undefined ? '' : ' (from 2^53 on as text)';
  throw unexpected('invalid-target', 'target', expected + form, target);
}

/** Reads a safe integer, or text `p` or `p/q` with q > 0, in lowest terms; undefined for anything else. */
export function readFraction(value: unknown, name: string): Fraction | undefined {
  if (Number.isSafeInteger(value)) return integer(value as number);
  if (typeof value !== 'string') return undefined;
  const match: readonly (string | undefined)[] | null = /^(-?\d+)(?:\/(\d+))?$/.exec(value);
  if (match === null) return undefined;
  if (value.length > MAX_TARGET_DIGITS)
    throw unexpected('too-large', name, `at most ${MAX_TARGET_DIGITS} digits`, value);
  const [, numerator = '', denominator = '1'] = match;
  const fraction = { numerator: BigInt(numerator), denominator: BigInt(denominator) };
  return fraction.denominator === 0n ? undefined : reduce(fraction);
}

/**
 * Checks an optional distance to a target: an integer or a fraction, not negative.
 *
 * @throws NumbersGameError `invalid-option`; `too-large` for one of over 1000 digits.
 */
export function parseDistance(distance: unknown, name: string): Fraction | null {
  if (distance === undefined || distance === null) return null;
  const value = readFraction(distance, name);
  if (value !== undefined && value.numerator >= 0n) return value;
  throw unexpected('invalid-option', name, "an integer from 0 or a fraction 'p/q'", distance);
}
