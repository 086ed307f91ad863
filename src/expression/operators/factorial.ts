// `a!`: an integer from 0 to a limit. It is not applied to its own result, nor to a square root.
import { integer } from '../../core/fraction.js';
import { type RowOf } from '../../core/operator-notation.js';
import { LARGE, OUTSIDE } from '../doubles/small-fraction.js';
import { ANYTHING, NOTHING, type ApplyExactly, type SearchPart } from './operator-parts.js';

export const factorial = {
  operator: '!',
  arity: 1,
  notation: 'postfix',
  precedence: 5,
  isOnce: true,
  latex: '#1!',
  spellings: '!',
  sign: '!',
} as const satisfies RowOf<'!'>;

/** Largest number whose factorial is below 2^53. */
const LAST_SMALL = 18;
/** Largest number whose factorial, about 2^866, is compared with a target; beyond, all values are tried. */
const LAST_COMPARED = 149;
/** Relative error of a product of that many doubles. */
const PRODUCT_ERROR = 2 ** -45;

export const applyFactorial: ApplyExactly = ([operand], limits, { checkLength, checkLong, isInteger }) => {
  const isInDomain = isInteger(operand) && operand.numerator >= 0n && operand.numerator <= limits.factorial;
  if (!isInDomain) return 'outside-domain';
  const last = Number(operand.numerator);
  // n! > (n / e)^n
  if (last * Math.log2(last / Math.E) > limits.bits) return 'too-large';
  // In halves, as products of numbers of equal length are the fastest.
  const multiply = (from: number, to: number): bigint => {
    if (from >= to) return BigInt(from);
    const middle = (from + to) >> 1;
    const product = multiply(from, middle) * multiply(middle + 1, to);
    checkLong(product);
    return product;
  };
  return checkLength(integer(multiply(1, last)), limits.bits);
};

export const searchedFactorial: SearchPart = {
  compute(a, b, _, __, { factorial: most }, result) {
    if (a < 0 || b !== 1 || a > most) return OUTSIDE;
    if (a > LAST_SMALL) return LARGE;
    let product = 1;
    for (let factor = 2; factor <= a; factor++) product *= factor;
    return result.give(product, 1);
  },
  enclose: (operand, _, { factorial: most }) =>
    operand.mayBeInteger && !operand.isAbove(most) ? ANYTHING : NOTHING,
  invert(_, target, __, { factorial: most }) {
    const operands: number[] = [];
    let product = 1;
    for (let operand = 0; operand <= Math.min(most, LAST_COMPARED); operand++) {
      if (operand > 0) product *= operand;
      if (Math.abs(target.x - product) <= target.r + product * PRODUCT_ERROR) operands.push(operand);
    }
    if (target.isFar || target.x > 2 * product) return most >= LAST_COMPARED ? ANYTHING : NOTHING;
    return operands;
  },
};
