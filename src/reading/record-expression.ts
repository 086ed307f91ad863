// Takes the parts of expressions in the order in which they are written, and records each expression in
// postfix order: Dijkstra's shunting-yard. One recorder serves a whole answer.
//
// If plus terms come first, a sum that begins with a minus and has a plus is recorded as that sum with its
// plus terms first, in the order written, then those with a minus: `-5 + 9` as `9 - 5`. A sum without a plus
// begins with a sign.
import {
  GROUPING_STEP,
  SIGN_PRECEDENCE,
  addition,
  division,
  multiplication,
  subtraction,
  type OperatorRow,
} from '../core/operator-notation.js';
import type { JudgedValue } from './judged-value.js';
import {
  evaluateItems,
  isApplication,
  isLiteral,
  type Application,
  type Item,
  type Operand,
} from './postfix-items.js';

/**
 * Opening bracket or similar token. A `group` is a pair of braces that LaTeX does not show; `over` is the
 * second part of a `fraction`, `index` the first part of a root, `base` that of a logarithm, and `call[` a
 * call in square brackets.
 */
export type Opening = '(' | '[' | '{' | 'group' | 'call' | 'call[' | 'fraction' | 'over' | 'index' | 'base';

/** An expression that was read: its items are those from `start` to `end`. */
export interface Recording {
  readonly start: number;
  readonly end: number;
  readonly isSigned: boolean;
  /** Value of a number or a quotient of integers, perhaps with one sign; null for any other expression. */
  readonly literal: JudgedValue | null;
  /** Operator of the last operation; null for a number or a sign. */
  readonly row: OperatorRow | null;
}

interface PendingOperator {
  readonly application: Application | 'sign';
  readonly precedence: number;
}

/** A sum: the indices at which its terms begin, and whether a minus stands before the first. */
interface Sum {
  readonly begins: number[];
  isNegative: boolean;
}

const SIGN: PendingOperator = { application: 'sign', precedence: SIGN_PRECEDENCE };

export class Recorder {
  /** The items of all expressions, one behind the other. */
  readonly items: Item[] = [];
  #start = 0;
  #isSigned = false;
  readonly #pending: (Opening | PendingOperator)[] = [];
  /** The open sums, if plus terms come first. */
  readonly #sums: Sum[] | null;

  constructor(putsPlusFirst: boolean) {
    this.#sums = putsPlusFirst ? [beginSum(0)] : null;
  }

  put(operand: Operand): void {
    this.items.push(operand);
  }

  putOperator(row: OperatorRow): void {
    this.#unwind(row.associativity === 'right' ? row.precedence + GROUPING_STEP : row.precedence);
    if (row.precedence < multiplication.precedence) this.#sums?.at(-1)!.begins.push(this.items.length);
    this.#pending.push(pendingOf(row));
  }

  /** Puts in an operator that stands before its last operand. */
  putPrefix(application: Application, precedence: number): void {
    this.#pending.push({ application, precedence });
  }

  putPostfix(row: OperatorRow): void {
    this.#unwind(row.precedence);
    this.putCall(row, 1);
  }

  /** Applies an operator to the operands of the call that was closed last. */
  putCall(row: OperatorRow, count: number): void {
    this.items.push({ row, count, isReversed: false });
  }

  /** Takes a sign before an operand. */
  putSign(): void {
    const sum = this.#sums?.at(-1);
    if (
      sum?.begins.length === 1 &&
      sum.begins[0] === this.items.length &&
      typeof this.#pending.at(-1) !== 'object'
    )
      sum.isNegative = true;
    else this.#pending.push(SIGN);
  }

  open(opening: Opening): void {
    this.#pending.push(opening);
    this.#sums?.push(beginSum(this.items.length));
  }

  /** Ends an operand of a call. Returns false if the last bracket is not that of a call. */
  separate(): boolean {
    this.#endSum();
    this.#sums?.push(beginSum(this.items.length));
    const last = this.#pending.at(-1);
    return last === 'call' || last === 'call[';
  }

  /** Closes the last bracket and returns it; undefined if there is none. */
  close(): Opening | undefined {
    this.#endSum();
    const opening = this.#pending.pop() as Opening | undefined;
    if (opening === 'over') this.items.push(pendingOf(division).application);
    return opening;
  }

  /** Ends the expression and begins the next one. */
  end(): Recording {
    this.#endSum();
    const { items } = this;
    const start = this.#start;
    const end = items.length;
    const isSigned = this.#isSigned;
    this.#sums?.push(beginSum(end));
    this.#start = end;
    this.#isSigned = false;
    const literal = isLiteral(items, start, end) ? evaluateItems(items, start, end) : null;
    return { start, end, isSigned, literal, row: rowOf(items) };
  }

  /** Applies the pending operators that bind at least as tightly. */
  #unwind(precedence: number): void {
    const pending = this.#pending;
    while (pending.length > 0) {
      const last = pending[pending.length - 1];
      if (typeof last === 'string' || last.precedence < precedence) return;
      pending.pop();
      if (last.application === 'sign') this.#isSigned = true;
      this.items.push(last.application);
    }
  }

  /** Ends the innermost sum, and puts its plus terms first. */
  #endSum(): void {
    this.#unwind(1);
    const sum = this.#sums?.pop();
    if (sum?.isNegative !== true) return;
    const items = this.items;
    const [first, second = items.length] = sum.begins;
    // Each term but the first ends with the operator before it.
    const terms = sum.begins.slice(1).map((begin, place) => items.slice(begin, sum.begins.at(place + 2)));
    const [plus, minus] = [addition, subtraction].map((row) => terms.filter((term) => rowOf(term) === row));
    if (plus.length === 0 || plus.length + minus.length < terms.length) {
      this.#isSigned = true;
      items.splice(second, 0, 'sign');
      return;
    }
    const moved = [...items.slice(first, second), pendingOf(subtraction).application];
    items.splice(
      first,
      Infinity,
      ...plus[0].slice(0, -1),
      ...plus.slice(1).flat(),
      ...moved,
      ...minus.flat(),
    );
  }
}

/** Row of the last operation; null for a number or a sign. */
function rowOf(items: readonly Item[]): OperatorRow | null {
  const last = items.at(-1);
  return isApplication(last) ? last.row : null;
}

function beginSum(at: number): Sum {
  return { begins: [at], isNegative: false };
}

const pendingOperators = new WeakMap<OperatorRow, PendingOperator>();

/** Application of an infix operator to the operands before it. */
function pendingOf(row: OperatorRow): PendingOperator {
  let pending = pendingOperators.get(row);
  if (pending === undefined) {
    pending = { application: { row, count: 2, isReversed: false }, precedence: row.precedence };
    pendingOperators.set(row, pending);
  }
  return pending;
}
