// Reads the options of `generate`. Contradictory options are refused here, before anything is tried.
import { parseTimeout } from '../core/deadline.js';
import { NumbersGameError, refuse, unexpected } from '../core/errors.js';
import { deepFreeze } from '../core/freeze.js';
import { findBoards, findTargetRange, parseGameRecord } from '../core/puzzle/game-record.js';
import { findGameLike, type Game } from '../core/puzzle/games.js';
import { countDeals, listTiles } from '../core/puzzle/deal-tiles.js';
import { boundsOf, isGroup, listNumbers } from '../core/puzzle/parse-pool.js';
import { layOutBoards, parseChoices, type Choices } from '../solver/boards/parse-boards.js';
import { checkInteger, checkProperties, parseBoolean, parseChoice, parseInteger } from '../core/options.js';
import { division, subtraction } from '../core/operator-notation.js';
import { selectRows } from '../expression/operators/all-rows.js';
import { logarithm } from '../expression/operators/logarithm.js';
import { power } from '../expression/operators/power.js';
import { root } from '../expression/operators/root.js';
import { checkSquare, square } from '../expression/operators/square.js';
import { parseRules, refuseDefined } from '../core/puzzle/parse-rules.js';
import { leastNumber } from '../core/puzzle/parse-numbers.js';
import { checkRange, leastTarget, parseBounds } from '../core/puzzle/parse-range.js';
import type { Deal, Operator, Pool, Rules, TargetRange } from '../core/api-types.js';
import type { ProblemSet } from './numbered-problems.js';
import { withoutFactor } from '../core/greatest-divisor.js';
import { openDeals, type ShowDeals } from './show-deals.js';
import { MAX_SIZE } from './shuffle-places.js';
import { checkRatedRules } from './rate/weigh-features.js';
import {
  NEEDS,
  isHabit,
  type Bounds,
  type GenerateOptions,
  type Habit,
  type Need,
} from './generate-types.js';

/** Checked options with every default filled in. Plain data, so they can be sent to threads. */
export interface Request {
  readonly count: number;
  readonly seed: number;
  readonly rules: Rules;
  /** Number of numbers in a puzzle. */
  readonly size: number;
  /** Problems that puzzles are chosen from. */
  readonly problems: readonly ProblemSet[];
  /** Deals of a show, which then take the place of the problems; null for none. */
  readonly deals: ShowDeals | null;
  readonly solvable: boolean;
  readonly operations: Required<Bounds>;
  /** Bounds of the number of solutions; null if solutions need not be counted. */
  readonly solutions: Required<Bounds> | null;
  readonly needs: readonly Need[];
  /** Number of puzzles of each level; null if any level will do. */
  readonly quotas: readonly number[] | null;
  readonly rate: boolean;
  readonly testShare: number | null;
  /** Keys of the boards that no puzzle has; null for none. */
  readonly excluded: ReadonlySet<string> | null;
  readonly tries: number;
  /** Time limit for each puzzle in milliseconds; undefined for no limit. */
  readonly timeout: number | undefined;
  readonly wasm: GenerateOptions['wasm'];
}

/** Names of the options of `generate`. */
export const GENERATE_OPTIONS: readonly string[] = [
  ...['count', 'seed', 'game', 'rules', 'size', 'pool', 'repeat', 'from', 'to', 'deal', 'solvable'],
  ...['operations', 'solutions', 'needs', 'level', 'rate', 'testShare', 'exclude', 'tries', 'timeout'],
  ...['wasm'],
];

const MAX_SEED = 2 ** 32 - 1;
const LEVELS = 5;
const TRIES = 100_000;

/**
 * Checks the options.
 *
 * @param known their names
 * @throws NumbersGameError `invalid-option`, `invalid-numbers`, `invalid-range` or `too-large`
 */
export function parseRequest(options: GenerateOptions, known = GENERATE_OPTIONS): Request {
  checkProperties(options, known, 'options');
  const named = parseGameRecord(options);
  const rules = checkRules(named === undefined ? options.rules : named.rules);
  const game = named ?? findGameLike(rules);
  const { size = game.deal.size } = options;
  checkInteger(options.count, 'count', 0, Number.MAX_SAFE_INTEGER);
  const count = options.count + 0; // -0 becomes 0
  const quotas = options.level === undefined ? null : parseLevel(options.level, count);
  const request: Request = {
    count,
    seed: parseInteger(options.seed, 0, 'seed', 0, MAX_SEED),
    rules,
    size,
    problems: parseProblems(options, game, rules),
    deals: parseDeal(options, game, rules),
    solvable: parseBoolean(options.solvable, true, 'solvable'),
    operations: parseBounds(options.operations, 'operations'),
    solutions: options.solutions === undefined ? null : parseBounds(options.solutions, 'solutions'),
    needs: parseNeeds(options.needs),
    quotas,
    rate: parseBoolean(options.rate, false, 'rate') || quotas !== null,
    testShare: parseShare(options.testShare),
    excluded: parseExcluded(options.exclude),
    tries: parseInteger(options.tries, TRIES, 'tries', 1, Number.MAX_SAFE_INTEGER),
    timeout: parseTimeout(options.timeout),
    wasm: options.wasm,
  };
  checkContradictions(request, options);
  return request;
}

/** Checks rules, and keeps only the properties that generated puzzles need, in an object that they share. */
function checkRules(given: Rules | undefined): Rules {
  const parsed = parseRules(given);
  refuseDefined(parsed, 'generate');
  checkSquare(parsed);
  const { values, use, operators } = parsed;
  const limits = given?.limits;
  const rules = { values, use, ...(operators && { operators }), ...(limits && { limits: { ...limits } }) };
  return deepFreeze(rules);
}

/** Reads the boards and targets from the options; the game supplies those that are missing. */
function parseProblems(options: GenerateOptions, game: Game, rules: Rules): ProblemSet[] {
  const dealt = findBoards(game);
  const hasGroup = Array.isArray(options.pool) && options.pool.some((member) => typeof member === 'object');
  const byDefault = options.pool === undefined ? dealt.repeat : rules.use === 'all' && !hasGroup;
  const choices = readChoices(options, { ...dealt, repeat: byDefault }, rules);
  if (game.target === 'card' && (options.from ?? options.to) === undefined) return drawTargets(choices);
  return [{ boards: layOutBoards(choices), ...readTargets(options, game, rules) }];
}

/** Reads how boards are dealt; null if all problems are alike. */
function parseDeal(options: GenerateOptions, game: Game, rules: Rules): ShowDeals | null {
  if (parseChoice(options.deal, ['uniform', 'show'], 'uniform', 'deal') === 'uniform') return null;
  const repeat = options.pool === undefined && game.deal.repeat === true;
  const { pool, size, repeat: isRepeated } = readChoices(options, { ...game.deal, repeat }, rules);
  if (game.target === 'card' && (options.from ?? options.to) === undefined)
    refuse('deal', 'uniform if the target is a card', '"show"');
  const { large } = game.deal;
  if (isRepeated && large !== undefined)
    refuse('repeat', 'false for the deal of a show with large numbers', 'true');
  const counts =
    large === undefined ? [undefined] : Array.from({ length: size + 1 }, (_, count) => ({ ...large, count }));
  const draws = counts
    .map((large) => listTiles({ pool, size, repeat: isRepeated, large }))
    .filter((groups) => countDeals(groups, size)[0][size] > 0);
  const deals = { draws, size, ...readTargets(options, game, rules) };
  if (openDeals(deals, 0).size <= MAX_SIZE) return deals;
  throw new NumbersGameError('too-large', 'pool, size: expected at most 2^52 deals, got more');
}

/** Reads the boards from the options, with the defaults of a game. */
function readChoices(options: GenerateOptions, dealt: Deal, rules: Rules): Choices {
  const { size = dealt.size, pool = dealt.pool, repeat } = options;
  const query = { pool, size, repeat: parseBoolean(repeat, dealt.repeat, 'repeat') };
  const least = leastNumber(rules);
  const given = parseChoices(query, least);
  const isRated = options.rate === true || options.level !== undefined;
  const choices = isRated ? parseChoices({ ...query, pool: given.pool.flatMap(withoutZero) }, least) : given;
  const most = choices.pool.reduce<number>((sum, member) => sum + mostOf(member, choices), 0);
  if (most < size) refuse('size', `at most the ${most} numbers of the pool`, String(size));
  return choices;
}

/** Reads the range of the targets from the options, with that of the game by default. */
function readTargets(options: GenerateOptions, game: Game, rules: Rules): TargetRange {
  const targets = findTargetRange(game);
  const { from = targets.from } = options;
  const least = leastTarget(rules);
  checkRange(from, from, least);
  const { to = Math.max(from, targets.to) } = options;
  checkRange(from, to, least);
  return { from, to };
}

/** Leaves 0 out of a member of a pool: `rate` takes none. */
function withoutZero(member: Pool[number]): Pool {
  if (!isGroup(member)) return member > 0 ? [member] : [];
  const numbers = member.numbers.filter((number) => number > 0);
  if (numbers.length > 0) return [{ ...member, numbers }];
  if (member.exactly)
    refuse('pool', 'numbers other than 0 in each group, because rated puzzles have no 0', '0');
  return [];
}

/** Maximum number of numbers of a board that a member of a pool gives. */
function mostOf(member: Pool[number], { size, repeat }: Choices): number {
  return isGroup(member) ? Math.min(boundsOf(member).most, size) : repeat ? size : 1;
}

/**
 * Problems with each number of a pool as the target, and boards of the remaining numbers. Precondition: the
 * query was checked.
 */
function drawTargets(choices: Choices): ProblemSet[] {
  if (choices.pool.some((member) => isGroup(member) && member.exactly !== undefined))
    refuse('pool', 'groups without exactly if the target is a card', 'a group with exactly');
  const numbers = listNumbers(choices.pool);
  if (!choices.repeat && numbers.length <= choices.size) {
    const expected = `fewer than the ${numbers.length} numbers of the pool, because one of them is the target`;
    refuse('size', expected, String(choices.size));
  }
  const targets = [...new Set(numbers)].sort((a, b) => a - b);
  return targets.map((target) => ({ boards: layOutBoards(choices, target), from: target, to: target }));
}

function parseNeeds(needs: GenerateOptions['needs']): Need[] {
  if (needs === undefined) return [];
  const list = Array.isArray(needs) ? (needs as readonly Need[]) : [needs as Need];
  const parsed = new Set<Need>();
  // `map` would leave holes out.
  for (const need of list) parsed.add(parseChoice(need, NEEDS, undefined, 'needs'));
  return [...parsed];
}

/**
 * Divides the puzzles among the levels, in proportion to their shares: rounded down, with the remainder given
 * to the levels with the largest fractions. Levels in bounds have equal shares.
 */
function parseLevel(level: unknown, count: number): number[] {
  const shares: unknown[] = Array.isArray(level) ? level : sharesWithin(level);
  const isShare = (share: unknown) => Number.isFinite(share) && (share as number) >= 0;
  // `every` would leave holes out.
  const isValid = shares.length === LEVELS && Array.from(shares).every(isShare);
  const total = isValid ? sumOf(shares as number[]) : 0;
  if (!(total > 0 && total < Infinity))
    throw unexpected('invalid-option', 'level', 'five shares of at least 0, not all of them 0', shares);
  const exact = (shares as number[]).map((share) => (count * share) / total);
  const quotas = exact.map(Math.floor);
  const order = exact
    .map((_, level) => level)
    .sort((a, b) => exact[b] - quotas[b] - (exact[a] - quotas[a]) || a - b);
  let missing = count - sumOf(quotas);
  for (const level of order) {
    if (missing-- <= 0) break;
    quotas[level]++;
  }
  return quotas;
}

/** Equal shares of a level, or of those within bounds. */
function sharesWithin(level: unknown): number[] {
  const isBounds = typeof level === 'object' && level !== null;
  const { from, to } = isBounds ? parseBounds(level, 'level', 1, LEVELS) : { from: level, to: level };
  checkInteger(from, 'level', 1, LEVELS);
  return Array.from({ length: LEVELS }, (_, at) => Number(at + 1 >= from && at < (to as number)));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function parseShare(share: unknown): number | null {
  if (share === undefined) return null;
  if (Number.isFinite(share) && (share as number) >= 0 && (share as number) <= 1) return share as number;
  throw unexpected('invalid-option', 'testShare', 'a number from 0 to 1', share);
}

function parseExcluded(boards: GenerateOptions['exclude']): ReadonlySet<string> | null {
  if (boards === undefined) return null;
  if (!Array.isArray(boards)) throw unexpected('invalid-option', 'exclude', 'a list of boards', boards);
  const isBoard = (board: unknown) =>
    Array.isArray(board) && board.length > 0 && Array.from(board, Number.isSafeInteger).every(Boolean);
  const wrong = boards.findIndex((board) => !isBoard(board));
  if (wrong >= 0)
    throw unexpected('invalid-option', `exclude[${wrong}]`, 'a list of integers', boards[wrong]);
  return new Set(boards.map((board: readonly number[]) => withoutFactor(board).join()));
}

/** Refuses a request that no puzzle can meet. */
function checkContradictions(request: Request, options: GenerateOptions): void {
  const { rules, solvable, solutions, needs, quotas } = request;
  if (!solvable) {
    if (solutions !== null && solutions.from > 0)
      refuse('solutions', '0, because a puzzle that cannot be solved has none', formatBounds(solutions));
    const given = [options.operations && 'operations', needs.length > 0 && 'needs', quotas && 'level'];
    const other = given.find((name) => typeof name === 'string');
    if (other !== undefined) refuse(other, 'none for unsolvable puzzles', 'some');
  } else if (solutions?.to === 0) {
    refuse('solutions', 'at least 1 if the puzzles can be solved', formatBounds(solutions));
  }
  checkOperations(request);
  if (request.rate) checkRatedRules(rules);
  const operators = selectRows(rules).map(({ operator }) => operator);
  if ((rules.values === 'natural' || rules.values === 'integer') && needs.includes('fraction'))
    refuse('needs', `division or subtraction if values are ${rules.values}`, '"fraction"');
  const makersOf = (need: Need) => (isHabit(need) ? MAKERS[need] : [need]);
  const missing = needs.find((need) => !makersOf(need).some((operator) => operators.includes(operator)));
  if (missing !== undefined) {
    const expected = isHabit(missing) ? `${makersOf(missing).join(' or ')} among` : 'only';
    refuse('needs', `${expected} operators of the rules (${operators.join(' ')})`, `"${missing}"`);
  }
}

/** Operators that can meet each requirement. */
const MAKERS: Readonly<Record<Habit, readonly Operator[]>> = {
  fraction: [division, power, root, logarithm].map(({ operator }) => operator),
  division: [division.operator],
  subtraction: [subtraction.operator],
};

/** Refuses numbers of operations that no solution has. */
function checkOperations({ rules, size, operations }: Request): void {
  const isAll = rules.use === 'all';
  const least = isAll ? size - 1 : 0;
  const most = maximumOperations(rules, size);
  if (operations.from <= most && operations.to >= least) return;
  const possible = operations.to < least ? `at least ${least}` : `at most ${most}`;
  const reason = isAll ? `, because all ${size} numbers are used` : ` for ${size} numbers`;
  refuse('operations', `${least === most ? least : possible}${reason}`, formatBounds(operations));
}

/**
 * Returns the maximum number of operations of a solution. Of the operators of one operand, `square` can be
 * repeated without end; any other is applied at most once to each number and to each result of two operands,
 * which are size + (size - 1) places.
 */
function maximumOperations(rules: Rules, size: number): number {
  const unary = selectRows(rules).filter(({ arity }) => arity === 1);
  if (unary.includes(square)) return Infinity;
  return unary.length > 0 ? 3 * size - 2 : size - 1;
}

function formatBounds({ from, to }: Required<Bounds>): string {
  if (from === to) return String(from);
  return to === Number.MAX_SAFE_INTEGER ? `from ${from}` : `${from} to ${to}`;
}
