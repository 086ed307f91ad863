// Rounds that are continued from their stored moves.
import { beforeEach, describe, expect, it } from 'vitest';
import { createSolverSync } from 'numbers-game';
import { ALL_ARITHMETIC } from '../../src/expression/all-operators.js';
import { Round } from '../../src/play/round/play-round.js';
import { pressKey } from '../../src/play/round/round-keys.js';
import { createTileGame } from '../../src/play/round/tile-game.js';
import { board, round as words } from '../../src/play/words/en.js';
import { resumeGame } from '../src/rounds/resume-game.js';

const solver = createSolverSync();
const puzzle = { numbers: [25, 50, 10, 5, 2, 10], target: 520 };
const english = { ...board, ...words };

let round: Round;
let ended: unknown[];

beforeEach(() => {
  ended = [];
  round = new Round(
    {
      arithmetic: ALL_ARITHMETIC,
      requestUpdate: () => undefined,
      solve: (asked) => Promise.resolve(solver.solve(asked)),
      emit: (type, detail) => {
        if (type === 'finish') ended.push(detail);
      },
    },
    puzzle,
    0,
  );
});

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  pressKey(round, { key, ctrlKey: false, metaKey: false, altKey: false, ...held } as KeyboardEvent);
const type = (text: string) => {
  for (const key of text.replaceAll(' ', '')) press(key);
};

describe('a round that is continued', () => {
  const begun = () => createTileGame(puzzle, ALL_ARITHMETIC);

  it('has the tiles and the entered expression of the moves that were stored', () => {
    type('50 + 2');
    press('Enter');
    round.draft = '50 * 10 + 25 - 5';
    const { steps } = round.game;
    const resumed = resumeGame(begun(), { steps, entered: '50 * 10 + 25 - 2' });
    expect(resumed.tiles.map((tile) => tile?.value ?? null)).toEqual([25, null, 10, 5, 52, 10]);
    expect([resumed.best?.value, resumed.entered?.value]).toEqual([523, 523]);
    expect(resumed.previous?.steps).toEqual([]);
  });

  it('stops at a move that is not possible', () => {
    const steps = ['50 + 2 = 52', '7 + 7 = 14', '10 + 5 = 15'];
    expect(resumeGame(begun(), { steps, entered: null }).steps).toEqual(['50 + 2 = 52']);
    expect(resumeGame(begun(), { steps: ['2 + 50 = 53'], entered: 'x' }).steps).toEqual([]);
  });

  it('has used the time since its start, and its hints', async () => {
    const { game } = round;
    round.continue(resumeGame(game, { steps: ['50 + 2 = 52'], entered: null }), 60_000, 2);
    expect([round.hints, round.message(english)]).toEqual([2, '50 + 2 = 52']);
    round.giveUp();
    await expect.poll(() => ended).toMatchObject([{ hints: 2, best: { value: 52 } }]);
    expect((ended[0] as { elapsedMs: number }).elapsedMs).toBeGreaterThanOrEqual(60_000);
  });
});
