// A calculator: it is fed expressions as they are written, one after the other, and tells what each is worth,
// and what it may stand for in an answer. Dijkstra's shunting-yard.
//
// One calculator does a whole answer, as its stacks cost more than what is done on them.
import { division, type OperatorRow } from '../operators.js';
import { difference, isNatural, operate, type Value } from './value.js';

/** A value, or an ace by its letter that counts eleven. */
export type Operand = Value | 'A';

/** What is open until it is closed. `over` is the second part of a `fraction`. */
export type Opening = '(' | '[' | '{' | 'fraction' | 'over';

const ELEVEN = 11;

/** What an operand counts. */
export function worthOf(operand: Operand): Value {
  return operand === 'A' ? ELEVEN : operand;
}

/** An expression, as far as it was put in. */
export interface Expression {
  /** What it is worth in the end, null if it divides by zero. */
  value: Value | null;
  /** Whether a part of it was negated. */
  isSigned: boolean;
  /** Whether every operation gave a positive integer. */
  allNatural: boolean;
  /** Whether it is no more than one value: an integer or a fraction, perhaps negative. */
  isLiteral: boolean;
  /** The two such values that it is one operation on, null if it is not. */
  step: readonly [Operand, Operand] | null;
}

type Pending = Opening | OperatorRow | 'sign';

/** A sign binds tighter than a product. */
const SIGN_PRECEDENCE = 3;

/** The stacks of the shunting-yard, and the expression that is being put in. */
export class Calculator {
  private expression = begin();
  /** What the parts are worth, null for a division by zero. */
  private readonly values: (Operand | null)[] = [];
  /** What waits for an operand, or to be closed. */
  private readonly pending: Pending[] = [];

  put(operand: Operand): void {
    this.values.push(operand);
  }

  /** Puts in an infix operator. */
  putOperator(row: OperatorRow): void {
    this.unwind(row.associativity === 'left' ? row.precedence : row.precedence + 1);
    this.pending.push(row);
  }

  /** Puts in what stands before an operand. */
  open(opening: Opening | 'sign'): void {
    this.pending.push(opening);
  }

  /** Closes what was opened last, and gives it, undefined if there is none. */
  close(): Opening | undefined {
    this.unwind(1);
    const opening = this.pending.pop() as Opening | undefined;
    if (opening === 'over') this.apply(division);
    return opening;
  }

  /** Ends the expression, and begins the next. */
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
      this.apply(pending.pop() as OperatorRow | 'sign');
    }
  }

  private apply(operator: OperatorRow | 'sign'): void {
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

/** How tightly an operator binds. A bracket binds nothing. */
function precedenceOf(pending: Pending): number {
  if (typeof pending === 'object') return pending.precedence;
  return pending === 'sign' ? SIGN_PRECEDENCE : 0;
}
