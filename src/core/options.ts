// Reads objects of options. An unknown property is an error that lists the known ones: if a misspelt option
// were ignored, the answer would be to another question.
import { invalidOption, unexpected, type ErrorCode } from './errors.js';

/**
 * Checks that `value` is an object whose properties are all in `known`.
 *
 * @throws NumbersGameError `invalid-option` otherwise, with the nearest known name if one is near.
 */
export function checkProperties(
  value: unknown,
  known: readonly string[],
  name: string,
): asserts value is object {
  checkObject(value, name);
  for (const key in value) {
    if (!known.includes(key)) throw invalidOption(`${name}.${key}: unknown, expected ${oneOf(known, key)}`);
  }
}

/**
 * Checks that a call that takes a puzzle or a query alone got nothing else, such as a time limit that would
 * be lost.
 *
 * @throws NumbersGameError `invalid-option`
 */
export function checkAlone(others: readonly unknown[], name: 'puzzle' | 'query'): void {
  const other = others.find((value) => value !== undefined);
  if (other === undefined) return;
  const place = `timeout belongs in the ${name}, and a signal needs createWorkerSolver`;
  throw unexpected('invalid-option', 'options', `no second argument (${place})`, other);
}

/** Whether a value is an object and not an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON. Returns undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** @throws NumbersGameError `invalid-option` */
export function checkObject(value: unknown, name: string): asserts value is object {
  if (isObject(value)) return;
  throw unexpected('invalid-option', name, 'an object', value);
}

/** The symbol of a method that `using` calls, also where it is not built in. */
export function disposeKey(name: 'dispose'): typeof Symbol.dispose;
export function disposeKey(name: 'asyncDispose'): typeof Symbol.asyncDispose;
export function disposeKey(name: 'dispose' | 'asyncDispose'): symbol {
  const builtIn = Symbol[name] as symbol | undefined;
  return builtIn ?? Symbol.for(`Symbol.${name}`);
}

/** Checks an optional boolean. Returns the default for undefined. */
export function parseBoolean<Default extends boolean | undefined>(
  value: unknown,
  byDefault: Default,
  name: string,
): boolean | Default {
  if (value === undefined) return byDefault;
  if (typeof value === 'boolean') return value;
  throw unexpected('invalid-option', name, 'true or false', value);
}

/** Checks an optional function. */
export function checkFunction(value: unknown, name: string): void {
  if (value === undefined || typeof value === 'function') return;
  throw unexpected('invalid-option', name, 'a function', value);
}

/** Checks an integer, up to `most` if that is given. @throws NumbersGameError with the code */
export function checkInteger(
  value: unknown,
  name: string,
  least: number,
  most = Infinity,
  code: ErrorCode = 'invalid-option',
): asserts value is number {
  if (Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most) return;
  const end = most === Infinity ? '' : ` to ${most}`;
  throw unexpected(code, name, `an integer from ${least}${end}`, value);
}

/** Checks an optional integer. Returns the default for undefined, and never -0. */
export function parseInteger<Default extends number | undefined>(
  value: unknown,
  byDefault: Default,
  name: string,
  least: number,
  most?: number,
): number | Default {
  if (value === undefined) return byDefault;
  checkInteger(value, name, least, most);
  return value + 0;
}

/** Checks an optional word from a list. Returns the default for undefined. */
export function parseChoice<Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
  byDefault: Choice | undefined,
  name: string,
): Choice {
  if (value === undefined && byDefault !== undefined) return byDefault;
  if ((choices as readonly unknown[]).includes(value)) return value as Choice;
  throw unexpected('invalid-option', name, oneOf(choices, typeof value === 'string' ? value : ''), value);
}

/** Formats a list as `a, b or c`, with a suggestion if `typed` is close to one of the words. */
function oneOf(known: readonly string[], typed: string): string {
  const list = known.length > 1 ? `${known.slice(0, -1).join(', ')} or ${known.at(-1) ?? ''}` : known.join();
  const [nearest] = known
    .map((word) => ({ word, edits: countEdits(word, typed.slice(0, 40).toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  const isNear = nearest.edits <= 2 && nearest.edits < Math.min(nearest.word.length, typed.length);
  return isNear ? `${list} (did you mean ${nearest.word}?)` : list;
}

/**
 * Computes Levenshtein's distance: insertions, deletions and substitutions of one character that lead from
 * one word to the other.
 */
function countEdits(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const substitution = above[column - 1] + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(substitution, above[column] + 1, current[column - 1] + 1));
    }
    above = current;
  }
  return above[to.length];
}
