// The largest value of a board: no value is nearer to a target beyond it. Only sums and products help, and
// every number does, so one pass over all splits is enough, without lists.
import { fullMask, largestOfLeaf, n } from '../core/board';
import { elementAt, putElement } from '../core/elements';
import { MAX_SUBSETS, saturatingProduct } from '../core/limits';
import { MASK_BYTES, SPLIT_BYTES, halfB, halfC, maskAt, masksOfSize, splitsOf } from '../core/plan';

/** The largest value of each subset, u64, by mask. */
const LARGEST = memory.data(MAX_SUBSETS * sizeof<u64>(), 8);

/** Address of the largest value of a subset. */
@inline function largestAt(mask: i32): usize {
  return LARGEST + <usize>mask * sizeof<u64>();
}

/** The largest value of the board, at most u64.MAX_VALUE. */
export function largestOfBoard(): u64 {
  for (let size = 1; size <= n; size++) {
    for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += MASK_BYTES) {
      const mask = maskAt(m);
      let best: u64 = size == 1 ? largestOfLeaf(ctz(mask)) : 0;
      for (let s = splitsOf(mask), splitsEnd = splitsOf(mask + 1); s < splitsEnd; s += SPLIT_BYTES) {
        const x = elementAt<u64>(largestAt(halfB(s)));
        const y = elementAt<u64>(largestAt(halfC(s)));
        const sum = x + y < x ? u64.MAX_VALUE : x + y;
        best = max(best, max(sum, saturatingProduct(x, y)));
      }
      putElement<u64>(largestAt(mask), best);
    }
  }
  return elementAt<u64>(largestAt(fullMask));
}
