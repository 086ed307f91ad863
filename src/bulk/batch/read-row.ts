// A line that holds an answer to judge, as data sets and trainers write it: the puzzle may be nested, and the
// text of a model stands beside a reference solution.
//
// Nothing is guessed: if two fields hold an answer, the line is refused with both names.
import { NumbersGameError, unexpected } from '../../core/errors.js';
import type { Dataset } from '../../verify/verify-types.js';
import type { BatchPuzzle } from './batch-types.js';
import { findField, toKey, toKeyOfNumbers, type Fields, type Place } from './find-field.js';

/** Fields of a puzzle that may be nested. */
const PUZZLE_FIELDS = [
  'target',
  'rules',
  'game',
  'values',
  'use',
  'operators',
  'limits',
  'aces',
  'leastDistance',
  'solvable',
] as const;

/** Fields that may hold the answer of a model. `answer` is read only without them: it may be a reference. */
const REPLY_FIELDS = ['completion', 'response', 'messages'] as const;

/** Fields of a line that only `readRow` reads. */
export const ROW_FIELDS: readonly (keyof BatchPuzzle)[] = [
  ...REPLY_FIELDS,
  'ground_truth',
  'reward_model',
  'metadata',
];

/**
 * Reads a line: returns the fields of its puzzle, and the answer as `answer`, with the name of its field.
 *
 * @param dataset the data set whose own names of fields are read as well
 * @throws NumbersGameError `invalid-option` if an input is given twice
 */
export function readRow(line: BatchPuzzle, dataset: Dataset | null = null): BatchPuzzle {
  const places = findPlaces(line);
  const { numbers, nums } = line;
  const answer = readReply(line) ?? line.answer;
  if (places.length === 1 && dataset === null && (numbers === undefined || nums === undefined)) {
    // Most rows. A copy by `...` takes longer than the rest.
    const { target, rules, game, values, use, operators, limits, aces, leastDistance, solvable, timeout } =
      line;
    const given = numbers ?? nums;
    return {
      answer,
      numbers: given,
      target,
      rules,
      game,
      values,
      use,
      operators,
      limits,
      aces,
      leastDistance,
      solvable,
      timeout,
    };
  }
  const row: Record<string, unknown> = { timeout: line.timeout, answer };
  const own = dataset?.fields.numbers.filter((name) => !name.includes('.')) ?? [];
  row.numbers = findField(places, ['numbers', 'nums', ...own], toKeyOfNumbers);
  for (const name of PUZZLE_FIELDS) row[name] = findField(places, [name], toKey);
  return row;
}

/** Finds the objects of a line that may hold the puzzle. */
function findPlaces(line: BatchPuzzle): Place[] {
  const places: Place[] = [{ prefix: '', fields: line as Fields }];
  const add = (name: string, value: unknown) => {
    const fields = toObject(value);
    if (fields !== null) places.push({ prefix: `${name}.`, fields });
  };
  const { ground_truth, reward_model, metadata } = line;
  if (ground_truth !== undefined) add('ground_truth', ground_truth);
  if (reward_model !== undefined) add('reward_model.ground_truth', toObject(reward_model)?.ground_truth);
  if (metadata !== undefined) add('metadata', metadata);
  return places;
}

/** Converts an object, or its JSON text; null for anything else. */
function toObject(value: unknown): Fields | null {
  let object = value;
  if (typeof value === 'string' && value.trimStart().startsWith('{')) {
    try {
      object = JSON.parse(value) as unknown;
    } catch {
      return null;
    }
  }
  return typeof object === 'object' && object !== null && !Array.isArray(object) ? (object as Fields) : null;
}

/** Reads the answer of a model; undefined if the line has none. */
function readReply(line: BatchPuzzle): string | undefined {
  let name: (typeof REPLY_FIELDS)[number] | null = null;
  for (const field of REPLY_FIELDS) {
    if (line[field] === undefined || line[field] === null) continue;
    if (name !== null) {
      throw new NumbersGameError('invalid-option', `${name} and ${field}: expected one of them, got both`);
    }
    name = field;
  }
  if (name === null) return undefined;
  const value: unknown = line[name];
  if (Array.isArray(value)) return lastReply(name, value);
  if (typeof value === 'string' && name !== 'messages') return value;
  throw unexpected('invalid-option', name, name === 'messages' ? 'a list of messages' : 'text', value);
}

/** Text of the assistant's last message. */
function lastReply(name: string, messages: readonly unknown[]): string {
  const content = messages.map(toObject).findLast((message) => message?.role === 'assistant')?.content;
  const parts: unknown[] = Array.isArray(content) ? content.map((part) => toObject(part)?.text) : [content];
  const texts = parts.filter((part) => typeof part === 'string');
  if (texts.length > 0) return texts.join('');
  const message = `${name}: expected a message of the assistant with text, got none`;
  throw new NumbersGameError('invalid-option', message);
}

/**
 * Refuses a line without an answer.
 *
 * @throws NumbersGameError `invalid-option`, which names the field that is null, or those to choose from
 */
export function refuseMissingAnswer(line: BatchPuzzle): never {
  const name = REPLY_FIELDS.find((field) => line[field] === null) ?? 'answer';
  const expected = name === 'answer' ? `an answer as ${REPLY_FIELDS.join(', ')} or answer` : 'an answer';
  throw new NumbersGameError('invalid-option', `${name}: expected ${expected}, got none`);
}
