// Rows of data sets and of trainers: the puzzle, and the answer of a model, beside which a reference solution
// may stand.
//
// A field of a reply that holds no text is a missing answer, which is judged like an empty one.
import { NumbersGameError, invalidOption, unexpected } from '../core/errors.js';
import {
  changeRules,
  findTarget,
  parseGame,
  splitLimits,
  splitOperators,
  type Game,
  type RulesChange,
} from '../core/puzzle/games.js';
import { parseRules } from '../core/puzzle/parse-rules.js';
import { toSigns } from '../core/signs.js';
import type { Puzzle, Rules } from '../core/api-types.js';
import { splitBoard } from './boards.js';
import { isNotWord, readList, splitDigits, toTarget } from './numbers.js';
import {
  collect,
  parseWritten,
  readRow,
  readText,
  REPLIES,
  toKey,
  toObject,
  type Fields,
  type FindField,
  type Row,
} from './row-fields.js';

/** Reads the puzzle of a row whose values may be text. @throws as `readRow` */
export function readTypedRow(line: Fields, find: FindField): Row {
  const row: Record<string, unknown> = { ...readRow(line, find) };
  for (const field in row) if (typeof row[field] === 'string') row[field] = readText(field, row[field]);
  return row;
}

/**
 * Reads the puzzle of a row, and the answer of a model.
 *
 * @throws NumbersGameError `invalid-option` if an input is given twice, or an answer is neither text nor a
 * list of messages
 */
export function readAnsweredRow(line: Fields, find: FindField): Row {
  return { ...readTypedRow(line, find), ...readReply(line, find) };
}

/** Reads the answer: empty text if the line names a field of a reply and none has text. */
function readReply(line: Fields, find: FindField): Pick<Row, 'answer' | 'responses'> {
  const top = collect(line, find, '');
  let reply: { name: string; text: string } | null = null;
  for (const field of REPLIES) {
    if (!(field in top)) continue;
    const { name, value } = top[field];
    const text = textOf(name, value);
    if (text === '') continue;
    if (reply !== null) throw givenTwice(reply.name, name);
    reply = { name, text };
  }
  if ('responses' in top) {
    const { name, value } = top.responses;
    const list = typeof value === 'string' ? parseWritten(value) : value;
    if (!Array.isArray(list)) throw unexpected('invalid-option', name, 'a list of answers', value);
    if (reply === null) return { responses: list.map((item, index) => textOf(`${name}[${index}]`, item)) };
    if (list.length > 0) throw givenTwice(reply.name, name);
  }
  if (reply !== null) return { answer: reply.text };
  if (Object.keys(line).some((key) => REPLIES.includes(find(key)!))) return { answer: '' };
  const answer = 'answer' in top ? top.answer.value : undefined;
  const object = toObject(answer);
  const isPuzzle = object !== null && (answer === object || 'numbers' in collect(object, find, ''));
  return answer === undefined || isPuzzle ? {} : { answer: answer as string };
}

function givenTwice(first: string, second: string): NumbersGameError {
  return invalidOption(`${first} and ${second}: expected one of them, got both`);
}

/** Text of a reply, or of the assistant's last message in it; empty if there is none. */
function textOf(name: string, value: unknown): string {
  const isList = typeof value === 'string' && /^\s*\[\s*\{\s*["'](?:role|content|from)["']/.test(value);
  const messages = isList ? (parseWritten(value) ?? value) : value;
  if (messages === null || typeof messages === 'string') return messages ?? '';
  if (!Array.isArray(messages) || typeof messages[0] === 'string')
    throw unexpected('invalid-option', name, 'text or a list of messages', value);
  const last = messages.map(toObject).findLast((message) => isReply(message?.role ?? message?.from));
  const content = last?.content ?? last?.value;
  if (!Array.isArray(content)) return typeof content === 'string' ? content : '';
  const texts = content.map(toObject).filter((part) => !/think|reason/.test(String(part?.type)));
  return texts.flatMap((part) => (typeof part?.text === 'string' ? part.text : [])).join('');
}

/** Whether a role is that of the model, as chat templates and ShareGPT name it. */
function isReply(role: unknown): boolean {
  return typeof role === 'string' && /^(?:assistant|model|gpt)$/i.test(role);
}

/** Refuses a line that names no answer. */
export function refuseMissingAnswer(): never {
  throw invalidOption(`answer: expected an answer as ${REPLIES.join(', ')} or answer, got none`);
}

/** Options that apply to rows without these fields. */
type RowDefaults = Pick<Puzzle, 'target' | 'rules' | 'aces' | 'timeout'>;

/** Finds the game that a row names; null if it names none. @throws NumbersGameError `invalid-option` */
export function findGame({ game }: Row): Game | null {
  return game === undefined ? null : parseGame(game);
}

/**
 * Converts a row to a puzzle. Missing values and values of the wrong type are refused by the function that
 * takes the puzzle.
 *
 * @throws NumbersGameError `invalid-option` if single rules beside `rules` differ from these
 */
export function readPuzzle(row: Row, game: Game, options: RowDefaults): Puzzle {
  const { values, use, operators, limits, aces, timeout } = row;
  const named = row.game === undefined ? (options.rules ?? game.rules) : game.rules;
  const change = {
    values,
    use,
    operators: typeof operators === 'string' ? splitOperators(toSigns(operators)) : operators,
    limits: typeof limits === 'string' ? splitLimits(limits) : limits,
  };
  if (row.rules) checkParts(row.rules, change);
  const rules = row.rules ?? changeRules(named, change);
  const { numbers, target = options.target } = readBoard(row, game);
  return {
    numbers,
    target: target ?? findTarget(game, rules),
    rules,
    aces: aces ?? options.aces ?? game.aces,
    timeout: timeout ?? options.timeout,
  };
}

/** Reads the numbers and the target. Text of numbers may be a board with its target. */
function readBoard({ numbers, target }: Row, { deal }: Game): Pick<Puzzle, 'numbers' | 'target'> {
  if (numbers === undefined) {
    const message = 'numbers: expected numbers, as a list or text such as "4 9 10 13", got none';
    throw new NumbersGameError('invalid-numbers', message);
  }
  const only: unknown = Array.isArray(numbers) && numbers.length === 1 ? numbers[0] : numbers;
  const list = (splitDigits(only, deal) ?? readList(numbers)) as Puzzle['numbers'];
  if (typeof only !== 'string' || Array.from(list, isNotWord).every(Boolean))
    return { numbers: list, target };
  const board = splitBoard(only, Infinity, deal);
  // A list of operators among words, `(+, -, *, /)`, has no gap.
  const isGap = /\p{L}{2}/u.test(only) ? /(?:^|[,;])\s*[,;]/ : /(?:^[[({]?|[,;+])\s*[,;+]/;
  const hasGap = isGap.test(toSigns(only).trim());
  const isCut = board.isDangling && board.target === null;
  if (hasGap || isCut) return { numbers: list, target };
  const own = board.target === null ? target : toTarget(board.target);
  if (target !== undefined && toKey('target', target) !== toKey('target', own))
    throw invalidOption(`numbers and target: expected equal targets, got ${own} and ${String(target)}`);
  return { numbers: readList(board.numbers) as Puzzle['numbers'], target: own };
}

/** Checks that the parts beside `rules` are those of `rules`. @throws NumbersGameError `invalid-option` */
function checkParts(rules: Rules, change: RulesChange): void {
  for (const [name, part] of Object.entries(change)) {
    if ((part ?? null) === null) continue;
    const both = [parseRules(rules), parseRules(changeRules(rules, { [name]: part }))];
    const [own, other] = both.map((parsed) =>
      JSON.stringify(parsed, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    );
    if (own === other) continue;
    const got = `${JSON.stringify(rules)} and ${JSON.stringify(part)}`;
    throw invalidOption(`rules and ${name}: expected equal values, got ${got}`);
  }
}
