// Exact values: which expressions are rational, which are equal, what is outside a domain, and how irrational
// numbers are written. The examples are those on which floating-point programs and simple normal forms fail.
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/core/puzzle/largest-operands.js';
import { compare, isEqual } from '../../src/expression/exact/exact-arithmetic.js';
import { approximate } from '../../src/expression/exact/approximate-value.js';
import { cpuMsOf } from '../support/cpu-time.js';
import { describeValue, requireValue, valueOf } from '../support/exact-values.js';

describe('a result', () => {
  it.each([
    // Rational results of irrational operands.
    ['sqrt(5) ^ 2', '5'],
    ['(2 * root(6, 2)) ^ 2', '24'],
    ['2 ^ (2 + log(2, 6))', '24'],
    ['(sqrt(3) - sqrt(2)) * (sqrt(3) + sqrt(2))', '1'],
    ['1 / (sqrt(3) - sqrt(2)) - (sqrt(3) + sqrt(2))', '0'],
    ['sqrt(3 + 2 * sqrt(2)) - sqrt(2)', '1'],
    ['root(2, 3) * root(4, 3)', '2'],
    ['(2 ^ sqrt(2)) ^ sqrt(2)', '4'],
    ['log(7, 6) * log(6, 7)', '1'],
    ['log(log(7, 6), log(6, 7))', '-1'],
    ['log(2, 6) - log(2, 3)', '1'],
    ['log(6, 2) + log(6, 3)', '1'],
    ['6 ^ log(6, 5)', '5'],
    ['2 ^ log(3, 5) - 5 ^ log(3, 2)', '0'],
    ['log(1 + sqrt(2), 3 + 2 * sqrt(2))', '2'],
    ['log(2, 1 + sqrt(2)) * log(sqrt(2) - 1, 2)', '-1'],
    // Rational operands.
    ['(4 / 9) ^ (3 / 2)', '8/27'],
    ['2 ^ (0 - 16)', '1/65536'],
    ['root(8, 0 - 3)', '1/2'],
    ['log(8, 4)', '2/3'],
    ['log(4 / 9, 27 / 8)', '-3/2'],
    ['7 ^ 10 mod 5', '4'],
    ['10 mod (0 - 3)', '-2'],
    ['9 mod (0 - 3)', '0'],
    ['0!', '1'],
    ['20!', '2432902008176640000'],
    ['sqrt(0)', '0'],
    // Irrational ones.
    ['sqrt(2)', 'irrational'],
    ['log(2, 3)', 'irrational'],
    ['log(2, 3) + sqrt(2)', 'irrational'],
    ['2 ^ sqrt(2)', 'irrational'],
    ['sqrt(1 + sqrt(2))', 'irrational'],
    ['sqrt(0 - 1 + sqrt(2)) / 7', 'irrational'],
    ['2 ^ (1 / 3)', 'irrational'],
    ['log(2, log(2, 3))', 'irrational'],
    // Of more digits before the point than are compared behind it.
    ['(((6 ^ 8) ^ 10) ^ sqrt(2 ^ 3)) ^ 6', 'irrational'],
    ['3 * (((6 ^ 8) ^ 10) ^ sqrt(2 ^ 3)) ^ 6 - 1 / 2', 'irrational'],
    ['(((6 ^ 8) ^ 10) ^ log(5, 2)) ^ 16', 'irrational'],
  ])('%s is %s', (text, expected) => {
    expect(describeValue(valueOf(text))).toBe(expected);
  });

  it.each([
    ['1 / (sqrt(4) - 2)', 'division-by-zero'],
    ['1 / (sqrt(3 + 2 * sqrt(2)) - sqrt(2) - 1)', 'division-by-zero'],
    ['0 ^ 2', 'outside-domain'],
    ['(0 - 2) ^ 2', 'outside-domain'],
    ['2 ^ 17', 'outside-domain'],
    ['2 ^ (12 * sqrt(2))', 'outside-domain'],
    ['(2 ^ 16) ^ (0 - 17)', 'outside-domain'],
    ['root(sqrt(2), 2)', 'outside-domain'],
    ['root(1 / 2, 2)', 'outside-domain'],
    ['root(8, 17)', 'outside-domain'],
    ['root(8, 1 - 1)', 'outside-domain'],
    ['log(1, 5)', 'outside-domain'],
    ['log(sqrt(3 + 2 * sqrt(2)) - sqrt(2), 5)', 'outside-domain'],
    ['log(2, 0)', 'outside-domain'],
    ['log(2, sqrt(2) - sqrt(3))', 'outside-domain'],
    ['log(0 - 2, 4)', 'outside-domain'],
    ['(0 - 5) mod 3', 'outside-domain'],
    ['5 mod 17', 'outside-domain'],
    ['5 mod (3 - 3)', 'outside-domain'],
    ['sqrt(2) mod 3', 'outside-domain'],
    ['sqrt(1 - 2)', 'outside-domain'],
    ['(1 / 2)!', 'outside-domain'],
    ['21!', 'outside-domain'],
    ['square(1)', 'outside-domain'],
    ['((7 ^ 16) ^ 16) ^ 16', 'too-large'],
    ['(((1 + sqrt(2)) ^ 16) ^ 16) ^ 16', 'too-large'],
    ['(((sqrt(2) - 1) ^ 16) ^ 16) ^ 16', 'too-large'],
  ])('%s is %s', (text, expected) => {
    expect(describeValue(valueOf(text))).toBe(expected);
  });

  it('may be an integer root of a sum that is one', () => {
    expect(describeValue(valueOf('root((sqrt(3) - sqrt(2)) * (sqrt(3) + sqrt(2)) + 7, 3)'))).toBe('2');
    expect(describeValue(valueOf('(sqrt(5) ^ 2)!'))).toBe('120');
  });

  it('may be a long factorial, and is refused at once if it is too long', () => {
    const limits = { ...DEFAULT_LIMITS, factorial: 1_000_000n, bits: 1_000_000 };
    let factorial = 1n;
    for (let last = 1n; last <= 300n; last++) {
      factorial *= last;
      expect(describeValue(valueOf(`${last}!`, limits))).toBe(String(factorial));
    }
    expect(cpuMsOf(() => valueOf('60000!', limits))).toBeLessThan(2000);
    for (const text of ['75000!', '1000000!']) expect(describeValue(valueOf(text, limits))).toBe('too-large');
    // 30! has 108 binary digits.
    expect(describeValue(valueOf('30!', { ...limits, bits: 108 }))).toBe('265252859812191058636308480000000');
    expect(describeValue(valueOf('30!', { ...limits, bits: 107 }))).toBe('too-large');
  });

  it('has the limits of the rules', () => {
    const limits = { ...DEFAULT_LIMITS, exponent: 20n, factorial: 25n, square: 5n, bits: 64 };
    expect(describeValue(valueOf('2 ^ 17', limits))).toBe('131072');
    expect(describeValue(valueOf('2 ^ 20 * 2 ^ 20 * 2 ^ 20 * 2 ^ 3', limits))).toBe('9223372036854775808');
    expect(describeValue(valueOf('2 ^ 20 * 2 ^ 20 * 2 ^ 20 * 2 ^ 4', limits))).toBe('too-large');
    expect(describeValue(valueOf('22!', limits))).toBe('too-large');
    expect(describeValue(valueOf('square(5)', limits))).toBe('25');
    expect(describeValue(valueOf('square(6)', limits))).toBe('outside-domain');
  });
});

describe('two values', () => {
  it.each([
    ['sqrt(3 + 2 * sqrt(2))', '1 + sqrt(2)'],
    ['sqrt(5 + 2 * sqrt(6))', 'sqrt(2) + sqrt(3)'],
    ['1 / (1 + sqrt(2))', 'sqrt(2) - 1'],
    ['2 ^ (1 / (1 + sqrt(2)))', '2 ^ (sqrt(2) - 1)'],
    ['log(7, sqrt(3 + 2 * sqrt(2)))', 'log(7, 1 + sqrt(2))'],
    ['log(2, 3 + 2 * sqrt(2))', '2 * log(2, 1 + sqrt(2))'],
    ['sqrt(2) ^ sqrt(3)', '2 ^ (sqrt(3) / 2)'],
    ['sqrt(sqrt(2) + 0)', 'root(2, 4)'],
    ['(root(2, 16) + root(3, 15)) - root(3, 15)', 'root(2, 16)'],
  ])('%s and %s are equal', (left, right) => {
    expect(isEqual(requireValue(left), requireValue(right))).toBe(true);
    expect(isEqual(requireValue(right), requireValue(left))).toBe(true);
  });

  it('are compared where doubles show no difference', () => {
    // (1 + 2^(1/2))^n = p + q 2^(1/2), so that p / q is near 2^(1/2), above it if n is even.
    let [p, q] = [1, 1];
    for (let n = 2; n <= 38; n++) {
      [p, q] = [p + 2 * q, p + q];
      expect(compare(requireValue('sqrt(2)'), requireValue(`${p} / ${q}`))).toBe(n % 2 === 0 ? -1 : 1);
      const power =
        n <= 16 ? `(1 + sqrt(2)) ^ ${n}` : `(1 + sqrt(2)) ^ 16 * (1 + sqrt(2)) ^ ${Math.min(16, n - 16)}`;
      if (n <= 32) expect(compare(requireValue(power), requireValue(`${2 * p}`))).toBe(n % 2 === 0 ? -1 : 1);
    }
    // sqrt(10^15 + 1) + sqrt(10^15 - 1) and 2 sqrt(10^15) differ in the 31st digit.
    const sum = requireValue('sqrt(1000000000000001) + sqrt(999999999999999)');
    expect(compare(sum, requireValue('2 * sqrt(1000000000000000)'))).toBe(-1);
  });
});

describe('an approximation', () => {
  it.each([
    ['root(6, 2)', 10, '2.449489743'],
    ['0 - sqrt(2)', 10, '-1.414213562'],
    ['sqrt(2) / 1000000', 10, '0.000001414213562'],
    ['sqrt(2) / 10000000', 10, '1.414213562e-7'],
    ['sqrt(2) * 1000000000', 10, '1414213562'],
    ['sqrt(2) * 10000000000', 10, '1.414213562e+10'],
    ['1 / 3', 4, '0.3333'],
    ['2 / 3', 4, '0.6667'],
    ['99999 / 1', 4, '1.000e+5'],
    ['sqrt(99999)', 2, '3.2e+2'],
    ['log(2, 3)', 30, '1.58496250072115618145373894395'],
    ['2 ^ sqrt(2)', 30, '2.66514414269022518865029724987'],
    ['1 - 1', 10, '0'],
  ])('of %s to %i digits is %s', (text, digits, expected) => {
    expect(approximate(requireValue(text), digits)).toBe(expected);
  });
});
