// Expressions: read, written, evaluated exactly, and checked. Every answer passes through `checkAnswer`
// before it is returned, so nothing here may share code with the engine, and all arithmetic is BigInt.
//
// A tree is walked in postorder, as a list, with a stack of results beside it: no recursion, so a text of
// 10^5 brackets or a tree as deep as it has operations needs no more stack than any other. The parser is
// Dijkstra's shunting-yard for the same reason.
import { NumbersGameError, describe } from '../core/errors.js';
import {
  add,
  divide,
  formatFraction,
  isEqual,
  multiply,
  reduce,
  subtract,
  toResultValue,
  type Fraction,
} from '../core/fraction.js';
import { matchLeaves } from './match-leaves.js';
import type { ParsedPuzzle } from '../puzzle/parse-puzzle.js';
import type { Expression, Operation, Operator } from '../core/types.js';

/**
 * The most numbers and operators in an expression, far above any puzzle; a tree that contains itself ends
 * here.
 */
const MAX_NODES = 1_000_000;

const PRECEDENCE: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };

/**
 * Reads an expression: natural numbers up to 2^53 - 1, `+ - * /`, brackets, and blanks anywhere between them.
 * `*` and `/` bind tighter than `+` and `-`, and equal ones group from the left. There is no unary minus.
 *
 * @throws NumbersGameError `invalid-option` if the text is no expression, with the position (from 0) where it stops being one.
 * @example
 * parseExpression('2 * (3 + 4)'); // { operator: '*', left: 2, right: { operator: '+', left: 3, right: 4 } }
 */
export function parseExpression(text: string): Expression {
  if (typeof text !== 'string') fail(`expected text, got ${describe(text)}`);
  const operands: Expression[] = [];
  const pending: { operator: Operator | '('; position: number }[] = [];
  const apply = (operator: Operator) => {
    const right = operands.pop()!;
    operands.push({ operator, left: operands.pop()!, right });
  };
  const expected = (what: string, position: number) => {
    const found = position < text.length ? describe(text[position]) : 'the end';
    fail(`expected ${what} at position ${position}, got ${found}`);
  };

  const token = /[ \t\r\n]*(?:(\d+)|([-+*/()]))?/y;
  let wantsOperand = true;
  for (;;) {
    const [, digits, sign] = token.exec(text) as readonly (string | undefined)[];
    const position = token.lastIndex - (digits ?? sign ?? '').length;
    if (wantsOperand) {
      if (digits !== undefined) {
        const number = Number(digits);
        if (!Number.isSafeInteger(number)) {
          fail(
            `expected a number up to ${Number.MAX_SAFE_INTEGER} at position ${position}, got ${describe(digits)}`,
          );
        }
        operands.push(number);
        wantsOperand = false;
      } else if (sign === '(') {
        pending.push({ operator: '(', position });
      } else {
        expected('a number or (', position);
      }
    } else if (sign === ')') {
      while (pending.length > 0 && pending.at(-1)!.operator !== '(')
        apply(pending.pop()!.operator as Operator);
      if (pending.pop() === undefined) fail(`the ) at position ${position} closes nothing`);
    } else if (isOperator(sign)) {
      while (pending.length > 0) {
        const { operator } = pending.at(-1)!;
        if (operator === '(' || PRECEDENCE[operator] < PRECEDENCE[sign]) break;
        pending.pop();
        apply(operator);
      }
      pending.push({ operator: sign, position });
      wantsOperand = true;
    } else if (position === text.length) {
      break;
    } else {
      expected('an operator, ) or the end', position);
    }
  }
  for (const { operator, position } of pending.reverse()) {
    if (operator === '(') fail(`the ( at position ${position} is never closed`);
    apply(operator);
  }
  return operands[0];
}

/**
 * Writes an expression, with a blank on each side of an operator. Brackets stand round a sum or difference
 * under `*` or `/`, and round every right operand that binds no tighter than its operator, so
 * `parseExpression` gives the same tree again.
 *
 * @throws NumbersGameError `invalid-option` if it is no tree of numbers (integers from 0 to 2^53 - 1) and operations.
 * @example
 * formatExpression({ operator: '-', left: 9, right: { operator: '+', left: 3, right: 4 } }); // '9 - (3 + 4)'
 */
export function formatExpression(expression: Expression): string {
  const texts: string[] = [];
  for (const node of postorder(expression)) {
    if (typeof node === 'number') {
      texts.push(String(node));
      continue;
    }
    const right = texts.pop()!;
    const left = texts.pop()!;
    const { operator } = node;
    const opened = needsBrackets(precedenceOf(node.left), operator, false) ? `(${left})` : left;
    const closed = needsBrackets(precedenceOf(node.right), operator, true) ? `(${right})` : right;
    texts.push(`${opened} ${operator} ${closed}`);
  }
  return texts[0];
}

/** Whether an operand is written in brackets: where it binds less, and as much on the right. */
export function needsBrackets(precedence: number, operator: Operator, isRight: boolean): boolean {
  return isRight ? precedence <= PRECEDENCE[operator] : precedence < PRECEDENCE[operator];
}

/** The result of each operation, each after those of its operands, in lowest terms. */
export function resultsOf(expression: Expression): Fraction[] {
  const values: Fraction[] = [];
  const results: Fraction[] = [];
  for (const node of postorder(expression)) {
    const value = reduce(valueOf(node, values));
    values.push(value);
    if (typeof node !== 'number') results.push(value);
  }
  return results;
}

/**
 * Evaluates an expression exactly, as text or as a tree.
 *
 * @returns a number while it is a safe integer, else text `'p'` or `'p/q'` in lowest terms.
 * @throws NumbersGameError `invalid-option` if it is no expression, or divides by zero.
 * @example
 * evaluate('8 / (3 - 8 / 3)'); // 24
 * evaluate('1 / 3 + 1 / 2'); // '5/6'
 */
export function evaluate(expression: string | Expression): number | string {
  return toResultValue(
    evaluateExactly(typeof expression === 'string' ? parseExpression(expression) : expression),
  );
}

/** The value of a tree in lowest terms. */
export function evaluateExactly(tree: Expression): Fraction {
  const values: Fraction[] = [];
  for (const node of postorder(tree)) values.push(valueOf(node, values));
  return reduce(values[0]);
}

/**
 * Gives one line `left operator right = result` for each operation, left operands first. Operands other than
 * natural numbers are in brackets.
 */
export function formatSteps(expression: Expression): string[] {
  const values: Fraction[] = [];
  const steps: string[] = [];
  for (const node of postorder(expression)) {
    if (typeof node === 'number') {
      values.push(valueOf(node, values));
      continue;
    }
    const [left, right] = values.slice(-2);
    const result = reduce(valueOf(node, values));
    values.push(result);
    steps.push(`${formatOperand(left)} ${node.operator} ${formatOperand(right)} = ${formatFraction(result)}`);
  }
  return steps;
}

/**
 * Checks an answer: that the expression has the value claimed, and that the rules and the numbers allow it.
 * The engine is not trusted.
 *
 * @throws Error if not. That is a fault of this package, not of the puzzle.
 */
export function checkAnswer(
  expression: Expression,
  { leaves, rules }: Pick<ParsedPuzzle, 'leaves' | 'rules'>,
  claimed: Fraction,
): void {
  const values: Fraction[] = [];
  const used: number[] = [];
  for (const node of postorder(expression)) {
    if (typeof node === 'number') used.push(node);
    const value = valueOf(node, values);
    if (rules.values === 'natural' && (value.numerator <= 0n || value.numerator % value.denominator !== 0n)) {
      refuse(expression, 'takes a value that is not a positive integer');
    }
    values.push(value.denominator === 1n ? value : reduce(value));
  }
  if (!isEqual(values[0], claimed)) refuse(expression, `is not worth ${formatFraction(claimed)}`);
  if (rules.use === 'all' && used.length !== leaves.length) refuse(expression, 'does not use every number');
  const matched = matchLeaves(leaves, used).filter((use) => use >= 0);
  if (matched.length !== used.length) refuse(expression, 'uses a number that is not given, or one too often');
}

function refuse(expression: Expression, reason: string): never {
  throw new Error(
    `numbers-game: a fault in the solver, please report it: ${formatExpression(expression)} ${reason}`,
  );
}

/** The value of a node whose operands' values are the last on the stack, and takes them off. Not reduced. */
function valueOf(node: Expression, values: Fraction[]): Fraction {
  if (typeof node === 'number') return { numerator: BigInt(node), denominator: 1n };
  const right = values.pop()!;
  const left = values.pop()!;
  switch (node.operator) {
    case '+':
      return add(left, right);
    case '-':
      return subtract(left, right);
    case '*':
      return multiply(left, right);
    case '/':
      if (right.numerator === 0n) fail('divides by zero');
      return divide(left, right);
  }
}

/** The nodes of a tree, each after its operands, the left one first. */
function postorder(expression: Expression): Expression[] {
  const order: Expression[] = [];
  const pending: Expression[] = [expression];
  while (pending.length > 0) {
    const node = pending.pop()!;
    order.push(node);
    if (order.length > MAX_NODES) fail(`expected at most ${MAX_NODES} numbers and operators`);
    if (isOperation(node)) pending.push(node.left, node.right);
    else if (!Number.isSafeInteger(node) || node < 0) {
      fail(`expected numbers from 0 to ${Number.MAX_SAFE_INTEGER} and operations, got ${describe(node)}`);
    }
  }
  return order.reverse();
}

function isOperation(node: unknown): node is Operation {
  return typeof node === 'object' && node !== null && isOperator((node as Partial<Operation>).operator);
}

function isOperator(text: unknown): text is Operator {
  return text === '+' || text === '-' || text === '*' || text === '/';
}

/** How much a node binds: 1 a sum, 2 a product, 3 a number. */
export function precedenceOf(node: Expression): number {
  return typeof node === 'number' ? 3 : PRECEDENCE[node.operator];
}

function formatOperand(value: Fraction): string {
  const text = formatFraction(value);
  return value.denominator === 1n && value.numerator >= 0n ? text : `(${text})`;
}

function fail(message: string): never {
  throw new NumbersGameError('invalid-option', `expression: ${message}`);
}
