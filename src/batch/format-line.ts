// Lines of output: what `batch` and the command `verify --lines` write.
import { escapeControls } from '../core/escape-controls.js';
import { OUTCOME_FIELDS, type PuzzleOutcome } from './puzzle-outcome.js';
import type { Reach } from '../core/api-types.js';
import { operationsText } from '../solver/boards/operations-text.js';
import type { Fields } from '../reading/row-fields.js';

/**
 * Writes `{ ...input, result }` or `{ ...input, error }`: the new property comes last, and an earlier result
 * or error of the input is dropped. JSON input is copied as text, because its numbers may have more digits
 * than ours; only characters that control a terminal become escapes.
 */
export function formatLine(input: Fields, json: string | null, outcome: PuzzleOutcome, line: number): string {
  const [name, value] =
    'error' in outcome ? ['error', { ...outcome.error, line }] : ['result', toJson(outcome.result)];
  const given = escapeControls(json ?? JSON.stringify(input));
  const hasOutcome = OUTCOME_FIELDS.some((field) => Object.hasOwn(input, field));
  const others = hasOutcome ? omitMembers(given, OUTCOME_FIELDS) : given;
  return `${others.slice(0, -1)}${others === '{}' ? '' : ','}"${name}":${escapeControls(JSON.stringify(value))}}\n`;
}

/** Converts a result for JSON: the operations of `reach` become text. */
function toJson(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('from' in result)) return result;
  const reach = result as Reach;
  return { ...reach, operations: operationsText(reach) };
}

/**
 * Removes the members with the given names from the text of an object, and the blanks around it.
 *
 * @param json a valid JSON object
 */
export function omitMembers(json: string, names: readonly string[]): string {
  const kept: string[] = [];
  const begin = json.indexOf('{') + 1;
  const end = json.lastIndexOf('}');
  for (let at = begin; at < end;) {
    const next = findEnd(json, at, end);
    const member = json.slice(at, next);
    if (member.trim() !== '' && !names.includes(nameOf(member))) kept.push(member);
    at = next + 1;
  }
  return `{${kept.join(',')}}`;
}

/** Name of a member, whose text may contain escapes. */
function nameOf(member: string): string {
  const begin = member.indexOf('"');
  return JSON.parse(member.slice(begin, skipString(member, begin))) as string;
}

/** Index of the comma after the member that begins at `from`, or `end`. */
function findEnd(json: string, from: number, end: number): number {
  let depth = 0;
  for (let at = from; at < end; at++) {
    const character = json[at];
    if (character === '"') at = skipString(json, at) - 1;
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') depth--;
    else if (character === ',' && depth === 0) return at;
  }
  return end;
}

/** Index just past the string that starts at `begin`. */
function skipString(json: string, begin: number): number {
  let at = begin + 1;
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}
