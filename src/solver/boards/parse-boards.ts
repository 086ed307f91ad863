// Reads the boards of a query, and lays them out: a place for each number and for all that groups may still
// take there (pool-boards.ts). Only the groups that have members before and after a number matter for it: so
// a pool whose groups do not interleave has few places, and one without groups one for each number.
import { NumbersGameError, unexpected } from '../../core/errors.js';
import { checkAlone, checkInteger, checkProperties, parseBoolean } from '../../core/options.js';
import { standardPool } from '../../core/puzzle/games.js';
import { parseGameRecord } from '../../core/puzzle/game-record.js';
import { MAX_NUMBERS } from '../../core/puzzle/parse-numbers.js';
import { boundsOf, isGroup, listNumbers, parsePool } from '../../core/puzzle/parse-pool.js';
import type { BoardsQuery, Deal, Pool } from '../../core/api-types.js';
import { countLaidOut, nextNumber, type PoolBoards } from './pool-boards.js';

/** Names of the properties of a query of boards. */
export const BOARDS_PROPERTIES: readonly string[] = ['pool', 'size', 'repeat', 'game'];

/** Numbers to choose from; the size of a board; and whether each number outside groups can be repeated. */
export interface Choices {
  readonly pool: Pool;
  readonly size: number;
  readonly repeat: boolean;
}

/** Maximum number of places: some hundred megabytes. */
const MOST_PLACES = 2 ** 19;

/**
 * Counts the boards of a pool, which `reachAll` yields.
 *
 * @throws NumbersGameError `invalid-numbers` or `invalid-option`; `limit-exceeded` if there are 2^53 or more;
 * `too-large` if too many groups interleave.
 * @example
 * countBoards({ size: 6 }); // 13243
 */
export function countBoards(query: BoardsQuery): number;
export function countBoards(query: BoardsQuery, ...others: readonly unknown[]): number {
  checkProperties(query, BOARDS_PROPERTIES, 'query');
  checkAlone(others, 'query');
  return countLaidOut(parseBoards(query));
}

/**
 * Checks the part of a query that describes the boards, with numbers from `least` on, and fills in the
 * defaults.
 *
 * @throws NumbersGameError `invalid-numbers` or `invalid-option`
 */
export function parseChoices(query: BoardsQuery, least: number): Choices {
  const game = parseGameRecord(query);
  const dealt: Partial<Deal> = game?.deal ?? { pool: standardPool };
  const { pool: given = dealt.pool, size = dealt.size } = query;
  checkInteger(size, 'size', 1, MAX_NUMBERS);
  const repeat = parseBoolean(query.repeat, query.pool === undefined && dealt.repeat === true, 'repeat');
  const pool = parsePool(given, least);
  const groups = pool.filter(isGroup);
  if (repeat && groups.length > 0)
    throw unexpected('invalid-option', 'repeat', 'false for a pool with a group', repeat);
  if (groups.some(({ exactly }) => exactly !== undefined)) {
    const bounds = groups.map(boundsOf);
    const from = bounds.reduce((sum, { least }) => sum + least, 0);
    const to = bounds.reduce((sum, { most }) => sum + most, pool.length - groups.length);
    if (size < from || size > to) {
      const expected = `${from === to ? from : `from ${from} to ${to}`}, which the groups of the pool take`;
      throw unexpected('invalid-option', 'size', expected, size);
    }
  }
  return { pool, size, repeat };
}

/** Reads the boards of a query, with numbers from `least` on. @throws NumbersGameError */
export function parseBoards(query: BoardsQuery, least = 0): PoolBoards {
  return layOutBoards(parseChoices(query, least));
}

/**
 * Lays out the boards of a pool, which may lack one copy of a number if no group is exact.
 *
 * @throws NumbersGameError `too-large` if too many groups interleave
 */
export function layOutBoards({ pool, size, repeat }: Choices, lacking?: number): PoolBoards {
  const groups = pool.filter(isGroup).flatMap(({ numbers, exactly, atMost, repeat = false }) => {
    const most = exactly ?? atMost;
    return most === undefined ? [] : [{ numbers, most, isExact: exactly !== undefined, repeat }];
  });
  const all = listNumbers(pool).sort((a, b) => a - b);
  if (lacking !== undefined && !repeat) all.splice(all.indexOf(lacking), 1);
  const members = repeat
    ? [...new Set(all)].flatMap((number) => new Array<number>(size).fill(number))
    : all.filter((number, at) => all[at - size] !== number);
  const groupOf = members.map((number) => groups.findIndex(({ numbers }) => numbers.includes(number)));
  const lastOf = groups.map((_, group) => groupOf.lastIndexOf(group));
  const open = members.map((_, at) =>
    [...groups.keys()].filter((group) => groupOf.indexOf(group) < at && lastOf[group] >= at),
  );
  // The first place of each number, and the end.
  const starts = [0];
  for (const each of open)
    starts.push(each.reduce((kinds, group) => kinds * (groups[group].most + 1), 1) + starts.at(-1)!);
  const end = starts.at(-1)!;
  if (groups.length > 0 && end > MOST_PLACES) {
    const message = `pool: expected groups that interleave less, with at most ${MOST_PLACES} places, got ${end}`;
    throw new NumbersGameError('too-large', message);
  }
  /** Place of a number, if groups may still take `left` numbers; forbidden if one that is behind must. */
  const placeOf = (at: number, left: readonly number[]) => {
    if (groups.some(({ isExact }, group) => isExact && lastOf[group] < at && left[group] > 0)) return end + 1;
    return (
      (open[at] ?? []).reduce((kind, group) => kind * (groups[group].most + 1) + left[group], 0) + starts[at]
    );
  };
  const places = { numbers: [] as number[], taken: [] as number[], others: [] as number[] };
  for (let at = 0; at < members.length; at++) {
    for (let kind = 0; kind < starts[at + 1] - starts[at]; kind++) {
      const left = groups.map(({ most }, group) => (lastOf[group] < at ? 0 : most));
      let rest = kind;
      for (const group of [...open[at]].reverse()) {
        left[group] = rest % (groups[group].most + 1);
        rest = Math.floor(rest / (groups[group].most + 1));
      }
      places.numbers.push(members[at]);
      places.others.push(placeOf(nextNumber(members, at), left));
      const isAllowed = groupOf[at] < 0 || left[groupOf[at]]-- > 0;
      places.taken.push(isAllowed ? placeOf(at + 1, left) : end + 1);
    }
  }
  return { size, ...places, members, groupOf };
}
