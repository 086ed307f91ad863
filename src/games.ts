// The games, one record each: the rules, how a board is dealt, the target, what the pieces are. The command
// line, batch, generate, the element and the page take their choices, defaults and labels from this list, so
// a new game is one more record here.
//
// No other file asks which game it has: it asks the record. eslint.config.js refuses comparisons with an id
// outside of this file.
//
// What can be derived is not stored. The functions below the records derive what several front ends need: the
// boards as a query, the range of targets, the target of a puzzle that has none. How a game looks is the
// business of each front end.
import { parseChoice } from './core/options.js';
import type { Card, Operator, Puzzle, Rules } from './core/types.js';

/** Integers that a target is drawn from. */
export interface TargetRange {
  readonly from: number;
  readonly to: number;
}

/** How the numbers of a board are drawn. */
export interface Deal {
  /** How many numbers a board has. */
  readonly size: number;
  /**
   * What they are drawn from, each entry at most once: a number that stands there twice can be drawn twice.
   */
  readonly pool: readonly number[];
  /** Whether each number can be drawn any number of times. Default: false. */
  readonly repeat?: boolean;
  /**
   * Numbers of the pool from `from` up are large: a player chooses how many to get, `count` unless chosen.
   */
  readonly large?: { readonly from: number; readonly count: number };
}

/** A game. */
export interface Game {
  /** The name that `--game`, the attribute and the column `game`, and addresses take. */
  readonly id: string;
  /** The name that people read. */
  readonly title: string;
  readonly rules: Rules;
  readonly deal: Deal;
  /** The target: always the same, drawn from a range, or one more card of the pool (`card`). */
  readonly target: number | TargetRange | 'card';
  /** What one of the numbers is called. */
  readonly piece: 'number' | 'card' | 'digit';
  /**
   * For games with playing cards, in which 1, 11, 12 and 13 are A, J, Q and K: what an ace counts unless
   * chosen.
   */
  readonly aces?: Puzzle['aces'];
  /** A board to begin with, and its target. */
  readonly example: { readonly numbers: readonly (number | Card)[]; readonly target: number };
}

/** The Countdown numbers round: positive integers, each number at most once. */
export const countdown: Rules = /* @__PURE__ */ Object.freeze({ values: 'natural', use: 'any' });

/** The 24 game: fractions allowed, every number exactly once. */
export const twentyFour: Rules = /* @__PURE__ */ Object.freeze({ values: 'rational', use: 'all' });

/** The games in the order in which they are offered. */
const records = [
  {
    id: 'countdown',
    title: 'Countdown',
    rules: countdown,
    deal: { size: 6, pool: runs([2, 1, 10], [1, 25, 100, 25]), large: { from: 25, count: 2 } },
    target: { from: 101, to: 999 },
    piece: 'number',
    example: { numbers: [1, 3, 7, 10, 25, 50], target: 765 },
  },
  {
    id: '24',
    title: '24 game',
    rules: twentyFour,
    deal: { size: 4, pool: runs([4, 1, 13]) },
    target: 24,
    piece: 'card',
    aces: 'one',
    example: { numbers: [3, 3, 8, 8], target: 24 },
  },
  {
    id: 'krypto',
    title: 'Krypto',
    rules: { values: 'natural', use: 'all' },
    deal: { size: 5, pool: runs([3, 1, 6], [4, 7, 10], [2, 11, 17], [1, 18, 25]) },
    target: 'card',
    piece: 'card',
    example: { numbers: [2, 4, 7, 13, 20], target: 17 },
  },
  {
    id: 'make-ten',
    title: 'Make ten',
    rules: { values: 'rational', use: 'all' },
    deal: { size: 4, pool: runs([1, 1, 9]), repeat: true },
    target: 10,
    piece: 'digit',
    example: { numbers: [3, 4, 7, 8], target: 10 },
  },
  {
    id: 'digits',
    title: 'Digits',
    rules: countdown,
    deal: { size: 6, pool: runs([1, 1, 15], [1, 20, 25, 5]) },
    target: { from: 50, to: 499 },
    piece: 'number',
    example: { numbers: [3, 5, 7, 11, 15, 25], target: 428 },
  },
] as const satisfies readonly Game[];

/** The id of a game. */
export type GameId = (typeof records)[number]['id'];

/** All games by id. */
export const games = /* @__PURE__ */ indexRecords();

/** The ids of all games, in the order in which they are offered. */
export const gameIds: readonly GameId[] = /* @__PURE__ */ listIds();

/** The game that is meant if none is named. */
export const defaultGame: Game = /* @__PURE__ */ firstRecord();

/**
 * Finds a game by its id, which may be a number if it looks like one.
 *
 * @throws NumbersGameError `invalid-option`
 */
export function parseGame(id: unknown): Game {
  return games[parseChoice(typeof id === 'number' ? String(id) : id, gameIds, undefined, 'game')];
}

/**
 * The first game that uses as many of the numbers: it gives the defaults where rules are named and no game.
 */
export function findGameLike({ use }: Rules): Game {
  return records.find(({ rules }) => rules.use === use) ?? defaultGame;
}

/** Some rules, or null or undefined for those that stay as they are. */
export type RulesChange = { readonly [Rule in keyof Rules]?: Rules[Rule] | null };

/** Rules with some of them replaced. */
export function changeRules(rules: Rules, { values, use, operators }: RulesChange): Rules {
  if ((values ?? use ?? operators ?? null) === null) return rules;
  const changed = { ...rules, values: values ?? rules.values, use: use ?? rules.use };
  return operators ? { ...changed, operators } : changed;
}

/** The operators of a text such as `+ - *`. Whether they are operators is not checked. */
export function splitOperators(text: string): Operator[] {
  return text.split(/[\s,]+/).filter((word) => word !== '') as Operator[];
}

/**
 * The target of a puzzle that has none: that of the game if it is always the same, else that of the first
 * game of which it is. Either game has to have these values and this use of numbers. Undefined if neither
 * has: then a puzzle needs a target.
 */
export function findTarget(game: Game, { values, use }: Rules): number | undefined {
  return [game, ...records]
    .filter(({ rules }) => rules.values === values && rules.use === use)
    .map(({ target }) => target)
    .find((target) => typeof target === 'number');
}

/** The range that targets of a game are in: of one target it is that one, of a card what is in the pool. */
export function findTargetRange({ target, deal }: Game): TargetRange {
  if (typeof target === 'number') return { from: target, to: target };
  if (target !== 'card') return target;
  return { from: Math.min(...deal.pool), to: Math.max(...deal.pool) };
}

/**
 * The targets to reach if none are given: those of the game if it has a range, else those of the default
 * game.
 */
export function findReachRange({ target }: Game): TargetRange {
  return typeof target === 'object' ? target : findTargetRange(defaultGame);
}

/**
 * The boards of a game, as a query of `reachAll`. Numbers that there are enough of for any board count as
 * repeatable.
 */
export function findBoards({ deal }: Game): { pool: readonly number[]; size: number; repeat: boolean } {
  const { pool, size } = deal;
  const distinct = [...new Set(pool)];
  const copiesOf = (number: number) => pool.filter((other) => other === number).length;
  const repeat = deal.repeat ?? distinct.every((number) => copiesOf(number) >= size);
  return { pool: repeat ? distinct : pool, size, repeat };
}

/**
 * A pool from runs of numbers: so many copies of the numbers from a first one to a last one, in steps of 1 or
 * as given.
 *
 * @__NO_SIDE_EFFECTS__
 */
function runs(...parts: (readonly [copies: number, first: number, last: number, step?: number])[]): number[] {
  return parts.flatMap(([copies, first, last, step = 1]) => {
    const run = Array.from({ length: (last - first) / step + 1 }, (_, place) => first + step * place);
    return Array.from({ length: copies }, () => run).flat();
  });
}

function indexRecords(): Readonly<Record<GameId, Game>> {
  return Object.fromEntries<Game>(records.map((game) => [game.id, game])) as Record<GameId, Game>;
}

function firstRecord(): Game {
  return records[0];
}

function listIds(): GameId[] {
  return records.map(({ id }) => id);
}
