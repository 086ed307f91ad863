// Pools: numbers, and groups of numbers of which a board takes at most some, or exactly some. A checked pool
// has this form, too: its numbers outside groups, ascending, and then its groups.
import { NumbersGameError, unexpected } from '../errors.js';
import { checkProperties, parseBoolean, parseInteger } from '../options.js';
import type { Pool, PoolGroup } from '../api-types.js';
import { MAX_NUMBERS, parseNumber } from './parse-numbers.js';

/** A number of a pool, or a group. */
type PoolMember = Pool[number];

export function isGroup(member: PoolMember): member is PoolGroup {
  return typeof member !== 'number';
}

/** Lists the numbers of a pool, each as often as a board may hold it. */
export function listNumbers(pool: Pool): number[] {
  return pool.flatMap((member) =>
    isGroup(member)
      ? member.numbers.flatMap((number) => new Array<number>(copiesOf(member)).fill(number))
      : [member],
  );
}

function copiesOf({ copies = 1, exactly = 1, repeat = false }: PoolGroup): number {
  return repeat ? exactly : copies;
}

/** Returns how many numbers a board takes from a group, at least and at most. */
export function boundsOf(group: PoolGroup): { readonly least: number; readonly most: number } {
  const { numbers, exactly, atMost = Infinity } = group;
  const most = Math.min(exactly ?? atMost, numbers.length * copiesOf(group));
  return { least: exactly ?? 0, most };
}

/**
 * Checks a pool, with numbers from `least` on: returns its numbers, ascending, and then its groups.
 *
 * @throws NumbersGameError `invalid-numbers` or `invalid-option`
 */
export function parsePool(pool: unknown, least: number): PoolMember[] {
  const groups: PoolGroup[] = [];
  const numbers = parseNumbers(pool, least, 'pool', (member, name) =>
    groups.push(parseGroup(member, least, name)),
  );
  if (groups.length > 0) checkDistinct([...numbers, ...groups.flatMap((group) => group.numbers)], 'pool');
  return [...numbers, ...groups];
}

/** Returns the numbers of a list, ascending. Objects in it are left to a function, if there is one. */
function parseNumbers(
  list: unknown,
  least: number,
  name: string,
  take?: (member: object, name: string) => void,
): number[] {
  if (!Array.isArray(list) || list.length === 0)
    throw unexpected('invalid-numbers', name, 'an array of at least one number', list);
  const numbers: number[] = [];
  for (let index = 0; index < list.length; index++) {
    // Read once: a getter or proxy might give another value the next time.
    const member: unknown = list[index];
    const place = `${name}[${index}]`;
    if (take && typeof member === 'object' && member !== null) take(member, place);
    else numbers.push(parseNumber(member, place, least));
  }
  return numbers.sort((a, b) => a - b);
}

const GROUP_PROPERTIES = ['numbers', 'copies', 'atMost', 'exactly', 'repeat'];

function parseGroup(given: object, least: number, name: string): PoolGroup {
  checkProperties(given, GROUP_PROPERTIES, name);
  const { numbers: list, ...others }: { readonly [Name in keyof PoolGroup]?: unknown } = given;
  const numbers = parseNumbers(list, least, `${name}.numbers`);
  checkDistinct(numbers, `${name}.numbers`);
  const repeat = parseBoolean(others.repeat, false, `${name}.repeat`);
  const copies = parseInteger(others.copies, undefined, `${name}.copies`, 1, MAX_NUMBERS);
  const atMost = parseInteger(others.atMost, undefined, `${name}.atMost`, 0, MAX_NUMBERS);
  const exactly = parseInteger(others.exactly, undefined, `${name}.exactly`, 0, MAX_NUMBERS);
  if (exactly !== undefined && atMost !== undefined) refuse(`${name}.atMost`, 'none beside exactly', atMost);
  if (!repeat) {
    const group = { numbers, copies: copies ?? 1, ...(atMost !== undefined && { atMost }) };
    if (exactly === undefined) return group;
    const { most } = boundsOf(group);
    if (exactly <= most) return { ...group, exactly };
    refuse(`${name}.exactly`, `at most the ${most} numbers of the group`, exactly);
  }
  if (copies !== undefined) refuse(`${name}.copies`, 'none beside repeat', copies);
  if (exactly === undefined)
    throw unexpected('invalid-option', `${name}.exactly`, 'a count beside repeat', exactly);
  return { numbers, exactly, repeat };
}

function checkDistinct(numbers: readonly number[], name: string): void {
  const seen = new Set<number>();
  for (const number of numbers) {
    if (seen.has(number)) {
      const message = `${name}: expected each number once in a pool with a group, got ${number} again`;
      throw new NumbersGameError('invalid-numbers', message);
    }
    seen.add(number);
  }
}

function refuse(name: string, expected: string, got: unknown): never {
  throw unexpected('invalid-option', name, expected, got);
}
