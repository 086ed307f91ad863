// Plays an answer out: finds the numbers that it takes from the puzzle, and the values that it makes.
//
// Steps act on a table of values: the given numbers and the results so far. If a result has the value of an
// operand it is taken first, because a given number will serve as well later, while a result did not serve
// before. A result counts as the step states it, so one wrong result is one fault.
//
// Digits are put together from given numbers only. A square root or a factorial takes a result of another one
// only if nothing else has the value, because that is a fault; everything else takes such a result first.
import { integer } from '../core/fraction.js';
import { addition, multiplication, type OperatorRow } from '../core/operator-notation.js';
import { concatenation } from '../expression/operators/concatenation.js';
import { hasProductSquares } from '../expression/operators/square.js';
import type { Leaf } from '../core/puzzle/parse-numbers.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';
import { findEarlier, type AnswerStatement, type Taken } from './answer-statement.js';
import type { Reason } from './verify-types.js';
import { compare, formatJudgedValue, toValue } from '../reading/judged-value.js';
import { worthOf, type Operand } from '../reading/postfix-items.js';
import { canBe } from './take-numbers.js';

/** Outcome of playing an answer out. The value is that of the answer, or of its last step. */
export interface Play extends Pick<AnswerStatement, 'value' | 'text' | 'fault'> {
  /** Operands that are not results of earlier steps, so they must come from the puzzle. */
  readonly used: readonly Taken[];
  /** Marks of the items of `used` that were results of earlier steps and are used up. */
  readonly isSpent: readonly (true | undefined)[];
  /** Number of results that are left at the end. */
  readonly results: number;
}

/** Conventions by which steps are read. */
export interface PlayForm {
  /** Whether the step `-5 + 9` is `9 - 5`, unless there is a result -5. */
  readonly leadingMinus: boolean;
  /** Whether a step is dropped that is equal to an earlier one, if its operands are no longer there. */
  readonly dropsRepeated: boolean;
}

/** Plays an answer out. */
export function play(
  statements: readonly AnswerStatement[],
  leaves: readonly Leaf[],
  rules: ParsedRules,
  form: PlayForm,
): Play {
  const { operands, value, text, fault, row } = statements[0];
  if (statements.length > 1 || (row === multiplication && hasProductSquares(rules)))
    return new StepPlay(leaves, rules, form).play(statements);
  return { value, text, fault, used: operands, isSpent: NONE, results: 1 };
}

const NONE: readonly never[] = [];

/** Table of the results so far, and the numbers taken from the puzzle. */
class StepPlay {
  readonly #used: Taken[] = [];
  readonly #isSpent: true[] = [];
  /** Counts of the results that are left, and of those of square roots and factorials, by value. */
  readonly #table = new Map<number | string, number>();
  #rootsAndFactorials: Map<number | string, number> | undefined;
  /** Counts of `used` up to an index, by value. */
  readonly #uses = new Map<number | string, number>();
  #counted = 0;
  #results = 0;
  #fault: Reason | null = null;

  constructor(
    private readonly leaves: readonly Leaf[],
    private readonly rules: ParsedRules,
    private readonly form: PlayForm,
  ) {}

  play(statements: readonly AnswerStatement[]): Play {
    const lines = this.form.dropsRepeated ? new Set<string>() : undefined;
    let isWhole = true;
    for (const statement of statements) {
      const { value, result, row } = statement;
      if (lines !== undefined && this.#isRepeated(statement, lines)) continue;
      for (const operand of this.#findOperands(statement)) this.#take(operand, row);
      this.#results++;
      isWhole &&= value !== null;
      this.#note(statement.fault);
      if (result === null) continue;
      add(this.#table, keyOf(result));
      if (isOnce(row)) add((this.#rootsAndFactorials ??= new Map<number | string, number>()), keyOf(result));
    }
    const { value, text } = statements[statements.length - 1];
    return {
      value: isWhole ? value : null,
      text,
      fault: this.#fault,
      used: this.#used,
      isSpent: this.#isSpent,
      results: this.#results,
    };
  }

  /** Operands that a step takes: of a product of a number by itself one, if there is one and squares are. */
  #findOperands({ operands, row }: AnswerStatement): readonly Taken[] {
    const [left, right] = operands;
    if (row === multiplication && hasProductSquares(this.rules)) {
      const isSquare = operands.length === 2 && keyOf(left) === keyOf(right);
      if (!isSquare || this.#countLeft(left) !== 1) return operands;
      const value = worthOf(left as Operand);
      const most = toValue(integer(this.rules.limits.square!));
      if (compare(value, 2) < 0 || compare(value, most) > 0) this.#note('outside-domain');
      return [left];
    }
    if (!this.form.leadingMinus || row !== addition || typeof left !== 'number' || left >= 0) return operands;
    return this.#countLeft(left) === 0 ? [right, -left] : operands;
  }

  #take(operand: Taken, row: OperatorRow | null): void {
    const key = keyOf(operand);
    const count = row === concatenation ? undefined : this.#table.get(key);
    if (!count) {
      if (count === 0) this.#isSpent[this.#used.length] = true;
      this.#used.push(operand);
      return;
    }
    const repeated = this.#rootsAndFactorials?.get(key) ?? 0;
    const isFault = isOnce(row) && repeated === count;
    if (isFault && this.#countUses(key) < this.#countGiven(operand)) {
      this.#used.push(operand);
      return;
    }
    if (isFault) this.#note('outside-domain');
    this.#table.set(key, count - 1);
    if (repeated > 0 && (isFault || !isOnce(row))) this.#rootsAndFactorials!.set(key, repeated - 1);
    this.#results--;
  }

  #countUses(key: number | string): number {
    while (this.#counted < this.#used.length) add(this.#uses, keyOf(this.#used[this.#counted++]));
    return this.#uses.get(key) ?? 0;
  }

  #countGiven(operand: Taken): number {
    return this.leaves.filter((leaf) => canBe(leaf, operand)).length;
  }

  /** How many results and given numbers of a value are left. */
  #countLeft(operand: Taken): number {
    const key = keyOf(operand);
    return (this.#table.get(key) ?? 0) + this.#countGiven(operand) - this.#countUses(key);
  }

  /** Whether a step is equal to an earlier one and its operands are not there. */
  #isRepeated({ operands, row, result }: AnswerStatement, lines: Set<string>): boolean {
    const keys = operands.map(keyOf);
    const line = [row?.operator, ...keys, result === null ? '' : keyOf(result)].join(' ');
    const isEqual = lines.has(line);
    lines.add(line);
    const needs = (key: number | string) => keys.filter((other) => other === key).length;
    return isEqual && operands.some((operand, place) => this.#countLeft(operand) < needs(keys[place]));
  }

  #note(fault: Reason | null): void {
    if (fault !== null) this.#fault = findEarlier(this.#fault, fault);
  }
}

function isOnce(row: OperatorRow | null): boolean {
  return row?.isOnce === true;
}

function add(counts: Map<number | string, number>, key: number | string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Key of an operand: equal for equal values only. An ace is never a result. */
function keyOf(taken: Taken): number | string {
  if (typeof taken !== 'object') return taken;
  if ('text' in taken) return taken.text;
  return formatJudgedValue(toValue(taken));
}
