// The puzzle of a day: one for each game, the same for everyone, easy on Monday and hard on Saturday.
//
// The game and the date give the seed of a deal, and the puzzle is one of its first boards with a solution,
// by difficulty: on Monday the easiest of them, on Saturday the hardest. Levels of difficulty would not do:
// in some games a level is so rare that hundreds of boards have to be dealt. A difficulty is that of the
// board with + - * /, so games with other operators have one, too; hands that need another operator are
// hardest.
import type { Game } from '../../core/puzzle/games.js';
import type { Difficulty } from '../../generate/index.js';
import type { Puzzle, Rules } from '../../index.js';
import { hashText as seedOf } from '../../core/hash-text.js';
import { FOUR, isBasic } from '../../core/operator-notation.js';
import { selectRows } from '../../expression/operators/all-rows.js';
import { weekdayOf } from './days.js';
import { deal, type DealtBoard } from './deal-board.js';
import type { Solve } from './hint-move.js';

export { seedOf };

/** Rates a puzzle whose operators are + - * /: `rate`, or `rate` in a worker. */
export type Rate = (puzzle: Puzzle) => Difficulty | Promise<Difficulty>;

/** The number of boards with a solution that are compared. */
const BOARDS = 9;
/** The most boards that are dealt until one has a solution. */
const MOST_DEALT = 400;
/** The place of the puzzle among them, from the easiest, by the day of the week from Sunday. */
const PLACES = [4, 0, 1, 3, 4, 6, 8];

/**
 * Finds the puzzle of a day. Returns null if hardly a board has a solution, as with few operators.
 *
 * @param day a text for which `isDay` is true
 * @throws the errors of `rate` and `solve`
 */
export async function findDailyBoard(
  game: Game,
  day: string,
  rate: Rate,
  solve: Solve,
): Promise<DealtBoard | null> {
  const { rules, aces } = game;
  const rows = selectRows(rules);
  const isPlain = rows.every(isBasic);
  const hasAllFour = rows.filter(isBasic).length === FOUR.length;
  const found: { board: DealtBoard; difficulty: number }[] = [];
  let misses = 0;
  for (const board of deal(game, seedOf(`${game.id} ${day}`))) {
    if (misses++ === MOST_DEALT) return null;
    // `rate` takes no 0.
    if (board.numbers.includes(0)) continue;
    const { difficulty } = await rate({ ...board, rules: withFour(rules), aces });
    if (difficulty === null && isPlain) continue;
    const isSolved = difficulty !== null && hasAllFour;
    if (!isSolved && (await solve({ ...board, rules, aces })).status !== 'exact') continue;
    misses = 0;
    found.push({ board, difficulty: difficulty ?? Number.MAX_VALUE });
    if (found.length === BOARDS) break;
  }
  found.sort((one, other) => one.difficulty - other.difficulty);
  return found[PLACES[weekdayOf(day)]].board;
}

/** Restricts rules to + - * /, with which every value is rational. */
export function withFour({ values, use }: Rules): Rules {
  return { values: values === 'real' ? 'rational' : values, use };
}
