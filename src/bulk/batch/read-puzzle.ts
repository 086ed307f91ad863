// A line of a batch as a puzzle: the fields of the line, then the game that it names, then the options of the
// batch.
import {
  changeRules,
  findTarget,
  parseGame,
  splitLimits,
  splitOperators,
  type Game,
  type RulesChange,
} from '../../core/puzzle/games.js';
import { NumbersGameError } from '../../core/errors.js';
import { parseRules } from '../../core/puzzle/parse-rules.js';
import type { Puzzle, Rules } from '../../core/api-types.js';
import type { BatchOptions, BatchPuzzle } from './batch-types.js';
import { findField, splitNumbers, toKeyOfNumbers } from './find-field.js';

/** Options that apply to lines without these fields. */
type BatchDefaults = Pick<BatchOptions, 'rules' | 'aces' | 'timeout'>;

/** Finds the game that a line names; null if it names none. @throws NumbersGameError `invalid-option` */
export function findGame({ game }: BatchPuzzle): Game | null {
  return game === undefined || game === null ? null : parseGame(game);
}

/**
 * Converts a line to a puzzle. Missing values and values of the wrong type are refused by the function that
 * takes the puzzle.
 *
 * @throws NumbersGameError `invalid-option` if single rules beside `rules` differ from these
 */
export function readPuzzle(line: BatchPuzzle, game: Game, options: BatchDefaults): Puzzle {
  const { target, values, use, operators, limits, aces, timeout } = line;
  const named = findGame(line) === null ? (options.rules ?? game.rules) : game.rules;
  const change = {
    values,
    use,
    operators: typeof operators === 'string' ? splitOperators(operators) : operators,
    limits: typeof limits === 'string' ? splitLimits(limits) : limits,
  };
  if (line.rules) checkParts(line.rules, change);
  const rules = line.rules ?? changeRules(named, change);
  return {
    numbers: readNumbers(line),
    target: target ?? findTarget(game, rules),
    rules,
    aces: aces ?? options.aces ?? game.aces,
    timeout: timeout ?? options.timeout,
  };
}

function readNumbers(line: BatchPuzzle): Puzzle['numbers'] {
  const { numbers, nums } = line;
  const isOne = numbers === undefined || numbers === null || nums === undefined || nums === null;
  const given = isOne
    ? (numbers ?? nums)
    : findField([{ prefix: '', fields: { numbers, nums } }], ['numbers', 'nums'], toKeyOfNumbers);
  if (given === undefined || given === null) throw missingNumbers(line);
  return (typeof given === 'string' ? splitNumbers(given) : given) as Puzzle['numbers'];
}

function missingNumbers(line: BatchPuzzle): NumbersGameError {
  const similar = Object.entries(line).find(([name, value]) => /^num(ber)?s?$/i.test(name) && Boolean(value));
  const hint = similar === undefined ? '' : ` (the field ${similar[0]} is not read)`;
  const message = `numbers: expected numbers, as a list or text such as "4 9 10 13", got none${hint}`;
  return new NumbersGameError('invalid-numbers', message);
}

/** Checks that the parts beside `rules` are those of `rules`. @throws NumbersGameError `invalid-option` */
function checkParts(rules: Rules, change: RulesChange): void {
  for (const [name, part] of Object.entries(change)) {
    if ((part ?? null) === null) continue;
    const both = [parseRules(rules), parseRules(changeRules(rules, { [name]: part }))];
    const [own, other] = both.map((parsed) => JSON.stringify(parsed, writeBigInt));
    if (own === other) continue;
    const got = `${JSON.stringify(rules)} and ${JSON.stringify(part)}`;
    throw new NumbersGameError('invalid-option', `rules and ${name}: expected equal values, got ${got}`);
  }
}

function writeBigInt(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
