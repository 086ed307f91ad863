// The points that a show gives to an answer, by its distance from the target.
import type { Game } from '../api-types.js';

/** Pairs of a distance and of the points of an answer up to it, nearest first. */
export type Points = NonNullable<Game['points']>;

/** The points of the Countdown round. */
export const countdownPoints: Points = [
  [0, 10],
  [5, 7],
  [10, 5],
];

/**
 * Returns the points of a game. A record without them has those of Countdown, or 10 for the target alone if
 * all numbers must be used.
 */
export function pointsOf({ points, rules }: Pick<Game, 'points' | 'rules'>): Points {
  return points ?? (rules.use === 'all' ? [[0, 10]] : countdownPoints);
}

/** Returns the points of an answer, of which a function knows whether it is within a distance. */
export function findPoints(points: Points, isWithin: (distance: number) => boolean): number {
  return points.find(([distance]) => isWithin(distance))?.[1] ?? 0;
}

/** Returns the points of the best answer. */
export function mostPoints(points: Points): number {
  return Math.max(...points.map(([, each]) => each));
}
