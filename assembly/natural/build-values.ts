// The list of a subset from the lists of its parts, in a normal form.
//
// An expression by + and - is flattened into its terms, one by * and / into its factors; a term
// is a leaf or a product, a factor is a leaf or a sum. So a value is kept by what makes it (value-list.ts): a
// product (or quotient) last, a sum (or difference) last, or both; a leaf is both. For a split (B, C) with
// A's lowest leaf in B it is then enough to form
//   p + v, |p - v|    p a product of B, v any of C
//   p * v, v / p      p a sum of B, v any of C
//   v / p             v any of B, p a sum of C
// (of a sum, the term that holds the lowest leaf is split off; of a product a divisor, or the factor that
// holds the lowest leaf). Every value still arises; most duplicates do not. Natural values throughout: a
// difference that is zero is not a value, and nothing is lost by that, since T + X - Y with X = Y is also the
// product T * (X / Y).
import { arenaTop, ensureBytes } from '../core/arena';
import { usesAll } from '../core/board';
import { elementAt, putElement } from '../core/elements';
import { LIST_GUARD_BYTES, endOf, listOf, productsEnd, reserveList, sumsAt } from '../core/list-record';
import { SPLIT_BYTES, halfB, halfC, splitsOf } from '../core/plan';
import { addValues, divideValues, multiplyValues } from './combine-values';
import { maxValueOf, setValueList, valueBoundOf, valueCountOf, valueRecordOf } from './value-list';
import { blockValues, isMadeByBoth, isMarksFull, startMarks } from './value-marks';

/** Outcomes of a build: done, too little room for marks, or memory exhausted. */
export const BUILT: i32 = 1,
  MARKS_FULL: i32 = 0,
  EXHAUSTED: i32 = -1;

/** Makes room for a given number of values behind tail, and for the zeros behind a list. */
@inline function ensureValues<T>(tail: usize, count: u64): bool {
  return ensureBytes(tail, (count << alignof<T>()) + 4 * LIST_GUARD_BYTES);
}

/** Makes room behind tail for some results of each pair of values of two lists. */
@inline function ensureResults<T>(tail: usize, perPair: u64, b: usize, c: usize): bool {
  return ensureValues<T>(tail, perPair * <u64>valueCountOf<T>(b) * <u64>valueCountOf<T>(c));
}

/**
 * Lists a subset whose splits are listed. Plain: every value counts as made by a sum and a product, without
 * the normal form.
 */
export function buildValues<T>(mask: i32, isPlain: bool): i32 {
  const record = valueRecordOf(mask);
  const bound = <T>valueBoundOf(record);
  const splits = splitsOf(mask),
    splitsEnd = splitsOf(mask + 1);
  const list = arenaTop();
  let tail = list;
  startMarks<T>();
  for (let s = splits; s < splitsEnd && !usesAll; s += SPLIT_BYTES) {
    const b = valueRecordOf(halfB(s)),
      c = valueRecordOf(halfC(s));
    blockValues<T>(listOf(b), endOf(b));
    blockValues<T>(listOf(c), endOf(c));
  }
  for (let s = splits; s < splitsEnd; s += SPLIT_BYTES) {
    const b = valueRecordOf(halfB(s)),
      c = valueRecordOf(halfC(s));
    // A product and two quotients.
    if (!ensureResults<T>(tail, 3, b, c)) return EXHAUSTED;
    const bList = listOf(b),
      bSums = sumsAt(b),
      bEnd = endOf(b);
    const cList = listOf(c),
      cEnd = endOf(c);
    tail =
      bEnd - bSums <= cEnd - cList
        ? multiplyValues<T>(tail, bSums, bEnd, cList, cEnd, bound)
        : multiplyValues<T>(tail, cList, cEnd, bSums, bEnd, bound);
    tail = divideValues<T>(tail, cList, cEnd, <T>maxValueOf(c), bSums, bEnd, bound);
    tail = divideValues<T>(tail, bList, bEnd, <T>maxValueOf(b), sumsAt(c), cEnd, bound);
  }
  const sumsFrom = tail;
  for (let s = splits; s < splitsEnd; s += SPLIT_BYTES) {
    const b = valueRecordOf(halfB(s)),
      c = valueRecordOf(halfC(s));
    // A sum and a difference.
    if (!ensureResults<T>(tail, 2, b, c)) return EXHAUSTED;
    const bList = listOf(b),
      bProducts = productsEnd(b);
    const cList = listOf(c),
      cEnd = endOf(c);
    tail =
      bProducts - bList <= cEnd - cList
        ? addValues<T>(tail, bList, bProducts, cList, cEnd, bound)
        : addValues<T>(tail, cList, cEnd, bList, bProducts, bound);
  }
  if (isMarksFull()) return MARKS_FULL;
  if (!ensureValues<T>(tail, <u64>((sumsFrom - list) >> alignof<T>()))) return EXHAUSTED;
  const sums = isPlain ? list : moveBoth<T>(list, sumsFrom, tail);
  const products = isPlain ? tail : sumsFrom;
  return reserveList(tail) && setValueList<T>(record, list, products, sums, tail) ? BUILT : EXHAUSTED;
}

/**
 * Moves products that a sum makes too behind the other products; returns where they begin. There is room at
 * `spare`.
 */
function moveBoth<T>(list: usize, end: usize, spare: usize): usize {
  let both = list,
    behind = spare;
  for (let k = list; k < end; k += sizeof<T>()) {
    const v = elementAt<T>(k);
    const moves = isMadeByBoth<T>(v);
    putElement<T>(both, v);
    putElement<T>(behind, v);
    both += (<usize>!moves) << alignof<T>();
    behind += (<usize>moves) << alignof<T>();
  }
  if (behind != spare) memory.copy(both, spare, behind - spare);
  return both;
}
