// The stars of a board of a ladder.
import type { Rules } from '../../core/api-types.js';
import { isLess } from './tile-game.js';

export const MOST_STARS = 3;

interface Ended {
  /** The distance of the answer; null without one. */
  readonly distance: number | string | null;
  readonly hints: number;
}

/**
 * Counts the stars of a round: three for the target, two within 10, one within 25. If all numbers must be
 * used, only the target has stars. With hints there is one at most.
 */
export function countStars({ distance, hints }: Ended, rules: Pick<Rules, 'use'>): number {
  return Math.min(hints > 0 ? 1 : MOST_STARS, starsFor(distance, rules));
}

function starsFor(distance: Ended['distance'], { use }: Pick<Rules, 'use'>): number {
  if (distance === null) return 0;
  if (distance === 0) return MOST_STARS;
  if (use === 'all') return 0;
  return !isLess(10, distance) ? 2 : !isLess(25, distance) ? 1 : 0;
}
