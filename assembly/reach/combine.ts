// All results of an operation on the values of two lists, u32, appended to the
// candidates (candidates.ts). A list is followed by 16 bytes of zeros, so that
// four values can be read at any of its elements; a zero gives no candidate but 0,
// which is never taken.
//
// In an inner loop four lanes are computed and those that count are stored: the
// mask of the lanes picks a shuffle that moves them to the front. So a quotient that is no
// integer costs nothing further. In a first version in C++ that took 40 % (n = 6, 7) to
// 20 % (n = 9) off the time of one test for each value.
import { MAX_ROW, done, room, took } from './candidates';
import { hasBit } from '../core/bitmap';
import { inverse } from '../core/exact-division';

/** By mask: the shuffle that moves the lanes of the mask to the front. */
const SHUFFLES = memory.data(256, 16);
/** The most bytes of an inner list between two looks at the buffer: a row gives two candidates for a value. */
const CHUNK: usize = (MAX_ROW << 2) >> 1;

/** Divisors from this on are taken to divide few values. */
const SELDOM: u32 = 64;

/** Divisors of a row are compared as f32 where dividends are below this. */
const EXACT_F32: u32 = 1 << 24;

for (let mask: usize = 0; mask < 16; mask++) {
  let to = SHUFFLES + (mask << 4);
  for (let lane: usize = 0; lane < 4; lane++) {
    if (!((mask >> lane) & 1)) continue;
    for (let byte: usize = 0; byte < 4; byte++) store<u8>(to + byte, <u8>(4 * lane + byte));
    to += 4;
  }
}

/** Stores the lanes of a mask one after the other; returns where the next goes. */
@inline function storeLanes(at: usize, lanes: v128, mask: i32): usize {
  v128.store(at, i8x16.swizzle(lanes, v128.load(SHUFFLES + ((<usize>mask) << 4))));
  return at + ((<usize>popcnt(mask)) << 2);
}

/** The lanes below an end that is less than four values away. */
@inline function lanesLeft(k: usize, to: usize): i32 {
  const left = <u32>((to - k) >> 2);
  return left < 4 ? (1 << left) - 1 : 15;
}

/** p + v and |p - v|, each at most `most` or else most, for one p and each v of a list. */
@inline function addRow(at: usize, p: u32, from: usize, to: usize, most: u32): usize {
  if (ASC_FEATURE_SIMD) {
    const ps = i32x4.splat(<i32>p),
      mosts = i32x4.splat(<i32>most);
    let k = from;
    for (; k + 16 <= to; k += 16) {
      const v = v128.load(k);
      v128.store(at, i32x4.min_u(i32x4.add(v, ps), mosts));
      v128.store(at, i32x4.min_u(i32x4.sub(i32x4.max_u(v, ps), i32x4.min_u(v, ps)), mosts), 16);
      at += 32;
    }
    // The rest of the row, 0 to 3 values: what is stored behind its end is overwritten.
    const rest = to - k;
    const v = v128.load(k);
    v128.store(at, i32x4.min_u(i32x4.add(v, ps), mosts));
    v128.store(at + rest, i32x4.min_u(i32x4.sub(i32x4.max_u(v, ps), i32x4.min_u(v, ps)), mosts));
    return at + (rest << 1);
  }
  for (let k = from; k < to; k += 4) {
    const v = load<u32>(k);
    store<u32>(at, min<u32>(p + v, most));
    store<u32>(at, min<u32>(p < v ? v - p : p - v, most), 4);
    at += 8;
  }
  return at;
}

/** p * v for one p and each v <= most of a list. Precondition: no such product wraps. */
@inline function multiplyRow(at: usize, p: u32, from: usize, to: usize, most: u32): usize {
  if (ASC_FEATURE_SIMD) {
    const ps = i32x4.splat(<i32>p),
      mosts = i32x4.splat(<i32>most);
    for (let k = from; k < to; k += 16) {
      const v = v128.load(k);
      at = storeLanes(at, i32x4.mul(v, ps), i32x4.bitmask(i32x4.le_u(v, mosts)));
    }
    return at;
  }
  for (let k = from; k < to; k += 4) {
    const v = load<u32>(k);
    store<u32>(at, v * p);
    at += (<usize>(v <= most)) << 2;
  }
  return at;
}

/** v / p, times f, for each v of a list that p divides, where v / p <= most. Precondition: most * p and most * f do not wrap. */
@inline function divideRow(at: usize, p: u32, from: usize, to: usize, most: u32, f: u32): usize {
  const shift = ctz(p);
  const factor = inverse<u32>(p >> shift);
  if (ASC_FEATURE_SIMD) {
    // v * factor is the quotient times 2^shift, if there is one.
    const factors = i32x4.splat(<i32>factor),
      mosts = i32x4.splat(<i32>(most << shift)),
      below = i32x4.splat((1 << shift) - 1),
      fs = i32x4.splat(<i32>f),
      zero = i32x4.splat(0);
    let k = from;
    // Of sixteen values a large p seldom divides one.
    if (p >= SELDOM) {
      for (; k + 64 <= to; k += 64) {
        const may0 = i32x4.le_u(i32x4.mul(v128.load(k), factors), mosts),
          may1 = i32x4.le_u(i32x4.mul(v128.load(k, 16), factors), mosts),
          may2 = i32x4.le_u(i32x4.mul(v128.load(k, 32), factors), mosts),
          may3 = i32x4.le_u(i32x4.mul(v128.load(k, 48), factors), mosts);
        if (!v128.any_true(v128.or(v128.or(may0, may1), v128.or(may2, may3)))) continue;
        for (let i = k, end = k + 64; i < end; i += 16) {
          const x = i32x4.mul(v128.load(i), factors);
          const isWhole = v128.and(i32x4.le_u(x, mosts), i32x4.eq(v128.and(x, below), zero));
          at = storeLanes(at, i32x4.mul(i32x4.shr_u(x, <i32>shift), fs), i32x4.bitmask(isWhole));
        }
      }
    }
    for (; k < to; k += 16) {
      const x = i32x4.mul(v128.load(k), factors);
      const isWhole = v128.and(i32x4.le_u(x, mosts), i32x4.eq(v128.and(x, below), zero));
      at = storeLanes(at, i32x4.mul(i32x4.shr_u(x, <i32>shift), fs), i32x4.bitmask(isWhole));
    }
    return at;
  }
  for (let k = from; k < to; k += 4) {
    const q = rotr<u32>(load<u32>(k) * factor, shift);
    store<u32>(at, q * f);
    at += (<usize>(q <= most)) << 2;
  }
  return at;
}

/** v / p from least to most for one v below EXACT_F32 and each p of a list that divides it. Precondition: most < v, so p > 1. */
@inline function divideByRow(at: usize, v: u32, from: usize, to: usize, least: u32, most: u32): usize {
  if (ASC_FEATURE_SIMD) {
    const vs = i32x4.splat(<i32>v),
      dividends = f32x4.convert_i32x4_s(vs),
      leasts = i32x4.splat(<i32>least),
      spans = i32x4.splat(<i32>(most - least));
    for (let k = from; k < to; k += 16) {
      const p = v128.load(k);
      const q = i32x4.trunc_sat_f32x4_s(f32x4.div(dividends, f32x4.convert_i32x4_s(p)));
      const isWhole = v128.and(i32x4.eq(i32x4.mul(q, p), vs), i32x4.le_u(i32x4.sub(q, leasts), spans));
      at = storeLanes(at, q, i32x4.bitmask(isWhole));
    }
    return at;
  }
  for (let k = from; k < to; k += 4) {
    const p = load<u32>(k);
    const q = v / p;
    store<u32>(at, q);
    at += (<usize>(q * p == v && q - least <= most - least)) << 2;
  }
  return at;
}

/** All p + v and |p - v|, those above most as most. */
export function add(ps: usize, psEnd: usize, vs: usize, vsEnd: usize, most: u32, largest: u64): void {
  // The longer list belongs inside.
  if (psEnd - ps > vsEnd - vs) return add(vs, vsEnd, ps, psEnd, most, largest);
  let at = room(largest);
  for (let from = vs; from < vsEnd; from += CHUNK) {
    const to = min(from + CHUNK, vsEnd);
    for (let i = ps; i < psEnd; i += 4) at = took(addRow(at, load<u32>(i), from, to, most));
  }
  done(at);
}

/** All p * v <= most. Those by 1 may be left out if least is 2, and are not if it is 1. */
export function multiply(
  ps: usize,
  psEnd: usize,
  vs: usize,
  vsEnd: usize,
  most: u32,
  least: u32,
  largest: u64,
): void {
  if (psEnd - ps > vsEnd - vs) return multiply(vs, vsEnd, ps, psEnd, most, least, largest);
  let at = room(largest);
  for (let from = vs; from < vsEnd; from += CHUNK) {
    const to = min(from + CHUNK, vsEnd);
    for (let i = ps; i < psEnd; i += 4) {
      const p = load<u32>(i);
      if (p >= least) at = took(multiplyRow(at, p, from, to, most / p));
    }
  }
  done(at);
}

/** All natural v / p from least to most, p > 1; largest is that of the dividends v, and vs has values from 1 on. */
export function divide(
  vs: usize,
  vsEnd: usize,
  largest: u32,
  ps: usize,
  psEnd: usize,
  least: u32,
  most: u32,
): void {
  const mostDivisor = largest / least;
  if (mostDivisor < 2) return;
  let at = room(largest >> 1);
  if (vsEnd - vs <= 12 && largest < EXACT_F32) {
    for (let from = ps; from < psEnd; from += CHUNK) {
      const to = min(from + CHUNK, psEnd);
      for (let i = vs; i < vsEnd; i += 4) {
        const v = load<u32>(i);
        if (v >= 2 * least) at = took(divideByRow(at, v, from, to, least, min(v >> 1, most)));
      }
    }
  } else {
    for (let from = vs; from < vsEnd; from += CHUNK) {
      const to = min(from + CHUNK, vsEnd);
      for (let i = ps; i < psEnd; i += 4) {
        const p = load<u32>(i);
        if (p > 1 && p <= mostDivisor) at = took(divideRow(at, p, from, to, min(largest / p, most), 1));
      }
    }
  }
  done(at);
}

/** v / p from least to most for each p > 1 of a bitmap that divides v. Precondition: the bitmap covers v. */
export function divideByBits(v: u32, bits: usize, least: u32, most: u32): void {
  let at = room(0);
  for (let d: u32 = 1; d * d <= v; d++) {
    if (v % d) continue;
    const e = v / d;
    if (d > 1 && e >= least && e <= most && hasBit(bits, d)) {
      store<u32>(at, e);
      at += 4;
    }
    if (d >= least && d <= most && hasBit(bits, e)) {
      store<u32>(at, d);
      at += 4;
    }
  }
  done(took(at));
}

/** (p + v) / x and |p - v| / x for one p and each v of a list, if natural and at most most. Precondition: most * x does not wrap. */
@inline function divideSumsRow(at: usize, p: u32, from: usize, to: usize, x: u32, most: u32): usize {
  const shift = ctz(x);
  const factor = inverse<u32>(x >> shift);
  if (ASC_FEATURE_SIMD) {
    const ps = i32x4.splat(<i32>p),
      factors = i32x4.splat(<i32>factor),
      mosts = i32x4.splat(<i32>(most << shift)),
      below = i32x4.splat((1 << shift) - 1),
      zero = i32x4.splat(0);
    for (let k = from; k < to; k += 16) {
      const v = v128.load(k);
      const s = i32x4.mul(i32x4.add(v, ps), factors);
      const d = i32x4.mul(i32x4.sub(i32x4.max_u(v, ps), i32x4.min_u(v, ps)), factors);
      const sIsWhole = v128.and(i32x4.le_u(s, mosts), i32x4.eq(v128.and(s, below), zero));
      const dIsWhole = v128.and(i32x4.le_u(d, mosts), i32x4.eq(v128.and(d, below), zero));
      const lanes = lanesLeft(k, to);
      at = storeLanes(at, i32x4.shr_u(s, <i32>shift), i32x4.bitmask(sIsWhole) & lanes);
      at = storeLanes(at, i32x4.shr_u(d, <i32>shift), i32x4.bitmask(dIsWhole) & lanes);
    }
    return at;
  }
  for (let k = from; k < to; k += 4) {
    const v = load<u32>(k);
    const s = rotr<u32>((p + v) * factor, shift);
    store<u32>(at, s);
    at += (<usize>(s <= most)) << 2;
    const d = rotr<u32>((p < v ? v - p : p - v) * factor, shift);
    store<u32>(at, d);
    at += (<usize>(d <= most)) << 2;
  }
  return at;
}

/** All natural (p + v) / x and |p - v| / x up to most, for one p. */
export function divideSums(p: u32, vs: usize, vsEnd: usize, x: u32, most: u32): void {
  let at = room(0);
  const limited = min<u32>(most, u32.MAX_VALUE / x);
  for (let from = vs; from < vsEnd; from += CHUNK) {
    at = took(divideSumsRow(at, p, from, min(from + CHUNK, vsEnd), x, limited));
  }
  done(at);
}

/** The greatest common divisors of x < DIVISORS and r < x, a byte each, and whether those of x are there: in place of r = x. */
const DIVISORS: u32 = 128;
const COMMON = memory.data(128 * 128, 16);

function euclid(a: u32, b: u32): u32 {
  while (b) {
    const rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

function fillCommon(x: u32): void {
  for (let r: u32 = 0; r < x; r++) store<u8>(COMMON + x * DIVISORS + r, <u8>euclid(x, r));
  store<u8>(COMMON + x * DIVISORS + x, 1);
}


@inline function greatestCommonDivisor(x: u32, p: u32): u32 {
  const r = p % x;
  return x < DIVISORS ? <u32>load<u8>(COMMON + x * DIVISORS + r) : euclid(x, r);
}

/**
 * All natural p * v / x up to most, but those with p / x natural if skipsMultiples, and those with p and x coprime if skipsCoprime;
 * the product at least x * least. largest is the largest v.
 */
export function divideProducts(
  ps: usize,
  psEnd: usize,
  vs: usize,
  vsEnd: usize,
  largest: u32,
  x: u32,
  least: u32,
  most: u32,
  skipsMultiples: bool,
  skipsCoprime: bool,
): void {
  let at = room(0);
  if (x < DIVISORS && !load<u8>(COMMON + x * DIVISORS + x)) fillCommon(x);
  for (let i = ps; i < psEnd; i += 4) {
    const p = load<u32>(i);
    if (<u64>p * largest < <u64>x * least) continue;
    const divisor = greatestCommonDivisor(x, p);
    if ((skipsMultiples && divisor == x) || (skipsCoprime && divisor == 1)) continue;
    const y = x / divisor,
      f = p / divisor;
    // v = y * q with q * f <= most
    const mostQ = min<u32>(most / f, largest / y);
    if (!mostQ) continue;
    for (let from = vs; from < vsEnd; from += CHUNK) {
      at = took(divideRow(at, y, from, min(from + CHUNK, vsEnd), mostQ, f));
    }
  }
  done(at);
}
