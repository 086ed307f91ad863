// The given numbers become leaves, checked and sorted.
//
// A leaf is the ascending list of the values that a number may take: nearly always one, and 1 and 11 for an
// ace. Beyond this file a card is an ordinary number. Leaves are sorted, so that the order of the numbers
// cannot matter and equal leaves are neighbours. Scripts solve puzzles by the million, so the common case
// allocates little: leaves of one small value are shared, and no list is copied twice.
import { unexpected, type NumbersGameError } from '../errors.js';
import { isObject, parseChoice } from '../options.js';
import type { Card, Rules } from '../api-types.js';

/** The values that one given number may take: ascending, distinct, at least one. */
export type Leaf = readonly number[];

/** Maximum number of numbers in a puzzle. */
export const MAX_NUMBERS = 10;

/** Maximum number of numbers of a puzzle whose answers are judged; of aces and alternatives MAX_NUMBERS. */
export const MAX_JUDGED = 1000;

/** Maximum number of numbers if the operators are not exactly + - * /. */
export const MAX_NUMBERS_FURTHER = 6;

const ACES = ['one', 'one-or-eleven'] as const;

export function leastNumber({ values }: Pick<Rules, 'values'>): number {
  return Number(values === 'natural');
}

/** Checks a given number, from a least one on. @throws NumbersGameError `invalid-numbers` */
export function parseNumber(value: unknown, name: string, least: number): number {
  if (isGivenNumber(value, least)) return value + 0; // never -0
  throw unexpectedNumber(name, value, least);
}

/** Creates the error for an invalid given number. @param others what else is valid */
function unexpectedNumber(name: string, value: unknown, least: number, others = ''): NumbersGameError {
  const expected = `an integer from ${least} to ${Number.MAX_SAFE_INTEGER}${others}`;
  const error = unexpected('invalid-numbers', name, expected, value);
  if (value === 0) error.message += ' (integer, rational and real values take 0)';
  return error;
}

/** The value of each card by its capital letter. */
export const CARD_VALUES: Readonly<Record<string, number>> = { A: 1, J: 11, Q: 12, K: 13 };
const EITHER_ACE: Leaf = [1, 11];

/** Leaves of one small value, by value. Not frozen: V8 would call a function to read from them. */
const SMALL_LEAVES: readonly Leaf[] = Array.from({ length: 1025 }, (_, value) => [value]);

/** Checks an option `aces`: whether each ace may be 1 or 11. @throws NumbersGameError `invalid-option` */
export function parseAces(aces: unknown): boolean {
  return parseChoice(aces, ACES, 'one', 'aces') !== 'one';
}

/**
 * Checks the given numbers.
 *
 * @param least the least of them
 * @param most how many there may be
 * @throws NumbersGameError `invalid-numbers`
 */
export function parseNumbers(numbers: unknown, eitherAce: boolean, least = 1, most = MAX_NUMBERS): Leaf[] {
  if (!isArrayLike(numbers))
    throw unexpected('invalid-numbers', 'numbers', `an array of 1 to ${most} numbers`, numbers);
  if (numbers.length < 1 || numbers.length > most)
    throw unexpected('invalid-numbers', 'numbers', `1 to ${most} numbers`, numbers.length);
  const leaves: Leaf[] = [];
  for (let index = 0; index < numbers.length; index++) {
    const leaf = parseLeaf(numbers[index], eitherAce, least, index);
    let place = leaves.length;
    while (place > 0 && isBefore(leaf, leaves[place - 1])) {
      leaves[place] = leaves[place - 1];
      place--;
    }
    leaves[place] = leaf;
  }
  if (leaves.length > MAX_NUMBERS) checkChoices(leaves);
  return leaves;
}

/** Checks that few numbers have a choice of values. @throws NumbersGameError `invalid-numbers` */
function checkChoices(leaves: readonly Leaf[]): void {
  const count = leaves.filter((leaf) => leaf.length > 1).length;
  if (count <= MAX_NUMBERS) return;
  throw unexpected('invalid-numbers', 'numbers', `at most ${MAX_NUMBERS} aces and alternatives`, count);
}

/** Whether a value is an array or a typed array. */
function isArrayLike(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value);
}

function parseLeaf(value: unknown, eitherAce: boolean, least: number, index: number): Leaf {
  if (isGivenNumber(value, least)) return value < SMALL_LEAVES.length ? SMALL_LEAVES[value] : [value];
  if (isCard(value)) {
    const letter = value.toUpperCase();
    return letter === 'A' && eitherAce ? EITHER_ACE : SMALL_LEAVES[CARD_VALUES[letter]];
  }
  if (isAlternatives(value)) return parseAlternatives(value, least, index);
  throw unexpectedNumber(`numbers[${index}]`, value, least, ' or a card A J Q K');
}

function parseAlternatives({ oneOf }: { readonly oneOf: unknown }, least: number, index: number): Leaf {
  const name = `numbers[${index}].oneOf`;
  if (!Array.isArray(oneOf) || oneOf.length === 0)
    throw unexpected('invalid-numbers', name, 'an array of at least one integer', oneOf);
  const values = new Set<number>();
  for (let choice = 0; choice < oneOf.length; choice++)
    values.add(parseNumber(oneOf[choice], `${name}[${choice}]`, least));
  return [...values].sort((a, b) => a - b);
}

/** Whether a value may be a given number, from a least one on. */
export function isGivenNumber(value: unknown, least = 1): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least;
}

function isCard(value: unknown): value is Card {
  return typeof value === 'string' && value.length === 1 && 'AJQKajqk'.includes(value);
}

/** Whether a value is an object with alternatives only, of whatever type. */
function isAlternatives(value: unknown): value is { readonly oneOf: unknown } {
  return isObject(value) && Object.keys(value).join() === 'oneOf';
}

/** Whether a leaf sorts first: by the first value in which they differ, a list before its continuations. */
function isBefore(left: Leaf, right: Leaf): boolean {
  if (left[0] !== right[0]) return left[0] < right[0]; // nearly always
  const shorter = Math.min(left.length, right.length);
  for (let choice = 1; choice < shorter; choice++) {
    if (left[choice] !== right[choice]) return left[choice] < right[choice];
  }
  return left.length < right.length;
}

/** Whether a leaf is an ace that is worth 1 or 11. */
export function isEitherAce(leaf: Leaf): boolean {
  return leaf.length === 2 && leaf[0] === 1 && leaf[1] === 11;
}
