// Exact division by a fixed divisor d = odd * 2^k: x is a multiple of d exactly if x * (1 / odd mod 2^bits),
// rotated right by k, is at most floor((2^bits - 1) / d), and then it is the quotient (Warren, Hacker's
// Delight, 10-17). One multiplication and one rotation instead of a division, and four lanes at once. Holds
// for x = 0 (quotient 0).

/** Inverse of an odd number modulo 2^bits; Newton's iteration doubles the 3 right bits of d * (3d ^ 2). */
export function inverseOf<T>(odd: T): T {
  let x: T = <T>((<T>3 * odd) ^ (<T>2)); // 5 right bits
  x = <T>(x * (<T>2 - odd * x)); // 10
  x = <T>(x * (<T>2 - odd * x)); // 20
  x = <T>(x * (<T>2 - odd * x)); // 40
  if (sizeof<T>() == 8) x = <T>(x * (<T>2 - odd * x));
  return x;
}
