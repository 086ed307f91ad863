// The fixed samples of the benchmarks: boards drawn from the standard pool without replacement, by seed, and
// targets drawn evenly from a range. They are the same on every machine.
import type { TargetRange } from '../../core/api-types.js';
import { createRandom } from '../../core/random.js';
import { defaultGame } from '../../core/puzzle/games.js';
import { listNumbers } from '../../core/puzzle/parse-pool.js';
import { parseBoards } from '../../solver/boards/parse-boards.js';
import { enumerateBoards } from '../../solver/boards/pool-boards.js';

/** A board with its target. */
export interface DrawnPuzzle {
  readonly numbers: readonly number[];
  readonly target: number;
}

/** Sample to draw: a number of boards of one size, each with a number of targets from a range. */
export interface Draw extends TargetRange {
  readonly size: number;
  readonly boards: number;
  readonly targets: number;
  readonly seed?: number;
}

const POOL: readonly number[] = listNumbers(defaultGame.deal.pool).sort((a, b) => a - b);

/** Draws puzzles in board order: each board with all its targets. */
export function drawPuzzles({ size, from, to, boards, targets, seed = 1 }: Draw): DrawnPuzzle[] {
  const random = createRandom(seed);
  const draw = (count: number) => random.integer(0, count - 1);
  const puzzles: DrawnPuzzle[] = [];
  for (let board = 0; board < boards; board++) {
    const pool = [...POOL];
    const numbers = Array.from({ length: size }, () => pool.splice(draw(pool.length), 1)[0]);
    numbers.sort((a, b) => a - b);
    for (let i = 0; i < targets; i++) puzzles.push({ numbers, target: from + draw(to - from + 1) });
  }
  return puzzles;
}

/** Returns every `step`-th board of the standard pool in lexicographic order, starting with the first. */
export function everyBoard(size: number, step: number): number[][] {
  return [...enumerateBoards(parseBoards({ pool: POOL, size }))].filter((_, index) => index % step === 0);
}

/** Returns every hand of `size` cards from `from` to `to`, in lexicographic order. */
export function everyHand(from: number, to: number, size: number): number[][] {
  const pool = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...enumerateBoards(parseBoards({ pool, size, repeat: true }))];
}
