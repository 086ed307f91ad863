// An expression as players see it: a sum or product of several parts, none of the same kind as the whole.
// Brackets that change nothing are gone, so statements about it do not depend on how the expression is
// written.
import { integer, reduce, type Fraction } from '../../core/fraction.js';
import { BASIC_ARITHMETIC } from '../../expression/arithmetic.js';
import { isLeaf, numberOf, toPostfix } from '../../expression/expression-tree.js';
import { invertsRight, type BasicRow } from '../../core/operator-rows.js';
import type { Expression } from '../../core/api-types.js';

/**
 * A sum with differences in it, a product with quotients in it, or anything else: a number, or an operation
 * of another kind.
 */
export interface FlatExpression {
  readonly kind: 'sum' | 'product' | 'atom';
  /** Value in lowest terms. */
  readonly value: Fraction;
  /** Terms or factors, at least two; none for an atom. */
  readonly parts: readonly FlatPart[];
}

/** A term or a factor. */
interface FlatPart {
  readonly form: FlatExpression;
  /** Whether the part is subtracted, or divided by. */
  readonly isInverse: boolean;
}

/** Flattens an expression. */
export function flatten(expression: Expression): FlatExpression {
  const forms: FlatExpression[] = [];
  for (const item of toPostfix(expression, BASIC_ARITHMETIC.rows)) {
    forms.push(
      isLeaf(item)
        ? { kind: 'atom', value: integer(numberOf(item)), parts: [] }
        : join(item as BasicRow, forms.splice(-2)),
    );
  }
  return forms[0];
}

function join(row: BasicRow, [left, right]: readonly FlatExpression[]): FlatExpression {
  const family = row.family!;
  return {
    kind: family,
    value: reduce(row.evaluate(left.value, right.value)),
    parts: [...partsOf(left, family, false), ...partsOf(right, family, invertsRight(row))],
  };
}

function partsOf(form: FlatExpression, kind: FlatExpression['kind'], isInverse: boolean): FlatPart[] {
  if (form.kind !== kind) return [{ form, isInverse }];
  return form.parts.map((part) => ({ form: part.form, isInverse: part.isInverse !== isInverse }));
}

/** Yields an expression and all its parts at any depth, itself first. */
export function* walk(form: FlatExpression): Generator<FlatExpression> {
  yield form;
  for (const part of form.parts) yield* walk(part.form);
}

/** Whether a value is 0, 1 or -1. */
export function isUnit({ numerator, denominator }: Fraction): boolean {
  return denominator === 1n && numerator >= -1n && numerator <= 1n;
}

/**
 * Whether an expression divides, however it is written. Dividing by 1 or -1 and dividing 0 do not count,
 * because multiplying gives the same.
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

/** Whether an expression subtracts, however it is written. */
export function subtracts(form: FlatExpression): boolean {
  return some(form, ({ kind, parts }) => kind === 'sum' && parts.some((part) => part.isInverse));
}

/**
 * Whether an expression needs a fraction on the way, however it is written. A quotient of products of
 * integers that is an integer does not, because all multiplications can come first.
 */
export function takesFraction(form: FlatExpression): boolean {
  return some(form, ({ value }) => value.denominator !== 1n);
}

function some(form: FlatExpression, is: (form: FlatExpression) => boolean): boolean {
  return is(form) || form.parts.some((part) => some(part.form, is));
}
