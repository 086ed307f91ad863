// The difficulty of a board in words. For the 24 game it says what people needed: the times behind the rating
// are those of half of its solvable hands (bench/data/README.md).
import type { Difficulty } from '../../generate.js';
import type { Puzzle } from '../../index.js';
import { countOf } from './format-numbers.js';
import { words } from './page-words.js';

/** The mean of people's average times for hands of each band, in seconds. A test computes them. */
export const BAND_SECONDS = [6, 7, 9, 12, 33] as const;
const HAND_SIZE = 4;
const HAND_TARGET = 24;

/** Returns the name of a band, such as `hard` for band 4. */
export function nameBand(band: NonNullable<Difficulty['band']>): string {
  return words.value.bands[band - 1];
}

/** Explains in a sentence how long people need for a band. */
export function explainBand(puzzle: Puzzle, band: NonNullable<Difficulty['band']>): string {
  const { rules, numbers, target = HAND_TARGET } = puzzle;
  const { estimated, estimatedLikeHands, peopleNeeded } = words.value;
  if (rules?.use !== 'all') return estimated;
  if (numbers.length === HAND_SIZE && Number(target) === HAND_TARGET) {
    return countOf(BAND_SECONDS[band - 1], peopleNeeded);
  }
  return estimatedLikeHands;
}
