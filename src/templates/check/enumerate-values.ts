// Enumerates every expression over the numbers of a board, for the checker: forward, from the numbers to all
// values.
//
// The values of each set of numbers are computed once and kept for all boards. Equal values are merged and
// remember the ways to make them, of which only those that lead to the target are written out. Over all
// numbers nothing is kept: most last operations are ruled out in doubles (check-arithmetic.ts).
import { NumbersGameError } from '../../core/errors.js';
import { countBits } from '../../core/bits.js';
import type { Operator } from '../../core/api-types.js';
import { multiplication } from '../../core/operator-notation.js';
import { rowOf } from '../../expression/operators/all-rows.js';
import { concatenation } from '../../expression/operators/concatenation.js';
import { factorial } from '../../expression/operators/factorial.js';
import { squareRoot } from '../../expression/operators/square-root.js';
import type { CheckerArithmetic } from './check-arithmetic.js';
import { splitTarget } from '../parse-scope.js';
import { formatTemplate } from '../template-text.js';
import type { Scope } from '../templates-types.js';

/** Function that writes all expressions of a value, given the names of its numbers. */
type Spell = (names: readonly string[]) => string[];

/** Value with the ways to make it. */
interface Made<Real> {
  readonly value: Real;
  readonly ways: Spell[];
}

/** Value that the last operation has to give, and the unary operator that is applied after it. */
interface EnumeratedGoal<Real> {
  readonly value: Real;
  readonly after: Operator | null;
}

const MAX_DIGIT = 9;
/** Numbers whose factorial may be the target: 0 to 20. */
const FACTORIALS = Array.from({ length: 21 }, (_, number) => String(number));

/** Distinct values of some numbers. */
class EnumeratedValues<Real> {
  readonly list: Made<Real>[] = [];
  readonly #byKey = new Map<string, Made<Real>>();

  constructor(
    readonly keyOf: CheckerArithmetic<Real>['keyOf'],
    /** Whether values that exceed the limits were left out. */
    public isIncomplete = false,
  ) {}

  add(value: Real | 'too-large' | null, spell: Spell): void {
    if (value === 'too-large') this.isIncomplete = true;
    else if (value !== null) {
      const key = this.keyOf(value);
      const known = key === undefined ? undefined : this.#byKey.get(key);
      if (known !== undefined) known.ways.push(spell);
      else {
        const made = { value, ways: [spell] };
        this.list.push(made);
        if (key !== undefined) this.#byKey.set(key, made);
      }
    }
  }
}

/** Enumerates expressions, and keeps the values of the sets of numbers that were met. */
export class Enumerator<Real> {
  readonly #scope: Scope;
  readonly #arithmetic: CheckerArithmetic<Real>;
  readonly #binary: readonly Operator[];
  readonly #unary: readonly Operator[];
  readonly #known = new Map<string, EnumeratedValues<Real>>();
  readonly #goals: readonly EnumeratedGoal<Real>[];

  constructor(scope: Scope, arithmetic: CheckerArithmetic<Real>) {
    this.#scope = scope;
    this.#arithmetic = arithmetic;
    this.#binary = scope.operators.filter((operator) => rowOf(operator).arity === 2);
    this.#unary = scope.operators.filter((operator) => rowOf(operator).arity === 1);
    this.#goals = [...this.#listGoals()];
  }

  /** Returns the templates that solve the numbers of a board. @throws NumbersGameError `too-large` */
  listTemplates(board: readonly number[]): string[] {
    const { operate, mayBe, isEqual } = this.#arithmetic;
    const names = board.map((_, index) => `x${index}`);
    const texts: string[] = [];
    const report = (after: Operator | null, spell: Spell) => {
      for (const text of spell(names)) texts.push(after === null ? text : formatTemplate(after, [text]));
    };
    const isIncomplete = this.#visitOperations(board, (operator, left, right, mask) => {
      for (const { value: goal, after } of this.#goals) {
        if (!mayBe(operator, left.value, right.value, goal)) continue;
        const value = operate(operator, [left.value, right.value]);
        if (value === null || value === 'too-large' || !isEqual(value, goal)) continue;
        report(after, formatInfix(operator, left, right, mask));
      }
    });
    for (const [value, spell] of this.#joinDigits(board)) {
      for (const { value: goal, after } of this.#goals) if (isEqual(value, goal)) report(after, spell);
    }
    if (texts.length > 0 || !isIncomplete) return texts;
    throw new NumbersGameError('too-large', `certificate: values of ${board.join(' ')} exceed the limits`);
  }

  *#listGoals(): Generator<EnumeratedGoal<Real>, undefined> {
    const { target } = this.#scope;
    const { read, operate, isEqual } = this.#arithmetic;
    const wanted = read(target);
    yield { value: wanted, after: null };
    if (this.#unary.includes(squareRoot.operator) && splitTarget(target)[0] >= 0) {
      const square = operate(multiplication.operator, [wanted, wanted]);
      if (square !== null && square !== 'too-large') yield { value: square, after: squareRoot.operator };
    }
    for (const number of this.#unary.includes(factorial.operator) ? FACTORIALS : []) {
      const value = read(number);
      const result = operate(factorial.operator, [value]);
      if (result !== null && result !== 'too-large' && isEqual(result, wanted))
        yield { value, after: factorial.operator };
    }
  }

  /** Visits every operation of two parts of some numbers. Returns whether values of a part were left out. */
  #visitOperations(
    numbers: readonly number[],
    visit: (operator: Operator, left: Made<Real>, right: Made<Real>, leftMask: number) => void,
  ): boolean {
    const { groupings, size } = this.#scope;
    const all = 2 ** numbers.length - 1;
    let isIncomplete = false;
    for (let mask = 1; mask < all; mask++) {
      if (groupings === 'three' && numbers.length === size && countBits(mask) === 1) continue;
      const lefts = this.#valuesOf(numbers.filter((_, index) => (mask >> index) & 1));
      const rights = this.#valuesOf(numbers.filter((_, index) => !((mask >> index) & 1)));
      isIncomplete ||= lefts.isIncomplete || rights.isIncomplete;
      for (const operator of this.#binary) {
        for (const left of lefts.list) for (const right of rights.list) visit(operator, left, right, mask);
      }
    }
    return isIncomplete;
  }

  #valuesOf(numbers: readonly number[]): EnumeratedValues<Real> {
    const key = numbers.join();
    const values = this.#known.get(key) ?? this.#makeValues(numbers);
    this.#known.set(key, values);
    return values;
  }

  #makeValues(numbers: readonly number[]): EnumeratedValues<Real> {
    const { read, operate, keyOf } = this.#arithmetic;
    const plain = new EnumeratedValues(keyOf);
    if (numbers.length === 1) plain.add(read(String(numbers[0])), (names) => [...names]);
    const isIncomplete = this.#visitOperations(numbers, (operator, left, right, mask) => {
      plain.add(operate(operator, [left.value, right.value]), formatInfix(operator, left, right, mask));
    });
    for (const [value, spell] of this.#joinDigits(numbers)) plain.add(value, spell);
    plain.isIncomplete ||= isIncomplete;
    if (this.#unary.length === 0) return plain;
    const values = new EnumeratedValues(keyOf, plain.isIncomplete);
    for (const made of plain.list) {
      values.add(made.value, (names) => formatAll(made, names));
      for (const operator of this.#unary) {
        const spell: Spell = (names) =>
          formatAll(made, names).map((text) => formatTemplate(operator, [text]));
        values.add(operate(operator, [made.value]), spell);
      }
    }
    return values;
  }

  /** Yields the numbers that the digits of a board make, in any order. */
  *#joinDigits(numbers: readonly number[]): Generator<[Real, Spell], undefined> {
    const isJoined = this.#scope.operators.includes(concatenation.operator) && numbers.length > 1;
    if (!isJoined || numbers.some((number) => number > MAX_DIGIT)) return;
    for (const order of permute([...numbers.keys()])) {
      const digits = order.map((index) => numbers[index]).join('');
      const namesOf = (names: readonly string[]) => order.map((index) => names[index]);
      const spell: Spell = (names) => [formatTemplate(concatenation.operator, namesOf(names))];
      yield [this.#arithmetic.read(digits), spell];
    }
  }
}

function formatAll<Real>({ ways }: Made<Real>, names: readonly string[]): string[] {
  return ways.flatMap((spell) => spell(names));
}

/** @param leftMask the numbers of the left operand, as bits */
function formatInfix<Real>(operator: Operator, left: Made<Real>, right: Made<Real>, leftMask: number): Spell {
  return (names) => {
    const isLeft = (_: string, index: number) => ((leftMask >> index) & 1) === 1;
    const first = formatAll(left, names.filter(isLeft));
    const others = names.filter((name, index) => !isLeft(name, index));
    const last = formatAll(right, others);
    return first.flatMap((a) => last.map((b) => formatTemplate(operator, [a, b])));
  };
}

function* permute(items: readonly number[]): Generator<number[], undefined> {
  if (items.length === 0) yield [];
  for (const item of items) {
    for (const rest of permute(items.filter((other) => other !== item))) yield [item, ...rest];
  }
}
