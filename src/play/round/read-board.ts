// Reads boards as people type and paste them: "25 50 75 100 3 6 952", "A 4 5 8 = 24". The fields of the page
// and of the element and the addresses of the page all come here, so they accept the same texts.
//
// Nothing is dropped: a word that is no number stays in its place and becomes a fault, which says what is
// wrong in the words of a language. Faults that need a computation (values too large for exact arithmetic)
// are left to the solver.
import type { Card, Rules } from '../../index.js';
import { subtraction } from '../../core/operator-notation.js';
import type { BoardWords } from '../words/languages.js';
import { formatNumber } from '../words/count-words.js';

/** The most numbers that a board may have. */
export const MOST_NUMBERS = 10;

/** The words of a text: those for numbers, and the one for the target. */
interface BoardText {
  readonly numbers: readonly string[];
  /** The target, null if the text has none. */
  readonly target: string | null;
  /** Whether an equals sign, or the word target, announces a target, even if none follows yet. */
  readonly isAnnounced: boolean;
}

/** A fault of a board: in the place of a number, in the numbers as a whole, or in the target. */
export interface BoardFault {
  readonly at: number | 'numbers' | 'target';
  readonly describe: (words: BoardWords) => string;
}

export type Reading<Value, At = BoardFault> =
  { readonly value: Value; readonly fault?: never } | { readonly value?: never; readonly fault: At };

/** The separators after NFKC, which makes full-width signs ASCII, all but the ideographic comma. */
const SEPARATORS = /[\s,;+、]+/;
const ANNOUNCEMENT = /[=→]|\b(?:target|ziel|objetivo|compte)\b(?:\s*(?:is\b|[:=]))?|目标数?:?/gi;
const MOST_SHOWN = 20;

/**
 * Splits a text at blanks, commas, semicolons and plus signs, full-width ones included. The target is the
 * word after an equals sign, an arrow, or "target" in a language of the page; without these, the last of more
 * than `size` words.
 */
export function splitBoard(text: string, size: number): BoardText {
  const words = text.normalize('NFKC').replaceAll(ANNOUNCEMENT, ' = ').split(SEPARATORS);
  const numbers = words.filter((word) => word !== '');
  const sign = numbers.indexOf('=');
  if (sign >= 0) {
    const [, target = null] = numbers.splice(sign, 2);
    return { numbers, target, isAnnounced: true };
  }
  const target = numbers.length > size ? numbers.pop()! : null;
  return { numbers, target, isAnnounced: false };
}

/** Reads the texts of the numbers. Empty ones are places without a number. */
export function readNumbers(texts: readonly string[]): Reading<(number | Card)[]> {
  const numbers: (number | Card)[] = [];
  for (const [at, text] of texts.entries()) {
    if (text === '') continue;
    const number = readNumber(text);
    if (number === undefined) {
      const isTooLarge = /^\d*[1-9]\d*$/.test(text);
      const shown = shorten(text);
      const describe = (words: BoardWords) =>
        isTooLarge
          ? words.numberTooLarge(shown, formatNumber(words.language, Number.MAX_SAFE_INTEGER))
          : words.notANumber(shown);
      return { fault: { at, describe } };
    }
    numbers.push(number);
  }
  if (numbers.length <= MOST_NUMBERS) return { value: numbers };
  const count = String(numbers.length);
  const describe = ({ tooManyNumbers }: BoardWords) => tooManyNumbers(count, String(MOST_NUMBERS));
  return { fault: { at: 'numbers', describe } };
}

/**
 * Reads a target, which may follow an equals sign: under natural rules a whole number from 1, under integer
 * rules any integer, else any integer or fraction. An empty text is a fault.
 */
export function readTarget(text: string, { values }: Pick<Rules, 'values'>): Reading<string> {
  const value = text
    .normalize('NFKC')
    .replace(/^\s*=/, '')
    .replaceAll(/\s/g, '')
    .replace(subtraction.sign, subtraction.operator);
  const fail = (describe: BoardFault['describe']) => ({ fault: { at: 'target', describe } as const });
  const shown = shorten(text);
  if (value === '') return fail(({ noTarget }) => noTarget);
  if (values === 'natural') {
    if (/^0*[1-9]\d*$/.test(value)) return { value };
    return fail(({ notANaturalTarget }) => notANaturalTarget(shown));
  }
  const match: readonly (string | undefined)[] | null = /^(-?\d+)(?:\/(0*[1-9]\d*))?$/.exec(value);
  if (match !== null) {
    const [, numerator = '', denominator = '1'] = match;
    if (values !== 'integer' || BigInt(numerator) % BigInt(denominator) === 0n) return { value };
  }
  return fail(({ notATarget, notAWholeTarget }) =>
    values === 'integer' ? notAWholeTarget(shown) : notATarget(shown),
  );
}

function readNumber(text: string): number | Card | undefined {
  if (/^[AJQK]$/i.test(text)) return text.toUpperCase() as Card;
  const number = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}

/** Cuts a long text for a message. */
export function shorten(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
