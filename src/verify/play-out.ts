// Plays an answer out: what it takes from the puzzle, and what it makes of it.
//
// Steps act on a table of values: the given numbers and the results so far. If a result has the value of an
// operand it is taken first, because a given number will serve as well later, while a result did not serve
// before. A result counts as the step states it, so one wrong result is one fault.
import { formatFraction, reduce } from '../core/fraction.js';
import type { Operand } from './calculator.js';
import type { Answer } from './read-answer.js';
import { isSame, type Value } from './value.js';

/** The outcome of playing an answer out. */
export interface Play {
  /** The value of the answer, or of its last step. Null if it divides by zero. */
  readonly value: Value | null;
  /** Whether every operation gives a positive integer. */
  readonly allNatural: boolean;
  /** Whether all stated results are correct. */
  readonly asClaimed: boolean;
  /** All operands that are not results of earlier steps, so they must come from the puzzle. */
  readonly used: readonly Operand[];
  /** True at the index of each of `used` that was the result of an earlier step and is used up. */
  readonly isSpent: readonly (true | undefined)[];
  /** How many results are left at the end. */
  readonly results: number;
}

/** Plays an answer out. */
export function play({ statements }: Answer): Play {
  const used: Operand[] = [];
  const isSpent: true[] = [];
  let table: Map<number | string, number> | undefined; // most answers need none
  let results = 0;
  let last: Value | null = null;
  let allNatural = true;
  let asClaimed = true;
  let dividesByZero = false;
  for (const statement of statements) {
    const { operands, value, claim } = statement;
    for (const operand of operands) {
      const key = keyOf(operand);
      const count = table?.get(key);
      if (count) {
        table!.set(key, count - 1);
        results--;
      } else {
        if (count === 0) isSpent[used.length] = true;
        used.push(operand);
      }
    }
    results++;
    last = value;
    dividesByZero ||= value === null;
    allNatural &&= statement.allNatural;
    if (claim !== null) {
      asClaimed &&= value === null || isSame(value, claim);
      const key = keyOf(claim);
      table ??= new Map();
      table.set(key, (table.get(key) ?? 0) + 1);
    }
  }
  return { value: dividesByZero ? null : last, allNatural, asClaimed, used, isSpent, results };
}

/** A key that is equal for equal values only. An ace is never a result. */
function keyOf(operand: Operand): number | string {
  return typeof operand === 'object' ? formatFraction(reduce(operand)) : operand;
}
