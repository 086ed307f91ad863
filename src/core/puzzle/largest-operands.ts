// The bounds of the operators beyond the four: the largest operands of each, and the most digits of a value.
//
// They are BigInt, because a bound may have a thousand digits, as targets may, and is compared with exact
// values only.
import { unexpected } from '../errors.js';
import { checkProperties } from '../options.js';
import type { Limits } from '../api-types.js';

/** Bounds with every default filled in. */
export interface ResolvedLimits {
  readonly exponent: bigint;
  readonly rootIndex: bigint;
  readonly modulus: bigint;
  readonly factorial: bigint;
  /** Largest operand of `square`; null for no bound, in which case no rules allow the operator. */
  readonly square: bigint | null;
  /** Maximum number of binary digits of a numerator or denominator that is written out. */
  readonly bits: number;
}

/** Bounds if none are given. */
export const DEFAULT_LIMITS: ResolvedLimits = {
  exponent: 16n,
  rootIndex: 16n,
  modulus: 16n,
  factorial: 20n,
  square: null,
  bits: 4096,
};

const NAMES = Object.keys(DEFAULT_LIMITS) as readonly (keyof Limits)[];
const MAX_DIGITS = 1000;
const MAX_BITS = 1_000_000n;

/**
 * Checks bounds, and fills in the defaults.
 *
 * @param argument name of the bounds in messages
 * @throws NumbersGameError `invalid-option`
 */
export function parseLimits(limits: unknown, argument: string): ResolvedLimits {
  if (limits === undefined) return DEFAULT_LIMITS;
  checkProperties(limits, NAMES, argument);
  const given = limits as Partial<Limits>;
  const read = <Name extends keyof Limits>(name: Name): bigint | ResolvedLimits[Name] =>
    given[name] === undefined ? DEFAULT_LIMITS[name] : parseLimit(given[name], `${argument}.${name}`);
  const bits = read('bits');
  if (bits > MAX_BITS)
    throw unexpected('invalid-option', `${argument}.bits`, `an integer from 1 to ${MAX_BITS}`, given.bits);
  return {
    exponent: read('exponent'),
    rootIndex: read('rootIndex'),
    modulus: read('modulus'),
    factorial: read('factorial'),
    square: read('square'),
    bits: Number(bits),
  };
}

function parseLimit(value: unknown, name: string): bigint {
  // 0! is in the domain.
  const least = BigInt(!name.endsWith('factorial'));
  const isInteger =
    Number.isSafeInteger(value) ||
    (typeof value === 'string' && value.length <= MAX_DIGITS && /^\d+$/.test(value));
  if (isInteger && BigInt(value as number | string) >= least) return BigInt(value as number | string);
  const expected = `${least ? 'a positive integer' : 'an integer from 0'} of up to ${MAX_DIGITS} digits`;
  throw unexpected('invalid-option', name, expected, value);
}
