// The boards, the targets and the rules that the options of `atlas` choose, as a query of `reachAll` or of an
// atlas. A game without changes stays a game; with other rules its boards and targets are spelled out,
// because a query takes either a game or rules.
import type { ReachAllQuery } from '../core/api-types.js';
import { changeRules } from '../core/puzzle/games.js';
import { findTargetRange } from '../core/puzzle/game-record.js';
import { gameOf, type RulesOptions } from './parse-arguments.js';

/** Options that choose boards, targets and rules, as commander returns them. */
export interface BoardsOptions extends RulesOptions {
  readonly size?: number;
  readonly from?: number;
  readonly to?: number;
  readonly pool?: ReachAllQuery['pool'];
  readonly repeat?: boolean;
}

/** Returns the query that options choose. It has no property for which there is no option. */
export function boardsQueryOf(options: BoardsOptions): ReachAllQuery {
  const { game, values, use, operators, limits, size, from, to, pool, repeat } = options;
  const given = Object.fromEntries(
    Object.entries({ size, from, to, pool, repeat }).filter(([, value]) => value !== undefined),
  );
  const record = gameOf(options);
  const rules = changeRules(record.rules, { values, use, operators, limits });
  if (rules === record.rules) return game === undefined ? given : { ...given, game: record };
  if (game === undefined) return { ...given, rules };
  const { deal } = record;
  const dealt = pool === undefined ? { pool: deal.pool, repeat: deal.repeat ?? false } : {};
  return { ...dealt, size: deal.size, ...findTargetRange(record), ...given, rules };
}
