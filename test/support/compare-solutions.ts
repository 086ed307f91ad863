// Compares counts and lists of solutions on all builds with their definition, on random boards.
import { createSolverSync, type Alternatives, type Rules } from '../../src/index.js';
import { checkEqual } from './answers.js';
import { builds } from './builds.js';
import { classesOf, valuesOf, type Rational } from './classes.js';
import type { Random } from './random.js';
import { read } from './reader.js';

const levels = ['trees', 'function', 'essential'] as const;
const solvers = builds.map(({ name, options }) => ({ name, solver: createSolverSync(options) }));

/**
 * Compares boards of up to `size` numbers with each kind of values and of use; with numbers of several values
 * if `several`.
 */
export function compareSolutions(
  random: Random,
  boards: number,
  size: number,
  several = false,
  kinds: readonly Rules['values'][] = ['natural', 'rational'],
): void {
  for (let board = 0; board < boards; board++) {
    const highest = random.pick([2, 3, 4, 6, 13, 100, 2000]);
    const count = random.integer(Math.max(1, size - 2), size);
    const leaves = Array.from({ length: count }, () =>
      several && random.integer(0, 1) === 0
        ? [random.integer(1, 3), random.integer(4, 6)]
        : [random.integer(1, highest)],
    );
    for (const values of kinds) {
      for (const use of ['any', 'all'] as const) {
        const rules = { values, use };
        const target = drawTarget(
          random,
          leaves.map((leaf) => random.pick(leaf)),
          rules,
        );
        if (target !== null && !mayBeTooLarge(leaves, target)) compareTarget(leaves, target, rules);
      }
    }
  }
}

/** Where values may exceed 64 bits (assembly/core/fraction.ts has the bound). */
function mayBeTooLarge(leaves: readonly (readonly number[])[], [p, q]: Rational): boolean {
  const product = leaves.reduce((all, leaf) => all * BigInt(Math.max(...leaf) + 1), 1n);
  return product * ((p < 0n ? -p : p) + q) >= 2n ** 62n;
}

/** A value that can be made, or sometimes 0 or the negation. */
function drawTarget(random: Random, numbers: number[], rules: Rules): Rational | null {
  const used = rules.use === 'any' ? numbers.slice(0, random.integer(1, numbers.length)) : numbers;
  const values = valuesOf(used, rules);
  if (values.length === 0) return null;
  const [p, q] = random.pick(values);
  if (rules.values === 'natural') return [p, q];
  return random.pick<Rational>([
    [p, q],
    [p, q],
    [p, q],
    [-p, q],
    [0n, 1n],
  ]);
}

/** Compares the solutions of one target. */
export function compareTarget(leaves: readonly (readonly number[])[], target: Rational, rules: Rules): void {
  const numbers = leaves.map((oneOf): number | Alternatives => (oneOf.length === 1 ? oneOf[0] : { oneOf }));
  const classes = classesOf(leaves, target, rules);
  for (const { name, solver } of solvers) {
    for (const distinct of levels) {
      const puzzle = { numbers, target: target.join('/'), rules };
      const context = `${JSON.stringify(puzzle)}, ${distinct}, ${name} build`;
      const expected = classes[distinct].size;
      checkEqual(solver.count(puzzle, { distinct }), expected, context);
      const listed = [...solver.solutions(puzzle, { distinct })];
      checkEqual(listed.length, expected, context);
      checkEqual(new Set(listed.map(({ expression }) => expression)).size, expected, context);
      for (const { expression, operations } of listed) {
        const reading = read(expression);
        const found = `${reading?.numerator}/${reading?.denominator} in ${reading?.operations}`;
        checkEqual(found, `${puzzle.target} in ${operations}`, `${context}: ${expression}`);
      }
      if (distinct === 'function' || rules.use === 'all') {
        // Each listed solution is of a class of its own.
        const found = new Set(listed.map(({ expression }) => classes.classOf(expression, distinct)));
        checkEqual(found.size, expected, context);
      }
    }
  }
}
