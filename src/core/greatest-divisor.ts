// The greatest common divisor of integers below 2^53 in doubles.

/** Greatest common divisor; switches to 32-bit arithmetic, which is faster, as soon as both numbers fit. */
export function greatestDivisor(p: number, q: number): number {
  let a = p;
  let b = q;
  while (b > 0x3fffffff || a > 0x3fffffff) {
    if (b === 0) return a;
    const rest = a % b;
    a = b;
    b = rest;
  }
  let x = a | 0;
  let y = b | 0;
  while (y !== 0) {
    const rest = (x % y) | 0;
    x = y;
    y = rest;
  }
  return x;
}

/** Ascending numbers of a board, divided by their common factor. */
export function withoutFactor(numbers: readonly number[]): number[] {
  const factor = numbers.reduce(greatestDivisor);
  return numbers.map((number) => number / factor).sort((a, b) => a - b);
}
