// The limits of size: numbers and targets at the edge of 32-bit and 64-bit arithmetic and beyond. Whatever is
// asked, the answer is that of the definition (recursive-definition.ts), or a refusal that says why, the same
// on all builds.
//
// How wide values get follows from target * P, P being the product of the numbers, each counted as at least
// 2: of the two parts of an expression one can do without values above sqrt(target * P). So puzzles are drawn
// around target * P = 2^62 and 2^124, where values leave 31 and 62 bits.
import { describe, expect, it } from 'vitest';
import { createSolverSync, NumbersGameError, type Result } from '../../src/index.js';
import { checkResult } from '../support/answers.js';
import { builds } from '../support/builds.js';
import { nearestTo, reachUpTo } from '../support/forward-definition.js';
import { bestAnswer, resultsOf, valuesOfSubsets } from '../support/recursive-definition.js';
import { createRandom, seed, type Random } from '../support/random.js';

const solvers = builds.map(({ name, options }) => ({ name, solver: createSolverSync(options) }));
const uses = ['any', 'all'] as const;

/**
 * Puzzles with target * P below this are answered. For the target stands the end of the range that is
 * searched for the nearest, which grows by a factor of 64 at a time.
 */
const SURELY_EXACT = 1n << 120n;

/** Compares the answers of all builds with the definition. */
function compare(numbers: readonly number[], targets: readonly bigint[]): void {
  const leaves = numbers.map((n) => [n]);
  const table = valuesOfSubsets(leaves);
  for (const target of targets) {
    if (isLeftOut(numbers, target)) continue;
    for (const use of uses) {
      const best = bestAnswer(table, target, use)!;
      const mayRefuse = (target + 64n * best.distance) * productOf(numbers) >= SURELY_EXACT;
      for (const nearest of [true, false]) {
        const rules = { values: 'natural', use } as const;
        for (const { name, solver } of solvers) {
          const context = `${JSON.stringify(numbers)} -> ${target}, use ${use}, nearest ${nearest}, ${name} build`;
          const result = attempt(() => solver.solve({ numbers, target: String(target), rules, nearest }));
          if (result === null) {
            expect(mayRefuse, context).toBe(true);
          } else if (best.distance > 0n && !nearest) {
            expect(result, context).toMatchObject({ status: 'none', value: null, steps: [] });
          } else {
            const status = best.distance === 0n ? 'exact' : 'nearest';
            expect(result, context).toMatchObject({ status, operations: best.operations });
            const { value, distance } = result;
            expect([value, distance].map(String), context).toEqual([best.value, best.distance].map(String));
            checkResult(result, leaves, use, context);
          }
        }
      }
    }
  }
}

/** Whether a number is wide and the target * P is not. */
function isLeftOut(numbers: readonly number[], target: bigint): boolean {
  return numbers.some((n) => n >= 2 ** 31) && target * productOf(numbers) < 2n ** 66n;
}

/** The result, or null where it is refused as too large. */
function attempt(solve: () => Result): Result | null {
  try {
    return solve();
  } catch (error) {
    if (!(error instanceof NumbersGameError) || error.code !== 'too-large') throw error;
    expect(error.message).toMatch(/^numbers, target: .*64 bits.*cannot be computed exactly$/);
    return null;
  }
}

function productOf(numbers: readonly number[]): bigint {
  return numbers.reduce((product, n) => product * BigInt(Math.max(2, n)), 1n);
}

/** A number of so many bits: any, or one beside a power of two. */
function drawNumber(random: Random, bits: number): number {
  const power = 2 ** Math.min(bits, 53);
  const below = random.integer(0, 1) === 0 ? random.integer(0, 3) : random.integer(0, power / 2);
  return Math.max(1, Math.min(power + 1 - below, Number.MAX_SAFE_INTEGER));
}

/** A board whose numbers have about so many bits together. Some are equal, some are small. */
function drawBoard(random: Random, size: number, bits: number): number[] {
  const numbers: number[] = [];
  let left = bits;
  while (numbers.length < size) {
    const share = Math.max(1, Math.round(left / (size - numbers.length)));
    const number =
      numbers.length > 0 && random.integer(0, 5) === 0
        ? numbers[0]
        : drawNumber(random, random.pick([share, random.integer(1, Math.max(1, Math.min(left, 52)))]));
    numbers.push(number);
    left = Math.max(1, left - Math.ceil(Math.log2(number)));
  }
  return numbers;
}

/** Some targets of every kind: around an edge, around what can be made, and of any size. */
function drawTargets(random: Random, numbers: readonly number[], edge: number): bigint[] {
  const product = productOf(numbers);
  const atEdge = 2n ** BigInt(edge) / product;
  let made = BigInt(numbers[0]);
  for (const number of numbers.slice(1)) made = random.pick(resultsOf(made, BigInt(number)))[1];
  const any = 2n ** BigInt(random.integer(0, 80)) + BigInt(random.integer(0, 1_000_000));
  const targets = [
    atEdge,
    atEdge / 2n,
    atEdge * 3n,
    made,
    made + BigInt(random.integer(-3, 3)),
    product,
    any,
  ];
  return targets.filter((target) => target > 0n);
}

describe('the answer is that of the definition, or a refusal', () => {
  it.each([
    [62, 1],
    [62, 2],
    [62, 3],
    [62, 4],
    [124, 2],
    [124, 3],
    [124, 4],
  ])(`around target * P = 2^%i, for %i numbers (seed ${seed})`, (edge, size) => {
    const random = createRandom(1000 + 10 * edge + size);
    for (let board = 0; board < 20; board++) {
      const numbers = drawBoard(random, size, random.integer(2, Math.min(edge, 53 * size)));
      compare(numbers, drawTargets(random, numbers, edge));
    }
  });

  // Boards that were answered wrongly, or not at all, while the engine was being written.
  it.each<[number[], bigint]>([
    [[2 ** 32 - 5, 1, 1, 1], 10_000n],
    [[2 ** 32, 2 ** 32], 2n ** 64n],
    [[2 ** 32, 2 ** 32], 2n ** 64n - 1n],
    [[2 ** 32, 2 ** 32, 2 ** 32 + 1], 2n ** 64n - 4n],
    [[1_931_239_670, 25_224_642_459], 48_714_830_178_387_148_532n],
    [[971_911_337_478_630, 4_377_945_352], 78_779_003_449_962_909_503n],
    [[2, 779, 3087, 1_139_638_070_192_977], 1n],
    [[1, 2, 3, 2 ** 31 - 1], 1n],
    [[2, 2 ** 37 + 1], 3n],
    [[7, 9, 2 ** 40], 62n],
    [[2 ** 40], 3n],
  ])('for %j -> %s', (numbers, target) => {
    compare(numbers, [target]);
  });

  it('for the widest numbers', () => {
    const wide = [2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 2 ** 52, 2 ** 53 - 2, 2 ** 53 - 1];
    for (const a of wide) {
      const targets = [1, 2, a - 1, a, a + 1, 2 * a, a * a].map(BigInt);
      compare([a], targets);
      for (const b of [1, 2, 3, ...wide]) {
        const [x, y] = [BigInt(a), BigInt(b)];
        compare(
          [a, b],
          [x + y, x * y, x * y - 1n, x > y ? x - y : 1n, x / y, 5n].filter((target) => target > 0n),
        );
      }
    }
  });
});

describe('wide boards of more numbers', () => {
  it.each([
    [[991, 994, 997, 998, 999, 1000], 200_000],
    [[1000, 1000, 1000, 1000, 1000, 1000], 200_000],
    [new Array<number>(9).fill(100), 200_000],
    [[1, 2, 3, 2 ** 31 - 1], 200_000],
    [[2 ** 31 - 1, 2 ** 31 - 2, 2 ** 31 - 3], 20_000],
  ])('%j to %i are answered as by the second method', { tags: 'long' }, (numbers, to) => {
    const reachable = reachUpTo(numbers, 2 * to);
    for (let target = 1; target <= to; target = Math.ceil(target * 1.21)) {
      for (const use of uses) {
        const best = nearestTo(reachable[use], target);
        if (best === undefined) continue;
        for (const { name, solver } of solvers) {
          const context = `${JSON.stringify(numbers)} -> ${target}, use ${use}, ${name} build`;
          const result = solver.solve({ numbers, target, rules: { values: 'natural', use }, nearest: true });
          expect(result, context).toMatchObject({
            value: Number(best.value),
            distance: Number(best.distance),
            operations: best.operations,
          });
        }
      }
    }
  });

  it(`targets that can be made are made, or refused (seed ${seed})`, () => {
    const random = createRandom(1100);
    const outcomes = { exact: 0, refused: 0 };
    for (let board = 0; board < 60; board++) {
      const numbers = Array.from({ length: random.integer(5, 9) }, () =>
        random.integer(1, random.pick([10, 100, 1000])),
      );
      const { value, operations } = makeAny(random, numbers);
      for (const { name, solver } of solvers) {
        const context = `${JSON.stringify(numbers)} -> ${value}, ${name} build`;
        const result = attempt(() => solver.solve({ numbers, target: String(value), nearest: false }));
        if (result === null) {
          expect(value * productOf(numbers) >= SURELY_EXACT, context).toBe(true);
          outcomes.refused++;
          continue;
        }
        outcomes.exact++;
        expect(result.status, context).toBe('exact');
        expect(result.operations, context).toBeLessThanOrEqual(operations);
        checkResult(
          result,
          numbers.map((n) => [n]),
          'any',
          context,
        );
      }
    }
    expect(outcomes.refused).toBeLessThan(outcomes.exact);
  });

  it.each([
    [new Array<number>(9).fill(100), 10n ** 12n, '1000000000000', 0, 5],
    [new Array<number>(9).fill(100), 10n ** 18n, '1000000000000000000', 0, 8],
    [new Array<number>(6).fill(1000), 10n ** 18n, '1000000000000000000', 0, 5],
    [[2, 3], 10n ** 30n, '6', 10n ** 30n - 6n, 1],
    [[7], 10n ** 999n, '7', 10n ** 999n - 7n, 0],
    [[2 ** 53 - 1, 2], 2n ** 54n, 2n ** 54n - 2n, 2, 1],
  ])('%j -> %s gives %s', (numbers, target, value, distance, operations) => {
    for (const { name, solver } of solvers) {
      const result = solver.solve({ numbers, target: String(target) });
      expect([result.value, result.distance, result.operations].map(String), name).toEqual(
        [value, distance, operations].map(String),
      );
      const isSafe = (text: unknown) => Number.isSafeInteger(Number(text));
      expect(typeof result.value, name).toBe(isSafe(value) ? 'number' : 'string');
      expect(typeof result.distance, name).toBe(isSafe(distance) ? 'number' : 'string');
    }
  });
});

/** Something that can be made of the numbers: random operations on random pairs, products being likelier. */
function makeAny(random: Random, numbers: readonly number[]): { value: bigint; operations: number } {
  let values = numbers.map(BigInt);
  const operations = random.integer(2, numbers.length - 1);
  for (let operation = 0; operation < operations; operation++) {
    const [a, b, ...rest] = random.shuffle(values);
    const results = resultsOf(a, b);
    values = [...rest, random.pick([...results, results[1]])[1]];
    if (operation === operations - 1) return { value: values[values.length - 1], operations };
  }
  throw new Error('never');
}
