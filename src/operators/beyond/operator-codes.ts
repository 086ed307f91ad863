// The operators of this search as small integers: a node stores one in a byte, and inner loops switch on it.
import {
  addition,
  concatenation,
  division,
  factorial,
  logarithm,
  modulo,
  multiplication,
  power,
  root,
  squareRoot,
  subtraction,
} from '../../core/operator-notation.js';
import type { Operator } from '../../core/api-types.js';

export const ADD = 0;
export const SUBTRACT = 1;
export const MULTIPLY = 2;
export const DIVIDE = 3;
export const POWER = 4;
export const ROOT = 5;
export const LOG = 6;
export const MOD = 7;
export const SQUARE_ROOT = 8;
export const FACTORIAL = 9;
export const CONCATENATE = 10;
/** Code of a given number, which has no operator. */
export const GIVEN = 11;

/** Whether a node is a given number, or digits joined to one. */
export function isNumber(code: number): boolean {
  return code >= CONCATENATE;
}

/** Whether an operator has one operand. */
export function isUnary(code: number): boolean {
  return code === SQUARE_ROOT || code === FACTORIAL;
}

/** Whether the two orders of operands have the same value. */
export function isCommutative(code: number): boolean {
  return code === ADD || code === MULTIPLY;
}

/** Rows of the operators by code. */
export const ROWS = [
  addition,
  subtraction,
  multiplication,
  division,
  power,
  root,
  logarithm,
  modulo,
  squareRoot,
  factorial,
  concatenation,
] as const;

/** Codes of the operators of two operands, ascending. */
export function binaryCodesOf(operators: readonly Operator[]): number[] {
  return codesOf(operators).filter((code) => code <= MOD);
}

/** Codes of the operators of one operand, ascending. */
export function unaryCodesOf(operators: readonly Operator[]): number[] {
  return codesOf(operators).filter(isUnary);
}

function codesOf(operators: readonly Operator[]): number[] {
  return [...ROWS.keys()].filter((code) => operators.includes(ROWS[code].operator));
}
