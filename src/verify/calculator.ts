// A calculator: it takes the parts of expressions in the order in which they are written, and computes the
// value of each expression and whether it can be a step or a stated result. Dijkstra's shunting-yard.
//
// It knows the four operators, and serves nearly all answers; record-expression.ts has the same methods for
// the others. One calculator serves a whole answer, because its stacks cost more than the work on them.
import { SIGN_PRECEDENCE, division, type BasicRow } from '../core/operator-notation.js';
import { difference, isInteger, isNatural, operate, signOf, type JudgedValue } from './judged-value.js';

/** A value, or an ace written as a letter that counts 11. */
export type Operand = JudgedValue | 'A';

/**
 * Opening bracket or similar token. A `group` is a pair of braces that LaTeX does not show; `over` is the
 * second part of a `fraction`, `index` the first part of a root, `base` that of a logarithm.
 */
export type Opening = '(' | '[' | '{' | 'group' | 'call' | 'fraction' | 'over' | 'index' | 'base';

const ELEVEN = 11;

/** Value of an operand. */
export function worthOf(operand: Operand): JudgedValue {
  return operand === 'A' ? ELEVEN : operand;
}

/** Properties of an evaluated expression. */
export interface EvaluatedPart {
  /** Value; null if it divides by zero or is too long. */
  value: JudgedValue | null;
  dividesByZero: boolean;
  /** Whether a part of the expression has a sign. */
  isSigned: boolean;
  /** A result that is a fraction; if there is none, zero or a negative one; else 1. */
  worst: JudgedValue;
  /** Whether the expression is a single value: an integer or a fraction, perhaps with one sign. */
  isLiteral: boolean;
  /** Operands of an expression that is one operation on two such values; else null. */
  step: readonly [Operand, Operand] | null;
  /** Operator of the last operation; null for a number or a sign. */
  row: BasicRow | null;
}

type PendingOperation = Opening | BasicRow | 'sign';

/** Stacks of the shunting-yard, and the current expression. */
export class Calculator {
  #expression = begin();
  /** Values of the parts; null for a part that has none. */
  readonly #values: (Operand | null)[] = [];
  /** Operators that wait for an operand, and brackets that wait to be closed. */
  readonly #pending: PendingOperation[] = [];

  put(operand: Operand): void {
    this.#values.push(operand);
  }

  /** Puts in an infix operator. */
  putOperator(row: BasicRow): void {
    this.#unwind(row.precedence);
    this.#pending.push(row);
  }

  /** Opens a bracket, or takes a sign before an operand. */
  open(opening: Opening | 'sign'): void {
    this.#pending.push(opening);
  }

  /** Ends an operand of a call. Returns false if the last bracket is not that of a call. */
  separate(): boolean {
    this.#unwind(1);
    return this.#pending.at(-1) === 'call';
  }

  /** Closes the last bracket and returns it; undefined if there is none. */
  close(): Opening | undefined {
    this.#unwind(1);
    const opening = this.#pending.pop() as Opening | undefined;
    if (opening === 'over') this.#apply(division);
    return opening;
  }

  /** Ends the expression and begins the next one. */
  end(): EvaluatedPart {
    this.#unwind(1);
    const expression = this.#expression;
    const value = this.#values.pop() as Operand | null;
    expression.value = value === null ? null : worthOf(value);
    this.#expression = begin();
    return expression;
  }

  /** Applies the pending operators that bind at least as tightly. */
  #unwind(precedence: number): void {
    const pending = this.#pending;
    while (pending.length > 0 && precedenceOf(pending[pending.length - 1]) >= precedence) {
      this.#apply(pending.pop() as BasicRow | 'sign');
    }
  }

  #apply(operator: BasicRow | 'sign'): void {
    const expression = this.#expression;
    const values = this.#values;
    const right = values.pop() as Operand | null;
    if (operator === 'sign') {
      if (isNegative(right)) expression.isLiteral = false;
      expression.isSigned = true;
      expression.step = null;
      expression.row = null;
      values.push(right === null ? null : difference(0, worthOf(right)));
      return;
    }
    const left = values.pop() as Operand | null;
    const isComplete = left !== null && right !== null;
    const value = isComplete ? operate(operator, worthOf(left), worthOf(right)) : null;
    if (value !== null && !isNatural(value) && isInteger(expression.worst)) expression.worst = value;
    if (value === null && isComplete && operator === division && worthOf(right) === 0) {
      expression.dividesByZero = true;
    }
    expression.step = expression.isLiteral ? [left!, right!] : null;
    expression.row = operator;
    if (operator !== division || typeof value !== 'object' || value === null) expression.isLiteral = false;
    else if (isNegative(left) && isNegative(right)) expression.isLiteral = false;
    values.push(value);
  }
}

function begin(): EvaluatedPart {
  return {
    value: null,
    dividesByZero: false,
    isSigned: false,
    worst: 1,
    isLiteral: true,
    step: null,
    row: null,
  };
}

function isNegative(operand: Operand | null): boolean {
  return operand !== null && signOf(worthOf(operand)) < 0;
}

/** Precedence of a pending operator. A bracket does not bind. */
function precedenceOf(pending: PendingOperation): number {
  if (typeof pending === 'object') return pending.precedence;
  return pending === 'sign' ? SIGN_PRECEDENCE : 0;
}
