// `reachAll`: every target of a range for every board of a pool. This file checks the query and opens an
// instance of the engine for it alone, which can keep the lists that boards share. The caller walks through
// the boards: the solver one after another, each thread of `numbers-game/batch` a share of them.
import { parseTimeout, runWithin } from '../core/deadline.js';
import { openEngine } from '../engine/natural.js';
import { BOARDS_PROPERTIES, parseBoards, type PoolBoards } from './pool-boards.js';
import { parsePages, type Modules } from '../engine/module.js';
import { unexpected } from '../core/errors.js';
import { checkProperties } from '../core/options.js';
import { checkRange } from '../puzzle/parse-range.js';
import { PARSED_COUNTDOWN } from '../puzzle/parse-rules.js';
import type { ReachAllQuery } from '../core/types.js';

/** A checked query with every default filled in. It can be sent to a thread. */
export interface ParsedReachAll {
  readonly boards: PoolBoards;
  readonly from: number;
  readonly to: number;
  /** How many boards are left out at the beginning. */
  readonly first: number;
  /** The most boards to take; infinite if all. */
  readonly count: number;
  readonly maxPages: number;
  /** Milliseconds for each board; undefined for no limit. */
  readonly timeout: number | undefined;
}

/** The properties of such a query. */
export const REACH_ALL_PROPERTIES: readonly string[] = [
  ...BOARDS_PROPERTIES,
  'from',
  'to',
  'first',
  'count',
  'maxBytes',
  'timeout',
];

const DEFAULT_BYTES = 2 ** 30;

/**
 * Checks a query and fills in the defaults.
 *
 * @param properties the properties it may have, for a caller that reads more of them than this function does
 * @throws NumbersGameError `invalid-numbers`, `invalid-range` or `invalid-option`; `too-large` for a range
 * that does not fit into an array.
 */
export function parseReachAll(query: ReachAllQuery, properties = REACH_ALL_PROPERTIES): ParsedReachAll {
  checkProperties(query, properties, 'query');
  const { from, to, maxBytes = DEFAULT_BYTES } = query;
  const boards = parseBoards(query);
  checkRange(from, to, 1);
  return {
    boards,
    from,
    to,
    first: parseRank(query.first, 0, 'first'),
    count: parseRank(query.count, Infinity, 'count'),
    maxPages: parsePages(maxBytes, 'maxBytes'),
    timeout: parseTimeout(query.timeout),
  };
}

function parseRank(value: unknown, byDefault: number, name: string): number {
  if (value === undefined) return byDefault;
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  throw unexpected('invalid-option', name, `an integer from 0 to ${Number.MAX_SAFE_INTEGER}`, value);
}

/**
 * Makes a function that reaches one board after another on an instance of the engine of its own.
 */
export function openReachAll(
  modules: Modules,
  { boards, from, to, maxPages, timeout }: Omit<ParsedReachAll, 'first' | 'count'>,
): (numbers: readonly number[]) => Uint8Array<ArrayBuffer> {
  const engine = openEngine(modules, maxPages);
  const reach =
    engine.openPool(boards.numbers, boards.size, from, to) ??
    ((numbers) => engine.reach({ leaves: numbers.map((n) => [n]), rules: PARSED_COUNTDOWN, from, to }));
  return (numbers) => runWithin(timeout, () => reach(numbers));
}
