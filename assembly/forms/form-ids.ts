// The ids by which forms name each other, u32. An id tells where a form is: the rank of its subset (by size,
// then by mask) in the high bits, and its place in the list of the subset in the low ones. So ids are in
// order of size, and those of a subset are consecutive. Rank 0, the empty subset, stands for loose forms,
// which a search puts together from the forms of several lists.
import { MAX_NUMBERS } from '../core/boundary-types';
import { elementAt, putElement } from '../core/elements';
import { MAX_SUBSETS } from '../core/limits';
import { MASK_BYTES } from '../core/plan';
import { FORM_BYTES } from './form';
import { formAt, formListOf } from './form-list';

const PLACE_BITS: u32 = 22;
/** The most forms in a list. */
export const MAX_FORMS: u32 = 1 << PLACE_BITS;
/** The largest possible id. */
export const MAX_ID: u32 = u32.MAX_VALUE;

/**
 * The rank of each mask by size, then by mask; and the mask of each rank: u16 each. Loose
 * forms lie behind them.
 */
const RANKS: usize = memory.data(2 * MAX_SUBSETS * <i32>MASK_BYTES + MAX_NUMBERS * <i32>FORM_BYTES, 16);
const MASKS: usize = RANKS + <usize>MAX_SUBSETS * MASK_BYTES;

/** Ranks all masks: once, before the first id. */
export function rankMasks(): void {
  let rank: usize = 0;
  for (let size = 0; size <= MAX_NUMBERS; size++) {
    for (let mask = 0; mask < MAX_SUBSETS; mask++) {
      if (popcnt(mask) != size) continue;
      putElement<u16>(RANKS + <usize>mask * MASK_BYTES, <u16>rank);
      putElement<u16>(MASKS + rank * MASK_BYTES, <u16>mask);
      rank++;
    }
  }
}

/** The rank of a subset. */
@inline export function rankOf(mask: i32): u32 {
  return elementAt<u16>(RANKS + <usize>mask * MASK_BYTES);
}

/** The id of the first form of a subset; those of the others follow. */
@inline export function firstId(mask: i32): u32 {
  return rankOf(mask) << PLACE_BITS;
}

/** The rank of the subset of a form with this id. */
@inline export function rankOfId(id: u32): u32 {
  return id >>> PLACE_BITS;
}

/** Address of the loose forms: at most one for each number, as each adds one to the others. */
const LOOSE: usize = MASKS + <usize>MAX_SUBSETS * MASK_BYTES;

/** The loose form at a place, which is also its id. */
@inline export function looseForm(place: u32): usize {
  return LOOSE + <usize>place * FORM_BYTES;
}

/** The form with an id. */
export function formOf(id: u32): usize {
  const rank = rankOfId(id),
    place = id & (MAX_FORMS - 1);
  if (!rank) return looseForm(place);
  return formAt(formListOf(elementAt<u16>(MASKS + <usize>rank * MASK_BYTES)), place);
}
