// `reachAll` under each kind of values and each use, on all builds: each board against the values of its
// definition, which is evaluated here, and against `reach`. Larger boards, whose definition takes too long,
// are compared with searches for few targets at a time, which share no code with the marks of wide ranges.
import { describe, expect, it } from 'vitest';
import { games, type ReachAllQuery, type Rules, type TargetRange } from '../../src/index.js';
import { builds } from '../support/builds.js';
import { createFullSolver } from '../support/full-solver.js';
import { createRandom, seed } from '../support/random.js';

const KINDS = ['natural', 'integer', 'rational'] as const satisfies readonly Rules['values'][];
const USES = ['any', 'all'] as const;
const UNREACHABLE = 255;

/** A fraction in lowest terms, with a positive denominator. */
type Ratio = readonly [p: bigint, q: bigint];

function ratio(p: bigint, q: bigint): Ratio {
  let [a, b] = [p < 0n ? -p : p, q];
  while (b !== 0n) [a, b] = [b, a % b];
  const divisor = (a < 0n ? -a : a) * (q < 0n ? -1n : 1n);
  return [p / divisor, q / divisor];
}

/** Whether rules allow a value. */
function isAllowed([p, q]: Ratio, values: Rules['values']): boolean {
  if (values === 'natural') return q === 1n && p > 0n;
  return values === 'rational' || q === 1n;
}

/** The values of each subset of a board (bit i = number i), with exactly its numbers, by their text. */
function valuesOf(numbers: readonly number[], values: Rules['values']): Map<string, Ratio>[] {
  const table = [new Map<string, Ratio>()];
  for (let subset = 1; subset < 1 << numbers.length; subset++) {
    const found = new Map<string, Ratio>();
    const add = (value: Ratio) => isAllowed(value, values) && found.set(value.join('/'), value);
    if ((subset & (subset - 1)) === 0) add([BigInt(numbers[Math.log2(subset)]), 1n]);
    for (let part = 1; part < subset; part++) {
      if ((part & subset) !== part) continue;
      for (const [a, b] of table[part].values()) {
        for (const [c, d] of table[subset - part].values()) {
          add(ratio(a * d + c * b, b * d));
          add(ratio(a * d - c * b, b * d));
          add(ratio(a * c, b * d));
          if (c !== 0n) add(ratio(a * d, b * c));
        }
      }
    }
    table.push(found);
  }
  return table;
}

/** The fewest operations of each target, by the definition. */
function define(numbers: readonly number[], { values, use }: Rules, { from, to }: TargetRange): number[] {
  const table = valuesOf(numbers, values);
  const fewest = new Map<string, number>();
  for (let subset = use === 'all' ? table.length - 1 : 1; subset < table.length; subset++) {
    const operations = subset.toString(2).replaceAll('0', '').length - 1;
    for (const text of table[subset].keys()) {
      fewest.set(text, Math.min(fewest.get(text) ?? UNREACHABLE, operations));
    }
  }
  return Array.from({ length: to - from + 1 }, (_, i) => fewest.get(`${from + i}/1`) ?? UNREACHABLE);
}

describe.each(builds)(`reachAll on the $name build (seed ${seed})`, ({ options }) => {
  const solver = createFullSolver(options);

  describe.each(KINDS.flatMap((values) => USES.map((use) => ({ values, use }))))('$values, $use', (rules) => {
    const least = rules.values === 'natural' ? 1 : -40;

    it('agrees with the definition and with reach', () => {
      const random = createRandom(312);
      for (let round = 0; round < 12; round++) {
        const highest = random.pick([4, 10, 100]);
        const pool = Array.from({ length: 5 }, () => random.integer(1, highest));
        const from = random.integer(least, 30);
        const range = { from, to: from + random.pick([0, 5, 25, 100]) };
        const query = { pool, size: random.integer(1, 4), ...range, rules };
        for (const { numbers, operations } of solver.reachAll(query)) {
          const context = JSON.stringify({ ...query, numbers });
          expect([...operations], context).toEqual(define(numbers, rules, range));
          expect(operations, context).toEqual(solver.reach({ numbers, ...range, rules }).operations);
        }
      }
    });

    it('agrees with searches for few targets, for boards of five and six numbers', () => {
      const random = createRandom(313);
      for (const size of [5, 5, 6]) {
        const pool = Array.from({ length: size }, () => random.integer(1, random.pick([9, 60])));
        const from = random.integer(least, 60);
        const range = { from, to: from + 62 };
        const [{ numbers, operations }] = solver.reachAll({ pool, size, ...range, rules });
        const searched: number[] = [];
        for (let first = range.from; first <= range.to; first += 7) {
          searched.push(...solver.reach({ numbers, from: first, to: first + 6, rules }).operations);
        }
        expect([...operations], JSON.stringify({ numbers, range })).toEqual(searched);
        if (rules.use === 'all')
          expect([size - 1, UNREACHABLE]).toEqual(expect.arrayContaining([...operations]));
      }
    });
  });
});

describe('reachAll', () => {
  const solver = createFullSolver();
  const all: Rules = { values: 'rational', use: 'all' };

  it('takes the rules and the targets of a game', () => {
    const [krypto] = solver.reachAll({ game: games.krypto, first: 1000 });
    const { numbers } = krypto;
    expect(krypto).toEqual({
      numbers,
      ...solver.reach({ numbers, from: 1, to: 25, rules: games.krypto.rules }),
    });
    const hands = [...solver.reachAll({ size: 4, pool: [1, 3, 4, 6, 8], from: 24, to: 24, rules: all })];
    // 6 / (1 - 3 / 4) = 24 needs a fraction.
    expect(hands.find(({ numbers }) => numbers.join() === '1,3,4,6')?.operations).toEqual(Uint8Array.of(3));
    const natural: Rules = { values: 'natural', use: 'all' };
    const whole = solver.reachAll({ size: 4, pool: [1, 3, 4, 6], from: 24, to: 24, rules: natural });
    expect(whole.next().value).toMatchObject({ operations: Uint8Array.of(UNREACHABLE) });
  });

  it('bears other calls between its steps', () => {
    const query: ReachAllQuery = { size: 4, pool: [1, 2, 3, 5, 7, 25], from: -30, to: 60, rules: all };
    const expected = [...solver.reachAll(query)];
    const records = [];
    for (const record of solver.reachAll(query)) {
      records.push(record);
      solver.solve({ numbers: [3, 3, 8, 8], target: 24, rules: all });
      solver.reach({ numbers: record.numbers, from: 1, to: 900, rules: { values: 'rational', use: 'any' } });
    }
    expect(records).toEqual(expected);
  });

  it('searches if there is too little memory for marks', () => {
    const query: ReachAllQuery = { size: 5, pool: [2, 3, 7, 11, 13, 17], from: 1, to: 40, rules: all };
    expect([...solver.reachAll({ ...query, maxBytes: 2 ** 19 })]).toEqual([...solver.reachAll(query)]);
  });

  it.each([
    [{ rules: { values: 'natural', use: 'all' } }, 'invalid-range', 'from: expected an integer from 1'],
    [
      { rules: { values: 'real', use: 'all', operators: ['+', '^'] } },
      'invalid-option',
      'rules.values: expected natural, integer or rational for reachAll, got "real"',
    ],
    [{ rules: { values: 'real', use: 'all' } }, 'invalid-option', 'rules.values: expected natural, integer'],
    [{ rules: { values: 'rational', use: 'some' } }, 'invalid-option', 'rules.use: expected any or all'],
  ])('refuses %j when it is called', (change, code, message) => {
    const query = { size: 2, pool: [1, 2, 3], from: -1, to: 9, ...change } as ReachAllQuery;
    expect(() => solver.reachAll(query)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) as string }),
    );
  });
});
