// The places of a list of forms in the order of their keys, for the binary searches of search-nearest.ts.
// They are made when they are first asked for, by merging runs from one area into another and back; places of
// equal keys stay in order. A list's record keeps their address, as long as the list stands.
//
//   0       8       12       16
//   | key   | place | unused |    f64, u32, u32
import { reserve } from '../core/arena';
import { spendNanoseconds } from '../core/deadline';
import { elementAt } from '../core/elements';
import { formCount, KEY_BYTES, keysOf, setSortedOfForms, sortedOfForms } from './form-list';
import { formLists } from './forms-state';

/** An entry. */
@unmanaged class SortedKey {
  key: f64;
  place: u32;
  unused: u32;
}
export const SORTED_KEY_BYTES: usize = offsetof<SortedKey>();

/** The key of an entry. */
@inline export function sortedKeyOf(entry: usize): f64 {
  return changetype<SortedKey>(entry).key;
}

/** The place of an entry. */
@inline export function sortedPlaceOf(entry: usize): u32 {
  return changetype<SortedKey>(entry).place;
}

/** Copies an entry. */
@inline function copyEntry(to: usize, from: usize): void {
  changetype<SortedKey>(to).key = sortedKeyOf(from);
  changetype<SortedKey>(to).place = sortedPlaceOf(from);
}

/** The entries of a list; 0 if memory is exhausted. */
export function sortKeys(list: usize): usize {
  if (sortedOfForms(list)) return sortedOfForms(list);
  const count = <usize>formCount(list);
  const bytes = count * SORTED_KEY_BYTES;
  let from = reserve(bytes),
    to = reserve(bytes);
  if (!from || !to) {
    formLists.isExhausted = true;
    return 0;
  }
  const keys = keysOf(list);
  for (let place: usize = 0; place < count; place++) {
    const entry = from + place * SORTED_KEY_BYTES;
    changetype<SortedKey>(entry).key = elementAt<f64>(keys + place * KEY_BYTES);
    changetype<SortedKey>(entry).place = <u32>place;
  }
  for (let length = SORTED_KEY_BYTES; length < bytes; length <<= 1) {
    for (let i: usize = 0; i < bytes; i += length << 1) {
      mergeRuns(from, to, i, min(i + length, bytes), min(i + (length << 1), bytes));
    }
    const other = from;
    from = to;
    to = other;
  }
  setSortedOfForms(list, from);
  return from;
}

/** Merges the runs start … middle and middle … end, offsets from `from`, to the same offsets from `to`. */
function mergeRuns(from: usize, to: usize, start: usize, middle: usize, end: usize): void {
  let x = start,
    y = middle;
  spendNanoseconds(end - start);
  for (let at = start; at < end; at += SORTED_KEY_BYTES) {
    const takesX = x < middle && (y >= end || sortedKeyOf(from + x) <= sortedKeyOf(from + y));
    copyEntry(to + at, from + (takesX ? x : y));
    if (takesX) x += SORTED_KEY_BYTES;
    else y += SORTED_KEY_BYTES;
  }
}

/** The first of the entries of a list, or their end, whose key is not below a bound. */
export function firstKeyFrom(entries: usize, count: usize, bound: f64): usize {
  let at = entries;
  for (let length = count; length;) {
    const half = length >> 1;
    const middle = at + half * SORTED_KEY_BYTES;
    if (sortedKeyOf(middle) < bound) {
      at = middle + SORTED_KEY_BYTES;
      length -= half + 1;
    } else length = half;
  }
  return at;
}
