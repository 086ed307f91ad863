// The rounds that go on after a reload, in a storage that may hold anything or refuse everything.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { games } from 'numbers-game';
import { dropStarted, idOfRound, keepStarted, readStarted } from '../src/play/started-rounds.js';

const round = { startedAt: 1, key: 2, seconds: 30, steps: ['1 + 2 = 3'], entered: null, hints: 0, draft: '' };
let stored: Record<string, string>;

beforeEach(() => {
  stored = {};
  for (const storage of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(storage, {
      getItem: (key: string) => stored[`${storage} ${key}`] ?? null,
      setItem: (key: string, value: string) => (stored[`${storage} ${key}`] = value),
    });
  }
});

describe('a round that began', () => {
  it('is there until it is dropped', () => {
    keepStarted('a', round);
    keepStarted('a', { ...round, hints: 2 });
    expect(readStarted('a')).toEqual({ ...round, hints: 2 });
    dropStarted('a');
    expect(readStarted('a')).toBeUndefined();
  });

  it('is shared by all windows if it is a daily puzzle', () => {
    keepStarted('day 24 2026-11-21', round);
    keepStarted('["24",7]', round);
    expect(Object.keys(stored)).toEqual([
      'localStorage numbers-game-started',
      'sessionStorage numbers-game-started',
    ]);
  });

  it('is forgotten after many others', () => {
    for (let count = 0; count < 41; count++) keepStarted(`${count}`, round);
    expect([readStarted('0'), readStarted('1')]).toEqual([undefined, round]);
  });

  it.each(['', 'null', '{', '[[]]', '[["a"]]', '[["a",{"startedAt":"1"}]]', '[1]'])(
    'is not there if the storage has %j',
    (text) => {
      stored['sessionStorage numbers-game-started'] = text;
      expect(readStarted('a')).toBeUndefined();
      keepStarted('a', round);
      expect(readStarted('a')).toEqual(round);
    },
  );

  it('is not kept if the browser refuses', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepStarted('a', round);
    dropStarted('a');
    expect(readStarted('a')).toBeUndefined();
  });
});

it('is the same for a day whatever else was chosen, and another for another board', () => {
  const game = games.countdown;
  const from = { game, rules: game.rules, seed: 7, large: 2 };
  expect(idOfRound({ ...from, day: '2026-11-21' })).toBe(
    idOfRound({ ...from, day: '2026-11-21', seed: 9, large: 4 }),
  );
  const others = [from, { ...from, seed: 8 }, { ...from, large: 1 }, { ...from, level: 2 }].map(idOfRound);
  expect(new Set(others).size).toBe(4);
});
