// The registry of operators. An operator is one row; the parser, the formatter, the checker, `verify`, the
// tidiest answer, the rating, play and every operator key read the rows. No other TypeScript file of the
// package lists operator characters, and test/operators.test.ts scans the sources for them.
//
// Precedence is an integer from 1: 1 sums, 2 products, 3 powers, 4 postfix operators, 5 whatever needs no
// brackets (calls and numbers). The engines keep an arithmetic of their own, so that the checker shares no
// code with them; test/operators.test.ts compares the two. A bound that a puzzle may set (such as the
// largest operand of a factorial) is no field: the rows of such operators are made by a function of the
// bounds, and all readers take the table of rows as an argument.
import { add, divide, multiply, subtract, type Fraction } from './core/fraction.js';

/** Why an operator cannot be applied to its operands. */
export type Fault = 'division-by-zero' | 'outside-domain';

/** An operator. Functions of the operands take as many arguments as `arity` says. */
export interface OperatorRow {
  /**
   * Its text in expressions, which is its name in trees and rules. Letters make a word, which is read as a
   * whole.
   */
  readonly operator: string;
  readonly arity: 1 | 2;
  /**
   * Where its text stands: between its operands, before or after its operand, or before their list in
   * brackets.
   */
  readonly notation: 'infix' | 'prefix' | 'postfix' | 'call';
  readonly precedence: number;
  /** How infix operators of equal precedence group: from the left (the default) or from the right. */
  readonly associativity?: 'left' | 'right';
  readonly isCommutative: boolean;
  /** Whether it makes a sum or a product, of which terms or factors can be rearranged; null if neither. */
  readonly family: 'sum' | 'product' | null;
  /** LaTeX, where `#1` and `#2` stand for the operands. In braces an operand needs no brackets. */
  readonly latex: string;
  /** Other texts that `parseExpression` accepts. */
  readonly aliases?: readonly string[];
  /**
   * All texts that `verify` accepts, with blanks between them: of people, of language models and in LaTeX.
   */
  readonly spellings: string;
  /** The sign that people see, and its name for screen readers. */
  readonly sign: string;
  readonly label: string;
  /**
   * Checks the domain: what is wrong with the operands, null if nothing is. A null function accepts all. The
   * operands are in lowest terms, unless the row makes a sum or a product.
   */
  readonly findFault: ((...operands: readonly Fraction[]) => Fault | null) | null;
  /** The exact result, not always in lowest terms. The operands are as for `findFault`, and in the domain. */
  readonly evaluate: (...operands: readonly Fraction[]) => Fraction;
}

/** The precedence of numbers and calls, which never need brackets. */
export const ATOM_PRECEDENCE = 5;

export const addition = {
  operator: '+',
  arity: 2,
  notation: 'infix',
  precedence: 1,
  isCommutative: true,
  family: 'sum',
  latex: '#1 + #2',
  spellings: '+',
  sign: '+',
  label: 'plus',
  findFault: null,
  evaluate: add,
} as const satisfies OperatorRow;

export const subtraction = {
  operator: '-',
  arity: 2,
  notation: 'infix',
  precedence: 1,
  isCommutative: false,
  family: 'sum',
  latex: '#1 - #2',
  spellings: '- − –',
  sign: '−',
  label: 'minus',
  findFault: null,
  evaluate: subtract,
} as const satisfies OperatorRow;

export const multiplication = {
  operator: '*',
  arity: 2,
  notation: 'infix',
  precedence: 2,
  isCommutative: true,
  family: 'product',
  latex: '#1 \\times #2',
  spellings: '* × · ⋅ \\times \\cdot \\ast',
  sign: '×',
  label: 'times',
  findFault: null,
  evaluate: multiply,
} as const satisfies OperatorRow;

export const division = {
  operator: '/',
  arity: 2,
  notation: 'infix',
  precedence: 2,
  isCommutative: false,
  family: 'product',
  latex: '\\frac{#1}{#2}',
  spellings: '/ ÷ : \\div',
  sign: '÷',
  label: 'divided by',
  findFault: (_: Fraction, right: Fraction) => (right.numerator === 0n ? 'division-by-zero' : null),
  evaluate: divide,
} as const satisfies OperatorRow;

/** The operators that the package has, in the order of their keys. */
export const OPERATORS = [addition, subtraction, multiplication, division] as const;

/** The row of an operator that the package has. */
export type ShippedRow = (typeof OPERATORS)[number];

/** The text of an operator. */
export type Operator = ShippedRow['operator'];

/**
 * Operators that no row has, and how they are spelled: `verify` tells an answer with one of them from text
 * that is no expression.
 */
export const FOREIGN_SPELLINGS = {
  prefix: '√ ~ \\sqrt',
  infix: '** // ^ % \\% & | << >> mod \\bmod',
  postfix: '! ² ³',
} as const;

/** The row of an operator. */
export function rowOf(operator: Operator): ShippedRow {
  return OPERATORS.find((row) => row.operator === operator)!;
}

/**
 * Whether a sum or product subtracts its right operand or divides by it: if the operator does not commute.
 */
export function invertsRight({ family, isCommutative }: OperatorRow): boolean {
  return family !== null && !isCommutative;
}

/**
 * The fast path of exact evaluation: the result for two safe integers if it is a safe integer itself;
 * otherwise NaN or another number that is none. An operator without a case here has no fast path.
 *
 * Tried: a function in each row. V8 inlines no call of four targets, and `verify` took 6 % longer.
 */
export function evaluateIntegers(row: OperatorRow, left: number, right: number): number {
  switch (row) {
    case addition:
      return left + right;
    case subtraction:
      return left - right;
    case multiplication:
      return left * right;
    case division:
      return left % right === 0 ? left / right : NaN;
    default:
      return NaN;
  }
}

/** The rows that rules allow, in the order of their keys: all if the rules do not list any. */
export function selectRows(rules: { readonly operators?: readonly Operator[] }): readonly ShippedRow[] {
  const { operators } = rules;
  return operators === undefined
    ? OPERATORS
    : OPERATORS.filter(({ operator }) => operators.includes(operator));
}

/**
 * Writes an operator and its operands, which are in brackets if they need to be. For one operand, `last` is
 * ignored.
 */
export function writeOperation(row: OperatorRow, first: string, last: string): string {
  const { notation, operator, arity } = row;
  switch (notation) {
    case 'infix':
      return `${first} ${operator} ${last}`;
    case 'prefix':
      return operator + first;
    case 'postfix':
      return first + operator;
    case 'call':
      return arity === 1 ? `${operator}(${first})` : `${operator}(${first}, ${last})`;
  }
}

/**
 * Writes an expression or a step with the signs that people see. A fraction keeps its stroke, which has no
 * blanks.
 */
export function showSigns(text: string): string {
  let shown = text;
  for (const { operator, sign } of OPERATORS) shown = shown.replaceAll(` ${operator} `, ` ${sign} `);
  return shown.replaceAll(subtraction.operator, subtraction.sign);
}

/** The operator that rules allow and a key of the keyboard stands for, by its text or its sign. */
export function findByKey(
  rules: { readonly operators?: readonly Operator[] },
  key: string,
): Operator | undefined {
  return selectRows(rules).find(({ operator, sign }) => key === operator || key === sign)?.operator;
}

/** The signs that rules allow, such as `+ − ×`. */
export function listSigns(rules: { readonly operators?: readonly Operator[] }): string {
  return selectRows(rules)
    .map(({ sign }) => sign)
    .join(' ');
}
