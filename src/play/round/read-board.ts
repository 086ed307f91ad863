// Reads boards as people type and paste them: "25 50 75 100 3 6 952", "A 4 5 8 = 24", "AK34", "[25, 50, 75],
// 952", "1 3 7 -> 42". The fields of the page and of the element, the addresses of the page and the command
// all come here, so they accept the same texts.
//
// Nothing is dropped: a word that is no number stays in its place and becomes a fault, which says what is
// wrong in the words of a language. Faults that need a computation (values too large for exact arithmetic)
// are left to the solver.
import type { Card, Rules } from '../../index.js';
import { FOUR, isBasic, subtraction, type OperatorRow } from '../../core/operator-notation.js';
import { MAX_NUMBERS_BEYOND } from '../../core/puzzle/parse-numbers.js';
import type { BoardWords } from '../words/languages.js';
import { textsOf } from '../../expression/operators/all-rows.js';
import { formatNumber } from '../words/count-words.js';

/** The most numbers that a board may have. */
export const MOST_NUMBERS = 10;
/** The most with fewer than the four operators, for which another engine computes. */
const MOST_WITH_FEWER = 9;

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

/**
 * The separators after NFKC, which makes full-width signs ASCII, all but the ideographic comma; and suits.
 */
const SEPARATORS = /(?:[\s,;+、♠♥♦♣♤♡♢♧]\uFE0F?)+/;
/** Signs and words before a target. "To" needs a number behind it. */
const ANNOUNCEMENT =
  /[-=–—−]{1,4}>|[=→⇒]|\b(?:target|ziel|objetivo|compte)\b(?:\s*(?:is\b|[:=]))?|\bto\b(?=\s*[-−\d([])|目标数?:?/gi;
/** A colon before the last word, or before one that is still to be typed. */
const LAST_COLON = /([\dAJQK\])}]\s*):(?=[^\s,;:]*$|\s+[^\s,;:]+\s*$)/i;
/** Brackets around everything, if there are others inside. */
const AROUND = /^\s*[[({]\s*([[({].*)[\])}]\s*$/;
/** A list in brackets with a target behind it, and a target in brackets. */
const LISTED = /^\s*[[({]([^[\](){}]*)[\])}]\s*[,;]?\s*=?([^[\](){}]*)$/;
const BRACKETED = /^([^[\](){}]*[^[\](){}\s=])\s*=?\s*[[(]([^[\](){}]*)[\])]\s*$/;
/** Cards without blanks between them, such as AK34. */
const CARDS = /^(?=.*[AJQK])(?:10|[AJQK2-9]){2,}$/i;
/** A number with its digits in groups. */
const GROUPED = /^\s*[-−]?\d{1,3}(?:[\s,.]\d{3})+\s*$/;
/** The longest text with brackets and colons, in characters. */
const LONGEST = 1000;
const MOST_SHOWN = 20;

/**
 * Splits a text at blanks, commas, semicolons, plus signs and suits, full-width ones included. The target is
 * the word after an equals sign, an arrow, "to", or "target" in a language of the page, after a colon or a
 * list in brackets, or the last word if that is in brackets; without these, the last of more than `size`
 * words.
 */
export function splitBoard(text: string, size: number): BoardText {
  const marked = text.normalize('NFKC').replaceAll(ANNOUNCEMENT, ' = ');
  const words = removeSigns(marked).split(SEPARATORS);
  const numbers = words.flatMap((word) => {
    if (CARDS.test(word)) return word.match(/10|./g)!;
    return word === '' ? [] : [word];
  });
  const sign = numbers.indexOf('=');
  if (sign >= 0) {
    const [, target = null] = numbers.splice(sign, 2);
    return { numbers, target, isAnnounced: true };
  }
  const target = numbers.length > size ? numbers.pop()! : null;
  return { numbers, target, isAnnounced: false };
}

/**
 * Reads a text that was pasted into a board. Returns null if it is no board, which has at least two numbers.
 *
 * @param isTarget whether it was pasted into a target, which may be written in groups of digits (1 000) or as
 *   a fraction with blanks (5 / 6)
 */
export function readPasted(text: string, size: number, isTarget = false): BoardText | null {
  if (isTarget && (GROUPED.test(text) || text.includes('/'))) return null;
  const board = splitBoard(text, size);
  return board.numbers.length > 1 ? board : null;
}

/**
 * Removes a colon before a target and brackets around a list or a target, and marks the target. Leaves all
 * others, which are faults, and any text that is too long for a board, in which the patterns may take long.
 */
function removeSigns(text: string): string {
  if (text.length > LONGEST) return text;
  const marked = text.replace(LAST_COLON, '$1 = ');
  const inner = AROUND.exec(marked)?.[1] ?? marked;
  const listed = LISTED.exec(inner);
  if (listed !== null) return listed[2].trim() === '' ? listed[1] : `${listed[1]} = ${listed[2]}`;
  const bracketed = BRACKETED.exec(inner);
  return bracketed === null ? marked : `${bracketed[1]} = ${bracketed[2]}`;
}

/** Returns the most numbers that can be solved with these operators. */
export function countMost(rows: readonly OperatorRow[]): number {
  if (!rows.every(isBasic)) return MAX_NUMBERS_BEYOND;
  return rows.length < FOUR.length ? MOST_WITH_FEWER : MOST_NUMBERS;
}

/** Reads the texts of the numbers. Empty ones are places without a number. */
export function readNumbers(texts: readonly string[], most = MOST_NUMBERS): Reading<(number | Card)[]> {
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
  if (numbers.length <= most) return { value: numbers };
  const count = String(numbers.length);
  const describe = ({ tooManyNumbers }: BoardWords) => tooManyNumbers(count, String(most));
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
    .replace(textsOf(subtraction).sign, subtraction.operator);
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
