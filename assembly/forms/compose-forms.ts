// The forms of a subset (form.ts) from those of the halves of one split, each form exactly once:
//
//   differences  |u - w|  u, w addends of the two halves; the halves have no order
//   sums         t + r    t a term of the half with the lowest number, r an addend of the other half
//   products     f * r    f a factor of the half with the lowest number, r a multiplier of the other half
//   quotients    p / q    p, q multipliers of the halves, either way round
//
// These are all forms, and none twice: a sum is given by its positive and its negative terms up to swapping
// them, a product by its numerator and its denominator, and a pure sum by the term with the lowest number and
// the rest.
//
// Equal numbers. The halves of a split are multisets. If both contain the lowest number, the split occurs
// both ways round, and differences and quotients take one of them. The term with a lowest number is then not
// unique: the leading term is the one with the greatest id, so t must not be less than the leading term of r;
// likewise for factors. If both halves are the same multiset, differences take u before w, and u - u is its
// own negation.
//
// Neutral terms are equal to their negations: a leaf 0, products with a factor 0 or u - u, and for
// 'essential' all terms worth 0. They have no sign, so in a difference they stand with the larger part. If
// both parts are worth the same, the neutral terms stand apart: z + (u - w), which is a kind of its own
// (PADDED).
//
// For 'essential' a factor worth 1 is not a divisor, and 0 is not a dividend.
//
// Integers. A form counts if one of its expressions has integer values only. Of a sum or product all have
// them if its terms or factors do. A quotient p / q has one if q divides p, since p can then be divided by
// one factor of q after another, and cannot have one otherwise.
import { spendNanoseconds } from '../core/deadline';
import { denominatorOf, numeratorOf, wholeQuotient } from '../core/fraction';
import {
  DIFFERENCE,
  FLIPS,
  FORM_BYTES,
  HOLDS_NEUTRAL,
  HOLDS_ONE,
  kindOf,
  leadingFactor,
  leadingTerm,
  NEUTRAL,
  PADDED,
  PRODUCT,
  putForm,
  QUOTIENT,
  SUM,
  traitsOf,
} from './form';
import { firstId } from './form-ids';
import {
  addendsBegin,
  factorsEnd,
  formAt,
  formCount,
  formListOf,
  multipliersEnd,
  termsBegin,
} from './form-list';
import { formRules } from './forms-state';

/** Cost to make a form (core/deadline.ts). */
const NANOSECONDS_PER_FORM: u64 = 8;

/** The mark of a factor worth p / q. */
@inline function markOfOne<T>(p: T, q: T): u32 {
  return p == q ? HOLDS_ONE : 0;
}

/**
 * The marks of a product or quotient with numerator p, whose neutral factors are among those with these
 * traits.
 */
@inline function markOfZero<T>(p: T, traits: u32): u32 {
  const isNeutral = p == 0 && (formRules.isEssential || (traits & NEUTRAL) != 0);
  return isNeutral ? NEUTRAL | HOLDS_NEUTRAL : 0;
}

/** Writes the differences of two halves from an address on; returns their end. */
export function composeDifferences<T>(tail: usize, maskB: i32, maskC: i32, bound: f64): usize {
  const b = formListOf(maskB),
    c = formListOf(maskC);
  const isSame = maskB == maskC;
  const firstW = firstId(maskC);
  const endU = formCount(b),
    endW = formCount(c);
  const beginU = addendsBegin(b),
    beginW = addendsBegin(c);
  const traits = DIFFERENCE | FLIPS;
  let idU = firstId(maskB) + beginU;
  for (let i = beginU; i < endU; i++, idU++) {
    const u = formAt(b, i);
    const up = numeratorOf<T>(u),
      uq = denominatorOf<T>(u);
    const traitsU = traitsOf(u);
    let j = isSame ? i : beginW;
    spendNanoseconds(NANOSECONDS_PER_FORM * (endW - j));
    for (let w = formAt(c, j); j < endW; j++, w += FORM_BYTES) {
      const wp = numeratorOf<T>(w),
        wq = denominatorOf<T>(w);
      const traitsW = traitsOf(w);
      const idW = firstW + j;
      const x = up * wq,
        y = wp * uq;
      if (x > y) {
        if (traitsW & HOLDS_NEUTRAL) continue;
        if (formRules.isNatural && <f64>(x - y) > bound) continue;
        putForm<T>(
          tail,
          x - y,
          uq * wq,
          idU,
          idW,
          0,
          traits | (traitsU & HOLDS_NEUTRAL) | markOfOne<T>(x - y, uq * wq),
        );
      } else if (y > x) {
        if (traitsU & HOLDS_NEUTRAL) continue;
        if (formRules.isNatural && <f64>(y - x) > bound) continue;
        putForm<T>(
          tail,
          y - x,
          uq * wq,
          idW,
          idU,
          0,
          traits | (traitsW & HOLDS_NEUTRAL) | markOfOne<T>(y - x, uq * wq),
        );
      } else {
        if (formRules.isNatural || (traitsU | traitsW) & HOLDS_NEUTRAL) continue;
        putForm<T>(tail, 0, 1, idU, idW, 0, idU == idW ? traits | NEUTRAL : traits);
      }
      tail += FORM_BYTES;
    }
  }
  return tail;
}

/** Writes the neutral terms of one half plus the differences worth 0 of the other; returns their end. */
export function composePadded<T>(tail: usize, neutralMask: i32, zeroMask: i32): usize {
  const neutrals = formListOf(neutralMask),
    zeros = formListOf(zeroMask);
  for (let i = addendsBegin(neutrals); i < formCount(neutrals); i++) {
    if (!(traitsOf(formAt(neutrals, i)) & NEUTRAL)) continue;
    spendNanoseconds(NANOSECONDS_PER_FORM * addendsBegin(zeros));
    for (let j: u32 = 0; j < addendsBegin(zeros); j++) {
      const difference = formAt(zeros, j);
      if (kindOf(difference) != DIFFERENCE || numeratorOf<T>(difference) != 0) continue;
      const traits = PADDED | FLIPS | (traitsOf(difference) & NEUTRAL);
      putForm<T>(tail, 0, 1, firstId(neutralMask) + i, firstId(zeroMask) + j, 0, traits);
      tail += FORM_BYTES;
    }
  }
  return tail;
}

/** Writes the sums of two halves; returns their end. B holds the lowest number, as in all splits. */
export function composeSums<T>(tail: usize, maskB: i32, maskC: i32, lowest: i32, bound: f64): usize {
  const b = formListOf(maskB),
    c = formListOf(maskC);
  const isShared = (maskC & lowest) != 0;
  const endT = formCount(b),
    endR = formCount(c);
  const beginT = termsBegin(b),
    beginR = addendsBegin(c);
  let idT = firstId(maskB) + beginT;
  for (let i = beginT; i < endT; i++, idT++) {
    const t = formAt(b, i);
    const tp = numeratorOf<T>(t),
      tq = denominatorOf<T>(t);
    const traitsT = traitsOf(t);
    spendNanoseconds(NANOSECONDS_PER_FORM * (endR - beginR));
    let idR = firstId(maskC) + beginR;
    for (let r = formAt(c, beginR), end = formAt(c, endR); r < end; r += FORM_BYTES, idR++) {
      if (isShared && leadingTerm(r, idR) > idT) continue;
      const rp = numeratorOf<T>(r),
        rq = denominatorOf<T>(r);
      const traitsR = traitsOf(r);
      const p = tp * rq + rp * tq;
      if (formRules.isNatural && <f64>p > bound) continue;
      const q = tq * rq;
      const ofAny = (traitsT | traitsR) & (FLIPS | HOLDS_NEUTRAL),
        ofBoth = traitsT & traitsR & NEUTRAL;
      putForm<T>(tail, p, q, idT, idR, idT, SUM | ofAny | ofBoth | markOfOne<T>(p, q));
      tail += FORM_BYTES;
    }
  }
  return tail;
}

/** Writes the products of two halves; returns their end. B holds the lowest number. */
export function composeProducts<T>(tail: usize, maskB: i32, maskC: i32, lowest: i32, bound: f64): usize {
  const b = formListOf(maskB),
    c = formListOf(maskC);
  const isShared = (maskC & lowest) != 0;
  const endF = factorsEnd(b),
    endR = multipliersEnd(c);
  let idF = firstId(maskB);
  for (let i: u32 = 0; i < endF; i++, idF++) {
    const f = formAt(b, i);
    const traitsF = traitsOf(f);
    if (formRules.skipsOnes && traitsF & HOLDS_ONE) continue;
    const fp = numeratorOf<T>(f),
      fq = denominatorOf<T>(f);
    spendNanoseconds(NANOSECONDS_PER_FORM * endR);
    let idR = firstId(maskC);
    for (let r = formAt(c, 0), end = formAt(c, endR); r < end; r += FORM_BYTES, idR++) {
      if (isShared && leadingFactor(r, idR) > idF) continue;
      const traitsR = traitsOf(r);
      if (formRules.skipsOnes && traitsR & HOLDS_ONE) continue;
      const p = fp * numeratorOf<T>(r);
      if (formRules.isNatural && <f64>p > bound) continue;
      const marks = ((traitsF | traitsR) & (FLIPS | HOLDS_ONE)) | markOfZero<T>(p, traitsF | traitsR);
      putForm<T>(tail, p, fq * denominatorOf<T>(r), idF, idR, idF, PRODUCT | marks);
      tail += FORM_BYTES;
    }
  }
  return tail;
}

/** Writes the quotients of the first half by the second; returns their end. */
export function composeQuotients<T>(tail: usize, maskP: i32, maskQ: i32, bound: f64): usize {
  const dividends = formListOf(maskP),
    divisors = formListOf(maskQ);
  const endP = multipliersEnd(dividends),
    endQ = multipliersEnd(divisors);
  let idQ = firstId(maskQ);
  for (let i: u32 = 0; i < endQ; i++, idQ++) {
    const d = formAt(divisors, i);
    const traitsD = traitsOf(d);
    const dp = numeratorOf<T>(d),
      dq = denominatorOf<T>(d);
    if (dp == 0 || (formRules.isEssential && traitsD & HOLDS_ONE)) continue;
    spendNanoseconds(NANOSECONDS_PER_FORM * endP);
    let idP = firstId(maskP);
    for (let x = formAt(dividends, 0), end = formAt(dividends, endP); x < end; x += FORM_BYTES, idP++) {
      const traitsX = traitsOf(x);
      let p = numeratorOf<T>(x),
        q: T = 1;
      if (formRules.isWhole) {
        if (formRules.skipsOnes && traitsX & HOLDS_ONE) continue;
        const whole = wholeQuotient<T>(p, dp);
        if (whole == 0 && (p != 0 || formRules.isEssential)) continue;
        if (<f64>whole > bound) continue;
        p = whole;
      } else {
        if (formRules.isEssential && p == 0) continue;
        p *= dq;
        q = denominatorOf<T>(x) * dp;
      }
      const marks = ((traitsX | traitsD) & FLIPS) | markOfZero<T>(p, traitsX);
      putForm<T>(tail, p, q, idP, idQ, 0, QUOTIENT | marks);
      tail += FORM_BYTES;
    }
  }
  return tail;
}
