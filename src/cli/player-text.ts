// What a player wants to know of an answer beside its verdict, as the web app shows it after a round: the
// points of the show, the best answer, and the last moment at which that was still possible.
import { NumbersGameError } from '../core/errors.js';
import { ALL_ARITHMETIC } from '../expression/all-operators.js';
import { findLastChance, type LastChance } from '../play/round/last-chance.js';
import { mostPoints, type Points } from '../core/puzzle/points.js';
import { countPoints, createTileGame, enter, type GamePuzzle } from '../play/round/tile-game.js';
import { chance } from '../play/words/en.js';
import type { Puzzle } from '../core/api-types.js';
import { formatResult } from './answer-text.js';

/** Longest time for each answer of the solver, in milliseconds: nobody waits longer for a remark. */
const TIMEOUT_MS = 2000;

/**
 * Describes an answer for a player, a line for each remark. There are none on what takes too long, or is too
 * large.
 */
export async function describeForPlayer(
  puzzle: GamePuzzle,
  answer: string,
  points: Points | undefined,
): Promise<string[]> {
  const { game } = enter(createTileGame(puzzle, ALL_ARITHMETIC, points), answer);
  // The given numbers count as results, too, but the answer is what is judged.
  const judged = { ...game, best: game.entered };
  const lines =
    game.puzzle.rules.use === 'any' ? [`${countPoints(judged)} of ${mostPoints(game.points)} points`] : [];
  if (game.entered?.distance === 0) return lines;
  const { openCommandSolver } = await import('./open-command-solver.js');
  const solver = await openCommandSolver(game.puzzle.rules);
  const solve = (question: Puzzle) => solver.solve({ ...question, timeout: TIMEOUT_MS });
  try {
    const result = solve(game.puzzle);
    if (result.expression === null || result.distance === game.entered?.distance) return lines;
    const [best] = formatResult(result, String(game.puzzle.target), false);
    const chance = game.entered === null ? null : await findLastChance(judged, solve);
    return [
      ...lines,
      `best answer: ${best}`,
      ...(chance === null ? [] : [describeChance(chance, result.value)]),
    ];
  } catch (error) {
    if (error instanceof NumbersGameError) return lines;
    throw error;
  } finally {
    solver.dispose();
  }
}

function describeChance({ steps, step, made }: LastChance, value: number | string): string {
  const { chanceAtEnd, chanceAtStart, chanceAfter } = chance;
  const best = String(value);
  if (made === null) return chanceAtEnd(best, step);
  const last = steps.at(-1);
  return last === undefined ? chanceAtStart(best, step, made) : chanceAfter(best, last, step, made);
}
