// Operators that are defined as a user would, and the definitions by which a search of every tree finds what
// they make: an oracle for solver and checker, which shares nothing with them.
import { defineOperator, type Fraction } from '../../src/expression/index.js';
import type { DefinedOperator, Operator, Rules } from '../../src/index.js';

export const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b));

export const gcd = defineOperator({
  operator: 'gcd',
  arity: 2,
  isCommutative: true,
  operands: 'natural',
  latex: '\\gcd\\left(#1, #2\\right)',
  spellings: '\\gcd GCD',
  evaluate: divisorOf,
});
export const mean = defineOperator({
  operator: '@',
  arity: 2,
  notation: 'infix',
  isCommutative: true,
  operands: 'rational',
  evaluate: (a, b) => ({
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: 2n * a.denominator * b.denominator,
  }),
});
export const choose = defineOperator({
  operator: 'choose',
  arity: 2,
  notation: 'infix',
  precedence: 4,
  associativity: 'right',
  operands: 'natural',
  domain: 'two positive integers up to 30',
  evaluate(n, k) {
    if (n > 30n || k > 30n) return null;
    let count = 1n;
    for (let i = 0n; i < k; i++) count = (count * (n - i)) / (i + 1n);
    return count;
  },
});
export const triangle = defineOperator({
  operator: '#',
  arity: 1,
  notation: 'postfix',
  operands: 'natural',
  evaluate: (n) => (n * (n + 1n)) / 2n,
});
export const absolute = defineOperator({ operator: 'abs', arity: 1, evaluate: (n) => (n < 0n ? -n : n) });
export const inverse = defineOperator({
  operator: 'inv',
  arity: 1,
  operands: 'rational',
  evaluate: ({ numerator, denominator }) =>
    numerator === 0n ? null : { numerator: denominator, denominator: numerator },
});
/** All of them. */
export const all = [gcd, mean, choose, triangle, absolute, inverse];
export const BASIC = ['+', '-', '*', '/'] as const;

export function rulesWith(
  operators: readonly (Operator | DefinedOperator)[],
  values: Rules['values'] = 'natural',
  use: Rules['use'] = 'any',
): Rules<Operator | DefinedOperator> {
  return { values, use, operators };
}

/** Value of an operation by its definition here; null for none. */
type Apply = (operands: readonly Fraction[]) => Fraction | null;

const reduced = (numerator: bigint, denominator: bigint): Fraction => {
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = divisorOf(numerator < 0n ? -numerator : numerator, sign * denominator);
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
};
const FOUR: Record<string, Apply> = {
  '+': ([a, b]) =>
    reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator),
  '-': ([a, b]) =>
    reduced(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator),
  '*': ([a, b]) => reduced(a.numerator * b.numerator, a.denominator * b.denominator),
  '/': ([a, b]) =>
    b.numerator === 0n ? null : reduced(a.numerator * b.denominator, a.denominator * b.numerator),
};
const isNatural = ({ numerator, denominator }: Fraction) => denominator === 1n && numerator > 0n;
const binomial = (n: bigint, k: bigint): bigint => (k === 0n ? 1n : (binomial(n - 1n, k - 1n) * n) / k);
const OWN: Record<string, Apply> = {
  gcd: ([a, b]) => (isNatural(a) && isNatural(b) ? reduced(divisorOf(a.numerator, b.numerator), 1n) : null),
  '@': ([a, b]) => FOUR['/']([FOUR['+']([a, b])!, reduced(2n, 1n)]),
  choose: ([a, b]) =>
    isNatural(a) && isNatural(b) && a.numerator <= 30n && b.numerator <= 30n
      ? reduced(b.numerator > a.numerator ? 0n : binomial(a.numerator, b.numerator), 1n)
      : null,
  '#': ([a]) => (isNatural(a) ? reduced((a.numerator * (a.numerator + 1n)) / 2n, 1n) : null),
  abs: ([a]) => (a.denominator === 1n ? reduced(a.numerator < 0n ? -a.numerator : a.numerator, 1n) : null),
  inv: ([a]) => (a.numerator === 0n ? null : reduced(a.denominator, a.numerator)),
};

interface Tree {
  readonly value: Fraction;
  readonly operations: number;
  readonly isUnary: boolean;
}

/** Fewest operations of each value over all numbers (`all`) or any of them, by trying every tree. */
export function findFewest(
  numbers: readonly number[],
  rules: Rules<Operator | DefinedOperator>,
): Map<string, number> {
  const own = rules.operators!.filter((operator) => typeof operator === 'object');
  const isAllowed = (value: Fraction | null): value is Fraction =>
    value !== null &&
    (rules.values === 'rational' ||
      (rules.values === 'integer' ? value.denominator === 1n : isNatural(value)));
  const binary = [
    ...BASIC.filter((operator) => rules.operators!.includes(operator)).map((operator) => FOUR[operator]),
    ...own.filter(({ arity }) => arity === 2).map(({ operator }) => OWN[operator]),
  ];
  const unary = own.filter(({ arity }) => arity === 1).map(({ operator }) => OWN[operator]);
  const known = new Map<number, Tree[]>();
  const treesOf = (mask: number): Tree[] => {
    const kept = new Map<string, Tree>();
    const add = (value: Fraction | null, operations: number, isUnary: boolean) => {
      if (!isAllowed(value)) return;
      const key = `${value.numerator}/${value.denominator} ${isUnary}`;
      if ((kept.get(key)?.operations ?? Infinity) > operations) kept.set(key, { value, operations, isUnary });
    };
    if ((mask & (mask - 1)) === 0) add(reduced(BigInt(numbers[Math.log2(mask)]), 1n), 0, false);
    for (let left = (mask - 1) & mask; left > 0; left = (left - 1) & mask) {
      for (const a of known.get(left)!)
        for (const b of known.get(mask ^ left)!)
          for (const apply of binary) add(apply([a.value, b.value]), a.operations + b.operations + 1, false);
    }
    for (const tree of [...kept.values()])
      for (const apply of unary) add(apply([tree.value]), tree.operations + 1, true);
    return [...kept.values()];
  };
  const whole = (1 << numbers.length) - 1;
  const fewest = new Map<string, number>();
  for (let mask = 1; mask <= whole; mask++) {
    known.set(mask, treesOf(mask));
    if (rules.use === 'all' && mask !== whole) continue;
    for (const { value, operations } of known.get(mask)!) {
      const key = value.denominator === 1n ? `${value.numerator}` : `${value.numerator}/${value.denominator}`;
      fewest.set(key, Math.min(fewest.get(key) ?? Infinity, operations));
    }
  }
  return fewest;
}
