// The solutions of a value that `function` or `essential` tells apart (core/types.ts), each with an
// expression that the rules allow.
//
// The class of an expression follows from the classes of its operands: a sign and a body, which is a number,
// or a sum or product known by the multiset of its parts. So the classes of a node are the results of its
// ways on the classes of their operands, each once. Bodies are interned, and a part is the number of a body
// with one bit for its sign (in a sum) or exponent (in a product); equal multisets are equal sorted lists. A
// body is one of a sum and its negation: the one whose list comes first.
import { integer } from '../core/fraction.js';
import { invertsRight, rowOf } from '../operators.js';
import type { BasicOperator, Distinct, Expression } from '../core/types.js';
import type { Node, Search } from './search.js';
import { numberOf } from './trees.js';

interface Body {
  readonly index: number;
  readonly kind: 'number' | 'sum' | 'product';
  /** Twice the index of a body; plus 1 if it is subtracted or divided by. Ascending. */
  readonly parts: readonly number[];
  /** Whether it is its own negation. */
  readonly isNeutral: boolean;
  /** Whether its value is 0; whether it is 1 or -1. */
  readonly isZero: boolean;
  readonly isUnit: boolean;
}

/** A class, and the operation that gave it first. */
export interface Form {
  readonly sign: 1 | -1;
  readonly body: Body;
  readonly operation:
    { readonly operator: BasicOperator; readonly left: Form; readonly right: Form } | number;
}

export class Classes {
  readonly #search: Search;
  readonly #isEssential: boolean;
  readonly #onlyPlain: boolean;
  readonly #bodies: Body[] = [];
  readonly #byParts = new Map<string, Body>();
  readonly #forms = new Map<Node, readonly Form[]>();
  readonly #units: readonly number[];
  readonly #zero: number;
  readonly #one: number;

  constructor(search: Search, distinct: Exclude<Distinct, 'trees'>, usesAll: boolean) {
    this.#search = search;
    this.#isEssential = distinct === 'essential';
    this.#onlyPlain = this.#isEssential && !usesAll;
    this.#zero = search.values.keep(integer(0));
    this.#one = search.values.keep(integer(1));
    this.#units = [this.#one, search.values.keep(integer(-1))];
  }

  /** The classes of a value that is the target: if that is 0, a body and its negation are one. */
  formsOfTarget(node: Node): readonly Form[] {
    const forms = this.formsOf(node);
    return node.value === this.#zero ? [...new Map(forms.map((form) => [form.body, form])).values()] : forms;
  }

  /** The classes of a value. */
  formsOf(node: Node): readonly Form[] {
    let forms = this.#forms.get(node);
    if (forms !== undefined) return forms;
    if (node.ways.length === 0) {
      const operation = numberOf(this.#search, node);
      forms = [{ sign: 1, body: this.#bodyOf('number', [operation], false, node.value), operation }];
    } else {
      forms = this.#join(node);
    }
    this.#forms.set(node, forms);
    return forms;
  }

  #join(node: Node): readonly Form[] {
    const forms = new Map<number, Form>();
    for (const { operator, left, right } of node.ways) {
      if (this.#onlyPlain && !this.#isPlain(operator, left.value, right.value)) continue;
      const row = rowOf(operator);
      const rightForms = this.formsOf(right);
      for (const leftForm of this.formsOf(left)) {
        for (const rightForm of rightForms) {
          const [sign, body] =
            row.family === 'sum'
              ? this.#sum(leftForm, rightForm, invertsRight(row), node.value)
              : this.#product(leftForm, rightForm, invertsRight(row), node.value);
          const key = sign * (body.index + 1);
          if (forms.has(key)) continue;
          forms.set(key, { sign, body, operation: { operator, left: leftForm, right: rightForm } });
        }
      }
    }
    return [...forms.values()];
  }

  #sum(left: Form, right: Form, subtracts: boolean, value: number): [1 | -1, Body] {
    const parts: number[] = [];
    const negated: number[] = [];
    const add = (part: number) => {
      const hasNoSign = this.#hasNoSign(this.#bodies[part >> 1]);
      parts.push(hasNoSign ? part & ~1 : part);
      negated.push(hasNoSign ? part & ~1 : part ^ 1);
    };
    const addAll = ({ body, sign }: Form, isSubtracted: boolean) => {
      const flips = sign < 0 !== isSubtracted ? 1 : 0;
      if (body.kind === 'sum') for (const part of body.parts) add(part ^ flips);
      else add(2 * body.index + flips);
    };
    addAll(left, false);
    addAll(right, subtracts);
    parts.sort(ascending);
    negated.sort(ascending);
    const order = compareLists(parts, negated);
    return [order <= 0 ? 1 : -1, this.#bodyOf('sum', order <= 0 ? parts : negated, order === 0, value)];
  }

  #product(left: Form, right: Form, divides: boolean, value: number): [1 | -1, Body] {
    const isZero = this.#isEssential && value === this.#zero;
    const parts: number[] = [];
    const add = (part: number) => {
      const { isUnit } = this.#bodies[part >> 1];
      parts.push(isZero || (this.#isEssential && isUnit) ? part & ~1 : part);
    };
    const addAll = (body: Body, flips: number) => {
      if (body.kind === 'product') for (const part of body.parts) add(part ^ flips);
      else add(2 * body.index + flips);
    };
    addAll(left.body, 0);
    addAll(right.body, divides ? 1 : 0);
    parts.sort(ascending);
    const isNeutral = parts.some((part) => this.#bodies[part >> 1].isNeutral);
    return [isNeutral || left.sign === right.sign ? 1 : -1, this.#bodyOf('product', parts, isNeutral, value)];
  }

  /** Whether it does not matter if a term is added or subtracted. */
  #hasNoSign({ isNeutral, isZero }: Body): boolean {
    return isNeutral || (this.#isEssential && isZero);
  }

  #bodyOf(kind: Body['kind'], parts: readonly number[], isNeutral: boolean, value: number): Body {
    const key = kind + parts.join();
    let body = this.#byParts.get(key);
    if (body === undefined) {
      const isZero = value === this.#zero;
      const isUnit = this.#units.includes(value);
      body = { index: this.#bodies.length, kind, parts, isNeutral, isZero, isUnit };
      this.#bodies.push(body);
      this.#byParts.set(key, body);
    }
    return body;
  }

  /** Whether an operation is not × 1, ÷ 1, + 0 or - 0. */
  #isPlain(operator: BasicOperator, left: number, right: number): boolean {
    const { family, isCommutative } = rowOf(operator);
    const neutral = family === 'sum' ? this.#zero : this.#one;
    return right !== neutral && (left !== neutral || !isCommutative);
  }
}

/** The expression that gave a class. */
export function expressionOf({ operation }: Form): Expression {
  if (typeof operation === 'number') return operation;
  const { operator, left, right } = operation;
  return { operator, left: expressionOf(left), right: expressionOf(right) };
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** The order of two lists of equal length, by the first place where they differ. */
function compareLists(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((part, i) => part !== other[i]);
  return place < 0 ? 0 : one[place] - other[place];
}
