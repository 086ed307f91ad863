// Deals the board from a seed, or finds the puzzle of a day.
import type { Puzzle, Result } from 'numbers-game';
import { findDailyBoard } from '../../../src/play/round/daily-puzzle.js';
import { deal, type DealtBoard } from '../../../src/play/round/deal-board.js';
import type { GamePuzzle } from '../../../src/play/round/tile-game.js';
import { rateBoard } from '../workers/rate-in-worker.js';
import { solverFor } from '../workers/page-solver.js';
import type { DealtFrom } from './dealt-board.js';

/** The most boards to try until one is as wanted. With few operators none may have a solution. */
const MOST_BOARDS = 400;

/** A board that was dealt: a puzzle whose target is a number. */
export type DealtPuzzle = GamePuzzle & DealtBoard;

/**
 * Deals the board of a day or of a seed, or returns the one that was given. From a seed, it is the first with
 * the chosen difficulty, and with a solution if it must have one; if none of MOST_BOARDS is, the last of
 * them.
 */
export async function dealPuzzle(from: DealtFrom): Promise<DealtPuzzle> {
  const { game, rules, day, seed, large, board } = from;
  const { aces } = game;
  if (board) return { ...board, rules, aces: aces && from.aces };
  if (day) return { ...(await findDailyBoard(game, day, rateBoard, solve))!, rules, aces };
  const boards = deal(game, seed, { large });
  for (let count = 1; ; count++) {
    const puzzle = { ...boards.next().value, rules, aces };
    if (count === MOST_BOARDS || (await isWanted(puzzle, from))) return puzzle;
  }
}

async function isWanted(puzzle: DealtPuzzle, { rules, level, solvable }: DealtFrom): Promise<boolean> {
  // `rate` takes no 0.
  if (level !== undefined) return !puzzle.numbers.includes(0) && (await rateBoard(puzzle)).level === level;
  return !(solvable ?? rules.use === 'all') || (await solve(puzzle)).status === 'exact';
}

function solve(puzzle: Puzzle): Promise<Result> {
  return solverFor(puzzle).solve(puzzle);
}
