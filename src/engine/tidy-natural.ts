// The tidiest of all expressions with a value and so many numbers: least largest result of an operation, then
// fewest divisions, then the shorter text, then text order by code unit.
//
// The least largest result is found by bisection: the engine looks for the value with no result above a cap.
// With that cap it then names every way to make a value by one last operation, and from these the best is put
// together from below, since each further criterion of a whole is met by the best of each part: divisions and
// lengths add up, and of texts of equal length the smaller left part comes first. Only brackets depend on
// what surrounds a part, so the best sum and the best product (or number) are kept for each subset and value.
import type { Answer, Engine } from './natural.js';
import { needsBrackets, parseExpression, precedenceOf, resultsOf } from '../expression/expression.js';
import type { ParsedPuzzle } from '../puzzle/puzzle.js';
import type { Expression, Operator } from '../core/types.js';

/** An expression as far as it matters to what surrounds it. */
export interface Part {
  readonly text: string;
  readonly divisions: number;
}

/** The precedence of a number. */
export const NUMBER = precedenceOf(1);

/** The best at each precedence (1 sum, 2 product, 3 number), which is what brackets depend on. */
export type Parts = (Part | null)[];

/** The tidiest expression with the value and the number of operations of an answer to the same puzzle. */
export function findTidiest(engine: Engine, puzzle: ParsedPuzzle, { expression, value }: Answer): Expression {
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
  const known = new Map<number, Map<bigint, Parts>>();
  let best: Part | null = null;
  for (const mask of engine.subsetsOfSize(size)) {
    for (const part of bestParts(engine, mask, value, known)) best = better(best, part);
  }
  return parseExpression(best!.text);
}

function bestParts(
  engine: Engine,
  mask: number,
  value: bigint,
  known: Map<number, Map<bigint, Parts>>,
): Parts {
  let ofMask = known.get(mask);
  if (ofMask === undefined) known.set(mask, (ofMask = new Map<bigint, Parts>()));
  let parts = ofMask.get(value);
  if (parts !== undefined) return parts;
  parts = [null, null, null, null];
  if ((mask & (mask - 1)) === 0) parts[NUMBER] = { text: String(value), divisions: 0 };
  else {
    for (const { near, far, operator, farIsLeft, p, w } of engine.decompose(mask, value)) {
      const precedence = precedenceOf({ operator, left: 1, right: 1 });
      const nearParts = bestParts(engine, near, p, known);
      const farParts = bestParts(engine, far, w, known);
      if (farIsLeft !== false)
        parts[precedence] = better(parts[precedence], joinParts(farParts, operator, nearParts));
      if (farIsLeft !== true)
        parts[precedence] = better(parts[precedence], joinParts(nearParts, operator, farParts));
    }
  }
  ofMask.set(value, parts);
  return parts;
}

/** The best of an operation of two parts. */
export function joinParts(left: Parts, operator: Operator, right: Parts): Part {
  const a = bestOperand(left, operator, false);
  const b = bestOperand(right, operator, true);
  return {
    text: `${a.text} ${operator} ${b.text}`,
    divisions: a.divisions + b.divisions + Number(operator === '/'),
  };
}

/** The best part as an operand, in brackets if it needs them there. */
function bestOperand(parts: Parts, operator: Operator, isRight: boolean): Part {
  let best: Part | null = null;
  for (const [precedence, part] of parts.entries()) {
    const isBare = part === null || !needsBrackets(precedence, operator, isRight);
    best = better(best, isBare ? part : { ...part, text: `(${part.text})` });
  }
  return best!;
}

/** The better of two, either of which may be missing. */
export function better(one: Part | null, other: Part | null): Part | null {
  if (one === null || other === null) return one ?? other;
  const order =
    one.divisions - other.divisions ||
    one.text.length - other.text.length ||
    (one.text <= other.text ? -1 : 1);
  return order <= 0 ? one : other;
}

/** The largest result of an operation of an expression of natural values. */
function largestResult(expression: Expression): bigint {
  return resultsOf(expression).reduce(
    (largest, { numerator }) => (numerator > largest ? numerator : largest),
    0n,
  );
}

function countNumbers(expression: Expression): number {
  return resultsOf(expression).length + 1;
}
