// The forms of a subset (forms.ts) from those of its splits, each exactly once:
//
//   differences  |u - w|  u, w of the terms and pure sums of B and of C, split without order
//   sums         t + r    t a term of the half with the lowest number, r a term or pure sum
//   products     f * r    f a factor of the half with the lowest number, r a factor or pure product
//   quotients    p / q    p, q of the factors and pure products of the halves, either way round
//
// That is all and nothing twice, since of a sum its positive and its negative
// terms are given up to swapping, of a product its numerator and denominator; and of a
// pure sum the term with the lowest number and the rest.
//
// Equal numbers. A split is a pair of multisets. Where both halves hold the
// lowest number it comes both ways round, and differences and quotients take one. The
// term with a lowest number is not unique then: it is the one with the greatest id, the
// leading one, so t must not be less than the leading term of r; and so with factors. Where
// both halves are the same, differences take u before w, and u - u is its own negation.
//
// Neutral terms (z = -z: products with a factor u - u; for 'essential' all that are
// worth 0) have no sign: in a difference they stand with the larger part. Where both parts are
// worth the same they stand apart: z + (u - w), a form of its own kind (PADDED).
//
// For 'essential' a factor worth 1 is no divisor, and a dividend not 0.
import { arenaTop, ensureMemory, reserveTo } from '../core/arena';
import { boundOf, countOf, DIFFERENCE, exhaust, factorsTo, factorTo, firstId, FLIPS, FORM_SHIFT, formAt, HOLDS_NEUTRAL, HOLDS_ONE, isEssential, isListed, isNatural, KIND_MASK, kindOf, leadingFactor, leadingTerm, listOf, MAX_FORMS, NEUTRAL, PADDED, PRODUCT, putForm, QUOTIENT, setList, skipsOnes, SUM, termFrom, termsFrom } from './form-lists';
import { MAX_PAGES, PAGE_BYTES } from '../core/abi';
import { halfB, halfC, splitsOf } from '../core/plan';

const FORM_BYTES: usize = 1 << FORM_SHIFT;
/** z + (u - w) with z worth 0 takes at least so many numbers. */
const PADDED_SIZE: i32 = 5;

/** Whether a split also comes the other way round, which is the one to take. */
@inline export function isMirrored(b: i32, c: i32, lowest: i32): bool {
  return (c & lowest) != 0 && c < b;
}

/** a / b as a natural number, or 0 if it is none. */
@inline export function wholeQuotient<T>(a: T, b: T): T {
  if (isFloat<T>()) {
    const quotient = floor<T>(a / b);
    return quotient * b == a ? quotient : 0;
  }
  return a % b ? 0 : a / b;
}

function differences<T>(tail: usize, maskB: i32, maskC: i32, bound: f64): usize {
  const b = listOf(maskB),
    c = listOf(maskC);
  const isSame = maskB == maskC;
  const firstW = firstId(maskC);
  const endU = countOf(b),
    endW = countOf(c);
  const fromU = termsFrom(b),
    fromW = termsFrom(c);
  let idU = firstId(maskB) + fromU;
  for (let i = fromU; i < endU; i++, idU++) {
    const u = formAt(b, i);
    const up = load<T>(u),
      uq = load<T>(u, 8);
    const kindU = kindOf(u);
    let j = isSame ? i : fromW;
    for (let w = formAt(c, j); j < endW; j++, w += FORM_BYTES) {
      const wp = load<T>(w),
        wq = load<T>(w, 8);
      const kindW = kindOf(w);
      const idW = firstW + j;
      const x = up * wq,
        y = wp * uq;
      const flags = DIFFERENCE | FLIPS;
      if (x > y) {
        if (kindW & HOLDS_NEUTRAL) continue;
        if (isNatural && <f64>(x - y) > bound) continue;
        putForm<T>(tail, x - y, uq * wq, idU, idW, 0, flags | onesOf<T>(x - y, uq * wq));
      } else if (y > x) {
        if (kindU & HOLDS_NEUTRAL) continue;
        if (isNatural && <f64>(y - x) > bound) continue;
        putForm<T>(tail, y - x, uq * wq, idW, idU, 0, flags | onesOf<T>(y - x, uq * wq));
      } else {
        if (isNatural || (kindU | kindW) & HOLDS_NEUTRAL) continue;
        putForm<T>(tail, 0, 1, idU, idW, 0, idU == idW ? flags | NEUTRAL : flags);
      }
      tail += FORM_BYTES;
    }
  }
  return tail;
}

/** The arenaTop of a factor worth 1. */
@inline function onesOf<T>(p: T, q: T): u32 {
  return p == q ? HOLDS_ONE : 0;
}

/** The neutral terms of one half and the differences worth 0 of the other. */
function paddedDifferences<T>(tail: usize, neutralMask: i32, zeroMask: i32): usize {
  const neutral = listOf(neutralMask),
    zero = listOf(zeroMask);
  for (let i = termsFrom(neutral); i < countOf(neutral); i++) {
    if (!(kindOf(formAt(neutral, i)) & NEUTRAL)) continue;
    for (let j: u32 = 0; j < termsFrom(zero); j++) {
      const difference = formAt(zero, j);
      const kind = kindOf(difference);
      if ((kind & KIND_MASK) != DIFFERENCE || load<T>(difference) != 0) continue;
      const marks = PADDED | FLIPS | (kind & NEUTRAL);
      putForm<T>(tail, 0, 1, firstId(neutralMask) + i, firstId(zeroMask) + j, 0, marks);
      tail += FORM_BYTES;
    }
  }
  return tail;
}

function sums<T>(tail: usize, maskB: i32, maskC: i32, lowest: i32, bound: f64): usize {
  const b = listOf(maskB),
    c = listOf(maskC);
  const isShared = (maskC & lowest) != 0;
  const endT = countOf(b),
    endR = countOf(c);
  const fromT = termFrom(b),
    fromR = termsFrom(c);
  let idT = firstId(maskB) + fromT;
  for (let i = fromT; i < endT; i++, idT++) {
    const t = formAt(b, i);
    const tp = load<T>(t),
      tq = load<T>(t, 8);
    const kindT = kindOf(t);
    let idR = firstId(maskC) + fromR;
    for (let r = formAt(c, fromR), end = formAt(c, endR); r < end; r += FORM_BYTES, idR++) {
      if (isShared && leadingTerm(r, idR) > idT) continue;
      const rp = load<T>(r),
        rq = load<T>(r, 8);
      const kindR = kindOf(r);
      const p = tp * rq + rp * tq;
      if (isNatural && <f64>p > bound) continue;
      const q = tq * rq;
      const marks = ((kindT | kindR) & (FLIPS | HOLDS_NEUTRAL)) | (kindT & kindR & NEUTRAL) | onesOf<T>(p, q);
      putForm<T>(tail, p, q, idT, idR, idT, SUM | marks);
      tail += FORM_BYTES;
    }
  }
  return tail;
}

function products<T>(tail: usize, maskB: i32, maskC: i32, lowest: i32, bound: f64): usize {
  const b = listOf(maskB),
    c = listOf(maskC);
  const isShared = (maskC & lowest) != 0;
  const endF = factorTo(b),
    endR = factorsTo(c);
  let idF = firstId(maskB);
  for (let i: u32 = 0; i < endF; i++, idF++) {
    const f = formAt(b, i);
    const kindF = kindOf(f);
    if (skipsOnes && kindF & HOLDS_ONE) continue;
    const fp = load<T>(f),
      fq = load<T>(f, 8);
    let idR = firstId(maskC);
    for (let r = formAt(c, 0), end = formAt(c, endR); r < end; r += FORM_BYTES, idR++) {
      if (isShared && leadingFactor(r, idR) > idF) continue;
      const kindR = kindOf(r);
      if (skipsOnes && kindR & HOLDS_ONE) continue;
      const p = fp * load<T>(r);
      if (isNatural && <f64>p > bound) continue;
      const marks = ((kindF | kindR) & (FLIPS | HOLDS_ONE)) | neutralOf<T>(p, kindF | kindR);
      putForm<T>(tail, p, fq * load<T>(r, 8), idF, idR, idF, PRODUCT | marks);
      tail += FORM_BYTES;
    }
  }
  return tail;
}

/** The marks of a product whose factors have these marks. */
@inline function neutralOf<T>(p: T, kinds: u32): u32 {
  const isNeutral = p == 0 && (isEssential || (kinds & NEUTRAL) != 0);
  return isNeutral ? NEUTRAL | HOLDS_NEUTRAL : 0;
}

/** Quotients of one half by the other. */
function quotients<T>(tail: usize, maskP: i32, maskQ: i32, bound: f64): usize {
  const dividends = listOf(maskP),
    divisors = listOf(maskQ);
  const endP = factorsTo(dividends),
    endQ = factorsTo(divisors);
  let idQ = firstId(maskQ);
  for (let i: u32 = 0; i < endQ; i++, idQ++) {
    const d = formAt(divisors, i);
    const kindD = kindOf(d);
    const dp = load<T>(d),
      dq = load<T>(d, 8);
    if (dp == 0 || (isEssential && kindD & HOLDS_ONE)) continue;
    let idP = firstId(maskP);
    for (let x = formAt(dividends, 0), end = formAt(dividends, endP); x < end; x += FORM_BYTES, idP++) {
      const kindX = kindOf(x);
      let p = load<T>(x),
        q: T = 1;
      if (isNatural) {
        if (skipsOnes && kindX & HOLDS_ONE) continue;
        p = wholeQuotient<T>(p, dp);
        if (p == 0 || <f64>p > bound) continue;
      } else {
        if (isEssential && p == 0) continue;
        p *= dq;
        q = load<T>(x, 8) * dp;
      }
      const marks = ((kindX | kindD) & FLIPS) | neutralOf<T>(p, kindX);
      putForm<T>(tail, p, q, idP, idQ, 0, QUOTIENT | marks);
      tail += FORM_BYTES;
    }
  }
  return tail;
}


@inline function sizeOf(from: u32, to: u32): u64 {
  return <u64>(to - from);
}

/** Makes the list of a subset whose splits are listed; false if memory is exhausted. */
function compose<T>(mask: i32): bool {
  const from = splitsOf(mask),
    to = splitsOf(mask + 1);
  const lowest = mask & -mask;
  const bound = boundOf(mask);
  let most: u64 = 0;
  for (let s = from; s < to; s += 4) {
    const b = listOf(halfB(s)),
      c = listOf(halfC(s));
    const termsB = sizeOf(termsFrom(b), countOf(b)),
      termsC = sizeOf(termsFrom(c), countOf(c));
    most += termsB * termsC + sizeOf(termFrom(b), countOf(b)) * termsC;
    most += <u64>factorTo(b) * <u64>factorsTo(c) + 2 * <u64>factorsTo(b) * <u64>factorsTo(c);
    if (popcnt(mask) >= PADDED_SIZE) most += termsB * <u64>termsFrom(c) + termsC * <u64>termsFrom(b);
  }
  const forms = arenaTop();
  const room = <u64>forms + most * FORM_BYTES;
  if (room > <u64>MAX_PAGES * PAGE_BYTES || !ensureMemory(<usize>room)) return false;
  let tail = forms;
  for (let s = from; s < to; s += 4) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, lowest)) continue;
    tail = differences<T>(tail, b, c, bound);
    if (isNatural || popcnt(mask) < PADDED_SIZE) continue;
    tail = paddedDifferences<T>(tail, b, c);
    if (b != c) tail = paddedDifferences<T>(tail, c, b);
  }
  const sumsAt = tail;
  for (let s = from; s < to; s += 4) tail = sums<T>(tail, halfB(s), halfC(s), lowest, bound);
  const productsAt = tail;
  for (let s = from; s < to; s += 4) tail = products<T>(tail, halfB(s), halfC(s), lowest, bound);
  const quotientsAt = tail;
  for (let s = from; s < to; s += 4) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, lowest)) continue;
    tail = quotients<T>(tail, b, c, bound);
    if (b != c) tail = quotients<T>(tail, c, b, bound);
  }
  if ((tail - forms) >> FORM_SHIFT > <usize>MAX_FORMS) return false;
  reserveTo(tail);
  return setList<T>(
    mask,
    forms,
    <u32>((tail - forms) >> FORM_SHIFT),
    <u32>((sumsAt - forms) >> FORM_SHIFT),
    <u32>((productsAt - forms) >> FORM_SHIFT),
    <u32>((quotientsAt - forms) >> FORM_SHIFT),
  );
}

/** The list of a subset, after it and all lists it is made from stand; 0 if memory is exhausted. */
@inline export function listed<T>(mask: i32): usize {
  return isListed(mask) ? listOf(mask) : makeList<T>(mask);
}

function makeList<T>(mask: i32): usize {
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
    if (!isListed(halfB(s)) && !makeList<T>(halfB(s))) return 0;
    if (!isListed(halfC(s)) && !makeList<T>(halfC(s))) return 0;
  }
  if (compose<T>(mask)) return listOf(mask);
  exhaust();
  return 0;
}
