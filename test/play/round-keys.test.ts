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

const host: ConstructorParameters<typeof Round>[0] = {
  arithmetic: ALL_ARITHMETIC,
  requestUpdate: () => undefined,
  solve: (asked) => Promise.resolve(solver.solve(asked)),
  emit: (type, detail) => {
    if (type === 'finish') ended.push(detail);
  },
};

beforeEach(() => {
  ended = [];
  round = new Round(host, puzzle, 0);
});

const keyOf = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }) as KeyboardEvent;
const press = (key: string, held?: Partial<KeyboardEvent>) => pressKey(round, keyOf(key, held));
const type = (text: string) => {
  for (const key of text.replaceAll(' ', '')) press(key);
};

describe('typed digits', () => {
  it('play a move, which Enter ends if another number may be meant', () => {
    type('50 + 2');
    expect([round.game.steps, round.message(english)]).toEqual([[], '50 + 2…']);
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

  it('begin anew after clicks that lead back to the first message', () => {
    type('2');
    round.press(5);
    round.press(5);
    type('5');
    expect(round.selected).toBe(3);
  });

  it('select a tile as they are typed, and take another with the next digit', () => {
    type('5');
    expect(round.selected).toBe(3);
    type('0');
    expect(round.selected).toBe(1);
  });

  it('that no tile has are reported, and select nothing', () => {
    type('52');
    expect([round.selected, round.message(english)]).toEqual([null, 'There is no tile 52.']);
    type('* 10');
    expect([round.selected, round.operator, round.game.steps]).toEqual([2, null, []]);
    press('Escape');
    type('10 + 52');
    expect([round.game.steps, round.message(english)]).toEqual([[], 'There is no tile 52.']);
  });

  it('that are only the beginning of a tile are reported by the next sign', () => {
    const other = new Round(host, { ...puzzle, numbers: [75, 3, 4] }, 0);
    for (const key of '3') pressKey(other, keyOf(key));
    pressKey(other, keyOf('Escape'));
    for (const key of '7*') pressKey(other, keyOf(key));
    expect([other.operator, other.message(english)]).toEqual([null, 'There is no tile 7.']);
  });

  it('are forgotten when a tile or an operator is pressed, and taken back by Backspace', () => {
    type('10 + 2');
    press('Enter');
    type('5');
    round.press(1);
    type('5');
    expect(round.selected).toBe(3);
    press('Backspace');
    expect([round.selected, round.game.steps]).toEqual([null, ['10 + 2 = 12']]);
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

it('redoes with Ctrl+Shift+Z and Ctrl+Y what was undone, until another move', () => {
  type('10 * 10');
  type('25 * 5');
  press('Enter');
  const steps = ['10 * 10 = 100', '25 * 5 = 125'];
  expect(round.game.steps).toEqual(steps);
  round.reset();
  expect([round.canRedo, round.game.steps]).toEqual([true, []]);
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe(true);
  expect(round.game.steps).toEqual(steps.slice(0, 1));
  expect(press('y', { ctrlKey: true })).toBe(true);
  expect([round.game.steps, round.message(english)]).toEqual([steps, '25 × 5 = 125']);
  expect(press('y', { ctrlKey: true })).toBe(false);
  round.undo();
  type('25 + 2');
  press('Enter');
  expect(round.canRedo).toBe(false);
});

it('keeps what was entered meanwhile when it redoes', () => {
  type('10 * 10');
  round.undo();
  round.draft = '50 * 10 + 25 - 2';
  round.check();
  round.redo();
  expect([round.game.steps, round.game.best?.value]).toEqual([['10 * 10 = 100'], 523]);
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

  it('is none of a text that cannot be read, of which it is told first', () => {
    round.draft = '(50 + 2) * (10';
    round.submit();
    expect([round.phase, round.message(english)]).toEqual(['playing', words.notAnExpression]);
    round.draft = '(50 + 2';
    round.submit();
    expect(round.phase).toBe('playing');
    round.submit();
    expect(round.phase).toBe('finished');
  });

  it('ends a round at once if Check has refused the text', () => {
    round.draft = '(50 + 2';
    round.check();
    round.submit();
    expect(round.phase).toBe('finished');
  });

  it('ends a round whose nearest value is a given number as soon as it is entered', async () => {
    round = new Round(host, { numbers: [7, 7], target: 8 }, 0);
    round.draft = '7';
    round.check();
    await expect.poll(() => ended).toMatchObject([{ reason: 'nearest' }]);
  });

  it('is none once something was made or typed', () => {
    round.draft = '50 * 10';
    round.submit();
    expect(round.phase).toBe('finished');
  });
});
