// Numeric features that make a puzzle hard or easy, computed from the given numbers and the first distinct
// solutions.
//
// Logarithms and other functions that platforms round differently are avoided. Sums, quotients and square
// roots of doubles are exactly defined, so a difficulty is the same everywhere.
import {
  approximate,
  divides,
  flatten,
  isUnit,
  listCompounds,
  takesFraction,
  type FlatExpression,
} from './flat-expression.js';
import { toResultValue } from '../../core/fraction.js';
import type { Expression } from '../../core/api-types.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import { formatJudgedValue } from '../../reading/judged-value.js';

/** Features of a puzzle and of its essential solutions, of which the first 100 are considered. */
export interface Features {
  /** Fewest operations of a solution. */
  readonly operations: number;
  /** Number of solutions, at most 100. */
  readonly solutions: number;
  /**
   * The largest absolute value of a sum, or of a product before it is divided, the target included, in the
   * solution where it is least; 0 if the target is a given number.
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
export const MOST_SOLUTIONS = 100;

/** Sums of what is counted in each solution. */
type Totals = Record<'units' | 'products' | 'sums' | 'twoProducts' | 'divisions' | 'fractions', number>;

/**
 * Computes the features of a puzzle from its first solutions; null if it has none.
 *
 * @throws Error if an expression is not worth the target: a fault of this package
 */
export function featuresOf(
  { leaves, target }: ParsedPuzzle,
  solutions: Iterable<Expression>,
): Features | null {
  const totals: Totals = { units: 0, products: 0, sums: 0, twoProducts: 0, divisions: 0, fractions: 0 };
  const worth = toResultValue(target);
  let count = 0;
  let operations = Infinity;
  let largest = Infinity;
  let smallFactor = false;
  for (const expression of solutions) {
    const form = flatten(expression);
    if (formatJudgedValue(form.value) !== worth) throw new Error('numbers-game: a fault in the solver');
    const compounds = listCompounds(form);
    addTotals(totals, form, compounds);
    operations = Math.min(operations, countOperations(compounds));
    largest = Math.min(largest, largestOf(compounds));
    smallFactor ||= hasSmallFactor(form);
    if (++count === MOST_SOLUTIONS) break;
  }
  if (count === 0) return null;
  const { units, products, sums, twoProducts, divisions, fractions } = totals;
  return {
    operations,
    solutions: count,
    largest,
    ...countLeaves(leaves),
    units: units / count,
    unit: Number(units > 0),
    smallFactor: Number(smallFactor),
    products: products / count,
    sums: sums / count,
    twoProducts: twoProducts / count,
    divisions: divisions / count,
    fractions: fractions / count,
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

/** Adds a solution, which has these sums and products, to the totals. */
function addTotals(totals: Totals, { kind, parts }: FlatExpression, compounds: FlatExpression[]): void {
  for (let i = 1; i < compounds.length; i++) {
    const inner = compounds[i];
    totals.units += Number(isUnit(inner.value));
    if (inner.kind === 'product') totals.products++;
    else totals.sums++;
  }
  const isSumOfProducts = kind === 'sum' && parts.filter((part) => part.form.kind === 'product').length > 1;
  totals.twoProducts += Number(isSumOfProducts);
  totals.divisions += Number(divides(compounds));
  totals.fractions += Number(takesFraction(compounds));
}

/** Number of operations: a sum or product of k parts has k - 1. */
function countOperations(compounds: readonly FlatExpression[]): number {
  return compounds.reduce((operations, { parts }) => operations + parts.length - 1, 0);
}

/** Largest absolute result in an expression. All multiplications of a product come before its divisions. */
function largestOf(compounds: readonly FlatExpression[]): number {
  let largest = 0;
  for (const { kind, value, parts } of compounds) {
    largest = Math.max(largest, approximate(value));
    if (kind !== 'product') continue;
    let product = 1;
    for (const { form, isInverse } of parts) if (!isInverse) product *= approximate(form.value);
    largest = Math.max(largest, product);
  }
  return largest;
}

function hasSmallFactor({ kind, parts }: FlatExpression): boolean {
  if (kind !== 'product' || parts.length !== 2 || parts.some((part) => part.isInverse)) return false;
  const [a, b] = parts;
  const made = [a.form, b.form].filter((form) => form.kind !== 'atom');
  return made.length === 1 && (made[0].value === 2 || made[0].value === 3);
}
