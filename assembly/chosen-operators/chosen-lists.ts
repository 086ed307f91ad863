// The values that exactly the numbers of a subset make, each once: lists, made on demand from the lists of
// all its parts. Their order: splits as nextLeft gives them (chosen-bounds.ts), operators + - * /, values of
// the part with fewer numbers (the left one of two equals), values of the other part.
//
// If not all numbers have to be used, a value that a strict subset makes is left out, as the expression with
// fewer numbers can always be used instead.
import { n, usesAll, countOfLeaf, valuesOfLeaf } from '../core/board';
import {
  ADD,
  DIVIDE,
  DIVIDE_INTO,
  HAS_MINUS,
  HAS_OVER,
  HAS_PLUS,
  HAS_TIMES,
  MULTIPLY,
  NATURAL,
  RATIONAL,
  SUBTRACT,
  SUBTRACT_FROM,
} from '../core/boundary-types';
import { fillBytes, reserve } from '../core/arena';
import { spendNanoseconds } from '../core/deadline';
import { elementAt } from '../core/elements';
import { boundOf, firstTwins, isFirstOrder, nextLeft } from './chosen-bounds';
import { builder, chosen, ValuesRecord, valuesRecord } from './chosen-state';
import { denominatorAt, isWhole, numeratorAt, putInteger, valueBytes } from './chosen-values';
import { closeList, leaveOut, makeRoom, openList, takeRow } from './list-builder';
import { writeRow } from './result-rows';
import { fillSlot, SLOT_BYTES, slotOf } from './value-table';

/** Costs of a row and of each of its results (core/deadline.ts). */
export const NANOSECONDS_PER_ROW: u64 = 16;
export const NANOSECONDS_PER_RESULT: u64 = 4;
export const OPERATOR_COUNT: i32 = 4;

/** Number of values from one address to another. */
@inline export function countValues<T>(list: usize, end: usize): u32 {
  return <u32>((end - list) / valueBytes<T>());
}

/** The least integer that a subset is listed with. */
@inline export function leastOf(mask: i32): i64 {
  return chosen.values == NATURAL ? 1 : -(<i64>boundOf(mask));
}

/** Largest integer that a subset is listed with, less the least one. */
@inline export function spanOf(mask: i32): u64 {
  return <u64>(<i64>boundOf(mask) - leastOf(mask));
}

/**
 * The operation of an operator, by its place in + - * /, on a value v of the near part and one of the far
 * part, where the near part is the left or the right one; -1 if the rules do not have it.
 */
export function operationOf(operator: i32, nearIsLeft: bool): i32 {
  if (!((chosen.operators >> operator) & 1)) return -1;
  const code = 1 << operator;
  if (code == HAS_PLUS) return ADD;
  if (code == HAS_TIMES) return MULTIPLY;
  if (code == HAS_MINUS) return nearIsLeft ? SUBTRACT_FROM : SUBTRACT;
  return nearIsLeft ? DIVIDE_INTO : DIVIDE;
}

/** Whether an operation does not depend on the order of its operands. */
@inline export function isCommutative(operation: i32): bool {
  return operation == ADD || operation == MULTIPLY;
}

/** The most results of a pair of values of the two parts of a split. */
function resultsOfPair(): u64 {
  const operators = chosen.operators;
  const ofOne = popcnt(operators & (HAS_PLUS | HAS_TIMES));
  return <u64>(ofOne + 2 * popcnt(operators & (HAS_MINUS | HAS_OVER)));
}

/** Whether an operation with a value v that is 0 or 1 makes nothing new: v itself, or the other operand. */
function isIdle<T>(operation: i32, value: usize): bool {
  const p = numeratorAt<T>(value);
  if (p == <T>0) return operation != SUBTRACT_FROM;
  const isOne = isWhole<T>() ? p == <T>1 : p == denominatorAt<T>(value);
  return isOne && (operation == MULTIPLY || operation == DIVIDE);
}

/** The list of a subset, which is canonical; null if memory is exhausted, which chosen.isExhausted says. */
export function listValues<T>(mask: i32): ValuesRecord {
  const record = valuesRecord(mask);
  if (record.end) return record;
  record.table = 0;
  if (popcnt(mask) == 1 ? listLeaf<T>(mask, record) : listParts<T>(mask) && combineList<T>(mask, record)) {
    return record;
  }
  chosen.isExhausted = true;
  return changetype<ValuesRecord>(0);
}

/** Lists the values of one number. */
function listLeaf<T>(mask: i32, record: ValuesRecord): bool {
  const leaf = ctz(mask);
  const count = countOfLeaf(leaf);
  const list = reserve(<usize>count * valueBytes<T>());
  if (!list) return false;
  let end = list;
  for (let i = 0; i < count; i++) {
    const number = elementAt<u64>(valuesOfLeaf(leaf) + <usize>i * sizeof<u64>());
    if (isWhole<T>() && number > boundOf(mask)) break;
    putInteger<T>(end, number);
    end += valueBytes<T>();
  }
  record.list = list;
  record.end = end;
  return true;
}

/** Lists the values of all parts of a subset. */
export function listParts<T>(mask: i32): bool {
  for (let left = nextLeft(mask, mask); left; left = nextLeft(mask, left)) {
    if (!listValues<T>(firstTwins(left))) return false;
  }
  return true;
}

/** The most results of the values of all parts of a subset. */
function countResults<T>(mask: i32): u64 {
  let pairs: u64 = 0;
  for (let left = nextLeft(mask, mask); left; left = nextLeft(mask, left)) {
    if (!isFirstOrder(mask, left)) continue;
    const one = valuesRecord(firstTwins(left)),
      other = valuesRecord(firstTwins(mask ^ left));
    pairs += <u64>countValues<T>(one.list, one.end) * countValues<T>(other.list, other.end);
  }
  return pairs * resultsOfPair();
}

/** Makes the list of a subset from the lists of its parts. */
function combineList<T>(mask: i32, record: ValuesRecord): bool {
  const isFraction = chosen.values == RATIONAL;
  const low: i64 = isFraction ? 0 : leastOf(mask);
  const span: u64 = isFraction ? 0 : spanOf(mask);
  if (!openList<T>(low, span, countResults<T>(mask))) return false;
  if (!chosen.keepsAll && !leaveOutParts<T>(mask)) return false;
  for (let left = nextLeft(mask, mask); left; left = nextLeft(mask, left)) {
    const right = mask ^ left;
    const nearIsLeft = popcnt(left) <= popcnt(right);
    const near = valuesRecord(firstTwins(nearIsLeft ? left : right)),
      far = valuesRecord(firstTwins(nearIsLeft ? right : left));
    const isFirst = isFirstOrder(mask, left);
    for (let operator = 0; operator < OPERATOR_COUNT; operator++) {
      const operation = operationOf(operator, nearIsLeft);
      if (operation < 0 || (!isFirst && isCommutative(operation))) continue;
      if (!addRows<T>(operation, near, far)) return false;
    }
  }
  record.list = builder.list;
  record.end = closeList();
  return true;
}

function leaveOutParts<T>(mask: i32): bool {
  for (let part = (mask - 1) & mask; part; part = (part - 1) & mask) {
    if (firstTwins(part) != part) continue;
    const record = valuesRecord(part);
    if (!leaveOut<T>(record.list, record.end)) return false;
  }
  return true;
}

/** Adds the results of all values of two lists to the list that is being made. */
function addRows<T>(operation: i32, near: ValuesRecord, far: ValuesRecord): bool {
  const list = far.list,
    end = far.end;
  const count = countValues<T>(list, end);
  const low = builder.low,
    span = builder.span;
  for (let value = near.list; value < near.end; value += valueBytes<T>()) {
    if (!chosen.keepsAll && isIdle<T>(operation, value)) continue;
    spendNanoseconds(NANOSECONDS_PER_ROW + NANOSECONDS_PER_RESULT * count);
    if (!makeRoom<T>(count)) return false;
    const row = builder.end;
    takeRow<T>(row, writeRow<T>(operation, value, list, end, row, low, span));
  }
  return true;
}

/** Makes the table of a list; false if memory is exhausted. */
function makeTable<T>(record: ValuesRecord): bool {
  const count = countValues<T>(record.list, record.end);
  const shift = min<u32>(60, <u32>clz<u64>(count) - 1);
  const bytes = ((<usize>1) << (64 - shift)) * SLOT_BYTES;
  const table = reserve(bytes);
  if (!table) return false;
  fillBytes(table, 0, bytes);
  for (let at = record.list; at < record.end; at += valueBytes<T>()) {
    const p = numeratorAt<T>(at),
      q = denominatorAt<T>(at);
    fillSlot<T>(slotOf<T>(table, shift, p, q), p, q, at);
  }
  record.table = table;
  record.shift = shift;
  return true;
}

/** Whether the list of a subset has a value; false, too, if memory is exhausted. */
export function hasValue<T>(mask: i32, p: T, q: T): bool {
  const record = listValues<T>(mask);
  if (!record || record.list == record.end) return false;
  if (!record.table && !makeTable<T>(record)) {
    chosen.isExhausted = true;
    return false;
  }
  return elementAt<u64>(slotOf<T>(record.table, record.shift, p, q)) != 0;
}

/** The least number of numbers that a solution may have. */
export function leastSize(): i32 {
  return usesAll ? n : 1;
}
