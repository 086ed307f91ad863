// Reads the queries of `reachAll`: every target of a range for every board of a pool. An engine opens the
// boards (solver/engine.ts), and the caller walks through them: the solver one after another, each thread of
// `numbers-game/batch` a share of them.
import { parseTimeout } from '../../core/deadline.js';
import { BOARDS_PROPERTIES, parseBoards } from './parse-boards.js';
import type { PoolBoards } from './pool-boards.js';
import { parsePages } from '../wasm/compile-module.js';
import { unexpected } from '../../core/errors.js';
import { checkProperties, parseInteger } from '../../core/options.js';
import { parseGameRecord } from '../../core/puzzle/game-record.js';
import { leastNumber } from '../../core/puzzle/parse-numbers.js';
import { fillRange } from '../../core/puzzle/parse-range.js';
import { parseRules, type ParsedRules } from '../../core/puzzle/parse-rules.js';
import type { ReachAllQuery, Rules, TargetRange } from '../../core/api-types.js';
import { PAGE_BYTES } from '../wasm/boundary-layout.js';
import type { MemoryLimit } from '../wasm/check-status.js';

/** A checked query with every default filled in. It can be sent to a thread. */
export interface ParsedReachAll extends TargetRange {
  readonly boards: PoolBoards;
  /** Rules, whose values are not real numbers. */
  readonly rules: ParsedRules;
  /** Number of boards to leave out at the beginning. */
  readonly first: number;
  /** Maximum number of boards to take; Infinity for all. */
  readonly count: number;
  readonly maxPages: number;
  /** Time limit for each board in milliseconds; undefined for no limit. */
  readonly timeout: number | undefined;
}

/** Names of the properties of a query of `reachAll`. */
export const REACH_ALL_PROPERTIES: readonly string[] = [
  ...BOARDS_PROPERTIES,
  ...['from', 'to', 'first', 'count', 'maxBytes', 'rules', 'timeout'],
];

/** Default memory of a query, in bytes. */
const DEFAULT_BYTES = 2 ** 30;

/**
 * Checks a query and fills in the defaults.
 *
 * @param properties names of the allowed properties, for a caller that reads more of them than this function
 * @throws NumbersGameError `invalid-numbers`, `invalid-range` or `invalid-option`; `too-large` for a range
 * that does not fit into an array.
 */
export function parseReachAll(query: ReachAllQuery, properties = REACH_ALL_PROPERTIES): ParsedReachAll {
  checkProperties(query, properties, 'query');
  const { maxBytes = DEFAULT_BYTES } = query;
  const game = parseGameRecord(query);
  const rules = parseReachAllRules(game === undefined ? query.rules : game.rules);
  const boards = parseBoards(query, leastNumber(rules));
  return {
    boards,
    rules,
    ...fillRange(query, game, rules),
    first: parseInteger(query.first, 0, 'first', 0, Number.MAX_SAFE_INTEGER),
    count: parseInteger(query.count, Infinity, 'count', 0, Number.MAX_SAFE_INTEGER),
    maxPages: parsePages(maxBytes, 'maxBytes'),
    timeout: parseTimeout(query.timeout),
  };
}

/** Checks the rules of a query of `reachAll`. @throws NumbersGameError `invalid-option` */
function parseReachAllRules(given: unknown): ParsedRules {
  const { values } = Object(given) as Partial<Rules>;
  if (values !== 'real') return parseRules(given);
  throw unexpected('invalid-option', 'rules.values', 'natural, integer or rational for reachAll', values);
}

/** Returns the memory limit of an instance that is opened for a query alone. */
export function memoryOfBoards({ maxPages }: ParsedReachAll): MemoryLimit {
  return { pages: maxPages, option: 'maxBytes', defaultPages: DEFAULT_BYTES / PAGE_BYTES };
}
