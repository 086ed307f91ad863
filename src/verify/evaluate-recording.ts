// Gives the parts of a recorded answer their values: exact ones, which may be irrational, by the
// arithmetic of the operators, which is exact/ for all of them.
//
// An operation without a value has a fault, and so has one whose value the rules do not allow. The rest of
// the expression is evaluated all the same, because an earlier reason may be found there. Parts of a step
// that repeat an earlier step with an irrational result are looked up by their text and not computed again.
//
// The work is bounded: exact/ computes only for expressions that take at most as many numbers as there are,
// and for at most MAX_EXACT operations, more than right answers have. An answer beyond that is `too-large`,
// if it is not refused for an earlier reason, and mostly it uses too many numbers.
import { formatFraction, reduce, type Fraction } from '../core/fraction.js';
import type { Irrational } from '../expression/exact/exact-value.js';
import type { ExactValues } from '../expression/arithmetic.js';
import { bracket } from '../expression/format-items.js';
import {
  ATOM_PRECEDENCE,
  isBasic,
  isRepeated,
  subtraction,
  writeOperation,
  type OperatorRow,
} from '../core/operator-notation.js';
import { concatenation } from '../expression/operators/concatenation.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';
import { worthOf, type Operand } from './calculator.js';
import type { Drafts } from './read-answer.js';
import { readLiteral, type Item, type Recording } from './record-expression.js';
import { findEarlier, type AnswerStatement, type Taken } from './answer-statement.js';
import type { Reason } from './verify-types.js';
import {
  findUnfit,
  isIrrational,
  isSame,
  operate,
  formatJudgedValue,
  toFraction,
  toValue,
  type JudgedValue,
} from './judged-value.js';

const MAX_EXACT = 100;

/** Part of an expression, up to an item. */
interface RecordedPart {
  readonly value: JudgedValue | Irrational | null;
  /** Index of the first item. */
  readonly start: number;
  /** Row of the last operation; null for a number or a sign. */
  readonly row: OperatorRow | null;
  /** Text of the part, by which later steps repeat it, and the precedence of the text. */
  readonly text: string;
  readonly precedence: number;
}

/** An expression, and the operands of its last operation, in the order in which they are written. */
interface Whole extends RecordedPart {
  readonly operands: readonly RecordedPart[];
}

/** Evaluates a recorded answer, for one choice of aces after another. */
export class Evaluator {
  #work = 0;
  /** Values of steps whose results are not stated exactly, by their texts. */
  readonly #known = new Map<string, RecordedPart['value']>();
  /** The values that exact/ found, by operators and the keys of operands, for all choices of aces. */
  readonly #found = new Map<string, JudgedValue | Irrational>();
  /** An irrational value for each normal form, so that equal values are computed with once. */
  readonly #byForm = new Map<string, Irrational>();
  readonly #keys = new Map<Irrational, number>();
  #elevens = 0;
  #aces = 0;
  #fault: Reason | null = null;
  #writesTexts = true;

  /** @param numbers how many numbers are given */
  constructor(
    private readonly rules: ParsedRules,
    private readonly numbers: number,
    private readonly answer: Drafts<Recording>,
    private readonly arithmetic: ExactValues,
  ) {}

  /**
   * Evaluates the answer; null if its parts are not steps.
   *
   * @param elevens which aces count 11: bit i stands for the i-th of them
   */
  evaluate(elevens: number): AnswerStatement[] | null {
    const { drafts, operands: all } = this.answer;
    const isSteps = drafts.length > 1;
    this.#work = isSteps || all.length <= this.numbers ? MAX_EXACT : 0;
    this.#elevens = elevens;
    this.#aces = 0;
    this.#known.clear();
    const statements: AnswerStatement[] = [];
    for (const { expression, claim, isApproximate } of drafts) {
      if (isSteps && claim === null && !isApproximate) return null;
      const items = this.#chooseNext(expression.items);
      const claimed = claim && readLiteral(this.#chooseNext(claim.items), 0, claim.items.length);
      this.#fault = null;
      const { value, text, row, operands } = this.#run(items);
      const taken = isSteps ? this.#findTaken(items, operands) : items.filter(isOperand);
      if (taken === null) return null;
      if (claimed !== null && value !== null) this.#checkClaim(value, claimed);
      if (isApproximate) this.#known.set(text, value);
      statements.push({
        operands: taken,
        value,
        fault: this.#fault,
        result: claimed ?? (isIrrational(value) ? { text } : value),
        row: isSteps ? row : null,
        text: isIrrational(value) ? text : null,
      });
    }
    return statements;
  }

  /** Whether an answer that is one expression, with these items, has an irrational value. */
  isIrrational(items: readonly Item[]): boolean {
    this.#work = this.answer.operands.length <= this.numbers ? MAX_EXACT : 0;
    this.#writesTexts = false;
    const { value } = this.#run(items);
    this.#writesTexts = true;
    return isIrrational(value);
  }

  /** Chooses 1 or 11 for the next aces. */
  #chooseNext(items: readonly Item[]): readonly Item[] {
    const chosen = chooseAces(items, this.#elevens >> this.#aces);
    if (chosen !== items) this.#aces += items.filter((item) => item === 'A').length;
    return chosen;
  }

  #run(items: readonly Item[]): Whole {
    const parts: RecordedPart[] = [];
    let operands: RecordedPart[] = [];
    items.forEach((item, start) => {
      if (item === 'sign') {
        const [{ value, text, ...part }] = parts.splice(-1);
        const negated = this.#negate(value);
        parts.push({ ...part, value: negated, row: null, text: `-${text}`, precedence: 0 });
        operands = [];
      } else if (isOperand(item)) {
        const value = worthOf(item);
        parts.push({
          value,
          start,
          row: null,
          text: String(formatJudgedValue(value)),
          precedence: ATOM_PRECEDENCE,
        });
      } else {
        operands = parts.splice(-item.count);
        const ordered = item.isReversed ? [...operands].reverse() : operands;
        parts.push({ ...this.#apply(item.row, ordered), start: operands[0].start });
      }
    });
    return { ...parts[0], operands };
  }

  #apply(row: OperatorRow, operands: readonly RecordedPart[]): Omit<RecordedPart, 'start'> {
    // Long texts would cost more than the rest, and only expressions that are worth computing need one.
    const text = this.#writesTexts && this.#work > 0 ? writeParts(row, operands) : '';
    const known = this.#known.size > 0 ? this.#known.get(text) : undefined;
    const value = known === undefined ? this.#compute(row, operands) : known;
    if (value !== null) this.#checkValue(value);
    return { value, row, text, precedence: row.precedence };
  }

  #compute(row: OperatorRow, operands: readonly RecordedPart[]): RecordedPart['value'] {
    const values = operands.map(({ value }) => value);
    if (!values.every((value) => value !== null)) return null;
    const isDigits = row === concatenation && !operands.every(isDigit);
    if (isDigits || operands.some((operand) => isRepeated(row, operand.row)))
      return this.#note('outside-domain');
    const [left, right] = values;
    if (isBasic(row) && !isIrrational(left) && !isIrrational(right)) {
      return operate(row, left, right) ?? this.#note(right === 0 ? 'division-by-zero' : 'too-large');
    }
    if (this.#work === 0) return this.#note('too-large');
    this.#work--;
    const key = values.reduce<string>((start, value) => `${start} ${this.#keyOf(value)}`, row.operator);
    const found = this.#found.get(key);
    if (found !== undefined) return found;
    const result = this.arithmetic.apply(row, values.map(toExact), this.rules.limits);
    if (typeof result === 'string') return this.#note(result);
    const value = isIrrational(result) ? this.#shareForm(result) : toValue(result);
    this.#found.set(key, value);
    return value;
  }

  /** Returns the value that was found first among those with the same normal form. */
  #shareForm(value: Irrational): Irrational {
    const key = value.form?.key;
    if (key === undefined) return value;
    const first = this.#byForm.get(key) ?? value;
    this.#byForm.set(key, first);
    return first;
  }

  /** Key of a value: equal for equal values only. */
  #keyOf(value: JudgedValue | Irrational): string {
    if (typeof value === 'number') return String(value);
    if (!isIrrational(value)) return formatFraction(value);
    const key = this.#keys.get(value) ?? this.#keys.size;
    this.#keys.set(value, key);
    return `#${key}`;
  }

  #negate(value: RecordedPart['value']): RecordedPart['value'] {
    if (!isIrrational(value)) return value === null ? null : operate(subtraction, 0, value);
    return this.arithmetic.apply(subtraction, [toExact(0), value], this.rules.limits) as Irrational;
  }

  /** Records the reason why the rules do not allow a value. */
  #checkValue(value: JudgedValue | Irrational): void {
    const unfit = findUnfit(value, this.rules.values);
    if (unfit !== null) this.#note(unfit);
  }

  #checkClaim(value: JudgedValue | Irrational, claimed: JudgedValue): void {
    const same = isIrrational(value)
      ? this.arithmetic.isEqual(value, toExact(claimed))
      : isSame(value, claimed);
    if (same !== true) this.#note(same || 'wrong-result');
  }

  #note(fault: Reason): null {
    this.#fault = findEarlier(this.#fault, fault);
    return null;
  }

  /** Finds the operands of a step: single values, or repeated results of earlier steps; null if none. */
  #findTaken(items: readonly Item[], operands: readonly RecordedPart[]): Taken[] | null {
    const taken: Taken[] = [];
    for (const [place, { start, text }] of operands.entries()) {
      const end = operands.at(place + 1)?.start ?? items.length - 1;
      const literal = items[start] === 'A' && end === start + 1 ? 'A' : readLiteral(items, start, end);
      const known = this.#known.get(text);
      if (literal !== null) taken.push(literal);
      else if (known === undefined) return null;
      else taken.push(known === null || isIrrational(known) ? { text } : known);
    }
    return taken.length > 0 ? taken : null;
  }
}

/** Makes the i-th ace count 11 if bit i of `elevens` is set, else 1. */
export function chooseAces(items: readonly Item[], elevens: number): readonly Item[] {
  if (!items.includes('A')) return items;
  let ace = 0;
  return items.map((item) => (item === 'A' && ((elevens >> ace++) & 1) === 0 ? 1 : item));
}

/** Whether an item is a number. */
function isOperand(item: Item): item is Operand {
  return item !== 'sign' && !(typeof item === 'object' && 'row' in item);
}

/** Whether a part is a number of one digit other than 0. */
function isDigit({ row, text }: RecordedPart): boolean {
  return row === null && /^[1-9]$/.test(text);
}

function writeParts(row: OperatorRow, operands: readonly RecordedPart[]): string {
  if (row === concatenation) return operands.map(({ text }) => text).join('');
  const [first, last = first] = operands;
  return writeOperation(
    row,
    bracket(first.text, first.precedence, row, false),
    bracket(last.text, last.precedence, row, row.arity === 2),
  );
}

/** Converts a value for exact/: to a fraction in lowest terms, or an irrational number. */
function toExact(value: JudgedValue | Irrational): Fraction | Irrational {
  return isIrrational(value) ? value : reduce(toFraction(value));
}
