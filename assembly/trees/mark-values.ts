// Marks which integers of a range subsets make under rational rules, from tallies (tally.ts), for a reach. A
// tally tells each value once, and whether its negation is a value, too; so this is a pass over values, not
// over expressions. The tally of the largest subsets is not made: what the pairs of their halves make is
// marked directly, which takes no memory and no hashing.
import { fillBytes, reserve } from '../core/arena';
import { UNREACHABLE } from '../core/boundary-types';
import { spendNanoseconds } from '../core/deadline';
import { elementAt, putElement } from '../core/elements';
import { denominatorOf, numeratorOf } from '../core/fraction';
import { halfB, halfC, isMirrored, SPLIT_BYTES, splitsOf } from '../core/plan';
import { listTally } from './list-tally';
import { entriesEnd, entriesOf, entryCount, negatedOfEntry, TALLY_ENTRY_BYTES, valueOfEntry } from './tally';
import { integerMarks } from './trees-state';

/** Cost of the values of a pair (core/deadline.ts). */
const NANOSECONDS_PER_PAIR: u64 = 32;

/** Opens a range without marks; false if memory is exhausted. */
export function openMarks(from: f64, to: f64): bool {
  const span = <usize>(to - from + 1);
  const operations = reserve(span);
  if (!operations) return false;
  fillBytes(operations, UNREACHABLE, span);
  integerMarks.from = from;
  integerMarks.to = to;
  integerMarks.most = max(abs(from), abs(to));
  integerMarks.operations = operations;
  integerMarks.left = <f64>span;
  return true;
}

/** Marks an integer, if it is in the range and has no mark. */
@inline function markInteger(v: f64): void {
  const from = integerMarks.from,
    to = integerMarks.to;
  if (v < from || v > to) return;
  const at = integerMarks.operations + <usize>(v - from);
  if (elementAt<u8>(at) != UNREACHABLE) return;
  putElement<u8>(at, integerMarks.mark);
  integerMarks.left -= 1;
}

/** Marks p / q if it is an integer, and its negation if that is a value. q > 0. */
@inline function markValue<T>(p: T, q: T, isNegatable: bool): void {
  if (<f64>p > integerMarks.most * <f64>q) return;
  const whole = isFloat<T>() ? floor<T>(p / q) : p / q;
  if (whole * q != p) return;
  markInteger(<f64>whole);
  if (isNegatable) markInteger(-(<f64>whole));
}

/** Marks the values of a tally of a subset of a size; false if memory is exhausted. */
export function markSubset<T>(mask: i32): bool {
  const tally = listTally<T>(mask);
  if (!tally) return false;
  const end = entriesEnd(tally);
  for (let x = entriesOf(tally); x < end; x += TALLY_ENTRY_BYTES) {
    const value = valueOfEntry(x);
    markValue<T>(numeratorOf<T>(value), denominatorOf<T>(value), negatedOfEntry(x) > 0);
  }
  return true;
}

/** Marks the values of a subset without a tally, from those of its halves; false if memory is exhausted. */
export function markPairs<T>(mask: i32): bool {
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, mask & -mask)) continue;
    const tallyB = listTally<T>(b),
      tallyC = listTally<T>(c);
    if (!tallyB || !tallyC) return false;
    const endX = entriesEnd(tallyB),
      endY = entriesEnd(tallyC);
    for (let x = entriesOf(tallyB); x < endX; x += TALLY_ENTRY_BYTES) {
      spendNanoseconds(NANOSECONDS_PER_PAIR * entryCount(tallyC));
      for (let y = entriesOf(tallyC); y < endY; y += TALLY_ENTRY_BYTES) markPair<T>(x, y);
    }
  }
  return true;
}

/** Marks what two entries make. A sum, product or quotient is negatable if one of its operands is. */
@inline function markPair<T>(x: usize, y: usize): void {
  const xp = numeratorOf<T>(valueOfEntry(x)),
    xq = denominatorOf<T>(valueOfEntry(x)),
    yp = numeratorOf<T>(valueOfEntry(y)),
    yq = denominatorOf<T>(valueOfEntry(y));
  const isNegatable = negatedOfEntry(x) + negatedOfEntry(y) > 0;
  const s = xp * yq,
    t = yp * xq;
  const z = xq * yq;
  markValue<T>(s + t, z, isNegatable);
  markValue<T>(s > t ? s - t : t - s, z, true);
  markValue<T>(xp * yp, z, isNegatable);
  if (t) markValue<T>(s, t, isNegatable);
  if (s) markValue<T>(t, s, isNegatable);
}
