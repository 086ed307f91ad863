// An expression as players see it: a sum or product of several parts, none of which is of the same kind.
// Brackets that change nothing are gone, so what is said of a form does not depend on how its expression
// happens to be written.
import { integer, OPERATIONS, reduce, type Fraction } from '../core/fraction.js';
import type { Expression } from '../core/types.js';

/** A number, a sum with differences in it, or a product with quotients in it. */
export interface FlatExpression {
  readonly kind: 'number' | 'sum' | 'product';
  /** In lowest terms. */
  readonly value: Fraction;
  /** At least two; none of a number. */
  readonly parts: readonly Part[];
}

/** A term or a factor. */
export interface Part {
  readonly form: FlatExpression;
  /** Whether it is subtracted, or divided by. */
  readonly isInverse: boolean;
}

/** The form of an expression. It is as deep as this has operations, so not for any but those of a solver. */
export function flatten(expression: Expression): FlatExpression {
  if (typeof expression === 'number') {
    return { kind: 'number', value: integer(expression), parts: [] };
  }
  const { operator } = expression;
  const kind = operator === '+' || operator === '-' ? 'sum' : 'product';
  const left = flatten(expression.left);
  const right = flatten(expression.right);
  const isInverse = operator === '-' || operator === '/';
  return {
    kind,
    value: reduce(OPERATIONS[operator](left.value, right.value)),
    parts: [...partsOf(left, kind, false), ...partsOf(right, kind, isInverse)],
  };
}

function partsOf(form: FlatExpression, kind: FlatExpression['kind'], isInverse: boolean): Part[] {
  if (form.kind !== kind) return [{ form, isInverse }];
  return form.parts.map((part) => ({ form: part.form, isInverse: part.isInverse !== isInverse }));
}

/** A form and all that it is made of, itself first. */
export function* walk(form: FlatExpression): Generator<FlatExpression> {
  yield form;
  for (const part of form.parts) yield* walk(part.form);
}

/** Whether a value is 0, 1 or -1. */
export function isUnit({ numerator, denominator }: Fraction): boolean {
  return denominator === 1n && numerator >= -1n && numerator <= 1n;
}

/**
 * Whether an expression of this form divides, however it is written: not if only by 1 or -1, or 0 by
 * something, as these may as well be multiplied.
 */
export function divides(form: FlatExpression): boolean {
  return some(
    form,
    ({ kind, value, parts }) =>
      kind === 'product' &&
      value.numerator !== 0n &&
      parts.some((part) => part.isInverse && !isUnit(part.form.value)),
  );
}

/** Whether an expression of this form subtracts, however it is written. */
export function subtracts(form: FlatExpression): boolean {
  return some(form, ({ kind, parts }) => kind === 'sum' && parts.some((part) => part.isInverse));
}

/**
 * Whether an expression of this form takes a fraction on the way, however it is written: a product of
 * integers, divided by others, that is an integer does not, as it can be multiplied first.
 */
export function takesFraction(form: FlatExpression): boolean {
  return some(form, ({ value }) => value.denominator !== 1n);
}

function some(form: FlatExpression, is: (form: FlatExpression) => boolean): boolean {
  return is(form) || form.parts.some((part) => some(part.form, is));
}
