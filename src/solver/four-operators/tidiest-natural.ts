// The tidiest of all expressions of a natural value with a given number of operations: the least largest
// result of an operation first, then the criteria of compare-tidiness.ts.
//
// The least largest result is found by bisection: the engine looks for the value with no result above a cap.
// Under that cap it then lists every way to make a value by one last operation, and the best text is put
// together from these, subset by subset.
import { spendTicks } from '../../core/deadline.js';
import { decompose, subsetsOfSize } from '../wasm/natural-decompositions.js';
import type { Answer, NaturalInstance } from '../wasm/natural-instance.js';
import { resultsOf } from '../../expression/evaluate-rational.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import {
  better,
  createParts,
  joinParts,
  partsOfNumber,
  type TidyPart,
  type TidyParts,
} from './compare-tidiness.js';
import type { Expression } from '../../core/api-types.js';

/**
 * Finds the tidiest expression with the value and the number of operations of an answer to the same puzzle.
 */
export function findTidiestNatural(
  engine: NaturalInstance,
  puzzle: ParsedPuzzle,
  { expression, value }: Answer,
): Expression {
  if (typeof expression === 'number') return expression;
  const size = countNumbers(expression);
  let least = value;
  let cap = largestResult(expression);
  while (least < cap) {
    const middle = (least + cap) / 2n;
    const answer = engine.solve(puzzle, value, false, middle);
    // Under a cap the value may still be made, but of more numbers.
    if (answer === null || countNumbers(answer.expression) > size) least = middle + 1n;
    else cap = largestResult(answer.expression);
  }
  engine.solve(puzzle, value, false, cap);
  const known = new Map<number, Map<bigint, TidyParts>>();
  let best: TidyPart | null = null;
  for (const mask of subsetsOfSize(engine, size)) {
    for (const part of bestParts(engine, mask, value, known)) best = better(best, part);
  }
  return best!.expression;
}

function bestParts(
  engine: NaturalInstance,
  mask: number,
  value: bigint,
  known: Map<number, Map<bigint, TidyParts>>,
): TidyParts {
  let ofMask = known.get(mask);
  if (ofMask === undefined) known.set(mask, (ofMask = new Map<bigint, TidyParts>()));
  let parts = ofMask.get(value);
  if (parts !== undefined) return parts;
  if ((mask & (mask - 1)) === 0) {
    parts = partsOfNumber(value);
  } else {
    parts = createParts();
    for (const { near, far, row, farIsLeft, p, w } of decompose(engine, mask, value)) {
      const { precedence } = row;
      spendTicks();
      const nearParts = bestParts(engine, near, p, known);
      const farParts = bestParts(engine, far, w, known);
      if (farIsLeft !== false)
        parts[precedence] = better(parts[precedence], joinParts(farParts, row, nearParts));
      if (farIsLeft !== true)
        parts[precedence] = better(parts[precedence], joinParts(nearParts, row, farParts));
    }
  }
  ofMask.set(value, parts);
  return parts;
}

/** Largest result of an operation in an expression, whose values are all natural. */
function largestResult(expression: Expression): bigint {
  return resultsOf(expression).reduce(
    (largest, { numerator }) => (numerator > largest ? numerator : largest),
    0n,
  );
}

function countNumbers(expression: Expression): number {
  return resultsOf(expression).length + 1;
}
