// Writes and reads the text of a template: x0, x1, ... each once, and every operation with an infix or
// postfix operator in brackets, except the last.
import { describe, invalidOption } from '../core/errors.js';
import type { Expression, Operator } from '../core/api-types.js';
import { parseExpression } from '../expression/parse-expression.js';
import {
  OPERATOR_NAMES,
  addition,
  division,
  multiplication,
  subtraction,
  formatOperation,
} from '../core/operator-notation.js';
import { OPERATORS, rowOf } from '../expression/operators/all-rows.js';
import { concatenation } from '../expression/operators/concatenation.js';
import { factorial } from '../expression/operators/factorial.js';
import { logarithm } from '../expression/operators/logarithm.js';
import { modulo } from '../expression/operators/modulo.js';
import { power } from '../expression/operators/power.js';
import { root } from '../expression/operators/root.js';
import { square } from '../expression/operators/square.js';
import { squareRoot } from '../expression/operators/square-root.js';

/** Writes an operation on templates. The operands of a call are separated by commas. */
export function formatTemplate(operator: Operator, operands: readonly string[]): string {
  const row = rowOf(operator);
  const isCall = row.notation === 'call' || row.notation === 'numeral';
  if (isCall) return `${operator}(${operands.join(', ')})`;
  const [first, last = first] = operands.map((text) => (isInfix(text) ? `(${text})` : text));
  return formatOperation(row, first, last);
}

/** Whether the last operation of a template is infix: whether it has a blank outside of all brackets. */
function isInfix(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === ' ' && depth === 0) return true;
  }
  return false;
}

interface ReadTemplate {
  readonly size: number;
  /** Operators of the template, each once, in the order of the registry. */
  readonly operators: readonly Operator[];
  /**
   * Template in postfix notation. A digit is the position of a number, any other character an operation: see
   * SYMBOLS. Each digit of a joined number is followed by `d`, and each one but the first by `c`.
   */
  readonly code: string;
  /** Template as a tree whose leaves are positions from 1 on; joined digits are one leaf. */
  readonly tree: Expression;
}

/**
 * Operators in postfix notation, one character each; null for an operator that templates do not have, because
 * the programs of `emit` cannot compute with it.
 */
const SYMBOLS = {
  [addition.operator]: addition.operator,
  [subtraction.operator]: subtraction.operator,
  [multiplication.operator]: multiplication.operator,
  [division.operator]: division.operator,
  [power.operator]: power.operator,
  [root.operator]: 'r',
  [logarithm.operator]: 'l',
  [modulo.operator]: 'm',
  [squareRoot.operator]: 's',
  [factorial.operator]: factorial.operator,
  [concatenation.operator]: 'c',
  [square.operator]: null,
} as const satisfies Readonly<Record<Operator, string | null>>;

export type TemplateOperator = {
  [Name in Operator]: (typeof SYMBOLS)[Name] extends string ? Name : never;
}[Operator];

/** Names of the operators that templates may have, in the order of the registry. */
export const TEMPLATE_OPERATORS: readonly TemplateOperator[] = OPERATOR_NAMES.filter(isTemplateOperator);

function isTemplateOperator(operator: Operator): operator is TemplateOperator {
  return SYMBOLS[operator] !== null;
}

const MAX_LENGTH = 200;

/**
 * Reads a template in the format of `universe`.
 *
 * @throws NumbersGameError `invalid-option` if the text is not such a template
 */
export function readTemplate(text: unknown, name: string): ReadTemplate {
  const tree = typeof text === 'string' && text.length <= MAX_LENGTH ? parseTree(text) : null;
  if (tree !== null) {
    const part = readPart(tree);
    const size = part.positions.length;
    const isEach = part.positions.toSorted().every((position, index) => position === index);
    const operators = OPERATORS.map(({ operator }) => operator).filter((other) => part.operators.has(other));
    const other = operators.find((operator) => !isTemplateOperator(operator));
    if (other !== undefined) {
      const expected = `operators among ${TEMPLATE_OPERATORS.join(' ')}`;
      throw invalidOption(`${name}: expected ${expected}, got ${other}`);
    }
    if (isEach && size > 1 && !isStacked(tree) && part.text === text)
      return { size, operators, code: part.code, tree };
  }
  const expected =
    'a template of x0, x1, ..., each once, with brackets as universe writes them, such as "(x0 * x2) - x1"';
  throw invalidOption(`${name}: expected ${expected}, got ${describe(text)}`);
}

/** Whether sqrt or ! is applied to a result of sqrt or !, which is outside the domain of both. */
function isStacked(tree: Expression): boolean {
  if (typeof tree === 'number' || 'parts' in tree) return false;
  if ('operand' in tree && typeof tree.operand === 'object' && 'operand' in tree.operand) return true;
  return operandsOf(tree).some(isStacked);
}

/** Reads x0 as 1, x1 as 2 and so on, and digits that are joined as one number. */
function parseTree(text: string): Expression | null {
  const digits = text
    .replaceAll(/x(\d)/g, (_, index) => String(Number(index) + 1))
    .replaceAll(/concat\((\d(?:, \d)+)\)/g, (_, list: string) => list.replaceAll(', ', ''));
  try {
    return parseExpression(digits);
  } catch {
    return null;
  }
}

/** Evaluates the tree of a template. @param operate gives null if an operation is not allowed */
export function evaluateTree<Value>(
  tree: Expression,
  numbers: readonly Value[],
  operate: (operator: Operator, operands: readonly Value[]) => Value | null,
): Value | null {
  if (typeof tree === 'number') {
    const digits = positionsOf(tree).map((position) => numbers[position]);
    return digits.length === 1 ? digits[0] : operate(concatenation.operator, digits);
  }
  const operands: Value[] = [];
  for (const part of operandsOf(tree)) {
    const value = evaluateTree(part, numbers, operate);
    if (value === null) return null;
    operands.push(value);
  }
  return operate(tree.operator, operands);
}

/** Returns the positions of a leaf: several if digits are joined. */
function positionsOf(leaf: number): number[] {
  return Array.from(String(leaf), (digit) => Number(digit) - 1);
}

export function operandsOf(tree: Exclude<Expression, number>): readonly Expression[] {
  if ('parts' in tree) return tree.parts;
  return 'operand' in tree ? [tree.operand] : [tree.left, tree.right];
}

interface TextPart {
  readonly text: string;
  readonly code: string;
  readonly positions: readonly number[];
  readonly operators: ReadonlySet<Operator>;
}

function readPart(tree: Expression): TextPart {
  if (typeof tree === 'number') {
    const positions = positionsOf(tree);
    const names = positions.map((position) => `x${position}`);
    if (names.length === 1)
      return { text: names[0], code: String(positions[0]), positions, operators: new Set() };
    const code = positions.map((position, index) => `${position}d${index > 0 ? 'c' : ''}`).join('');
    const { operator } = concatenation;
    return { text: formatTemplate(operator, names), code, positions, operators: new Set([operator]) };
  }
  const operands = operandsOf(tree).map(readPart);
  const { operator } = tree;
  const texts = operands.map(({ text }) => text);
  return {
    text: formatTemplate(operator, texts),
    code: operands.map(({ code }) => code).join('') + (SYMBOLS[operator] ?? ''),
    positions: operands.flatMap(({ positions }) => positions),
    operators: new Set([operator, ...operands.flatMap(({ operators }) => [...operators])]),
  };
}
