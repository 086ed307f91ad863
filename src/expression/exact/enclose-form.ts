// The sign of a logarithm in a normal form, which takes an enclosure: a form knows identities, not sizes.
import { ZERO } from '../../core/fraction.js';
import { exponentialOf, logarithmOf } from './interval-exponential.js';
import { TooManyTerms, type Atom, type Form } from './radical-form.js';
import {
  addIntervals,
  divideIntervals,
  encloseFraction,
  multiplyIntervals,
  raiseInterval,
  signOfInterval,
  type Interval,
} from './interval.js';

const FIRST_BITS = 64;
const MAX_BITS = 512;

/** The sign of ln(atom). @throws TooManyTerms if MAX_BITS digits do not show it */
export function signOfLogarithm({ base }: Atom): 1 | -1 {
  if (typeof base === 'bigint') return 1;
  for (let bits = FIRST_BITS; bits <= MAX_BITS; bits *= 2) {
    const value = encloseForm(base, bits);
    const sign = value.low > 0n ? signOfInterval(logarithmOf(value, bits)) : null;
    if (sign === 1 || sign === -1) return sign;
  }
  throw new TooManyTerms();
}

function encloseForm({ terms }: Form, bits: number): Interval {
  let sum = encloseFraction(ZERO, bits);
  for (const { coefficient, logarithms, exponent } of terms) {
    let product = encloseFraction(coefficient, bits);
    for (const { atom, power } of logarithms) {
      const factor = raiseInterval(encloseLogarithm(atom, bits), Math.abs(power), bits);
      if (signOfInterval(factor) === null) throw new TooManyTerms();
      product = power < 0 ? divideIntervals(product, factor, bits) : multiplyIntervals(product, factor, bits);
    }
    if (exponent.terms.length > 0)
      product = multiplyIntervals(product, exponentialOf(encloseForm(exponent, bits), bits), bits);
    sum = addIntervals(sum, product, bits);
  }
  return sum;
}

function encloseLogarithm({ base }: Atom, bits: number): Interval {
  const value = typeof base === 'bigint' ? { low: base, high: base, scale: 0 } : encloseForm(base, bits);
  if (value.low <= 0n) throw new TooManyTerms();
  return logarithmOf(value, bits);
}
