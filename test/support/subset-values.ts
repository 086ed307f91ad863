// The values that up to nine numbers make with some of + - * /, by plain breadth-first search: for each
// multiset of the numbers the values of all its splits, each with the count of its trees. All values are
// kept, under every kind of values. It shares nothing with the engine, and with subset-trees.ts only types.
//
// A value is one double, which is exact or refused: an integer up to 2^53 - 1 is itself; a fraction p / q
// with abs(p), q < 2^26 is p * 2^26 + q, less than 2^53. Sums of two products of such p and q stay below
// 2^53, too. Counts of trees do: nine numbers and three operators have 1430 * 9! * 3^8 < 2^42.
//
// Cost: 0.1 microseconds for each pair of values of a split; so boards have few different numbers, and the
// caller bounds the count of pairs.
import type { BasicOperator } from '../../src/expression/index.js';
import type { Definition, SubsetRules } from './subset-trees.js';

/** Applies an operator; NaN if the rules do not allow the result. Throws RangeError if it is too large. */
type Apply = (operator: BasicOperator, a: number, b: number) => number;

/** A value, the count of its trees. */
type Counts = Map<number, number>;

const SHIFT = 2 ** 26;

/**
 * Defines the answers for a board by all values. Null if that takes more than `work` pairs of values, or
 * values that this representation cannot hold.
 */
export function defineByValues(
  numbers: readonly number[],
  rules: SubsetRules,
  work: number,
): Definition | null {
  try {
    const made = makeValues(numbers, rules, work);
    return made === null ? null : { reached: listReached(made, numbers.length, rules), treesOf: null };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** For each multiset of the numbers what can be made of it. */
function makeValues(
  numbers: readonly number[],
  rules: SubsetRules,
  work: number,
): Map<string, { size: number; counts: Counts }> | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const members = Array.from({ length: 1 << sorted.length }, (_, mask) =>
    sorted.filter((_, i) => (mask >> i) & 1),
  );
  const names = members.map((some) => some.join());
  const apply = hasFractions(rules) ? applyToFractions : applyToIntegers(rules.values === 'natural');
  const made = new Map<string, { size: number; counts: Counts }>();
  let left = work;
  for (let mask = 1; mask < members.length; mask++) {
    if (made.has(names[mask])) continue;
    const counts: Counts = new Map();
    const [first] = members[mask];
    if (members[mask].length === 1) counts.set(hasFractions(rules) ? pack(first, 1) : first, 1);
    const seen = new Set<string>();
    for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
      if (seen.has(names[part])) continue;
      seen.add(names[part]);
      const [a, b] = [made.get(names[part])!.counts, made.get(names[mask - part])!.counts];
      left -= a.size * b.size * rules.operators.length;
      if (left < 0) return null;
      for (const operator of rules.operators) combine(operator, a, b, apply, counts);
    }
    made.set(names[mask], { size: members[mask].length, counts });
  }
  return made;
}

function combine(operator: BasicOperator, lefts: Counts, rights: Counts, apply: Apply, counts: Counts): void {
  for (const [a, treesOfA] of lefts) {
    for (const [b, treesOfB] of rights) {
      const value = apply(operator, a, b);
      if (!Number.isNaN(value)) counts.set(value, (counts.get(value) ?? 0) + treesOfA * treesOfB);
    }
  }
}

function listReached(
  made: ReadonlyMap<string, { size: number; counts: Counts }>,
  size: number,
  rules: SubsetRules,
): Definition['reached'] {
  const found = new Map<number, { p: number; q: number; operations: number; trees: number }>();
  for (const each of made.values()) {
    if (rules.use === 'all' && each.size < size) continue;
    for (const [value, trees] of each.counts) {
      const same = found.get(value);
      if (same === undefined) {
        const [p, q] = hasFractions(rules) ? unpack(value) : [value, 1];
        found.set(value, { p, q, operations: each.size - 1, trees });
      } else {
        same.operations = Math.min(same.operations, each.size - 1);
        same.trees += trees;
      }
    }
  }
  // Both products are exact: q is 1, or all of these are less than 2^26.
  return [...found.values()]
    .sort((a, b) => a.p * b.q - b.p * a.q)
    .map(({ p, q, ...rest }) => ({ value: [BigInt(p), BigInt(q)], ...rest }));
}

function hasFractions({ values, operators }: SubsetRules): boolean {
  return values === 'rational' && operators.includes('/');
}

function applyToIntegers(isNatural: boolean): Apply {
  return (operator, a, b) => {
    let value: number;
    if (operator === '+') value = a + b;
    else if (operator === '-') value = a - b;
    else if (operator === '*') value = a * b;
    else value = b !== 0 && a % b === 0 ? a / b : NaN;
    if (Number.isNaN(value) || (isNatural && value <= 0)) return NaN;
    // A result beyond 2^53 - 1 is rounded to one beyond it.
    if (!Number.isSafeInteger(value)) throw new RangeError('too large');
    return value;
  };
}

function applyToFractions(operator: BasicOperator, x: number, y: number): number {
  const [a, b] = unpack(x);
  const [c, d] = unpack(y);
  if (operator === '+') return pack(a * d + c * b, b * d);
  if (operator === '-') return pack(a * d - c * b, b * d);
  if (operator === '*') return pack(a * c, b * d);
  return c === 0 ? NaN : pack(a * d, b * c);
}

function pack(p: number, q: number): number {
  let [a, b] = [Math.abs(p), Math.abs(q)];
  while (b !== 0) [a, b] = [b, a % b];
  if (q < 0) a = -a;
  const [numerator, denominator] = [p / a, q / a];
  if (Math.abs(numerator) >= SHIFT || denominator >= SHIFT) throw new RangeError('too large');
  return numerator * SHIFT + denominator;
}

function unpack(value: number): [p: number, q: number] {
  const p = Math.floor(value / SHIFT);
  return [p, value - p * SHIFT];
}
