// The doubles of src/operators/further-operators: that every enclosure holds the value, by the intervals of
// src/expression/exact, and that inverses miss nothing.
import { describe, expect, it } from 'vitest';
import {
  exp,
  EXP_ERROR,
  ln,
  LN_ERROR,
  lnOfExcess,
} from '../../src/expression/doubles/elementary-functions.js';
import { Enclosure, mayBeEqual } from '../../src/expression/doubles/enclosure.js';
import { encloseExactly } from '../../src/operators/further-operators/enclose-exactly.js';
import { Operand } from '../../src/expression/doubles/operand.js';
import {
  DONE,
  IRRATIONAL,
  LARGE,
  OUTSIDE,
  SMALL,
  SmallFraction,
} from '../../src/expression/doubles/small-fraction.js';
import { OPERATORS } from '../../src/expression/operators/all-rows.js';
import { searchedLogarithm } from '../../src/expression/operators/logarithm.js';
import { ANYTHING, BOUNDED, NOTHING, toSearchLimits } from '../../src/expression/operators/operator-parts.js';
import { SEARCH_PARTS } from '../../src/expression/operators/registry.js';
import { partsOf } from '../../src/operators/further-operators/four-parts.js';
import { OperatorCodes } from '../../src/operators/further-operators/operator-codes.js';
import { integer, reduce, type Fraction } from '../../src/core/fraction.js';
import type { Operator } from '../../src/core/api-types.js';
import { BASIC_OPERATORS, type Fault, type OperatorRow } from '../../src/core/operator-notation.js';
import { DEFAULT_LIMITS } from '../../src/core/puzzle/largest-operands.js';
import { apply } from '../../src/expression/exact/apply-operator.js';
import { exponentialOf, logarithmOf } from '../../src/expression/exact/interval-exponential.js';
import { encloseFraction, type Interval } from '../../src/expression/exact/interval.js';
import { encloseLogarithm, isRational, type ExactValue } from '../../src/expression/exact/exact-value.js';
import { createRandom, seed, type Random } from '../support/random.js';

const BITS = 160;

/** A double as a fraction. */
function toFraction(x: number): Fraction {
  let scale = 0;
  let scaled = x;
  while (!Number.isInteger(scaled)) [scaled, scale] = [scaled * 2, scale + 1];
  return reduce({ numerator: BigInt(scaled), denominator: 1n << BigInt(scale) });
}

/** How far a double is from an interval, as part of it. */
function relativeError(x: number, { low, high, scale }: Interval): number {
  const { numerator, denominator } = toFraction(x);
  const [own, end] = scale < 0 ? [numerator, low << BigInt(-scale)] : [numerator << BigInt(scale), low];
  const difference = own - end * denominator;
  const size = (high < 0n ? -low : high) * denominator * (scale < 0 ? 1n << BigInt(-scale) : 1n);
  return Number((difference * 10n ** 40n) / size) / 1e40;
}

function drawPositive(random: Random): number {
  const mantissa = 1 + random.integer(0, 2 ** 40) / 2 ** 40;
  return (
    mantissa *
    2 ** random.integer(-30, 30) *
    (random.integer(0, 3) === 0 ? 2 ** random.integer(-800, 800) : 1)
  );
}

describe('elementary functions', () => {
  it(`keep to their errors (seed ${seed})`, () => {
    const random = createRandom(8810);
    for (let i = 0; i < 3000; i++) {
      const near = 1 + random.integer(-1000, 1000) / 2 ** random.integer(12, 50);
      const x = random.pick([drawPositive(random), near === 1 ? 2 : near]);
      const logarithm = logarithmOf(encloseFraction(toFraction(x), BITS), BITS);
      expect(Math.abs(relativeError(ln(x), logarithm)), `ln ${x}`).toBeLessThan(LN_ERROR);
      const y = random.pick([random.integer(-64900, 64900) / 100 + 1e-9, near - 1]);
      const power = exponentialOf(encloseFraction(toFraction(y), BITS), BITS);
      expect(Math.abs(relativeError(exp(y), power)), `exp ${y}`).toBeLessThan(EXP_ERROR);
    }
  });
});

describe('numbers near 1', () => {
  it(`have logarithms with all digits as fractions (seed ${seed})`, () => {
    const random = createRandom(8813);
    for (let i = 0; i < 1000; i++) {
      const q = random.integer(2 ** 11, 2 ** random.integer(12, 52));
      const p = q + random.pick([-1, 1]) * random.integer(1, Math.ceil(q / 2 ** random.integer(2, 51)));
      const value = reduce({ numerator: BigInt(p), denominator: BigInt(q) });
      const logarithm = logarithmOf(encloseFraction(value, BITS), BITS);
      expect(Math.abs(relativeError(lnOfExcess((p - q) / q), logarithm)), `ln ${p}/${q}`).toBeLessThan(
        LN_ERROR,
      );
    }
  });

  it(`are told from 1 by the logarithms of their exact values (seed ${seed})`, () => {
    const random = createRandom(8814);
    const factorial = 2_432_902_008_176_640_000; // 20!, which is 2^18 times an odd number
    let indistinguishable = 0;
    for (let i = 0; i < 300; i++) {
      const base = random.integer(2, 30);
      const numerator = BigInt(random.pick([-1, 1]) * random.integer(1, 30));
      const exponent = reduce({ numerator, denominator: BigInt(factorial) >> BigInt(random.integer(0, 60)) });
      const value = apply('^', [integer(base), exponent], DEFAULT_LIMITS);
      if (typeof value === 'string' || isRational(value)) continue;
      const enclosure = new Enclosure();
      encloseExactly(value, enclosure);
      const context = `${base} ^ (${exponent.numerator}/${exponent.denominator})`;
      expect(enclosure.mayBeOne, context).toBe(false);
      if (enclosure.contains(1)) indistinguishable++;
      if (!enclosure.isNearOne) continue;
      const far = relativeError(enclosure.l, encloseLogarithm(value, BITS));
      expect(Math.abs(far), context).toBeLessThan(enclosure.lr / Math.abs(enclosure.l) + 2 ** -60);
      expect(enclosure.lr, context).toBeLessThan(Math.abs(enclosure.l) * 2 ** -45);
    }
    expect(indistinguishable).toBeGreaterThan(20);
  });
});

describe('values off the scale of doubles', () => {
  it(`are what sums with nearly all others are (seed ${seed})`, () => {
    const random = createRandom(8815);
    let done = 0;
    for (let i = 0; i < 400; i++) {
      const far = integer(7n ** BigInt(random.integer(335, 400)) * BigInt(random.pick([-1, 1])));
      const near = reduce({
        numerator: 5n ** BigInt(random.integer(0, 402)) * BigInt(random.pick([-1, 1])),
        denominator: 3n ** BigInt(random.pick([0, 1, random.integer(0, 400)])),
      });
      const [left, right] = random.pick([
        [far, near],
        [near, far],
      ]);
      const operator = random.pick(['+', '-'] as const);
      const [a, b, result, exact] = Array.from({ length: 4 }, () => new Enclosure());
      encloseExactly(left, a);
      encloseExactly(right, b);
      encloseExactly(apply(operator, [left, right], DEFAULT_LIMITS) as ExactValue, exact);
      if (!result.setSum(a, b, operator === '+' ? 1 : -1)) continue;
      expect(mayBeEqual(result, exact), `${a.l} ${operator} ${b.x}`).toBe(true);
      expect(Math.sign(result.x)).toBe(Math.sign(exact.x));
      done++;
    }
    expect(done).toBeGreaterThan(200);
  });

  it('are above a limit if their logarithm is', () => {
    const operand = new Operand();
    const limit = 2 ** 960;
    for (const [power, isAbove] of [
      [959n, false],
      [960n, false],
      [964n, true],
      [-960n, false],
    ] as const) {
      const [numerator, denominator] = power < 0n ? [1n, 2n ** -power] : [2n ** power, 1n];
      encloseExactly({ numerator, denominator }, operand);
      expect(operand.isFar).toBe(true);
      expect(operand.isAbove(limit), String(power)).toBe(isAbove);
    }
  });
});

const POWERS = OPERATORS.slice(
  0,
  OPERATORS.findIndex(({ operator }) => operator === 'mod'),
);

/** Values that a search meets: small fractions, and results of one or two operations on such. */
function drawValue(random: Random, depth: number): ExactValue {
  if (depth === 0) {
    const [p, q] = [random.integer(1, 30), random.pick([1, 1, 1, 2, 3, 7])];
    return reduce({ numerator: BigInt(p), denominator: BigInt(q) });
  }
  const row = random.pick(POWERS);
  const value = apply(row.operator, [drawValue(random, depth - 1), drawValue(random, 0)], DEFAULT_LIMITS);
  return typeof value === 'string' ? drawValue(random, depth) : value;
}

describe('enclosures', () => {
  const operations = {
    sum: (r: Enclosure, a: Enclosure, b: Enclosure) => r.setSum(a, b, 1),
    difference: (r: Enclosure, a: Enclosure, b: Enclosure) => r.setSum(a, b, -1),
    product: (r: Enclosure, a: Enclosure, b: Enclosure) => r.setProduct(a, b),
    quotient: (r: Enclosure, a: Enclosure, b: Enclosure) => r.setQuotient(a, b),
    power: (r: Enclosure, a: Enclosure, b: Enclosure) => r.setPower(a, b),
    logarithm: (r: Enclosure, a: Enclosure, b: Enclosure) => r.setLogarithm(a, b),
  };
  const operators = ['+', '-', '*', '/', '^', 'log'] as const;

  it(`hold the results of operations (seed ${seed})`, () => {
    const random = createRandom(8811);
    let compared = 0;
    for (let i = 0; i < 3000; i++) {
      const [left, right] = [
        drawValue(random, random.integer(0, 2)),
        drawValue(random, random.integer(0, 1)),
      ];
      const place = random.integer(0, operators.length - 1);
      const value = apply(operators[place], [left, right], DEFAULT_LIMITS);
      if (typeof value === 'string') continue;
      const [a, b, result, exact] = Array.from({ length: 4 }, () => new Enclosure());
      encloseExactly(left, a);
      encloseExactly(right, b);
      encloseExactly(value, exact);
      if (!Object.values(operations)[place](result, a, b)) continue;
      const context = `${operators[place]} of ${a.x}, ${b.x}: ${result.x}, ${exact.x}`;
      expect(mayBeEqual(result, exact), context).toBe(true);
      if (!result.isFar) expect(result.r, context).toBeLessThanOrEqual(Math.abs(result.x) * 2 ** -20 + 1e-12);
      compared++;
    }
    expect(compared).toBeGreaterThan(2000);
  });
});

describe('small fractions', () => {
  it(`are those of src/expression/exact (seed ${seed})`, () => {
    const random = createRandom(8812);
    const searched = OPERATORS.filter(
      ({ operator }) => BASIC_OPERATORS.some((basic) => basic === operator) || operator in SEARCH_PARTS,
    );
    const codes = new OperatorCodes({ operators: searched.map(({ operator }) => operator) });
    const searchParts = partsOf(codes);
    const limits = toSearchLimits(DEFAULT_LIMITS);
    const small = new SmallFraction();
    const bound = BigInt(SMALL);
    const isLarge = (value: ExactValue | Fault) =>
      typeof value !== 'string' &&
      isRational(value) &&
      (value.numerator >= bound || value.numerator <= -bound || value.denominator >= bound);
    // An operator that makes a large result of two of these operands has to meet some below, too.
    const large = [3n, 20n, 2n ** 40n + 1n, 2n ** 52n - 3n].flatMap((part) => [
      integer(part),
      { numerator: 1n, denominator: part },
    ]);
    const growing = searched.filter(({ operator, arity }) =>
      large.some((left) =>
        large.some((right) =>
          isLarge(apply(operator, [left, right].slice(0, Number(arity)), DEFAULT_LIMITS)),
        ),
      ),
    );
    const met = new Set<string>();
    let done = 0;
    for (let i = 0; i < 25_000; i++) {
      const part = (sign: number) =>
        BigInt(
          sign *
            random.pick([
              random.integer(0, 40),
              2 ** random.integer(0, 40),
              9 ** random.integer(0, 12),
              random.integer(0, 2 ** random.integer(20, 52)),
            ]),
        );
      // Half of them are integers: some operators take nothing else.
      const draw = () =>
        reduce({
          numerator: part(random.pick([1, 1, -1])),
          denominator: random.pick([1n, part(1) || 1n]),
        });
      const [left, right] = [draw(), draw()];
      const code = random.pick([...codes.binary, ...codes.unary]);
      const { operator, arity } = codes.rows[code];
      const parts = [left.numerator, left.denominator, right.numerator, right.denominator].map(Number);
      const [a, b, c, d] = parts;
      const outcome = searchParts[code].compute(a, b, c, d, limits, small);
      const value = apply(operator as Operator, arity === 1 ? [left] : [left, right], DEFAULT_LIMITS);
      const context = `${operator} ${parts.join(' ')}`;
      met.add(`${operator} ${outcome}`);
      if (outcome === DONE) {
        done++;
        expect(value, context).toEqual({ numerator: BigInt(small.p), denominator: BigInt(small.q) });
      } else if (outcome === IRRATIONAL) {
        expect(typeof value === 'string' ? value === 'too-large' : !isRational(value), context).toBe(true);
      } else if (outcome === OUTSIDE) {
        expect(['outside-domain', 'division-by-zero'], context).toContain(value);
      }
    }
    expect(done).toBeGreaterThan(5000);
    const isMet =
      (outcome: number) =>
      ({ operator }: OperatorRow) =>
        met.has(`${operator} ${outcome}`);
    const namesOf = (rows: readonly OperatorRow[]) => rows.map(({ operator }) => operator);
    expect(namesOf(searched.filter(isMet(DONE)))).toEqual(namesOf(searched));
    expect(namesOf(growing.filter(isMet(LARGE)))).toEqual(namesOf(growing));
    expect(namesOf(growing)).toEqual(expect.arrayContaining(['+', '-', '*', '/', '^', '!']));
  });
});

// No expression of six numbers is known to have such a value: a logarithm of e^650 needs a base within e^-600
// of 1.
describe('a logarithm that is far off', () => {
  const limits = toSearchLimits(DEFAULT_LIMITS);
  const enclosureOf = (x: number, r: number, l = NaN) => {
    const enclosure = new Operand();
    enclosure.set(x, r, l);
    return enclosure;
  };
  const two = enclosureOf(2, 0);
  const nearOne = enclosureOf(1 + 2 ** -50, 2 ** -49);
  const find = (knowsLeft: boolean, logarithm: number, known: Operand, other = new Enclosure()) =>
    searchedLogarithm.invert(knowsLeft, enclosureOf(1, Infinity, logarithm), known, limits, other);

  it('has a base near 1, or an argument near 1', () => {
    expect([find(true, 700, two), find(true, 700, nearOne)]).toEqual([NOTHING, ANYTHING]);
    expect([find(false, -700, two), find(false, -700, nearOne)]).toEqual([NOTHING, ANYTHING]);
    for (const [knowsLeft, logarithm] of [
      [false, 700],
      [true, -700],
    ] as const) {
      const other = new Enclosure();
      expect(find(knowsLeft, logarithm, two, other)).toBe(BOUNDED);
      expect([other.contains(1), other.contains(1 + 2 ** -40)]).toEqual([true, false]);
    }
  });

  it('may have any operands if exponents are unlimited', () => {
    const unlimited = toSearchLimits({ ...DEFAULT_LIMITS, exponent: 10n ** 300n });
    const target = enclosureOf(1, Infinity, 700);
    expect(searchedLogarithm.invert(true, target, two, unlimited, new Enclosure())).toBe(ANYTHING);
  });
});
