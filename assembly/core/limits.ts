// The bounds that make the arithmetic exact.
//
// Write P(A) for the product of max(x, 2) over the largest values x of the
// leaves of A, P for that of all leaves, and hi for the largest target that is
// asked for, at least 2.
//
// (1) A value made from A is at most P(A): by induction, since P(B) and P(C) are
//     at least 2 and p + q <= p * q for p, q >= 2.
// (2) A value v made from A can lead to a target t <= hi only if
//     v <= hi * P(outside A). By induction from the root: one operation with a w
//     made from Q takes v to v', and v <= max(v', 2) * P(Q), as v' * w, v' + w,
//     w - v' and w / v' are; while max(v', 2) <= hi * P(outside A and Q).
// (3) So a value that is kept is at most min(P(A), hi * P(outside A)), hence at
//     most sqrt(hi * P): below 2^31 while hi * P < 2^62, and below 2^62 while
//     hi * P < 2^124. In either width a sum of two kept values does not wrap, and
//     a product is only formed after its operands were compared with the bound.
import { MAX_NUMBERS } from './boundary-types';

export const MAX_SUBSETS: i32 = 1 << MAX_NUMBERS;

/**
 * Limit of hi * P up to which 32-bit values serve: 2^62 less 2^-20 of it, because P is a rounded product
 * here.
 */
export const NARROW_LIMIT: f64 = 4611686018427387904.0 * (1.0 - 1.0 / 1048576.0);
/** Limit of hi * P up to which 64-bit values serve: 2^124, with the margin of NARROW_LIMIT. */
export const WIDE_LIMIT: f64 = NARROW_LIMIT * 4611686018427387904.0;

/**
 * Product x * y, or the largest u64 if that is less. x, y > 0. Divides only where the bit lengths do not
 * tell.
 */
export function saturatingProduct(x: u64, y: u64): u64 {
  if (clz(x) + clz(y) >= 64 || x <= u64.MAX_VALUE / y) return x * y;
  return u64.MAX_VALUE;
}
