// All values of the board at once, for reach and for the value nearest to a target: subsets are listed by
// size up to n - 1, and the values of all numbers are only passed on, row by row (result-rows.ts).
//
// reach marks integers with the fewest operations. For the nearest value, the best one so far bounds what
// integers are of interest; fractions are compared as doubles first, and exactly if that does not tell.
import { arenaTop, ensureBytes } from '../core/arena';
import { fullMask, n } from '../core/board';
import { spendNanoseconds } from '../core/deadline';
import { elementAt, putElement } from '../core/elements';
import { compareFractions, U64_FRACTION_LIMIT } from '../core/fraction';
import { MASK_BYTES, maskAt, masksOfSize } from '../core/plan';
import { firstTwins, isFirstOrder, nextLeft } from './chosen-bounds';
import {
  countValues,
  isCommutative,
  leastSize,
  listParts,
  listValues,
  NANOSECONDS_PER_RESULT,
  NANOSECONDS_PER_ROW,
  operationOf,
  OPERATOR_COUNT,
} from './chosen-lists';
import { chosen, FARTHEST, goal, ValuesRecord, valuesRecord } from './chosen-state';
import { denominatorAt, isWhole, magnitude, numeratorAt, quotient, valueBytes } from './chosen-values';
import { writeRow } from './result-rows';

/** Rounding of a double and its distance from another, as a part of both. */
const ROUNDING: f64 = 1.0 / 1125899906842624.0;

/** Passes on all values of the board; false if memory is exhausted. Precondition: goal. */
export function passBoard<T>(): bool {
  for (let size = leastSize(); size <= n; size++) {
    goal.size = size;
    for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += MASK_BYTES) {
      const mask = maskAt(m);
      if (mask == fullMask && size > 1 ? !passAllNumbers<T>() : !passList<T>(mask)) {
        chosen.isExhausted = true;
        return false;
      }
    }
    if (!goal.operations && goal.bestSize && isNearestPossible<T>()) break;
  }
  return true;
}

/** Whether no value can be nearer than the best one, because the target is not a value. */
function isNearestPossible<T>(): bool {
  return isWhole<T>() && goal.distanceP == 1;
}

function passList<T>(mask: i32): bool {
  const record = listValues<T>(mask);
  if (!record) return false;
  passRow<T>(record.list, record.end);
  return true;
}

/** Passes on the values that all numbers make. */
function passAllNumbers<T>(): bool {
  if (!listParts<T>(fullMask)) return false;
  for (let left = nextLeft(fullMask, fullMask); left; left = nextLeft(fullMask, left)) {
    if (!isFirstOrder(fullMask, left)) continue;
    const one = valuesRecord(firstTwins(left)),
      other = valuesRecord(firstTwins(fullMask ^ left));
    const nearIsLeft = countValues<T>(one.list, one.end) <= countValues<T>(other.list, other.end);
    for (let operator = 0; operator < OPERATOR_COUNT; operator++) {
      const operation = operationOf(operator, nearIsLeft);
      if (operation < 0) continue;
      const near = nearIsLeft ? one : other,
        far = nearIsLeft ? other : one;
      if (!passRows<T>(operation, near, far)) return false;
      if (isCommutative(operation)) continue;
      if (!passRows<T>(operationOf(operator, !nearIsLeft), near, far)) return false;
    }
  }
  return true;
}

/** Passes on the results of all values of two lists. */
function passRows<T>(operation: i32, near: ValuesRecord, far: ValuesRecord): bool {
  const list = far.list,
    end = far.end;
  const count = countValues<T>(list, end);
  const row = arenaTop();
  if (!ensureBytes(row, <u64>(count + 1) * valueBytes<T>())) return false;
  for (let value = near.list; value < near.end; value += valueBytes<T>()) {
    spendNanoseconds(NANOSECONDS_PER_ROW + NANOSECONDS_PER_RESULT * count);
    passRow<T>(row, writeRow<T>(operation, value, list, end, row, goal.from, <u64>(goal.to - goal.from)));
  }
  return true;
}

function passRow<T>(row: usize, rowEnd: usize): void {
  if (goal.operations) markRow<T>(row, rowEnd);
  else if (isWhole<T>()) keepNearestInteger(row, rowEnd);
  else keepNearestFraction<T>(row, rowEnd);
}

/** Marks the integers of a row that are in the range. */
function markRow<T>(row: usize, rowEnd: usize): void {
  const marks = goal.operations,
    from = goal.from,
    operations = <u8>(goal.size - 1);
  const span = <u64>(goal.to - from);
  for (let at = row; at < rowEnd; at += valueBytes<T>()) {
    const p = numeratorAt<T>(at);
    let x = <i64>p;
    if (!isWhole<T>()) {
      const q = denominatorAt<T>(at);
      if (isFloat<T>()) {
        x = <i64>floor<f64>(quotient<T>(p, q));
        if (<f64>x * <f64>q != <f64>p) continue;
      } else if (q != <T>1) continue;
    }
    const place = <u64>(x - from);
    if (place > span) continue;
    const mark = marks + <usize>place;
    putElement<u8>(mark, min<u8>(elementAt<u8>(mark), operations));
  }
}

/** Keeps an integer of a row that is nearer to the target than the best value. */
function keepNearestInteger(row: usize, rowEnd: usize): void {
  const target = goal.targetP,
    size = goal.size;
  for (let at = row; at < rowEnd; at += sizeof<i64>()) {
    const x = elementAt<i64>(at);
    const distance = magnitude(x - target);
    if (distance > goal.distanceP) continue;
    // Of two at this distance the one of fewer numbers, then the smaller one.
    if (distance == goal.distanceP && goal.bestSize && (goal.bestSize < size || x >= goal.bestP)) continue;
    goal.distanceP = distance;
    goal.bestP = x;
    goal.bestQ = 1;
    goal.bestSize = size;
    // Only values at most this far are of interest from now on: all of them if it is 2^62, where sums wrap.
    if (distance >= <u64>FARTHEST) continue;
    goal.from = max<i64>(goal.from, target - <i64>distance);
    goal.to = max<i64>(goal.from, min<i64>(goal.to, target + <i64>distance));
  }
}

/** Keeps a fraction of a row that is nearer to the target than the best value. */
function keepNearestFraction<T>(row: usize, rowEnd: usize): void {
  const s = <T>goal.targetP,
    t = <T>goal.targetQ;
  const target = goal.target;
  for (let at = row; at < rowEnd; at += valueBytes<T>()) {
    const p = numeratorAt<T>(at),
      q = denominatorAt<T>(at);
    const key = quotient<T>(p, q);
    const apart = abs<f64>(key - target);
    if (apart > goal.within + (abs<f64>(key) + abs<f64>(target)) * ROUNDING) continue;
    // Distances are differences of products of a value and the target, which may wrap where these do not.
    if (!isFloat<T>() && max<f64>(apart, 1) * <f64>q * <f64>t >= U64_FRACTION_LIMIT) {
      goal.isTooFar = true;
      continue;
    }
    const difference = magnitude(<i64>(p * t - s * q)),
      unit = <u64>(q * t);
    if (goal.bestSize) {
      const order = compareFractions(difference, unit, goal.distanceP, goal.distanceQ);
      if (order > 0) continue;
      // Of two at this distance the one of fewer numbers, then the one below the target.
      if (order == 0) {
        const isBelow = <i64>(p * t - s * q) < 0,
          isBestBelow = goal.bestP * goal.targetQ - goal.targetP * goal.bestQ < 0;
        if (goal.bestSize < goal.size || isBestBelow || !isBelow) continue;
      }
    }
    goal.distanceP = difference;
    goal.distanceQ = unit;
    goal.bestP = <i64>p;
    goal.bestQ = <i64>q;
    goal.bestSize = goal.size;
    const distance = <f64>difference / <f64>unit;
    goal.within = distance + distance * ROUNDING;
  }
}
