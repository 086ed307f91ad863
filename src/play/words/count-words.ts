// Numbers and counted things in a language, with exactly the texts of `Intl`, by rules of our own: the first
// use of `Intl.NumberFormat` or `Intl.PluralRules` in a page takes 13 ms, the longest task of a visit on a
// phone. test/play/count-words.test.ts compares the texts in all languages.
import type { BoardFault } from '../../reading/board-faults.js';

/** A text for each plural form of a language that it needs, with `#` for the number. */
export interface Counted {
  readonly one?: string;
  readonly other: string;
}

/** Number format of a language. */
interface Notation {
  readonly decimal: string;
  readonly thousands: string;
  /** The fewest digits of a whole number with separators. */
  readonly separatedFrom: number;
  readonly percent: string;
  /** Whether a number takes the singular. */
  readonly isOne: (number: number) => boolean;
}

const isOne = (number: number) => number === 1;
const ENGLISH: Notation = { decimal: '.', thousands: ',', separatedFrom: 4, percent: '%', isOne };
const GERMAN: Notation = { ...ENGLISH, decimal: ',', thousands: '.', percent: '\u00a0%' };

/** By the primary subtag of a language; the test asks for one of each. */
const NOTATIONS: Readonly<Record<string, Notation>> = {
  en: ENGLISH,
  de: GERMAN,
  es: { ...GERMAN, separatedFrom: 5 },
  fr: { ...GERMAN, thousands: '\u202f', isOne: (number) => Math.abs(number) < 2 },
  zh: { ...ENGLISH, isOne: () => false },
};

const notationOf = (language: string) => NOTATIONS[language.slice(0, 2)];

/** Formats a count with its noun: `1 step`, `12,345 solutions`. */
export function countOf(language: string, count: number, forms: Counted): string {
  const form = (notationOf(language).isOne(count) ? forms.one : undefined) ?? forms.other;
  return form.replace('#', formatNumber(language, count));
}

/** Formats a number below 10^21 with the separators of a language, and one decimal if it has any. */
export function formatNumber(language: string, number: number): string {
  return formatDecimals(language, number, 1).replace(/[.,]0$/, '');
}

/** Formats a number below 10^21 with the separators of a language and a fixed number of decimals. */
export function formatDecimals(language: string, number: number, decimals: number): string {
  const { decimal, thousands, separatedFrom } = notationOf(language);
  // A half such as 0.15 may be a little less as a binary fraction; `Intl` rounds it up all the same.
  const exact = Number.isInteger(number) ? number : number * (1 + Number.EPSILON);
  const [whole, part] = exact.toFixed(decimals).split('.') as [string, string?];
  const isLong = whole.replace('-', '').length >= separatedFrom;
  const separated = isLong ? whole.replace(/\B(?=(?:\d{3})+$)/g, thousands) : whole;
  return part === undefined ? separated : separated + decimal + part;
}

/** Formats a share of one with a fixed number of decimals: `68.1%`. */
export function formatShare(language: string, share: number, decimals: number): string {
  return formatDecimals(language, share * 100, decimals) + notationOf(language).percent;
}

/** Describes a fault in the words of a language, which have an entry of its name. */
export function describeFault<Word extends string>(
  words: { readonly language: string } & Readonly<Record<Word, string | ((...parts: string[]) => string)>>,
  { word, parts }: BoardFault<Word>,
): string {
  const entry: string | ((...parts: string[]) => string) = words[word];
  const format = (part: string | number) =>
    typeof part === 'number' ? formatNumber(words.language, part) : part;
  return typeof entry === 'string' ? entry : entry(...parts.map(format));
}
