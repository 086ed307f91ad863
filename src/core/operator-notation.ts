// The notation of operators: what a row says, the rows of the four operators + - * / with their arithmetic,
// and the names of all. The others are in expression/operators, a file for each, and so are the texts of the
// four that a solver does not need; the parser, the formatter, the checker, `verify`, the tidiest answer,
// the rating, play and every operator key read the rows. No other file lists operator characters, and
// test/expression/operators.test.ts scans the sources for them.
//
// The engines keep an arithmetic of their own, so that the checker shares no code with them;
// test/expression/operators.test.ts compares the two.
//
// Precedence is a number from 1: 1 sums, 2 products, 3 a sign, 4 powers, 5 postfix operators, 6 calls and
// numbers, which need no brackets. Operators of equal precedence group from the same side: a defined one that
// groups from the other side has a precedence beside it, at a distance of GROUPING_STEP.
import { add, divide, multiply, subtract, type Fraction } from './fraction.js';

/**
 * Reason why an operator cannot be applied to its operands: it would divide by zero, an operand is not in its
 * domain, the result has more digits than the limits allow, or it could not be decided whether an operand is
 * in the domain.
 */
export type Fault = 'division-by-zero' | 'outside-domain' | 'too-large' | 'undecided';

/** An operator. Functions of the operands take as many arguments as `arity` says. */
export interface OperatorRow {
  /**
   * Text of the operator in expressions, which is also its name in trees and rules. Letters make a word,
   * which is read as a whole.
   */
  readonly operator: string;
  /** Number of operands; `many` for two or more. */
  readonly arity: 1 | 2 | 'many';
  /**
   * Position of the text: between the operands, after the operand, or before their list in brackets. A
   * `numeral` has no text: the operands are the digits of a number.
   */
  readonly notation: 'infix' | 'postfix' | 'call' | 'numeral';
  readonly precedence: number;
  /** Grouping of infix operators of equal precedence. Default: `left`. */
  readonly associativity?: 'left' | 'right';
  readonly isCommutative?: boolean;
  /**
   * Whether the operator must not be applied to its own result or to that of another such operator: square
   * roots and factorials could be repeated without end.
   */
  readonly isOnce?: boolean;
  /** Kind of the result, a sum or a product, whose terms or factors can be rearranged; absent if neither. */
  readonly family?: 'sum' | 'product';
  /** Alternative texts that `parseExpression` accepts. */
  readonly aliases?: readonly string[];
  /** Returns the fault of the operands, or null. Only the four operators may have this function. */
  readonly findFault?: ((...operands: readonly Fraction[]) => Fault | null) | null;
  /** Returns the exact result, not always in lowest terms. Only the four operators have this function. */
  readonly evaluate?: (...operands: readonly Fraction[]) => Fraction;
}

/** How an operator is written beyond expressions. A solver of the four operators carries no such texts. */
export interface OperatorTexts {
  /** LaTeX, in which `#1` and `#2` stand for the operands. Operands in braces or brackets need no others. */
  readonly latex: string;
  /** Texts that `verify` accepts, separated by blanks: those of people, of language models and of LaTeX. */
  readonly spellings: string;
  /** Sign that people see. Its name for screen readers is in the words of each language. */
  readonly sign: string;
}

/** Row of an operator that a user of the package defined (expression/define-operator.ts). */
export interface DefinedRow extends OperatorRow, OperatorTexts {
  readonly arity: 1 | 2;
  readonly notation: 'infix' | 'postfix' | 'call';
  /** Text of the domain, for messages. */
  readonly domain: string;
  /**
   * Applies the operator to exact values in lowest terms. Returns the result, too in lowest terms, or the
   * fault. Irrational values are outside the domain. Only such rows have this function.
   */
  readonly applyTo: (operands: readonly object[], limits: { readonly bits: number }) => Fraction | Fault;
}

/**
 * Whether a value is the row of an operator that a user defined, perhaps by another copy of the package. A
 * row that went through JSON has lost its function, and is none.
 */
export function isDefined(value: unknown): value is DefinedRow {
  return 'applyTo' in (Object(value) as object);
}

/** The name of one of the four operators. */
export type BasicOperator = '+' | '-' | '*' | '/';

/** One of the four operators: it can be evaluated without limits, and its results are rational. */
export interface BasicRow extends OperatorRow {
  readonly operator: BasicOperator;
  readonly arity: 2;
  readonly findFault: ((left: Fraction, right: Fraction) => Fault | null) | null;
  readonly evaluate: (left: Fraction, right: Fraction) => Fraction;
}

/**
 * The precedence of a sign, which binds tighter than a product and less than a power; in LaTeX also that of
 * calls whose last operand has no braces, such as `\log_{3} 9`.
 */
export const SIGN_PRECEDENCE = 3;

/** Distance between the precedences of operators that group from the left and from the right. */
export const GROUPING_STEP = 0.25;

/** The precedence of numbers and calls, which never need brackets. */
export const ATOM_PRECEDENCE = 6;

export const addition = {
  operator: '+',
  arity: 2,
  notation: 'infix',
  precedence: 1,
  isCommutative: true,
  family: 'sum',
  findFault: null,
  evaluate: add,
} as const satisfies BasicRow;

export const subtraction = {
  operator: '-',
  arity: 2,
  notation: 'infix',
  precedence: 1,
  isCommutative: false,
  family: 'sum',
  findFault: null,
  evaluate: subtract,
} as const satisfies BasicRow;

export const multiplication = {
  operator: '*',
  arity: 2,
  notation: 'infix',
  precedence: 2,
  isCommutative: true,
  family: 'product',
  findFault: null,
  evaluate: multiply,
} as const satisfies BasicRow;

export const division = {
  operator: '/',
  arity: 2,
  notation: 'infix',
  precedence: 2,
  isCommutative: false,
  family: 'product',
  findFault: (_: Fraction, right: Fraction): Fault | null =>
    right.numerator === 0n ? 'division-by-zero' : null,
  evaluate: divide,
} as const satisfies BasicRow;

/** The four operators that rules without a list of operators allow, in the order of their keys. */
export const FOUR = [addition, subtraction, multiplication, division] as const;

export const BASIC_OPERATORS: readonly BasicOperator[] = /* @__PURE__ */ FOUR.map(({ operator }) => operator);

/**
 * Names of all operators, in the order of their keys. They are apart from the rows, so that a program that
 * only checks rules carries the rows of the four operators alone.
 */
export const OPERATOR_NAMES: readonly Operator[] = [
  '+',
  '-',
  '*',
  '/',
  '^',
  'root',
  'log',
  'mod',
  'sqrt',
  '!',
  'concat',
  'square',
];

/** The name of an operator. */
export type Operator = BasicOperator | '^' | 'root' | 'log' | 'mod' | 'sqrt' | '!' | 'concat' | 'square';

/** Number of operands of each operator. */
interface Arities extends Record<BasicOperator, 2> {
  '^': 2;
  root: 2;
  log: 2;
  mod: 2;
  sqrt: 1;
  '!': 1;
  concat: 'many';
  square: 1;
}

/** An operator beyond the four. */
export type FurtherOperator = Exclude<Operator, BasicOperator>;

type OperatorOfArity<Arity> = {
  [Name in Operator]: Arities[Name] extends Arity ? Name : never;
}[Operator];

/** An operator of two operands. */
export type BinaryOperator = OperatorOfArity<2>;

/** An operator of one operand. */
export type UnaryOperator = OperatorOfArity<1>;

/** Row of an operator of the package. */
export interface ShippedRow extends OperatorRow {
  readonly operator: Operator;
}

/** Row of one operator beyond the four, with the arity of the list and its texts. */
export interface RowOf<Name extends FurtherOperator> extends OperatorRow, OperatorTexts {
  readonly operator: Name;
  readonly arity: Arities[Name];
}

/**
 * Spellings of operators that have no row: `verify` distinguishes an answer with one of them from text that
 * is not an expression.
 */
export const FOREIGN_SPELLINGS = {
  prefix: '~',
  infix: '// & | << >>',
} as const;

/**
 * Whether an operator is applied to a result to which it must not be applied: rules allow no square root or
 * factorial of a square root or factorial.
 *
 * @param operand the row of the operation that gives the operand, or any value that is not a row
 */
export function isRepeated({ isOnce = false }: OperatorRow, operand: unknown): boolean {
  return isOnce && (Object(operand) as Partial<OperatorRow>).isOnce === true;
}

/** Whether an operator subtracts or divides by its right operand: a sum or product that does not commute. */
export function invertsRight({ family, isCommutative }: OperatorRow): boolean {
  return family !== undefined && !isCommutative;
}

/**
 * Evaluates an operation on two safe integers fast: returns the result if it is a safe integer itself;
 * otherwise NaN or a number that is not a safe integer. An operator without a case here has no fast path.
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

/** Whether rules allow exactly the four operators. */
export function hasFour({
  operators = BASIC_OPERATORS,
}: {
  readonly operators?: readonly string[];
}): boolean {
  return (
    operators.length === FOUR.length && BASIC_OPERATORS.every((operator) => operators.includes(operator))
  );
}

/** Whether rules allow no operators beyond the four. */
export function hasOnlyBasic({ operators = [] }: { readonly operators?: readonly string[] }): boolean {
  return operators.every((operator) => (BASIC_OPERATORS as readonly string[]).includes(operator));
}

/** Whether rules allow an operator. */
export function allows({ operators }: { readonly operators?: readonly string[] }, row: OperatorRow): boolean {
  return operators === undefined ? isBasic(row) : operators.includes(row.operator);
}

/** Whether an operator is one of the four. */
export function isBasic(row: OperatorRow): row is BasicRow {
  return row.evaluate !== undefined;
}

/** Writes an operation, with its operands in brackets if needed. `last` is ignored for one operand. */
export function formatOperation(row: OperatorRow, first: string, last: string): string {
  const { notation, operator, arity } = row;
  switch (notation) {
    case 'infix':
      return `${first} ${operator} ${last}`;
    case 'postfix':
      return first + operator;
    case 'call':
      return arity === 1 ? `${operator}(${first})` : `${operator}(${first}, ${last})`;
    case 'numeral':
      return first + last;
  }
}
