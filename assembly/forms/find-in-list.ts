// Looks up the forms of a value in the list of a subset, and takes those that complete a search. A long list
// has a hash table of its keys. A short one is searched key by key, four at a time where there is SIMD, which
// is faster.
//
// What a form must be is a demand, one u32: its role, which is a family of the list (form-list.ts), and the
// marks (form.ts) that it must not have. A lead, an id, bounds the form from above: a term, a factor, the
// leading term of an addend or the leading factor of a multiplier must not have a greater id.
import { spendNanoseconds } from '../core/deadline';
import { elementAt, vectorAt } from '../core/elements';
import { denominatorOf, numeratorOf } from '../core/fraction';
import { KIND_MASK, leadingFactor, leadingTerm, traitsOf } from './form';
import { firstId, formOf, MAX_ID } from './form-ids';
import {
  addendsBegin,
  factorsEnd,
  firstPlaceOf,
  formAt,
  formCount,
  isHashed,
  KEY_BYTES,
  keysOf,
  multipliersEnd,
  nextPlaceOf,
  nextsOf,
  termsBegin,
} from './form-list';
import { formSearch } from './forms-state';
import { chainFlips, closeChain } from './operation-chain';
import { spellForm } from './spell-form';

/** The roles. */
export const ANY: u32 = 0,
  TERM: u32 = 1,
  ADDEND: u32 = 2,
  FACTOR: u32 = 3,
  MULTIPLIER: u32 = 4;
/** Mask of the roles: marks lie above them, as they do above the kinds. */
export const ROLE_MASK: u32 = KIND_MASK;
/** Cost to write an expression (core/deadline.ts). */
const NANOSECONDS_PER_FOUND: u64 = 256;
/** The lead that bounds nothing. */
export const ANY_LEAD: u32 = MAX_ID;

/**
 * Takes a form that completes the chain: counts it, and writes the expression of the whole if it is on the
 * page. True if enough forms are found. So with the functions below.
 */
export function takeForm(id: u32): bool {
  spendNanoseconds(NANOSECONDS_PER_FOUND);
  if (formSearch.isNegative && !chainFlips(formOf(id))) return false;
  formSearch.found += 1;
  if (formSearch.page && formSearch.found > formSearch.passed) {
    formSearch.page = spellForm(formSearch.page, closeChain(id), formSearch.isNegative);
  }
  return formSearch.found >= formSearch.enough;
}

/** Takes the forms of p / q, which has this key, in the list of a subset. */
export function findInList<T>(list: usize, mask: i32, demand: u32, p: T, q: T, key: f64, lead: u32): bool {
  const role = demand & ROLE_MASK;
  let from: u32 = 0,
    to = formCount(list);
  if (role == TERM) from = termsBegin(list);
  else if (role == ADDEND) from = addendsBegin(list);
  else if (role == FACTOR) to = factorsEnd(list);
  else if (role == MULTIPLIER) to = multipliersEnd(list);
  const first = firstId(mask);
  const keys = keysOf(list);
  if (isHashed(list)) {
    const nexts = nextsOf(list);
    for (let next = firstPlaceOf(list, key); next; next = nextPlaceOf(nexts, next)) {
      const place = next - 1;
      if (place < from || place >= to || elementAt<f64>(keys + <usize>place * KEY_BYTES) != key) continue;
      if (tryForm<T>(list, first, place, demand, p, q, lead)) return true;
    }
    return false;
  }
  if (ASC_FEATURE_SIMD) {
    const wanted = f64x2.splat(key);
    for (let i = from; i < to; i += 4) {
      const four = keys + <usize>i * KEY_BYTES;
      const low = f64x2.eq(vectorAt(four), wanted),
        high = f64x2.eq(vectorAt(four + 2 * KEY_BYTES), wanted);
      if (!v128.any_true(v128.or(low, high))) continue;
      for (let place = i, end = min(i + 4, to); place < end; place++) {
        if (elementAt<f64>(keys + <usize>place * KEY_BYTES) != key) continue;
        if (tryForm<T>(list, first, place, demand, p, q, lead)) return true;
      }
    }
    return false;
  }
  for (let place = from; place < to; place++) {
    if (elementAt<f64>(keys + <usize>place * KEY_BYTES) != key) continue;
    if (tryForm<T>(list, first, place, demand, p, q, lead)) return true;
  }
  return false;
}

/** Takes a form with the key of p / q unless its value, its marks or its lead forbid it. */
function tryForm<T>(list: usize, first: u32, place: u32, demand: u32, p: T, q: T, lead: u32): bool {
  const form = formAt(list, place);
  if (!isFloat<T>() && (numeratorOf<T>(form) != p || denominatorOf<T>(form) != q)) return false;
  if (traitsOf(form) & demand & ~ROLE_MASK) return false;
  const id = first + place;
  if (lead != ANY_LEAD) {
    const role = demand & ROLE_MASK;
    const own = role == ADDEND ? leadingTerm(form, id) : role == MULTIPLIER ? leadingFactor(form, id) : id;
    if (own > lead) return false;
  }
  return takeForm(id);
}
