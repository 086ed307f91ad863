// The last operations of a play, where nearly all time goes: all that two and three numbers make, without a
// pool or a call for each pair.
//
// Under Marking, in 32 bits and with SIMD, four results of a pair are combined with the third number at once, which
// makes depth first a quarter faster. Tried: the same for the last subsets of breadth first, 1.0 to 1.1 times the time
// of the plain loop; four pairs of lastThree from its list, slower, as narrow stores wait for wide loads.
import { addCombinations, firstTarget, leastBits, map, mark, Marking, span, trims } from './run';

/** Up to 13 pairs of values, the last of which is never kept. */
const PAIRS: usize = memory.data(13 * 16, 16);
/** Four dividends, and four divisors. */
const OPERANDS: usize = memory.data(32, 16);

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

/** Whether four pairs are finished at once: in values of 32 bits, where there is SIMD, and without counts. */
@inline function finishesFour<T, M>(): bool {
  return ASC_FEATURE_SIMD && sizeof<T>() == 4 && sizeof<M>() == sizeof<Marking>();
}

/** finishTwo of four pairs under Marking. All lanes of `places` have the map, those of `first` and `span` the range. */
@inline function finishFour(a: v128, b: v128, places: v128, first: v128, span: v128, leastBits: u32): void {
  const high = v128.max<u32>(a, b);
  const low = v128.min<u32>(a, b);
  markFour(places, first, span, v128.add<u32>(high, low));
  markFour(places, first, span, v128.mul<u32>(high, low));
  markFour(places, first, span, v128.sub<u32>(high, low));
  let lanes = <u32>v128.bitmask<i32>(v128.ge<u32>(v128.shr<u32>(high, leastBits), low));
  if (!lanes) return;
  v128.store(OPERANDS, high);
  v128.store(OPERANDS, low, 16);
  do {
    const lane = OPERANDS + ((<usize>ctz(lanes)) << 2);
    const dividend = load<u32>(lane);
    const divisor = load<u32>(lane, 16);
    const quotient = dividend / divisor;
    const whole = select<u32>(quotient, 0, quotient * divisor == dividend);
    mark<u32, Marking>(
      <usize>v128.extract_lane<u32>(places, 0),
      v128.extract_lane<u32>(first, 0),
      v128.extract_lane<u32>(span, 0),
      whole,
      0,
    );
    lanes &= lanes - 1;
  } while (lanes);
}


@inline function markFour(places: v128, first: v128, span: v128, v: v128): void {
  const at = v128.add<u32>(v128.min<u32>(v128.sub<u32>(v, first), span), places);
  store<u8>(v128.extract_lane<u32>(at, 0), 1);
  store<u8>(v128.extract_lane<u32>(at, 1), 1);
  store<u8>(v128.extract_lane<u32>(at, 2), 1);
  store<u8>(v128.extract_lane<u32>(at, 3), 1);
}

/**
 * lastThree under Marking: the results of a pair, in lanes, with the third number. Where a result is no natural number its
 * lane has the sum. Nothing is trimmed, as a free lane saves nothing.
 */
function lastThreeByFour(a: u32, b: u32, c: u32): void {
  const places = v128.splat<u32>(<u32>map);
  const first = v128.splat<u32>(<u32>firstTarget);
  const spare = v128.splat<u32>(<u32>span);
  const least = <u32>leastBits;
  for (let turn = 0; turn < 3; turn++) {
    const high = max<u32>(a, b);
    const low = min<u32>(a, b);
    const sum = high + low;
    const difference = high - low;
    const quotient = high / low;
    let v = v128.splat<u32>(sum);
    v = v128.replace_lane<u32>(v, 1, high * low);
    v = v128.replace_lane<u32>(v, 2, select<u32>(difference, sum, difference != 0));
    v = v128.replace_lane<u32>(v, 3, select<u32>(quotient, sum, quotient * low == high));
    markFour(places, first, spare, v);
    finishFour(v, v128.splat<u32>(c), places, first, spare, least);
    const next = a;
    a = b;
    b = c;
    c = next;
  }
}

/** Two numbers that are all there is. */
export function lastTwo<T, M>(a: T, b: T, operations: u32): void {
  const results = finishTwo<T, M>(a, b, map, <T>firstTarget, <T>span, <T>leastBits, operations);
  addCombinations<M>(results, results);
}

/** Three numbers: each pair, and its results with the third number. `operations` counts the first of the two. */
export function lastThree<T, M>(a: T, b: T, c: T, operations: u32): void {
  if (finishesFour<T, M>()) {
    lastThreeByFour(<u32>a, <u32>b, <u32>c);
    return;
  }
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
