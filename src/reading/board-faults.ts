// The numbers and the target of a board, from the texts of each, with their faults as entries of the words of
// a language. Faults that need a computation (values too large for exact arithmetic) are left to the solver.
import type { Card, Rules } from '../core/api-types.js';
import { isGivenNumber, MAX_NUMBERS } from '../core/puzzle/parse-numbers.js';
import { toNumber, toTarget } from './numbers.js';

const MOST_SHOWN = 20;

/** The entry of the words of a language that describes a fault. */
type FaultWord =
  | 'notANumber'
  | 'numberTooLarge'
  | 'tooManyNumbers'
  | 'noTarget'
  | 'notANaturalTarget'
  | 'notAWholeTarget'
  | 'notATarget';

/** A fault of a board: in the place of a number, in the numbers as a whole, or in the target. */
export interface BoardFault<Word extends string = FaultWord> {
  readonly at: number | 'numbers' | 'target';
  readonly word: Word;
  /** The parts of its sentence; numbers are written as the language writes them. */
  readonly parts: readonly (string | number)[];
}

export type Reading<Value, At = BoardFault> =
  { readonly value: Value; readonly fault?: never } | { readonly value?: never; readonly fault: At };

/** Reads the texts of the numbers, from `least` on. Empty ones are places without a number. */
export function readNumbers(
  texts: readonly string[],
  most = MAX_NUMBERS,
  least = 1,
): Reading<(number | Card)[]> {
  const numbers: (number | Card)[] = [];
  for (const [at, text] of texts.entries()) {
    if (text === '') continue;
    const number = readNumber(text, least);
    if (number === undefined) {
      const shown = shorten(text);
      const isTooLarge = /^\d*[1-9]\d*$/.test(text);
      return {
        fault: isTooLarge
          ? { at, word: 'numberTooLarge', parts: [shown, Number.MAX_SAFE_INTEGER] }
          : { at, word: 'notANumber', parts: [shown, String(least)] },
      };
    }
    numbers.push(number);
  }
  if (numbers.length <= most) return { value: numbers };
  return { fault: { at: 'numbers', word: 'tooManyNumbers', parts: [String(numbers.length), String(most)] } };
}

function readNumber(text: string, least: number): number | Card | undefined {
  if (/^[AJQK]$/i.test(text)) return text.toUpperCase() as Card;
  const number = toNumber(text);
  return isGivenNumber(number, least) ? number : undefined;
}

/**
 * Reads a target, which may follow an equals sign: under natural rules a whole number from 1, under integer
 * rules any integer, else any integer or fraction. An empty text is a fault.
 */
export function readTarget(text: string, { values }: Pick<Rules, 'values'>): Reading<string> {
  const value = String(toTarget(text));
  const fail = (word: FaultWord) => ({ fault: { at: 'target', word, parts: [shorten(text)] } as const });
  if (value === '') return fail('noTarget');
  if (values === 'natural') return /^0*[1-9]\d*$/.test(value) ? { value } : fail('notANaturalTarget');
  const match: readonly (string | undefined)[] | null = /^(-?\d+)(?:\/(0*[1-9]\d*))?$/.exec(value);
  if (match !== null) {
    const [, numerator = '', denominator = '1'] = match;
    if (values !== 'integer' || BigInt(numerator) % BigInt(denominator) === 0n) return { value };
  }
  return fail(values === 'integer' ? 'notAWholeTarget' : 'notATarget');
}

/** Cuts a long text for a message. */
export function shorten(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
