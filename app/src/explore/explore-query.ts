// The question of the tab "explore".
import type { Card, ReachQuery } from 'numbers-game';

/** A query for the explored board: its numbers have no alternatives. */
export interface ExploreQuery extends ReachQuery {
  readonly numbers: readonly (number | Card)[];
  readonly aces: 'one' | 'one-or-eleven';
}
