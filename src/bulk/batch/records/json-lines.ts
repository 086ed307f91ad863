// Lines of JSON: what `batch` and the command `verify --lines` read and write.
import { OUTCOME_FIELDS, type PuzzleOutcome } from '../puzzle-outcome.js';
import { checkUtf8 } from './decode-text.js';
import { omitMembers } from './omit-members.js';
import { MAX_CHARACTERS } from './split-records.js';
import { NumbersGameError, unexpected } from '../../../core/errors.js';
import type { Reach } from '../../../core/api-types.js';
import { operationsText } from '../../../solver/boards/operations-text.js';

/** Line of input: a puzzle and any other properties. */
export type LineInput = Readonly<Record<string, unknown>>;

/**
 * Writes `{ ...input, result }` or `{ ...input, error }`: the new property comes last, and an earlier result
 * or error of the input is dropped. JSON input is copied as text, because its numbers may have more digits
 * than ours.
 */
export function writeLine(
  input: LineInput,
  json: string | null,
  outcome: PuzzleOutcome,
  line: number,
): string {
  const [name, value] =
    'error' in outcome ? ['error', { ...outcome.error, line }] : ['result', toJson(outcome.result)];
  const given = json ?? JSON.stringify(input);
  const hasOutcome = OUTCOME_FIELDS.some((field) => Object.hasOwn(input, field));
  const others = hasOutcome ? omitMembers(given, OUTCOME_FIELDS) : given;
  return `${others.slice(0, -1)}${others === '{}' ? '' : ','}"${name}":${JSON.stringify(value)}}\n`;
}

/** Converts a result for JSON: the operations of `reach` become text. */
function toJson(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('from' in result)) return result;
  const reach = result as Reach;
  return { ...reach, operations: operationsText(reach) };
}

/** Parses a line. @throws NumbersGameError `invalid-option` if it is not a JSON object */
export function parseObject(text: string): LineInput {
  checkUtf8(text, 'line');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Refused below.
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as LineInput;
  throw unexpected('invalid-option', 'line', 'a JSON object', text);
}

/** Creates the error for a record whose text is too long to be kept. */
export function tooLong(): NumbersGameError {
  return new NumbersGameError('too-large', `line: expected at most ${MAX_CHARACTERS} characters, got more`);
}
