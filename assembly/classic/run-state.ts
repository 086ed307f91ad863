// State that the algorithms share in a run: the numbers, the range of targets, the map of what was found, and
// the counts of combinations. The order of the calls (index.classic.ts): the caller writes the numbers to
// CLASSIC_INPUT, beginRun sets classicRun (classic-state.ts), one algorithm runs and marks what it finds, and
// then the map and the counts can be read, until the next beginRun.
//
//   CLASSIC_INPUT: 0        8              72
//                  | number | number | …   |    u64, one for each number
//
//   map            0      1            span    span + 1
//                  | mark | mark | …   | spare |    u8, one for each target, and one for all other values
//
// An algorithm is compiled once for each width of values, T = u32 or u64, and for each variant M: Marking
// writes 1 for a target that can be made, as the paper and programs in C do; Fewest keeps the least count of
// operations. The index of a value outside the range is clamped to the spare byte: a branch there costs a
// quarter to a half more, because its outcome cannot be predicted. The inner loops keep copies of the state,
// which stay in registers.
//
// Values are exact without further checks. A value made from numbers is at most P, their product with each
// number counted as at least 2 (core/limits.ts, 1), and the caller takes u32 for P below 2^32 and u64 for P
// below 2^64.
import { UNREACHABLE } from '../core/boundary-types';
import { clearBytes, reserve } from '../core/arena';
import { elementAt, putElement } from '../core/elements';
import { saturatingProduct } from '../core/limits';
import { CLASSIC_INPUT, NUMBER_BYTES, classicRun } from './classic-state';

/** The variants. Only their sizes are looked at. */
export type Marking = u8;
export type Fewest = u16;

/** Starts a run; false if memory does not suffice for the map. */
export function beginRun<M>(numbers: i32, from: u64, to: u64, trimming: bool): bool {
  classicRun.count = numbers;
  classicRun.trims = trimming;
  classicRun.firstTarget = from;
  classicRun.span = to - from + 1;
  classicRun.leastBits = 63 - clz(from);
  classicRun.combinations = 0;
  classicRun.complete = 0;
  classicRun.targetMap = reserve(<usize>classicRun.span + 1);
  if (!classicRun.targetMap) return false;
  memory.fill(
    classicRun.targetMap,
    sizeof<M>() == sizeof<Marking>() ? 0 : UNREACHABLE,
    <usize>classicRun.span + 1,
  );
  return true;
}

/** The number at an index. */
@inline export function numberAt(i: i32): u64 {
  return load<u64>(CLASSIC_INPUT + <usize>i * NUMBER_BYTES);
}

/** P, or the largest u64 if that is less. */
export function productOfNumbers(numbers: i32): u64 {
  let product: u64 = 1;
  for (let i = 0; i < numbers; i++) product = saturatingProduct(product, max<u64>(numberAt(i), 2));
  return product;
}

/** Marks a value. The map, the first target and the span are the caller's copies. */
@inline export function markTarget<T, M>(map: usize, first: T, span: T, v: T, operations: u32): void {
  const place = map + <usize>min<T>(v - first, span);
  if (sizeof<M>() == sizeof<Marking>()) {
    putElement<u8>(place, 1);
  } else {
    const best = <u32>elementAt<u8>(place);
    putElement<u8>(place, <u8>select(operations, best, operations < best));
  }
}

/** Marks the numbers themselves, which take no operation. */
export function markNumbers<T, M>(): void {
  for (let i = 0; i < classicRun.count; i++) {
    markTarget<T, M>(classicRun.targetMap, <T>classicRun.firstTarget, <T>classicRun.span, <T>numberAt(i), 0);
  }
}

/** Adds to the counts. Marking does without them. */
@inline export function addCombinations<M>(results: u64, ofAllNumbers: u64): void {
  if (sizeof<M>() == sizeof<Marking>()) return;
  classicRun.combinations += results;
  classicRun.complete += ofAllNumbers;
}

export function combinationsTried(): f64 {
  return <f64>classicRun.combinations;
}

export function completeTried(): f64 {
  return <f64>classicRun.complete;
}

/** Takes a table of zeros, a multiple of 8 bytes; 0 if memory does not suffice. */
export function reserveTable(bytes: usize): usize {
  const table = reserve(bytes);
  if (table) clearBytes(table, bytes);
  return table;
}
