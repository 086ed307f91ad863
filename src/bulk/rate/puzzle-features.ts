// Numeric features that make a puzzle hard or easy, computed from the given numbers and the first distinct
// solutions.
//
// Logarithms and other functions that platforms round differently are avoided. Sums, quotients and square
// roots of doubles are exactly defined, so a difficulty is the same everywhere.
import { divides, isUnit, takesFraction, flatten, walk, type FlatExpression } from './flat-expression.js';
import { approximateMagnitude, integer, isEqual } from '../../core/fraction.js';
import { parseExpression } from '../../expression/parse-expression.js';
import type { Puzzle, Solver } from '../../core/api-types.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';

/** Features of a puzzle and of its essential solutions, of which the first 100 are considered. */
export interface Features {
  /** Fewest operations of a solution. */
  readonly operations: number;
  /** Number of solutions, at most 100. */
  readonly solutions: number;
  /**
   * The largest absolute result of an operation, the target included, in the solution where it is least; 0 if
   * the target is a given number.
   */
  readonly largest: number;
  /** Number of given numbers that equal an earlier one. */
  readonly equal: number;
  /** 1 if there is a 1 among the numbers, else 0. */
  readonly one: number;
  /** Number of given numbers above 10. */
  readonly aboveTen: number;
  /** The mean number, per solution, of inner sums and products worth 0, 1 or -1. */
  readonly units: number;
  /** 1 if any solution has an inner sum or product worth 0, 1 or -1, else 0. */
  readonly unit: number;
  /** 1 if any solution is a given number times a sum or product worth 2 or 3, else 0. */
  readonly smallFactor: number;
  /** Mean number, per solution, of products inside a sum. */
  readonly products: number;
  /** Mean number, per solution, of sums inside a product. */
  readonly sums: number;
  /** The share of solutions that are a sum with at least two terms that are products. */
  readonly twoProducts: number;
  /** The share of solutions that divide. */
  readonly divisions: number;
  /** The share of solutions that need a fraction on the way, in whatever order they are played. */
  readonly fractions: number;
}

/** Maximum number of solutions to consider. */
const MOST_SOLUTIONS = 100;
const TWO = integer(2);
const THREE = integer(3);

/**
 * Computes the features of a puzzle; null if it cannot be solved.
 *
 * @param leaves the numbers of the puzzle, as parsed
 * @throws NumbersGameError as `solver.solutions`
 */
export function featuresOf(puzzle: Puzzle, leaves: readonly Leaf[], solver: Solver): Features | null {
  const { numbers, target, rules, game, aces } = puzzle;
  const forms: FlatExpression[] = [];
  let operations = Infinity;
  for (const solution of solver.solutions(
    { numbers, target, rules, game, aces },
    { limit: MOST_SOLUTIONS },
  )) {
    forms.push(flatten(parseExpression(solution.expression)));
    operations = Math.min(operations, solution.operations);
  }
  if (forms.length === 0) return null;
  const mean = (count: (form: FlatExpression) => number | boolean) =>
    forms.reduce((sum, form) => sum + Number(count(form)), 0) / forms.length;
  const units = mean((form) => countInside(form, ({ kind, value }) => kind !== 'atom' && isUnit(value)));
  return {
    operations,
    solutions: forms.length,
    largest: forms.reduce((least, form) => Math.min(least, largestOf(form)), Infinity),
    ...countLeaves(leaves),
    units,
    unit: Number(units > 0),
    smallFactor: Number(forms.some(hasSmallFactor)),
    products: mean((form) => countInside(form, ({ kind }) => kind === 'product')),
    sums: mean((form) => countInside(form, ({ kind }) => kind === 'sum')),
    twoProducts: mean(
      ({ kind, parts }) => kind === 'sum' && parts.filter((part) => part.form.kind === 'product').length > 1,
    ),
    divisions: mean(divides),
    fractions: mean(takesFraction),
  };
}

/** Computes the features of the given numbers. A number with several values counts as the least of them. */
function countLeaves(leaves: readonly Leaf[]): Pick<Features, 'equal' | 'one' | 'aboveTen'> {
  const numbers = leaves.map(([least]) => least);
  return {
    equal: numbers.length - new Set(numbers).size,
    one: Number(numbers.includes(1)),
    aboveTen: numbers.filter((number) => number > 10).length,
  };
}

function countInside(form: FlatExpression, counts: (form: FlatExpression) => boolean): number {
  const [, ...inside] = walk(form);
  return inside.filter(counts).length;
}

/** Largest absolute result in an expression. All multiplications of a product come before its divisions. */
function largestOf(form: FlatExpression): number {
  let largest = 0;
  for (const { kind, value, parts } of walk(form)) {
    if (kind !== 'atom') largest = Math.max(largest, approximateMagnitude(value));
    if (kind !== 'product') continue;
    const factors = parts.filter((part) => !part.isInverse);
    largest = Math.max(
      largest,
      factors.reduce((product, part) => product * approximateMagnitude(part.form.value), 1),
    );
  }
  return largest;
}

function hasSmallFactor({ kind, parts }: FlatExpression): boolean {
  if (kind !== 'product' || parts.length !== 2 || parts.some((part) => part.isInverse)) return false;
  const [given, made] = [...parts].sort((a, b) => a.form.parts.length - b.form.parts.length);
  if (given.form.kind !== 'atom' || made.form.kind === 'atom') return false;
  return isEqual(made.form.value, TWO) || isEqual(made.form.value, THREE);
}
