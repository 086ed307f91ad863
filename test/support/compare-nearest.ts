// Compares answers under rational or integer rules on all builds with the definition: every value of every
// subset by all trees.
import { expect } from 'vitest';
import { createSolverSync, NumbersGameError, type Result } from '../../src/index.js';
import { checkEqual } from './answers.js';
import { builds } from './builds.js';
import type { Rational } from './classes.js';
import type { Random } from './random.js';
import { read } from './reader.js';
import { compareRationals, defineByTrees, findNearest, FOUR, reduce, type Reached } from './subset-trees.js';

const solvers = builds.map(({ name, options }) => ({ name, solver: createSolverSync(options) }));

/** Compares boards of up to `size` numbers with targets that can be made, nearly, or not at all. */
export function compareNearest(
  random: Random,
  boards: number,
  size: number,
  values: 'integer' | 'rational' = 'rational',
): void {
  for (let board = 0; board < boards; board++) {
    const highest = random.pick([2, 3, 6, 13, 100, 1000, 10 ** 6, 2 ** 31, 2 ** 53 - 1]);
    const count = random.integer(Math.max(1, size - 2), size);
    const numbers = Array.from({ length: count }, () => random.integer(1, highest));
    for (const use of ['any', 'all'] as const) {
      const { reached } = defineByTrees(
        numbers.map((number) => [number]),
        { values, use, operators: FOUR },
      );
      for (let round = 0; round < 6; round++) {
        const drawn = drawTarget(random, random.pick(reached).value);
        const target: Rational = values === 'integer' ? [drawn[0], 1n] : drawn;
        const best = findNearest(reached, target)!;
        for (const { name, solver } of solvers) {
          const puzzle = {
            numbers,
            target: target.join('/'),
            rules: { values, use },
            nearest: true,
          };
          const result = attempt(() => solver.solve(puzzle));
          const context = `${JSON.stringify(puzzle)}, ${name} build`;
          if (result === null) expect(isLarge(numbers) || isWide(target), context).toBe(true);
          else check(result, best, target, context);
        }
      }
    }
  }
}

/** Whether values may exceed 64 bits: the product of the numbers, each plus 1, does 63. */
function isLarge(numbers: readonly number[]): boolean {
  return numbers.reduce((product, number) => product * BigInt(number + 1), 1n) >= 2n ** 63n;
}

/** Whether a fraction has more than 64 bits. */
function isWide(target: Rational): boolean {
  const [p, q] = reduce(...target);
  return q > 1n && [p, -p, q].some((part) => part >= 2n ** 64n);
}

function drawTarget(random: Random, [p, q]: Rational): Rational {
  // Near the value, and near its reciprocal.
  const much = 2n ** BigInt(random.integer(10, 70));
  return random.pick<Rational>([
    [p * much + 1n, q * much],
    p > 0n ? [q * much + 1n, p * much] : [1n, much],
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

function check(result: Result, { value, operations }: Reached, target: Rational, context: string): void {
  const status = compareRationals(value, target) === 0 ? 'exact' : 'nearest';
  const reading = read(result.expression!);
  const found = `${result.status}: ${result.value} in ${result.operations}, and ${reading?.operations}`;
  const text = value.join('/').replace(/\/1$/, '');
  checkEqual(found, `${status}: ${text} in ${operations}, and ${operations}`, context);
  checkEqual(`${reading?.numerator}/${reading?.denominator}`, value.join('/'), context);
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
