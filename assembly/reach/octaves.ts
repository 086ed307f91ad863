// The values of a list once more, by quarter octave: those from 2^(k / 4) to 2^((k + 1) / 4), about, lie
// together, so that an operation with p looks only at those whose result can be wanted. Most values are large
// (of four numbers of 1..100, three quarters), and of most quotients by p hardly any is a target.
//
//   0           532                            count * 4 more
//   | ends      | values by quarter octave     | zeros    |
//
//   ends   u32 x 133: entry k is where the values of octave k begin, counted in values; the last is the count
//
// The octave of a value is its exponent and two bits of its mantissa as an f32. Rounding keeps the order, so
// a range of values lies within the octaves of its ends, with some values beyond them.
//
// A whole list (reach-lists.ts) has no other order to keep: its octaves take its place, so that a pool keeps
// its values once. Memory counts, since the lists of a pool are many megabytes: 0.97 of the time (n = 6,
// 1..100 in blocks).
//
// Shared lists of six numbers take 0.93 to 0.95 of the time so (n = 6, the standard pool and 1..100). One
// board by itself does not use its lists often enough: 1.08 to 1.12 of the time (n = 6).
import { fillBytes, reserve } from '../core/arena';
import { elementAt, putElement } from '../core/elements';
import { LIST_GUARD_BYTES } from '../core/list-record';

const VALUE_BYTES: usize = sizeof<u32>();
/** The octaves of 1 to 2^32, four for each power of two. */
const OCTAVES: usize = 132;
const ENDS_BYTES: usize = (OCTAVES + 1) * sizeof<u32>();
/** An f32 shifted by this keeps two bits of its mantissa; less that of 1. */
const MANTISSA_SHIFT: u32 = 21;
const OCTAVE_OF_ONE: u32 = 127 << 2;

/** Address of the entry for the octave of a value, which is positive. */
@inline function endAt(octaves: usize, v: u32): usize {
  const octave = (reinterpret<u32>(<f32>v) >> MANTISSA_SHIFT) - OCTAVE_OF_ONE;
  return octaves + <usize>octave * sizeof<u32>();
}

/** Address of the value with an index. */
@inline function valueAt(octaves: usize, index: u32): usize {
  return octaves + ENDS_BYTES + <usize>index * VALUE_BYTES;
}

/** Start address of the values by octave. */
@inline export function octavesStart(octaves: usize): usize {
  return octaves + ENDS_BYTES;
}

/** Address from which on all values from v on lie, and few below. Precondition: v > 0. */
@inline export function octavesFrom(octaves: usize, v: u32): usize {
  return valueAt(octaves, elementAt<u32>(endAt(octaves, v)));
}

/** Address before which all values up to v lie, and few above. Precondition: v > 0. */
@inline export function octavesTo(octaves: usize, v: u32): usize {
  return valueAt(octaves, elementAt<u32>(endAt(octaves, v) + sizeof<u32>()));
}

/** Puts values at the free ends of their octaves, and moves these ends down. */
function placeByOctave(octaves: usize, from: usize, to: usize): void {
  for (let k = from; k < to; k += VALUE_BYTES) {
    const v = elementAt<u32>(k),
      at = endAt(octaves, v),
      index = elementAt<u32>(at) - 1;
    putElement<u32>(at, index);
    putElement<u32>(valueAt(octaves, index), v);
  }
}

/**
 * Sorts the values of a list, whose small values are from small to large, by octave into the arena, the small
 * ones first; 0 if memory is exhausted.
 */
export function makeOctaves(list: usize, small: usize, large: usize, end: usize): usize {
  const bytes = end - list;
  const octaves = reserve(ENDS_BYTES + bytes + LIST_GUARD_BYTES);
  if (!octaves) return 0;
  fillBytes(octaves, 0, ENDS_BYTES);
  fillBytes(octaves + ENDS_BYTES + bytes, 0, LIST_GUARD_BYTES);
  for (let k = list; k < end; k += VALUE_BYTES) {
    const at = endAt(octaves, elementAt<u32>(k));
    putElement<u32>(at, elementAt<u32>(at) + 1);
  }
  let count: u32 = 0;
  for (let at = octaves, last = octaves + ENDS_BYTES; at < last; at += sizeof<u32>()) {
    count += elementAt<u32>(at);
    putElement<u32>(at, count);
  }
  placeByOctave(octaves, list, small);
  placeByOctave(octaves, large, end);
  // In an octave with small and large values the last to come are the first.
  placeByOctave(octaves, small, large);
  return octaves;
}
