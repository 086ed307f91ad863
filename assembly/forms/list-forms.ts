// Makes the list of all forms of a subset when it is first asked for, after the lists of the halves of its
// splits. The splits are gone through once for each kind, because the kinds are ranges of the list
// (form-list.ts). Room is made for all pairs of parts, and what the pairs did not use is given back.
//
// Lists grow fast: 2, 3, 4 and 5 different numbers make up to 6, 68, 1,170 and 27,142 functions (OEIS
// A140606, where a form and its negation are two). So searches list small subsets only.
import { arenaTop, ensureBytes, reserveTo } from '../core/arena';
import { hasZero } from '../core/board';
import { halfB, halfC, isMirrored, SPLIT_BYTES, splitsOf } from '../core/plan';
import {
  composeDifferences,
  composePadded,
  composeProducts,
  composeQuotients,
  composeSums,
} from './compose-forms';
import { FORM_BYTES } from './form';
import { MAX_FORMS } from './form-ids';
import {
  addendsBegin,
  boundOfForms,
  factorsEnd,
  formCount,
  formListOf,
  hasForms,
  multipliersEnd,
  putFormList,
  termsBegin,
} from './form-list';
import { formLists, formRules } from './forms-state';

/** Fewest numbers of z + (u - w) with z worth 0: z is a product of three numbers, or a number. */
function leastPadded(): i32 {
  return hasZero() ? 3 : 5;
}

/** The list of a subset, which is made if it does not stand; 0 if memory is exhausted. */
@inline export function listForms<T>(mask: i32): usize {
  return hasForms(mask) ? formListOf(mask) : makeFormList<T>(mask);
}

function makeFormList<T>(mask: i32): usize {
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    if (!hasForms(halfB(s)) && !makeFormList<T>(halfB(s))) return 0;
    if (!hasForms(halfC(s)) && !makeFormList<T>(halfC(s))) return 0;
  }
  if (composeList<T>(mask)) return formListOf(mask);
  formLists.isExhausted = true;
  return 0;
}

/** Upper bound of the number of forms from the pairs of a subset's halves. */
function countPairs(mask: i32): u64 {
  const mayBePadded = popcnt(mask) >= leastPadded();
  let pairs: u64 = 0;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = formListOf(halfB(s)),
      c = formListOf(halfC(s));
    const addendsB = <u64>(formCount(b) - addendsBegin(b)),
      addendsC = <u64>(formCount(c) - addendsBegin(c)),
      termsB = <u64>(formCount(b) - termsBegin(b));
    pairs += addendsB * addendsC + termsB * addendsC;
    pairs +=
      <u64>factorsEnd(b) * <u64>multipliersEnd(c) + 2 * <u64>multipliersEnd(b) * <u64>multipliersEnd(c);
    // Neutral addends of one half and differences of the other.
    if (!mayBePadded) continue;
    pairs += addendsB * <u64>addendsBegin(c) + addendsC * <u64>addendsBegin(b);
  }
  return pairs;
}

/** Makes the list of a subset after those of its halves; false if memory is exhausted. */
function composeList<T>(mask: i32): bool {
  const from = splitsOf(mask),
    to = splitsOf(mask + 1);
  const lowest = mask & -mask;
  const bound = boundOfForms(mask);
  const mayBePadded = !formRules.isNatural && popcnt(mask) >= leastPadded();
  const forms = arenaTop();
  if (!ensureBytes(forms, countPairs(mask) * FORM_BYTES)) return false;
  let tail = forms;
  for (let s = from; s < to; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, lowest)) continue;
    tail = composeDifferences<T>(tail, b, c, bound);
    if (!mayBePadded) continue;
    tail = composePadded<T>(tail, b, c);
    if (b != c) tail = composePadded<T>(tail, c, b);
  }
  const sums = tail;
  for (let s = from; s < to; s += SPLIT_BYTES) tail = composeSums<T>(tail, halfB(s), halfC(s), lowest, bound);
  const products = tail;
  for (let s = from; s < to; s += SPLIT_BYTES)
    tail = composeProducts<T>(tail, halfB(s), halfC(s), lowest, bound);
  const quotients = tail;
  for (let s = from; s < to; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, lowest)) continue;
    tail = composeQuotients<T>(tail, b, c, bound);
    if (b != c) tail = composeQuotients<T>(tail, c, b, bound);
  }
  const count = placeOf(forms, tail);
  if (count > MAX_FORMS) return false;
  reserveTo(tail);
  return putFormList<T>(
    mask,
    forms,
    count,
    placeOf(forms, sums),
    placeOf(forms, products),
    placeOf(forms, quotients),
  );
}

/** The place of the form at an address, in a list that starts at another. */
@inline function placeOf(forms: usize, address: usize): u32 {
  return <u32>((address - forms) / FORM_BYTES);
}
