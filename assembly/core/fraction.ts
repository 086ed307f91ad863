// Exact fractions p / q that are not negative, in one of two widths, and their record in linear memory:
//
//   0       8       16
//   | p     | q     |    f64 or u64 each
//
// f64: p and q are integers that an f64 holds exactly. They are not reduced: a gcd takes 50 to 180 ns, more
// than everything else that is done to a fraction. u64: p and q are in lowest terms.
//
// Bound. Let M(A) be the product of c + 1 over the numbers c of A. Every value made from A is a fraction p /
// q with p + q <= M(A). This holds for a number c = c / 1; and the sum, difference, product and quotient of a
// / b and c / d have p + q <= (a + b) * (c + d). Likewise, when operations with numbers B are undone on a
// target s / t, what is left is a p / q with p + q <= (s + t) * M(B). So every fraction of a search has p + q
// <= (s + t) * M, where M belongs to all numbers.
//
// The key of a fraction is its quotient as an f64. A search only compares fractions a / b > c / d that come
// from disjoint numbers, or from a target and the value that it still needs, so a * d <= (s + t) * M. Their
// quotients differ by the part (a * d - b * c) / (a * d) >= 1 / (a * d) of the larger one. While (s + t) * M
// < 2^52 this part is above 2^-52, and the rounded quotients differ too: equal keys are equal values. In u64
// equal keys are only a first test, and the numerators and denominators decide.
const DENOMINATOR_OFFSET: usize = sizeof<u64>();

/** Limit of (s + t) * M up to which f64 is exact: 2^52, less a margin because M is a rounded product. */
export const F64_FRACTION_LIMIT: f64 = 4503599627370496.0 * (1.0 - 1.0 / 1048576.0);
/**
 * Limit of (s + t) * M up to which u64 is exact: 2^63, so that the sum of two products does not wrap, less a
 * margin because M is a rounded product.
 */
export const U64_FRACTION_LIMIT: f64 = 9223372036854775808.0 * (1.0 - 1.0 / 1048576.0);

/** Numerator of a fraction in memory. */
@inline export function numeratorOf<T>(fraction: usize): T {
  return load<T>(fraction);
}

/** Denominator of a fraction in memory. */
@inline export function denominatorOf<T>(fraction: usize): T {
  return load<T>(fraction, DENOMINATOR_OFFSET);
}

/** Writes p / q as given. */
@inline export function putFraction<T>(fraction: usize, p: T, q: T): void {
  store<T>(fraction, p);
  store<T>(fraction, q, DENOMINATOR_OFFSET);
}

/** The key of p / q. */
@inline export function keyOf<T>(p: T, q: T): f64 {
  return <f64>p / <f64>q;
}

/**
 * Factor of the hash: 2^64 divided by the golden ratio, odd (Knuth, The Art of Computer Programming 3, 6.4).
 */
const GOLDEN_RATIO: u64 = 0x9e3779b97f4a7c15;

/** The slot of a key in a hash table of 2^(64 - shift) slots. */
@inline export function slotOfKey(key: f64, shift: u32): usize {
  // Quotients of small integers differ in their high bits, those of large ones in their low bits too.
  const bits = reinterpret<u64>(key);
  return <usize>(((bits ^ (bits >> 29)) * GOLDEN_RATIO) >>> (<u64>shift));
}

/** Quotient a / b if that is a natural number, else 0. */
@inline export function wholeQuotient<T>(a: T, b: T): T {
  if (isFloat<T>()) {
    const quotient = floor<T>(a / b);
    return quotient * b == a ? quotient : 0;
  }
  return a % b ? 0 : a / b;
}

/**
 * The greatest common divisor; that of 0 and q is q. Binary (Stein): shifts and subtractions, no divisions.
 */
export function gcd(p: u64, q: u64): u64 {
  if (!p || !q) return p | q;
  const shift = ctz(p | q);
  p >>= ctz(p);
  while (q) {
    q >>= ctz(q);
    if (p > q) {
      const smaller = q;
      q = p;
      p = smaller;
    }
    q -= p;
  }
  return p << shift;
}

/** The number by which p and q are to be divided in their width: 1 in f64, the gcd in u64. */
@inline export function reductionOf<T>(p: T, q: T): T {
  if (isFloat<T>()) return 1;
  return <T>gcd(<u64>p, <u64>q);
}

/**
 * Compares a / b with c / d: -1, 0 or 1 for less, equal or greater. It compares their continued fractions, so
 * that no product can wrap. b, d > 0.
 */
export function compareFractions(a: u64, b: u64, c: u64, d: u64): i32 {
  let sign = 1;
  while (true) {
    const x = a / b,
      y = c / d;
    if (x != y) return x < y ? -sign : sign;
    a -= x * b;
    c -= y * d;
    if (!a || !c) return !a && !c ? 0 : !a ? -sign : sign;
    // a / b and c / d are below 1 now, and their reciprocals compare the other way round.
    const first = a,
      second = c;
    a = b;
    b = first;
    c = d;
    d = second;
    sign = -sign;
  }
}
