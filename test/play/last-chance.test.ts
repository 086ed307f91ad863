// The last chance of a round against all moves.
import { describe, expect, it } from 'vitest';
import { createSolverSync, twentyFour, type Operator } from '../../src/index.js';
import { findLastChance } from '../../src/play/round/last-chance.js';
import {
  combine,
  createTileGame,
  enter,
  type GamePuzzle,
  type TileGame,
} from '../../src/play/round/tile-game.js';

const solver = createSolverSync();
const solve = solver.solve.bind(solver);

describe('the last chance', () => {
  const play = (puzzle: GamePuzzle, ...moves: [number, Operator, number][]) =>
    moves.reduce<TileGame>((game, [left, operator, right]) => {
      const next = combine(game, left, operator, right);
      if (typeof next === 'string') throw new Error(next);
      return next;
    }, createTileGame(puzzle));
  const six = { numbers: [25, 50, 10, 5, 2, 10], target: 520 };

  it('is the position before the move after which the best is out of reach', async () => {
    const eights = { numbers: [3, 3, 8, 8], target: 24, rules: twentyFour };
    const game = play(eights, [2, '/', 1], [0, '+', 1], [1, '*', 3]);
    expect(await findLastChance(game, solve)).toEqual({
      steps: ['8 / 3 = 8/3'],
      step: '3 - (8/3) = 1/3',
      made: '3 + (8/3) = 17/3',
    });
  });

  it('is found for an expression that was typed, too', async () => {
    const typed = enter(createTileGame(six), '(50 + 25) * 2 + 5 * 10').game;
    const chance = (await findLastChance(typed, solve))!;
    const { steps, made } = chance;
    expect([...steps, made]).toEqual(
      ['50 + 25 = 75', '75 * 2 = 150', '5 * 10 = 50', '150 + 50 = 200'].slice(0, steps.length + 1),
    );
  });

  it('is none if no move was made, or if the best was', async () => {
    expect(await findLastChance(createTileGame(six), solve)).toBeNull();
    expect(await findLastChance(play(six, [1, '+', 4], [4, '*', 5]), solve)).toBeNull();
    expect(await findLastChance(enter(createTileGame(six), '(50 + 2) * 10').game, solve)).toBeNull();
  });
});
