// The puzzles of some days, which must stay the same in every version of the web app, and what every puzzle
// of a day promises.
import { describe, expect, it } from 'vitest';
import { gameIds, games, type GameId } from '../../src/core/puzzle/games.js';
import { rate } from '../../src/generate/index.js';
import { findDailyBoard } from '../../src/play/round/daily-puzzle.js';
import { addDays, dayOf, isDay, weekdayOf } from '../../src/play/round/days.js';
import { createFullSolver } from '../support/full-solver.js';

const solver = createFullSolver();
const solve = solver.solve.bind(solver);
const find = async (id: GameId, day: string) => (await findDailyBoard(games[id], day, rate, solve))!;

const MONDAY = '2026-11-16';
const SATURDAY = '2026-11-21';

/** Written by this program: people who share a result have seen these boards. */
const GOLDEN: Readonly<Record<GameId, readonly [monday: string, saturday: string]>> = {
  countdown: ['100 25 8 3 1 4 = 829', '75 50 4 10 5 9 = 623'],
  '24': ['K 4 7 A = 24', 'Q 2 3 9 = 24'],
  '24s': ['1 5 6 1 = 24', '5 4 2 10 = 24'],
  '24s-mod': ['2 3 10 1 = 24', '1 5 6 7 = 24'],
  'countdown-squares': ['75 25 3 1 8 7 = 168', '25 100 3 8 2 7 = 846'],
  krypto: ['20 1 4 1 2 = 24', '14 6 15 20 19 = 22'],
  'make-ten': ['2 5 5 1 = 10', '9 7 3 6 = 10'],
  digits: ['20 25 8 13 11 9 = 280', '9 8 20 25 6 5 = 343'],
  slagalica: ['7 9 8 2 20 100 = 119', '3 8 2 7 20 25 = 841'],
  'compte-est-bon': ['4 75 10 3 10 2 = 710', '1 7 1 100 4 8 = 881'],
  'cifras-y-letras': ['50 2 10 2 5 9 = 275', '10 2 6 2 8 8 = 527'],
};

it.each(gameIds)('the puzzles of %s are those that were published, and can be solved', async (id) => {
  const boards = [await find(id, MONDAY), await find(id, SATURDAY)];
  expect(boards.map(({ numbers, target }) => `${numbers.join(' ')} = ${target}`)).toEqual(GOLDEN[id]);
  const { rules, aces } = games[id];
  for (const board of boards) expect(solve({ ...board, rules, aces }).status).toBe('exact');
});

it('is harder at the end of a week than at its beginning', async () => {
  const difficultyOf = async (day: string) => {
    const { rules, aces } = games['24'];
    return rate({ ...(await find('24', day)), rules, aces }).difficulty!;
  };
  let easier = 0;
  for (let week = 0; week < 20; week++) {
    const [monday, saturday] = [MONDAY, SATURDAY].map((day) => addDays(day, 7 * week));
    if ((await difficultyOf(monday)) < (await difficultyOf(saturday))) easier++;
  }
  expect(easier).toBe(20);
});

it('can be solved under the rules of a page, and is none if no board can', async () => {
  const play = games['24'].rules;
  const rules = { ...play, values: 'natural', operators: ['+', '-'] } as const;
  for (let day = 0; day < 5; day++) {
    const game = { ...games['24'], rules };
    const board = await findDailyBoard(game, addDays(MONDAY, day), rate, solve);
    expect(solve({ ...board!, rules, aces: game.aces }).status).toBe('exact');
  }
  const none = { ...games['24'], rules: { ...rules, operators: ['-'] } as const };
  expect(await findDailyBoard(none, MONDAY, rate, solve)).toBeNull();
});

describe('days', () => {
  it('are dates on the clock of the machine', () => {
    expect(dayOf(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
    expect([MONDAY, SATURDAY, '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 0]);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  it('begin with the archive, and end tomorrow, which it is already elsewhere', () => {
    const isToday = (text: string) => isDay(text, '2026-11-22');
    expect(['2026-01-01', '2026-11-22', '2026-11-23'].map(isToday)).toEqual([true, true, true]);
    for (const text of ['2025-12-31', '2026-11-24', '2026-02-30', '2026-2-3', '', 'today', '2026-13-01']) {
      expect(isToday(text), text).toBe(false);
    }
  });
});
