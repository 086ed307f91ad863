// `reachAll`: every target of a range for every board of a pool. This file checks the query and opens an
// instance of the engine for it alone, which can keep the lists that boards share. The caller walks through
// the boards: the solver one after another, each thread of `numbers-game/batch` a share of them.
import { parseTimeout, runWithin } from '../core/deadline.js';
import { PAGE_BYTES } from '../engine/boundary-layout.js';
import { openEngine } from '../engine/natural.js';
import { BOARDS_PROPERTIES, parseBoards, type PoolBoards } from './pool-boards.js';
import { parsePages, type Modules } from '../engine/compile-module.js';
import { unexpected } from '../core/errors.js';
import { checkProperties } from '../core/options.js';
import { checkRange } from '../puzzle/parse-range.js';
import { checkOperators, kindOf } from '../puzzle/check-operators.js';
import { parseRules, type ParsedRules } from '../puzzle/parse-rules.js';
import { checkReachable, reachWithSquares } from '../squares/reach.js';
import { countdown } from '../games.js';
import { FOUR } from '../operators.js';
import type { ReachAllQuery } from '../core/types.js';

/** A checked query with every default filled in. It can be sent to a thread. */
export interface ParsedReachAll {
  readonly boards: PoolBoards;
  /** Natural values, use `any`, and the four operators with or without `square`. */
  readonly rules: ParsedRules;
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
  'rules',
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
  const rules = parseReachAllRules(query.rules, boards.size);
  checkRange(from, to, 1);
  return {
    boards,
    rules,
    from,
    to,
    first: parseRank(query.first, 0, 'first'),
    count: parseRank(query.count, Infinity, 'count'),
    maxPages: parsePages(maxBytes, 'maxBytes'),
    timeout: parseTimeout(query.timeout),
  };
}

function parseReachAllRules(given: unknown, size: number): ParsedRules {
  const rules = parseRules(given);
  const { values, use } = countdown;
  if (rules.values !== values)
    throw unexpected('invalid-option', 'rules.values', `${values} for reachAll`, rules.values);
  if (rules.use !== use) throw unexpected('invalid-option', 'rules.use', `${use} for reachAll`, rules.use);
  checkOperators(rules, 'reachAll');
  if (kindOf(rules.operators) !== 'square') return rules;
  if (!FOUR.every(({ operator }) => rules.operators!.includes(operator))) {
    throw unexpected(
      'invalid-option',
      'rules.operators',
      'all of + - * / for reachAll',
      rules.operators!.join(' '),
    );
  }
  checkReachable(size, rules);
  return rules;
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
  query: Omit<ParsedReachAll, 'first' | 'count'>,
): (numbers: readonly number[]) => Uint8Array<ArrayBuffer> {
  const reach = openReach(modules, query);
  return (numbers) => runWithin(query.timeout, () => reach(numbers));
}

function openReach(
  modules: Modules,
  { boards, rules, from, to, maxPages }: Omit<ParsedReachAll, 'first' | 'count'>,
): (numbers: readonly number[]) => Uint8Array<ArrayBuffer> {
  const parse = (numbers: readonly number[]) => ({ leaves: numbers.map((n) => [n]), rules, from, to });
  if (kindOf(rules.operators) === 'square') return (numbers) => reachWithSquares(parse(numbers));
  const engine = openEngine(modules, {
    pages: maxPages,
    option: 'maxBytes',
    defaultPages: DEFAULT_BYTES / PAGE_BYTES,
  });
  return (
    engine.openPool(boards.numbers, boards.size, from, to) ?? ((numbers) => engine.reach(parse(numbers)))
  );
}
