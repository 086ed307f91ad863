// A hint: the next move, and no more. It is the first step of a solution for the tiles at hand, so that it is
// right in the middle of a game, too.
//
// A solver takes natural numbers only. Where a tile is a fraction, zero or negative, all that can be made of
// the tiles is tried, up to three of them: that is a hand of the 24 game after its first move. With more it
// would take too long, and nothing is said.
import { type Operator, type Puzzle, type Result } from '../index.js';
import { combine, isEitherAce, isFinished, isLess, type TileGame, type Tile } from './tile-game.js';

/** A way to solve puzzles: that of a solver, or of one in a worker. */
export type Solve = (puzzle: Puzzle) => Result | Promise<Result>;

/** A move: tiles by their places. An ace among them may have to be turned first. */
export interface Move {
  readonly left: number;
  readonly operator: Operator;
  readonly right: number;
}

/**
 * What to do next.
 *
 * - `move`: this, with the step as `'6 * 5 = 30'`.
 * - `undo`: what can still be made is not as near as what could be made at the beginning.
 * - `done`: nothing, the player has come as near as one can.
 * - `impossible`: nothing, the target cannot be made.
 * - `unknown`: there are fractions, zero or negative numbers among the tiles, and too much to try.
 */
export type Hint =
  | ({ readonly kind: 'move'; readonly step: string } & Move)
  | { readonly kind: 'undo' | 'done' | 'impossible' | 'unknown' };

/**
 * The most tiles of which all that can be made is tried, in some 100 ways. Four would take a tenth of a
 * second.
 */
const MOST_TRIED = 3;
const OPERATORS: readonly Operator[] = ['+', '-', '*', '/'];

/**
 * Finds the next move.
 *
 * @throws NumbersGameError and whatever else `solve` throws
 */
export async function findHint(game: TileGame, solve: Solve): Promise<Hint> {
  const start = await solve(game.puzzle);
  if (start.distance === null) return { kind: 'impossible' };
  if (game.best !== null && !isLess(start.distance, game.best.distance)) return { kind: 'done' };
  const tiles = game.tiles.filter((tile) => tile !== null);
  if (!tiles.every(canBeGiven)) {
    const isTooMuch = tiles.length > MOST_TRIED || tiles.some((tile) => isEitherAce(game, tile));
    return isTooMuch || start.distance !== 0 ? { kind: 'unknown' } : tryAll(game);
  }
  const numbers = tiles.map(({ value, card }) => card ?? Number(value));
  const now = await solve({ ...game.puzzle, numbers });
  if (now.distance === null || isLess(start.distance, now.distance)) return { kind: 'undo' };
  return toMove(game, now.steps[0]);
}

/** Whether a puzzle may have the value of a tile among its numbers. */
function canBeGiven({ value }: Tile): boolean {
  return typeof value === 'number' && value > 0;
}

/** The first step of a solution as a move: its operands are tiles. */
function toMove({ tiles }: TileGame, step: string): Hint {
  const [first, operator, second] = step.split(' ');
  const find = (value: string, taken?: number) => {
    const place = tiles.findIndex((tile, at) => at !== taken && String(tile?.value) === value);
    return place < 0 ? tiles.findIndex((tile, at) => at !== taken && tile?.card === 'A') : place;
  };
  const left = find(first);
  return { kind: 'move', step, left, operator: operator as Operator, right: find(second, left) };
}

/** The first move found that leads to the target. */
function tryAll(game: TileGame): Hint {
  const places = [...game.tiles.keys()];
  for (const left of places) {
    for (const right of places) {
      for (const operator of OPERATORS) {
        if (left > right && (operator === '+' || operator === '*')) continue;
        const next = combine(game, left, operator, right);
        if (typeof next === 'string') continue;
        if (isFinished(next) || tryAll(next).kind === 'move') {
          return { kind: 'move', left, operator, right, step: next.steps.at(-1)! };
        }
      }
    }
  }
  return { kind: 'undo' };
}
