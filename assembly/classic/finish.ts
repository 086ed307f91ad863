// The last operations of a play, where nearly all time goes: all that two and three numbers make, without a
// pool, a call or a list. One division for each pair; the rest of the arithmetic hides behind it.
import { addCombinations, firstTarget, leastBits, map, mark, Marking, span, trims } from './run';

/** Up to 13 pairs of values, the last of which is never kept. */
const PAIRS: usize = memory.data(13 * 16, 16);

/**
 * Marks all that a and b make. A difference or a quotient that is no natural number is marked as 0, which is no
 * target. Under Fewest it gives how many results there are. Marking alone divides only where high >= low * 2^leastBits,
 * 2^leastBits being the power of two at the first target or below: no other quotient is in the range.
 */
@inline export function finishTwo<T, M>(
  a: T,
  b: T,
  map: usize,
  first: T,
  span: T,
  leastBits: T,
  operations: u32,
): u32 {
  const high = max<T>(a, b);
  const low = min<T>(a, b);
  mark<T, M>(map, first, span, high + low, operations);
  mark<T, M>(map, first, span, high * low, operations);
  mark<T, M>(map, first, span, high - low, operations);
  if (sizeof<M>() == sizeof<Marking>()) {
    if (high >> leastBits >= low) {
      const quotient = high / low;
      mark<T, M>(map, first, span, select<T>(quotient, 0, quotient * low == high), operations);
    }
    return 0;
  }
  const quotient = high / low;
  const exact = quotient * low == high;
  mark<T, M>(map, first, span, select<T>(quotient, 0, exact), operations);
  return 2 + u32(high != low) + u32(exact);
}

/** Two numbers that are all there is. */
export function lastTwo<T, M>(a: T, b: T, operations: u32): void {
  const results = finishTwo<T, M>(a, b, map, <T>firstTarget, <T>span, <T>leastBits, operations);
  addCombinations<M>(results, results);
}

/** Three numbers: each pair, and its results with the third number. `operations` counts the first of the two. */
export function lastThree<T, M>(a: T, b: T, c: T, operations: u32): void {
  const places = map;
  const first = <T>firstTarget;
  const spare = <T>span;
  const least = <T>leastBits;
  const trimming = trims;
  let end = PAIRS;
  for (let turn = 0; turn < 3; turn++) {
    const high = max<T>(a, b);
    const low = min<T>(a, b);
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
    end = append<T>(end, high + low, c, true);
    end = append<T>(end, high * low, c, keepsProduct);
    end = append<T>(end, difference, c, keepsDifference);
    end = append<T>(end, quotient, c, keepsQuotient);
    const next = a;
    a = b;
    b = c;
    c = next;
  }
  let finished: u32 = 0;
  for (let pair = PAIRS; pair < end; pair += 2 * sizeof<T>()) {
    const v = load<T>(pair);
    mark<T, M>(places, first, spare, v, operations);
    finished += finishTwo<T, M>(v, load<T>(pair, sizeof<T>()), places, first, spare, least, operations + 1);
  }
  addCombinations<M>((end - PAIRS) / (2 * sizeof<T>()) + finished, finished);
}


@inline function append<T>(end: usize, v: T, rest: T, keeps: bool): usize {
  store<T>(end, v);
  store<T>(end, rest, sizeof<T>());
  return end + select<usize>(2 * sizeof<T>(), 0, keeps);
}
