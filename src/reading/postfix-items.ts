// Expressions of answers in postfix order, as they were read and before anything is computed: which of them
// write a single value, which are steps, and what those of the four operators are worth.
//
// A quotient of integers may be a single value, as in `8 * 3/5 = 24/5`, or a division.
import { divide } from '../core/fraction.js';
import {
  division,
  isBasic,
  multiplication,
  subtraction,
  type OperatorRow,
} from '../core/operator-notation.js';
import { isInteger, operate, toFraction, type JudgedValue } from './judged-value.js';

/** A value, or an ace written as a letter. */
export type Operand = JudgedValue | 'A';

/** An operation on the last operands. */
export interface Application {
  readonly row: OperatorRow;
  readonly count: number;
  /** Whether the operands are written in reverse order: LaTeX has the index of a root first. */
  readonly isReversed: boolean;
}

/** Item in postfix order. */
export type Item = Operand | Application | 'sign';

const ELEVEN = 11;
/** Maximum number of items of a single value: a fraction with a sign. */
const MAX_LITERAL = 4;

/** Value of an operand; of an ace, 11. */
export function worthOf(operand: Operand): JudgedValue {
  return operand === 'A' ? ELEVEN : operand;
}

export function isApplication(item: Item | undefined): item is Application {
  return typeof item === 'object' && 'row' in item;
}

function isOperand(item: Item): item is Operand {
  return typeof item === 'number' || (item !== 'sign' && !isApplication(item));
}

/** The numbers among the items from `start` to `end`. */
export function listOperands(items: readonly Item[], start: number, end: number): Operand[] {
  const operands: Operand[] = [];
  for (let at = start; at < end; at++) {
    const item = items[at];
    if (isOperand(item)) operands.push(item);
  }
  return operands;
}

/**
 * Whether the items from `start` to `end` write a single value: a number or a quotient of integers, perhaps
 * with one sign.
 */
export function isLiteral(items: readonly Item[], start: number, end: number): boolean {
  if (end - start === 1 || end - start > MAX_LITERAL) return end - start === 1;
  let signs = 0;
  let quotients = 0;
  for (let at = start; at < end; at++) {
    const item = items[at];
    if (item === 'sign') signs++;
    else if (isApplication(item)) {
      if (item.row !== division) return false;
      quotients++;
    }
  }
  if (signs > 1 || quotients > 1) return false;
  const [left, right] = listOperands(items, start, end);
  return quotients === 0 || (isInteger(worthOf(left)) && isInteger(worthOf(right)) && right !== 0);
}

/** Whether all signs among the items from `start` to `end` stand before a number or a quotient of two. */
export function signsValues(items: readonly Item[], start: number, end: number): boolean {
  return items.slice(start, end).every((item, place, side) => {
    if (item !== 'sign' || isOperand(side[place - 1])) return true;
    const [left, right, last] = side.slice(Math.max(0, place - 3), place);
    return isApplication(last) && last.row === division && isOperand(left) && isOperand(right);
  });
}

/** Reads the items from `start` to `end` as a single value; null if they are something else. */
function readLiteral(items: readonly Item[], start: number, end: number): Operand | null {
  if (end === start + 1) return items[start] as Operand;
  if (!isLiteral(items, start, end)) return null;
  const [left, ...others] = listOperands(items, start, end);
  const value = items.slice(start, end).includes('sign')
    ? operate(subtraction, 0, worthOf(left))!
    : worthOf(left);
  // A quotient is not reduced, so that it is not a given number.
  return others.length === 0 ? value : divide(toFraction(value), toFraction(worthOf(others[0])));
}

/** One operation on single values. */
export interface Step<Other = never> {
  readonly row: OperatorRow;
  readonly operands: readonly (Operand | Other)[];
}

/**
 * Converts the items from `start` to `end` to a step; null if they are something else. `x * b / c` is read as
 * `x * (b/c)`, whose value is the same.
 *
 * @param repeated finds the earlier result that other items repeat; null if there is none
 */
export function toStep<Other = never>(
  items: readonly Item[],
  start: number,
  end: number,
  repeated?: (start: number, end: number) => Other | null,
): Step<Other> | null {
  const last = items[end - 1];
  if (!isApplication(last)) return null;
  const { row, count } = last;
  const [left, right] = [items[start], items[start + 1]];
  // Most steps are of two numbers, which need no search.
  if (end === start + 3 && isOperand(left) && isOperand(right)) return { row, operands: [left, right] };
  const operands: (Operand | Other)[] = [];
  let before = end - 1;
  for (let place = count - 1; place >= 0; place--) {
    const begin = place === 0 ? start : beginOf(items, before);
    const operand = readLiteral(items, begin, before) ?? repeated?.(begin, before) ?? null;
    if (operand === null) return row === division ? toProductStep(items, start, end) : null;
    operands[place] = operand;
    before = begin;
  }
  return { row, operands };
}

/** Reads x * b / c as x * (b/c), b or c perhaps with a sign; null if the items are something else. */
function toProductStep(items: readonly Item[], start: number, end: number): Step | null {
  const divisor = beginOf(items, end - 1);
  const times = items[divisor - 1];
  if (!isApplication(times) || times.row !== multiplication) return null;
  const factor = beginOf(items, divisor - 1);
  const literal = readLiteral(items, start, factor);
  const quotient = [...items.slice(factor, divisor - 1), ...items.slice(divisor, end)];
  const value = readLiteral(quotient, 0, quotient.length);
  return literal === null || value === null ? null : { row: multiplication, operands: [literal, value] };
}

/** Index of the first item of the expression that ends before an index. */
function beginOf(items: readonly Item[], end: number): number {
  let at = end;
  for (let missing = 1; missing > 0;) {
    const item = items[--at];
    if (item !== 'sign') missing += isApplication(item) ? item.count - 1 : -1;
  }
  return at;
}

/** Combines an expression from its parts: operands, parts with a sign, and operations on parts. */
export function combineItems<Part>(
  items: readonly Item[],
  take: (operand: Operand) => Part,
  negate: (part: Part) => Part,
  apply: (row: OperatorRow, parts: Part[], application: Application) => Part,
): Part {
  const parts: Part[] = [];
  for (const item of items) {
    if (item === 'sign') parts.push(negate(parts.pop()!));
    else parts.push(isApplication(item) ? apply(item.row, parts.splice(-item.count), item) : take(item));
  }
  return parts[0];
}

/**
 * Value of the items from `start` to `end` if all operators are of the four, in which an ace counts 1; null
 * if they have none.
 */
export function evaluateItems(items: readonly Item[], start: number, end: number): JudgedValue | null {
  if (end === start + 1) return items[start] === 'A' ? 1 : (items[start] as JudgedValue);
  const apply = (row: OperatorRow, [left, right]: readonly (JudgedValue | null)[]) =>
    left === null || right === null || !isBasic(row) ? null : operate(row, left, right);
  return combineItems<JudgedValue | null>(
    items.slice(start, end),
    (operand) => (operand === 'A' ? 1 : operand),
    (value) => apply(subtraction, [0, value]),
    apply,
  );
}
