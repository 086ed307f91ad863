// Which part of the range still has targets that are missing: those that no plane (reach-areas.ts) holds yet.
// Low targets need few numbers, so before the last step the least missing target is often far above the least
// target: at n = 8, 1..35,000 at 9057, at n = 10, 1..1,000,000 at 552,053 (medians over a pool). Quotients
// below it need not be looked for, nor sums outside; and if nothing is missing, the board is done.
//
// What is narrowed is one interval: a scan of the planes from both ends, which stops at the first gap.
import { bytesOfBits } from '../core/bitmap';
import { usesAll, n } from '../core/board';
import { bitmapBytes, largestTarget, leastTarget, planeOf } from './reach-areas';

/** A word of a plane. */
const WORD_BITS: u32 = 64;

/** The least and the largest target that findMissing found missing. */
export let leastMissing: u32 = 0;
export let largestMissing: u32 = 0;

/** The targets of a word of the planes up to a size that are missing; WORD_BITS * word is its first value. */
function missingOf(word: u32, size: i32): u64 {
  let bits: u64 = 0;
  const at = bytesOfBits(word * WORD_BITS);
  for (
    let plane = planeOf(usesAll ? n : 1) + at, last = planeOf(size) + at;
    plane <= last;
    plane += bitmapBytes()
  ) {
    bits |= load<u64>(plane);
  }
  let missing = ~bits;
  const below = <u64>(leastTarget % WORD_BITS),
    above = <u64>(WORD_BITS - 1 - (largestTarget % WORD_BITS));
  if (word == leastTarget / WORD_BITS) missing &= u64.MAX_VALUE << below;
  if (word == largestTarget / WORD_BITS) missing &= u64.MAX_VALUE >> above;
  return missing;
}

/** Finds the least and the largest target that no plane up to a size holds; false if there is none. */
export function findMissing(size: i32): bool {
  const first = leastTarget / WORD_BITS,
    last = largestTarget / WORD_BITS;
  let word = first;
  let missing = missingOf(word, size);
  while (!missing) {
    if (word == last) return false;
    missing = missingOf(++word, size);
  }
  leastMissing = word * WORD_BITS + <u32>ctz(missing);
  word = last;
  missing = missingOf(word, size);
  while (!missing) missing = missingOf(--word, size);
  largestMissing = word * WORD_BITS + (WORD_BITS - 1) - <u32>clz(missing);
  return true;
}
