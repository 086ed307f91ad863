// The steps of any expression, for tests: without a board, so that nothing is checked.
import { applyRow, lower } from '../src/expression/evaluation.js';
import { formatSteps } from '../src/expression/steps.js';
import { isLeaf, numberOf, toPostfix } from '../src/expression/tree.js';
import { integer } from '../src/core/fraction.js';
import { DEFAULT_LIMITS } from '../src/core/limits.js';
import type { Value } from '../src/exact/irrational.js';
import type { Expression } from '../src/core/types.js';

export function stepsOf(expression: Expression): string[] {
  const items = toPostfix(expression);
  const stack: Value[] = [];
  const results: Value[] = [];
  for (const item of items) {
    if (!isLeaf(item)) results.push(lower(applyRow(item, stack, DEFAULT_LIMITS, expression)));
    stack.push(isLeaf(item) ? integer(numberOf(item)) : results.at(-1)!);
  }
  return formatSteps(items, results);
}
