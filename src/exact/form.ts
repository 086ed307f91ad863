// The normal form of irrational values, by which identities are proved.
//
// A form is a sum of terms
//
//     coefficient * ln(a)^i * ln(b)^j ... * e^w
//
// with a fraction, logarithms of atoms to integer powers, and an exponent w that is a form again. An atom is
// a prime, or a positive form that is not a single product. Roots and powers need nothing else: 2^(1/2) is
// e^(1/2 ln 2), and 1/(1 + 2^(1/2)) is e^(-ln(atom)). In w, a rational multiple r of a prime's logarithm has
// 0 <= r < 1, since whole powers go to the coefficient; of another atom's logarithm r < 1, since whole powers
// are multiplied out.
//
// Two forms with the same key are the same number; that is all a proof needs, and every step here is an
// identity of real numbers. The other direction holds where all atoms are primes and each w is a sum of
// rational multiples of their logarithms: products of roots of primes are linearly independent over the
// rationals (A. S. Besicovitch, J. London Math. Soc. 15, 1940). See decide.ts for the rest.
//
// An atom that is a form is made primitive: divided by one of its own terms, of all possible ones that which
// gives the least key. So 2 + 2^(1/2) and 1 + 2^(1/2) share an atom.
import { add, divide, multiply, negate, reduce, type Fraction } from '../core/fraction.js';
import { divideDown, factor } from './integers.js';

/** A sum of terms with different keys, in the order of their keys. The empty sum is 0. */
export interface Form {
  readonly terms: readonly Term[];
  readonly key: string;
}

/** A product; `key` leaves the coefficient out. */
export interface Term {
  readonly coefficient: Fraction;
  readonly logarithms: readonly LogarithmPower[];
  readonly exponent: Form;
  readonly key: string;
}

/** ln(atom)^power, with a power other than 0. */
export interface LogarithmPower {
  readonly atom: Atom;
  readonly power: number;
}

/** A number from which logarithms are taken: a prime (or an integer that resists factoring), or a form. */
export interface Atom {
  readonly base: bigint | Form;
  readonly key: string;
}

/** Thrown where a form would have more than MAX_TERMS terms, or too many factors: there is no normal form. */
export class TooManyTerms extends Error {}

const MAX_TERMS = 128;
const MAX_POWER = 64n;
const MAX_PRIME_POWER = 1n << 20n;

export const ZERO_FORM: Form = { terms: [], key: '' };
/** A literal: bundlers keep a call, and with it all that it needs, in programs that use nothing of this. */
export const ONE_FORM: Form = {
  terms: [{ coefficient: { numerator: 1n, denominator: 1n }, logarithms: [], exponent: ZERO_FORM, key: '' }],
  key: '1:1',
};

/** A fraction in lowest terms as a form. */
export function toForm(value: Fraction): Form {
  return collect([makeTerm(value, [], ZERO_FORM)]);
}

/** The fraction that a form of at most one term without a logarithm or exponent is; else null. */
export function toFraction({ terms }: Form): Fraction | null {
  if (terms.length === 0) return { numerator: 0n, denominator: 1n };
  return terms.length === 1 && terms[0].key === '' ? terms[0].coefficient : null;
}

/** left + right. */
export function addForms(left: Form, right: Form): Form {
  return collect([...left.terms, ...right.terms]);
}

/** form * factor. */
export function scaleForm(form: Form, scale: Fraction): Form {
  return collect(
    form.terms.map((term) => ({ ...term, coefficient: reduce(multiply(term.coefficient, scale)) })),
  );
}

/** left * right. */
export function multiplyForms(left: Form, right: Form): Form {
  if (left.terms.length * right.terms.length > 4 * MAX_TERMS) throw new TooManyTerms();
  return collect(left.terms.flatMap((a) => right.terms.flatMap((b) => multiplyTerms(a, b))));
}

/** form * e^exponent, where a negative power in the form and a positive one in the exponent cancel. */
export function multiplyByPower(form: Form, exponent: Form): Form {
  return collect(
    form.terms.flatMap(
      (term) => normalize(term.coefficient, term.logarithms, addForms(term.exponent, exponent)).terms,
    ),
  );
}

/** form^power. @param power at least 0 */
export function raiseForm(form: Form, power: number): Form {
  let result = ONE_FORM;
  for (let i = 0; i < power; i++) result = multiplyForms(result, form);
  return result;
}

/** e^exponent. */
export function exponentialForm(exponent: Form): Form {
  return multiplyByPower(ONE_FORM, exponent);
}

/** 1 / form. @param sign the sign of the form, which is not 0 */
export function invertForm(form: Form, sign: number): Form {
  if (form.terms.length === 1) return collect([invertTerm(form.terms[0])]);
  const one = { numerator: BigInt(sign), denominator: 1n };
  return scaleForm(exponentialForm(scaleForm(logarithmForm(scaleForm(form, one)), MINUS_ONE)), one);
}

/** ln(form). @param form positive */
export function logarithmForm(form: Form): Form {
  if (form.terms.length > 1) return logarithmOfSum(form);
  const [{ coefficient, logarithms, exponent }] = form.terms;
  // ln ln p is fine for a prime p, except that ln 2 < 1. The sign of other logarithms is not known here.
  if (!logarithms.every(hasPositiveLogarithm)) return logarithmOfAtom(form);
  const inner = logarithms.map(({ atom, power }) =>
    scaleForm(logarithmOfAtom(collect([logarithmTerm(atom)])), { numerator: BigInt(power), denominator: 1n }),
  );
  return [logarithmOfFraction(coefficient), exponent, ...inner].reduce(addForms);
}

/** ln(value) over primes. @param value positive, in lowest terms */
export function logarithmOfFraction({ numerator, denominator }: Fraction): Form {
  const terms = (n: bigint, sign: bigint) =>
    [...factor(n)].map(([base, exponent]) => ({
      ...logarithmTerm({ base, key: String(base) }),
      coefficient: { numerator: sign * BigInt(exponent), denominator: 1n },
    }));
  return collect([...terms(numerator, 1n), ...terms(denominator, -1n)]);
}

/** The atom and its multiple if a term of an exponent is a rational multiple of the logarithm of an atom. */
export function readPower({
  coefficient,
  logarithms,
  exponent,
}: Term): { atom: Atom; power: Fraction } | null {
  const isMultiple = logarithms.length === 1 && logarithms[0].power === 1 && exponent.terms.length === 0;
  return isMultiple ? { atom: logarithms[0].atom, power: coefficient } : null;
}

const ONE: Fraction = { numerator: 1n, denominator: 1n };
const MINUS_ONE: Fraction = { numerator: -1n, denominator: 1n };

/** ln of a sum: of the term it is divided by, and of the primitive sum. */
function logarithmOfSum(form: Form): Form {
  const { content, rest } = makePrimitive(form);
  return addForms(logarithmForm(collect([content])), logarithmOfAtom(rest));
}

/** Divides a sum by the positive part of one of its terms: of all terms that which leaves the least key. */
function makePrimitive(form: Form): { readonly content: Term; readonly rest: Form } {
  const choices = form.terms.map(({ coefficient, logarithms, exponent }) => {
    const magnitude = coefficient.numerator < 0n ? negate(coefficient) : coefficient;
    const content = makeTerm(magnitude, logarithms.filter(hasPositiveLogarithm), exponent);
    return { content, rest: multiplyForms(form, collect([invertTerm(content)])) };
  });
  return choices.reduce((best, next) => (next.rest.key < best.rest.key ? next : best));
}

function logarithmOfAtom(base: Form): Form {
  return collect([logarithmTerm({ base, key: `(${base.key})` })]);
}

/** ln(atom) as a term. */
export function logarithmTerm(atom: Atom): Term {
  return makeTerm(ONE, [{ atom, power: 1 }], ZERO_FORM);
}

function hasPositiveLogarithm({ atom }: LogarithmPower): boolean {
  return typeof atom.base === 'bigint';
}

function makeTerm(coefficient: Fraction, logarithms: readonly LogarithmPower[], exponent: Form): Term {
  const powers = logarithms.map(({ atom, power }) => `l${atom.key}_${power}`).join('');
  return {
    coefficient,
    logarithms,
    exponent,
    key: exponent.key === '' ? powers : `${powers}e[${exponent.key}]`,
  };
}

function invertTerm({ coefficient, logarithms, exponent }: Term): Term {
  const [term] = normalize(
    reduce(divide(ONE, coefficient)),
    logarithms.map(({ atom, power }) => ({ atom, power: -power })),
    scaleForm(exponent, MINUS_ONE),
  ).terms;
  return term;
}

function multiplyTerms(left: Term, right: Term): readonly Term[] {
  const coefficient = reduce(multiply(left.coefficient, right.coefficient));
  if (left.key === '' || right.key === '') return [{ ...(left.key === '' ? right : left), coefficient }];
  const powers = new Map(left.logarithms.map((item) => [item.atom.key, item]));
  for (const { atom, power } of right.logarithms) {
    powers.set(atom.key, { atom, power: power + (powers.get(atom.key)?.power ?? 0) });
  }
  const logarithms = [...powers.values()].filter(({ power }) => power !== 0);
  logarithms.sort((a, b) => (a.atom.key < b.atom.key ? -1 : 1));
  return normalize(coefficient, logarithms, addForms(left.exponent, right.exponent)).terms;
}

/** A product whose exponent may hold whole powers of atoms: these are multiplied out. */
function normalize(coefficient: Fraction, logarithms: readonly LogarithmPower[], exponent: Form): Form {
  let content = coefficient;
  let expanded = ONE_FORM;
  const rest = exponent.terms.map((term) => {
    const found = readPower(term);
    if (found === null) return term;
    const { atom, power } = found;
    const whole = divideDown(power.numerator, power.denominator);
    if (whole === 0n || (whole < 0n && typeof atom.base !== 'bigint')) return term;
    if (whole > MAX_PRIME_POWER || whole < -MAX_PRIME_POWER) throw new TooManyTerms();
    if (typeof atom.base === 'bigint') {
      const [up, down] = whole < 0n ? [1n, atom.base ** -whole] : [atom.base ** whole, 1n];
      content = reduce(multiply(content, { numerator: up, denominator: down }));
    } else {
      if (whole > MAX_POWER) throw new TooManyTerms();
      expanded = multiplyForms(expanded, raiseForm(atom.base, Number(whole)));
    }
    return { ...term, coefficient: reduce(add(power, { numerator: -whole, denominator: 1n })) };
  });
  const isNormal = rest.every((term, index) => term === exponent.terms[index]);
  const term = makeTerm(content, logarithms, isNormal ? exponent : collect(rest));
  return expanded === ONE_FORM ? collect([term]) : multiplyForms(collect([term]), expanded);
}

/** Adds terms with the same key, drops those that vanish, sorts the rest, and cancels sums. */
function collect(terms: readonly Term[]): Form {
  const sums = new Map<string, Term>();
  for (const term of terms) {
    const known = sums.get(term.key);
    const coefficient = known ? reduce(add(known.coefficient, term.coefficient)) : term.coefficient;
    sums.set(term.key, { ...term, coefficient });
  }
  const kept = [...sums.values()].filter(({ coefficient }) => coefficient.numerator !== 0n);
  if (kept.length > MAX_TERMS) throw new TooManyTerms();
  kept.sort((a, b) => (a.key < b.key ? -1 : 1));
  return (kept.length > 1 ? cancelSum(kept) : null) ?? nameForm(kept);
}

function nameForm(terms: readonly Term[]): Form {
  const write = ({ coefficient: { numerator, denominator }, key }: Term) =>
    `${numerator}:${denominator}${key}`;
  return { terms, key: terms.map(write).join(' ') };
}

/**
 * The sum of terms some of which are a multiple of a sum S, divided by S: they are put together. Null if
 * there are none. So (2 + 2^(1/2)) / S is 2^(1/2) if S is 1 + 2^(1/2).
 */
function cancelSum(terms: readonly Term[]): Form | null {
  const groups = new Map<string, { readonly base: Form; readonly power: Term; readonly members: Term[] }>();
  for (const term of terms) {
    for (const power of term.exponent.terms) {
      const base = readPower(power)?.atom.base;
      const { numerator, denominator } = power.coefficient;
      if (base === undefined || typeof base === 'bigint' || numerator > 0n) continue;
      const name = `${power.key} ${numerator}:${denominator}`;
      if (!groups.has(name)) groups.set(name, { base, power, members: [] });
      groups.get(name)!.members.push(term);
    }
  }
  for (const { base, power, members } of groups.values()) {
    if (members.length !== base.terms.length) continue;
    const dividend = multiplyByPower(nameForm(members), scaleForm(nameForm([power]), MINUS_ONE));
    for (const sign of [ONE, MINUS_ONE]) {
      const { content, rest } = makePrimitive(scaleForm(dividend, sign));
      if (rest.key !== base.key) continue;
      const coefficient = reduce(add(power.coefficient, ONE));
      const quotient = scaleForm(collect([content]), sign);
      const others = terms.filter((term) => !members.includes(term));
      return collect([...others, ...multiplyByPower(quotient, collect([{ ...power, coefficient }])).terms]);
    }
  }
  return null;
}
