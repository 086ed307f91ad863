// The forms of a value over a subset (forms.ts), backward from the value through
// the splits of the subset. Of a split the smaller half is the near one, whose forms
// are listed; for each of them the value that the other half lacks is known. That half is looked up
// if it is listed, or searched for in turn: so nothing is listed above half of
// the numbers, and what was chosen on the way from the value is a chain of
// operations and near forms. Rules are those of compose.ts, where they are explained.
//
// An id is compared with that of a far form before that is found: ids are in
// order of size, and a far half is the larger one. Where the halves are of like size
// and differ, their ranks decide.
//
// Values of 0 come about by the sum of neutral terms and more; where every form counts, they are
// looked up in a list, however large the subset. Where any expression of a value is as
// good as another (`first`) they are not, as one thing is simple then: of a
// product with a factor 0 the rest is free.
import { closeChain, cutChain, depth, flips, NEAR_IS_LEFT, popLink, pushLink, pushProduct, startChain } from './chain';
import { isMirrored, listed, wholeQuotient } from './compose-forms';
import { ANY_LEAD, boundOf, countOf, DIFFERENCE, factorsTo, factorTo, firstId, FLIPS, formAt, formOf, headsOf, HOLDS_NEUTRAL, HOLDS_ONE, isEssential, isNatural, keysOf, kindOf, leadingFactor, leadingTerm, nextsOf, PRODUCT, QUOTIENT, rankOf, rankOfId, shiftOf, skipsOnes, slotOf, SUM, termFrom, termsFrom } from './form-lists';
import { common } from '../core/fraction';
import { spell } from './spell-form';
import { halfB, halfC, isNearB, splitsOf } from '../core/plan';

/** What a form is to be: any, or what a larger one is made of. */
const ANY: i32 = 0,
  TERM: i32 = 1,
  TERMS: i32 = 2,
  FACTOR: i32 = 3,
  FACTORS: i32 = 4;

/** The value sought is below 0: forms that cannot be negated do not count. */
let isNegative: bool = false;
/** One form is enough, and any. */
let isFirst: bool = false;
/** Subsets up to this size are listed when they are asked for. */
let listedSize: i32 = 3;

/** Forms found so far, and how many are enough. */
export let found: f64 = 0;
let enough: f64 = 0;
/** How many forms found are passed over, and where the next is written; 0 for nowhere. */
let passed: f64 = 0;
let page: usize = 0;
let isDone: bool = false;

/** Before a search: forms beyond the first `skip` are written to `address`, unless that is 0; the search ends when it has `most`. */
export function startSeek(
  size: i32,
  negative: bool,
  first: bool,
  skip: f64,
  most: f64,
  address: usize,
): void {
  startChain();
  isNegative = negative;
  isFirst = first;
  listedSize = first || size <= 6 ? 3 : (size + 1) >> 1;
  found = 0;
  passed = skip;
  enough = skip + most;
  page = address;
  isDone = false;
}

/** Finds the forms of p / q over a subset. */
export function seek<T>(mask: i32, p: T, q: T): void {
  find<T>(mask, ANY, p, q, 0, ANY_LEAD);
}

/** Notes that a form completes the chain. */
function note(id: u32): void {
  if (isNegative && !flips && !(kindOf(formOf(id)) & FLIPS)) return;
  found += 1;
  if (page && found > passed) page = spell(page, closeChain(id), isNegative);
  if (found >= enough) isDone = true;
}

/** Finds a far form with which an operation on a near one makes the value sought. */
function chain<T>(
  operation: u32,
  near: u32,
  kind: u32,
  far: i32,
  role: i32,
  p: T,
  q: T,
  barred: u32,
  lead: u32,
): void {
  pushLink(operation, near, kind);
  if (isFloat<T>()) find<T>(far, role, p, q, barred, lead);
  else {
    const divisor = common<T>(p, q);
    find<T>(far, role, p / divisor, q / divisor, barred, lead);
  }
  popLink(operation, kind);
}

/**
 * Finds the forms of p / q over a subset in a role, without any of the marks barred. The leading term, factor, or the form itself, as
 * the role has it, has an id up to lead.
 */
function find<T>(mask: i32, role: i32, p: T, q: T, barred: u32, lead: u32): void {
  const key = <f64>p / <f64>q;
  const bound = boundOf(mask);
  if (key > bound || (!isNatural && key * bound < 0.99 && p != 0)) return;
  if (popcnt(mask) <= listedSize || (p == 0 && !isFirst)) {
    const list = listed<T>(mask);
    if (!list) isDone = true;
    else look<T>(list, firstId(mask), role, p, q, key, barred, lead);
    return;
  }
  // As a term or factor the whole is its own lead. A factor worth 1 may be barred.
  const fits = lead == ANY_LEAD || rankOf(mask) < rankOfId(lead);
  const isFactor = (role == FACTOR || role == FACTORS) && fits && !(p == q && barred & HOLDS_ONE);
  const isTerm = (role == TERM || role == TERMS) && fits;
  const differs = role == ANY || isFactor;
  const divides = role == ANY || isTerm;
  const adds = differs || role == TERMS,
    multiplies = divides || role == FACTORS;
  if (adds || multiplies) {
    findParts<T>(mask, role, p, q, barred, lead, differs, adds, multiplies, divides);
  }
}

/** Looks a value up. */
function look<T>(list: usize, first: u32, role: i32, p: T, q: T, key: f64, barred: u32, lead: u32): void {
  let from: u32 = 0,
    to = countOf(list);
  if (role == TERM) from = termFrom(list);
  else if (role == TERMS) from = termsFrom(list);
  else if (role == FACTOR) to = factorTo(list);
  else if (role == FACTORS) to = factorsTo(list);
  const heads = headsOf(list);
  if (heads) {
    let place = load<u32>(heads + (slotOf(key, shiftOf(list)) << 2));
    const nexts = nextsOf(list),
      keys = keysOf(list) - 8;
    for (; place; place = load<u32>(nexts + ((<usize>place) << 2))) {
      if (place <= from || place > to || load<f64>(keys + ((<usize>place) << 3)) != key) continue;
      meet<T>(list, first, place - 1, role, p, q, barred, lead);
      if (isDone) return;
    }
    return;
  }
  const keys = keysOf(list);
  if (ASC_FEATURE_SIMD) {
    const wanted = f64x2.splat(key);
    for (let i = from; i < to; i += 4) {
      const at = keys + ((<usize>i) << 3);
      const low = f64x2.eq(v128.load(at), wanted),
        high = f64x2.eq(v128.load(at, 16), wanted);
      if (!v128.any_true(v128.or(low, high))) continue;
      for (let k = i, end = min(i + 4, to); k < end; k++) {
        if (load<f64>(keys + ((<usize>k) << 3)) != key) continue;
        meet<T>(list, first, k, role, p, q, barred, lead);
        if (isDone) return;
      }
    }
    return;
  }
  for (let i = from; i < to; i++) {
    if (load<f64>(keys + ((<usize>i) << 3)) != key) continue;
    meet<T>(list, first, i, role, p, q, barred, lead);
    if (isDone) return;
  }
}

/** A form whose key is that of the value sought. */
function meet<T>(list: usize, first: u32, place: u32, role: i32, p: T, q: T, barred: u32, lead: u32): void {
  const form = formAt(list, place);
  if (!isFloat<T>() && (load<T>(form) != p || load<T>(form, 8) != q)) return;
  if (kindOf(form) & barred) return;
  const id = first + place;
  if (lead != ANY_LEAD) {
    const own = role == TERMS ? leadingTerm(form, id) : role == FACTORS ? leadingFactor(form, id) : id;
    if (own > lead) return;
  }
  note(id);
}

function findParts<T>(
  mask: i32,
  role: i32,
  p: T,
  q: T,
  barred: u32,
  lead: u32,
  differs: bool,
  adds: bool,
  multiplies: bool,
  divides: bool,
): void {
  const lowest = mask & -mask;
  const from = splitsOf(mask),
    to = splitsOf(mask + 1);
  // One number at a time from many numbers: nearly always that finds something soon.
  const isBackward = isFirst && popcnt(mask) >= 7;
  for (let i: usize = 0; i < to - from; i += 4) {
    const s = isBackward ? to - 4 - i : from + i;
    const b = halfB(s),
      c = halfC(s);
    const nearIsB = isNearB(b, c);
    const nearMask = nearIsB ? b : c,
      far = nearIsB ? c : b;
    const near = listed<T>(nearMask);
    if (!near) {
      isDone = true;
      return;
    }
    const isTaken = !isMirrored(b, c, lowest);
    const isShared = (c & lowest) != 0 && !isFirst;
    const first = firstId(nearMask);
    if (differs && isTaken) {
      findDifferences<T>(near, first, far, far == nearMask, p, q);
      if (isDone) return;
    }
    if (adds) {
      // The bound of a lead holds for a sum as one of terms; as a factor it is its own lead.
      const most = role == TERMS ? lead : ANY_LEAD;
      if (nearIsB) findRests<T>(near, first, far, isShared, p, q, barred & HOLDS_NEUTRAL, most);
      else findTerms<T>(near, first, far, p, q, barred & HOLDS_NEUTRAL, most);
      if (isDone) return;
    }
    if (multiplies) {
      const most = role == FACTORS ? lead : ANY_LEAD;
      if (nearIsB) findCofactors<T>(near, first, far, isShared, p, q, barred & HOLDS_ONE, most);
      else findFactors<T>(near, first, far, p, q, barred & HOLDS_ONE, most);
      if (isDone) return;
    }
    if (divides && isTaken && !(isFirst && p == 0)) {
      findQuotients<T>(near, first, far, far == nearMask, p, q);
      if (isDone) return;
    }
  }
}

/** Differences of a near form and a far one. */
function findDifferences<T>(near: usize, first: u32, far: i32, isSame: bool, p: T, q: T): void {
  for (let i = termsFrom(near), end = countOf(near); i < end; i++) {
    const u = formAt(near, i);
    const up = load<T>(u),
      uq = load<T>(u, 8);
    const kind = kindOf(u);
    const x = p * uq,
      y = up * q,
      z = q * uq;
    if (!(kind & HOLDS_NEUTRAL) || isFirst) {
      chain<T>(
        DIFFERENCE,
        first + i,
        kind,
        far,
        TERMS,
        x + y,
        z,
        p == 0 && !isFirst ? HOLDS_NEUTRAL : 0,
        ANY_LEAD,
      );
      if (isDone) return;
    }
    if (isSame || p == 0 || y < x || (isNatural && x == y)) continue;
    const barred = isFirst ? 0 : HOLDS_NEUTRAL;
    chain<T>(DIFFERENCE | NEAR_IS_LEFT, first + i, kind, far, TERMS, y - x, z, barred, ANY_LEAD);
    if (isDone) return;
  }
}

/** Sums of a near term, with the lowest number, and a far rest. */
function findRests<T>(
  near: usize,
  first: u32,
  far: i32,
  isShared: bool,
  p: T,
  q: T,
  barred: u32,
  lead: u32,
): void {
  for (let i = termFrom(near), end = countOf(near); i < end; i++) {
    const t = formAt(near, i);
    const kind = kindOf(t);
    if (kind & barred || first + i > lead) continue;
    const tq = load<T>(t, 8);
    const x = p * tq,
      y = load<T>(t) * q;
    if (y > x || (isNatural && x == y)) continue;
    chain<T>(
      SUM | NEAR_IS_LEFT,
      first + i,
      kind,
      far,
      TERMS,
      x - y,
      q * tq,
      barred,
      isShared ? first + i : ANY_LEAD,
    );
    if (isDone) return;
  }
}

/** Sums of a far term, with the lowest number, and a near rest: which is smaller, and so is its leading term. */
function findTerms<T>(near: usize, first: u32, far: i32, p: T, q: T, barred: u32, lead: u32): void {
  for (let i = termsFrom(near), end = countOf(near); i < end; i++) {
    const r = formAt(near, i);
    const kind = kindOf(r);
    if (kind & barred) continue;
    const rq = load<T>(r, 8);
    const x = p * rq,
      y = load<T>(r) * q;
    if (y > x || (isNatural && x == y)) continue;
    chain<T>(SUM, first + i, kind, far, TERM, x - y, q * rq, barred, lead);
    if (isDone) return;
  }
}

/** Products of a near factor, with the lowest number, and a far rest. */
function findCofactors<T>(
  near: usize,
  first: u32,
  far: i32,
  isShared: bool,
  p: T,
  q: T,
  barred: u32,
  lead: u32,
): void {
  for (let i: u32 = 0, end = factorTo(near); i < end; i++) {
    const f = formAt(near, i);
    const kind = kindOf(f);
    if (first + i > lead || kind & barred || (skipsOnes && kind & HOLDS_ONE)) continue;
    const most = isShared ? first + i : ANY_LEAD;
    chainProduct<T>(PRODUCT | NEAR_IS_LEFT, f, first + i, kind, far, FACTORS, p, q, barred, most);
    if (isDone) return;
  }
}

/** Products of a far factor, with the lowest number, and a near rest. */
function findFactors<T>(near: usize, first: u32, far: i32, p: T, q: T, barred: u32, lead: u32): void {
  for (let i: u32 = 0, end = factorsTo(near); i < end; i++) {
    const r = formAt(near, i);
    const kind = kindOf(r);
    if (kind & barred || (skipsOnes && kind & HOLDS_ONE)) continue;
    chainProduct<T>(PRODUCT, r, first + i, kind, far, FACTOR, p, q, barred, lead);
    if (isDone) return;
  }
}

function chainProduct<T>(
  operation: u32,
  form: usize,
  id: u32,
  kind: u32,
  far: i32,
  role: i32,
  p: T,
  q: T,
  barred: u32,
  lead: u32,
): void {
  const fp = load<T>(form),
    fq = load<T>(form, 8);
  if (skipsOnes) barred |= HOLDS_ONE;
  if (isNatural) {
    const w = wholeQuotient<T>(p, fp);
    if (w != 0) chain<T>(operation, id, kind, far, role, w, 1, barred, lead);
  } else if (fp != 0) {
    chain<T>(operation, id, kind, far, role, p * fq, q * fp, barred, lead);
  } else if (p == 0) {
    chainFree(operation, id, kind, far);
  }
}

/** A near factor 0 makes 0 with whatever the far half makes. Only where any form will do. */
function chainFree(operation: u32, id: u32, kind: u32, far: i32): void {
  pushLink(operation, id, kind);
  const before = depth;
  note(pushProduct(far));
  cutChain(before);
  popLink(operation, kind);
}

/** Quotients of a near form and a far one, either way round. */
function findQuotients<T>(near: usize, first: u32, far: i32, isSame: bool, p: T, q: T): void {
  const barred: u32 = skipsOnes ? HOLDS_ONE : 0,
    barredDivisor: u32 = isEssential ? HOLDS_ONE : 0;
  const bound = boundOf(far);
  for (let i: u32 = 0, end = factorsTo(near); i < end; i++) {
    const d = formAt(near, i);
    const dp = load<T>(d),
      dq = load<T>(d, 8);
    const kind = kindOf(d);
    if (dp == 0 || (skipsOnes && kind & HOLDS_ONE)) continue;
    if (!(isEssential && kind & HOLDS_ONE)) {
      if (!isNatural || isFloat<T>() || <f64>p * <f64>dp <= bound) {
        chain<T>(QUOTIENT, first + i, kind, far, FACTORS, p * dp, q * dq, barred, ANY_LEAD);
        if (isDone) return;
      }
    }
    if (isSame || p == 0) continue;
    if (isNatural) {
      const w = wholeQuotient<T>(dp, p);
      if (w != 0)
        chain<T>(QUOTIENT | NEAR_IS_LEFT, first + i, kind, far, FACTORS, w, 1, barredDivisor, ANY_LEAD);
    } else {
      chain<T>(
        QUOTIENT | NEAR_IS_LEFT,
        first + i,
        kind,
        far,
        FACTORS,
        dp * q,
        dq * p,
        barredDivisor,
        ANY_LEAD,
      );
    }
    if (isDone) return;
  }
}
