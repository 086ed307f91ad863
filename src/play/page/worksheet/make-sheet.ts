// The puzzles of a worksheet: dealt by difficulty and rated in a worker, each with all its solutions.
import type { Band } from '../../../generate.js';
import type { Rules } from '../../../index.js';
import { games, type GameId } from '../../../core/puzzle/games.js';
import type { Entry } from '../../../literature/list/solve-problem.js';
import { worthOf } from '../../round/deal-board.js';
import { dealRated, type RatedBoard } from '../../round/rated-boards.js';
import { rateBoard } from '../workers/rate-in-worker.js';
import { solverFor } from '../workers/page-solver.js';

const BANDS: readonly Band[] = [1, 2, 3, 4, 5];

/** Deals puzzles of a level, or of all levels in turn if it is null. @throws the errors of the workers */
export async function makeEntries(
  id: GameId,
  level: Band | null,
  count: number,
  signal: AbortSignal,
): Promise<Entry[]> {
  const game = games[id];
  const { rules } = game;
  const bands = Array.from({ length: count }, (_, place) => level ?? BANDS[place % BANDS.length]);
  bands.sort();
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  const entries: Entry[] = [];
  for await (const { board, band } of dealRated({ game, seed, rate: rateBoard }, bands)) {
    signal.throwIfAborted();
    entries.push({ ...(await solveBoard(board, rules)), band });
  }
  return entries;
}

async function solveBoard({ numbers, target }: RatedBoard['board'], rules: Rules): Promise<Entry> {
  const puzzle = { numbers: numbers.map(worthOf), target, rules };
  const solutions: Entry['solutions'][number][] = [];
  for await (const { expression, operations } of solverFor(puzzle).solutions(puzzle)) {
    solutions.push({ expression, operations });
  }
  return { numbers: puzzle.numbers, target, solutions };
}
