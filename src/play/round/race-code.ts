// The code of a result in a race: players of the same boards compare their results by it, without a server.
// Ten characters, such as `7K2MQ-04XRB`, which can be read aloud: Crockford's alphabet, in which O is 0 and
// I and L are 1.
//
// A code holds a score, a time and a hash of the boards that were played, so that a code of other boards is
// noticed, and a check that finds mistyped characters. It is a message between friends and protects nothing.
import { seedOf } from './daily-puzzle.js';

export interface RaceResult {
  /** An integer from 0 to 1023; larger ones are cut. */
  readonly score: number;
  /** The time in milliseconds, kept in tenths of a second up to 3.6 hours. */
  readonly elapsedMs: number;
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
/** The numbers of values of each part. Their product is 32 ** LENGTH, which a double holds exactly. */
const SIZES = { score: 2 ** 10, tenths: 2 ** 17, race: 2 ** 18, check: 2 ** 5 } as const;
const TENTH_MS = 100;

/** Writes the code of a result. @param race a text for the boards, the same for all players, ASCII */
export function formatRaceCode(race: string, { score, elapsedMs }: RaceResult): string {
  const kept = Math.min(score, SIZES.score - 1);
  const tenths = Math.min(Math.round(elapsedMs / TENTH_MS), SIZES.tenths - 1);
  const payload = (kept * SIZES.tenths + tenths) * SIZES.race + hashOf(race);
  let rest = payload * SIZES.check + checkOf(payload);
  let code = '';
  while (code.length < LENGTH) {
    code = ALPHABET[rest % ALPHABET.length] + code;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** Reads a code. Returns `other` for the code of another race, null if it is not a code. */
export function parseRaceCode(race: string, text: string): RaceResult | 'other' | null {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const digits = Array.from(code, (character) => ALPHABET.indexOf(character));
  if (digits.length !== LENGTH || digits.includes(-1)) return null;
  const whole = digits.reduce((value, digit) => value * ALPHABET.length + digit, 0);
  const payload = Math.floor(whole / SIZES.check);
  if (whole % SIZES.check !== checkOf(payload)) return null;
  if (payload % SIZES.race !== hashOf(race)) return 'other';
  const result = Math.floor(payload / SIZES.race);
  return {
    score: Math.floor(result / SIZES.tenths),
    elapsedMs: (result % SIZES.tenths) * TENTH_MS,
  };
}

/** Whether a result beats another one: by a higher score, or the same in less time. */
export function beats(one: RaceResult, other: RaceResult): boolean {
  return one.score > other.score || (one.score === other.score && one.elapsedMs < other.elapsedMs);
}

function hashOf(race: string): number {
  return seedOf(race) % SIZES.race;
}

function checkOf(payload: number): number {
  return (seedOf(String(payload)) >>> 8) % SIZES.check;
}
