// The records of the lists of a reach (reach-lists.ts), and how operations and windows read them.
//
// One record per subset, u32 each:
//
//   0             16        20        24    28       32       36              40       44      48        52
//   | list record | smallAt | largeAt | max | maxSum | bitmap | productBitmap | window | least | octaves |
//
//   list record     core/list-record.ts
//   smallAt         small values are from here …
//   largeAt         … to here
//   max             the largest value
//   maxSum          the largest value from sumsAt on
//   bitmap          a bitmap of the small values, or 0 if that does not pay
//   productBitmap   the same of the pure products among them; 0 for a whole list
//   window          for a subset whose list is not made: a bitmap of its small values, or 0
//   least           no value is below this one
//   octaves         its values by octave, or 0
import { putElement } from '../core/elements';
import { ListRecord, setListRecord } from '../core/list-record';
import { DIVISOR, RECORDS } from './reach-state';

/** Record of a list with the fields that follow ListRecord. */
@unmanaged export class ReachRecord extends ListRecord {
  smallAt: usize;
  largeAt: usize;
  max: u32;
  maxSum: u32;
  bitmap: usize;
  productBitmap: usize;
  window: usize;
  least: u32;
  octaves: usize;
}
export const REACH_RECORD_BYTES: usize = offsetof<ReachRecord>();

/** Address of the pointer to the record of a subset. */
@inline function recordAt(mask: i32): usize {
  return RECORDS + <usize>mask * sizeof<u32>();
}

/** The record of a subset. */
@inline export function reachRecordOf(mask: i32): usize {
  return load<u32>(recordAt(mask));
}

/** Gives a subset its record. */
export function setReachRecord(mask: i32, record: usize): void {
  store<u32>(recordAt(mask), <u32>record);
}

/** Start address of the small values. */
@inline export function smallAt(record: usize): usize {
  return changetype<ReachRecord>(record).smallAt;
}

/** End address of the small values. */
@inline export function largeAt(record: usize): usize {
  return changetype<ReachRecord>(record).largeAt;
}

/** The largest value. */
@inline export function maxReachedOf(record: usize): u32 {
  return changetype<ReachRecord>(record).max;
}

/** The largest value from sumsAt on: of the factors of a product. */
@inline export function maxSumOf(record: usize): u32 {
  return changetype<ReachRecord>(record).maxSum;
}

/** The bitmap of the small values, or 0. */
@inline export function bitmapOf(record: usize): usize {
  return changetype<ReachRecord>(record).bitmap;
}

/** The bitmap of the pure products among them, or 0. */
@inline export function productBitmapOf(record: usize): usize {
  return changetype<ReachRecord>(record).productBitmap;
}

/** The window of a subset, or 0. */
@inline export function windowOf(record: usize): usize {
  return changetype<ReachRecord>(record).window;
}

/** Lower bound of the values. */
@inline export function leastReachedOf(record: usize): u32 {
  return changetype<ReachRecord>(record).least;
}

/** The values by quarter octave, or 0. */
@inline export function octavesOf(record: usize): usize {
  return changetype<ReachRecord>(record).octaves;
}

/** Keeps the window of a subset. */
export function setWindow(record: usize, window: usize): void {
  changetype<ReachRecord>(record).window = window;
}

/** The record of a list of one divisor, valid until the next call. */
export function recordOfDivisor(divisor: u32): usize {
  const list = DIVISOR + REACH_RECORD_BYTES,
    end = list + sizeof<u32>();
  putElement<u32>(list, divisor);
  setListRecord(DIVISOR, list, end, list, end);
  return DIVISOR;
}
