// Reads arguments for several commands: numbers, targets and the options that describe a game.
//
// Text is converted to values for the API, and the API reports errors in them: the readers of texts are in
// reading/, the only check of puzzles in core/puzzle/.
import { InvalidArgumentError, Option, type Command } from 'commander';
import {
  changeRules,
  defaultGame,
  findTarget,
  gameIds,
  games,
  parseGame,
  splitLimits,
  splitOperators,
  type Game,
  type GameId,
} from '../core/puzzle/games.js';
import type { Shard } from '../parallel/worker-types.js';
import type { Bounds } from '../generate/generate-types.js';
import { NumbersGameError } from '../core/errors.js';
import { leastNumber, MAX_JUDGED, parseNumbers } from '../core/puzzle/parse-numbers.js';
import { parseTarget } from '../core/puzzle/parse-target.js';
import { toSigns } from '../core/signs.js';
import type { Card, Limits, Pool, Puzzle, Rules } from '../core/api-types.js';
import { hasOnlyBasic, type Operator } from '../core/operator-notation.js';
import { readTarget } from '../reading/board-faults.js';
import { splitBoard, suggestGame } from '../reading/boards.js';
import { checkColumns, findField, readRow, toObject, type Columns } from '../reading/row-fields.js';
import { findGame, readPuzzle } from '../reading/rows.js';
import { toNumber, toTarget } from '../reading/numbers.js';
import { printable } from '../core/escape-controls.js';

/** Options of `addRulesOptions`, as commander returns them. */
export interface RulesOptions {
  readonly game?: string;
  readonly values?: Rules['values'];
  readonly use?: Rules['use'];
  readonly operators?: readonly Operator[];
  readonly limits?: Partial<Limits>;
}

/** Options of `addGameOptions`, as commander returns them. */
export interface GameOptions extends RulesOptions {
  readonly aces?: Puzzle['aces'];
}

/** Games of the four operators alone: these can be rated, and played step by step. */
export const basicIds = gameIds.filter((id) => hasOnlyBasic(games[id].rules));
/** Games whose targets are found for a whole range at once. */
export const reachIds = gameIds.filter((id) => games[id].rules.values !== 'real');

/** Adds the options of `addRulesOptions`, and the option for the values of aces. */
export function addGameOptions(command: Command, ids?: readonly GameId[], standard?: string): Command {
  return addRulesOptions(command, ids, standard).addOption(
    createOption.aces('the value of each A; default: one'),
  );
}

/** Adds the options that choose the rules. `ids` are the choices, `standard` describes the default game. */
export function addRulesOptions(
  command: Command,
  ids: readonly GameId[] = gameIds,
  standard: string = defaultGame.id,
): Command {
  return command
    .addOption(
      new Option(
        '--game <game>',
        `the game: ${ids.map((id) => describeGame(games[id])).join('; ')}; default ${standard}`,
      ).argParser((id: string) => parseGameId(id, ids)),
    )
    .addOption(createOption.values())
    .addOption(
      new Option('--use <use>', 'which numbers to use, instead of those of the game').choices(['any', 'all']),
    )
    .addOption(createOption.operators())
    .addOption(createOption.limits());
}

/** Checks the id of a game. With `choices` the help would list the games twice. */
function parseGameId(id: string, ids: readonly string[]): string {
  if (ids.includes(id)) return id;
  throw new InvalidArgumentError(`Allowed choices are ${ids.join(', ')}.`);
}

/** The options that several commands have, by name. */
export const createOption = {
  /** @param fallback default of a game with several targets */
  target: (fallback = '; else 24 if fractions are allowed and all numbers must be used') =>
    new Option(
      '--target <target>',
      `the target; default: that of the game, if it is always the same${fallback}`,
    ).argParser((text) => String(toTarget(text))),
  values: () =>
    new Option('--values <values>', 'the intermediate results allowed, instead of those of the game').choices(
      ['natural', 'integer', 'rational', 'real'],
    ),
  operators: () =>
    new Option(
      '--operators <list>',
      "the operators allowed, such as '+ - *', instead of those of the game",
    ).argParser((text) => splitOperators(toSigns(text))),
  limits: () =>
    new Option(
      '--limits <list>',
      'bounds of the operators beyond + - * /, such as square=50000,exponent=20',
    ).argParser(splitLimits),
  aces: (text: string) => new Option('--aces <aces>', text).choices(['one', 'one-or-eleven']),
  columns: () =>
    new Option('--columns <list>', 'columns under other names, such as numbers=Cards,target=Goal').argParser(
      parseColumns,
    ),
  cards: () =>
    new Option(
      '--cards <list>',
      'the cards, each any number of times, such as 1-10 or 1-9,25; default: those of the game',
    ).argParser((text: string) => parseCards(text, 0)),
  /** @param standard owner of the default pool */
  pool: (standard: string) =>
    new Option(
      '--pool <numbers>',
      `the numbers to choose from, such as 1-9,25 or 1-10x2,11-100max4 or 1-9r=4,10/15/20=1; default: those of ${standard}`,
    ).argParser(parsePoolWithGroups),
  timeout: () =>
    new Option(
      '--timeout <milliseconds>',
      'the time limit for one puzzle; when it is exceeded, the error is timeout',
    ).argParser(parseInteger),
};

function parseColumns(text: string): Columns {
  const pairs = text.split(',').map((pair) => /^\s*(\w+)\s*=\s*(.*\S)\s*$/.exec(pair)?.slice(1));
  const columns = Object.fromEntries(
    pairs.map((pair) => {
      if (pair !== undefined) return pair as [string, string];
      throw new InvalidArgumentError('Expected columns such as numbers=Cards,target=Goal.');
    }),
  );
  if (Object.keys(columns).length < pairs.length)
    throw new InvalidArgumentError('Expected each field once, such as numbers=Cards,target=Goal.');
  checkColumns(columns);
  return columns;
}

/** Parses cards: integers and ranges. */
export function parseCards(text: string, least: number): number[] {
  return parseRanges(text, least, MAX_CARD, 'cards', '1-10 or 1-9,25');
}

const VALUES: Readonly<Record<Rules['values'], string>> = {
  natural: 'positive integers',
  integer: 'integers',
  rational: 'fractions',
  real: 'real numbers',
};

/** Describes the rules of a game in a few words. */
function describeGame({ id, rules }: Game): string {
  const values = VALUES[rules.values];
  const use = rules.use === 'any' ? 'numbers at most once' : 'all numbers';
  return `${id} (${[values, use, ...(rules.operators ?? [])].join(', ')})`;
}

export function parseInteger(text: string): number {
  const read = toTarget(text);
  if (typeof read === 'number') return read;
  if (!/^-?\d+$/.test(read)) throw new InvalidArgumentError('Expected an integer.');
  throw new InvalidArgumentError(`Expected an integer of at most ${Number.MAX_SAFE_INTEGER}.`);
}

export function parseCount(text: string): number {
  const count = parseInteger(text);
  if (count >= 1) return count;
  throw new InvalidArgumentError('Expected an integer from 1.');
}

/** Parses bounds: `3`, `2..4`, `2..` or `..4`; also with a dash, `2-4` or `2-`. */
export function parseBounds(typed: string): Bounds {
  const text = toSigns(typed);
  if (/^\d+$/.test(text)) return { from: Number(text), to: Number(text) };
  const match: readonly (string | undefined)[] = /^(?:(\d+)(?:\.\.|-)(\d+)?|\.\.(\d+))$/.exec(text) ?? [];
  const [whole, from, to, most = to] = match;
  if (whole === undefined || Number(from) > Number(most))
    throw new InvalidArgumentError('Expected bounds that ascend, such as 3, 2..4, 2.. or ..4.');
  return {
    ...(from !== undefined && { from: Number(from) }),
    ...(most !== undefined && { to: Number(most) }),
  };
}

export function parseShard(text: string): Shard {
  const [, index, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= of) return { index, of };
  throw new InvalidArgumentError('Expected a shard from 1 to the number of shards, such as 2/5.');
}

/**
 * Parses integers and ranges separated by commas, such as 1-9,25 or 1..9,25. Returns each once, ascending.
 * `what` and `example` are for the error message.
 */
export function parseRanges(
  text: string,
  least: number,
  most: number,
  what: string,
  example: string,
): number[] {
  const integers = new Set<number>();
  for (const item of toSigns(text).split(',')) {
    const match: readonly (string | undefined)[] | null = /^(\d+)(?:(?:-|\.\.)(\d+))?$/.exec(item);
    const from = Number(match?.[1] ?? least - 1);
    const to = Number(match?.[2] ?? from);
    if (to < from) throw new InvalidArgumentError(`Expected ranges that ascend, such as ${to}-${from}.`);
    if (from < least || to > most)
      throw new InvalidArgumentError(`Expected ${what} from ${least} to ${most}, such as ${example}.`);
    for (let integer = from; integer <= to; integer++) integers.add(integer);
  }
  return [...integers].sort((a, b) => a - b);
}

/**
 * Parses numbers and ranges such as `1-10` or `1..10`, separated by commas or blanks. Returns each as often
 * as it occurs. A number out of range is left to the solver.
 */
export function parsePool(text: string): number[] {
  return toSigns(text)
    .trim()
    .split(/[\s,]+/)
    .flatMap((item) => {
      if (/^-?\d+$/.test(item)) return [Number(item)];
      if (/^\d+(-|\.\.)/.test(item)) return parseRanges(item, 0, MAX_IN_RANGE, 'numbers', '1-10,25');
      throw new InvalidArgumentError('Expected numbers and ranges such as 1-10,25.');
    });
}

/**
 * Parses a pool: numbers and ranges as `parsePool` does, and groups. A group is a range, or numbers joined by
 * `/`, with the copies of each number (`1-10x2`), with how many of them a board takes at most (`11-100max4`)
 * or exactly (`10/15/20=1`), and with `r` if each of these is drawn independently (`1-9r=4`).
 */
export function parsePoolWithGroups(text: string): Pool {
  return toSigns(text)
    .trim()
    .split(/[\s,]+/)
    .flatMap((item): Pool => {
      const match: readonly (string | undefined)[] | null =
        /^(\d[\d./-]*)(?:x(\d+))?(?:(max|r?=)(\d+))?$/.exec(item);
      if (match === null && !/^-\d+$/.test(item)) throw new InvalidArgumentError(POOL_EXPECTED);
      const [, list = '', copies, sign, bound] = match ?? [];
      if (!list.includes('/') && (copies ?? bound) === undefined) return parsePool(item);
      if (sign !== undefined && /^\d+$/.test(list)) {
        throw new InvalidArgumentError(
          `${item} bounds ${list} alone: join the numbers of a group by /, such as 10/15/20${sign}${bound}.`,
        );
      }
      return [
        {
          numbers: parsePool(list.replaceAll('/', ',')),
          ...(copies !== undefined && { copies: Number(copies) }),
          ...(sign !== undefined && { [sign === 'max' ? 'atMost' : 'exactly']: Number(bound) }),
          ...(sign === 'r=' && { repeat: true }),
        },
      ];
    });
}

const POOL_EXPECTED =
  'Expected numbers, ranges and groups such as 1-10,25 or 1-10x2,11-100max4 or 1-9r=4,10/15/20=1.';

/** Largest number of a range in a pool. */
const MAX_IN_RANGE = 100_000;
const MAX_CARD = 1000;

export function gameOf({ game }: RulesOptions): Game {
  return game === undefined ? defaultGame : parseGame(game);
}

export function rulesOf(options: RulesOptions): Rules {
  return changeRules(gameOf(options).rules, options);
}

/** Returns the target that the options choose; undefined if they and their game have none. */
export function targetOf(options: RulesOptions & { readonly target?: string }): string | undefined {
  return options.target ?? findTarget(gameOf(options), rulesOf(options))?.toString();
}

interface TypedBoard<T> {
  readonly numbers: (number | Card)[];
  readonly target: string | undefined;
  /** The options, and the rules of a row of JSON where these have none. */
  readonly options: T;
}

/**
 * Parses a board as people type or paste it, in one argument or in several: `25 50 75 100 3 6 = 952`. What is
 * left out of a longer text is reported.
 *
 * @throws NumbersGameError `invalid-target` if the board has another target than the option --target
 */
export function parseBoard<T extends GameOptions & { readonly target?: string | readonly string[] }>(
  texts: readonly string[],
  options: T,
): TypedBoard<T> {
  const { target: chosen } = options;
  const text = texts.join(' ');
  const object = toObject(text);
  const all = { ...(object && optionsOf(readRow(object, findField))), ...options };
  const { numbers, target, leftOut } = splitBoard(text, Infinity, gameOf(all).deal);
  if (leftOut !== '' && object === null) console.error(printable(`numbers-game: not read: ${leftOut}`));
  if (target !== null && chosen !== undefined && target !== String(chosen)) {
    const message = `target: expected that of the board, ${target}, got ${String(chosen)}`;
    throw new NumbersGameError('invalid-target', message);
  }
  return {
    numbers: numbers.map((text) => toNumber(text) as number | Card),
    target: target ?? undefined,
    options: all,
  };
}

/** The options that say the rules of a row of JSON, without what it leaves open. */
function optionsOf(row: ReturnType<typeof readRow>): GameOptions {
  const { aces, rules, values, use, operators, limits } = row;
  const game = findGame(row);
  const hasRules = (rules ?? values ?? use ?? operators ?? limits ?? null) !== null;
  return { game: game?.id, aces, ...(hasRules && readPuzzle(row, game ?? defaultGame, {}).rules) };
}

/**
 * Reads a puzzle from the numbers and the options of a command.
 *
 * @throws NumbersGameError `invalid-target` if the options, the board and the game have none: the last number
 * may be meant, or a game with a target of its own
 */
export function readPuzzleOf(
  texts: readonly string[],
  typed: GameOptions & { readonly target?: string },
): Puzzle & { readonly numbers: (number | Card)[]; readonly rules: Rules } {
  const { numbers, options, target: given = options.target } = parseBoard(texts, typed);
  const target = targetOf({ ...options, target: given });
  const rules = rulesOf(options);
  const last = numbers.at(-1);
  if (target === undefined && numbers.length > 1) {
    // Report an invalid number before a missing target, which the last number may be.
    const isTarget = readTarget(String(last), rules).fault === undefined;
    parseNumbers(isTarget ? numbers.slice(0, -1) : numbers, false, leastNumber(rules), MAX_JUDGED);
    try {
      parseTarget(target, rules);
    } catch (error) {
      const { message } = error as NumbersGameError;
      const meant = options.game === undefined ? suggestGame(numbers) : null;
      const other =
        meant && `; for the ${meant.game.title}: ${meant.numbers.join(' ')} --game ${meant.game.id}`;
      const others = numbers.slice(0, -1).join(' ');
      const advice = `if ${last} is the target: ${others} --target ${last}${other ?? ''}`;
      throw new NumbersGameError('invalid-target', `${message}; ${advice}`);
    }
  }
  return { numbers, target, rules, aces: options.aces ?? gameOf(options).aces };
}

/** Converts a target for JSON: to a number if it is a safe integer, else to text. Precondition: it exists. */
export function formatTarget(target: Puzzle['target']): number | string {
  return toTarget(String(target));
}
