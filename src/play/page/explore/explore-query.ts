// The question of the tab "explore".
import type { Card, ReachQuery } from '../../../index.js';

/** What is explored: numbers without alternatives. */
export interface ExploreQuery extends ReachQuery {
  readonly numbers: readonly (number | Card)[];
  readonly aces: 'one' | 'one-or-eleven';
}
