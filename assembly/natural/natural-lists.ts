// The values of every subset: S(A) holds what can be made from exactly the numbers of A. Under use 'any'
// values that a strict subset of A makes are left out, which is enough for fewest operations and for
// solvability: whoever needs such a value has it with fewer numbers. Under use 'all' nothing is left out.
//
// The state is in natural-state.ts. The protocol:
//   openBoard         (core/board.ts) first, with the lists of earlier boards if they can be kept
//                     (kept-lists.ts)
//   openNaturalLists  then, for each target: keeps the lists that stand if they serve it
//   chooseListed      then, for each search: which subsets are worth a list
//   listValues        gives the record of a subset, whose list is made when it is first asked for, and
//                     sortValues the same with its sorted values; 0, and areListsExhausted, once memory is
//                     exhausted
// Lists are dropped with the board's (listsAge), or kept for the next board, so there is nothing to close.
import { DONE, MAX_NUMBERS, OUT_OF_MEMORY, TOO_LARGE } from '../core/boundary-types';
import { arenaTop, ensureMemory } from '../core/arena';
import {
  boundOfSubset,
  countOfLeaf,
  dropLists,
  largestPossible,
  listsAge,
  n,
  usesAll,
  valuesOfLeaf,
  widthFor,
} from '../core/board';
import { elementAt, putElement } from '../core/elements';
import { isListed, reserveList } from '../core/list-record';
import { MASK_BYTES, SPLIT_BYTES, halfB, halfC, maskAt, masksOfSize, splitsOf } from '../core/plan';
import { BUILT, EXHAUSTED, buildValues } from './build-values';
import { KEPT_SIZE, canKeepLists, keptRecordOf, startKeeping } from './kept-lists';
import { isNarrow } from './list-width';
import { sortList } from './sorted-values';
import {
  resetValueRecord,
  setValueList,
  sortedValuesOf,
  useValueRecord,
  valueBoundOf,
  valueRecordOf,
} from './value-list';
import { growMarks, resetMarks } from './value-marks';
import { naturalLists } from './natural-state';

/** Number of lists of four numbers that are worth making for a search that could do without them. */
const FEW_UNMADE: i32 = 5;
/** Largest cap of results with which lists are so short that every subset is listed. */
const SMALL_CAP: u64 = 1 << 16;

/**
 * Opens the lists to targets up to hi, and to an eighth more if that can be had, so that lists serve a script
 * that asks for one target after the other. An hi that is served is below 2^62 (limits.ts), so nothing wraps
 * here. With a cap above 0 no result of an operation exceeds it. DONE, OUT_OF_MEMORY or TOO_LARGE.
 */
export function openNaturalLists(hi: u64, cap: u64): i32 {
  const top = largestPossible();
  hi = max<u64>(2, min<u64>(hi, top));
  const stand = naturalLists.age == listsAge;
  if (stand && naturalLists.largestTarget >= hi && naturalLists.cap == cap) {
    naturalLists.unmadeCount = 0;
    return DONE;
  }
  let width = widthFor(hi);
  if (!width) return TOO_LARGE;
  const generous = min<u64>(top, hi + (hi >> 3));
  if (widthFor(generous)) {
    hi = generous;
    width = widthFor(hi);
  }
  const isOpen =
    width == sizeof<u32>() ? startNaturalLists<u32>(hi, cap, !cap) : startNaturalLists<u64>(hi, cap, false);
  return isOpen ? DONE : OUT_OF_MEMORY;
}

/**
 * Starts lists of values of a width for targets up to hi, which is at least 2. With a cap they are plain, for
 * those who need each tree and not each value. If they are to be kept, those of earlier boards serve. False
 * if memory is exhausted.
 */
export function startNaturalLists<T>(hi: u64, cap: u64, keeps: bool): bool {
  if (!keeps || !canKeepLists(usesAll)) {
    dropLists();
    resetMarks<T>();
    if (keeps) startKeeping();
  }
  naturalLists.isPlain = cap != 0;
  naturalLists.isExhausted = false;
  naturalLists.unmadeCount = 0;
  for (let m = masksOfSize(1), end = masksOfSize(n + 1); m < end; m += MASK_BYTES) {
    const mask = maskAt(m);
    const size = popcnt(mask);
    const kept = keeps && size <= KEPT_SIZE ? keptRecordOf(mask) : 0;
    useValueRecord(mask, kept);
    if (size == KEPT_SIZE && !(kept && isListed(kept))) naturalLists.unmadeCount++;
    if (kept) continue;
    let bound = boundOfSubset(mask, hi);
    if (cap && mask & (mask - 1)) bound = min<u64>(bound, cap);
    resetValueRecord(valueRecordOf(mask), 0, bound);
  }
  for (let m = masksOfSize(1), end = masksOfSize(2); m < end; m += MASK_BYTES) {
    const mask = maskAt(m);
    if (!isListed(valueRecordOf(mask)) && !listLeafValues<T>(ctz(mask))) return false;
  }
  naturalLists.age = listsAge;
  naturalLists.largestTarget = hi;
  naturalLists.cap = cap;
  naturalLists.width = sizeof<T>();
  return true;
}

/** Chooses what to list for a search over subsets of a size. */
export function chooseListed(size: i32): void {
  // Short lists win: they are cheap and serve many look-ups. Against lists to size 4 at n = 6 and to size 6
  // at n = 9 it brought 0.8 of the time at n = 8 (1001..35000) and 0.16 at n = 9 (10^6..10^7, mostly proofs
  // of no solution). Lists of four that are nearly all kept, or serve a second target of the board, are
  // better than none: half of the time at n = 6.
  if (naturalLists.cap && naturalLists.cap <= SMALL_CAP) naturalLists.listedSize = MAX_NUMBERS;
  else naturalLists.listedSize = size <= 5 && naturalLists.unmadeCount > FEW_UNMADE ? 3 : max(4, size >> 1);
}

/** Whether a search lists a subset, or else searches its splits. */
@inline export function isToList(mask: i32): bool {
  return popcnt(mask) <= naturalLists.listedSize;
}

/** The record of a subset, after its list and all lists it is made from stand; 0 if memory is exhausted. */
@inline export function listValues<T>(mask: i32): usize {
  const record = valueRecordOf(mask);
  return isListed(record) ? record : makeList<T>(mask);
}

/** Returns the record of a subset as listValues does, in the width of the lists. */
export function listInWidth(mask: i32): usize {
  return isNarrow() ? listValues<u32>(mask) : listValues<u64>(mask);
}

/** Returns the record of a subset as listValues does, after its sorted values stand too. */
export function sortValues(mask: i32): usize {
  const record = listInWidth(mask);
  if (!record || sortedValuesOf(record) || sortList(record)) return record;
  naturalLists.isExhausted = true;
  return 0;
}

/**
 * Lists a leaf. Values beyond the bound are of no use, and perhaps wider than T. False if memory is
 * exhausted.
 */
function listLeafValues<T>(leaf: i32): bool {
  const record = valueRecordOf(1 << leaf);
  const bound = valueBoundOf(record);
  const list = arenaTop();
  const count = <usize>countOfLeaf(leaf);
  if (!ensureMemory(list + (count << alignof<T>()))) return false;
  let end = list;
  for (let at = valuesOfLeaf(leaf), to = at + count * sizeof<u64>(); at < to; at += sizeof<u64>()) {
    const v = elementAt<u64>(at);
    if (v > bound) continue;
    putElement<T>(end, <T>v);
    end += sizeof<T>();
  }
  return reserveList(end) && setValueList<T>(record, list, end, list, end);
}

function makeList<T>(mask: i32): usize {
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (!isListed(valueRecordOf(b)) && !makeList<T>(b)) return 0;
    if (!isListed(valueRecordOf(c)) && !makeList<T>(c)) return 0;
  }
  while (true) {
    const status = buildValues<T>(mask, naturalLists.isPlain);
    if (status == BUILT) return valueRecordOf(mask);
    if (status == EXHAUSTED || !growMarks<T>()) {
      naturalLists.isExhausted = true;
      return 0;
    }
  }
}
