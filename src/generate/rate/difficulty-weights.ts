// The weights of a difficulty: the amount that each term of a puzzle's features adds to it. studies/rating
// computes the weights of the 24 game and the limits of all levels, and its test checks them.
import type { Features } from './puzzle-features.js';

/** Features of a puzzle in the form that is weighed. */
export type Terms = Omit<Features, 'solutions' | 'largest'> & {
  /** The square root of the number of solutions. */
  readonly rootOfSolutions: number;
  /** The square root of the ratio of the largest result to the target, at least 1. */
  readonly rootOfLargest: number;
};

/** A rating: the difficulty is the sum of the constant and all weighted terms. */
interface Rating {
  readonly constant: number;
  readonly weights: Readonly<Partial<Record<keyof Terms, number>>>;
  /** Least difficulty of the levels 2, 3, 4 and 5. */
  readonly limits: readonly [number, number, number, number];
}

/**
 * Weights for games in which all numbers must be used: fitted to 681 hands of the 24 game, so that the
 * difficulty is about the percentage of the 1,362 solvable hands that people solve faster. A level is a fifth
 * of these hands. The weight of an operation is chosen, because all hands of four cards take three.
 */
export const ALL_NUMBERS: Rating = {
  constant: 15,
  weights: {
    operations: 15,
    rootOfSolutions: -22.06,
    rootOfLargest: 21.18,
    equal: -12.77,
    one: -19.59,
    aboveTen: -3.7,
    units: -29.5,
    unit: -16.25,
    smallFactor: -9.38,
    products: 27.53,
    sums: 12.2,
    twoProducts: -18.05,
    fractions: 21.91,
  },
  limits: [27.6, 42.7, 56.9, 72.3],
};

/**
 * Weights for games in which numbers may be left over, such as Countdown: chosen, not fitted to data. More
 * operations, large results on the way, nested sums and products, and divisions make a puzzle harder; more
 * solutions make it easier. A level is a fifth of the solvable problems of the Countdown round.
 */
export const ANY_NUMBERS: Rating = {
  constant: 0,
  weights: { operations: 15, rootOfLargest: 5, rootOfSolutions: -3, sums: 5, products: 5, divisions: 10 },
  limits: [52.2, 67.3, 72.8, 87],
};
