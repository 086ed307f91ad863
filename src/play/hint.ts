// A hint: the next move and no more. It is the first step of a solution for the current tiles, so it is right
// in the middle of a game, too.
//
// A solver takes natural numbers only. If a tile has another value, all moves of two tiles are tried for up
// to three tiles, such as a hand of the 24 game after its first move. With more tiles that would take too
// long, and there is no hint.
import { parseExpression } from '../index.js';
import type { Expression, Operator, Puzzle, Result } from '../index.js';
import { selectRows } from '../operators.js';
import { combine, isEitherAce, isFinished, isLess, type TileGame, type Tile } from './tile-game.js';

/** Solves a puzzle: `solve` of a solver, or of a solver in a worker. */
export type Solve = (puzzle: Puzzle) => Result | Promise<Result>;

/** A move, with the tiles by their places. An ace among them may have to be turned first. */
export interface Move {
  readonly left: number;
  readonly operator: Operator;
  /** The same as `left` for an operator with one operand. */
  readonly right: number;
}

/**
 * What to do next.
 *
 * - `move`: this move, with its step such as `'6 * 5 = 30'`.
 * - `undo`: the current tiles cannot come as near as the given numbers could.
 * - `done`: nothing, the player has come as near as possible.
 * - `impossible`: nothing, the target cannot be made.
 * - `unknown`: some tiles are no natural numbers, and there are too many moves to try.
 */
export type Hint =
  | ({ readonly kind: 'move'; readonly step: string } & Move)
  | { readonly kind: 'undo' | 'done' | 'impossible' | 'unknown' };

/**
 * The most tiles for which all moves are tried, about 100 ways. Four tiles would take a tenth of a second.
 */
const MOST_TRIED = 3;

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
  return toMove(game, firstOperation(parseExpression(now.expression)), now.steps[0]);
}

/** Whether the value of a tile may be a given number of a puzzle. */
function canBeGiven({ value }: Tile): boolean {
  return typeof value === 'number' && value > 0;
}

/** The operation of the first step of an expression. Its operands are numbers. */
function firstOperation(expression: Expression): Exclude<Expression, number> {
  if (typeof expression === 'number') throw new Error('a number has no operation');
  const inner = operandsOf(expression).find((operand) => typeof operand !== 'number');
  return inner === undefined ? expression : firstOperation(inner);
}

function operandsOf(expression: Exclude<Expression, number>): readonly Expression[] {
  if ('parts' in expression) return expression.parts.slice(0, 2);
  return 'operand' in expression ? [expression.operand] : [expression.left, expression.right];
}

/** Converts an operation on numbers to a move on their tiles. */
function toMove({ tiles }: TileGame, operation: Exclude<Expression, number>, step: string): Hint {
  const find = (value: Expression, taken?: number) => {
    const place = tiles.findIndex((tile, at) => at !== taken && tile?.value === value);
    return place < 0 ? tiles.findIndex((tile, at) => at !== taken && tile?.card === 'A') : place;
  };
  const [first, last = null] = operandsOf(operation);
  const left = find(first);
  const right = last === null ? left : find(last, left);
  return { kind: 'move', step, left, operator: operation.operator, right };
}

/** Tries all moves of two tiles, and returns the first one that leads to the target. */
function tryAll(game: TileGame): Hint {
  const places = [...game.tiles.keys()];
  for (const left of places) {
    for (const right of places) {
      for (const { operator, arity, isCommutative } of selectRows(game.puzzle.rules)) {
        if (arity === 1 || (left > right && isCommutative)) continue;
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
