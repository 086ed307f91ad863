// The solutions of a value that `function` or `essential` tells apart (core/api-types.ts), each with an
// expression that the rules allow.
//
// The class of an expression follows from the classes of its operands: a sign and a body, which is a number,
// or a sum or product known by the multiset of its parts. So the classes of a node are the results of its
// ways on the classes of their operands, each once (solution-bodies.ts).
import { spendTicks } from '../../core/deadline.js';
import { isZero, type Fraction } from '../../core/fraction.js';
import { invertsRight } from '../../core/operator-notation.js';
import { rowOf } from '../../expression/operators/all-rows.js';
import type { BasicOperator, Distinct, Expression } from '../../core/api-types.js';
import { Bodies, type SignedBody, type BodyWorth } from './solution-bodies.js';
import type { Node } from './subset-graph.js';
import { numberOf } from './subset-trees.js';

/** Ticks that joining two classes costs (core/deadline.ts). */
const TICKS_PER_CLASS = 16;

/** Class, and the operation that gave it first. */
interface SubsetForm extends SignedBody {
  readonly operation:
    { readonly operator: BasicOperator; readonly left: SubsetForm; readonly right: SubsetForm } | number;
}

export class SubsetClasses {
  readonly #isEssential: boolean;
  readonly #onlyPlain: boolean;
  readonly #bodies: Bodies;
  readonly #forms = new Map<Node, readonly SubsetForm[]>();

  constructor(distinct: Exclude<Distinct, 'trees'>, usesAll: boolean) {
    this.#isEssential = distinct === 'essential';
    this.#bodies = new Bodies(this.#isEssential);
    this.#onlyPlain = this.#isEssential && !usesAll;
  }

  /** Returns the classes of a value that is the target: if that is 0, a body and its negation are one. */
  formsOfTarget(node: Node): readonly SubsetForm[] {
    const forms = this.formsOf(node);
    return isZero(node.value) ? [...new Map(forms.map((form) => [form.body, form])).values()] : forms;
  }

  /** Returns the classes of a value. */
  formsOf(node: Node): readonly SubsetForm[] {
    let forms = this.#forms.get(node);
    if (forms !== undefined) return forms;
    if (node.ways.length === 0) {
      const operation = numberOf(node);
      forms = [{ sign: 1, body: this.#bodies.number(operation), operation }];
    } else {
      forms = this.#join(node);
    }
    this.#forms.set(node, forms);
    return forms;
  }

  #join(node: Node): readonly SubsetForm[] {
    const forms = new Map<number, SubsetForm>();
    const worth: BodyWorth = { isZero: isZero(node.value), isUnit: isUnit(node.value) };
    for (const { operator, left, right } of node.ways) {
      if (this.#onlyPlain && !isPlain(operator, left.value, right.value)) continue;
      const row = rowOf(operator);
      const rightForms = this.formsOf(right);
      for (const leftForm of this.formsOf(left)) {
        spendTicks(TICKS_PER_CLASS * rightForms.length);
        for (const rightForm of rightForms) {
          const [sign, body] =
            row.family === 'sum'
              ? this.#bodies.sum(leftForm, rightForm, invertsRight(row), worth)
              : this.#bodies.product(leftForm, rightForm, invertsRight(row), worth);
          const key = sign * (body.index + 1);
          if (forms.has(key)) continue;
          forms.set(key, { sign, body, operation: { operator, left: leftForm, right: rightForm } });
        }
      }
    }
    return [...forms.values()];
  }
}

/** Whether an operation is not × 1, ÷ 1, + 0 or - 0. */
function isPlain(operator: BasicOperator, left: Fraction, right: Fraction): boolean {
  const { family, isCommutative } = rowOf(operator);
  const isNeutral = family === 'sum' ? isZero : isOne;
  return !isNeutral(right) && !(isCommutative && isNeutral(left));
}

function isOne({ numerator, denominator }: Fraction): boolean {
  return numerator === 1n && denominator === 1n;
}

/** Whether a value is 1 or -1. */
function isUnit({ numerator, denominator }: Fraction): boolean {
  return (numerator === 1n || numerator === -1n) && denominator === 1n;
}

/** Returns the expression that gave a class. */
export function expressionOf({ operation }: SubsetForm): Expression {
  if (typeof operation === 'number') return operation;
  const { operator, left, right } = operation;
  return { operator, left: expressionOf(left), right: expressionOf(right) };
}
