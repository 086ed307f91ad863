// Plays an answer out: finds the numbers that it takes from the puzzle, and the values that it makes.
//
// Steps act on a table of values: the given numbers and the results so far. If a result has the value of an
// operand it is taken first, because a given number will serve as well later, while a result did not serve
// before. A result counts as the step states it, so one wrong result is one fault.
//
// Digits are put together from given numbers only. A square root or a factorial takes a result of another one
// only if nothing else has the value, because that is a fault; everything else takes such a result first.
import { formatFraction, reduce } from '../core/fraction.js';
import type { Irrational } from '../expression/exact/exact-value.js';
import { isRepeated } from '../core/operator-notation.js';
import { concatenation } from '../expression/operators/concatenation.js';
import { findEarlier, type AnswerStatement, type Taken } from './answer-statement.js';
import type { Reason } from './verify-types.js';
import type { JudgedValue } from './judged-value.js';

/** Outcome of playing an answer out. */
export interface Play {
  /** Value of the answer, or of its last step; null if it has none. */
  readonly value: JudgedValue | Irrational | null;
  /** Text of the value if it is irrational. */
  readonly text: string | null;
  /** First reason why values do not count or are not as stated; null if there is none. */
  readonly fault: Reason | null;
  /** Operands that are not results of earlier steps, so they must come from the puzzle. */
  readonly used: readonly Taken[];
  /** Marks of the items of `used` that were results of earlier steps and are used up. */
  readonly isSpent: readonly (true | undefined)[];
  /** Number of results that are left at the end. */
  readonly results: number;
}

/**
 * Plays an answer out.
 *
 * @param countGiven returns the number of given numbers that can have a value
 */
export function play(statements: readonly AnswerStatement[], countGiven: (value: Taken) => number): Play {
  const used: Taken[] = [];
  const isSpent: true[] = [];
  let table: Map<number | string, number> | undefined; // most answers need none
  let rootsAndFactorials: Map<number | string, number> | undefined;
  let results = 0;
  let isWhole = true;
  let fault: Reason | null = null;
  for (const statement of statements) {
    const { operands, value, row, result } = statement;
    for (const operand of operands) {
      if (table === undefined) {
        used.push(operand);
        continue;
      }
      const key = keyOf(operand);
      const count = row === concatenation ? undefined : table.get(key);
      if (!count) {
        if (count === 0) isSpent[used.length] = true;
        used.push(operand);
        continue;
      }
      const repeated = rootsAndFactorials?.get(key) ?? 0;
      const isFault = row !== null && isRepeated(row, row) && repeated === count;
      if (isFault && countUses(used, key) < countGiven(operand)) {
        used.push(operand);
        continue;
      }
      if (isFault) fault = findEarlier(fault, 'outside-domain');
      table.set(key, count - 1);
      const takesRepeated = repeated > 0 && (isFault || row === null || !isRepeated(row, row));
      if (takesRepeated) rootsAndFactorials!.set(key, repeated - 1);
      results--;
    }
    results++;
    isWhole &&= value !== null;
    if (statement.fault !== null) fault = findEarlier(fault, statement.fault);
    if (result !== null && statements.length > 1) {
      const key = keyOf(result);
      table ??= new Map();
      table.set(key, (table.get(key) ?? 0) + 1);
      if (row !== null && isRepeated(row, row)) {
        rootsAndFactorials ??= new Map();
        rootsAndFactorials.set(key, (rootsAndFactorials.get(key) ?? 0) + 1);
      }
    }
  }
  const { value, text } = statements[statements.length - 1];
  return { value: isWhole ? value : null, text, fault, used, isSpent, results };
}

function countUses(used: readonly Taken[], key: number | string): number {
  return used.filter((taken) => keyOf(taken) === key).length;
}

/** Key of an operand: equal for equal values only. An ace is never a result. */
function keyOf(taken: Taken): number | string {
  if (typeof taken !== 'object') return taken;
  return 'text' in taken ? taken.text : formatFraction(reduce(taken));
}
