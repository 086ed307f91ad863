// Compares answers under rational or integer rules on all builds with the definition: every value of every
// subset by all trees.
import { expect } from 'vitest';
import { createSolverSync, NumbersGameError, type Result, type Rules } from '../../src/index.js';
import { builds } from './builds.js';
import { valuesOf, type Rational } from './classes.js';
import type { Random } from './random.js';
import { read } from './reader.js';

interface Best {
  readonly value: Rational;
  readonly distance: Rational;
  readonly operations: number;
}

const solvers = builds.map(({ name, options }) => ({ name, solver: createSolverSync(options) }));

/** Compares boards of up to `size` numbers with targets that can be made, nearly, or not at all. */
export function compareNearest(
  random: Random,
  boards: number,
  size: number,
  values: Rules['values'] = 'rational',
): void {
  for (let board = 0; board < boards; board++) {
    const highest = random.pick([2, 3, 6, 13, 100, 1000, 2 ** 31, 2 ** 53 - 1]);
    const count = random.integer(Math.max(1, size - 2), size);
    const numbers = Array.from({ length: count }, () => random.integer(1, highest));
    for (const use of ['any', 'all'] as const) {
      const made: { value: Rational; operations: number }[] = [];
      for (let mask = use === 'all' ? (1 << count) - 1 : 1; mask < 1 << count; mask++) {
        const used = numbers.filter((_, i) => (mask >> i) & 1);
        for (const value of valuesOf(used, { values, use })) {
          made.push({ value, operations: used.length - 1 });
        }
      }
      for (let round = 0; round < 6; round++) {
        const drawn = drawTarget(random, random.pick(made).value);
        const target: Rational = values === 'integer' ? [drawn[0], 1n] : drawn;
        const best = bestOf(made, target);
        for (const { name, solver } of solvers) {
          const puzzle = {
            numbers,
            target: target.join('/'),
            rules: { values, use },
            nearest: true,
          };
          const result = attempt(() => solver.solve(puzzle));
          const context = `${JSON.stringify(puzzle)}, ${name} build`;
          if (result === null) expect(highest, context).toBeGreaterThanOrEqual(2 ** 31);
          else check(result, best, context);
        }
      }
    }
  }
}

function drawTarget(random: Random, [p, q]: Rational): Rational {
  return random.pick<Rational>([
    [p, q],
    [-p, q],
    [p + 1n, q],
    [p * 1_000_000n + 1n, q * 1_000_000n],
    [0n, 1n],
    [BigInt(random.integer(-200, 200)), 1n],
    [BigInt(random.integer(-200, 200)), BigInt(random.integer(1, 30))],
    [10n ** 30n, 1n],
  ]);
}

/** By distance, then operations, then value. */
function bestOf(values: readonly { value: Rational; operations: number }[], target: Rational): Best {
  let best: Best | undefined;
  for (const { value, operations } of values) {
    const [p, q] = [value[0] * target[1] - target[0] * value[1], value[1] * target[1]];
    const distance: Rational = [p < 0n ? -p : p, q];
    const each = { value, distance, operations };
    if (best === undefined || isBetter(each, best)) best = each;
  }
  return best!;
}

function isBetter(a: Best, b: Best): boolean {
  if (isLess(a.distance, b.distance) || isLess(b.distance, a.distance)) return isLess(a.distance, b.distance);
  if (a.operations !== b.operations) return a.operations < b.operations;
  return isLess(a.value, b.value);
}

function isLess(a: Rational, b: Rational): boolean {
  return a[0] * b[1] < b[0] * a[1];
}

function check(
  result: Result,
  { value: [numerator, denominator], distance, operations }: Best,
  context: string,
): void {
  expect(result, context).toMatchObject({ status: distance[0] === 0n ? 'exact' : 'nearest', operations });
  expect(read(result.expression!), context).toMatchObject({ numerator, denominator, operations });
  expect(String(result.value), context).toBe(
    denominator === 1n ? String(numerator) : `${numerator}/${denominator}`,
  );
}

/** The result, or null where it is refused as too large. */
function attempt(solve: () => Result): Result | null {
  try {
    return solve();
  } catch (error) {
    if (!(error instanceof NumbersGameError) || error.code !== 'too-large') throw error;
    return null;
  }
}
