// Breadth first with arrays. For each subset of the numbers, the smaller ones first, the array of all that is made of
// it: every operation on every pair of a value of a part and a value of the rest. Equal values are kept
// as often as they come.
//
// Complexity, in values: a subset of p numbers has N(p) = 4^(p-1) * 1 * 3 * ... * (2p - 3) with four results of each
// pair, so b_max(n) = sum over p of binomial(n, p) N(p); with three, 3^(p-1) and b_min(n). 1,144,386 and 287,331
// for n = 6, where the n given numbers are counted too.
// The paper, in OCaml: 4.00 ms a board of six numbers, 109 ms of seven, 4.4 s of eight; nine would have taken
// 40 GB. Here they end with OUT_OF_MEMORY, too.
//
// The values of all numbers are marked and not kept, as nothing is made of them.
import { arenaTop as top, ensureMemory, reserve, reserveTo } from '../core/arena';
import { MAX_PAGES, OUT_OF_MEMORY, PAGE_BYTES } from '../core/abi';
import { addCombinations, count, firstTarget, map, mark, markNumbers, numberAt, span, trims } from './run';
import { listBegin, listEnd, markAll, nextPart, setList } from './subsets';

/** The run of this algorithm: 1, or a status. */
export function breadthFirstArrays<T, M>(): i32 {
  markNumbers<T, M>();
  const all = (1 << count) - 1;
  for (let subset = 1; subset <= all; subset++) {
    if ((subset & (subset - 1)) == 0) {
      const list = reserve(sizeof<T>());
      if (!list) return OUT_OF_MEMORY;
      store<T>(list, <T>numberAt(ctz(subset)));
      setList(subset, list, list + sizeof<T>());
    } else if (subset == all) {
      markAll<T, M>(all);
    } else {
      const list = top();
      let end = list;
      for (let part = nextPart(subset, subset); part > (subset ^ part); part = nextPart(subset, part)) {
        end = append<T, M>(part, subset ^ part, <u32>popcnt(subset) - 1, end);
        if (!end) return OUT_OF_MEMORY;
      }
      reserveTo(end);
      setList(subset, list, end);
    }
  }
  return 1;
}

/** Appends and marks all that the values of two subsets make; the new end, or 0 if memory is exhausted. */
function append<T, M>(part: i32, rest: i32, operations: u32, list: usize): usize {
  const begin = listBegin(rest);
  const last = listEnd(rest);
  const pairs = (<u64>(listEnd(part) - listBegin(part)) / sizeof<T>()) * (<u64>(last - begin) / sizeof<T>());
  const most = <u64>list + pairs * (4 * sizeof<T>()) + 64;
  if (most > <u64>MAX_PAGES * PAGE_BYTES || !ensureMemory(<usize>most)) return 0;
  const places = map;
  const first = <T>firstTarget;
  const spare = <T>span;
  const trimming = trims;
  let end = list;
  for (let p = listBegin(part), lastOfPart = listEnd(part); p < lastOfPart; p += sizeof<T>()) {
    const a = load<T>(p);
    for (let q = begin; q < last; q += sizeof<T>()) {
      const b = load<T>(q);
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
      mark<T, M>(places, first, spare, sum, operations);
      mark<T, M>(places, first, spare, product, operations);
      mark<T, M>(places, first, spare, difference, operations);
      mark<T, M>(places, first, spare, select<T>(quotient, 0, keepsQuotient), operations);
      store<T>(end, sum);
      end += sizeof<T>();
      store<T>(end, product);
      end += select<usize>(sizeof<T>(), 0, keepsProduct);
      store<T>(end, difference);
      end += select<usize>(sizeof<T>(), 0, keepsDifference);
      store<T>(end, quotient);
      end += select<usize>(sizeof<T>(), 0, keepsQuotient);
    }
  }
  addCombinations<M>((end - list) / sizeof<T>(), 0);
  return end;
}
