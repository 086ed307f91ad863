// A permutation of the integers from 0 to size - 1 for each seed, computed place by place: it takes no
// memory, no two places hold the same integer, and threads can work at different places.
//
// It is a Feistel network of six rounds on the smallest even number of bits that holds the size; a result
// outside the range is permuted again until it is inside (M. Luby, C. Rackoff 1988; J. Black, P. Rogaway,
// "Ciphers with arbitrary finite domains", 2002). A round mixes one half, with a key from the seed, by the
// finaliser of MurmurHash3 (A. Appleby, public domain): 32-bit multiplications and shifts, exact everywhere.
// It is not suitable for secrets.
//
// Why not a sequence of random numbers: problems would be drawn twice, so all drawn ones would have to be
// remembered, and there would be no way to know that none is left.

/** The largest size: the halves have 26 bits each. */
export const MAX_SIZE = 2 ** 52;

const ROUNDS = 6;
/** 2^32 divided by the golden ratio. */
const STEP = 0x9e3779b9;

/** Mixes 32 bits, so that each depends on all of them. @returns an integer from 0 to 2^32 - 1 */
export function mix(bits: number): number {
  let mixed = bits ^ (bits >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * Returns a function that maps each place to its integer.
 *
 * @param seed an integer of 32 bits
 * @param size an integer from 1 to MAX_SIZE
 */
export function shuffle(seed: number, size: number): (place: number) => number {
  let half = 2;
  while (half * half < size) half *= 2;
  const keys = Array.from({ length: ROUNDS }, (_, round) => mix(seed + Math.imul(round + 1, STEP)));
  return (place) => {
    let at = place;
    do {
      let left = Math.floor(at / half);
      let right = at % half;
      for (const key of keys) {
        const mixed = (left ^ mix(right ^ key)) & (half - 1);
        left = right;
        right = mixed;
      }
      at = left * half + right;
    } while (at >= size);
    return at;
  };
}
