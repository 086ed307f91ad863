// A calculator: it takes the parts of expressions in the order in which they are written, and tells the value
// of each expression and whether it can be a step or a stated result. Dijkstra's shunting-yard.
//
// One calculator serves a whole answer, because its stacks cost more than the work on them.
import { division, type BasicRow } from '../operators.js';
import { difference, isNatural, operate, type Value } from './value.js';

/** A value, or an ace written as a letter that counts 11. */
export type Operand = Value | 'A';

/** An opening bracket or its like. `over` is the second part of a `fraction`. */
export type Opening = '(' | '[' | '{' | 'fraction' | 'over';

const ELEVEN = 11;

/** The value of an operand. */
export function worthOf(operand: Operand): Value {
  return operand === 'A' ? ELEVEN : operand;
}

/** What is known of an expression. */
export interface Expression {
  /** Its value; null if it divides by zero. */
  value: Value | null;
  /** Whether a part of it has a sign. */
  isSigned: boolean;
  /** Whether every operation gave a positive integer. */
  allNatural: boolean;
  /** Whether it is a single value: an integer or a fraction, perhaps negative. */
  isLiteral: boolean;
  /** If it is one operation on two such values, these values; else null. */
  step: readonly [Operand, Operand] | null;
}

type Pending = Opening | BasicRow | 'sign';

/** A sign binds tighter than a product. */
const SIGN_PRECEDENCE = 3;

/** The stacks of the shunting-yard, and the current expression. */
export class Calculator {
  private expression = begin();
  /** The values of the parts; null for a division by zero. */
  private readonly values: (Operand | null)[] = [];
  /** Operators that wait for an operand, and brackets that wait to be closed. */
  private readonly pending: Pending[] = [];

  put(operand: Operand): void {
    this.values.push(operand);
  }

  /** Puts in an infix operator. */
  putOperator(row: BasicRow): void {
    this.unwind(row.associativity === 'right' ? row.precedence + 1 : row.precedence);
    this.pending.push(row);
  }

  /** Opens a bracket, or takes a sign before an operand. */
  open(opening: Opening | 'sign'): void {
    this.pending.push(opening);
  }

  /** Closes the last bracket and returns it; undefined if there is none. */
  close(): Opening | undefined {
    this.unwind(1);
    const opening = this.pending.pop() as Opening | undefined;
    if (opening === 'over') this.apply(division);
    return opening;
  }

  /** Ends the expression and begins the next one. */
  end(): Expression {
    this.unwind(1);
    const { expression } = this;
    const value = this.values.pop() as Operand | null;
    expression.value = value === null ? null : worthOf(value);
    this.expression = begin();
    return expression;
  }

  /** Applies the pending operators that bind at least as tightly. */
  private unwind(precedence: number): void {
    const { pending } = this;
    while (pending.length > 0 && precedenceOf(pending[pending.length - 1]) >= precedence) {
      this.apply(pending.pop() as BasicRow | 'sign');
    }
  }

  private apply(operator: BasicRow | 'sign'): void {
    const { expression, values } = this;
    const right = values.pop() as Operand | null;
    if (operator === 'sign') {
      expression.isSigned = true;
      expression.step = null;
      values.push(right === null ? null : difference(0, worthOf(right)));
      return;
    }
    const left = values.pop() as Operand | null;
    const value = left === null || right === null ? null : operate(operator, worthOf(left), worthOf(right));
    if (value === null || !isNatural(value)) expression.allNatural = false;
    expression.step = expression.isLiteral ? [left!, right!] : null;
    if (operator !== division || typeof value !== 'object' || value === null) expression.isLiteral = false;
    values.push(value);
  }
}

function begin(): Expression {
  return { value: null, isSigned: false, allNatural: true, isLiteral: true, step: null };
}

/** How tightly an operator binds. A bracket does not bind. */
function precedenceOf(pending: Pending): number {
  if (typeof pending === 'object') return pending.precedence;
  return pending === 'sign' ? SIGN_PRECEDENCE : 0;
}
