// Every target of a range for every board of a pool, on an instance of the engine that does nothing else, so
// that it may keep what the boards share. Here is its query, and how it is opened; who steps through the
// boards is the caller's business: the solver takes one after another, each worker of `numbers-game/batch`
// shares of them.
import { openEngine } from '../engine/natural.js';
import { BOARDS_PROPERTIES, parseBoards, type PoolBoards } from './pool-boards.js';
import { parsePages, type Modules } from '../engine/module.js';
import { checkProperties } from '../core/options.js';
import { checkRange } from '../puzzle/parse-range.js';
import { countdown } from '../games.js';
import type { ReachAllQuery } from '../core/types.js';

/** A query of all boards that was checked, with every default filled in. It can be sent to a worker. */
export interface ParsedReachAll {
  readonly boards: PoolBoards;
  readonly from: number;
  readonly to: number;
  readonly maxPages: number;
}

/** The properties of such a query. */
export const REACH_ALL_PROPERTIES: readonly string[] = [...BOARDS_PROPERTIES, 'from', 'to', 'maxBytes'];

const DEFAULT_BYTES = 2 ** 30;

/**
 * Checks a query of all boards and fills in the defaults.
 *
 * @param properties the names that it may have, for a caller that reads more of it than is read here
 * @throws NumbersGameError `invalid-numbers`, `invalid-range` or `invalid-option`; `too-large` for a range
 * that no array holds.
 */
export function parseReachAll(query: ReachAllQuery, properties = REACH_ALL_PROPERTIES): ParsedReachAll {
  checkProperties(query, properties, 'query');
  const { from, to, maxBytes = DEFAULT_BYTES } = query;
  const boards = parseBoards(query);
  checkRange(from, to, 1);
  return { boards, from, to, maxPages: parsePages(maxBytes, 'maxBytes') };
}

/**
 * Makes an instance of the engine that gives the fewest operations of each target for one board after
 * another.
 */
export function openReachAll(
  modules: Modules,
  { boards, from, to, maxPages }: ParsedReachAll,
): (numbers: readonly number[]) => Uint8Array<ArrayBuffer> {
  const engine = openEngine(modules, maxPages);
  const reach = engine.openPool(boards.numbers, boards.size, from, to);
  return (
    reach ?? ((numbers) => engine.reach({ leaves: numbers.map((n) => [n]), rules: countdown, from, to }))
  );
}
