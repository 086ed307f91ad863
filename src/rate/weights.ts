// The weights of a difficulty: what each term of a puzzle's features adds to it. `npm run fit-rating`
// computes those of the 24 game and the limits of all bands, and test/rate.test.ts holds them against that.
import type { Features } from './features.js';

/** A puzzle's features as they are weighed. */
export type Terms = Omit<Features, 'solutions' | 'largest'> & {
  /** The square root of how many solutions there are. */
  readonly rootOfSolutions: number;
  /** The square root of the ratio of the largest value on the way to the target, from 1. */
  readonly rootOfLargest: number;
};

/** A rating: the difficulty is the sum of the constant and all weighted terms. */
export interface Rating {
  readonly constant: number;
  readonly weights: Readonly<Partial<Record<keyof Terms, number>>>;
  /** The least difficulty of the bands 2, 3, 4 and 5. */
  readonly limits: readonly [number, number, number, number];
}

/**
 * For games where all numbers are to be used: fitted to 681 hands of the 24 game, so that the difficulty is
 * about the percentage of the 1,362 solvable hands that people solve faster. A band is a fifth of these
 * hands. The weight of an operation is stated, as all hands of four cards have three.
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
 * For games where numbers may be left over, such as Countdown: stated, not fitted to anything that people
 * did. More operations are harder, so are large values on the way, sums and products inside one another, and
 * divisions; more solutions are easier. A band is a fifth of the solvable problems of the Countdown round.
 */
export const ANY_NUMBERS: Rating = {
  constant: 0,
  weights: {
    operations: 15,
    rootOfLargest: 5,
    rootOfSolutions: -3,
    sums: 5,
    products: 5,
    divisions: 10,
  },
  limits: [52.2, 67.3, 72.8, 87],
};
