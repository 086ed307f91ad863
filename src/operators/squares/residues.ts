// Residues modulo a prime just below 2^26: the keys of all tables of values.
//
// A value may have hundreds of digits, but whether u + v, u - v, u * v or u / v can be a value that is looked
// up is decided by its residue, with a few operations on doubles: a product of two residues is below 2^52,
// hence exact. A quotient needs no test for divisibility: if v divides u, then the residue of u / v is that
// of u times the inverse of v. So a match of residues is necessary, and each match is checked exactly
// (natural-arithmetic.ts), at a rate of one false match in 67 million for each value of a table.
//
// The inverse exists unless the prime divides v. A list that meets a multiple of the prime is made again with
// the next one (square-value-lists.ts).
import { isPrime } from '../../expression/exact/integer-roots.js';
import type { Natural } from './natural-arithmetic.js';

/** The largest prime below 2^26. */
export const PRIME = 67108859;

/** Yields the primes below 2^26, in descending order. */
export function* listPrimes(): Generator<number, never> {
  yield PRIME;
  for (let number = PRIME - 2; ; number -= 2) if (isPrime(BigInt(number))) yield number;
}

export function residueOf(value: Natural, prime: number): number {
  if (typeof value !== 'number') return Number(value % BigInt(prime));
  return value < prime ? value : reduceResidue(value, prime);
}

/** The product of two residues. */
export function multiplyResidues(left: number, right: number, prime: number): number {
  return reduceResidue(left * right, prime);
}

/** The residue of a safe integer. A division of doubles is several times faster than their remainder. */
function reduceResidue(value: number, prime: number): number {
  const residue = value - Math.floor(value * (1 / prime)) * prime;
  // The rounded quotient may be off by one.
  return residue < 0 ? residue + prime : residue >= prime ? residue - prime : residue;
}

/** The inverse of a residue other than 0, by the extended Euclidean algorithm. */
function invertResidue(residue: number, prime: number): number {
  let [large, small] = [prime, residue];
  let [before, inverse] = [0, 1];
  while (small !== 1) {
    const quotient = Math.floor(large / small);
    [large, small] = [small, large - quotient * small];
    [before, inverse] = [inverse, before - quotient * inverse];
  }
  return inverse < 0 ? inverse + prime : inverse;
}

/**
 * Writes the inverses of residues[from..to - 1], none of which is 0: one inversion and three products for
 * each, by inverting the product of all.
 */
export function invertResidues(
  residues: Float64Array,
  inverses: Float64Array,
  from: number,
  to: number,
  prime: number,
): void {
  if (from === to) return;
  let product = 1;
  for (let i = from; i < to; i++) {
    inverses[i] = product;
    product = multiplyResidues(product, residues[i], prime);
  }
  let inverse = invertResidue(product, prime);
  for (let i = to - 1; i >= from; i--) {
    inverses[i] = multiplyResidues(inverses[i], inverse, prime);
    inverse = multiplyResidues(inverse, residues[i], prime);
  }
}
