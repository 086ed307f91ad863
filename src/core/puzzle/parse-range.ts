// Reads the queries of `reach`: numbers, and a range of targets.
import { parseTimeout } from '../deadline.js';
import { unexpected } from '../errors.js';
import { hasFour } from '../operator-notation.js';
import { checkInteger, checkProperties, parseInteger } from '../options.js';
import { findTargetRange } from './game-record.js';
import { parseBoard, type ParsedPuzzle } from './parse-puzzle.js';
import type { ParsedRules } from './parse-rules.js';
import type { Game, ReachQuery, TargetRange } from '../api-types.js';

/** Checked numbers and a checked range of targets, with every default filled in. */
export interface ParsedRange extends Pick<ParsedPuzzle, 'leaves' | 'rules'>, TargetRange {
  /** Time limit in milliseconds; undefined for no limit. */
  readonly timeout?: number;
}

/** The targets of the Countdown round. */
const COUNTDOWN: TargetRange = { from: 101, to: 999 };

/** Maximum number of targets in a range, a byte each. */
const MAX_RANGE = 2 ** 30;
const RANGE_PROPERTIES = ['numbers', 'from', 'to', 'rules', 'game', 'aces', 'timeout'];

/**
 * Checks numbers and a range of targets, and fills in the defaults.
 *
 * @throws NumbersGameError `invalid-numbers`, `invalid-range` or `invalid-option`; `too-large` for a range
 * that does not fit into an array.
 */
export function parseRange(query: ReachQuery): ParsedRange {
  checkProperties(query, RANGE_PROPERTIES, 'query');
  const { game, rules, leaves } = parseBoard(query);
  return { leaves, rules, ...fillRange(query, game, rules), timeout: parseTimeout(query.timeout) };
}

/**
 * Reads the range of a query. A game supplies a missing bound; without one and without other rules than its
 * own, the range of the Countdown round stands for two missing bounds.
 *
 * @throws NumbersGameError `invalid-range`; `too-large` for one that does not fit into an array.
 */
export function fillRange(
  { from, to }: Pick<ReachQuery, 'from' | 'to'>,
  game: Game | undefined,
  rules: ParsedRules,
): TargetRange {
  const least = leastTarget(rules);
  if (from !== undefined && to !== undefined) return checkRange(from, to, least);
  const range = game === undefined ? null : findTargetRange(game);
  if (range !== null) {
    if (from !== undefined) checkInteger(from, 'from', least, range.to, 'invalid-range');
    return checkRange(from ?? range.from, to ?? range.to, least);
  }
  if (from === undefined && to === undefined && isCountdown(rules)) return COUNTDOWN;
  const expected = `an integer from ${from ?? least} on, or a game with a range`;
  throw unexpected('invalid-range', from === undefined ? 'from' : 'to', expected, undefined);
}

function isCountdown(rules: ParsedRules): boolean {
  return rules.values === 'natural' && rules.use === 'any' && hasFour(rules);
}

/** Returns the least target of a range under rules. */
export function leastTarget({ values }: Pick<ParsedRules, 'values'>): number {
  return values === 'natural' ? 1 : Number.MIN_SAFE_INTEGER;
}

/**
 * Checks a range of targets, each at least `least`.
 *
 * @throws NumbersGameError `invalid-range`; `too-large` for one that does not fit into an array.
 */
export function checkRange(from: unknown, to: unknown, least: number): TargetRange {
  checkInteger(from, 'from', least, Number.MAX_SAFE_INTEGER, 'invalid-range');
  checkInteger(to, 'to', from, Number.MAX_SAFE_INTEGER, 'invalid-range');
  // Without the sign of -0.
  if (to - from < MAX_RANGE) return { from: from + 0, to: to + 0 };
  throw unexpected('too-large', 'to', `at most ${from + MAX_RANGE - 1}, for 2^30 targets`, to);
}

/** Checks optional bounds. */
export function parseBounds(
  bounds: { readonly from?: number; readonly to?: number } = {},
  name: string,
  least = 0,
  most = Number.MAX_SAFE_INTEGER,
): { from: number; to: number } {
  checkProperties(bounds, ['from', 'to'], name);
  const from = parseInteger(bounds.from, least, `${name}.from`, least, most);
  return { from, to: parseInteger(bounds.to, most, `${name}.to`, from, most) };
}
