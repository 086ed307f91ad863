// Exact values of trees over the four operators, which are fractions.
import { integer, type Fraction } from '../core/fraction.js';
import { DEFAULT_LIMITS } from '../core/puzzle/largest-operands.js';
import type { Expression } from '../core/api-types.js';
import { applyRow, BASIC_ARITHMETIC, lower } from './arithmetic.js';
import { isLeaf, numberOf, toPostfix } from './expression-tree.js';

/** Evaluates a tree without a division by zero, to lowest terms. */
export function evaluateRational(tree: Expression): Fraction {
  return typeof tree === 'number' ? integer(tree) : resultsOf(tree).at(-1)!;
}

/** Evaluates each operation of a tree without a division by zero, operands first, to lowest terms. */
export function resultsOf(tree: Expression): Fraction[] {
  const values: Fraction[] = [];
  const results: Fraction[] = [];
  for (const item of toPostfix(tree, BASIC_ARITHMETIC.rows)) {
    if (isLeaf(item)) {
      values.push(integer(numberOf(item)));
      continue;
    }
    const right = values.pop()!;
    const left = values.pop()!;
    const value = lower(
      applyRow(item, left, right, DEFAULT_LIMITS, BASIC_ARITHMETIC) as Fraction,
    ) as Fraction;
    values.push(value);
    results.push(value);
  }
  return results;
}
