// The normal form of irrational values, by which identities are proved: its definition and its arithmetic.
//
// A form is a sum of terms
//
//     coefficient * ln(a)^i * ln(b)^j ... * e^w
//
// with a fraction, logarithms of atoms to integer powers, and an exponent w that is a form again. An atom is
// a prime, or a positive form that is not a single product. Roots and powers need nothing else: 2^(1/2) is
// e^(1/2 ln 2), and 1/(1 + 2^(1/2)) is e^(-ln(atom)). In w, a rational multiple r of an atom's logarithm has
// 0 <= r < 1, since whole powers are multiplied out; r < 1 if the atom is a sum, which cannot be inverted so.
// Only a power above MAX_POWER, or of a sum that would get too many terms, stays as it is.
//
// Two forms with the same key are the same number; that is all a proof needs, and every step here is an
// identity of real numbers. The other direction holds where all atoms are primes and each w is a sum of
// rational multiples of their logarithms: products of roots of primes are linearly independent over the
// rationals (A. S. Besicovitch, J. London Math. Soc. 15, 1940). See decide-sign.ts for the rest, and
// quotient-form.ts for sums in denominators.
import { ONE, add, divide, integer, multiply, reduce, type Fraction } from '../../core/fraction.js';
import { divideDown, factor } from './integer-roots.js';

/** A sum of terms with different keys, in the order of their keys. The empty sum is 0. */
export interface Form {
  readonly terms: readonly Term[];
  readonly key: string;
}

/** Product of logarithms and a power; `key` leaves the coefficient out. */
export interface Term {
  readonly coefficient: Fraction;
  readonly logarithms: readonly LogarithmPower[];
  readonly exponent: Form;
  readonly key: string;
}

/** ln(atom)^power, with a power other than 0. */
interface LogarithmPower {
  readonly atom: Atom;
  readonly power: number;
}

/** Number of which logarithms are taken: a prime (or an integer that resists factoring), or a form. */
export interface Atom {
  readonly base: bigint | Form;
  readonly key: string;
}

/** Thrown if a form would have more than MAX_TERMS terms, or too many factors: it has no normal form. */
export class TooManyTerms extends Error {}

/** Runs a computation with forms; returns null if a form gets too long. */
export function tryForm<Result>(compute: () => Result): Result | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof TooManyTerms) return null;
    throw error;
  }
}

const MAX_TERMS = 128;
const MAX_POWER = 64n;
const MAX_PRIME_POWER = 1n << 20n;

export const ZERO_FORM: Form = { terms: [], key: '' };
/** Form of 1, as a literal: bundlers would keep a call, and all that it needs, in unrelated programs. */
const ONE_FORM: Form = {
  terms: [{ coefficient: { numerator: 1n, denominator: 1n }, logarithms: [], exponent: ZERO_FORM, key: '' }],
  key: '1:1',
};

/** Converts a fraction in lowest terms to a form. */
export function toForm(value: Fraction): Form {
  return collect([makeTerm(value, [], ZERO_FORM)]);
}

export function addForms(left: Form, right: Form): Form {
  return collect([...left.terms, ...right.terms]);
}

/** Multiplies a form by a fraction or an integer. */
export function scaleForm(form: Form, scale: Fraction | number): Form {
  const factor = typeof scale === 'number' ? integer(scale) : scale;
  return collect(
    form.terms.map((term) => ({ ...term, coefficient: reduce(multiply(term.coefficient, factor)) })),
  );
}

export function multiplyForms(left: Form, right: Form): Form {
  if (left.terms.length * right.terms.length > 4 * MAX_TERMS) throw new TooManyTerms();
  return collect(left.terms.flatMap((a) => right.terms.flatMap((b) => multiplyTerms(a, b))));
}

/** form * e^exponent, in which a negative power in the form cancels a positive one in the exponent. */
export function multiplyByPower(form: Form, exponent: Form): Form {
  return collect(
    form.terms.flatMap(
      (term) => normalize(term.coefficient, term.logarithms, addForms(term.exponent, exponent)).terms,
    ),
  );
}

/** form^power. @param power at least 0 */
function raiseForm(form: Form, power: bigint): Form {
  if (power > MAX_POWER) throw new TooManyTerms();
  let result = ONE_FORM;
  for (let i = 0n; i < power; i++) result = multiplyForms(result, form);
  return result;
}

/** e^exponent. */
export function exponentialForm(exponent: Form): Form {
  return multiplyByPower(ONE_FORM, exponent);
}

/** ln(value) over primes. @param value positive, in lowest terms */
export function logarithmOfFraction({ numerator, denominator }: Fraction): Form {
  const terms = (n: bigint, sign: bigint) =>
    [...factor(n)].map(([base, exponent]) => ({
      ...logarithmTerm({ base, key: String(base) }),
      coefficient: integer(sign * BigInt(exponent)),
    }));
  return collect([...terms(numerator, 1n), ...terms(denominator, -1n)]);
}

/** Reads a term of an exponent as a rational multiple of the logarithm of an atom; null if it is none. */
export function readPower({
  coefficient,
  logarithms,
  exponent,
}: Term): { atom: Atom; power: Fraction } | null {
  const isMultiple = logarithms.length === 1 && logarithms[0].power === 1 && exponent.terms.length === 0;
  return isMultiple ? { atom: logarithms[0].atom, power: coefficient } : null;
}

/** ln(atom) as a term. */
export function logarithmTerm(atom: Atom): Term {
  return makeTerm(ONE, [{ atom, power: 1 }], ZERO_FORM);
}

/** Makes a term. @param logarithms with different atoms, in the order of their keys */
export function makeTerm(coefficient: Fraction, logarithms: readonly LogarithmPower[], exponent: Form): Term {
  const powers = logarithms.map(({ atom, power }) => `l${atom.key}_${power}`).join('');
  return {
    coefficient,
    logarithms,
    exponent,
    key: exponent.key === '' ? powers : `${powers}e[${exponent.key}]`,
  };
}

/** 1 / term. */
export function invertTerm({ coefficient, logarithms, exponent }: Term): Form {
  return normalize(
    reduce(divide(ONE, coefficient)),
    logarithms.map(({ atom, power }) => ({ atom, power: -power })),
    scaleForm(exponent, -1),
  );
}

function multiplyTerms(left: Term, right: Term): readonly Term[] {
  const coefficient = reduce(multiply(left.coefficient, right.coefficient));
  if (left.key === '' || right.key === '') return [{ ...(left.key === '' ? right : left), coefficient }];
  return normalize(coefficient, combineLogarithms(left, right, 1), addForms(left.exponent, right.exponent))
    .terms;
}

/** Adds or subtracts the powers of the logarithms of two terms: those of their product or quotient. */
export function combineLogarithms(left: Term, right: Term, sign: 1 | -1): readonly LogarithmPower[] {
  const powers = new Map(left.logarithms.map((item) => [item.atom.key, item]));
  for (const { atom, power } of right.logarithms)
    powers.set(atom.key, { atom, power: (powers.get(atom.key)?.power ?? 0) + sign * power });
  const logarithms = [...powers.values()].filter(({ power }) => power !== 0);
  return logarithms.sort((a, b) => (a.atom.key < b.atom.key ? -1 : 1));
}

/** Whether an atom is a form of several terms, so that it cannot be inverted. */
export function isSum({ base }: Atom): boolean {
  return typeof base !== 'bigint' && base.terms.length > 1;
}

/**
 * Normalizes a product whose exponent may hold whole powers of atoms: these are multiplied out unless that
 * gets too long.
 */
function normalize(coefficient: Fraction, logarithms: readonly LogarithmPower[], exponent: Form): Form {
  let content = coefficient;
  let expanded = ONE_FORM;
  const rest = exponent.terms.map((term) => {
    const found = readPower(term);
    if (found === null) return term;
    const { atom, power } = found;
    const whole = divideDown(power.numerator, power.denominator);
    if (whole === 0n || (whole < 0n && isSum(atom))) return term;
    if (whole > MAX_PRIME_POWER || whole < -MAX_PRIME_POWER) throw new TooManyTerms();
    if (typeof atom.base === 'bigint') {
      const [up, down] = whole < 0n ? [1n, atom.base ** -whole] : [atom.base ** whole, 1n];
      content = reduce(multiply(content, { numerator: up, denominator: down }));
    } else {
      const [base, times] = whole < 0n ? [invertTerm(atom.base.terms[0]), -whole] : [atom.base, whole];
      const product = tryForm(() => multiplyForms(expanded, raiseForm(base, times)));
      if (product === null) return term;
      expanded = product;
    }
    return { ...term, coefficient: reduce(add(power, integer(-whole))) };
  });
  const isNormal = rest.every((term, index) => term === exponent.terms[index]);
  const term = makeTerm(content, logarithms, isNormal ? exponent : collect(rest));
  return expanded === ONE_FORM ? collect([term]) : multiplyForms(collect([term]), expanded);
}

/** Adds terms with the same key, drops those that vanish, and sorts the rest. */
export function collect(terms: readonly Term[]): Form {
  const sums = new Map<string, Term>();
  for (const term of terms) {
    const known = sums.get(term.key);
    const coefficient = known ? reduce(add(known.coefficient, term.coefficient)) : term.coefficient;
    sums.set(term.key, { ...term, coefficient });
  }
  const kept = [...sums.values()].filter(({ coefficient }) => coefficient.numerator !== 0n);
  if (kept.length > MAX_TERMS) throw new TooManyTerms();
  kept.sort((a, b) => (a.key < b.key ? -1 : 1));
  const write = ({ coefficient: { numerator, denominator }, key }: Term) =>
    `${numerator}:${denominator}${key}`;
  return { terms: kept, key: kept.map(write).join(' ') };
}
