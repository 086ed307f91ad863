// The definition of answers, also on boards with a 0, over some of + - * /, by all trees over all multisets
// of the numbers, with BigInt fractions. Written from the contract alone: it shares nothing with the package.
//
// Trees are counted by their values, and kept by their classes: the classes of an operation are those of the
// classes of its operands. Of the levels `function` and `essential` each has classes of its own.
import type { Rules } from '../../src/index.js';

type Operator = '+' | '-' | '*' | '/';

export interface ZeroRules {
  readonly values: Rules['values'];
  readonly use: Rules['use'];
  readonly operators: readonly Operator[];
}

/** p / q in lowest terms, q > 0. */
type Value = readonly [p: bigint, q: bigint];

/** A value, with the fewest operations that make it and the number of its trees. */
export interface Reached {
  readonly value: Value;
  operations: number;
  trees: number;
}

/** Values that the board makes, by their text `p/q`. */
export function reachedOf(board: readonly number[], rules: ZeroRules): Map<string, Reached> {
  const known = new Map<string, Map<string, Reached>>();
  const all = new Map<string, Reached>();
  for (const numbers of choicesOf(board, rules)) {
    for (const [key, { value, operations, trees }] of valuesOver(numbers, rules, known)) {
      const found = all.get(key);
      if (found === undefined) all.set(key, { value, operations, trees });
      else {
        found.trees += trees;
        found.operations = Math.min(found.operations, operations);
      }
    }
  }
  return all;
}

function valuesOver(
  numbers: readonly number[],
  rules: ZeroRules,
  known: Map<string, Map<string, Reached>>,
): Map<string, Reached> {
  const name = numbers.join();
  let values = known.get(name);
  if (values !== undefined) return values;
  values = new Map();
  known.set(name, values);
  const operations = numbers.length - 1;
  if (operations === 0)
    values.set(`${numbers[0]}/1`, { value: [BigInt(numbers[0]), 1n], operations, trees: 1 });
  for (const [some, others] of splitsOf(numbers)) {
    const rights = valuesOver(others, rules, known);
    for (const left of valuesOver(some, rules, known).values()) {
      for (const right of rights.values()) {
        for (const operator of rules.operators) {
          const value = apply(operator, left.value, right.value, rules);
          if (value === null) continue;
          const key = value.join('/');
          const trees = left.trees * right.trees;
          const found = values.get(key);
          if (found === undefined) values.set(key, { value, operations, trees });
          else found.trees += trees;
        }
      }
    }
  }
  return values;
}

/** A body: a number, a sum or a product, of which one and its negation is chosen. */
interface Body {
  readonly kind: 'number' | 'sum' | 'product';
  /** Twice the place of the body of each part; plus 1 if it is subtracted, or divided by. Ascending. */
  readonly parts: readonly number[];
  readonly value: Value;
  readonly isNeutral: boolean;
  /** Whether it contains a 0 of the board. */
  readonly holdsZero: boolean;
}

interface Class {
  readonly sign: 1 | -1;
  readonly body: number;
  readonly value: Value;
  /** Whether one of its trees has no operation with 0 or 1 that needs a number for nothing. */
  plain: boolean;
}

/** Classes of the solutions of targets at a level. */
export class Classes {
  readonly #rules: ZeroRules;
  readonly #isEssential: boolean;
  readonly #bodies: Body[] = [];
  readonly #places = new Map<string, number>();
  readonly #known = new Map<string, Map<number, Class>>();
  readonly #counts = new Map<string, Set<number>>();

  constructor(board: readonly number[], rules: ZeroRules, level: 'function' | 'essential') {
    this.#rules = rules;
    this.#isEssential = level === 'essential';
    const onlyPlain = this.#isEssential && rules.use === 'any';
    for (const numbers of choicesOf(board, rules)) {
      for (const { sign, body, value, plain } of this.#classesOver(numbers).values()) {
        if (onlyPlain && !plain) continue;
        const key = value.join('/');
        let classes = this.#counts.get(key);
        if (classes === undefined) this.#counts.set(key, (classes = new Set()));
        // At the target 0 a body and its negation are one.
        classes.add(value[0] === 0n ? body : sign * (body + 1));
      }
    }
  }

  /** Number of solutions of a target. */
  count(target: Value): number {
    return this.#counts.get(target.join('/'))?.size ?? 0;
  }

  #classesOver(numbers: readonly number[]): Map<number, Class> {
    const name = numbers.join();
    let classes = this.#known.get(name);
    if (classes !== undefined) return classes;
    classes = new Map();
    this.#known.set(name, classes);
    const add = (made: Class) => {
      const key = made.sign * (made.body + 1);
      const found = classes.get(key);
      if (found === undefined) classes.set(key, made);
      else found.plain ||= made.plain;
    };
    if (numbers.length === 1) {
      const value: Value = [BigInt(numbers[0]), 1n];
      const isZero = numbers[0] === 0;
      const body = this.#place({
        kind: 'number',
        parts: [numbers[0]],
        value,
        isNeutral: isZero,
        holdsZero: isZero,
      });
      add({ sign: 1, body, value, plain: true });
    }
    for (const [some, others] of splitsOf(numbers)) {
      const rights = this.#classesOver(others);
      for (const left of this.#classesOver(some).values()) {
        for (const right of rights.values()) {
          for (const operator of this.#rules.operators) {
            const value = apply(operator, left.value, right.value, this.#rules);
            if (value === null) continue;
            const isSum = operator === '+' || operator === '-';
            add(
              isSum ? this.#sum(operator, left, right, value) : this.#product(operator, left, right, value),
            );
          }
        }
      }
    }
    return classes;
  }

  #sum(operator: Operator, left: Class, right: Class, value: Value): Class {
    const terms = [...this.#termsOf(left, false), ...this.#termsOf(right, operator === '-')];
    const write = (flip: number) =>
      terms
        .map((term) => (this.#hasNoSign(this.#bodies[term >> 1]) ? term & ~1 : term ^ flip))
        .sort(ascending);
    const [own, negated] = [write(0), write(1)];
    const order = compare(own, negated);
    const holdsZero = this.#bodies[left.body].holdsZero || this.#bodies[right.body].holdsZero;
    const body = this.#place({
      kind: 'sum',
      parts: order <= 0 ? own : negated,
      value: order <= 0 ? value : negate(value),
      isNeutral: order === 0,
      holdsZero,
    });
    const isIdle = right.value[0] === 0n || (operator === '+' && left.value[0] === 0n);
    const plain = left.plain && right.plain && !isIdle && this.#needsZero(terms);
    return { sign: order <= 0 ? 1 : -1, body, value, plain };
  }

  #termsOf({ sign, body }: Class, isSubtracted: boolean): number[] {
    const flip = sign < 0 !== isSubtracted ? 1 : 0;
    const { kind, parts } = this.#bodies[body];
    return kind === 'sum' ? parts.map((part) => part ^ flip) : [2 * body + flip];
  }

  #hasNoSign({ isNeutral, value: [p] }: Body): boolean {
    return isNeutral || (this.#isEssential && p === 0n);
  }

  /** Whether a sum without other positive terms, or without a term worth 0 that contains a 0. */
  #needsZero(terms: readonly number[]): boolean {
    const place = terms.findIndex((term) => {
      const { value, holdsZero } = this.#bodies[term >> 1];
      return holdsZero && value[0] === 0n;
    });
    return (
      place < 0 ||
      terms.every((term, other) => {
        const [p] = this.#bodies[term >> 1].value;
        return other === place || (term & 1 ? p > 0n : p < 0n);
      })
    );
  }

  #product(operator: Operator, left: Class, right: Class, value: Value): Class {
    const flip = operator === '/' ? 1 : 0;
    const factors = [left.body, right.body].flatMap((body, place) => {
      const { kind, parts } = this.#bodies[body];
      const own = kind === 'product' ? parts : [2 * body];
      return own.map((part) => part ^ (place * flip));
    });
    const parts = factors
      .map((part) => {
        const [p, q] = this.#bodies[part >> 1].value;
        const isUnit = q === 1n && (p === 1n || p === -1n);
        return this.#isEssential && (isUnit || value[0] === 0n) ? part & ~1 : part;
      })
      .sort(ascending);
    const isNeutral = parts.some((part) => this.#bodies[part >> 1].isNeutral);
    const sign = isNeutral || left.sign === right.sign ? 1 : -1;
    const holdsZero = this.#bodies[left.body].holdsZero || this.#bodies[right.body].holdsZero;
    const body = this.#place({
      kind: 'product',
      parts,
      value: sign > 0 ? value : negate(value),
      isNeutral,
      holdsZero,
    });
    const isIdle = isOne(right.value) || (operator === '*' && isOne(left.value));
    return { sign, body, value, plain: left.plain && right.plain && !isIdle };
  }

  #place(body: Body): number {
    const key = body.kind + body.parts.join();
    let place = this.#places.get(key);
    if (place === undefined) {
      this.#places.set(key, (place = this.#bodies.length));
      this.#bodies.push(body);
    }
    return place;
  }
}

/** Every multiset of numbers that may be used, ascending. */
function choicesOf(board: readonly number[], { use }: ZeroRules): number[][] {
  const numbers = [...board].sort(ascending);
  if (use === 'all') return [numbers];
  const choices = new Map<string, number[]>();
  for (let mask = 1; mask < 1 << numbers.length; mask++) {
    const chosen = numbers.filter((_, i) => (mask >> i) & 1);
    choices.set(chosen.join(), chosen);
  }
  return [...choices.values()];
}

/** Every way to divide a multiset into two, in both orders. */
function splitsOf(numbers: readonly number[]): [number[], number[]][] {
  const splits = new Map<string, [number[], number[]]>();
  for (let mask = 1; mask < (1 << numbers.length) - 1; mask++) {
    const some = numbers.filter((_, i) => (mask >> i) & 1);
    splits.set(some.join(), [some, numbers.filter((_, i) => !((mask >> i) & 1))]);
  }
  return [...splits.values()];
}

/** The result of an operation; null if the rules do not allow it. */
function apply(operator: Operator, [a, b]: Value, [c, d]: Value, { values }: ZeroRules): Value | null {
  let p: bigint;
  let q = b * d;
  if (operator === '+') p = a * d + c * b;
  else if (operator === '-') p = a * d - c * b;
  else if (operator === '*') p = a * c;
  else {
    if (c === 0n) return null;
    p = c < 0n ? -a * d : a * d;
    q = c < 0n ? -b * c : b * c;
  }
  if (q !== 1n) {
    let [x, y] = [p < 0n ? -p : p, q];
    while (y !== 0n) [x, y] = [y, x % y];
    p /= x;
    q /= x;
  }
  if (values === 'natural' && p <= 0n) return null;
  return (values === 'natural' || values === 'integer') && q !== 1n ? null : [p, q];
}

function isOne([p, q]: Value): boolean {
  return p === 1n && q === 1n;
}

function negate([p, q]: Value): Value {
  return [-p, q];
}

function ascending(a: number, b: number): number {
  return a - b;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((part, i) => part !== other[i]);
  return place < 0 ? 0 : one[place] - other[place];
}
