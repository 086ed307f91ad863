// A calculator: it is fed one expression in postfix order, and tells what that is worth, and what it may
// stand for in an answer.
import type { Operator } from '../types.js';
import { difference, isNatural, operate, type Value } from './value.js';

/** A value, or an ace by its letter that counts eleven. */
export type Operand = Value | 'A';

const ELEVEN = 11;

/** What an operand counts. */
export function worthOf(operand: Operand): Value {
  return operand === 'A' ? ELEVEN : operand;
}

/** An expression, as far as it was put in. */
export class Calculator {
  /** Its numbers, in order. */
  readonly operands: Operand[] = [];
  /** Whether a part of it was negated. */
  isSigned = false;
  /** Whether every operation gave a positive integer. */
  allNatural = true;
  /** Whether it is no more than one value: an integer or a fraction, perhaps negative. */
  isLiteral = true;
  /** Whether it is one operation on two such values, `left` and `right`. */
  isStep = false;
  left: Operand | null = null;
  right: Operand | null = null;

  /** What its parts are worth, null for a division by zero. */
  private readonly values: (Operand | null)[] = [];

  /** What it is worth, null if it divides by zero. */
  get value(): Value | null {
    const [value] = this.values;
    return value === null ? null : worthOf(value);
  }

  put(operand: Operand): void {
    this.operands.push(operand);
    this.values.push(operand);
  }

  apply(operator: Operator | 'sign'): void {
    const right = this.values.pop() as Operand | null;
    if (operator === 'sign') {
      this.isSigned = true;
      this.isStep = false;
      this.values.push(right === null ? null : difference(0, worthOf(right)));
      return;
    }
    const left = this.values.pop() as Operand | null;
    const value = left === null || right === null ? null : operate(operator, worthOf(left), worthOf(right));
    if (value === null || !isNatural(value)) this.allNatural = false;
    this.isStep = this.isLiteral;
    this.isLiteral &&= operator === '/' && typeof value === 'object' && value !== null;
    this.left = left;
    this.right = right;
    this.values.push(value);
  }
}
