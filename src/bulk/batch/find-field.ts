// The field of a line that gives an input. Nothing is guessed: if two fields give the same input with
// different values, the line is refused with both names.
import { NumbersGameError } from '../../core/errors.js';

export type Fields = Readonly<Record<string, unknown>>;

/** Object that may hold fields of the puzzle, and what precedes their names. */
export interface Place {
  readonly prefix: string;
  readonly fields: Fields;
}

/** Input under the name of its field. */
interface Named {
  readonly name: string;
  readonly value: unknown;
}

/**
 * Finds the value of a field in any place, under any of its names. Values are equal if their keys are.
 *
 * @throws NumbersGameError `invalid-option` if two fields have different values
 */
export function findField(
  places: readonly Place[],
  names: readonly string[],
  keyOf: (value: unknown) => string,
): unknown {
  let found: Named | null = null;
  for (const { prefix, fields } of places) {
    for (const name of names) {
      const value = fields[name];
      if (value === undefined || value === null) continue;
      const other = { name: prefix + name, value };
      if (found === null) found = other;
      else if (keyOf(found.value) !== keyOf(value)) throw givenTwice(found, other);
    }
  }
  return found?.value;
}

export function toKey(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Key of numbers, which is the same in any order. */
export function toKeyOfNumbers(value: unknown): string {
  const numbers = typeof value === 'string' ? splitNumbers(value) : value;
  return Array.isArray(numbers) ? numbers.map(toKey).sort().join(' ') : toKey(value);
}

/**
 * Splits text into numbers and cards, which are separated by blanks or commas and may stand in brackets, as
 * in `4 9 10 13` or `[4, 9, 10, 13]`. Other words are refused later.
 */
export function splitNumbers(text: string): unknown[] {
  const list = text.trim();
  const words = (list.startsWith('[') && list.endsWith(']') ? list.slice(1, -1) : list).trim();
  return words === ''
    ? []
    : words.split(/\s*,\s*|\s+/).map((word) => (/^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word));
}

function givenTwice(first: Named, second: Named): NumbersGameError {
  const [a, b] = [first, second].map(({ name, value }) => `${name} ${JSON.stringify(value)}`);
  return new NumbersGameError(
    'invalid-option',
    `${first.name} and ${second.name}: expected equal values, got ${a} and ${b}`,
  );
}
