// Plays an answer out: what it is worth, and what it takes from the puzzle.
//
// Steps act on a table of values: the given numbers, and the results so far. An operand is taken from the
// results if one of them has its value, as a given number will serve as well later, and a result did not
// serve before. A result lies there as the step claims it, so that one wrong result is one fault.
import { formatFraction, reduce } from '../fraction.js';
import { isWorth } from '../match.js';
import { isEitherAce, type Leaf } from '../puzzle.js';
import type { Operator } from '../types.js';
import { isOperator, type Answer, type Operand, type Step, type WrittenExpression } from './read.js';
import { isNatural, isSame, operate, signOf, type Value } from './value.js';

const ELEVEN = 11;

/** An answer that was played out. A letter `A` in it is an ace that counts eleven. */
export class Play {
  /** What the answer is worth; of steps, the last. Null if it divides by zero. */
  value: Value | null = null;
  /** Whether every operation gives a positive integer. */
  isNatural = true;
  /** Whether everything is worth what the answer says it is. */
  isAsClaimed = true;
  /** Whether a number is negative and no result of an earlier step. */
  isSigned = false;
  /** Whether every other number is given, or the result of an earlier step. */
  isGiven = true;
  /** Whether a result is used more often than it is there, and no given number could serve. */
  isReused = false;
  /** All operands but results of earlier steps. */
  readonly used: Operand[] = [];
  /** How many results are on the table at the end. */
  results = 0;

  private dividesByZero = false;

  constructor(
    answer: Answer,
    private readonly leaves: readonly Leaf[],
  ) {
    if ('items' in answer) this.playExpression(answer);
    else this.playSteps(answer);
    if (this.dividesByZero) this.value = null;
  }

  private playExpression({ items, result }: WrittenExpression): void {
    const values: Value[] = [];
    for (const item of items) {
      if (isOperator(item)) {
        const right = values.pop()!;
        values.push(this.operate(item, values.pop()!, right));
      } else {
        if (!this.takeGiven(item)) this.isGiven = false;
        values.push(worthOf(item));
      }
    }
    this.finish(values[0], result);
  }

  private playSteps(steps: readonly Step[]): void {
    const table = new Map<number | string, number>();
    for (const { operator, left, right, result } of steps) {
      this.take(left, table);
      this.take(right, table);
      this.finish(this.operate(operator, worthOf(left), worthOf(right)), result);
      const key = keyOf(result);
      table.set(key, (table.get(key) ?? 0) + 1);
    }
  }

  /** Takes an operand from the results on the table, else from the puzzle. */
  private take(operand: Operand, table: Map<number | string, number>): void {
    const key = keyOf(operand);
    const count = table.get(key) ?? -1;
    if (count > 0) {
      table.set(key, count - 1);
      this.results--;
    } else if (!this.takeGiven(operand)) {
      if (count === 0) this.isReused = true;
      else if (signOf(worthOf(operand)) < 0) this.isSigned = true;
      else this.isGiven = false;
    }
  }

  /** Takes an operand from the puzzle. False if it is not there. */
  private takeGiven(operand: Operand): boolean {
    this.used.push(operand);
    return this.leaves.some((leaf) => isGivenBy(leaf, operand));
  }

  private operate(operator: Operator, left: Value, right: Value): Value {
    const value = operate(operator, left, right);
    if (value === null) {
      this.dividesByZero = true;
      return 0;
    }
    if (!isNatural(value)) this.isNatural = false;
    return value;
  }

  private finish(value: Value, claim: Value | null): void {
    this.value = value;
    this.results++;
    if (claim !== null && !isSame(value, claim)) this.isAsClaimed = false;
  }
}

/** Whether an operand may come from a leaf. */
export function isGivenBy(leaf: Leaf, operand: Operand): boolean {
  return operand === 'A' ? isEitherAce(leaf) : isWorth(leaf, operand);
}

/** What an operand counts, an ace eleven. */
export function worthOf(operand: Operand): Value {
  return operand === 'A' ? ELEVEN : operand;
}

/** The same for equal values only; results are no aces. */
function keyOf(operand: Operand): number | string {
  return typeof operand === 'object' ? formatFraction(reduce(operand)) : operand;
}
