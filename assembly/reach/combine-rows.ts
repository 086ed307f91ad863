// The inner loops of a reach: one operation of one value p with each value v of a list, u32, four at a time.
// A row writes its results from an address on, without asking whether they are known, and returns where they
// end; up to three more values behind that are overwritten.
//
// A list is followed by 16 bytes of zeros, so that four values can be read at any of its elements; a zero
// gives no result but 0, which is never taken. Four lanes are computed and those that count are stored: the
// mask of the lanes picks a shuffle that moves them to the front. So a quotient that is no integer costs
// nothing further. In a first version in C++ that took 40 % (n = 6, 7) to 20 % (n = 9) off the time of one
// test for each value.
//
// A board of a pool takes about this much (averages over a few shares, counted in an earlier version): six
// numbers of 1..100, targets 101..999: 1,100 rows of 5.7 vectors and 8,100 candidates; nine numbers,
// 1..200,000: 111,000 rows of 58 vectors and 18 million candidates; ten numbers, 1..1,000,000, which share no
// lists: 242,000 rows of 83 vectors and 80 million candidates. So with six numbers the begin of a row counts,
// with nine and ten the candidates, each of which is stored at a random place of the cells or marks.
//
// Tried: for large p first a test whether p divides any of sixteen values: 1.02 of the time (n = 6), 0.97 to
// 1.00 (n = 8, 9), and 0.3 kB more after gzip. One row out of line for both kinds of quotients: 1.02.
import { inverseOf } from '../core/exact-division';

/** Bytes of a value, and lanes and bytes of a vector. */
const VALUE_BYTES: usize = sizeof<u32>();
const LANES: u32 = 4;
const ALL_LANES: i32 = (1 << LANES) - 1;
const VECTOR_BYTES: usize = <usize>LANES * VALUE_BYTES;

/** Limit of the odd numbers whose inverses are in a table: most rows are short, and an inverse takes 5 ns. */
const ODDS: u32 = 1024;

/**
 * Shuffles that move the lanes of a mask to the front, by mask: 16 bytes, each the index of a byte. The
 * inverses follow.
 */
const SHUFFLES: usize = memory.data(
  (ALL_LANES + 1) * <i32>VECTOR_BYTES + (<i32>ODDS / 2) * <i32>VALUE_BYTES,
  16,
);

/** Address of the shuffle of a mask. */
@inline function shuffleAt(mask: i32): usize {
  return SHUFFLES + <usize>mask * VECTOR_BYTES;
}

for (let mask = 0; mask <= ALL_LANES; mask++) {
  let to = shuffleAt(mask);
  for (let lane: usize = 0; lane < LANES; lane++) {
    if (!((mask >> (<i32>lane)) & 1)) continue;
    for (let byte: usize = 0; byte < VALUE_BYTES; byte++)
      store<u8>(to + byte, <u8>(VALUE_BYTES * lane + byte));
    to += VALUE_BYTES;
  }
}

/** Stores the lanes of a mask one after the other; returns where the next goes. */
@inline function storeLanes(at: usize, lanes: v128, mask: i32): usize {
  v128.store(at, i8x16.swizzle(lanes, v128.load(shuffleAt(mask))));
  return at + <usize>popcnt(mask) * VALUE_BYTES;
}

/** The lanes below an end that is less than four values away. */
@inline function lanesLeft(k: usize, to: usize): i32 {
  const left = <u32>((to - k) >> alignof<u32>());
  return left < LANES ? (1 << left) - 1 : ALL_LANES;
}

const INVERSES: usize = SHUFFLES + <usize>(ALL_LANES + 1) * VECTOR_BYTES;

/** Address in the table of the inverse of an odd number. */
@inline function inverseAt(odd: u32): usize {
  return INVERSES + ((<usize>(odd >> 1)) << alignof<u32>());
}

for (let odd: u32 = 1; odd < ODDS; odd += 2) store<u32>(inverseAt(odd), inverseOf<u32>(odd));

/** The inverse of an odd number modulo 2^32. */
@inline function findInverse(odd: u32): u32 {
  return odd < ODDS ? load<u32>(inverseAt(odd)) : inverseOf<u32>(odd);
}

/** Appends p + v and |p - v|, each at most `most` or else most, for one p and each v of a list. */
@inline export function addRow(at: usize, p: u32, from: usize, to: usize, most: u32): usize {
  if (ASC_FEATURE_SIMD) {
    const ps = i32x4.splat(<i32>p),
      mosts = i32x4.splat(<i32>most);
    let k = from;
    for (; k + VECTOR_BYTES <= to; k += VECTOR_BYTES) {
      const v = v128.load(k);
      v128.store(at, i32x4.min_u(i32x4.add(v, ps), mosts));
      v128.store(at, i32x4.min_u(i32x4.sub(i32x4.max_u(v, ps), i32x4.min_u(v, ps)), mosts), VECTOR_BYTES);
      at += 2 * VECTOR_BYTES;
    }
    // The rest of the row, 0 to 3 values: what is stored behind its end is overwritten.
    const rest = to - k;
    const v = v128.load(k);
    v128.store(at, i32x4.min_u(i32x4.add(v, ps), mosts));
    v128.store(at + rest, i32x4.min_u(i32x4.sub(i32x4.max_u(v, ps), i32x4.min_u(v, ps)), mosts));
    return at + (rest << 1);
  }
  for (let k = from; k < to; k += VALUE_BYTES) {
    const v = load<u32>(k);
    store<u32>(at, min<u32>(p + v, most));
    store<u32>(at, min<u32>(p < v ? v - p : p - v, most), VALUE_BYTES);
    at += 2 * VALUE_BYTES;
  }
  return at;
}

/** Appends p * v for one p and each v <= most of a list. Precondition: no such product wraps. */
@inline export function multiplyRow(at: usize, p: u32, from: usize, to: usize, most: u32): usize {
  if (ASC_FEATURE_SIMD) {
    const ps = i32x4.splat(<i32>p),
      mosts = i32x4.splat(<i32>most);
    for (let k = from; k < to; k += VECTOR_BYTES) {
      const v = v128.load(k);
      at = storeLanes(at, i32x4.mul(v, ps), i32x4.bitmask(i32x4.le_u(v, mosts)));
    }
    return at;
  }
  for (let k = from; k < to; k += VALUE_BYTES) {
    const v = load<u32>(k);
    store<u32>(at, v * p);
    at += (<usize>(v <= most)) << alignof<u32>();
  }
  return at;
}

/**
 * Appends v / p, times f, for each v of a list that p divides, where v / p <= most. Precondition: most * p
 * and most * f do not wrap.
 */
@inline export function divideRow(at: usize, p: u32, from: usize, to: usize, most: u32, f: u32): usize {
  const shift = ctz(p);
  const factor = findInverse(p >> shift);
  if (ASC_FEATURE_SIMD) {
    // v * factor is the quotient times 2^shift, if there is one.
    const factors = i32x4.splat(<i32>factor),
      mosts = i32x4.splat(<i32>(most << shift)),
      below = i32x4.splat((1 << shift) - 1),
      fs = i32x4.splat(<i32>f),
      zero = i32x4.splat(0);
    for (let k = from; k < to; k += VECTOR_BYTES) {
      const x = i32x4.mul(v128.load(k), factors);
      const isWhole = v128.and(i32x4.le_u(x, mosts), i32x4.eq(v128.and(x, below), zero));
      at = storeLanes(at, i32x4.mul(i32x4.shr_u(x, <i32>shift), fs), i32x4.bitmask(isWhole));
    }
    return at;
  }
  for (let k = from; k < to; k += VALUE_BYTES) {
    const q = rotr<u32>(load<u32>(k) * factor, shift);
    store<u32>(at, q * f);
    at += (<usize>(q <= most)) << alignof<u32>();
  }
  return at;
}

/** Limit of the dividends that can be divided as f32: quotients are rounded, and checked by a product. */
export const EXACT_F32: u32 = 1 << 24;

/**
 * Appends v / p from least to most for one v below EXACT_F32 and each p of a list that divides it.
 * Precondition: most < v, so p > 1.
 */
@inline export function divideByRow(at: usize, v: u32, from: usize, to: usize, least: u32, most: u32): usize {
  if (ASC_FEATURE_SIMD) {
    const vs = i32x4.splat(<i32>v),
      dividends = f32x4.convert_i32x4_s(vs),
      leasts = i32x4.splat(<i32>least),
      spans = i32x4.splat(<i32>(most - least));
    for (let k = from; k < to; k += VECTOR_BYTES) {
      const p = v128.load(k);
      const q = i32x4.trunc_sat_f32x4_s(f32x4.div(dividends, f32x4.convert_i32x4_s(p)));
      const isWhole = v128.and(i32x4.eq(i32x4.mul(q, p), vs), i32x4.le_u(i32x4.sub(q, leasts), spans));
      at = storeLanes(at, q, i32x4.bitmask(isWhole));
    }
    return at;
  }
  for (let k = from; k < to; k += VALUE_BYTES) {
    const p = load<u32>(k);
    const q = v / p;
    store<u32>(at, q);
    at += (<usize>(q * p == v && q - least <= most - least)) << alignof<u32>();
  }
  return at;
}

/**
 * Appends (p + v) / x and |p - v| / x for one p and each v of a list, if natural and at most most.
 * Precondition: most * x does not wrap.
 */
@inline export function divideSumsRow(at: usize, p: u32, from: usize, to: usize, x: u32, most: u32): usize {
  const shift = ctz(x);
  const factor = findInverse(x >> shift);
  if (ASC_FEATURE_SIMD) {
    const ps = i32x4.splat(<i32>p),
      factors = i32x4.splat(<i32>factor),
      mosts = i32x4.splat(<i32>(most << shift)),
      below = i32x4.splat((1 << shift) - 1),
      zero = i32x4.splat(0);
    for (let k = from; k < to; k += VECTOR_BYTES) {
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
  for (let k = from; k < to; k += VALUE_BYTES) {
    const v = load<u32>(k);
    const s = rotr<u32>((p + v) * factor, shift);
    store<u32>(at, s);
    at += (<usize>(s <= most)) << alignof<u32>();
    const d = rotr<u32>((p < v ? v - p : p - v) * factor, shift);
    store<u32>(at, d);
    at += (<usize>(d <= most)) << alignof<u32>();
  }
  return at;
}

/**
 * Appends v * x for v <= mostFactor, natural v / x <= most, and natural x / v <= mostInverse, for one x and
 * each v of a list: one pass over the list for all three. It leaves out the zeros behind the list, so that no
 * candidate is 0. Preconditions: 1 < x < EXACT_F32; neither most * x nor mostFactor * x wraps.
 */
@inline export function combineRow(
  at: usize,
  x: u32,
  from: usize,
  to: usize,
  mostFactor: u32,
  most: u32,
  mostInverse: u32,
): usize {
  const shift = ctz(x);
  const factor = findInverse(x >> shift);
  if (ASC_FEATURE_SIMD) {
    const xs = i32x4.splat(<i32>x),
      dividends = f32x4.convert_i32x4_s(xs),
      factors = i32x4.splat(<i32>factor),
      mostFactors = i32x4.splat(<i32>mostFactor),
      mosts = i32x4.splat(<i32>(most << shift)),
      mostInverses = i32x4.splat(<i32>mostInverse),
      below = i32x4.splat((1 << shift) - 1),
      zero = i32x4.splat(0);
    for (let k = from; k < to; k += VECTOR_BYTES) {
      const v = v128.load(k);
      const isValue = i32x4.ne(v, zero);
      const isFactor = v128.and(i32x4.le_u(v, mostFactors), isValue);
      at = storeLanes(at, i32x4.mul(v, xs), i32x4.bitmask(isFactor));
      const q = i32x4.mul(v, factors);
      const isWhole = v128.and(i32x4.le_u(q, mosts), i32x4.eq(v128.and(q, below), zero));
      at = storeLanes(at, i32x4.shr_u(q, <i32>shift), i32x4.bitmask(v128.and(isWhole, isValue)));
      const r = i32x4.trunc_sat_f32x4_s(f32x4.div(dividends, f32x4.convert_i32x4_s(v)));
      const isInverse = v128.and(i32x4.le_u(r, mostInverses), i32x4.eq(i32x4.mul(r, v), xs));
      at = storeLanes(at, r, i32x4.bitmask(isInverse));
    }
    return at;
  }
  for (let k = from; k < to; k += VALUE_BYTES) {
    const v = load<u32>(k);
    store<u32>(at, v * x);
    at += (<usize>(v <= mostFactor)) << alignof<u32>();
    const q = rotr<u32>(v * factor, shift);
    store<u32>(at, q);
    at += (<usize>(q <= most)) << alignof<u32>();
    const r = x / v;
    store<u32>(at, r);
    at += (<usize>(r * v == x && r <= mostInverse)) << alignof<u32>();
  }
  return at;
}
