// Reads pools: numbers, and groups of numbers of which a board takes at most some.
import { NumbersGameError, unexpected } from '../../core/errors.js';
import { checkProperties } from '../../core/options.js';
import { EXPECTED_INTEGER, isGivenNumber, MAX_NUMBERS } from '../../core/puzzle/parse-numbers.js';
import type { PoolGroup } from '../../core/api-types.js';

/** A number of a pool, or a group. */
export type PoolMember = number | PoolGroup;

/** Whether a member of a pool is a group. */
export function isGroup(member: PoolMember): member is PoolGroup {
  return typeof member !== 'number';
}

/** Lists the numbers of a member, each as often as it is there. */
export function listMembers(member: PoolMember): readonly number[] {
  if (!isGroup(member)) return [member];
  return member.numbers.flatMap((number) => new Array<number>(member.copies ?? 1).fill(number));
}

/** Returns the members of a pool: its numbers, ascending, and then its groups. @throws NumbersGameError */
export function parsePool(pool: unknown): PoolMember[] {
  if (!Array.isArray(pool) || pool.length === 0) {
    throw unexpected('invalid-numbers', 'pool', 'an array of at least one number', pool);
  }
  const numbers: number[] = [];
  const groups: PoolGroup[] = [];
  for (let index = 0; index < pool.length; index++) {
    // Read once: a getter or proxy might give another value the next time.
    const member: unknown = pool[index];
    if (typeof member === 'object' && member !== null) groups.push(parseGroup(member, `pool[${index}]`));
    else numbers.push(parseNumber(member, `pool[${index}]`));
  }
  numbers.sort((a, b) => a - b);
  if (groups.length > 0) checkDistinct([...numbers, ...groups.flatMap((group) => group.numbers)], 'pool');
  return [...numbers, ...groups];
}

function parseGroup(given: object, name: string): PoolGroup {
  checkProperties(given, ['numbers', 'copies', 'atMost'], name);
  const { numbers: list, copies = 1, atMost }: { readonly [Name in keyof PoolGroup]?: unknown } = given;
  if (!Array.isArray(list) || list.length === 0) {
    throw unexpected('invalid-numbers', `${name}.numbers`, 'an array of at least one number', list);
  }
  const numbers = Array.from(list, (each, index) => parseNumber(each, `${name}.numbers[${index}]`));
  checkDistinct(numbers, `${name}.numbers`);
  checkCount(copies, 1, `${name}.copies`);
  if (atMost !== undefined) checkCount(atMost, 0, `${name}.atMost`);
  return { numbers: numbers.sort((a, b) => a - b), copies, ...(atMost !== undefined && { atMost }) };
}

function parseNumber(value: unknown, name: string): number {
  if (isGivenNumber(value)) return value;
  throw unexpected('invalid-numbers', name, EXPECTED_INTEGER, value);
}

function checkCount(value: unknown, least: number, name: string): asserts value is number {
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= MAX_NUMBERS) return;
  throw unexpected('invalid-option', name, `an integer from ${least} to ${MAX_NUMBERS}`, value);
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
