// The steps of any expression, for tests: without a board, so that nothing is checked.
import { integer } from '../../src/core/fraction.js';
import { DEFAULT_LIMITS } from '../../src/core/puzzle/largest-operands.js';
import type { Expression } from '../../src/core/api-types.js';
import type { ExactValue } from '../../src/expression/exact/exact-value.js';
import { ALL_ARITHMETIC } from '../../src/expression/all-operators.js';
import { lower } from '../../src/expression/arithmetic.js';
import { applyToLast } from '../../src/expression/evaluate.js';
import { formatSteps } from '../../src/expression/format-steps.js';
import { isLeaf, numberOf, toPostfix } from '../../src/expression/expression-tree.js';

export function stepsOf(expression: Expression): string[] {
  const items = toPostfix(expression, ALL_ARITHMETIC.rows);
  const values: ExactValue[] = [];
  const results: ExactValue[] = [];
  for (const item of items) {
    if (isLeaf(item)) {
      values.push(integer(numberOf(item)));
      continue;
    }
    const result = lower(applyToLast(item, values, DEFAULT_LIMITS, items));
    values.push(result);
    results.push(result);
  }
  return formatSteps(items, results, ALL_ARITHMETIC);
}
