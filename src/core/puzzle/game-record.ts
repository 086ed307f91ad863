// The property `game` of puzzles and queries, and values derived from a record. It is a record and not an id,
// so that a program carries no records other than the one that it uses.
import { describe, invalidOption, unexpected } from '../errors.js';
import { isObject } from '../options.js';
import type { Game, Pool, PoolGroup, TargetRange } from '../api-types.js';
import { isGroup, listNumbers } from './parse-pool.js';

/** A property that may be a record of a game, and the rules that then must not be beside it. */
interface Named {
  readonly game?: Game;
  readonly rules?: unknown;
}

/**
 * Reads the game of a puzzle or query; undefined if it names none. Its rules are not checked.
 *
 * @throws NumbersGameError `invalid-option`
 */
export function parseGameRecord({ game, rules }: Named): Game | undefined {
  if (game === undefined) return undefined;
  if (!isRecord(game))
    throw unexpected('invalid-option', 'game', 'the record of a game, such as games.krypto', game);
  if (rules !== undefined) throw invalidOption(`rules: expected none beside game, got ${describe(rules)}`);
  return game;
}

/** Whether a value has the properties that are read from a record. Groups are checked where boards are. */
function isRecord(game: unknown): boolean {
  const { rules, deal, target, points, seconds } = Object(game) as {
    readonly [Name in keyof Game]?: unknown;
  };
  if (!isObject(rules) || !isObject(deal) || !Number.isSafeInteger(deal.size)) return false;
  const isMember = (member: unknown) =>
    isNumber(member) ||
    (target !== 'card' && isListOf(isNumber, (Object(member) as Partial<PoolGroup>).numbers));
  if (!isListOf(isMember, deal.pool)) return false;
  if (points !== undefined && !arePoints(points)) return false;
  if (seconds !== undefined && !isNumber(seconds)) return false;
  if (typeof target === 'number' || target === 'card') return true;
  const { from, to } = Object(target) as { readonly from?: unknown; readonly to?: unknown };
  return Number.isSafeInteger(from) && Number.isSafeInteger(to);
}

/** Whether a value is a list of pairs of a distance and its points, the distances ascending. */
function arePoints(points: unknown): boolean {
  let last = -1;
  const isNext = (pair: unknown) => {
    if (!isListOf(isNumber, pair)) return false;
    const [distance, worth, ...others] = pair as number[];
    const isFurther = distance > last;
    last = distance;
    return isFurther && worth > 0 && others.length === 0;
  };
  return isListOf(isNext, points) && last >= 0;
}

function isNumber(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Whether a value is a list. It is read to the first fault, because an array may have 2^32 - 1 holes. */
function isListOf(isMember: (value: unknown) => boolean, list: unknown): boolean {
  if (!Array.isArray(list)) return false;
  for (let index = 0; index < list.length; index++) if (!isMember(list[index])) return false;
  return true;
}

/**
 * Returns the target of all boards of a game.
 *
 * @throws NumbersGameError `invalid-target` if each board has its own target
 */
export function targetOf({ target }: Game): number {
  if (typeof target === 'number') return target;
  throw unexpected('invalid-target', 'target', 'the target that the game drew', undefined);
}

/** Returns the range of the targets of a game. For `card` it spans the pool. */
export function findTargetRange({ target, deal }: Game): TargetRange {
  if (typeof target === 'number') return { from: target, to: target };
  if (target !== 'card') return target;
  const pool = listNumbers(deal.pool).sort((a, b) => a - b);
  return { from: pool[0], to: pool.at(-1)! };
}

/**
 * Returns the boards of a game as a query of `reachAll`. If the pool has enough copies of each number for any
 * board, they are listed once and can be repeated.
 */
export function findBoards({ deal }: Game): { pool: Pool; size: number; repeat: boolean } {
  const { pool, size } = deal;
  if (pool.some(isGroup)) return { pool, size, repeat: false };
  const copies = new Map<number, number>();
  for (const number of listNumbers(pool)) copies.set(number, (copies.get(number) ?? 0) + 1);
  const repeat = deal.repeat ?? [...copies.values()].every((count) => count >= size);
  return { pool: repeat ? [...copies.keys()] : pool, size, repeat };
}
