// The boards of a pool with groups, of which a board takes at most some numbers each (parse-pool.ts).
//
// They are laid out as those of a plain pool (pool-boards.ts), with a place for each number and for all that
// groups may still allow there. Only the groups that have members before and after a number matter for it: so
// a pool whose groups do not interleave has few places.
import { NumbersGameError } from '../../core/errors.js';
import { checkProperties } from '../../core/options.js';
import type { BoardsQuery, PoolGroup } from '../../core/api-types.js';
import { isGroup, listMembers, parsePool, type PoolMember } from './parse-pool.js';
import {
  BOARDS_PROPERTIES,
  countLaidOut,
  layOutNumbers,
  nextNumber,
  parseChoices,
  type Choices,
  type PoolBoards,
} from './pool-boards.js';

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
export function countBoards(query: BoardsQuery): number {
  checkProperties(query, BOARDS_PROPERTIES, 'query');
  return countLaidOut(parseGroupedBoards(query));
}

/** Reads the choices of a query, whose pool may have groups. @throws NumbersGameError */
export function parseGroupedChoices(query: BoardsQuery): Choices<readonly PoolMember[]> {
  const choices = parseChoices(query, parsePool);
  if (!choices.repeat || !choices.pool.some(isGroup)) return choices;
  throw new NumbersGameError('invalid-option', 'repeat: expected false for a pool with a group, got true');
}

/** Reads the boards of a query, whose pool may have groups. @throws NumbersGameError */
export function parseGroupedBoards(query: BoardsQuery): PoolBoards {
  return layOutGroups(parseGroupedChoices(query));
}

/**
 * Lays out the boards of a pool, which may lack one copy of a number.
 *
 * @throws NumbersGameError `too-large` if too many groups interleave
 */
export function layOutGroups(
  { pool, size, repeat }: Choices<readonly PoolMember[]>,
  lacking?: number,
): PoolBoards {
  const members = pool.flatMap(listMembers).sort((a, b) => a - b);
  if (lacking !== undefined && !repeat) members.splice(members.indexOf(lacking), 1);
  const numbers = layOutNumbers(members, repeat ? size : 0, size);
  const groups = pool.filter(
    (member): member is Required<PoolGroup> => isGroup(member) && member.atMost !== undefined,
  );
  const groupOf = numbers.map((number) => groups.findIndex((group) => group.numbers.includes(number)));
  const open = numbers.map((_, at) =>
    [...groups.keys()].filter((group) => groupOf.indexOf(group) < at && groupOf.lastIndexOf(group) >= at),
  );
  // The first place of each number, and the end.
  const starts = [0];
  for (const each of open) {
    starts.push(each.reduce((kinds, group) => kinds * (groups[group].atMost + 1), 1) + starts.at(-1)!);
  }
  const end = starts.at(-1)!;
  if (groups.length > 0 && end > MOST_PLACES) {
    const message = `pool: expected groups that interleave less, with at most ${MOST_PLACES} places, got ${end}`;
    throw new NumbersGameError('too-large', message);
  }
  const placeOf = (at: number, allowed: readonly number[]) =>
    (open[at] ?? []).reduce((kind, group) => kind * (groups[group].atMost + 1) + allowed[group], 0) +
    starts[at];
  const places = { numbers: [] as number[], taken: [] as number[], others: [] as number[] };
  for (let at = 0; at < numbers.length; at++) {
    for (let kind = 0; kind < starts[at + 1] - starts[at]; kind++) {
      const allowed = groups.map(({ atMost }) => atMost);
      let rest = kind;
      for (const group of [...open[at]].reverse()) {
        allowed[group] = rest % (groups[group].atMost + 1);
        rest = Math.floor(rest / (groups[group].atMost + 1));
      }
      places.numbers.push(numbers[at]);
      places.others.push(placeOf(nextNumber(numbers, at), allowed));
      const isAllowed = groupOf[at] < 0 || allowed[groupOf[at]]-- > 0;
      places.taken.push(isAllowed ? placeOf(at + 1, allowed) : end + 1);
    }
  }
  return { size, ...places, ...(groups.length > 0 && { members: numbers, groupOf }) };
}
