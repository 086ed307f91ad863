// The games, as records of rules. No other code in the package names a game.
import type { Rules } from './core/types.js';

/** The Countdown numbers round: positive integers, each number at most once. */
export const countdown: Rules = Object.freeze({ values: 'natural', use: 'any' });

/** The 24 game: fractions allowed, every number exactly once. */
export const twentyFour: Rules = Object.freeze({ values: 'rational', use: 'all' });
