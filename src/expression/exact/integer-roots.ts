// Integers for exact values: lengths, roots, and the factors that the normal form of an irrational value is
// written in.
//
// Roots are Newton's method on integers, from above: the sequence falls until it is the floor of the root. It
// starts from the root in doubles, however wrong, as a step from anywhere leads above; a number that is too
// long for that starts from the root of the upper half of its digits. With that start for all numbers, a
// search for real values took 1.2 times as long.
//
// Factors are found by trial division below 1024, then by Pollard's rho with Brent's cycle search (R. P.
// Brent, BIT 20, 1980), which needs about sqrt(p) steps for a factor p and is cut off after RHO_STEPS. So
// integers up to 2^53 are factored completely; of larger ones a composite factor may remain, and of those
// with more than RHO_LENGTH binary digits only small factors are found. A caller that relies on primes asks
// `isPrime`.
//
// Numbers may have a million digits (`limits.bits`), on which a division takes tens of milliseconds. Between
// two operations on long numbers a search has its clock read, by the function that it gave to
// `watchLongWork`. The clock is not imported, because `verify` has a size limit and no clock.
import { reduce, type Fraction } from '../../core/fraction.js';

/** Least long number. */
const LONG = 1n << 1024n;

let watcher: () => void = () => undefined;

/** Sets a function to call between operations on long numbers, which may throw to end the work. */
export function watchLongWork(watch: () => void): void {
  watcher = watch;
}

/** Number of binary digits of abs(n); 0 has none. */
export function bitLength(n: bigint): number {
  const digits = (n < 0n ? -n : n).toString(16);
  return digits.length * 4 + 28 - Math.clz32(parseInt(digits[0], 16));
}

/** n * 2^places, rounded down; `places` may be negative. */
export function shift(n: bigint, places: number): bigint {
  return places < 0 ? n >> BigInt(-places) : n << BigInt(places);
}

/** Quotient rounded down. @param divisor positive */
export function divideDown(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
}

/** Has the clock read if a number is long. @throws NumbersGameError `timeout` */
export function checkLong(n: bigint): void {
  if (n > LONG || n < -LONG) watcher();
}

/** Reduces a fraction to lowest terms. @throws NumbersGameError `timeout` */
export function reduceInTime(value: Fraction): Fraction {
  const { numerator, denominator } = value;
  if (denominator < LONG) return reduce(value);
  const divisor = greatestDivisor(denominator, numerator < 0n ? -numerator : numerator);
  const reduced = numerator / divisor;
  checkLong(denominator);
  return { numerator: reduced, denominator: denominator / divisor };
}

/** Greatest common divisor of two integers, both at least 0. */
export function greatestDivisor(left: bigint, right: bigint): bigint {
  while (right !== 0n) {
    checkLong(right);
    [left, right] = [right, left % right];
  }
  return left;
}

/** Bound of the lengths of integers that are finite as doubles. */
const DOUBLE_LENGTH = 1024;

/** Root of an integer, rounded down. @param n at least 0 @param index at least 1 */
export function integerRoot(n: bigint, index: number): bigint {
  const length = bitLength(n);
  if (length <= index) return n < 1n ? n : 1n;
  const degree = BigInt(index);
  const rest = degree - 1n;
  const step = (root: bigint) => (root * rest + n / root ** rest) / degree;
  const low = Math.floor(length / index / 2);
  // Without an upper half, the root has at most two digits.
  let root =
    length < DOUBLE_LENGTH
      ? step(BigInt(Math.ceil(Number(n) ** (1 / index))))
      : low > 0
        ? (integerRoot(shift(n, -low * index), index) + 1n) << BigInt(low)
        : 4n;
  for (;;) {
    checkLong(n);
    const next = step(root);
    if (next >= root) return root;
    root = next;
  }
}

/** Root of an integer if it is an integer, else null. @param n at least 0 @param index at least 1 */
export function exactRoot(n: bigint, index: number): bigint | null {
  const root = integerRoot(n, index);
  return root ** BigInt(index) === n ? root : null;
}

const TRIAL_LIMIT = 1024n;
const RHO_STEPS = 1 << 14;
const RHO_LENGTH = 128;

/**
 * Factors of integers that were asked for. The values of a search have few different numerators and
 * denominators: in one of 36 s, 1,732 among 136,958, whose factors took 24 s. Dividing by products of small
 * primes at once, too, brought nothing more.
 */
const knownFactors = new Map<bigint, ReadonlyMap<bigint, number>>();
const MAX_KNOWN = 4096;
/** Bound of the integers whose factors are kept. */
const KEPT = 1n << 16384n;

/** Factors an integer: bases and exponents; all bases are prime if n is at most 2^53. @param n positive */
export function factor(n: bigint): ReadonlyMap<bigint, number> {
  let factors = knownFactors.get(n);
  if (factors === undefined) {
    factors = divideOut(n);
    if (knownFactors.size === MAX_KNOWN) knownFactors.clear();
    if (n < KEPT) knownFactors.set(n, factors);
  }
  return factors;
}

/** Factors an integer by trial division, and what is left by splitLarge. */
function divideOut(n: bigint): ReadonlyMap<bigint, number> {
  const factors = new Map<bigint, number>();
  const record = (base: bigint, exponent: number) => factors.set(base, (factors.get(base) ?? 0) + exponent);
  let rest = n;
  for (
    let divisor = 2n;
    divisor < TRIAL_LIMIT && divisor * divisor <= rest;
    divisor += divisor === 2n ? 1n : 2n
  ) {
    for (; rest % divisor === 0n; rest /= divisor) {
      checkLong(rest);
      record(divisor, 1);
    }
  }
  if (rest > 1n) splitLarge(rest, 1, record);
  return factors;
}

/** Records the factors of an integer without factors below TRIAL_LIMIT. */
function splitLarge(n: bigint, exponent: number, record: (base: bigint, exponent: number) => void): void {
  const root = exactRoot(n, 2);
  const divisor = root ?? (isPrime(n) ? null : findDivisor(n));
  if (divisor === null) {
    record(n, exponent);
  } else {
    splitLarge(divisor, exponent, record);
    splitLarge(n / divisor, exponent, record);
  }
}

/** Finds a divisor of a composite number by Pollard's rho; null if none is found within RHO_STEPS. */
function findDivisor(n: bigint): bigint | null {
  if (bitLength(n) > RHO_LENGTH) return null;
  const next = (x: bigint) => (x * x + 1n) % n;
  let slow = 2n;
  let fast = 2n;
  let product = 1n;
  for (let step = 1; step <= RHO_STEPS; step++) {
    if ((step & (step - 1)) === 0) slow = fast;
    fast = next(fast);
    const difference = slow > fast ? slow - fast : fast - slow;
    if (difference !== 0n) product = (product * difference) % n;
    if (difference === 0n || product === 0n || step % 64 === 0) {
      const divisor = greatestDivisor(product, n);
      if (divisor > 1n) return divisor < n ? divisor : null;
      if (difference === 0n) return null;
    }
  }
  return null;
}

/** Bound below which strong tests with WITNESSES prove a number prime (J. Sorenson, J. Webster, 2015). */
const PROVED_PRIMES = 3317044064679887385961981n;
const WITNESSES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];

/** Whether an integer from 2 is proved to be prime. */
export function isPrime(n: bigint): boolean {
  if (n < 4n) return true;
  if (n % 2n === 0n || n >= PROVED_PRIMES) return false;
  let twos = 0;
  while (((n - 1n) >> BigInt(twos)) % 2n === 0n) twos++;
  const odd = (n - 1n) >> BigInt(twos);
  return WITNESSES.every((witness) => {
    if (n % witness === 0n) return n === witness;
    let power = raiseBy((a, b) => (a * b) % n, 1n, witness % n, odd);
    if (power === 1n) return true;
    for (let i = 1; i < twos && power !== n - 1n; i++) power = (power * power) % n;
    return power === n - 1n;
  });
}

/** base^exponent by repeated squaring, in any arithmetic. @param exponent at least 0 */
export function raiseBy<Value>(
  multiply: (left: Value, right: Value) => Value,
  one: Value,
  base: Value,
  exponent: bigint,
): Value {
  let result = one;
  for (let square = base, rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = multiply(result, square);
    if (rest > 1n) square = multiply(square, square);
  }
  return result;
}
