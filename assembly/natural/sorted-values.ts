// The values of a list in ascending order, u64 each, for the search for the nearest (nearest-natural.ts).
// They are sorted when they are first asked for: by merging, since the lists are a few runs of unrelated
// values, and since it needs no more than one spare area of the same size. A search for one exact value does
// without.
import { reserve } from '../core/arena';
import { spendNanosecondsOutOfLine } from '../core/deadline';
import { elementAt, putElement } from '../core/elements';
import { endOf, listOf } from '../core/list-record';
import { valueInWidth } from './list-width';
import { naturalLists } from './natural-state';
import { setSortedValues, sortedValuesOf } from './value-list';

/** Bytes of a sorted value. */
export const SORTED_BYTES: usize = sizeof<u64>();
/** Bytes of a run that is sorted by insertion: 16 values. */
const RUN_BYTES: usize = 16 * SORTED_BYTES;

/** End address of the sorted values. */
export function sortedEndOf(record: usize): usize {
  return sortedValuesOf(record) + countOf(record) * SORTED_BYTES;
}

/** Number of listed values. */
function countOf(record: usize): usize {
  return (endOf(record) - listOf(record)) / naturalLists.width;
}

/** Sorts the values of a subset that is listed; false if memory is exhausted. */
export function sortList(record: usize): bool {
  const count = countOf(record);
  const list = listOf(record);
  const bytes = count * SORTED_BYTES;
  const from = reserve(bytes),
    spare = reserve(bytes);
  if (!from || !spare) return false;
  for (let i: usize = 0; i < count; i++) {
    putElement<u64>(from + i * SORTED_BYTES, valueInWidth(list + i * naturalLists.width));
  }
  setSortedValues(record, mergeSort(from, spare, bytes));
  return true;
}

/**
 * Sorts u64 values: runs by insertion, merged two by two from one area to the other. Returns the area with
 * the result.
 */
function mergeSort(from: usize, to: usize, bytes: usize): usize {
  for (let i: usize = 0; i < bytes; i += SORTED_BYTES) {
    const start = from + i - (i % RUN_BYTES);
    const v = elementAt<u64>(from + i);
    let k = from + i;
    for (; k > start; k -= SORTED_BYTES) {
      const before = elementAt<u64>(k - SORTED_BYTES);
      if (before <= v) break;
      putElement<u64>(k, before);
    }
    putElement<u64>(k, v);
  }
  for (let length = RUN_BYTES; length < bytes; length <<= 1) {
    for (let i: usize = 0; i < bytes; i += length << 1) {
      const middle = min(i + length, bytes),
        end = min(middle + length, bytes);
      let x = i,
        y = middle;
      spendNanosecondsOutOfLine(end - i);
      for (let k = i; k < end; k += SORTED_BYTES) {
        const takesX = x < middle && (y == end || elementAt<u64>(from + x) <= elementAt<u64>(from + y));
        putElement<u64>(to + k, elementAt<u64>(from + (takesX ? x : y)));
        if (takesX) x += SORTED_BYTES;
        else y += SORTED_BYTES;
      }
    }
    const swapped = from;
    from = to;
    to = swapped;
  }
  return from;
}

/** The address of the first sorted value that is at least v, or their end. */
export function firstSortedFrom(record: usize, v: u64): usize {
  let from = sortedValuesOf(record);
  let count = countOf(record);
  while (count) {
    const half = count >> 1;
    const middle = from + half * SORTED_BYTES;
    const isLess = elementAt<u64>(middle) < v;
    from = isLess ? middle + SORTED_BYTES : from;
    count = isLess ? count - half - 1 : half;
  }
  return from;
}
