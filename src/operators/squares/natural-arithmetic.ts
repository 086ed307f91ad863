// Exact arithmetic on natural numbers of any size: a double while the number is a safe integer, else a
// BigInt.
//
// With a limit of 1000 nearly all values are below 2^53, where doubles are some twenty times faster than
// BigInts; with a limit of 10^18 a product of three squares has 108 digits. No result is ever rounded: a sum
// or product of doubles is taken only if it is a safe integer, and rounding cannot make one of a larger
// result, because rounding is monotone and 2^53 is a double.

/** A positive integer: a number if it is at most 2^53 - 1, else a BigInt. So `===` compares values. */
export type Natural = number | bigint;

const MOST = Number.MAX_SAFE_INTEGER;

export function toNatural(value: bigint): Natural {
  return value <= MOST ? Number(value) : value;
}

export function add(left: Natural, right: Natural): Natural {
  if (typeof left === 'number' && typeof right === 'number') {
    const sum = left + right;
    if (sum <= MOST) return sum;
  }
  return BigInt(left) + BigInt(right);
}

/** Returns left - right, which must be positive. */
export function subtract(left: Natural, right: Natural): Natural {
  if (typeof left === 'number') return left - (right as number);
  return toNatural(left - BigInt(right));
}

export function multiply(left: Natural, right: Natural): Natural {
  if (typeof left === 'number' && typeof right === 'number') {
    const product = left * right;
    if (product <= MOST) return product;
  }
  return BigInt(left) * BigInt(right);
}

/**
 * left / right, or 0 if it is not an integer.
 *
 * For safe integers the rounded quotient is an integer only if the exact one is: let r be the rounded
 * quotient. It is off by at most r * 2^-53, so r * right is off from `left` by less than 1, and both are
 * integers.
 */
export function divide(left: Natural, right: Natural): Natural {
  if (typeof left === 'number') {
    if (typeof right !== 'number') return 0;
    const quotient = left / right;
    return Number.isInteger(quotient) ? quotient : 0;
  }
  const divisor = BigInt(right);
  return left % divisor === 0n ? toNatural(left / divisor) : 0;
}

/** The square root, or 0 if it is not an integer. */
export function squareRoot(value: Natural): Natural {
  if (typeof value === 'number') {
    const root = Math.sqrt(value);
    return Number.isInteger(root) && root * root === value ? root : 0;
  }
  // A square is 0, 1, 4 or 9 modulo 16.
  const low = Number(value & 15n);
  if (low > 9 || (low !== 0 && low !== 1 && low !== 4 && low !== 9)) return 0;
  const root = floorRoot(value);
  return root * root === value ? toNatural(root) : 0;
}

/** The largest integer whose square is at most `value`, by Newton's method from above. */
export function floorRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(16).length * 4 + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
