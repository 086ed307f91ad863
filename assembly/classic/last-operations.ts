// The last operations of a play, which take nearly all of its time: all that two and three numbers make,
// without a pool or a call for each pair.
//
// Under Marking, in 32 bits and with SIMD, four results of a pair are combined with the third number at once,
// which makes depth first a quarter faster. Tried: the same for the last subsets of breadth first, 1.0 to 1.1
// times the time of the plain loop; four pairs of lastThree from its list, slower, because wide loads wait
// for narrow stores.
//
//   a pair:   0       T       2 T
//             | v     | rest  |                        u32 or u64 each (T): the values that are left
//
//   operands: 0          16        32
//             | high x 4 | low x 4 |                   u32: four dividends and four divisors
import { addCombinations, Marking, markTarget } from './run-state';
import { classicRun } from './classic-state';

/** Maximum number of results of three pairs of numbers, four each, and one that is written and not kept. */
const MAX_RESULTS: i32 = 3 * 4 + 1;
const MAX_PAIR_BYTES: usize = 2 * sizeof<u64>();

const LANE_BYTES: usize = sizeof<u32>();
const DIVISORS_OFFSET: usize = 4 * LANE_BYTES;
export const OPERANDS_BYTES: usize = DIVISORS_OFFSET + 4 * LANE_BYTES;

/** The pairs, and the operands behind them. */
const PAIRS: usize = memory.data(MAX_RESULTS * <i32>MAX_PAIR_BYTES + <i32>OPERANDS_BYTES, 16);
const OPERANDS: usize = PAIRS + <usize>MAX_RESULTS * MAX_PAIR_BYTES;

/**
 * Marks all that a and b make. A difference or a quotient that is not a natural number is marked as 0, which
 * is not a target. Under Fewest it returns how many results there are. Under Marking it divides only if high
 * >= low * 2^leastBits, where 2^leastBits is at most the first target: no other quotient is in the range.
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
  markTarget<T, M>(map, first, span, high + low, operations);
  markTarget<T, M>(map, first, span, high * low, operations);
  markTarget<T, M>(map, first, span, high - low, operations);
  if (sizeof<M>() == sizeof<Marking>()) {
    if (high >> leastBits >= low) {
      const quotient = high / low;
      markTarget<T, M>(map, first, span, select<T>(quotient, 0, quotient * low == high), operations);
    }
    return 0;
  }
  const quotient = high / low;
  const exact = quotient * low == high;
  markTarget<T, M>(map, first, span, select<T>(quotient, 0, exact), operations);
  return 2 + u32(high != low) + u32(exact);
}

/** Whether four pairs are finished at once: with SIMD, in values of 32 bits, and without counts. */
@inline function finishesFour<T, M>(): bool {
  return ASC_FEATURE_SIMD && sizeof<T>() == 4 && sizeof<M>() == sizeof<Marking>();
}

/**
 * Does finishTwo for four pairs under Marking. `places`, `first` and `span` have the map and the range in all
 * lanes.
 */
@inline function finishFour(a: v128, b: v128, places: v128, first: v128, span: v128, leastBits: u32): void {
  const high = v128.max<u32>(a, b);
  const low = v128.min<u32>(a, b);
  markFour(places, first, span, v128.add<u32>(high, low));
  markFour(places, first, span, v128.mul<u32>(high, low));
  markFour(places, first, span, v128.sub<u32>(high, low));
  let lanes = <u32>v128.bitmask<i32>(v128.ge<u32>(v128.shr<u32>(high, leastBits), low));
  if (!lanes) return;
  v128.store(OPERANDS, high);
  v128.store(OPERANDS, low, DIVISORS_OFFSET);
  do {
    const lane = OPERANDS + <usize>ctz(lanes) * LANE_BYTES;
    const dividend = load<u32>(lane);
    const divisor = load<u32>(lane, DIVISORS_OFFSET);
    const quotient = dividend / divisor;
    const whole = select<u32>(quotient, 0, quotient * divisor == dividend);
    markTarget<u32, Marking>(
      <usize>v128.extract_lane<u32>(places, 0),
      v128.extract_lane<u32>(first, 0),
      v128.extract_lane<u32>(span, 0),
      whole,
      0,
    );
    lanes &= lanes - 1;
  } while (lanes);
}

/** Marks four values. */
@inline function markFour(places: v128, first: v128, span: v128, v: v128): void {
  const at = v128.add<u32>(v128.min<u32>(v128.sub<u32>(v, first), span), places);
  store<u8>(v128.extract_lane<u32>(at, 0), 1);
  store<u8>(v128.extract_lane<u32>(at, 1), 1);
  store<u8>(v128.extract_lane<u32>(at, 2), 1);
  store<u8>(v128.extract_lane<u32>(at, 3), 1);
}

/**
 * Does lastThree under Marking: combines the results of a pair, in lanes, with the third number. If a result
 * is not a natural number, its lane has the sum. Nothing is trimmed, because a lane that is left out saves
 * nothing.
 */
function lastThreeByFour(a: u32, b: u32, c: u32): void {
  const places = v128.splat<u32>(<u32>classicRun.targetMap);
  const first = v128.splat<u32>(<u32>classicRun.firstTarget);
  const spare = v128.splat<u32>(<u32>classicRun.span);
  const least = <u32>classicRun.leastBits;
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

/** Marks all that two numbers make, if there are no others. */
export function lastTwo<T, M>(a: T, b: T, operations: u32): void {
  const results = finishTwo<T, M>(
    a,
    b,
    classicRun.targetMap,
    <T>classicRun.firstTarget,
    <T>classicRun.span,
    <T>classicRun.leastBits,
    operations,
  );
  addCombinations<M>(results, results);
}

/** Marks all that three numbers make. Their pairs take this many operations, and one more follows. */
export function lastThree<T, M>(a: T, b: T, c: T, operations: u32): void {
  if (finishesFour<T, M>()) {
    lastThreeByFour(<u32>a, <u32>b, <u32>c);
    return;
  }
  const places = classicRun.targetMap;
  const first = <T>classicRun.firstTarget;
  const spare = <T>classicRun.span;
  const least = <T>classicRun.leastBits;
  const trimming = classicRun.trims;
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
    markTarget<T, M>(places, first, spare, v, operations);
    finished += finishTwo<T, M>(v, load<T>(pair, sizeof<T>()), places, first, spare, least, operations + 1);
  }
  addCombinations<M>((end - PAIRS) / (2 * sizeof<T>()) + finished, finished);
}

/** Writes a pair; returns its end if it is kept, else its begin. */
@inline function append<T>(end: usize, v: T, rest: T, keeps: bool): usize {
  store<T>(end, v);
  store<T>(end, rest, sizeof<T>());
  return end + select<usize>(2 * sizeof<T>(), 0, keeps);
}
