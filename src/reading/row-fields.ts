// The fields of a row: those of the puzzle, under their usual names in any case, at the top or nested.
//
// Nothing is guessed: an input that is given twice with different values is refused with both names.
import { invalidOption, unexpected } from '../core/errors.js';
import { formatFraction } from '../core/fraction.js';
import { checkObject, isObject, parseJson } from '../core/options.js';
import { readFraction } from '../core/puzzle/parse-target.js';
import type { Game } from '../core/puzzle/games.js';
import type { Rules, VerifyPuzzle } from '../core/api-types.js';
import { readList, toTarget } from './numbers.js';

export type Fields = Readonly<Record<string, unknown>>;

/** Columns by the fields that they hold, such as `{ numbers: 'Cards' }`. */
export type Columns = Readonly<Record<string, string>>;

export const RULES_FIELDS = ['rules', 'game', 'values', 'use', 'operators', 'limits', 'aces'];
const PUZZLE_FIELDS = ['numbers', 'target', ...RULES_FIELDS, 'leastDistance', 'solvable'];
/** Fields that are read at the top only. */
const TOP_FIELDS = ['nearest', 'tidy', 'from', 'to', 'timeout'];
/** Fields that may hold the answer of a model. `answer` is read only if none of them is named. */
export const REPLIES = ['completion', 'response', 'messages'];
/** Fields that may hold the answer of a model, or a list of answers. */
export const REPLY_FIELDS: readonly string[] = [...REPLIES, 'responses'];
/** Fields that may hold the puzzle. */
const PLACES = ['ground_truth', 'reward_model', 'extra_info', 'metadata', 'answer'];
const NUMBERS_NAMES = ['nums', 'available_numbers', 'starting_numbers', 'starting', 'puzzles'];

export const ROW_FIELDS: readonly string[] = [...PUZZLE_FIELDS, ...TOP_FIELDS, ...REPLY_FIELDS, ...PLACES];

/** Finds the field that a name stands for; undefined if it is not read. */
export interface FindField {
  (name: string): string | undefined;
  /** The columns that were named. */
  readonly columns?: Columns;
}

const usualNames = new Map<string, string>([
  ...ROW_FIELDS.map((field) => [field.toLowerCase(), field] as const),
  ...NUMBERS_NAMES.map((name) => [name, 'numbers'] as const),
]);

/** Makes a function that finds fields by their names. A field of `columns` is read from its column alone. */
export function nameFields(columns: Columns = {}): FindField {
  const names = new Map([...usualNames].filter(([, field]) => !Object.hasOwn(columns, field)));
  for (const [field, name] of Object.entries(columns)) names.set(name.toLowerCase(), field);
  const find = (name: string) => names.get(name) ?? names.get(name.toLowerCase());
  return Object.assign(find, { columns });
}

/** Finds fields by their usual names. */
export const findField = nameFields();

/** Whether a table with these columns holds puzzles. */
export function hasPuzzles(names: readonly string[], find: FindField): boolean {
  const fields = names.map(find);
  return fields.some((field) => field === 'numbers' || (PLACES.includes(field!) && field !== 'answer'));
}

/** Checks names of columns. @throws NumbersGameError `invalid-option` for an unknown field */
export function checkColumns(columns: unknown): void {
  if (columns === undefined) return;
  checkObject(columns, 'columns');
  for (const [field, name] of Object.entries(columns)) {
    const expected = `fields such as numbers and target`;
    if (!ROW_FIELDS.includes(field)) throw unexpected('invalid-option', 'columns', expected, field);
    if (typeof name !== 'string') throw unexpected('invalid-option', `columns.${field}`, 'a name', name);
  }
  const names = Object.values(columns) as string[];
  const keys = names.map((name) => name.toLowerCase());
  const twice = names.find((_, index) => keys.indexOf(keys[index]) !== index);
  if (twice !== undefined)
    throw unexpected('invalid-option', 'columns', 'a different column for each field', twice);
}

/** The inputs of a row. Missing ones are absent; their values are checked by what takes the puzzle. */
export interface Row
  extends Partial<Pick<Rules, 'values' | 'use'>>, Omit<Partial<VerifyPuzzle>, 'numbers' | 'game' | 'rules'> {
  readonly numbers?: unknown;
  readonly rules?: Rules;
  readonly game?: string | number | Game;
  readonly operators?: Rules['operators'] | string;
  readonly limits?: Rules['limits'] | string;
  readonly from?: number;
  readonly to?: number;
  readonly answer?: string;
  /** The answers of a row that has a list of them. */
  readonly responses?: readonly string[];
}

/** An input under its name, with its place. */
interface Named {
  readonly name: string;
  readonly value: unknown;
  /** Key of the value, once it was compared. */
  key?: string;
}

const INTEGERS = ['target', 'from', 'to', 'leastDistance', 'timeout'];
const BOOLEANS = ['nearest', 'tidy', 'solvable'];
const VALUES = [...RULES_FIELDS, ...INTEGERS, ...BOOLEANS];

/** Reads the text of a field, such as `TRUE` or `765`; undefined if it is empty. All other text stays. */
export function readText(field: string | null, given: string): unknown {
  if (!VALUES.includes(field!)) return given;
  const text = given.trim();
  const value = parseJson(text.toLowerCase());
  const isBoolean = BOOLEANS.includes(field!) && typeof value === 'boolean';
  if (isBoolean || (INTEGERS.includes(field!) && Number.isSafeInteger(value))) return value;
  return text === '' ? undefined : text;
}

/** Reads the puzzle of a row. @throws NumbersGameError `invalid-option` if an input is given twice */
export function readRow(line: Fields, find: FindField): Row {
  const top = collect(line, find, '');
  const found = PLACES.some((place) => place in top) ? collectNested(top, find) : top;
  const row: Record<string, unknown> = {};
  for (const field of PUZZLE_FIELDS) if (field in found) row[field] = found[field].value;
  for (const field of TOP_FIELDS) if (field in top) row[field] = top[field].value;
  if (typeof row.target === 'string') row.target = toTarget(row.target);
  return row;
}

/** Collects the fields of an object, without those that are null. */
export function collect(object: Fields, find: FindField, prefix: string): Record<string, Named> {
  const found: Record<string, Named> = {};
  for (const key of Object.keys(object)) {
    const field = find(key);
    if (field !== undefined) add(found, field, { name: prefix + key, value: object[key] });
  }
  return found;
}

/** @throws NumbersGameError `invalid-option` if the input has another value already */
function add(found: Record<string, Named>, field: string, named: Named): void {
  if (named.value === null || named.value === undefined) return;
  const first = field in found ? found[field] : undefined;
  if (first === undefined || isEmpty(first.value)) found[field] = named;
  else if (!isEmpty(named.value) && (first.key ??= toKey(field, first.value)) !== toKey(field, named.value)) {
    const [a, b] = [first, named].map(({ name, value }) => `${name} ${JSON.stringify(value)}`);
    throw invalidOption(`${first.name} and ${named.name}: expected equal values, got ${a} and ${b}`);
  }
}

const isEmpty = (value: unknown) => (value as { length?: unknown }).length === 0;

/** Whether a target differs from the one that was found before, if there was one. */
function isOther({ target }: Partial<Record<string, Named>>, { value }: Named): boolean {
  return (
    target !== undefined && !isEmpty(target.value) && toKey('target', target.value) !== toKey('target', value)
  );
}

/** Key by which values of a field are equal: numbers in any order, targets by their value. */
export function toKey(field: string, value: unknown): string {
  const key = (part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part));
  if (field === 'target') {
    const target = typeof value === 'string' ? toTarget(value) : value;
    const fraction = readFraction(target, 'target');
    return fraction === undefined ? key(target) : formatFraction(fraction);
  }
  const list = field === 'numbers' ? readList(value) : value;
  return field === 'numbers' && Array.isArray(list) ? list.map(key).sort().join(' ') : key(value);
}

/** Adds the inputs of nested objects. One without numbers is passed over, unless it holds the target. */
function collectNested(top: Readonly<Record<string, Named>>, find: FindField): Record<string, Named> {
  const found = { ...top };
  for (const place of PLACES) {
    if (!(place in top)) continue;
    const isWrapped = place === 'reward_model';
    const wrapper = toObject(top[place].value);
    const value = isWrapped ? wrapper?.ground_truth : top[place].value;
    const name = isWrapped ? `${top[place].name}.ground_truth` : top[place].name;
    const isTruth = isWrapped || place === 'ground_truth';
    if (isTruth && isTarget(value)) add(found, 'target', { name, value });
    const object = isWrapped ? toObject(value) : wrapper;
    if (object === null) continue;
    const inner = collect(object, find, `${name}.`);
    const hasTarget = place !== 'answer' && 'target' in inner && isTarget(inner.target.value);
    if (!('numbers' in inner) && !(hasTarget && (isTruth || !isOther(found, inner.target)))) continue;
    for (const field of PUZZLE_FIELDS) if (field in inner) add(found, field, inner[field]);
  }
  return found;
}

function isTarget(value: unknown): boolean {
  return (
    typeof value === 'number' || (typeof value === 'string' && /^\s*-?\d+(?:\.0+|\/\d+)?\s*$/.test(value))
  );
}

/** Converts an object, its JSON text, or that of Python; null for anything else. */
export function toObject(value: unknown): Fields | null {
  const isText = typeof value === 'string' && value.trimStart().startsWith('{');
  const object = isText ? parseWritten(value) : value;
  return isObject(object) ? object : null;
}

/** Matches what Python and NumPy write differently from JSON: texts, `None`, `True`, `array([4, 6])`. */
const PYTHON =
  /'((?:[^'\\]|\\.)*)'|("(?:[^"\\]|\\.)*")|(None|nan)|(True|False)|(?:array|np\.\w+)\(|(?:, dtype=[^)]*)?\)/g;

/** Parses JSON, or lists and dictionaries as Python writes them (pandas does); undefined for other text. */
export function parseWritten(text: string): unknown {
  const toJson = (_: string, body?: string, quoted?: string, none?: string, truth?: string) => {
    if (none) return 'null';
    if (body === undefined) return quoted ?? truth?.toLowerCase() ?? '';
    return `"${body.replaceAll("\\'", "'").replaceAll('"', '\\"').replaceAll('\\x', '\\u00')}"`;
  };
  return parseJson(text) ?? parseJson(text.replaceAll(PYTHON, toJson));
}
