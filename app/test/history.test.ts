// The figures of the history against their definitions, its file, and that the text to share tells nothing of
// the board.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSolverSync, games } from 'numbers-game';
import { addDays } from '../../src/play/round/days.js';
import {
  countDistances,
  isSolved,
  readRounds,
  summarize,
  summarizeLevels,
  formatRounds,
  type PlayedRound,
} from '../src/rounds/round-history.js';
import { formatLatex } from '../src/parts/answer-latex.js';
import { describeAnswers, describeShared, formatElapsed } from '../src/play/play-texts.js';
import { loadEnglish } from './support/load-words.js';
import { seed } from '../../test/support/random.js';

const solver = createSolverSync();
const solve = solver.solve.bind(solver);

const NOON = new Date(2026, 10, 22, 12).getTime();
const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = '2026-11-22';

const lost: PlayedRound = {
  id: 'a',
  endedAt: NOON,
  game: 'countdown',
  numbers: [25, 50, 10, 5, 2, 10],
  target: 520,
  day: null,
  level: 2,
  reason: 'submitted',
  elapsedMs: 8400,
  points: 7,
  hints: 1,
  distance: 3,
  least: 0,
  expression: '50 * 10 + 25 - 2',
};
const won: PlayedRound = { ...lost, id: 'b', distance: 0, hints: 0, expression: '(50 + 2) * 10' };
const nothing: PlayedRound = { ...lost, distance: null, expression: null };

/** Rounds of consecutive hours, the first one first. */
const inOrder = (...rounds: PlayedRound[]) =>
  rounds.map((round, place) => ({ ...round, id: String(place), endedAt: NOON + place * 1000 }));

describe('the figures', () => {
  it('count a round as solved if nothing nearer is possible', () => {
    const rounds = [won, lost, nothing, { ...lost, least: 3 }, { ...lost, distance: '1/2', least: '1/3' }];
    expect(rounds.map(isSolved)).toEqual([true, false, false, true, false]);
  });

  it('count rounds in a row in the order in which they ended', () => {
    const rounds = inOrder(won, won, won, lost, won, won).reverse();
    expect(summarize(rounds, TODAY)).toMatchObject({ rounds: 6, solved: 5, streak: 2, longest: 3 });
    expect(summarize([], TODAY)).toEqual({
      rounds: 0,
      solved: 0,
      streak: 0,
      longest: 0,
      days: 0,
      medianMs: null,
    });
  });

  it('count days in a row up to today, or up to yesterday while nothing was played today', () => {
    const on = (...before: number[]) => before.map((days) => ({ ...won, endedAt: NOON - days * DAY_MS }));
    const daysOf = (...before: number[]) => summarize(on(...before), TODAY).days;
    expect([daysOf(0, 1, 2, 4), daysOf(1, 2), daysOf(2), daysOf(0, 0)]).toEqual([3, 2, 0, 1]);
  });

  it('take the median of the times, and the mean of the distances, of each difficulty', () => {
    const timed = [1000, 9000, 2000, 4000].map((elapsedMs) => ({ ...won, elapsedMs }));
    expect(summarize(timed, TODAY).medianMs).toBe(2000);
    const far = { ...lost, distance: '9/2' };
    expect(summarizeLevels([won, { ...far, level: 5 }, lost, { ...won, level: null }, nothing])).toEqual([
      { level: 2, rounds: 3, solved: 1, medianMs: 8400, distance: 1.5 },
      { level: 5, rounds: 1, solved: 0, medianMs: null, distance: 4.5 },
      { level: null, rounds: 1, solved: 1, medianMs: 8400, distance: 0 },
    ]);
    expect(countDistances([won, lost, nothing, { ...lost, distance: 6 }, { ...lost, distance: 11 }])).toEqual(
      [1, 1, 1, 1, 1],
    );
  });
});

describe('the file', () => {
  it('gives the same rounds back', () => {
    expect(readRounds(formatRounds([won, lost, nothing]))).toEqual([won, lost, nothing]);
    expect(readRounds(formatRounds([]))).toEqual([]);
  });

  it.each(Object.keys(lost))('is refused if %s is missing or of another type', (name) => {
    for (const value of [undefined, {}, -1.5]) {
      const round = { ...lost, [name]: value };
      expect(readRounds(formatRounds([won, round])), JSON.stringify(round)).toBeNull();
    }
  });

  it.each([{ endedAt: 8.64e15 + 1 }, { distance: '7/0' }, { least: '1/00' }])(
    'is refused with %j',
    (wrong) => {
      expect(readRounds(formatRounds([{ ...lost, ...wrong }]))).toBeNull();
    },
  );

  it.each(['', '{', 'null', '[]', '{"rounds": []}', '{"format": "numbers-game rounds 1", "rounds": {}}'])(
    'is refused if it is %j',
    (text) => {
      expect(readRounds(text)).toBeNull();
    },
  );
});

describe('words', () => {
  beforeAll(loadEnglish);

  it('to share tell nothing of the board', () => {
    const numbers = fc.array(fc.integer({ min: 101, max: 999 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 101, max: 999 }), (numbers, target) => {
        const round = { ...won, numbers, target, expression: numbers.join(' + '), day: addDays(TODAY, 0) };
        const text = describeShared(games.countdown.title, round);
        for (const number of [...numbers, target]) expect(text).not.toContain(String(number));
      }),
      { seed },
    );
    expect(describeShared('Countdown', { ...lost, day: TODAY })).toBe(
      'Countdown, daily puzzle of Nov 22, 2026\n3 away in 8.4 s · with 1 hint\nDifficulty ●●○○○',
    );
  });

  it('to copy are the answers', () => {
    const best = { value: 523, distance: 3, expression: '50 * 10 + 25 - 2' };
    expect(describeAnswers(lost, best, solve({ numbers: lost.numbers, target: 520 }))).toBe(
      [
        '25 50 10 5 2 10 → 520',
        'Your answer: 50 × 10 + 25 − 2 = 523',
        'Best answer: (50 + 2) × 10 = 520',
        '50 + 2 = 52',
        '52 × 10 = 520',
      ].join('\n'),
    );
    expect(formatLatex('8 / 3', '8/3')).toBe('\\frac{8}{3} = \\frac{8}{3}');
  });

  it('for times are those of a clock', () => {
    expect([0, 8400, 59_949, 59_950, 65_400, 3_610_000].map(formatElapsed)).toEqual([
      '0.0 s',
      '8.4 s',
      '59.9 s',
      '1:00',
      '1:05',
      '1:00:10',
    ]);
  });
});
