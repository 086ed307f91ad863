// A show: four rounds in one game, in each the player chooses how many large numbers are dealt. Points are
// those of television: 10 for the target, 7 within 5, 5 within 10.
import type { Game } from 'numbers-game';
import { seedOf, withFour, type Rate } from '../../../src/play/round/daily-puzzle.js';
import { deal } from '../../../src/play/round/deal-board.js';
import type { RatedBoard } from '../../../src/play/round/rated-boards.js';

export const SHOW_ROUNDS = 4;

/**
 * Deals the board of a round of a show: the first with a solution.
 *
 * @throws the errors of `deal` and `rate`
 */
export async function dealForShow(
  game: Game,
  seed: number,
  place: number,
  large: number | undefined,
  rate: Rate,
): Promise<RatedBoard> {
  const { rules, aces } = game;
  for (const board of deal(game, seedOf(`${seed} ${place}`), { large })) {
    const { level } = await rate({ ...board, rules: withFour(rules), aces });
    if (level !== null) return { board, level };
  }
  throw new Error('deal: ended'); // it never does
}
