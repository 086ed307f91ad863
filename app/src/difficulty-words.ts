// The difficulty of a board in words. For the 24 game it says what people needed: the times behind the rating
// are those of half of its solvable hands (studies/rating/README.md).
import type { Difficulty } from 'numbers-game/generate';
import type { Puzzle } from 'numbers-game';
import { countOf } from './format-numbers.js';
import { words } from './page-words.js';

/** The mean of people's average times for hands of each level, in seconds. A test computes them. */
export const BAND_SECONDS = [6, 7, 9, 12, 33] as const;
const HAND_SIZE = 4;
const HAND_TARGET = 24;

/** Returns the name of a level, such as `hard` for level 4. */
export function nameLevel(level: NonNullable<Difficulty['level']>): string {
  return words.value.levels[level - 1];
}

/** Explains in a sentence how long people need for a level. */
export function explainLevel(puzzle: Puzzle, level: NonNullable<Difficulty['level']>): string {
  const { rules, numbers, target = HAND_TARGET } = puzzle;
  const { estimated, estimatedLikeHands, peopleNeeded } = words.value;
  if (rules?.use !== 'all') return estimated;
  if (numbers.length === HAND_SIZE && Number(target) === HAND_TARGET) {
    return countOf(BAND_SECONDS[level - 1], peopleNeeded);
  }
  return estimatedLikeHands;
}
