// Random puzzles of the kinds that tend to reveal faults.
import type { Random } from './random.js';

/** A board with equal numbers, ones and large numbers among small ones. */
export function drawBoard(random: Random, size: number): number[] {
  const highest = random.pick([4, 10, 10, 100, 1000]);
  const board = Array.from({ length: size }, () => random.integer(1, random.pick([10, highest])));
  if (size > 1 && random.integer(0, 3) === 0) board[0] = board[1];
  return board;
}

/** A target of any size up to a million, small ones as often as large. */
export function drawTarget(random: Random): number {
  return random.integer(1, random.pick([10, 100, 1000, 10_000, 1_000_000]));
}
