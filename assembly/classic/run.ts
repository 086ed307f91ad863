// What the algorithms share in a run: the numbers, the range of targets, the map of what was found, and the
// counts of combinations.
//
//   INPUT    u64 x 9          the numbers, written by the caller
//   map      u8 x (span + 1)  a byte for each target, and a spare one for all values outside the range
//
// An algorithm is compiled once for each width of values, T = u32 or u64, and each variant, M: Marking writes 1
// where a target can be made, as the paper and programs in C do; Fewest keeps the least count of operations.
// The index of a value outside the range is clamped to the spare byte: marking with a branch costs a quarter to a
// half more, as the outcome cannot be foreseen.
//
// Values are exact without further checks: a value made from numbers is at most P, the product of each
// counted as at least 2 (../limits, 1), and the caller takes u32 for P below 2^32, u64 below 2^64.
import { clearBytes, reserve } from '../core/arena';
import { saturatingProduct } from '../core/limits';

/** The variants. Only their sizes are looked at. */
export type Marking = u8;
export type Fewest = u16;

export const MAX_NUMBERS: i32 = 9;
/** What the map holds for a target that cannot be made, under Fewest. */
const UNREACHABLE: u8 = 255;

export const INPUT: usize = memory.data(8 * 9, 8);

/** How many numbers there are. */
export let count: i32 = 0;
/** Whether results equal to an operand are passed over: no target is lost, as the operand alone does as well. */
export let trims: bool = false;
/** The map, and the range as the index into it is made of it. */
export let map: usize = 0;
export let firstTarget: u64 = 0;
export let span: u64 = 0;
/** The bits of the first target but one: 2^leastBits is at most the first target. */
export let leastBits: u64 = 0;

/** Operations that gave a result, and those of them that used up the numbers. */
let combinations: u64 = 0;
let complete: u64 = 0;

/** Sets up a run; false if memory does not suffice for the map. */
export function begin<M>(numbers: i32, from: u64, to: u64, trimming: bool): bool {
  count = numbers;
  trims = trimming;
  firstTarget = from;
  span = to - from + 1;
  leastBits = 63 - clz(from);
  combinations = 0;
  complete = 0;
  map = reserve(<usize>span + 1);
  if (!map) return false;
  memory.fill(map, sizeof<M>() == sizeof<Marking>() ? 0 : UNREACHABLE, <usize>span + 1);
  return true;
}


@inline export function numberAt(i: i32): u64 {
  return load<u64>(INPUT + ((<usize>i) << 3));
}

/** P, or the largest u64 if that is less. */
export function productOfNumbers(numbers: i32): u64 {
  let product: u64 = 1;
  for (let i = 0; i < numbers; i++) product = saturatingProduct(product, max<u64>(numberAt(i), 2));
  return product;
}

/** Marks a value. The map, the first target and the span are the caller's copies, which stay in registers. */
@inline export function mark<T, M>(map: usize, first: T, span: T, v: T, operations: u32): void {
  const place = map + <usize>min<T>(v - first, span);
  if (sizeof<M>() == sizeof<Marking>()) {
    store<u8>(place, 1);
  } else {
    const best = <u32>load<u8>(place);
    store<u8>(place, select(operations, best, operations < best));
  }
}

/** Marks the numbers themselves, which take no operation. */
export function markNumbers<T, M>(): void {
  for (let i = 0; i < count; i++) mark<T, M>(map, <T>firstTarget, <T>span, <T>numberAt(i), 0);
}

/** Adds to the counts, which Marking goes without. */
@inline export function addCombinations<M>(results: u64, ofAllNumbers: u64): void {
  if (sizeof<M>() == sizeof<Marking>()) return;
  combinations += results;
  complete += ofAllNumbers;
}

export function combinationsTried(): f64 {
  return <f64>combinations;
}

export function completeTried(): f64 {
  return <f64>complete;
}

/** Zeros of a table whose size is a multiple of 8 bytes; 0 if memory does not suffice. */
export function reserveTable(bytes: usize): usize {
  const table = reserve(bytes);
  if (table) clearBytes(table, bytes);
  return table;
}
