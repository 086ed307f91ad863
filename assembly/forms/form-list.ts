// The forms of each subset as a list of records (form.ts), with a record of the list itself and a hash table
// of its values. Each family of forms is a range of the list:
//
//   | differences | sums | products | quotients |    a leaf belongs to all of them
//   |     factors        |
//   |        multipliers            |
//                 |       addends               |
//                        |       terms          |
//
// The record of a list, one for each mask:
//
//   0       4      8       12      16        20        24            28        32
//   | forms | keys | count | terms | factors | addends | multipliers | edition |
//   32      36      40      44       48              56              64
//   | heads | nexts | shift | sorted | bound (f64)   | unused        |    u32 but for the bound
//
//   forms         the address of the records, and `count` how many there are
//   keys          the address of their keys, f64, followed by NaNs so that four can be read at any place
//   terms …       the places where the terms begin, the factors end, the addends begin, the multipliers end
//   edition       the list stands if this is formLists.edition
//   heads, nexts  a hash table of the keys of a long list, 0 for others: of each slot the first place + 1,
//                 and of each place + 1 the next one, 0 at the end; u32 each. `shift` tells the number of
//                 slots.
//   sorted        the address of the places sorted by key (sorted-keys.ts), 0 until it is asked for
//   bound         no larger value is possible and of use
import { clearBytes, reserve } from '../core/arena';
import { spendStretch } from '../core/deadline';
import { elementAt, putElement } from '../core/elements';
import { slotOfKey } from '../core/fraction';
import { MAX_SUBSETS } from '../core/limits';
import { FORM_BYTES, keyOfForm } from './form';
import { formLists } from './forms-state';

/** The record of a list; the last field fills a cache line. */
@unmanaged class FormList {
  forms: usize;
  keys: usize;
  count: u32;
  terms: u32;
  factors: u32;
  addends: u32;
  multipliers: u32;
  edition: u32;
  heads: usize;
  nexts: usize;
  shift: u32;
  sorted: usize;
  bound: f64;
  unused: u64;
}
export const FORM_LIST_BYTES: usize = offsetof<FormList>();

const LISTS = memory.data(MAX_SUBSETS * <i32>FORM_LIST_BYTES, 64);

export const KEY_BYTES: usize = sizeof<f64>();
/** The bytes of NaNs behind the keys. */
const KEYS_PADDING: usize = 4 * KEY_BYTES;
const PLACE_BYTES: usize = sizeof<u32>();

/** Least number of forms in a list with a hash table: shorter ones are searched faster key by key. */
const LEAST_HASHED: u32 = 96;
/** Cost to hash a key, which may miss the caches (core/deadline.ts). */
const NANOSECONDS_PER_KEY: u64 = 32;

/** The record of a subset's list. */
@inline export function formListOf(mask: i32): usize {
  return LISTS + <usize>mask * FORM_LIST_BYTES;
}

/** Whether the list of a subset stands. */
@inline export function hasForms(mask: i32): bool {
  return changetype<FormList>(formListOf(mask)).edition == formLists.edition;
}

/** Largest value of a subset that is possible and of use. */
@inline export function boundOfForms(mask: i32): f64 {
  return changetype<FormList>(formListOf(mask)).bound;
}

export function setBoundOfForms(mask: i32, bound: f64): void {
  changetype<FormList>(formListOf(mask)).bound = bound;
}

/** Number of forms in a list. */
@inline export function formCount(list: usize): u32 {
  return changetype<FormList>(list).count;
}

/** The first place of a term; terms go on to the end of the list. */
@inline export function termsBegin(list: usize): u32 {
  return changetype<FormList>(list).terms;
}

/** The first place of an addend; addends go on to the end of the list. */
@inline export function addendsBegin(list: usize): u32 {
  return changetype<FormList>(list).addends;
}

/** The place behind the last factor; factors start at place 0. */
@inline export function factorsEnd(list: usize): u32 {
  return changetype<FormList>(list).factors;
}

/** The place behind the last multiplier; multipliers start at place 0. */
@inline export function multipliersEnd(list: usize): u32 {
  return changetype<FormList>(list).multipliers;
}

/** The form at a place. */
@inline export function formAt(list: usize, place: u32): usize {
  return changetype<FormList>(list).forms + <usize>place * FORM_BYTES;
}

/** The address of the keys. */
@inline export function keysOf(list: usize): usize {
  return changetype<FormList>(list).keys;
}

/** The key of the form at a place. */
@inline export function keyAt(list: usize, place: u32): f64 {
  return load<f64>(keysOf(list) + <usize>place * KEY_BYTES);
}

/** The address of the sorted places, 0 if they are not made yet. */
@inline export function sortedOfForms(list: usize): usize {
  return changetype<FormList>(list).sorted;
}

export function setSortedOfForms(list: usize, entries: usize): void {
  changetype<FormList>(list).sorted = entries;
}

/** Whether a list has a hash table of its keys. */
@inline export function isHashed(list: usize): bool {
  return changetype<FormList>(list).heads != 0;
}

/**
 * The first place + 1 in the slot of a key of a hashed list, 0 for none. Not all places there have this key.
 */
@inline export function firstPlaceOf(list: usize, key: f64): u32 {
  const slot = slotOfKey(key, changetype<FormList>(list).shift);
  return load<u32>(changetype<FormList>(list).heads + slot * PLACE_BYTES);
}

/** The place + 1 that follows a place + 1 in its slot, 0 for none. */
@inline export function nextPlaceOf(nexts: usize, place: u32): u32 {
  return load<u32>(nexts + <usize>place * PLACE_BYTES);
}

/** The address of the next places. */
@inline export function nextsOf(list: usize): usize {
  return changetype<FormList>(list).nexts;
}

/**
 * Completes a list, given its records and the places where its families begin; false if memory is exhausted.
 */
export function putFormList<T>(
  mask: i32,
  forms: usize,
  count: u32,
  sums: u32,
  products: u32,
  quotients: u32,
): bool {
  const list = formListOf(mask);
  const isLeaf = (mask & (mask - 1)) == 0;
  changetype<FormList>(list).forms = forms;
  changetype<FormList>(list).count = count;
  changetype<FormList>(list).terms = isLeaf ? 0 : products;
  changetype<FormList>(list).factors = isLeaf ? count : products;
  changetype<FormList>(list).addends = isLeaf ? 0 : sums;
  changetype<FormList>(list).multipliers = isLeaf ? count : quotients;
  const keys = reserve(<usize>count * KEY_BYTES + KEYS_PADDING);
  if (!keys) return false;
  changetype<FormList>(list).keys = keys;
  let at = keys;
  for (let form = forms, end = forms + <usize>count * FORM_BYTES; form < end; form += FORM_BYTES) {
    putElement<f64>(at, keyOfForm<T>(form));
    at += KEY_BYTES;
  }
  for (let i: usize = 0; i < KEYS_PADDING; i += KEY_BYTES) putElement<f64>(at + i, NaN);
  changetype<FormList>(list).heads = 0;
  changetype<FormList>(list).sorted = 0;
  if (count >= LEAST_HASHED && !hashKeys(list, keys, count)) return false;
  changetype<FormList>(list).edition = formLists.edition;
  return true;
}

function hashKeys(list: usize, keys: usize, count: u32): bool {
  const bits = 33 - clz(count);
  const headBytes = PLACE_BYTES << bits;
  const heads = reserve(headBytes),
    nexts = reserve(<usize>(count + 1) * PLACE_BYTES);
  if (!heads || !nexts) return false;
  clearBytes(heads, headBytes);
  const shift: u32 = 64 - bits;
  // Backward, so that of equal keys the first place comes first.
  for (let place = count; place; place--) {
    const key = elementAt<f64>(keys + <usize>(place - 1) * KEY_BYTES);
    spendStretch(place, NANOSECONDS_PER_KEY);
    const head = heads + slotOfKey(key, shift) * PLACE_BYTES;
    putElement<u32>(nexts + <usize>place * PLACE_BYTES, elementAt<u32>(head));
    putElement<u32>(head, place);
  }
  changetype<FormList>(list).heads = heads;
  changetype<FormList>(list).nexts = nexts;
  changetype<FormList>(list).shift = shift;
  return true;
}
