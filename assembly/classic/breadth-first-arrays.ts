// Breadth first with arrays. For each subset of the numbers, smaller ones first, it makes the array of all
// values of the subset: every operation on every pair of a value of a part and a value of the rest. Equal
// values are kept as often as they occur. The values of all numbers together are only marked, because nothing
// is made of them.
//
// Complexity, in values: a subset of p numbers has N(p) = 4^(p-1) * 1 * 3 * ... * (2p - 3) if each pair has
// four results, so there are b_max(n) = sum over p of binomial(n, p) N(p); if each pair has three results,
// 3^(p-1) takes the place of 4^(p-1) and gives b_min(n). For n = 6 they are 1,144,386 and 287,331, given
// numbers included. The paper, in OCaml: 4.00 ms for a board of six numbers, 109 ms for seven, 4.4 s for
// eight; nine would have taken 40 GB. Here nine numbers end with OUT_OF_MEMORY, too.
import { arenaTop, ensureMemory, reserve, reserveTo } from '../core/arena';
import { MAX_PAGES, OUT_OF_MEMORY, PAGE_BYTES } from '../core/boundary-types';
import { elementAt, putElement } from '../core/elements';
import { markWhole, nextPart, partBegin, partEnd, putPartList } from './part-lists';
import { addCombinations, markNumbers, markTarget, numberAt } from './run-state';
import { classicRun } from './classic-state';

/** Runs this algorithm; returns 1 or a status. */
export function breadthFirstArrays<T, M>(): i32 {
  markNumbers<T, M>();
  const all = (1 << classicRun.count) - 1;
  for (let subset = 1; subset <= all; subset++) {
    if ((subset & (subset - 1)) == 0) {
      const list = reserve(sizeof<T>());
      if (!list) return OUT_OF_MEMORY;
      putElement<T>(list, <T>numberAt(ctz(subset)));
      putPartList(subset, list, list + sizeof<T>());
    } else if (subset == all) {
      markWhole<T, M>(all);
    } else {
      const list = arenaTop();
      let end = list;
      for (let part = nextPart(subset, subset); part > (subset ^ part); part = nextPart(subset, part)) {
        end = append<T, M>(part, subset ^ part, <u32>popcnt(subset) - 1, end);
        if (!end) return OUT_OF_MEMORY;
      }
      reserveTo(end);
      putPartList(subset, list, end);
    }
  }
  return 1;
}

/** Maximum number of results of a pair, and of bytes that may be written behind the last result. */
const MAX_RESULTS: usize = 4;
const SPARE_BYTES: usize = 64;

/**
 * Appends and marks all that the values of two subsets make; returns the new end, or 0 if memory is
 * exhausted.
 */
function append<T, M>(part: i32, rest: i32, operations: u32, list: usize): usize {
  const begin = partBegin(rest);
  const last = partEnd(rest);
  const pairs = (<u64>(partEnd(part) - partBegin(part)) / sizeof<T>()) * (<u64>(last - begin) / sizeof<T>());
  const most = <u64>list + pairs * (MAX_RESULTS * sizeof<T>()) + SPARE_BYTES;
  if (most > <u64>MAX_PAGES * PAGE_BYTES || !ensureMemory(<usize>most)) return 0;
  const places = classicRun.targetMap;
  const first = <T>classicRun.firstTarget;
  const spare = <T>classicRun.span;
  const trimming = classicRun.trims;
  let end = list;
  for (let p = partBegin(part), lastOfPart = partEnd(part); p < lastOfPart; p += sizeof<T>()) {
    const a = elementAt<T>(p);
    for (let q = begin; q < last; q += sizeof<T>()) {
      const b = elementAt<T>(q);
      const high = max<T>(a, b);
      const low = min<T>(a, b);
      const sum = high + low;
      const product = high * low;
      const difference = high - low;
      const quotient = high / low;
      let keepsProduct = true;
      let keepsDifference = difference != 0;
      let keepsQuotient = quotient * low == high;
      if (trimming) {
        keepsProduct = low != 1;
        keepsDifference = keepsDifference && difference != low;
        keepsQuotient = keepsQuotient && low != 1 && quotient != low;
      }
      markTarget<T, M>(places, first, spare, sum, operations);
      markTarget<T, M>(places, first, spare, product, operations);
      markTarget<T, M>(places, first, spare, difference, operations);
      markTarget<T, M>(places, first, spare, select<T>(quotient, 0, keepsQuotient), operations);
      putElement<T>(end, sum);
      end += sizeof<T>();
      putElement<T>(end, product);
      end += select<usize>(sizeof<T>(), 0, keepsProduct);
      putElement<T>(end, difference);
      end += select<usize>(sizeof<T>(), 0, keepsDifference);
      putElement<T>(end, quotient);
      end += select<usize>(sizeof<T>(), 0, keepsQuotient);
    }
  }
  addCombinations<M>((end - list) / sizeof<T>(), 0);
  return end;
}
