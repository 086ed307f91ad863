// Quotients of normal forms: clearing denominators, and the two theorems that make forms complete.
import { ZERO, divide, reduce, type Fraction } from '../../core/fraction.js';
import { exponentialForm, readPower, scaleForm, type Atom, type Form, type Term } from './radical-form.js';
import { isPrime } from './integer-roots.js';
import { splitPowers } from './quotient-form.js';

/** numerator / denominator. */
interface FormQuotient {
  readonly numerator: Form;
  readonly denominator: Form;
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
