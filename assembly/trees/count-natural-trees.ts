// Counts the trees of a natural value over a subset that is too large for a tally, backward through its
// splits as count-trees.ts does, but simpler: natural values have no negations, so each of the six relations
// gives one number. Half of the values are asked for more than once, since a + (b + c) is (a + b) + c; so a
// memo keeps the last count of each slot, which takes 0.68 of the time for six numbers.
//
//   0       8       16     20    24       32
//   | p     | trees | mask | age | unused |    f64, f64, i32, u32; age: that of the board (core/board.ts)
import { listsAge } from '../core/board';
import { spendNanoseconds } from '../core/deadline';
import { numeratorOf, slotOfKey, wholeQuotient } from '../core/fraction';
import { halfB, halfC, isMirrored, isNearB, SPLIT_BYTES, splitsOf } from '../core/plan';
import { boundOfForms } from '../forms/form-list';
import { formLists } from '../forms/forms-state';
import { listTally } from './list-tally';
import {
  entriesEnd,
  entriesOf,
  entryCount,
  findEntry,
  TALLY_ENTRY_BYTES,
  treesOfEntry,
  valueOfEntry,
} from './tally';
import { treeCount } from './trees-state';

/** A slot of the memo. */
@unmanaged class Memo {
  value: f64;
  trees: f64;
  mask: i32;
  age: u32;
  unused: u64;
}
export const MEMO_BYTES: usize = offsetof<Memo>();

/** Cost of the look-ups for an entry of the near half (core/deadline.ts). */
const NANOSECONDS_PER_ENTRY: u64 = 128;

const MEMO_BITS: u32 = 10;
const MEMO_COUNT: i32 = 1 << MEMO_BITS;
const MEMOS = memory.data(MEMO_COUNT * <i32>MEMO_BYTES, 16);
/** Factor of masks in the hash: odd, so that the subsets of one value have memos of their own. */
const MASK_FACTOR: usize = 37;

/** The number of trees worth a natural value over a subset that is not listed. */
export function countNaturalTrees(mask: i32, p: f64): f64 {
  if (p > boundOfForms(mask)) return 0;
  const slot = (slotOfKey(p, 64 - MEMO_BITS) + MASK_FACTOR * <usize>mask) & (MEMO_COUNT - 1);
  const memo = MEMOS + slot * MEMO_BYTES;
  const isKnown =
    changetype<Memo>(memo).value == p &&
    changetype<Memo>(memo).mask == mask &&
    changetype<Memo>(memo).age == listsAge;
  if (isKnown) return changetype<Memo>(memo).trees;
  const trees = countBySplits(mask, p);
  changetype<Memo>(memo).value = p;
  changetype<Memo>(memo).trees = trees;
  changetype<Memo>(memo).mask = mask;
  changetype<Memo>(memo).age = listsAge;
  return trees;
}

function countBySplits(mask: i32, p: f64): f64 {
  let total: f64 = 0;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, mask & -mask)) continue;
    const nearIsB = isNearB(b, c);
    const near = listTally<f64>(nearIsB ? b : c);
    if (!near) return 0;
    const far = nearIsB ? c : b;
    const last = entriesEnd(near);
    spendNanoseconds(NANOSECONDS_PER_ENTRY * entryCount(near));
    if (popcnt(far) <= treeCount.listedSize) {
      const tally = listTally<f64>(far);
      if (!tally) return 0;
      for (let x = entriesOf(near); x < last; x += TALLY_ENTRY_BYTES) {
        total += treesOfEntry(x) * countFar(numeratorOf<f64>(valueOfEntry(x)), p, far, tally, true, b == c);
      }
    } else {
      for (let x = entriesOf(near); x < last; x += TALLY_ENTRY_BYTES) {
        total += treesOfEntry(x) * countFar(numeratorOf<f64>(valueOfEntry(x)), p, far, 0, false, b == c);
      }
      if (formLists.isExhausted) return 0;
    }
  }
  return total;
}

/** Number of trees of a far half that make p with one tree worth v. Its tally counts if it is listed. */
@inline function countFar(v: f64, p: f64, far: i32, tally: usize, isListed: bool, isSame: bool): f64 {
  // If both halves are the same multiset, each pair occurs twice.
  const orders: f64 = isSame ? 1 : 2;
  let count: f64 = 0;
  if (v <= p) {
    const cofactor = wholeQuotient<f64>(p, v);
    if (cofactor) count += orders * treesOfFar(far, tally, isListed, cofactor);
    if (v < p) count += orders * treesOfFar(far, tally, isListed, p - v);
  }
  if (v >= p) {
    const divisor = wholeQuotient<f64>(v, p);
    if (divisor) count += treesOfFar(far, tally, isListed, divisor);
    if (v > p) count += treesOfFar(far, tally, isListed, v - p);
  }
  if (!isSame) count += treesOfFar(far, tally, isListed, p + v) + treesOfFar(far, tally, isListed, p * v);
  return count;
}

/** The number of trees worth p of a far half. */
@inline function treesOfFar(far: i32, tally: usize, isListed: bool, p: f64): f64 {
  return isListed ? lookUpTrees(far, tally, p) : countNaturalTrees(far, p);
}

/** Number of trees worth p in a tally. */
@inline function lookUpTrees(mask: i32, tally: usize, p: f64): f64 {
  if (p > boundOfForms(mask)) return 0;
  const entry = findEntry<f64>(tally, p, p, 1);
  return entry ? treesOfEntry(entry) : 0;
}
