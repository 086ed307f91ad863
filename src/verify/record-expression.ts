// Takes the parts of an expression as the calculator does, and records them in postfix order instead of
// computing: for operators beyond the four, whose values are worth computing only once it is known what the
// answer is, and for aces, whose choices are tried one after another.
import { GROUPING_STEP, SIGN_PRECEDENCE, division, type OperatorRow } from '../core/operator-notation.js';
import { worthOf, type Opening, type Operand } from './calculator.js';
import { difference, operate, type JudgedValue } from './judged-value.js';

/** An operation on the last operands. */
interface Application {
  readonly row: OperatorRow;
  /** Number of operands. */
  readonly count: number;
  /** Whether the operands are written in reverse order: LaTeX has the index of a root first. */
  readonly isReversed: boolean;
}

/** Item in postfix order. */
export type Item = Operand | Application | 'sign';

/** An expression that was read. */
export interface Recording {
  readonly items: readonly Item[];
  readonly isSigned: boolean;
  /** Whether the expression is a single value: an integer or a fraction, perhaps with one sign. */
  readonly isLiteral: boolean;
  /** Operator of the last operation; null for a number or a sign. */
  readonly row: OperatorRow | null;
}

interface PendingOperator {
  readonly application: Application | 'sign';
  readonly precedence: number;
}

export class Recorder {
  #items: Item[] = [];
  #isSigned = false;
  readonly #pending: (Opening | PendingOperator)[] = [];

  put(operand: Operand): void {
    this.#items.push(operand);
  }

  putOperator(row: OperatorRow): void {
    this.#unwind(row.associativity === 'right' ? row.precedence + GROUPING_STEP : row.precedence);
    this.#pending.push({ application: operationOf(row), precedence: row.precedence });
  }

  /** Puts in an operator that stands before its last operand. */
  putPrefix(application: Application, precedence: number): void {
    this.#pending.push({ application, precedence });
  }

  putPostfix(row: OperatorRow): void {
    this.#unwind(row.precedence);
    this.#items.push(operationOf(row));
  }

  /** Applies an operator to the operands of the call that was closed last. */
  putCall(row: OperatorRow, count: number): void {
    this.#items.push({ row, count, isReversed: false });
  }

  open(opening: Opening | 'sign'): void {
    if (opening === 'sign') this.#pending.push({ application: opening, precedence: SIGN_PRECEDENCE });
    else this.#pending.push(opening);
  }

  separate(): boolean {
    this.#unwind(1);
    return this.#pending.at(-1) === 'call';
  }

  close(): Opening | undefined {
    this.#unwind(1);
    const opening = this.#pending.pop() as Opening | undefined;
    if (opening === 'over') this.#items.push(operationOf(division));
    return opening;
  }

  end(): Recording {
    this.#unwind(1);
    const items = this.#items;
    const isSigned = this.#isSigned;
    this.#items = [];
    this.#isSigned = false;
    const last = items.at(-1);
    const row = typeof last === 'object' && 'row' in last ? last.row : null;
    return { items, isSigned, isLiteral: readLiteral(items, 0, items.length) !== null, row };
  }

  #unwind(precedence: number): void {
    for (;;) {
      const last = this.#pending.at(-1);
      if (typeof last !== 'object' || last.precedence < precedence) return;
      this.#pending.pop();
      if (last.application === 'sign') this.#isSigned = true;
      this.#items.push(last.application);
    }
  }
}

/** Maximum number of items of a single value: a fraction with a sign. */
const MAX_LITERAL = 4;

/** Reads the items from `start` to `end` as a single value; null if they are something else. */
export function readLiteral(items: readonly Item[], start: number, end: number): JudgedValue | null {
  if (end - start > MAX_LITERAL) return null;
  const values: JudgedValue[] = [];
  let signs = 0;
  for (const item of items.slice(start, end)) {
    if (item === 'sign') {
      if (++signs > 1) return null;
      values.push(difference(0, values.pop()!));
    } else if (typeof item === 'object' && 'row' in item) {
      const [left, right] = values.splice(-2);
      const value = item.row === division ? operate(division, left, right) : null;
      if (typeof value !== 'object' || value === null) return null;
      values.push(value);
    } else {
      values.push(worthOf(item));
    }
  }
  return values[0];
}

/** Application of an infix or postfix operator to the operands before it. */
export function operationOf(row: OperatorRow): Application {
  return { row, count: row.arity === 1 ? 1 : 2, isReversed: false };
}
