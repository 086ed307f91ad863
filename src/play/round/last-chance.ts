// The last moment of a round at which the best result was still possible. A hint for a position tells whether
// it is: so the positions are asked for hints, from the end of the round backward.
//
// A player who typed an expression or steps has moved no tiles; then their operations are the moves.
import type { Expression } from '../../expression/index.js';
import { parseExpression } from '../../expression/parse-expression.js';
import { findHint, type Solve } from './hint-move.js';
import { combine, type TileGame } from './tile-game.js';

export interface LastChance {
  /** The moves before the last chance, such as `'50 + 2 = 52'`. */
  readonly steps: readonly string[];
  /** The next move toward the best result. */
  readonly step: string;
  /** The move that was made instead; null if the round ended there. */
  readonly made: string | null;
}

/**
 * Finds the last chance of a round. Returns null if the best result or no move was made, or if the chance
 * cannot be determined.
 *
 * @param game as it ended, with all positions before
 * @throws the errors of `solve`
 */
export async function findLastChance(game: TileGame, solve: Solve): Promise<LastChance | null> {
  const end = game.previous === null ? replay(game) : game;
  if (end.previous === null) return null;
  for (let position: TileGame | null = end; position !== null; position = position.previous) {
    const hint = await findHint(position, solve);
    if (hint.kind === 'done' || hint.kind === 'impossible') return null;
    if (hint.kind !== 'move') continue;
    const { steps } = position;
    return { steps, step: hint.step, made: end.steps[steps.length] ?? null };
  }
  return null;
}

/** Plays the moves of the expression or the steps that were entered. Other input makes no moves. */
function replay(start: TileGame): TileGame {
  if (start.entered === null) return start;
  let game: TileGame = { ...start, best: null, entered: null };
  const lines = start.entered.expression.split(/[\n,]/).map((line) => line.split('=')[0]);
  const parts = lines.filter((line) => line.trim() !== '');
  const taken = new Set<number>();
  /** Returns the place of the tile that an expression makes; -1 if there is none. */
  const play = (expression: Expression): number => {
    if (typeof expression === 'number') {
      const place = game.tiles.findIndex(
        (tile, at) =>
          tile?.value === expression &&
          // A step may name the result of another.
          (parts.length > 1 || typeof tile.expression === 'number') &&
          !taken.has(at),
      );
      taken.add(place);
      return place;
    }
    if ('parts' in expression) return -1;
    const isUnary = 'operand' in expression;
    const left = play(isUnary ? expression.operand : expression.left);
    const right = isUnary ? left : play(expression.right);
    const next = left < 0 || right < 0 ? null : combine(game, left, expression.operator, right);
    if (next === null || typeof next === 'string') return -1;
    game = next;
    return right;
  };
  try {
    for (const part of parts) {
      taken.clear();
      if (play(parseExpression(part)) < 0) return game;
    }
  } catch {
    return start; // cards by their letters
  }
  return game;
}
