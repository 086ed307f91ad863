// The tidiest of all expressions with a value and so many numbers: least largest result of an operation, then fewest divisions, then the
// shorter text, then text order by code unit.
//
// The least largest result is found by bisection: the engine looks for the value with no result above a cap. With that cap
// it then names every way to make a value by one last operation, and from these the best is put together from below, since each
// further criterion of a whole is met by the best of each part: divisions and lengths add up, and of texts of equal
// length the smaller left part comes first. Only brackets depend on what surrounds a part, so the best sum and
// the best product (or number) are kept for each subset and value.
import type { Answer, Engine } from './engine.js';
import { parseExpression } from './expression.js';
import type { ParsedPuzzle } from './puzzle.js';
import type { Expression, Operator } from './types.js';

/** An expression as far as it matters to what surrounds it. */
interface Part {
  readonly text: string;
  readonly divisions: number;
}

/** The best of each kind: what a text needs brackets against. */
interface Parts {
  sum: Part | null;
  product: Part | null;
  number: Part | null;
}

type Kind = keyof Parts;

const KINDS: readonly Kind[] = ['sum', 'product', 'number'];

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
    for (const part of Object.values(bestParts(engine, mask, value, known)) as (Part | null)[]) {
      best = better(best, part);
    }
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
  parts = { sum: null, product: null, number: null };
  if ((mask & (mask - 1)) === 0) parts.number = { text: String(value), divisions: 0 };
  else {
    for (const { near, far, operator, farIsLeft, p, w } of engine.decompose(mask, value)) {
      const kind = kindOf(operator);
      const nearParts = bestParts(engine, near, p, known);
      const farParts = bestParts(engine, far, w, known);
      if (farIsLeft !== false) parts[kind] = better(parts[kind], join(farParts, operator, nearParts));
      if (farIsLeft !== true) parts[kind] = better(parts[kind], join(nearParts, operator, farParts));
    }
  }
  ofMask.set(value, parts);
  return parts;
}

function join(left: Parts, operator: Operator, right: Parts): Part {
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
  for (const kind of KINDS) {
    const part = parts[kind];
    if (part === null) continue;
    const needsBrackets =
      (kind === 'sum' && (isRight || kindOf(operator) === 'product')) ||
      (kind === 'product' && isRight && kindOf(operator) === 'product');
    best = better(best, needsBrackets ? { ...part, text: `(${part.text})` } : part);
  }
  return best!;
}

function better(one: Part | null, other: Part | null): Part | null {
  if (one === null || other === null) return one ?? other;
  const order =
    one.divisions - other.divisions ||
    one.text.length - other.text.length ||
    (one.text <= other.text ? -1 : 1);
  return order <= 0 ? one : other;
}

function kindOf(operator: Operator): 'sum' | 'product' {
  return operator === '+' || operator === '-' ? 'sum' : 'product';
}

function countNumbers(expression: Expression): number {
  return typeof expression === 'number' ? 1 : countNumbers(expression.left) + countNumbers(expression.right);
}

/** The largest result of an operation of an expression of natural values, 0 for a number. */
function largestResult(expression: Expression): bigint {
  let largest = 0n;
  const evaluate = (node: Expression): bigint => {
    if (typeof node === 'number') return BigInt(node);
    const left = evaluate(node.left);
    const right = evaluate(node.right);
    const result = resultOf(node.operator, left, right);
    if (result > largest) largest = result;
    return result;
  };
  evaluate(expression);
  return largest;
}

function resultOf(operator: Operator, left: bigint, right: bigint): bigint {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
  }
}
