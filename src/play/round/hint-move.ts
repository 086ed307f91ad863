// A hint: the next move and no more. It is the first step of a solution for the current tiles, so it is right
// in the middle of a game, too.
//
// A solver takes given numbers only, so its solution is played: a made 4 may not be put under a root if it
// came from one. Where a solver cannot tell (a tile is a fraction, its solution cannot be played, or a joined
// number may get more digits), all moves are tried for up to three tiles, such as a hand of the 24 game after
// its first move. With more tiles that would take too long, and there is no hint.
import { parseLimits } from '../../core/puzzle/largest-operands.js';
import { isGivenNumber, leastNumber } from '../../core/puzzle/parse-numbers.js';
import { evaluateTree } from '../../expression/arithmetic.js';
import { parseExpression } from '../../expression/parse-expression.js';
import type { ExactValue } from '../../expression/exact/exact-value.js';
import type { Expression } from '../../expression/index.js';
import type { Operator, Puzzle, Result, Solution } from '../../index.js';
import { selectRows } from '../../expression/operators/all-rows.js';
import { concatenation } from '../../expression/operators/concatenation.js';
import {
  formatTileValue,
  combine,
  isEitherAce,
  isFinished,
  isLess,
  turnAce,
  type TileGame,
  type Tile,
} from './tile-game.js';

/** Solves a puzzle: `solve` of a solver, or of a solver in a worker. */
export type Solve = (puzzle: Puzzle) => Result | Promise<Result>;

/** A move, with the tiles by their places. An ace among them may have to be turned first. */
export interface Move {
  readonly left: number;
  readonly operator: Operator;
  /** The place of the right tile, equal to `left` for an operator with one operand. */
  readonly right: number;
}

/**
 * The advice for the next move.
 *
 * - `move`: this move, with its step such as `'6 * 5 = 30'`.
 * - `undo`: the current tiles cannot come as near as the given numbers could.
 * - `done`: nothing, the player has come as near as possible.
 * - `impossible`: nothing, the target cannot be made.
 * - `unknown`: some tiles are not natural numbers, and there are too many moves to try.
 */
export type Hint =
  | ({ readonly kind: 'move'; readonly step: string } & Move)
  | { readonly kind: 'undo' | 'done' | 'impossible' | 'unknown' };

/**
 * The most tiles for which all moves are tried, about 100 ways. Four tiles would take a tenth of a second. It
 * is one less with operators of one operand.
 */
const MOST_TRIED = 3;

/** Finds the next move. @throws NumbersGameError and the errors of `solve` */
export async function findHint(game: TileGame, solve: Solve): Promise<Hint> {
  const start = await solve(game.puzzle);
  if (start.distance === null) return { kind: 'impossible' };
  if (game.best !== null && !isLess(start.distance, game.best.distance)) return { kind: 'done' };
  const tiles = game.tiles.filter((tile) => tile !== null);
  const least = leastNumber(game.puzzle.rules);
  if (tiles.every(({ value }) => isGivenNumber(value, least))) {
    const numbers = tiles.map(({ value, card }) => card ?? Number(value));
    const now = await solve({ ...game.puzzle, numbers });
    if (now.distance !== null && !isLess(start.distance, now.distance)) {
      const move = playFirst(game, listOperations(now, game));
      if (move !== null) return { kind: 'move', ...move };
    } else if (!tiles.some(isJoined)) {
      return { kind: 'undo' };
    }
  }
  const most = selectRows(game.puzzle.rules).some(({ arity }) => arity === 1) ? MOST_TRIED - 1 : MOST_TRIED;
  const isTooMuch = tiles.length > most || tiles.some((tile) => isEitherAce(game, tile));
  return isTooMuch || start.distance !== 0 ? { kind: 'unknown' } : tryAll(game);
}

/** Whether a tile is a number of joined digits, to which a player may join another one. */
function isJoined({ expression }: Tile): boolean {
  return typeof expression === 'object' && 'parts' in expression;
}

/** An operation of a solution, with the values of its operands. */
interface HintOperation {
  readonly operator: Operator;
  readonly operands: readonly (number | string)[];
}

/** Lists the operations of a solution, inner ones first. Digits are joined two at a time. */
function listOperations({ expression, steps }: Solution, { puzzle, arithmetic }: TileGame): HintOperation[] {
  const limits = parseLimits(puzzle.rules.limits, 'limits');
  const joins = steps.filter((step) => step.startsWith(concatenation.operator)).map(readJoin);
  const list = (part: Expression): HintOperation[] => {
    if (typeof part === 'number') {
      const place = joins.findIndex(({ value }) => value === part);
      return place < 0 ? [] : joins.splice(place, 1)[0].operations;
    }
    const operands = 'operand' in part ? [part.operand] : 'left' in part ? [part.left, part.right] : [];
    const values = operands.map((operand) =>
      formatTileValue(evaluateTree(operand, limits, arithmetic) as ExactValue, operand),
    );
    return [...operands.flatMap(list), { operator: part.operator, operands: values }];
  };
  return list(parseExpression(expression));
}

/** Reads a step such as `'concat(1, 2, 3) = 123'`, which the expression writes as one number. */
function readJoin(step: string): { readonly value: number; readonly operations: HintOperation[] } {
  const { operator } = concatenation;
  const [first, ...digits] = step.split(' = ')[0].match(/\d/g)!;
  let joined = first;
  const operations = digits.map((digit) => {
    const operands = [Number(joined), Number(digit)];
    joined += digit;
    return { operator, operands };
  });
  return { value: Number(joined), operations };
}

/** Returns the first move of operations that can be played in order; null if they cannot. */
function playFirst(game: TileGame, operations: readonly HintOperation[]): (Move & { step: string }) | null {
  if (operations.length === 0) return null;
  const [{ operator, operands }, ...others] = operations;
  const [first, last = first] = operands;
  for (const left of findTiles(game, first)) {
    for (const right of operands.length === 1 ? [left] : findTiles(game, last, left)) {
      const next = combine(turnTo(turnTo(game, left, first), right, last), left, operator, right);
      if (typeof next === 'string') continue;
      if (others.length > 0 && playFirst(next, others) === null) continue;
      return { left, operator, right, step: next.steps.at(-1)! };
    }
  }
  return null;
}

/** Finds places of tiles that have a value or can be turned to it, one for equal tiles. */
function findTiles(game: TileGame, value: number | string, taken?: number): number[] {
  const places = [...game.tiles.keys()].filter(
    (place) => place !== taken && turnTo(game, place, value).tiles[place]?.value === value,
  );
  const faces = places.map((place) => JSON.stringify(game.tiles[place]));
  return places.filter((_, index) => faces.indexOf(faces[index]) === index);
}

/** Turns an ace of 1 or 11 of a game, unless its tile has this value. */
function turnTo(game: TileGame, place: number, value: number | string): TileGame {
  return game.tiles[place]?.value === value ? game : turnAce(game, place);
}

/** Tries all moves, and returns the first one that leads to the target. */
function tryAll(game: TileGame): Hint {
  const places = [...game.tiles.keys()];
  for (const left of places) {
    for (const right of places) {
      for (const { operator, arity, isCommutative } of selectRows(game.puzzle.rules)) {
        if (arity === 1 ? left !== right : left > right && isCommutative) continue;
        const next = combine(game, left, operator, right);
        if (typeof next === 'string') continue;
        if (isFinished(next) || tryAll(next).kind === 'move')
          return { kind: 'move', left, operator, right, step: next.steps.at(-1)! };
      }
    }
  }
  return { kind: 'undo' };
}
