// Quotients of normal forms: inverses, logarithms of sums, how a quotient with sums in denominators is made
// canonical, and the two theorems that make forms complete.
//
// A sum in a denominator is a negative power of an atom. To compare quotients, all powers that the terms have
// in common are taken out (`splitPowers`), which multiplies the rest by the denominators; and atoms are
// primitive: a sum without common powers, divided by the positive part of one of its terms, so that 2 +
// 2^(1/2) and 1 + 2^(1/2) share an atom. Of the possible divisors the least powers of logarithms win, then
// the least key of the result. A sum that is a multiple of an atom in its own denominator cancels
// (`cancelSums`); common factors of sums are not looked for, as polynomials in several variables would need
// it. A quotient that has any is still recognized as 0, or as a fraction (decide-sign.ts).
import { ZERO, divide, isLess, negate, reduce, type Fraction } from '../../core/fraction.js';
import { signOfLogarithm } from './enclose-form.js';
import { isPrime } from './integer-roots.js';
import {
  ZERO_FORM,
  addForms,
  collect,
  combineLogarithms,
  exponentialForm,
  invertTerm,
  isSum,
  logarithmOfFraction,
  logarithmTerm,
  makeTerm,
  multiplyByPower,
  multiplyForms,
  readPower,
  scaleForm,
  type Atom,
  type Form,
  type Term,
} from './radical-form.js';

/** rest * e^exponent. */
interface SplitForm {
  readonly rest: Form;
  /** Rational multiples of logarithms of sums. */
  readonly exponent: Form;
}

/** Maximum number of powers to take out: multiplying sums out may bring in others. */
const MAX_ROUNDS = 16;

/** numerator / denominator. */
interface FormQuotient {
  readonly numerator: Form;
  readonly denominator: Form;
}

/** Takes out the least power of each sum among the terms, so that no sum is left in a denominator. */
function splitPowers(form: Form): SplitForm {
  let split: SplitForm = { rest: form, exponent: ZERO_FORM };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const power = findCommonPower(split.rest.terms);
    if (power === null) break;
    split = {
      rest: multiplyByPower(split.rest, scaleForm(power, -1)),
      exponent: addForms(split.exponent, power),
    };
  }
  return split;
}

/** Cancels a sum that stands over a multiple of itself, and gives all terms the same denominators. */
export function cancelSums(form: Form): Form {
  const { rest, exponent } = splitPowers(form);
  if (exponent.terms.length === 0) return form;
  if (rest.terms.length > 1) {
    for (const sign of [1, -1]) {
      const { content, atom } = makePrimitive(scaleForm(rest, sign));
      if (!exponent.terms.some((term) => readPower(term)?.atom.key === atom.key)) continue;
      const power = addForms(exponent, collect([logarithmTerm(atom)]));
      return scaleForm(multiplyByPower(collect([content]), power), sign);
    }
  }
  return multiplyByPower(rest, exponent);
}

/** 1 / form. @param sign the sign of the form, which is not 0 */
export function invertForm(form: Form, sign: -1 | 0 | 1): Form {
  if (form.terms.length === 1) return invertTerm(form.terms[0]);
  return scaleForm(exponentialForm(scaleForm(logarithmForm(scaleForm(form, sign)), -1)), sign);
}

/** ln(form). @param form positive */
export function logarithmForm(form: Form): Form {
  const { rest, exponent } = splitPowers(form);
  if (rest.terms.length === 1) return addForms(logarithmOfProduct(rest.terms[0]), exponent);
  const { content, atom } = makePrimitive(rest);
  return [logarithmOfProduct(content), collect([logarithmTerm(atom)]), exponent].reduce(addForms);
}

/** Logarithm of a positive product and of its logarithms: each, or its negation, is a positive atom. */
function logarithmOfProduct({ coefficient, logarithms, exponent }: Term): Form {
  const magnitude = coefficient.numerator < 0n ? negate(coefficient) : coefficient;
  const inner = logarithms.map(({ atom, power }) => {
    const positive = toAtom(scaleForm(collect([logarithmTerm(atom)]), signOfLogarithm(atom)));
    return scaleForm(collect([logarithmTerm(positive)]), power);
  });
  return [logarithmOfFraction(magnitude), exponent, ...inner].reduce(addForms);
}

/** Divides a sum without common powers by the positive part of one of its terms. */
function makePrimitive(form: Form): { readonly content: Term; readonly atom: Atom } {
  const leading = form.terms.filter(
    (term) => !form.terms.some((other) => compareLogarithms(other, term) < 0),
  );
  const choices = leading.map(({ coefficient, logarithms, exponent }) => {
    const signs = logarithms.map(({ atom, power }) => signOfLogarithm(atom) ** power);
    const isPositive = signs.reduce((a, b) => a * b, 1) > 0 === coefficient.numerator > 0n;
    const content = makeTerm(
      isPositive ? coefficient : negate(coefficient),
      logarithms,
      collect(exponent.terms.filter((power) => !isPowerOfSum(power))),
    );
    return { content, atom: toAtom(multiplyForms(form, invertTerm(content))) };
  });
  return choices.reduce((best, next) => (next.atom.key < best.atom.key ? next : best));
}

/** Compares the logarithms of two terms, in an order that is kept if both are multiplied by a third term. */
function compareLogarithms(left: Term, right: Term): number {
  return combineLogarithms(left, right, -1).at(0)?.power ?? 0;
}

/** Finds the first sum with a power common to all terms, the least one; an absent sum has power 0. */
function findCommonPower(terms: readonly Term[]): Form | null {
  const powers = new Map<string, Term[]>();
  for (const power of terms.flatMap(({ exponent }) => exponent.terms)) {
    const atom = readPower(power)?.atom;
    if (atom && isSum(atom)) powers.set(atom.key, [...(powers.get(atom.key) ?? []), power]);
  }
  for (const found of powers.values()) {
    const least = found.reduce((a, b) => (isLess(b.coefficient, a.coefficient) ? b : a));
    if (found.length === terms.length || least.coefficient.numerator < 0n) return collect([least]);
  }
  return null;
}

function isPowerOfSum(term: Term): boolean {
  const atom = readPower(term)?.atom;
  return atom !== undefined && isSum(atom);
}

function toAtom(base: Form): Atom {
  return { base, key: `(${base.key})` };
}

/** Writes a form as a quotient in which no sum stands in a denominator. @throws TooManyTerms */
export function clearDenominators(form: Form): FormQuotient {
  const { rest, exponent } = splitPowers(form);
  return { numerator: rest, denominator: exponentialForm(scaleForm(exponent, -1)) };
}

/** Finds the fraction that a quotient of forms equals, if one is a multiple of the other; else null. */
export function findRatio({ numerator, denominator }: FormQuotient): Fraction | null {
  const [over, under] = [numerator.terms, denominator.terms];
  if (over.length === 0) return ZERO;
  if (over.length !== under.length) return null;
  const ratio = reduce(divide(over[0].coefficient, under[0].coefficient));
  return scaleForm(denominator, ratio).key === numerator.key ? ratio : null;
}

/**
 * Whether the terms of forms are linearly independent over the rationals if their keys differ: products of
 * roots of primes, all of them with one logarithm of a prime (Baker) or none (Besicovitch). A common product
 * of logarithms is left out.
 */
export function isIndependent(forms: readonly Form[]): boolean {
  const terms = forms.flatMap((form) => form.terms);
  return terms.every(hasOnlyPrimes) && splitLogarithms(terms) !== null;
}

/** Whether a term has no atoms but primes, and is nowhere e to the power of anything but their logarithms. */
function hasOnlyPrimes({ logarithms, exponent }: Term): boolean {
  return (
    logarithms.every(({ atom }) => isKnownPrime(atom)) &&
    exponent.terms.every((term) => isKnownPrime(readPower(term)?.atom))
  );
}

/**
 * Removes the logarithms that all terms have in common, and returns the one left in each term, or null for
 * each if none is left. Returns null if the terms have more than one left, different numbers of them, or a
 * power.
 */
export function splitLogarithms(terms: readonly Term[]): readonly (Atom | null)[] | null {
  const atoms = new Map(terms.flatMap(({ logarithms }) => logarithms.map(({ atom }) => [atom.key, atom])));
  const powers = terms.map(() => new Map<Atom, number>());
  for (const atom of atoms.values()) {
    const all = terms.map(
      ({ logarithms }) => logarithms.find((item) => item.atom.key === atom.key)?.power ?? 0,
    );
    const least = Math.min(...all);
    for (const [index, power] of all.entries()) if (power > least) powers[index].set(atom, power - least);
  }
  const count = powers[0]?.size ?? 0;
  if (count > 1 || powers.some((map) => map.size !== count || [...map.values()].some((power) => power > 1)))
    return null;
  return powers.map((map) => map.keys().next().value ?? null);
}

function isKnownPrime(atom: Atom | undefined): boolean {
  return typeof atom?.base === 'bigint' && isPrime(atom.base);
}
