// Exact real values: a fraction in lowest terms, or a node of a tree that is not known to be one.
//
// A node holds its operation and its operands, and computes on demand what decisions need: enclosures with
// any number of digits, and the normal form. Roots are powers with a fraction as exponent, so that six
// operations are enough. Enclosures come from the tree and not from the form, which multiplies out and would
// cost digits to cancellation.
//
// A node is made only by exact-arithmetic.ts, which has proved that it is none of the fractions with small
// denominators (decide-sign.ts); so its sign can be found with finitely many digits. The exception are the
// differences that decide-sign.ts makes for a moment.
import { ONE, negate, type Fraction } from '../../core/fraction.js';
import { exponentialOf, logarithmOf } from './interval-exponential.js';
import {
  TooManyTerms,
  addForms,
  exponentialForm,
  logarithmOfFraction,
  multiplyByPower,
  multiplyForms,
  scaleForm,
  toForm,
  tryForm,
  type Form,
} from './radical-form.js';
import {
  addIntervals,
  divideIntervals,
  encloseFraction,
  multiplyIntervals,
  negateInterval,
  raiseInterval,
  rootOfInterval,
  signOfInterval,
  type Interval,
} from './interval.js';
import { cancelSums, invertForm, logarithmForm } from './quotient-form.js';

/** Operation of a node on its operands; `logarithm` has the base first. */
export type ExactOperation = 'sum' | 'difference' | 'product' | 'quotient' | 'power' | 'logarithm';

/** A real number. A value that is known to be rational is always a fraction, in lowest terms. */
export type ExactValue = Fraction | Irrational;

/** A number that is not known to be rational, as an operation of two values. */
export class Irrational {
  #interval: Interval = { low: 0n, high: 0n, scale: 0 };
  #bits = 0;
  #form: Form | null | undefined;
  /** Number of operations in the tree. */
  readonly size: number;
  /** Whether the number is proved to be irrational. */
  isProved = false;

  constructor(
    readonly operation: ExactOperation,
    readonly left: ExactValue,
    readonly right: ExactValue,
  ) {
    this.size = 1 + (isRational(left) ? 0 : left.size) + (isRational(right) ? 0 : right.size);
  }

  /** Returns the narrowest interval found so far with at least `bits` working digits. */
  enclose(bits: number): Interval {
    if (this.#bits < bits) {
      this.#interval = encloseNode(this, bits);
      this.#bits = bits;
    }
    return this.#interval;
  }

  /** Normal form; null if it is too long. */
  get form(): Form | null {
    if (this.#form === undefined) this.#form = tryForm(() => formOfNode(this));
    return this.#form;
  }
}

export function isRational(value: ExactValue): value is Fraction {
  return !(value instanceof Irrational);
}

/** Encloses a value in an interval, computed with `bits` digits. */
export function encloseValue(value: ExactValue, bits: number): Interval {
  return isRational(value) ? encloseFraction(value, bits) : value.enclose(bits);
}

/** Returns the sign of a value, which must be a fraction, or a node that exact-arithmetic.ts has made. */
export function findSign(value: ExactValue): -1 | 0 | 1 {
  if (isRational(value)) return value.numerator > 0n ? 1 : value.numerator < 0n ? -1 : 0;
  return signOfInterval(encloseNonzero((bits) => value.enclose(bits), FIRST_BITS))!;
}

/** Returns the normal form of a value; null if it is too long. */
export function formOf(value: ExactValue): Form | null {
  return isRational(value) ? toForm(value) : value.form;
}

/** Number of digits with which decisions begin. */
export const FIRST_BITS = 64;

/** Largest index of a root that is computed as a root; larger ones are computed by logarithms. */
export const MAX_INDEX = 64n;

/** Thrown if MAX_BITS digits do not separate a number from 0. */
class Undecided extends Error {}

/** Maximum number of digits of an enclosure: twice those of the largest separation bound. */
export const MAX_BITS = 1 << 17;

/** Encloses a number other than 0, with enough digits for an interval without 0. @throws Undecided */
function encloseNonzero(enclose: (bits: number) => Interval, bits: number): Interval {
  for (let digits = bits; digits <= MAX_BITS; digits *= 2) {
    const interval = enclose(digits);
    if (signOfInterval(interval) !== null) return interval;
  }
  throw new Undecided();
}

/** Runs a decision; returns `undecided` if it needs more than MAX_BITS digits. */
export function tryDecision<Result>(decide: () => Result): Result | 'undecided' {
  try {
    return decide();
  } catch (error) {
    if (error instanceof Undecided) return 'undecided';
    throw error;
  }
}

function encloseNode({ operation, left, right }: Irrational, bits: number): Interval {
  switch (operation) {
    case 'sum':
      return addIntervals(encloseValue(left, bits), encloseValue(right, bits), bits);
    case 'difference':
      return addIntervals(encloseValue(left, bits), negateInterval(encloseValue(right, bits)), bits);
    case 'product':
      return multiplyIntervals(encloseValue(left, bits), encloseValue(right, bits), bits);
    case 'quotient': {
      const divisor = encloseNonzero((digits) => encloseValue(right, digits), bits);
      return divideIntervals(encloseValue(left, bits), divisor, bits);
    }
    case 'power':
      return enclosePower(left, right, bits);
    case 'logarithm': {
      const divisor = encloseNonzero((digits) => encloseLogarithm(left, digits), bits);
      return divideIntervals(encloseLogarithm(right, bits), divisor, bits);
    }
  }
}

function enclosePower(base: ExactValue, exponent: ExactValue, bits: number): Interval {
  if (!isRational(exponent) || exponent.denominator > MAX_INDEX || !isSmall(exponent.numerator)) {
    const product = multiplyIntervals(encloseValue(exponent, bits), encloseLogarithm(base, bits), bits);
    return exponentialOf(product, bits);
  }
  const positive = encloseNonzero((digits) => encloseValue(base, digits), bits);
  if (exponent.numerator < 0n)
    return divideIntervals(encloseFraction(ONE, bits), raise(positive, negate(exponent), bits), bits);
  return raise(positive, exponent, bits);
}

function raise(base: Interval, { numerator, denominator }: Fraction, bits: number): Interval {
  const power = raiseInterval(base, Number(numerator), bits);
  return denominator === 1n ? power : rootOfInterval(power, Number(denominator), bits);
}

function isSmall(numerator: bigint): boolean {
  return numerator <= 1024n && numerator >= -1024n;
}

/** Encloses ln(value). @param value positive */
export function encloseLogarithm(value: ExactValue, bits: number): Interval {
  const enclosed = encloseNonzero((digits) => encloseValue(value, digits), bits);
  return logarithmOf(enclosed, bits);
}

function requireForm(value: ExactValue): Form {
  const form = formOf(value);
  if (form === null) throw new TooManyTerms();
  return form;
}

function formOfNode({ operation, left, right }: Irrational): Form {
  switch (operation) {
    case 'sum':
      return cancelSums(addForms(requireForm(left), requireForm(right)));
    case 'difference':
      return cancelSums(addForms(requireForm(left), scaleForm(requireForm(right), -1)));
    case 'product':
      return multiply(requireForm(left), requireForm(right));
    case 'quotient': {
      const dividend = scaleForm(requireForm(left), findSign(right));
      return cancelSums(multiplyByPower(dividend, scaleForm(takeLogarithm(right), -1)));
    }
    case 'power':
      return cancelSums(exponentialForm(multiply(requireForm(right), takeLogarithm(left))));
    case 'logarithm':
      return multiply(takeLogarithm(right), invertForm(takeLogarithm(left), findLogarithmSign(left)));
  }
}

function multiply(left: Form, right: Form): Form {
  return cancelSums(multiplyForms(left, right));
}

/**
 * Computes ln(abs(value)) in normal form, along the tree: the logarithm of x^y is y ln(x), so that powers are
 * not multiplied out.
 * @param value not 0
 */
export function takeLogarithm(value: ExactValue): Form {
  const sign = findSign(value);
  if (isRational(value)) return logarithmOfFraction(sign < 0 ? negate(value) : value);
  const { operation, left, right } = value;
  switch (operation) {
    case 'power':
      return multiply(requireForm(right), takeLogarithm(left));
    case 'product':
      return addForms(takeLogarithm(left), takeLogarithm(right));
    case 'quotient':
      return addForms(takeLogarithm(left), scaleForm(takeLogarithm(right), -1));
    case 'logarithm':
      return addForms(takeTwice(right), scaleForm(takeTwice(left), -1));
    default:
      return logarithmForm(scaleForm(requireForm(value), sign));
  }
}

/** Computes ln(abs(ln(value))) in normal form, along the tree. @param value positive and not 1 */
function takeTwice(value: ExactValue): Form {
  if (!isRational(value) && value.operation === 'power')
    return addForms(takeLogarithm(value.right), takeTwice(value.left));
  return logarithmForm(scaleForm(takeLogarithm(value), findLogarithmSign(value)));
}

function findLogarithmSign(value: ExactValue): -1 | 0 | 1 {
  return signOfInterval(encloseNonzero((bits) => encloseLogarithm(value, bits), FIRST_BITS))!;
}
