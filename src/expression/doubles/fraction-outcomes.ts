// The outcomes of a computation with small fractions.

/** Outcome: the result was computed. */
export const DONE = 0;
/** Outcome: an operand is outside the domain. */
export const OUTSIDE = 1;
/** Outcome: the result is irrational. */
export const IRRATIONAL = 2;
/** Outcome: the result may not fit into doubles, whether rational or irrational. */
export const LARGE = 3;
export type FractionOutcome = typeof DONE | typeof OUTSIDE | typeof IRRATIONAL | typeof LARGE;
