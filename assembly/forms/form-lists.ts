// Forms: expressions up to what does not make them different, in a normal form
// of which every expression has one, up to its sign. A form is
//
//   a leaf;
//   a difference u - w, u >= w, of two of: terms, pure sums   (DIFFERENCE)
//   a pure sum of two or more terms                           (SUM)
//   a pure product of two or more factors                     (PRODUCT)
//   a quotient p / q of two of: factors, pure products        (QUOTIENT)
//
// where a term is a leaf, a product or a quotient, and a factor is a leaf, a
// difference or a sum. So sums within sums and products within products are
// dissolved, the order of terms and of factors is lost, and of an expression and
// its negation, such as a - b and b - a, one stands for both; its value is not
// negative. Of use are four families, each a range of the list of a subset:
//
//   | differences | sums | products | quotients |       a leaf is in all of them
//   |<---- factors ---->|
//   |<- factors and pure products ->|                   what a quotient is made of
//                 |<- terms and pure sums ----->|       what a difference is made of
//                        |<----- terms -------->|
//
// compose.ts makes the list of a subset, seek.ts finds the forms of a value.
//
//   a form:  0     8     16     20      24     28
//            | p   | q   | left | right | lead | kind |   p / q its value, f64 or u64 (fraction.ts)
//
//   left, right   the two forms that it is made of, by their ids
//   lead          of a sum its leading term, of a product its leading factor, by its id (compose.ts)
//   kind          its kind and marks
//
// The id of a form tells where it is: the rank of its subset (by size, then by
// mask), and its place in the list. So ids are in order of size.
//
//   a list:  0       4      8       12         16         20         24         28     32
//            | forms | keys | count | termFrom | factorTo | termsFrom | factorsTo | age | heads |
//            36      40      44       48
//            | nexts | shift | sorted | bound |    bound f64: no larger value is possible and of use
//
//   keys          the values as f64, then NaNs to a whole number of 16 bytes
//   sorted        the list by its keys, 0 until it is asked for (closest.ts)
//   heads, nexts  a hash table of keys, for long lists: the first place + 1 of each slot, and of each place the next
import { MAX_SUBSETS } from '../core/limits';
import { countOfLeaf, dropLists, fullMask, largestOfLeaf, listsAge, n, valuesOfLeaf } from '../core/board';
import { clearBytes, reserve } from '../core/arena';
import { common } from '../core/fraction';

export const FORM_SHIFT: usize = 5;
const LIST_SHIFT: usize = 6;
const LISTS = memory.data(MAX_SUBSETS << 6, 64);

const PLACE_BITS: u32 = 22;
/** The most forms in a list. */
export const MAX_FORMS: u32 = 1 << PLACE_BITS;
/** No id is above this. */
export const ANY_LEAD: u32 = u32.MAX_VALUE;

export const LEAF: u32 = 0,
  DIFFERENCE: u32 = 1,
  SUM: u32 = 2,
  PRODUCT: u32 = 3,
  QUOTIENT: u32 = 4,
  /** A difference worth 0, and neutral terms: 'left' a term or sum of neutral terms, 'right' a difference. */
  PADDED: u32 = 5;
export const KIND_MASK: u32 = 7;
/** It has a difference in it, so that its negation is an expression too. */
export const FLIPS: u32 = 8;
/** It is its own negation, or as a term is taken to be. */
export const NEUTRAL: u32 = 16;
/** It is a neutral term, or a sum with one. */
export const HOLDS_NEUTRAL: u32 = 32;
/** It is a factor worth 1, or a product with one. */
export const HOLDS_ONE: u32 = 64;

/** What tells expressions apart. */
export const FUNCTION: i32 = 1,
  ESSENTIAL: i32 = 2;

/** Natural values only, or all rationals. */
export let isNatural: bool = false;
/** The level 'essential', not 'function'. */
export let isEssential: bool = false;
/** No factor worth 1 at all: 'essential' of natural values, where numbers may be left over. */
export let skipsOnes: bool = false;

/** Set when memory did not suffice for a list. */
export let isExhausted: bool = false;

/** The listsAge of the lists that stand (board.ts), and what they were made for. */
let listedAge: u32 = 0;
let listedMode: u32 = 0;
let listedTo: f64 = 0;
let listedBytes: usize = 0;
/** Which lists stand: those that bear this number. */
let edition: u32 = 0;


@inline export function listOf(mask: i32): usize {
  return LISTS + ((<usize>mask) << LIST_SHIFT);
}


@inline export function formsOf(list: usize): usize {
  return load<u32>(list);
}


@inline export function keysOf(list: usize): usize {
  return load<u32>(list, 4);
}


@inline export function countOf(list: usize): u32 {
  return load<u32>(list, 8);
}


@inline export function termFrom(list: usize): u32 {
  return load<u32>(list, 12);
}


@inline export function factorTo(list: usize): u32 {
  return load<u32>(list, 16);
}


@inline export function termsFrom(list: usize): u32 {
  return load<u32>(list, 20);
}


@inline export function factorsTo(list: usize): u32 {
  return load<u32>(list, 24);
}


@inline export function headsOf(list: usize): usize {
  return load<u32>(list, 32);
}


@inline export function nextsOf(list: usize): usize {
  return load<u32>(list, 36);
}


@inline export function shiftOf(list: usize): u32 {
  return load<u32>(list, 40);
}


@inline export function sortedOf(list: usize): usize {
  return load<u32>(list, 44);
}

export function setSorted(list: usize, entries: usize): void {
  store<u32>(list, <u32>entries, 44);
}


@inline export function boundOf(mask: i32): f64 {
  return load<f64>(listOf(mask), 48);
}


@inline export function isListed(mask: i32): bool {
  return load<u32>(listOf(mask), 28) == edition;
}


@inline export function formAt(list: usize, place: u32): usize {
  return formsOf(list) + ((<usize>place) << FORM_SHIFT);
}


@inline export function kindOf(form: usize): u32 {
  return load<u32>(form, 28);
}


@inline export function valueOf<T>(form: usize): f64 {
  return <f64>load<T>(form) / <f64>load<T>(form, 8);
}

/** The rank of each mask by size, then by mask, and each mask by its rank; made at first use. */
const RANKS = memory.data(2 * MAX_SUBSETS, 16);
const MASKS = memory.data(2 * MAX_SUBSETS, 16);

function rankMasks(): void {
  let rank: usize = 0;
  for (let size = 0; size <= 10; size++) {
    for (let mask = 0; mask < MAX_SUBSETS; mask++) {
      if (popcnt(mask) != size) continue;
      store<u16>(RANKS + ((<usize>mask) << 1), <u16>rank);
      store<u16>(MASKS + (rank << 1), <u16>mask);
      rank++;
    }
  }
}


@inline export function rankOf(mask: i32): u32 {
  return load<u16>(RANKS + ((<usize>mask) << 1));
}

/** The id of the first form of a subset; those of the others follow. */
@inline export function firstId(mask: i32): u32 {
  return rankOf(mask) << PLACE_BITS;
}


@inline export function rankOfId(id: u32): u32 {
  return id >>> PLACE_BITS;
}

/** Forms outside all lists, as if of the empty subset: what a search has put together. */
const LOOSE = memory.data(16 << 5, 16);


@inline export function looseForm(place: u32): usize {
  return LOOSE + ((<usize>place) << FORM_SHIFT);
}

export function formOf(id: u32): usize {
  const rank = id >>> PLACE_BITS,
    place = id & (MAX_FORMS - 1);
  if (!rank) return looseForm(place);
  return formAt(listOf(load<u16>(MASKS + ((<usize>rank) << 1))), place);
}

/** Of a term or pure sum the id of its leading term. */
@inline export function leadingTerm(form: usize, id: u32): u32 {
  return (kindOf(form) & KIND_MASK) == SUM ? load<u32>(form, 24) : id;
}

/** Of a factor or pure product the id of its leading factor. */
@inline export function leadingFactor(form: usize, id: u32): u32 {
  return (kindOf(form) & KIND_MASK) == PRODUCT ? load<u32>(form, 24) : id;
}


@inline export function putForm<T>(
  form: usize,
  p: T,
  q: T,
  left: u32,
  right: u32,
  lead: u32,
  kind: u32,
): void {
  const divisor = common<T>(p, q);
  store<T>(form, isFloat<T>() ? p : p / divisor);
  store<T>(form, isFloat<T>() ? q : q / divisor, 8);
  store<u32>(form, left, 16);
  store<u32>(form, right, 20);
  store<u32>(form, lead, 24);
  store<u32>(form, kind, 28);
}

export function exhaust(): void {
  isExhausted = true;
}

/** Lists from this many forms on have a hash table. */
const LONG: u32 = 96;


@inline export function slotOf(key: f64, shift: u32): usize {
  // Quotients of small integers differ in their high bits; those of large ones in the low bits too.
  const bits = reinterpret<u64>(key);
  return <usize>(((bits ^ (bits >> 29)) * 0x9e3779b97f4a7c15) >>> (<u64>shift));
}

/** Completes a list of forms in place, with the places where its families begin and end; false if memory is exhausted. */
export function setList<T>(
  mask: i32,
  forms: usize,
  count: u32,
  sums: u32,
  products: u32,
  quotients: u32,
): bool {
  const list = listOf(mask);
  const isLeaf = (mask & (mask - 1)) == 0;
  store<u32>(list, <u32>forms);
  store<u32>(list, count, 8);
  store<u32>(list, isLeaf ? 0 : products, 12);
  store<u32>(list, isLeaf ? count : products, 16);
  store<u32>(list, isLeaf ? 0 : sums, 20);
  store<u32>(list, isLeaf ? count : quotients, 24);
  const keys = reserve(((<usize>count) << 3) + 32);
  if (!keys) return false;
  store<u32>(list, <u32>keys, 4);
  let at = keys;
  for (let form = forms, end = forms + ((<usize>count) << FORM_SHIFT); form < end; form += 32) {
    store<f64>(at, valueOf<T>(form));
    at += 8;
  }
  for (let i: usize = 0; i < 32; i += 8) store<f64>(at + i, NaN);
  store<u32>(list, 0, 32);
  store<u32>(list, 0, 44);
  if (count >= LONG && !hashKeys(list, keys, count)) return false;
  store<u32>(list, edition, 28);
  return true;
}

function hashKeys(list: usize, keys: usize, count: u32): bool {
  const bits = 33 - clz(count);
  const heads = reserve((<usize>4) << bits),
    nexts = reserve(((<usize>count) << 2) + 4);
  if (!heads || !nexts) return false;
  clearBytes(heads, (<usize>4) << bits);
  const shift: u32 = 64 - bits;
  // Backward, so that of equal keys the first place comes first.
  for (let place = count; place; place--) {
    const slot = heads + (slotOf(load<f64>(keys + ((<usize>(place - 1)) << 3)), shift) << 2);
    store<u32>(nexts + ((<usize>place) << 2), load<u32>(slot));
    store<u32>(slot, place);
  }
  store<u32>(list, <u32>heads, 32);
  store<u32>(list, <u32>nexts, 36);
  store<u32>(list, shift, 40);
  return true;
}

/** The largest key that a value of the numbers of A can have: M(A) (fraction.ts); of natural values P(A) (limits.ts). */
export function largestProduct(natural: bool): f64 {
  let product: f64 = 1;
  for (let i = 0; i < n; i++) {
    const largest = <f64>largestOfLeaf(i);
    product *= natural ? max<f64>(largest, 2) : largest + 1;
  }
  return product;
}

/**
 * Starts lists for a mode on the board that stands, for targets up to hi, or takes up those that stand. False if memory is exhausted.
 */
export function startForms<T>(natural: bool, level: i32, spareOnes: bool, hi: f64): bool {
  const mode = (<u32>level) | ((<u32>natural) << 2) | ((<u32>spareOnes) << 3);
  isExhausted = false;
  if (
    listedAge == listsAge &&
    listedMode == mode &&
    listedBytes == sizeof<T>() + <usize>isFloat<T>() &&
    (!natural || hi <= listedTo)
  )
    return true;
  dropLists();
  if (!edition) rankMasks();
  edition++;
  isNatural = natural;
  isEssential = level == ESSENTIAL;
  skipsOnes = spareOnes;
  for (let i = 0; i < n; i++) {
    const bit = 1 << i;
    const largest = <f64>largestOfLeaf(i);
    const factor = natural ? max<f64>(largest, 2) : (largest + 1) * (1.0 + 1.0 / 4294967296.0);
    for (let mask = bit; mask < bit << 1; mask++) {
      store<f64>(listOf(mask), (mask == bit ? 1 : boundOf(mask ^ bit)) * factor, 48);
    }
  }
  if (natural) boundByTarget(max<f64>(hi, 2));
  for (let i = 0; i < n; i++) {
    if (!listLeaf<T>(i)) return false;
  }
  listedAge = listsAge;
  listedMode = mode;
  listedTo = hi;
  listedBytes = sizeof<T>() + <usize>isFloat<T>();
  return true;
}

/** A natural value of A leads to a target up to hi only if it is at most hi * P(outside A) (limits.ts). */
function boundByTarget(hi: f64): void {
  // Pairs of complements: the bound of the one needs P of the other.
  for (let mask = 0; mask <= fullMask >> 1; mask++) {
    const other = fullMask ^ mask;
    const inside = mask ? boundOf(mask) : 1,
      outside = boundOf(other);
    if (mask) store<f64>(listOf(mask), min<f64>(inside, hi * outside), 48);
    store<f64>(listOf(other), min<f64>(outside, hi * inside), 48);
  }
}

function listLeaf<T>(i: i32): bool {
  const count = <u32>countOfLeaf(i);
  const forms = reserve((<usize>count) << FORM_SHIFT);
  if (!forms) return false;
  const id = firstId(1 << i);
  for (let j: u32 = 0; j < count; j++) {
    const value = load<u64>(valuesOfLeaf(i) + ((<usize>j) << 3));
    const marks: u32 = value == 1 ? LEAF | HOLDS_ONE : LEAF;
    putForm<T>(forms + ((<usize>j) << FORM_SHIFT), <T>value, 1, id + j, 0, id + j, marks);
  }
  return setList<T>(1 << i, forms, count, 0, 0, 0);
}
