// The keys of a round, and what ends it: digits and signs that are typed on the tiles, undoing, and the
// question before an empty answer.
import { beforeEach, describe, expect, it } from 'vitest';
import { ALL_ARITHMETIC } from '../../src/expression/all-operators.js';
import { createSolverSync } from '../../src/index.js';
import { Round } from '../../src/play/round/play-round.js';
import { pressKey } from '../../src/play/round/round-keys.js';
import { board, round as words } from '../../src/play/words/en.js';

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

describe('typed digits', () => {
  it('play a move, which Enter ends if another number may be meant', () => {
    type('50 + 2');
    expect(round.game.steps).toEqual([]);
    expect(press('Enter')).toBe(true);
    expect(round.game.steps).toEqual(['50 + 2 = 52']);
    type('* 10');
    expect(round.game.steps).toEqual(['50 + 2 = 52', '52 * 10 = 520']);
  });

  it('play a move at once if no other number begins so', () => {
    type('25 - 5');
    press('=');
    type('20 * 10');
    expect(round.game.steps).toEqual(['25 - 5 = 20', '20 * 10 = 200']);
  });

  it('select a tile as they are typed, and take another with the next digit', () => {
    type('5');
    expect(round.selected).toBe(3);
    type('0');
    expect(round.selected).toBe(1);
    type('7');
    expect(round.selected).toBe(1);
  });

  it('take two equal numbers from two tiles', () => {
    type('10 * 10');
    expect(round.game.steps).toEqual(['10 * 10 = 100']);
  });

  it('leave Enter to the button with the focus unless they wait for it', () => {
    expect(press('Enter')).toBe(false);
    expect(press('x', { ctrlKey: true })).toBe(false);
  });
});

it('undoes with Ctrl+Z and with the key of a Mac', () => {
  type('10 * 10');
  expect(press('z', { ctrlKey: true })).toBe(true);
  expect(round.game.steps).toEqual([]);
  expect(press('z', { ctrlKey: true })).toBe(false);
  type('10 * 10');
  expect(press('Z', { metaKey: true })).toBe(true);
  expect(round.game.steps).toEqual([]);
});

describe('an empty answer', () => {
  it('ends a round only if it is submitted twice', async () => {
    round.submit();
    expect([round.phase, round.message(english)]).toEqual(['playing', words.submitNothing]);
    round.submit();
    expect(round.phase).toBe('finished');
    await expect.poll(() => ended).toMatchObject([{ reason: 'submitted' }]);
  });

  it('is asked about again after another move', () => {
    round.submit();
    type('10 * 10');
    round.undo();
    round.submit();
    expect(round.phase).toBe('playing');
  });

  it('is none once something was made or typed', () => {
    round.draft = '50 * 10';
    round.submit();
    expect(round.phase).toBe('finished');
  });
});
