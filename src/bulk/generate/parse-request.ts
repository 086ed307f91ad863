// Reads the options of `generate`. Contradictory options are refused here, before anything is tried.
import { parseTimeout } from '../../core/deadline.js';
import { NumbersGameError, unexpected } from '../../core/errors.js';
import { deepFreeze } from '../../core/freeze.js';
import { findBoards, findTargetRange, parseGameRecord } from '../../core/puzzle/game-record.js';
import { findGameLike, parseGame, type Game } from '../../core/puzzle/games.js';
import { isGroup, listMembers, type PoolMember } from '../../solver/boards/parse-pool.js';
import { layOutGroups, parseGroupedChoices } from '../../solver/boards/grouped-boards.js';
import type { Choices } from '../../solver/boards/pool-boards.js';
import { checkProperties, parseBoolean, parseChoice } from '../../core/options.js';
import { division, subtraction } from '../../core/operator-notation.js';
import { selectRows } from '../../expression/operators/all-rows.js';
import { logarithm } from '../../expression/operators/logarithm.js';
import { power } from '../../expression/operators/power.js';
import { root } from '../../expression/operators/root.js';
import { checkSquare, square } from '../../expression/operators/square.js';
import { parseRules, refuseDefined } from '../../core/puzzle/parse-rules.js';
import { checkRange } from '../../core/puzzle/parse-range.js';
import type { Operator, Rules } from '../../core/api-types.js';
import type { ProblemSet } from './numbered-problems.js';
import { openDeals, type ShowDeals } from './show-deals.js';
import { MAX_SIZE } from './shuffle-places.js';
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
  /** Number of puzzles of each band; null if any band will do. */
  readonly quotas: readonly number[] | null;
  readonly rate: boolean;
  readonly testShare: number | null;
  readonly tries: number;
  /** Time limit for each puzzle in milliseconds; undefined for no limit. */
  readonly timeout: number | undefined;
  readonly wasm: GenerateOptions['wasm'];
}

/** Names of the options of `generate`. */
export const GENERATE_OPTIONS: readonly string[] = [
  'count',
  'seed',
  'game',
  'rules',
  'size',
  'pool',
  'repeat',
  'from',
  'to',
  'deal',
  'solvable',
  'operations',
  'solutions',
  'needs',
  'bands',
  'rate',
  'testShare',
  'tries',
  'timeout',
  'wasm',
];

/** Choices of boards from a pool that may have groups. */
type PoolChoices = Choices<readonly PoolMember[]>;

const MAX_SEED = 2 ** 32 - 1;
const BANDS = 5;
const TRIES = 100_000;

/**
 * Checks the options.
 *
 * @param known their names
 * @throws NumbersGameError `invalid-option`, `invalid-numbers`, `invalid-range` or `too-large`
 */
export function parseRequest(options: GenerateOptions, known = GENERATE_OPTIONS): Request {
  checkProperties(options, known, 'options');
  const named = options.game === undefined ? undefined : parseGame(options.game);
  // Of a record the rules are part; an id may be combined with others.
  if (typeof options.game === 'object') parseGameRecord({ game: options.game, rules: options.rules });
  const { rules: given = named?.rules } = options;
  const rules = checkRules(given);
  const game = named ?? findGameLike(rules);
  const { size = game.deal.size } = options;
  const count = parseInteger(options.count, undefined, 0, Number.MAX_SAFE_INTEGER, 'count');
  const quotas = options.bands === undefined ? null : parseBands(options.bands, count);
  const request: Request = {
    count,
    seed: parseInteger(options.seed, 0, 0, MAX_SEED, 'seed'),
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
    tries: parseInteger(options.tries, TRIES, 1, Number.MAX_SAFE_INTEGER, 'tries'),
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
  const { size = dealt.size, pool = dealt.pool } = options;
  const hasGroup = Array.isArray(pool) && pool.some((member) => typeof member === 'object');
  const byDefault = options.pool === undefined ? dealt.repeat : rules.use === 'all' && !hasGroup;
  const query = { pool, size, repeat: parseBoolean(options.repeat, byDefault, 'repeat') };
  const choices = parseGroupedChoices(query);
  const boards = layOutGroups(choices);
  const most = choices.pool.reduce<number>((sum, member) => sum + mostOf(member, choices), 0);
  if (most < size) refuse('size', `at most the ${most} numbers of the pool`, String(size));
  if (game.target === 'card' && (options.from ?? options.to) === undefined) return drawTargets(choices);
  const targets = findTargetRange(game);
  const { from = targets.from } = options;
  const least = rules.values === 'natural' ? 1 : Number.MIN_SAFE_INTEGER;
  checkRange(from, from, least);
  const { to = Math.max(from, targets.to) } = options;
  checkRange(from, to, least);
  return [{ boards, from, to }];
}

/** Reads how boards are dealt; null if all problems are alike. */
function parseDeal(options: GenerateOptions, game: Game, rules: Rules): ShowDeals | null {
  if (parseChoice(options.deal, ['uniform', 'show'], 'uniform', 'deal') === 'uniform') return null;
  const { pool = game.deal.pool, size = game.deal.size } = options;
  const numbers = pool.filter((member) => typeof member === 'number');
  if (numbers.length < pool.length) refuse('deal', 'uniform for a pool with a group', '"show"');
  if (options.repeat ?? game.deal.repeat) {
    refuse('deal', 'uniform if numbers of the pool can be repeated', '"show"');
  }
  const [problem] = parseProblems({ ...options, pool, repeat: false }, game, rules);
  if (game.target === 'card' && (options.from ?? options.to) === undefined) {
    refuse('deal', 'uniform if the target is a card', '"show"');
  }
  const least = game.deal.large?.from ?? Infinity;
  const deals: ShowDeals = {
    large: numbers.filter((number) => number >= least),
    small: numbers.filter((number) => number < least),
    size,
    from: problem.from,
    to: problem.to,
  };
  if (openDeals(deals, 0).size <= MAX_SIZE) return deals;
  throw new NumbersGameError('too-large', 'pool, size: expected at most 2^52 deals, got more');
}

/** Maximum number of numbers of a board that a member of a pool gives. */
function mostOf(member: PoolMember, { size, repeat }: PoolChoices): number {
  if (!isGroup(member)) return repeat ? size : 1;
  return Math.min(member.atMost ?? size, listMembers(member).length);
}

/**
 * Problems with each number of a pool as the target, and boards of the remaining numbers. Precondition: the
 * query was checked.
 */
function drawTargets(choices: PoolChoices): ProblemSet[] {
  const numbers = choices.pool.flatMap(listMembers);
  if (!choices.repeat && numbers.length <= choices.size) {
    refuse(
      'size',
      `fewer than the ${numbers.length} numbers of the pool, because one of them is the target`,
      String(choices.size),
    );
  }
  const targets = [...new Set(numbers)].sort((a, b) => a - b);
  return targets.map((target) => ({ boards: layOutGroups(choices, target), from: target, to: target }));
}

function parseInteger(
  value: unknown,
  byDefault: number | undefined,
  least: number,
  largest: number,
  name: string,
): number {
  if (value === undefined && byDefault !== undefined) return byDefault;
  if (Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= largest) {
    return (value as number) + 0; // -0 becomes 0
  }
  throw unexpected('invalid-option', name, `an integer from ${least} to ${largest}`, value);
}

function parseBounds(bounds: Bounds | undefined, name: string): Required<Bounds> {
  if (bounds === undefined) return { from: 0, to: Number.MAX_SAFE_INTEGER };
  checkProperties(bounds, ['from', 'to'], name);
  const from = parseInteger(bounds.from, 0, 0, Number.MAX_SAFE_INTEGER, `${name}.from`);
  const to = parseInteger(bounds.to, Number.MAX_SAFE_INTEGER, from, Number.MAX_SAFE_INTEGER, `${name}.to`);
  return { from, to };
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
 * Divides the puzzles among the bands, in proportion to the shares: rounded down, with the remainder given to
 * the bands with the largest fractions.
 */
function parseBands(shares: readonly number[], count: number): number[] {
  const isShare = (share: unknown) => Number.isFinite(share) && (share as number) >= 0;
  // `every` would leave holes out.
  const isValid = Array.isArray(shares) && shares.length === BANDS && Array.from(shares).every(isShare);
  const total = isValid ? sumOf(shares) : 0;
  if (!(total > 0 && total < Infinity)) {
    throw unexpected('invalid-option', 'bands', 'five shares of at least 0, not all of them 0', shares);
  }
  const exact = shares.map((share) => (count * share) / total);
  const quotas = exact.map(Math.floor);
  const order = exact
    .map((_, band) => band)
    .sort((a, b) => exact[b] - quotas[b] - (exact[a] - quotas[a]) || a - b);
  let missing = count - sumOf(quotas);
  for (const band of order) {
    if (missing-- <= 0) break;
    quotas[band]++;
  }
  return quotas;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function parseShare(share: unknown): number | null {
  if (share === undefined) return null;
  if (Number.isFinite(share) && (share as number) >= 0 && (share as number) <= 1) return share as number;
  throw unexpected('invalid-option', 'testShare', 'a number from 0 to 1', share);
}

/** Refuses a request that no puzzle can meet. */
function checkContradictions(request: Request, options: GenerateOptions): void {
  const { rules, solvable, solutions, needs, quotas } = request;
  if (!solvable) {
    if (solutions !== null && solutions.from > 0) {
      refuse('solutions', '0, because a puzzle that cannot be solved has none', formatBounds(solutions));
    }
    const given = [options.operations && 'operations', needs.length > 0 && 'needs', quotas && 'bands'];
    const other = given.find((name) => typeof name === 'string');
    if (other !== undefined) refuse(other, 'none for unsolvable puzzles', 'some');
  } else if (solutions?.to === 0) {
    refuse('solutions', 'at least 1 if the puzzles can be solved', formatBounds(solutions));
  }
  checkOperations(request);
  const operators = selectRows(rules).map(({ operator }) => operator);
  const makersOf = (need: Need) => (isHabit(need) ? MAKERS[need] : [need]);
  const missing = needs.find((need) => !makersOf(need).some((operator) => operators.includes(operator)));
  if (missing !== undefined) {
    const expected = isHabit(missing) ? `${makersOf(missing).join(' or ')} among` : 'only';
    refuse('needs', `${expected} operators of the rules (${operators.join(' ')})`, `"${missing}"`);
  }
  if ((rules.values === 'natural' || rules.values === 'integer') && needs.includes('fraction')) {
    refuse('needs', `division or subtraction if values are ${rules.values}`, '"fraction"');
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

function refuse(name: string, expected: string, got: string): never {
  throw new NumbersGameError('invalid-option', `${name}: expected ${expected}, got ${got}`);
}

function formatBounds({ from, to }: Required<Bounds>): string {
  if (from === to) return String(from);
  return to === Number.MAX_SAFE_INTEGER ? `from ${from}` : `${from} to ${to}`;
}
