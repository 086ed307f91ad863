// Reads the queries of `reach`: numbers, and a range of targets.
import { parseTimeout } from '../deadline.js';
import { unexpected } from '../errors.js';
import { checkProperties } from '../options.js';
import { parseAces, parseNumbers, type Leaf } from './parse-numbers.js';
import { parseGameRecord } from './game-record.js';
import { parseRules, type ParsedRules } from './parse-rules.js';
import { findTargetRange } from './game-record.js';
import type { Game, ReachQuery, TargetRange } from '../api-types.js';

/** Checked numbers and a checked range of targets, with every default filled in. */
export interface ParsedRange {
  /** Leaves, as in ParsedPuzzle. */
  readonly leaves: readonly Leaf[];
  readonly rules: ParsedRules;
  readonly from: number;
  readonly to: number;
  /** Time limit in milliseconds; undefined for no limit. */
  readonly timeout?: number;
}

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
  const game = parseGameRecord(query);
  const rules = parseRules(game === undefined ? query.rules : game.rules);
  const { aces = game?.aces } = query;
  const leaves = parseNumbers(query.numbers, parseAces(aces));
  const { from, to } = fillRange(query, game);
  const range = checkRange(from, to, leastTarget(rules));
  return { leaves, rules, ...range, timeout: parseTimeout(query.timeout) };
}

/** Returns the bounds of a query; the game supplies a missing one. They are not checked. */
export function fillRange(
  { from, to }: Pick<ReachQuery, 'from' | 'to'>,
  game: Game | undefined,
): Pick<ReachQuery, 'from' | 'to'> {
  if (game === undefined || (from !== undefined && to !== undefined)) return { from, to };
  const range = findTargetRange(game);
  return { from: from ?? range.from, to: to ?? range.to };
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
  checkBound(from, 'from', least);
  checkBound(to, 'to', from);
  // Without the sign of -0.
  if (to - from < MAX_RANGE) return { from: from + 0, to: to + 0 };
  throw unexpected('too-large', 'to', `at most ${MAX_RANGE} targets from ${from}`, to);
}

function checkBound(value: unknown, name: string, least: number): asserts value is number {
  if (Number.isSafeInteger(value) && (value as number) >= least) return;
  throw unexpected('invalid-range', name, `an integer from ${least} to ${Number.MAX_SAFE_INTEGER}`, value);
}
