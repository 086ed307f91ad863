// Gives the parts of an answer their values: exact ones, which may be irrational, by the arithmetic of the
// operators, which is exact/ for all of them. The four operators on rational values need none of that.
//
// An operation without a value has a fault, and so has one whose value the rules do not allow. The rest of
// the expression is evaluated all the same, because an earlier reason may be found there. An operand of a
// step that repeats an earlier step with an irrational result is known by its text.
//
// The work is bounded: exact/ computes only for expressions that take at most as many numbers as there are,
// and for at most MAX_EXACT different operations, more than right answers have. An answer beyond that is
// `too-large`, if it is not refused for an earlier reason, and mostly it uses too many numbers.
import { formatFraction, reduce, type Fraction } from '../core/fraction.js';
import {
  ATOM_PRECEDENCE,
  division,
  formatOperation,
  isBasic,
  isRepeated,
  subtraction,
  type BasicRow,
  type OperatorRow,
} from '../core/operator-notation.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';
import type { ExactValues } from '../expression/arithmetic.js';
import type { Irrational } from '../expression/exact/exact-value.js';
import { bracket } from '../expression/format-items.js';
import { concatenation } from '../expression/operators/concatenation.js';
import {
  findUnfit,
  formatJudgedValue,
  isIrrational,
  isSame,
  operate,
  toFraction,
  toValue,
  type JudgedValue,
} from '../reading/judged-value.js';
import {
  combineItems,
  isApplication,
  listOperands,
  toStep,
  worthOf,
  type Item,
  type Operand,
} from '../reading/postfix-items.js';
import type { Drafts } from '../reading/read-answer.js';
import { findEarlier, type AnswerStatement, type Taken } from './answer-statement.js';
import type { Reason } from './verify-types.js';

const MAX_EXACT = 100;

type Value = JudgedValue | Irrational | null;

/** Evaluates an answer, for one choice of aces after another. */
export class Evaluator {
  #work = 0;
  /** Values of steps whose results are not stated exactly, by their texts. */
  #known: Map<string, Value> | undefined;
  /** The values that exact/ found, by operators and the keys of operands, for all choices of aces. */
  #found: Map<string, JudgedValue | Irrational> | undefined;
  /** Numbers of irrational values that have no normal form. */
  readonly #numbers = new Map<Irrational, number>();
  /** The items of all expressions, with a choice of aces. */
  #items: readonly Item[] = [];
  readonly #values: Value[] = [];
  #fault: Reason | null = null;

  /** @param numbers how many numbers are given */
  constructor(
    private readonly rules: ParsedRules,
    private readonly numbers: number,
    private readonly answer: Drafts,
    private readonly arithmetic: ExactValues,
  ) {}

  /**
   * Evaluates the answer; null if its parts are not steps.
   *
   * @param elevens which aces count 11: bit i stands for the i-th of them
   */
  evaluate(elevens: number): AnswerStatement[] | null {
    const { drafts } = this.answer;
    const isSteps = drafts.length > 1;
    const items = this.#chooseAces(elevens);
    this.#work = MAX_EXACT;
    this.#known = undefined;
    const statements: AnswerStatement[] = [];
    for (const { expression, claims, isApproximate } of drafts) {
      const { start, end } = expression;
      const isStated = claims.length > 0 || isApproximate;
      const step = isStated ? toStep(items, start, end, this.#known && this.#findRepeated) : null;
      if (isSteps && step === null) return null;
      const operands = isSteps ? step!.operands : listOperands(items, start, end);
      if (!isSteps && operands.length > this.numbers) this.#work = 0;
      this.#fault = null;
      const value = this.#run(start, end);
      const fault = this.#fault;
      let stated: JudgedValue | null = null;
      let wrong: Reason | null = null;
      for (const { start, end, literal } of claims) {
        const claimed = this.#run(start, end);
        if (literal !== null) stated ??= claimed as JudgedValue;
        wrong = findEarlier(wrong, this.#compare(value, claimed));
      }
      const text = isApproximate || isIrrational(value) ? formatPart(items.slice(start, end)) : null;
      if (isApproximate) (this.#known ??= new Map<string, Value>()).set(text!, value);
      statements.push({
        operands,
        value,
        fault: findEarlier(fault, wrong),
        result: stated ?? (isIrrational(value) ? { text: text! } : value),
        row: step?.row ?? null,
        text: isIrrational(value) ? text : null,
      });
    }
    return statements;
  }

  /** Whether an answer that is one expression has an irrational value, for a choice of aces. */
  isIrrational(elevens: number): boolean {
    const { start, end } = this.answer.drafts[0].expression;
    this.#chooseAces(elevens);
    this.#work = listOperands(this.#items, start, end).length <= this.numbers ? MAX_EXACT : 0;
    return isIrrational(this.#run(start, end));
  }

  /** Makes the i-th ace count 11 if bit i of `elevens` is set, else 1. */
  #chooseAces(elevens: number): readonly Item[] {
    const { items, aces } = this.answer;
    let ace = 0;
    const choose = (item: Item) => (item === 'A' && ((elevens >> ace++) & 1) === 0 ? 1 : item);
    this.#items = aces === 0 ? items : items.map(choose);
    return this.#items;
  }

  /** Finds the result of an earlier step that the items `start` to `end` repeat; null if there is none. */
  readonly #findRepeated = (start: number, end: number): Taken | null => {
    const text = formatPart(this.#items.slice(start, end));
    const known = this.#known?.get(text);
    if (known === undefined) return null;
    return known === null || isIrrational(known) ? { text } : known;
  };

  /** Evaluates the items from `start` to `end`. */
  #run(start: number, end: number): Value {
    const items = this.#items;
    if (end === start + 1) return worthOf(items[start] as Operand);
    const values = this.#values;
    for (let at = start; at < end; at++) {
      const item = items[at];
      if (item === 'sign') values.push(this.#negate(values.pop()!));
      else if (!isApplication(item)) values.push(worthOf(item));
      else if (isBasic(item.row)) {
        const right = values.pop()!;
        values.push(this.#check(this.#operate(item.row, values.pop()!, right)));
      } else {
        const operands = values.splice(-item.count);
        const before = items.slice(at - item.count, at);
        if (item.isReversed) operands.reverse();
        values.push(this.#check(this.#applyFurther(item.row, operands, before)));
      }
    }
    return values.pop()!;
  }

  /** Notes the reason why the rules do not allow a value. */
  #check(value: Value): Value {
    const unfit = value === null ? null : findUnfit(value, this.rules.values);
    if (unfit !== null) this.#note(unfit);
    return value;
  }

  #operate(row: BasicRow, left: Value, right: Value): Value {
    if (left === null || right === null) return null;
    if (isIrrational(left) || isIrrational(right)) return this.#applyExactly(row, [left, right]);
    return (
      operate(row, left, right) ??
      this.#note(row === division && right === 0 ? 'division-by-zero' : 'too-large')
    );
  }

  /** @param before the items before the operation, as many as it has operands */
  #applyFurther(row: OperatorRow, operands: readonly Value[], before: readonly Item[]): Value {
    if (operands.includes(null)) return null;
    const last = before.at(-1);
    const isOutside =
      row === concatenation
        ? !before.every(isDigit) || before[0] === 0
        : isApplication(last) && isRepeated(row, last.row);
    return isOutside
      ? this.#note('outside-domain')
      : this.#applyExactly(row, operands as readonly (JudgedValue | Irrational)[]);
  }

  #applyExactly(row: OperatorRow, operands: readonly (JudgedValue | Irrational)[]): Value {
    this.#found ??= new Map<string, JudgedValue | Irrational>();
    const key = operands.reduce<string>((start, value) => `${start} ${this.#keyOf(value)}`, row.operator);
    const found = this.#found.get(key);
    if (found !== undefined) return found;
    if (this.#work === 0) return this.#note('too-large');
    this.#work--;
    const result = this.arithmetic.apply(row, operands.map(toExact), this.rules.limits);
    if (typeof result === 'string') return this.#note(result);
    const value = isIrrational(result) ? result : toValue(result);
    this.#found.set(key, value);
    return value;
  }

  /** Key of a value: equal for equal values only. */
  #keyOf(value: JudgedValue | Irrational): string {
    if (typeof value === 'number') return String(value);
    if (!isIrrational(value)) return formatFraction(value);
    const { form } = value;
    if (form !== null) return `[${form.key}]`;
    const number = this.#numbers.get(value) ?? this.#numbers.size;
    this.#numbers.set(value, number);
    return `#${number}`;
  }

  #negate(value: Value): Value {
    if (!isIrrational(value)) return value === null ? null : operate(subtraction, 0, value);
    return this.arithmetic.apply(subtraction, [toExact(0), value], this.rules.limits) as Irrational;
  }

  /** Compares a value with a stated one. Returns the reason if it is not the same. */
  #compare(value: Value, claimed: Value): Reason | null {
    if (value === null) return null;
    if (claimed === null) return 'wrong-result';
    const same =
      isIrrational(value) || isIrrational(claimed)
        ? this.arithmetic.isEqual(toExact(value), toExact(claimed))
        : isSame(value, claimed);
    return same === true ? null : same || 'wrong-result';
  }

  #note(fault: Reason): null {
    this.#fault = findEarlier(this.#fault, fault);
    return null;
  }
}

function isDigit(item: Item): boolean {
  return typeof item === 'number' && /^\d$/.test(String(item));
}

/** Text of an expression, by which later steps repeat it. */
function formatPart(items: readonly Item[]): string {
  return combineItems(
    items,
    (operand) => ({ text: String(formatJudgedValue(worthOf(operand))), precedence: ATOM_PRECEDENCE }),
    ({ text }) => ({ text: `-${text}`, precedence: 0 }),
    (row, operands, { isReversed }) => {
      if (isReversed) operands.reverse();
      const [first, last = first] = operands;
      const text =
        row === concatenation
          ? operands.map((operand) => operand.text).join('')
          : formatOperation(
              row,
              bracket(first.text, first.precedence, row, false),
              bracket(last.text, last.precedence, row, row.arity === 2),
            );
      return { text, precedence: row.precedence };
    },
  ).text;
}

/** Converts a value for exact/: to a fraction in lowest terms, or an irrational number. */
function toExact(value: JudgedValue | Irrational): Fraction | Irrational {
  return isIrrational(value) ? value : reduce(toFraction(value));
}
