// An oracle for operators beyond the four, written from their definition: every tree, by decimals of 120
// digits (decimal.js). It shares no code with the package.
//
// A value is a fraction where that follows from integer arithmetic. Otherwise it is a double with a bound of
// its error, which nearly always tells it from a target, from an integer and from 0. Where it does not, the
// value is computed with 120 digits, and taken for a fraction that it agrees with to 75 of them. That is no
// proof, as src/expression/exact has; but no expression of so few numbers comes so near to a fraction by
// chance.
import { Decimal } from 'decimal.js';

/** An exact fraction in lowest terms, with a positive denominator. */
type Fraction = readonly [numerator: bigint, denominator: bigint];
type Operator = '+' | '-' | '*' | '/' | '^' | 'root' | 'log' | 'mod' | 'sqrt' | '!' | 'concat';

/**
 * A number that `trees` trees make. `exact` is null if it is irrational, undefined if that is not known yet.
 */
interface Real {
  readonly near: number;
  readonly error: number;
  exact: Fraction | null | undefined;
  readonly compute: () => Decimal;
  trees: number;
}

const Precise = Decimal.clone({ precision: 120, maxE: 9e15, minE: -9e15 });
const UNIT = 10n ** 100n;
const AGREEMENT = 10n ** 75n;
const LARGEST_DENOMINATOR = 10n ** 12n;
const LIMIT = 16;
const LARGEST_FACTORIAL = 20n;
const MAX_BITS = 4096;

const magnitude = (n: bigint) => (n < 0n ? -n : n);

function fraction(p: bigint, q: bigint): Fraction {
  let [a, b] = [magnitude(p), magnitude(q)];
  while (b !== 0n) [a, b] = [b, a % b];
  return q < 0n ? [-p / a, -q / a] : [p / a, q / a];
}

function fromFraction(exact: Fraction): Real {
  const [p, q] = exact;
  const compute = () => new Precise(String(p)).div(String(q));
  // Quotients of long integers overflow to NaN.
  const quick = Number(p) / Number(q);
  const near = Number.isFinite(quick) && quick !== 0 ? quick : compute().toNumber();
  return { near, error: Math.abs(near) * 1e-15, exact, compute, trees: 1 };
}

function fromDecimal(near: number, error: number, build: () => Decimal): Real {
  let known: Decimal | undefined;
  const isSafe = Math.abs(near) < 1e250 && Math.abs(near) > 1e-250;
  const compute = () => (known ??= build());
  return { near, error: isSafe ? error : Infinity, exact: undefined, compute, trees: 1 };
}

/** The fraction that a value is; null if it is irrational. */
function settle(value: Real): Fraction | null {
  if (value.exact === undefined) {
    const decimal = value.compute();
    const large = decimal.abs().lt('1e100');
    value.exact = large ? findFraction(BigInt(decimal.times(String(UNIT)).toFixed(0))) : null;
  }
  return value.exact;
}

/** The first convergent of n / UNIT that agrees with it. */
function findFraction(n: bigint): Fraction | null {
  if (magnitude(n) * AGREEMENT < UNIT) return [0n, 1n];
  let [p, q, lastP, lastQ] = [1n, 0n, 0n, 1n];
  for (let [a, b] = [magnitude(n), UNIT]; b !== 0n; [a, b] = [b, a % b]) {
    [p, q, lastP, lastQ] = [(a / b) * p + lastP, (a / b) * q + lastQ, p, q];
    if (q > LARGEST_DENOMINATOR) return null;
    const distance = magnitude(magnitude(n) * q - p * UNIT);
    if (distance * AGREEMENT < p * UNIT) return [n < 0n ? -p : p, q];
  }
  return null;
}

/** Below 0, 0 or above 0, as value - integer is. */
function compareTo(value: Real, integer: number): number {
  const difference = value.near - integer;
  if (value.exact === undefined && Math.abs(difference) > 2 * value.error + 1e-12 * Math.abs(integer))
    return difference;
  const exact = settle(value);
  if (exact === null) return value.compute().comparedTo(integer);
  const rest = exact[0] - BigInt(integer) * exact[1];
  return rest < 0n ? -1 : rest > 0n ? 1 : 0;
}

/** The integer that a value is, null if it is none. */
function toInteger(value: Real): bigint | null {
  const distance = Math.abs(value.near - Math.round(value.near));
  if (value.exact === undefined && distance > 2 * value.error && Number.isFinite(value.near)) return null;
  const exact = settle(value);
  return exact?.[1] === 1n ? exact[0] : null;
}

/** Whether a value is a fraction p/q. */
function isTarget(value: Real, [p, q]: Fraction): boolean {
  const target = Number(p) / Number(q);
  if (Math.abs(value.near - target) > 2 * value.error + 1e-12 * Math.abs(target)) return false;
  const exact = settle(value);
  return exact !== null && exact[0] === p && exact[1] === q;
}

function root(n: bigint, index: bigint): bigint | null {
  if (n === 1n || index >= n.toString(2).length) return n === 1n ? n : null;
  let [low, high] = [0n, 1n << BigInt(Math.ceil(n.toString(2).length / Number(index)))];
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** index <= n) low = middle;
    else high = middle - 1n;
  }
  return low ** index === n ? low : null;
}

/** A fraction unless it is too long. */
function bound(exact: Fraction): Real | null {
  const isLong = exact.some((n) => magnitude(n).toString(16).length * 4 > MAX_BITS + 3);
  return isLong ? null : fromFraction(exact);
}

/** base^exponent. @param base positive */
function raise(base: Real, exponent: Real): Real | null {
  const [b, e] = [base.exact, exponent.exact];
  if (b && e) {
    const [p, q] = [root(b[0], e[1]), root(b[1], e[1])];
    if (p !== null && q !== null) {
      const power = magnitude(e[0]);
      if (Math.max(p.toString(2).length, q.toString(2).length) * Number(power) > 2 * MAX_BITS) return null;
      return bound(e[0] < 0n ? [q ** power, p ** power] : [p ** power, q ** power]);
    }
  }
  const near = base.near ** exponent.near;
  const relative =
    (Math.abs(exponent.near) * base.error) / base.near +
    Math.abs(Math.log(base.near)) * exponent.error +
    1e-13;
  return fromDecimal(near, relative * near, () => base.compute().pow(exponent.compute()));
}

const integer = (n: bigint): Real => fromFraction([n, 1n]);

/** What an operator makes of two values, null outside its domain. */
function combine(operator: Operator, left: Real, right: Real): Real | null {
  const [a, b] = [left.exact, right.exact];
  const { near: x, error: dx } = left;
  const { near: y, error: dy } = right;
  switch (operator) {
    case '+':
      if (a && b) return bound(fraction(a[0] * b[1] + b[0] * a[1], a[1] * b[1]));
      return fromDecimal(x + y, dx + dy + Math.abs(x + y) * 1e-15, () =>
        left.compute().plus(right.compute()),
      );
    case '-':
      if (a && b) return bound(fraction(a[0] * b[1] - b[0] * a[1], a[1] * b[1]));
      return fromDecimal(x - y, dx + dy + Math.abs(x - y) * 1e-15, () =>
        left.compute().minus(right.compute()),
      );
    case '*': {
      if (a && b) return bound(fraction(a[0] * b[0], a[1] * b[1]));
      const error = Math.abs(x) * dy + Math.abs(y) * dx + dx * dy + Math.abs(x * y) * 1e-15;
      return fromDecimal(x * y, error, () => left.compute().times(right.compute()));
    }
    case '/': {
      if (compareTo(right, 0) === 0) return null;
      if (a && right.exact) return bound(fraction(a[0] * right.exact[1], a[1] * right.exact[0]));
      const size = Math.abs(y) - dy;
      const error = size > 0 ? (dx + Math.abs(x / y) * dy) / size + Math.abs(x / y) * 1e-15 : Infinity;
      return fromDecimal(x / y, error, () => left.compute().div(right.compute()));
    }
    case '^':
      if (compareTo(left, 0) <= 0 || compareTo(right, LIMIT) > 0 || compareTo(right, -LIMIT) < 0) return null;
      return raise(left, right);
    case 'root': {
      const [radicand, index] = [toInteger(left), toInteger(right)];
      if (radicand === null || index === null || radicand <= 0n) return null;
      if (index === 0n || magnitude(index) > LIMIT) return null;
      return raise(integer(radicand), fromFraction(fraction(1n, index)));
    }
    case 'log': {
      if (compareTo(left, 0) <= 0 || compareTo(right, 0) <= 0 || compareTo(left, 1) === 0) return null;
      const base = Math.log(x);
      const near = Math.log(y) / base;
      const size = Math.abs(base) - dx / x;
      const error =
        size > 0 ? (dy / y + (Math.abs(near) * dx) / x + 1e-15 + Math.abs(near) * 1e-15) / size : Infinity;
      return fromDecimal(near, error + Math.abs(near) * 1e-15, () =>
        right.compute().ln().div(left.compute().ln()),
      );
    }
    case 'mod': {
      const [dividend, divisor] = [toInteger(left), toInteger(right)];
      if (dividend === null || divisor === null || dividend <= 0n) return null;
      if (divisor === 0n || magnitude(divisor) > LIMIT) return null;
      const rest = dividend % divisor;
      return integer(rest !== 0n && divisor < 0n ? rest + divisor : rest);
    }
    default:
      throw new Error(operator);
  }
}

/** What `sqrt` and `!` make of a value. */
function applyUnary(operators: readonly Operator[], value: Real): Real[] {
  const results: Real[] = [];
  if (operators.includes('!')) {
    const n = toInteger(value);
    if (n !== null && n >= 0n && n <= LARGEST_FACTORIAL) {
      let product = 1n;
      for (let k = 2n; k <= n; k++) product *= k;
      results.push(integer(product));
    }
  }
  if (operators.includes('sqrt')) {
    const sign = compareTo(value, 0);
    const result = sign === 0 ? integer(0n) : sign > 0 ? raise(value, fromFraction([1n, 2n])) : null;
    if (result !== null) results.push(result);
  }
  return results.map((result) => ({ ...result, trees: value.trees }));
}

/** The largest parts of boards whose values are kept for the next board. */
const KEPT_SIZE = 3;

/** The oracle for one list of operators. */
export function createOracle(operators: readonly Operator[]) {
  const lists = new Map<string, readonly Real[]>();
  const binary = operators.filter((operator) => !['sqrt', '!', 'concat'].includes(operator));

  /** All splits of a board into two parts, either of which may come first; equal numbers are one symbol. */
  function* splits(board: readonly number[]): Generator<readonly [readonly number[], readonly number[]]> {
    const seen = new Set<string>();
    for (let set = 1; set < 2 ** board.length - 1; set++) {
      const part = board.filter((_, place) => (set >> place) & 1);
      if (seen.has(part.join())) continue;
      seen.add(part.join());
      yield [part, board.filter((_, place) => !((set >> place) & 1))];
    }
  }

  function* results(board: readonly number[]): Generator<Real> {
    for (const [first, second] of splits(board)) {
      for (const left of list(first)) {
        for (const right of list(second)) {
          for (const operator of binary) {
            const value = combine(operator, left, right);
            if (value === null) continue;
            value.trees = left.trees * right.trees;
            yield value;
          }
        }
      }
    }
    if (operators.includes('concat')) yield* concatenate(board);
  }

  function* withUnary(values: Iterable<Real>): Generator<Real> {
    for (const value of values) {
      yield value;
      yield* applyUnary(operators, value);
    }
  }

  /** The values of a part of a board. Those known to be the same fraction are one. */
  function list(board: readonly number[]): readonly Real[] {
    const known = lists.get(board.join());
    if (known !== undefined) return known;
    const fractions = new Map<string, Real>();
    const rest: Real[] = [];
    const values = board.length === 1 ? [integer(BigInt(board[0]))] : results(board);
    for (const value of withUnary(values)) {
      const key = value.exact?.join('/');
      const same = key === undefined ? undefined : fractions.get(key);
      if (same !== undefined) same.trees += value.trees;
      else if (key !== undefined) fractions.set(key, value);
      else rest.push(value);
    }
    const all = [...fractions.values(), ...rest];
    lists.set(board.join(), all);
    return all;
  }

  /** How many trees make each target. @param board in ascending order */
  function countTrees(board: readonly number[], targets: readonly Fraction[]): number[] {
    forgetLong();
    const counts = targets.map(() => 0);
    for (const value of withUnary(results(board))) {
      for (const [index, target] of targets.entries())
        if (isTarget(value, target)) counts[index] += value.trees;
    }
    return counts;
  }

  /** Whether some tree makes a target. */
  function isSolvable(board: readonly number[], target: Fraction): boolean {
    forgetLong();
    for (const value of withUnary(results(board))) if (isTarget(value, target)) return true;
    return false;
  }

  function forgetLong(): void {
    for (const key of lists.keys()) if (key.split(',').length > KEPT_SIZE) lists.delete(key);
  }

  return { countTrees, isSolvable };
}

/** The numbers that digits make, in any order: different orders of equal digits are one. */
function* concatenate(board: readonly number[]): Generator<Real> {
  if (board.length < 2 || board.some((digit) => digit > 9)) return;
  const texts = new Set<string>();
  const extend = (text: string, rest: readonly number[]) => {
    if (rest.length === 0) texts.add(text);
    for (const [place, digit] of rest.entries()) extend(text + String(digit), rest.toSpliced(place, 1));
  };
  extend('', board);
  for (const text of texts) yield integer(BigInt(text));
}
