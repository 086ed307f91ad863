// Finds the forms of a value over a subset, backward from the value through the splits of the subset. The
// smaller half of a split is the near one: its forms are listed, and each of them tells which value the far
// half must have. The far half is looked up if it is small enough to be listed, and searched in the same way
// if not. So no list is longer than that of half of the numbers, and what was chosen on the way from the
// value is a chain (operation-chain.ts). The rules are those of compose-forms.ts, which explains them.
//
// A bound of the lead (find-in-list.ts) on the far form is given before that form is known. Ids are in order
// of size, and the far half is the larger one; if the halves have the same size and differ, their ranks
// decide.
//
// The value 0 arises in more ways than one operation on two halves shows: neutral terms may stand anywhere.
// Where forms are written, forms worth 0 are looked up in a list, however large the subset. Where they are
// only counted, neutral terms are not searched: what is found without them is multiplied by the number of
// neutral sums over the numbers left (count-forms.ts). Where one form is enough, forms worth 0 are searched,
// and one case is simple: in a product with a factor 0 the other factor is arbitrary.
import { spendNanoseconds } from '../core/deadline';
import { elementAt } from '../core/elements';
import { denominatorOf, keyOf, numeratorOf, reductionOf, wholeQuotient } from '../core/fraction';
import { halfB, halfC, isMirrored, isNearB, SPLIT_BYTES, splitsOf } from '../core/plan';
import {
  ADDEND,
  ANY,
  ANY_LEAD,
  FACTOR,
  findInList,
  MULTIPLIER,
  ROLE_MASK,
  takeForm,
  TERM,
} from './find-in-list';
import { DIFFERENCE, HOLDS_NEUTRAL, HOLDS_ONE, PRODUCT, QUOTIENT, SUM, traitsOf } from './form';
import { neutralSumsAt } from './form-counts';
import { firstId, rankOf, rankOfId } from './form-ids';
import {
  addendsBegin,
  boundOfForms,
  factorsEnd,
  formAt,
  formCount,
  formListOf,
  multipliersEnd,
  termsBegin,
} from './form-list';
import { formRules, formSearch, operationChain } from './forms-state';
import { listForms } from './list-forms';
import { clearChain, NEAR_IS_LEFT, popLink, popProduct, pushLink, pushProduct } from './operation-chain';
import { mayHold } from './value-filter';

/**
 * Lower bound of M times a value that is not 0 (core/fraction.ts): 1 less a margin because the bounds are
 * rounded.
 */
const LEAST_VALUE: f64 = 0.99;
/**
 * Least size of a subset where a search for one form peels one number after the other, which nearly always
 * finds one soon.
 */
const PEELED_SIZE: i32 = 7;
/** Cost of the look-ups for a near form (core/deadline.ts). */
const NANOSECONDS_PER_NEAR_FORM: u64 = 256;

/**
 * Largest size of the subsets that are listed in a search over a subset of a size; 3 in one for a single
 * form.
 */
@inline function listedSizeFor(size: i32, first: bool): i32 {
  return first || size <= 6 ? 3 : (size + 1) >> 1;
}

/**
 * Opens a search: for negations or values themselves; for one form, whichever it is, or for all; beyond the
 * first `skip` forms up to `most`, whose expressions are written from `page` on unless that is 0; with
 * neutral terms counted apart, or searched.
 */
export function openSearch(
  negative: bool,
  first: bool,
  skip: f64,
  most: f64,
  page: usize,
  countsNeutral: bool,
): void {
  formSearch.isNegative = negative;
  formSearch.isFirst = first;
  formSearch.passed = skip;
  formSearch.enough = skip + most;
  formSearch.page = page;
  formSearch.barred = countsNeutral ? HOLDS_NEUTRAL : 0;
}

/** Starts a search over a number of numbers. */
function startSearch(size: i32): void {
  clearChain();
  formSearch.listedSize = listedSizeFor(size, formSearch.isFirst);
  formSearch.found = 0;
}

/** Finds the forms of p / q over a subset; returns how many, those passed over included. */
export function findForms<T>(mask: i32, p: T, q: T): f64 {
  startSearch(popcnt(mask));
  find<T>(mask, ANY, p, q, ANY_LEAD);
  return formSearch.found;
}

/** Finds the factors of p / q over a subset; returns how many. */
export function findFactors<T>(mask: i32, p: T, q: T): f64 {
  startSearch(popcnt(mask));
  find<T>(mask, FACTOR, p, q, ANY_LEAD);
  return formSearch.found;
}

/** Counts the pairs of addends of the same value, one of each half of a split. */
export function countEqualAddends<T>(b: i32, c: i32): f64 {
  startSearch(popcnt(b) + popcnt(c));
  const near = isNearB(b, c) ? b : c;
  if (listForms<T>(near)) findDifferences<T>(near, near == b ? c : b, 0, 1);
  return formSearch.found;
}

/**
 * Finds the forms of p / q over a subset that meet a demand and have a lead up to a bound (find-in-list.ts).
 * Like all functions below, it returns true if the search is to end: enough forms are found, or memory is
 * exhausted.
 */
function find<T>(mask: i32, demand: u32, p: T, q: T, lead: u32): bool {
  const key = keyOf<T>(p, q);
  const bound = boundOfForms(mask);
  if (key > bound || (!formRules.isNatural && key * bound < LEAST_VALUE && p != 0)) return false;
  const barred = formSearch.barred;
  if (p == 0 && barred) return false;
  if (popcnt(mask) <= formSearch.listedSize || (p == 0 && !formSearch.isFirst)) {
    const list = listForms<T>(mask);
    return !list || findInList<T>(list, mask, demand, p, q, key, lead);
  }
  if (!mayHold<T>(mask, key, key)) return false;
  // As a term or a factor the whole is its own lead. A factor worth 1 may be barred.
  const role = demand & ROLE_MASK;
  const fits = lead == ANY_LEAD || rankOf(mask) < rankOfId(lead);
  const isFactor = (role == FACTOR || role == MULTIPLIER) && fits && !(p == q && demand & HOLDS_ONE);
  const isTerm = (role == TERM || role == ADDEND) && fits;
  let kinds: u32 = 0;
  if (role == ANY || isFactor) kinds |= (1 << DIFFERENCE) | (1 << SUM);
  if (role == ANY || isTerm) kinds |= (1 << PRODUCT) | (1 << QUOTIENT);
  if (role == ADDEND) kinds |= 1 << SUM;
  if (role == MULTIPLIER) kinds |= 1 << PRODUCT;
  if (kinds == 0) return false;
  if (barred & ~demand && kinds & (1 << DIFFERENCE) && countBesideNeutral<T>(mask, p, q)) return true;
  return findInSplits<T>(mask, kinds, demand | barred, p, q, lead);
}

/** Counts the sums and differences of neutral terms and other terms that are worth p / q. */
function countBesideNeutral<T>(mask: i32, p: T, q: T): bool {
  const lowest = mask & -mask;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, lowest)) continue;
    if (countBeside<T>(b, c, p, q) || (b != c && countBeside<T>(c, b, p, q))) return true;
  }
  return false;
}

/** Counts sums with all neutral terms over one subset, and the other terms over another. */
function countBeside<T>(neutral: i32, rest: i32, p: T, q: T): bool {
  const sums = elementAt<f64>(neutralSumsAt(neutral));
  if (sums == 0) return false;
  const found = formSearch.found,
    enough = formSearch.enough,
    isNegative = formSearch.isNegative;
  formSearch.found = 0;
  formSearch.enough = Infinity;
  // A neutral term contains a difference, so all forms with one can be negated.
  formSearch.isNegative = false;
  const isDone = find<T>(rest, ANY | HOLDS_NEUTRAL, p, q, ANY_LEAD);
  formSearch.found = found + sums * formSearch.found;
  formSearch.enough = enough;
  formSearch.isNegative = isNegative;
  return isDone || formSearch.found >= enough;
}

/** Finds forms of some kinds, given as bits, that are made of two halves. */
function findInSplits<T>(mask: i32, kinds: u32, demand: u32, p: T, q: T, lead: u32): bool {
  const lowest = mask & -mask;
  const role = demand & ROLE_MASK;
  // The bound of the lead holds for a sum among addends; where the sum is a factor, it is its own lead.
  const leadOfSum = role == ADDEND ? lead : ANY_LEAD,
    leadOfProduct = role == MULTIPLIER ? lead : ANY_LEAD;
  const from = splitsOf(mask),
    to = splitsOf(mask + 1);
  const isBackward = formSearch.isFirst && popcnt(mask) >= PEELED_SIZE;
  for (let i: usize = 0; i < to - from; i += SPLIT_BYTES) {
    const split = isBackward ? to - SPLIT_BYTES - i : from + i;
    const b = halfB(split),
      c = halfC(split);
    const nearIsB = isNearB(b, c);
    const near = nearIsB ? b : c,
      far = nearIsB ? c : b;
    if (!listForms<T>(near)) return true;
    spendNanoseconds(NANOSECONDS_PER_NEAR_FORM * formCount(formListOf(near)));
    const isTaken = !isMirrored(b, c, lowest);
    if (kinds & (1 << DIFFERENCE) && isTaken && findDifferences<T>(near, far, p, q)) return true;
    if (kinds & (1 << SUM)) {
      const barred = demand & HOLDS_NEUTRAL;
      const isDone = nearIsB
        ? findSumsOfTerm<T>(near, far, p, q, barred, leadOfSum)
        : findSumsOfRest<T>(near, far, p, q, barred, leadOfSum);
      if (isDone) return true;
    }
    if (kinds & (1 << PRODUCT)) {
      const barred = demand & HOLDS_ONE;
      const isDone = nearIsB
        ? findProductsOfFactor<T>(near, far, p, q, barred, leadOfProduct)
        : findProductsOfRest<T>(near, far, p, q, barred, leadOfProduct);
      if (isDone) return true;
    }
    if (kinds & (1 << QUOTIENT) && isTaken && !(formSearch.isFirst && p == 0)) {
      if (findQuotients<T>(near, far, p, q)) return true;
    }
  }
  return false;
}

/** Finds far forms of p / q with which an operation on a near form makes the value sought. */
function findFar<T>(operation: u32, near: u32, far: i32, demand: u32, p: T, q: T, lead: u32): bool {
  // Most values are too large for the far half.
  if (keyOf<T>(p, q) > boundOfForms(far)) return false;
  pushLink(operation, near);
  const divisor = reductionOf<T>(p, q);
  const isDone = isFloat<T>()
    ? find<T>(far, demand, p, q, lead)
    : find<T>(far, demand, p / divisor, q / divisor, lead);
  popLink();
  return isDone;
}

/** Finds differences of a near addend and a far one, either way round. */
function findDifferences<T>(near: i32, far: i32, p: T, q: T): bool {
  const list = formListOf(near);
  const first = firstId(near);
  const isFirst = formSearch.isFirst,
    always = formSearch.barred;
  for (let i = addendsBegin(list), end = formCount(list); i < end; i++) {
    const u = formAt(list, i);
    const traits = traitsOf(u);
    if (traits & always) continue;
    const x = p * denominatorOf<T>(u),
      y = numeratorOf<T>(u) * q,
      z = q * denominatorOf<T>(u);
    if (!(traits & HOLDS_NEUTRAL) || isFirst) {
      const barred: u32 = p == 0 && !isFirst ? HOLDS_NEUTRAL : always;
      if (findFar<T>(DIFFERENCE, first + i, far, ADDEND | barred, x + y, z, ANY_LEAD)) return true;
    }
    if (near == far || p == 0 || y < x || (formRules.isNatural && x == y)) continue;
    const barred: u32 = isFirst ? 0 : HOLDS_NEUTRAL;
    if (findFar<T>(DIFFERENCE | NEAR_IS_LEFT, first + i, far, ADDEND | barred, y - x, z, ANY_LEAD))
      return true;
  }
  return false;
}

/** Finds sums of a near term, which holds the lowest number, and a far addend. */
function findSumsOfTerm<T>(near: i32, far: i32, p: T, q: T, barred: u32, lead: u32): bool {
  const list = formListOf(near);
  const first = firstId(near);
  // If the far half holds the lowest number too, the near term must be the leading one.
  const isShared = (near & -near & far) != 0 && !formSearch.isFirst;
  for (let i = termsBegin(list), end = formCount(list); i < end; i++) {
    const t = formAt(list, i);
    const id = first + i;
    const traits = traitsOf(t);
    if (traits & barred || id > lead) continue;
    const x = p * denominatorOf<T>(t),
      y = numeratorOf<T>(t) * q;
    if (y > x || (formRules.isNatural && x == y)) continue;
    const z = q * denominatorOf<T>(t);
    if (findFar<T>(SUM | NEAR_IS_LEFT, id, far, ADDEND | barred, x - y, z, isShared ? id : ANY_LEAD))
      return true;
  }
  return false;
}

/**
 * Finds sums of a near addend and a far term, which holds the lowest number and leads: its half is the larger
 * one.
 */
function findSumsOfRest<T>(near: i32, far: i32, p: T, q: T, barred: u32, lead: u32): bool {
  const list = formListOf(near);
  const first = firstId(near);
  for (let i = addendsBegin(list), end = formCount(list); i < end; i++) {
    const r = formAt(list, i);
    const traits = traitsOf(r);
    if (traits & barred) continue;
    const x = p * denominatorOf<T>(r),
      y = numeratorOf<T>(r) * q;
    if (y > x || (formRules.isNatural && x == y)) continue;
    if (findFar<T>(SUM, first + i, far, TERM | barred, x - y, q * denominatorOf<T>(r), lead)) return true;
  }
  return false;
}

/** Finds products of a near factor, which holds the lowest number, and a far multiplier. */
function findProductsOfFactor<T>(near: i32, far: i32, p: T, q: T, barred: u32, lead: u32): bool {
  const list = formListOf(near);
  const first = firstId(near);
  const isShared = (near & -near & far) != 0 && !formSearch.isFirst;
  if (formRules.skipsOnes) barred |= HOLDS_ONE;
  for (let i: u32 = 0, end = factorsEnd(list); i < end; i++) {
    const f = formAt(list, i);
    const id = first + i;
    if (id > lead || traitsOf(f) & barred) continue;
    if (
      findCofactor<T>(PRODUCT | NEAR_IS_LEFT, f, id, far, MULTIPLIER | barred, p, q, isShared ? id : ANY_LEAD)
    )
      return true;
  }
  return false;
}

/** Finds products of a near multiplier and a far factor, which holds the lowest number and leads. */
function findProductsOfRest<T>(near: i32, far: i32, p: T, q: T, barred: u32, lead: u32): bool {
  const list = formListOf(near);
  const first = firstId(near);
  if (formRules.skipsOnes) barred |= HOLDS_ONE;
  for (let i: u32 = 0, end = multipliersEnd(list); i < end; i++) {
    const r = formAt(list, i);
    if (traitsOf(r) & barred) continue;
    if (findCofactor<T>(PRODUCT, r, first + i, far, FACTOR | barred, p, q, lead)) return true;
  }
  return false;
}

/** Finds far forms whose product with a near form is p / q. */
function findCofactor<T>(
  operation: u32,
  form: usize,
  id: u32,
  far: i32,
  demand: u32,
  p: T,
  q: T,
  lead: u32,
): bool {
  const fp = numeratorOf<T>(form);
  if (formRules.isWhole && p != 0) {
    if (fp == 0) return false;
    const w = wholeQuotient<T>(p, fp);
    return w != 0 && findFar<T>(operation, id, far, demand, w, 1, lead);
  }
  if (fp != 0) {
    // Integers keep the denominator 1, so 0 has it, too.
    const denominator = p != 0 ? q * fp : 1;
    return findFar<T>(operation, id, far, demand, p * denominatorOf<T>(form), denominator, lead);
  }
  if (p != 0) return false;
  // 0 times whatever the far half makes. Only a search for one form comes here.
  pushLink(operation, id);
  const depth = operationChain.depth;
  const isDone = takeForm(pushProduct(far));
  popProduct(depth);
  popLink();
  return isDone;
}

/** Finds quotients of a near multiplier and a far one, either way round. */
function findQuotients<T>(near: i32, far: i32, p: T, q: T): bool {
  const list = formListOf(near);
  const first = firstId(near);
  const barred: u32 = formRules.skipsOnes ? HOLDS_ONE : 0,
    barredDivisor: u32 = formRules.isEssential ? HOLDS_ONE : 0;
  const bound = boundOfForms(far);
  for (let i: u32 = 0, end = multipliersEnd(list); i < end; i++) {
    const d = formAt(list, i);
    const dp = numeratorOf<T>(d),
      dq = denominatorOf<T>(d);
    const traits = traitsOf(d);
    if (dp == 0 || traits & barred) continue;
    if (!(traits & barredDivisor)) {
      if (!formRules.isNatural || isFloat<T>() || <f64>p * <f64>dp <= bound) {
        if (findFar<T>(QUOTIENT, first + i, far, MULTIPLIER | barred, p * dp, q * dq, ANY_LEAD)) return true;
      }
    }
    if (near == far || p == 0) continue;
    const left = QUOTIENT | NEAR_IS_LEFT,
      demand = MULTIPLIER | barredDivisor;
    if (formRules.isWhole) {
      const w = wholeQuotient<T>(dp, p);
      if (w != 0 && findFar<T>(left, first + i, far, demand, w, 1, ANY_LEAD)) return true;
    } else if (findFar<T>(left, first + i, far, demand, dp * q, dq * p, ANY_LEAD)) return true;
  }
  return false;
}
