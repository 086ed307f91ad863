// Exact fractions p / q, not negative, in one of two widths.
//
// f64: p and q are integers that a f64 holds, and are not reduced, since a gcd
// costs more than all else (50 to 180 ns). u64: in lowest terms.
//
// Bound. Let M(A) be the product of c + 1 over the numbers c of A. What is made
// from A is some p / q with p + q <= M(A): so it is for a number c = c / 1, and of
// a / b and c / d a sum, a difference, a product and a quotient have
// p + q <= (a + b) * (c + d). Likewise, what is left of a target s / t after
// operations with numbers whose M is m has p + q <= (s + t) * m. So everything
// that a search meets has p + q <= (s + t) * M, M that of all numbers.
//
// The key of a fraction is its quotient as f64. Two fractions a / b > c / d that
// are compared come from disjoint numbers or from a target and what it lacks,
// so a * d <= (s + t) * M, and their quotients differ by the part
// (a * d - b * c) / (a * d) >= 1 / (a * d) of the larger. While (s + t) * M < 2^52
// that is above 2^-52, and so are their rounded quotients: equal keys are equal values.
// In u64 a key is a first sieve, and numerator and denominator decide.

/** f64 serves while (s + t) * M is below this: 2^52, less a margin for M, which is a rounded product. */
export const NARROW_FRACTIONS: f64 = 4503599627370496.0 * (1.0 - 1.0 / 1048576.0);
/** u64 serves while it is below this: 2^63, so that a sum of two products does not wrap. */
export const WIDE_FRACTIONS: f64 = 9223372036854775808.0 * (1.0 - 1.0 / 1048576.0);

/** The greatest common divisor; that of 0 and q is q. Binary (Stein): shifts and subtractions, no divisions. */
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

/** What p and q are divided by in this width. */
@inline export function common<T>(p: T, q: T): T {
  if (isFloat<T>()) return 1;
  return <T>gcd(<u64>p, <u64>q);
}

/** Whether a / b is less than, equal to or more than c / d: -1, 0, 1. By their continued fractions, so that nothing wraps. b, d > 0. */
export function compare(a: u64, b: u64, c: u64, d: u64): i32 {
  let sign = 1;
  while (true) {
    const x = a / b,
      y = c / d;
    if (x != y) return x < y ? -sign : sign;
    a -= x * b;
    c -= y * d;
    if (!a || !c) return !a && !c ? 0 : !a ? -sign : sign;
    // a / b and c / d are below 1 now: their reciprocals compare the other way round.
    const first = a,
      second = c;
    a = b;
    b = first;
    c = d;
    d = second;
    sign = -sign;
  }
}
