// Proofs that a form is 0 if its key does not show it, by comparing logarithms.
//
// A sum of two products is 0 if they have opposite signs and their magnitudes have the same logarithm. A sum
// of logarithms with rational coefficients is 0 if a product is 1: c ln(a) + d ln(b) + ... = 0, with integers
// c and d and expressions of radicals a and b, says that a^c * b^d * ... = 1, which the separation bound
// decides. So log(a, b) = p/q is decided by a^p = b^q.
import { ONE, divide, integer, multiply, negate, reduce, type Fraction } from '../../core/fraction.js';
import { addForms, logarithmOfFraction, readPower, scaleForm, type Form, type Term } from './radical-form.js';
import { clearDenominators, splitLogarithms } from './quotient-form.js';
import { greatestDivisor } from './integer-roots.js';
import { Irrational, isRational, type ExactValue } from './exact-value.js';

/** Largest exponent of a product that is tested: longer products have no useful separation bound. */
const MAX_EXPONENT = 1000n;

/** Whether a form without sums in denominators is proved to be 0. */
export function isProvedZero(form: Form, decideSign: (value: Irrational) => number | 'undecided'): boolean {
  const { terms } = form;
  if (terms.length === 0) return true;
  const atoms = splitLogarithms(terms);
  if (atoms === null) return false;
  if (terms.length === 2 && atoms[0] === null) {
    const [{ coefficient: first, exponent: left }, { coefficient: second, exponent: right }] = terms;
    const ratio = negate(reduce(divide(second, first)));
    if (ratio.numerator < 0n) return false;
    const difference = addForms(left, scaleForm(addForms(right, logarithmOfFraction(ratio)), -1));
    return isProvedZero(clearDenominators(difference).numerator, decideSign);
  }
  if (terms.some(({ exponent }) => exponent.key !== terms[0].exponent.key)) return false;
  const products: [ExactValue, ExactValue] = [ONE, ONE];
  for (const [index, atom] of atoms.entries()) {
    const base = atom && readRadical(atom.base);
    const exponent = scaleToInteger(terms[index].coefficient, terms);
    const magnitude = exponent < 0n ? -exponent : exponent;
    if (base === null || magnitude > MAX_EXPONENT) return false;
    const side = exponent < 0n ? 1 : 0;
    products[side] = connect('product', products[side], raise(base, integer(magnitude)));
  }
  const [left, right] = products;
  return decideSign(new Irrational('difference', left, right)) === 0;
}

/** Multiplies a coefficient by the common denominator of all terms. */
function scaleToInteger({ numerator, denominator }: Fraction, terms: readonly Term[]): bigint {
  let common = 1n;
  for (const { coefficient } of terms)
    common *= coefficient.denominator / greatestDivisor(common, coefficient.denominator);
  return (numerator * common) / denominator;
}

/** Value of an atom; null if it is not an expression of radicals. */
function readRadical(base: bigint | Form): ExactValue | null {
  if (typeof base === 'bigint') return integer(base);
  let sum: ExactValue | null = null;
  for (const { coefficient, logarithms, exponent } of base.terms) {
    let product: ExactValue = coefficient;
    for (const found of exponent.terms.map(readPower)) {
      const factor = found && readRadical(found.atom.base);
      if (factor === null) return null;
      product = connect('product', product, raise(factor, found!.power));
    }
    if (logarithms.length > 0) return null;
    sum = sum === null ? product : connect('sum', sum, product);
  }
  return sum;
}

function raise(base: ExactValue, exponent: Fraction): ExactValue {
  return new Irrational('power', base, exponent);
}

/** Joins two values to a sum or a product, which is a fraction if both operands are. */
function connect(operation: 'sum' | 'product', left: ExactValue, right: ExactValue): ExactValue {
  if (operation === 'product' && isRational(left) && isRational(right)) return reduce(multiply(left, right));
  return new Irrational(operation, left, right);
}
