// The steps of any expression, for tests: without a board, so that nothing is checked.
import { resultsOf } from '../src/expression/evaluation.js';
import { formatSteps } from '../src/expression/steps.js';
import { toPostfix } from '../src/expression/tree.js';
import type { Expression } from '../src/core/types.js';

export function stepsOf(expression: Expression): string[] {
  return formatSteps(toPostfix(expression), resultsOf(expression));
}
