// The second method for boards where the plain definition (recursive-definition.ts) takes too long: every
// value of every subset from below, in plain numbers, for all targets up to a limit at once. It shares
// nothing with the engine.
//
// Two bounds. No value exceeds the product of its own numbers, each counted as at least 2 (induction: a + b
// <= a * b for a, b >= 2). And nothing up to the limit is reached from a value x above limit * M, M being the
// product of the other numbers, counted likewise. The operand y that x meets next is made of some of the
// others, so y <= D, their product; let R = M / D. x + y, x * y and x / y all exceed limit * R, as they are
// at least x / D. y - x and y / x do not exist, as y <= D <= M < x. And x - y > limit * D * R - D = D *
// (limit * R - 1) >= 2 * (limit * R - 1) >= limit * R, for limit >= 2. So the result is above its own bound
// again; with no number left, that is the limit.
//
// Cost: for all targets up to 100,000 about 0.2 s for seven numbers, 0.5 s for eight and 3 s for nine.
import type { Answer } from './recursive-definition.js';

/** The fewest operations for each value up to the limit, 255 where it cannot be made. */
export interface Reachable {
  readonly any: Uint8Array;
  readonly all: Uint8Array;
}

export const UNREACHABLE = 255;

/** Products and quotients are told apart exactly below this; it also leaves room for a sum. */
const MAX_BOUND = 2 ** 50;

/** What can be made of the numbers, for every target from 1 to `limit` (at least 2) and both uses. */
export function reachUpTo(numbers: readonly number[], limit: number): Reachable {
  const full = (1 << numbers.length) - 1;
  const any = new Uint8Array(limit + 1).fill(UNREACHABLE);
  const all = new Uint8Array(limit + 1).fill(UNREACHABLE);
  // Subsets with the same numbers have the same values: keyed by their numbers.
  const valuesOf = new Map<string, Float64Array>();
  const keyOf = (subset: number) => numbersIn(numbers, subset).join();
  const subsets = Array.from({ length: full }, (_, i) => i + 1).sort((a, b) => sizeOf(a) - sizeOf(b));
  for (const subset of subsets) {
    const key = keyOf(subset);
    if (valuesOf.has(key)) continue;
    const own = numbersIn(numbers, subset);
    const bound = Math.min(productOf(own), limit * productOf(numbersIn(numbers, full - subset)));
    if (bound > MAX_BOUND) throw new RangeError(`${numbers.join()} up to ${limit}`);
    const values = new FlatSet(bound);
    if (sizeOf(subset) === 1) values.add(own[0]);
    const seen = new Set<string>();
    for (let part = (subset - 1) & subset; part > subset - part; part = (part - 1) & subset) {
      const split = [keyOf(part), keyOf(subset - part)];
      if (seen.has(split.sort().join(' '))) continue;
      seen.add(split.join(' '));
      combine(valuesOf.get(split[0])!, valuesOf.get(split[1])!, values);
    }
    const sorted = values.ascending();
    valuesOf.set(key, sorted);
    for (let i = 0; i < sorted.length && sorted[i] <= limit; i++) {
      any[sorted[i]] = Math.min(any[sorted[i]], sizeOf(subset) - 1);
      if (subset === full) all[sorted[i]] = sizeOf(subset) - 1;
    }
  }
  return { any, all };
}

/**
 * The answer for a target: least distance, then fewest operations, then the smaller value. Undefined where a
 * value beyond the limit might be nearer.
 */
export function nearestTo(operations: Uint8Array, target: number): Answer | undefined {
  for (let distance = 0; target + distance < operations.length; distance++) {
    const below = distance < target ? operations[target - distance] : UNREACHABLE;
    const above = operations[target + distance];
    const fewest = Math.min(below, above);
    if (fewest === UNREACHABLE) continue;
    const value = below === fewest ? target - distance : target + distance;
    return { value: BigInt(value), distance: BigInt(distance), operations: fewest };
  }
  return undefined;
}

/** Adds all results, within the bound, of one value of each list. Both ascend. */
function combine(lefts: Float64Array, rights: Float64Array, results: FlatSet): void {
  const { bound } = results;
  let from = 0;
  let to = 0;
  for (let i = 0; i < lefts.length; i++) {
    const a = lefts[i];
    // Outside from..to the operands differ by more than the bound, and only a quotient can be within.
    while (from < rights.length && rights[from] < a - bound) from++;
    while (to < rights.length && rights[to] <= a + bound) to++;
    for (let j = from - 1; j >= 0 && a / rights[j] <= bound; j--) addQuotient(a, rights[j], results);
    for (let j = to; j < rights.length && rights[j] / a <= bound; j++) addQuotient(rights[j], a, results);
    for (let j = from; j < to; j++) {
      const b = rights[j];
      if (a + b <= bound) results.add(a + b);
      if (a * b <= bound) results.add(a * b);
      if (a > b) {
        results.add(a - b);
        addQuotient(a, b, results);
      } else {
        if (b > a) results.add(b - a);
        addQuotient(b, a, results);
      }
    }
  }
}

function addQuotient(dividend: number, divisor: number, results: FlatSet): void {
  const quotient = dividend / divisor;
  if (quotient === Math.floor(quotient) && quotient <= results.bound) results.add(quotient);
}

/**
 * A set of positive integers up to a bound: one bit for each where that is small, else a hash table, open
 * addressing.
 */
class FlatSet {
  readonly bound: number;
  readonly #bits: Uint32Array | null;
  #slots = new Float64Array(1 << 10);
  #count = 0;

  constructor(bound: number) {
    this.bound = bound;
    this.#bits = bound < 2 ** 28 ? new Uint32Array((bound >>> 5) + 1) : null;
  }

  add(value: number): void {
    if (this.#bits !== null) this.#bits[value >>> 5] |= 1 << (value & 31);
    else this.#insert(value);
  }

  #insert(value: number): void {
    const mask = this.#slots.length - 1;
    let at = hash(value) & mask;
    while (this.#slots[at] !== 0) {
      if (this.#slots[at] === value) return;
      at = (at + 1) & mask;
    }
    this.#slots[at] = value;
    this.#count++;
    if (this.#count * 2 <= mask) return;
    const old = this.#slots;
    this.#slots = new Float64Array(old.length * 4);
    this.#count = 0;
    for (const each of old) if (each !== 0) this.#insert(each);
  }

  ascending(): Float64Array {
    if (this.#bits === null) return this.#slots.filter((value) => value !== 0).sort();
    const values: number[] = [];
    for (let word = 0; word < this.#bits.length; word++) {
      for (let bits = this.#bits[word]; bits !== 0; bits &= bits - 1) {
        values.push(word * 32 + 31 - Math.clz32(bits & -bits));
      }
    }
    return Float64Array.from(values);
  }
}

function hash(value: number): number {
  const low = value | 0;
  const mixed = Math.imul(low ^ ((value / 2 ** 32) | 0) ^ (low >>> 15), 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

function numbersIn(numbers: readonly number[], subset: number): number[] {
  return numbers.filter((_, i) => (subset >> i) & 1).sort((a, b) => a - b);
}

/** The product, each number counted as at least 2: no value over these numbers exceeds it. */
function productOf(numbers: readonly number[]): number {
  return numbers.reduce((product, n) => product * Math.max(2, n), 1);
}

function sizeOf(subset: number): number {
  return subset.toString(2).replaceAll('0', '').length;
}
