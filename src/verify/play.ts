// Plays an answer out: what it is worth, and what it takes from the puzzle.
//
// Steps act on a table of values: the given numbers, and the results so far. An operand is taken from the
// results if one of them has its value, as a given number will serve as well later, and a result did not
// serve before. A result lies there as the step claims it, so that one wrong result is one fault.
import { formatFraction, reduce } from '../fraction.js';
import { isOperator, type Answer, type Operand } from './read.js';
import { isNatural, isSame, operate, type Value } from './value.js';

/** An answer that was played out. A letter `A` in it is an ace that counts eleven. */
export interface Play {
  /** What the answer is worth; of steps, the last. Null if it divides by zero. */
  readonly value: Value | null;
  /** Whether every operation gives a positive integer. */
  readonly allNatural: boolean;
  /** Whether everything is worth what the answer says it is. */
  readonly asClaimed: boolean;
  /** All operands that are no results of earlier steps, so have to come from the puzzle. */
  readonly used: readonly Operand[];
  /** True at the index of each of `used` that was the result of an earlier step, but is used up. */
  readonly isSpent: readonly (true | undefined)[];
  /** How many results are on the table at the end. */
  readonly results: number;
}

const ELEVEN = 11;

/** Plays an answer out. */
export function play(answer: Answer): Play {
  const used: Operand[] = [];
  const isSpent: true[] = [];
  const table = new Map<number | string, number>();
  let results = 0;
  let last: Value = 0;
  let allNatural = true;
  let asClaimed = true;
  let dividesByZero = false;
  const values: Value[] = [];
  for (const { items, result } of answer) {
    for (const item of items) {
      if (isOperator(item)) {
        const right = values.pop()!;
        const value = operate(item, values.pop()!, right);
        if (value === null) dividesByZero = true;
        else if (!isNatural(value)) allNatural = false;
        values.push(value ?? 0);
        continue;
      }
      const count = table.size > 0 ? table.get(keyOf(item)) : undefined;
      if (count) {
        table.set(keyOf(item), count - 1);
        results--;
      } else {
        if (count === 0) isSpent[used.length] = true;
        used.push(item);
      }
      values.push(worthOf(item));
    }
    last = values.pop()!;
    results++;
    if (result !== null) {
      if (!isSame(last, result)) asClaimed = false;
      const key = keyOf(result);
      table.set(key, (table.get(key) ?? 0) + 1);
    }
  }
  return { value: dividesByZero ? null : last, allNatural, asClaimed, used, isSpent, results };
}

/** What an operand counts, an ace eleven. */
export function worthOf(operand: Operand): Value {
  return operand === 'A' ? ELEVEN : operand;
}

/** The same for equal values only. An ace is no result, so it is on no table. */
function keyOf(operand: Operand): number | string {
  return typeof operand === 'object' ? formatFraction(reduce(operand)) : operand;
}
