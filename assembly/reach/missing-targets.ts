// Which part of the range still has targets that are missing: those that no plane (reach-areas.ts) holds yet.
// Low targets need few numbers, so before the last step the least missing target is often far above the least
// target: at n = 8, 1..35,000 at 9057, at n = 10, 1..1,000,000 at 552,053 (medians over a pool). Quotients
// below it need not be looked for, nor sums outside; and if nothing is missing, the board is done.
//
// What is narrowed is one interval: a scan of the planes from both ends, which stops at the first gap.
import { bytesOfBits } from '../core/bitmap';
import { usesAll, n } from '../core/board';
import { elementAt } from '../core/elements';
import { bitmapBytes, planeOf } from './reach-areas';
import { reachAreas } from './reach-state';

/** Bits of a word of a plane. */
export const WORD_BITS: u32 = 64;

/** The targets of a word of the planes up to a size that are missing; WORD_BITS * word is its first value. */
export function missingOf(word: u32, size: i32): u64 {
  let bits: u64 = 0;
  const at = bytesOfBits(word * WORD_BITS);
  for (
    let plane = planeOf(usesAll ? n : 1) + at, last = planeOf(size) + at;
    plane <= last;
    plane += bitmapBytes()
  ) {
    bits |= elementAt<u64>(plane);
  }
  let missing = ~bits;
  const least = reachAreas.leastTarget,
    largest = reachAreas.largestTarget;
  const below = <u64>(least % WORD_BITS),
    above = <u64>(WORD_BITS - 1 - (largest % WORD_BITS));
  if (word == least / WORD_BITS) missing &= u64.MAX_VALUE << below;
  if (word == largest / WORD_BITS) missing &= u64.MAX_VALUE >> above;
  return missing;
}

/** Finds the least and the largest target that no plane up to a size holds; false if there is none. */
export function findMissing(size: i32): bool {
  const first = reachAreas.leastTarget / WORD_BITS,
    last = reachAreas.largestTarget / WORD_BITS;
  let word = first;
  let missing = missingOf(word, size);
  while (!missing) {
    if (word == last) return false;
    missing = missingOf(++word, size);
  }
  reachAreas.leastMissing = word * WORD_BITS + <u32>ctz(missing);
  word = last;
  missing = missingOf(word, size);
  while (!missing) missing = missingOf(--word, size);
  reachAreas.largestMissing = word * WORD_BITS + (WORD_BITS - 1) - <u32>clz(missing);
  return true;
}
