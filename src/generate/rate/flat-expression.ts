// An expression as players see it: a sum or product of several parts, none of the same kind as the whole.
// Brackets that change nothing are gone, so statements about it do not depend on how the expression is
// written.
//
// Ratings look at every solution of a puzzle, so values are numbers while they are safe integers
// (reading/judged-value.ts), and the parts of an expression are listed once for all statements about it.
import { approximateMagnitude, reduce } from '../../core/fraction.js';
import { BASIC_ARITHMETIC } from '../../expression/arithmetic.js';
import { invertsRight, type BasicRow } from '../../core/operator-notation.js';
import type { Expression, BinaryOperation } from '../../core/api-types.js';
import { isInteger, operate, type JudgedValue } from '../../reading/judged-value.js';

/**
 * A sum with differences in it, a product with quotients in it, or anything else: a number, or an operation
 * of another kind.
 */
export interface FlatExpression {
  readonly kind: 'sum' | 'product' | 'atom';
  readonly value: JudgedValue;
  /** Terms or factors, at least two; none for an atom. */
  readonly parts: readonly FlatPart[];
}

/** A term or a factor. */
interface FlatPart {
  readonly form: FlatExpression;
  /** Whether the part is subtracted, or divided by. */
  readonly isInverse: boolean;
}

const NO_PARTS: readonly FlatPart[] = [];

/**
 * Flattens an expression of the four operators. It recurses, because solutions are no deeper than a board
 * has numbers.
 */
export function flatten(expression: Expression): FlatExpression {
  if (typeof expression === 'number') return { kind: 'atom', value: expression, parts: NO_PARTS };
  const { operator, left, right } = expression as BinaryOperation;
  const row = BASIC_ARITHMETIC.rows.get(operator) as BasicRow;
  const [a, b] = [flatten(left), flatten(right)];
  const kind = row.family!;
  const parts: FlatPart[] = [];
  addParts(parts, a, kind, false);
  addParts(parts, b, kind, invertsRight(row));
  return { kind, value: operate(row, a.value, b.value)!, parts };
}

function addParts(
  parts: FlatPart[],
  form: FlatExpression,
  kind: FlatExpression['kind'],
  isInverse: boolean,
): void {
  if (form.kind !== kind) {
    parts.push({ form, isInverse });
    return;
  }
  for (const part of form.parts)
    parts.push(isInverse ? { form: part.form, isInverse: !part.isInverse } : part);
}

/** Lists the sums and products of an expression at any depth, the outermost first. */
export function listCompounds(form: FlatExpression): FlatExpression[] {
  const compounds: FlatExpression[] = [];
  const add = (each: FlatExpression) => {
    if (each.kind === 'atom') return;
    compounds.push(each);
    for (const part of each.parts) add(part.form);
  };
  add(form);
  return compounds;
}

export function isUnit(value: JudgedValue): boolean {
  return value === 0 || value === 1 || value === -1;
}

/** Approximates abs(value) by a number. */
export function approximate(value: JudgedValue): number {
  return typeof value === 'number' ? Math.abs(value) : approximateMagnitude(reduce(value));
}

/**
 * Whether an expression with these sums and products divides, however it is written. Dividing by 1 or -1 and
 * dividing 0 do not count, because multiplying gives the same.
 */
export function divides(compounds: readonly FlatExpression[]): boolean {
  return compounds.some(
    ({ kind, value, parts }) =>
      kind === 'product' && value !== 0 && parts.some((part) => part.isInverse && !isUnit(part.form.value)),
  );
}

/** Whether an expression with these sums and products subtracts, however it is written. */
export function subtracts(compounds: readonly FlatExpression[]): boolean {
  return compounds.some(({ kind, parts }) => kind === 'sum' && parts.some((part) => part.isInverse));
}

/**
 * Whether an expression with these sums and products needs a fraction on the way, however it is written. A
 * quotient of products of integers that is an integer does not, because all multiplications can come first.
 */
export function takesFraction(compounds: readonly FlatExpression[]): boolean {
  return compounds.some(({ value }) => !isInteger(value));
}
