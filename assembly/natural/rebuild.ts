// The expression of a value that was found, by searching the splits of its
// subset again. Of all expressions with this value over this subset it takes the
// first in an order that depends on the board alone, not on what is listed nor
// in which order: of the splits the first in the plan (subset.ts) that makes the
// value; then +, -, *, /; then w o p before p o w; then the smallest p of the near half. Both
// halves in turn. Of + and * the larger operand is written first.
//
//   TREE  in postfix order, 16 bytes each:
//         | u32 operator, 0 for a leaf, else its character | 0 | u64 value |
import { BOTH } from './marks';
import { ensure, mark } from '../core/arena';
import { MAX_NUMBERS, MAX_PAGES, OUT_OF_MEMORY, PAGE_BYTES } from '../core/limits';
import { boundOf, endOf, listOf, recordOf } from './value-list';
import { makes } from './backward-search';
import { halfB, halfC, isNearB, splitsOf } from '../core/subsets';
import { isExhausted, listed } from './subset-values';

export const TREE = memory.data(16 * (2 * MAX_NUMBERS - 1), 16);
export let treeEnd: usize = TREE;

const PLUS: i32 = 0x2b,
  MINUS: i32 = 0x2d,
  TIMES: i32 = 0x2a,
  OVER: i32 = 0x2f;

/** w + p, w - p, p - w, w * p, w / p, p / w with p from the near half: the order in which they are preferred. */
const ADD: i32 = 0,
  SUBTRACT: i32 = 1,
  SUBTRACT_FROM: i32 = 2,
  MULTIPLY: i32 = 3,
  DIVIDE: i32 = 4,
  DIVIDE_INTO: i32 = 5;
const OPERATION_COUNT: i32 = DIVIDE_INTO + 1;

/** The w with which an operation on p makes t, or 0. A w is at most largest. */
function otherOperand<T>(operation: i32, p: T, t: T, largest: T): T {
  switch (operation) {
    case ADD:
      return t > p ? t - p : 0;
    case SUBTRACT:
      return t + p;
    case SUBTRACT_FROM:
      return p > t ? p - t : 0;
    case MULTIPLY:
      return t % p ? 0 : t / p;
    case DIVIDE:
      return t <= largest / p ? t * p : 0;
    case DIVIDE_INTO:
    default:
      return p % t ? 0 : p / t;
  }
}

function append(operator: i32, value: u64): void {
  store<i32>(treeEnd, operator);
  store<u64>(treeEnd, value, 8);
  treeEnd += 16;
}

/** Writes the expression of t over a subset that makes it; false if memory is exhausted. */
export function rebuild<T>(mask: i32, t: T): bool {
  treeEnd = TREE;
  return write<T>(mask, t);
}

function write<T>(mask: i32, t: T): bool {
  if (popcnt(mask) == 1) {
    append(0, <u64>t);
    return true;
  }
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
    const b = halfB(s),
      c = halfC(s);
    const nearIsB = isNearB(b, c);
    const nearMask = nearIsB ? b : c,
      far = nearIsB ? c : b;
    const near = listed<T>(nearMask);
    if (!near) return false;
    const largest = <T>boundOf(recordOf(far));
    for (let operation = 0; operation < OPERATION_COUNT; operation++) {
      let p: T = 0;
      for (let k = listOf(near), to = endOf(near); k < to; k += sizeof<T>()) {
        const v = load<T>(k);
        if (p && v >= p) continue;
        const w = otherOperand<T>(operation, v, t, largest);
        if (w && makes<T>(far, w, BOTH)) p = v;
      }
      if (!p) continue;
      const w = otherOperand<T>(operation, p, t, largest);
      const farIsLeft =
        operation == SUBTRACT ||
        operation == DIVIDE ||
        ((operation == ADD || operation == MULTIPLY) && w >= p);
      const operator =
        operation == ADD ? PLUS : operation == MULTIPLY ? TIMES : operation < MULTIPLY ? MINUS : OVER;
      const isDone = farIsLeft
        ? write<T>(far, w) && write<T>(nearMask, p)
        : write<T>(nearMask, p) && write<T>(far, w);
      append(operator, <u64>t);
      return isDone;
    }
  }
  assert(false, 'a value that was found cannot be rebuilt');
  return false;
}

/**
 * Writes every way to make t by one operation of a value p of the near half and a value w of the far half of a split, and
 * returns how many there are. They are at the top of the arena, until the next call of anything:
 *
 *   | u32 near mask | u32 far mask | u32 operation | 0 | u64 p | u64 w |
 */
export function decompose<T>(mask: i32, t: T): i32 {
  // First only counted: what is listed on the way comes to lie at the top.
  const count = countDecompositions<T>(mask, t, 0);
  if (isExhausted) return OUT_OF_MEMORY;
  const end = <u64>mark() + ((<u64>count) << 5);
  if (end > <u64>MAX_PAGES * PAGE_BYTES || !ensure(<usize>end)) return OUT_OF_MEMORY;
  return countDecompositions<T>(mask, t, mark());
}

function countDecompositions<T>(mask: i32, t: T, at: usize): i32 {
  let count = 0;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
    const b = halfB(s),
      c = halfC(s);
    const nearIsB = isNearB(b, c);
    const nearMask = nearIsB ? b : c,
      far = nearIsB ? c : b;
    const near = listed<T>(nearMask);
    if (!near) return 0;
    const largest = <T>boundOf(recordOf(far));
    for (let operation = 0; operation < OPERATION_COUNT; operation++) {
      for (let k = listOf(near), to = endOf(near); k < to; k += sizeof<T>()) {
        const p = load<T>(k);
        const w = otherOperand<T>(operation, p, t, largest);
        if (!w || !makes<T>(far, w, BOTH)) continue;
        if (at) {
          const record = at + ((<usize>count) << 5);
          store<u32>(record, nearMask);
          store<u32>(record, far, 4);
          store<u32>(record, operation, 8);
          store<u64>(record, <u64>p, 16);
          store<u64>(record, <u64>w, 24);
        }
        count++;
      }
    }
  }
  return count;
}
