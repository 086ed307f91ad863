// The puzzles of a worksheet: dealt by difficulty and rated in a worker, each with all its solutions.
import type { Level } from 'numbers-game/generate';
import { type GameId, games, type Rules } from 'numbers-game';
import type { SheetEntry } from '../../../src/play/worksheet/worksheet.js';
import { worthOf } from '../../../src/play/round/deal-board.js';
import { dealRated, type RatedBoard } from '../../../src/play/round/rated-boards.js';
import { rateBoard } from '../workers/rate-in-worker.js';
import { solverFor } from '../workers/page-solver.js';

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];

/** Deals puzzles of a level, or of all levels in turn if it is null. @throws the errors of the workers */
export async function makeEntries(
  id: GameId,
  level: Level | null,
  count: number,
  signal: AbortSignal,
): Promise<SheetEntry[]> {
  const game = games[id];
  const { rules } = game;
  const levels = Array.from({ length: count }, (_, place) => level ?? LEVELS[place % LEVELS.length]);
  levels.sort();
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  const entries: SheetEntry[] = [];
  for await (const { board } of dealRated({ game, seed, rate: rateBoard }, levels)) {
    signal.throwIfAborted();
    entries.push(await solveBoard(board, rules));
  }
  return entries;
}

async function solveBoard({ numbers, target }: RatedBoard['board'], rules: Rules): Promise<SheetEntry> {
  const puzzle = { numbers: numbers.map(worthOf), target, rules };
  const solutions: SheetEntry['solutions'][number][] = [];
  for await (const { expression, operations } of solverFor(puzzle).solutions(puzzle)) {
    solutions.push({ expression, operations });
  }
  return { numbers: puzzle.numbers, target, solutions };
}
