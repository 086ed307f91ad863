// Lists of numbers as people write them: "25, 50, 75", "4 9 10 13", "[4;9;10]", "10♠ 4♥ 9♦ K♣", "AK34",
// "25+50+75". Cells, rows and boards come here. A word that is no number stays as it is, and is refused by
// what takes the numbers.
import type { Deal } from '../core/api-types.js';
import { listNumbers } from '../core/puzzle/parse-pool.js';
import { toSigns } from '../core/signs.js';

/** Cards without blanks between them, such as AK34. */
const CARDS = /^(?=.*[AJQK])(?:10|[AJQK2-9])+$/i;
/** Matches cards, with T for ten. "at" is a word. */
const CARDS_WITH_TEN = /^(?=.*[AJQKT])(?:10|[AJQKT2-9])+$/;

/** Splits a word into cards if it consists of two or more. */
export function splitCards(word: string): readonly string[] {
  const isCards = word.length > 1 && word !== '10' && (CARDS.test(word) || CARDS_WITH_TEN.test(word));
  return isCards ? word.match(/10|./g)! : [word];
}

/**
 * Splits text at blanks, commas, semicolons, plus signs and suits. The list may stand in brackets, its items
 * in quotes. Nothing between two commas is an empty word.
 */
export function splitNumbers(text: string): (number | string)[] {
  const list = toSigns(text).trim();
  const words = (/^(?:\[.*\]|\(.*\)|\{.*\})$/s.test(list) ? list.slice(1, -1) : list).trim();
  if (words === '') return [];
  return words
    .split(/\s*[,;+]\s*|\s+/)
    .flatMap((word) => splitCards(word.replace(/^(["'])(.*)\1$/, '$2')))
    .map(toNumber);
}

/**
 * Converts a word to a number: T is ten, 98.0 is 98. Cards, numbers beyond 2^53, whose digits a number would
 * lose, and all other words stay text.
 */
export function toNumber(word: string): number | string {
  if (/^t$/i.test(word)) return 10;
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(word) && Math.abs(Number(word)) <= Number.MAX_SAFE_INTEGER;
  return isNumber ? Number(word) : word;
}

/** Whether an item of a list of numbers is a card, or not text. */
export function isNotWord(item: unknown): boolean {
  return typeof item !== 'string' || /^[AJQK]$/i.test(item);
}

/** Reads numbers that are text, or a list with text in it. Returns any other value as it is. */
export function readList(value: unknown): unknown {
  if (typeof value === 'string') return splitNumbers(value);
  if (!Array.isArray(value) || !value.some((item) => typeof item === 'string')) return value;
  return value.map((item: unknown) => (typeof item === 'string' ? toNumber(toSigns(item).trim()) : item));
}

/** The digits of a board that is written as one number of as many digits as the game deals; else null. */
export function splitDigits(number: unknown, { pool, size }: Pick<Deal, 'pool' | 'size'>): number[] | null {
  const text = typeof number === 'string' ? toSigns(number).trim() : String(number);
  const isBoard =
    /^\d+$/.test(text) && text.length === size && listNumbers(pool).every((dealt) => dealt <= 9);
  return isBoard ? Array.from(text, Number) : null;
}

/**
 * Converts the text of a target: digits may stand in groups (1,234 or 1 234), zeros behind the point are
 * dropped, and all blanks but other ones between digits. A number beyond 2^53 and a fraction stay text.
 */
export function toTarget(text: string): number | string {
  const target = toSigns(text)
    .replaceAll(/(?<!\d)\s+|\s+(?=\D|$|\d{3}(?!\d))/g, '')
    .replace(/^=/, '');
  const whole = /^-?[1-9]\d{0,2}(?:,\d{3})+$/.test(target) ? target.replaceAll(',', '') : target;
  const plain = whole.replace(/^(-?\d+)\.0+$/, '$1');
  return /^-?\d+$/.test(plain) && Number.isSafeInteger(Number(plain)) ? Number(plain) : plain;
}
