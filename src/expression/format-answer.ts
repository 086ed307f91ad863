// Writes the parts of results and solutions that describe an expression: its text, its operations and its
// steps, once the checker has accepted it. Scripts ask for millions of answers, so the tree is listed and
// evaluated once for all three.
import { BASIC_ARITHMETIC, type Arithmetic } from './arithmetic.js';
import { checkAnswer } from './check-answer.js';
import { formatItems } from './format-items.js';
import { formatSteps } from './format-steps.js';
import { countOperations } from './expression-tree.js';
import type { Fraction } from '../core/fraction.js';
import type { ParsedPuzzle } from '../core/puzzle/parse-puzzle.js';
import type { Expression, Solution } from '../core/api-types.js';

/**
 * Checks an expression and writes it.
 *
 * @param claimed the value that the expression must have
 * @param arithmetic the arithmetic of the operators that it may have
 * @throws Error if the checker refuses it
 */
export function formatAnswer(
  expression: Expression,
  parsed: Pick<ParsedPuzzle, 'leaves' | 'rules'>,
  claimed: Fraction,
  arithmetic: Arithmetic = BASIC_ARITHMETIC,
): Pick<Solution, 'expression' | 'operations' | 'steps'> {
  const { items, results } = checkAnswer(expression, parsed, claimed, arithmetic);
  return {
    expression: formatItems(items),
    operations: countOperations(expression),
    steps: formatSteps(items, results, arithmetic),
  };
}
