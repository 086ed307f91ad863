// The boards and the rules of the modes: ladders of a week, sprints, shows, practice, and results of races.
import { describe, expect, it } from 'vitest';
import { type GameId, games } from 'numbers-game';
import { gameIds, type Level, rate } from 'numbers-game/generate';
import { findDailyBoard, withFour } from '../../src/play/round/daily-puzzle.js';
import { addDays } from '../../src/play/round/days.js';
import type { DealtBoard } from '../../src/play/round/deal-board.js';
import { countLadders, findLadder, idOfRung, listClimbed, RUNGS } from '../src/rounds/ladder.js';
import { countStars } from '../../src/play/round/stars.js';
import { formatStars } from '../src/rounds/format-stars.js';
import { beats, formatRaceResult, parseRaceResult } from '../src/rounds/race-result.js';
import { dealRated, keyOf, type RatedBoard } from '../../src/play/round/rated-boards.js';
import type { PlayedRound } from '../src/rounds/round-history.js';
import { RUN_MODES } from '../src/rounds/run-modes.js';
import { listSprintLevels, secondsFor } from '../../src/play/round/sprint.js';
import { createFullSolver } from '../../test/support/full-solver.js';

const solver = createFullSolver();
const solve = solver.solve.bind(solver);

const MONDAY = '2026-11-23';
const WEEK = Array.from({ length: 7 }, (_, place) => addDays(MONDAY, place));

const textOf = ({ numbers, target }: DealtBoard) => `${numbers.join(' ')} = ${target}`;

/** The ladder of Countdown of MONDAY, and the hands of the 24 game of the last day of its week. */
const LADDER = [
  '100 25 3 2 1 1 = 275',
  '100 50 9 5 6 8 = 941',
  '25 75 4 10 8 6 = 918',
  '100 75 7 1 3 10 = 896',
  '50 25 6 7 3 6 = 877',
];
const HANDS = ['8 2 8 K', 'Q 3 3 8', '8 4 6 4', '8 8 5 8', '4 Q 9 10'];

/** Checks by the solver, which shares nothing with the dealing, that each board has a solution. */
function expectSolvable(id: GameId, boards: readonly RatedBoard[]) {
  const { rules, aces } = games[id];
  for (const { board } of boards)
    expect(solve({ ...board, rules, aces }).status, textOf(board)).toBe('exact');
}

describe('the ladder of a day', () => {
  it.each(gameIds)('rises in %s through all difficulties, and no board comes twice in a week', async (id) => {
    const game = games[id];
    const ladders = await Promise.all(WEEK.map((day) => findLadder(game, day, rate)));
    for (const ladder of ladders) {
      expect(ladder.map(({ level }) => level)).toEqual(RUNGS);
      const difficulties = ladder.map(
        ({ board }) => rate({ ...board, rules: withFour(game.rules), aces: game.aces }).difficulty!,
      );
      expect(difficulties).toEqual([...difficulties].sort((one, other) => one - other));
      expect(new Set(difficulties).size).toBe(RUNGS.length);
      expectSolvable(id, ladder);
    }
    const keys = ladders.flat().map(({ board }) => keyOf(board));
    expect(new Set(keys).size).toBe(RUNGS.length * WEEK.length);
  });

  it('shares no board with the daily puzzles of its week', async () => {
    const game = games.countdown;
    const boards = await Promise.all(
      WEEK.flatMap((day) => [findDailyBoard(game, day, rate, solve), findLadder(game, day, rate)]),
    );
    const found = boards.flat().filter((each) => each !== null);
    const keys = found.map((each) => keyOf('board' in each ? each.board : each));
    expect(new Set(keys).size).toBe(WEEK.length * (RUNGS.length + 1));
  });

  /** Written by this program: people who share stars have seen these boards. */
  it('is the one that was published', async () => {
    const ladder = await findLadder(games.countdown, MONDAY, rate);
    expect(ladder.map(({ board }) => textOf(board))).toEqual(LADDER);
    const hands = await findLadder(games['24'], addDays(MONDAY, 6), rate);
    expect(hands.map(({ board }) => board.numbers.join(' '))).toEqual(HANDS);
  });

  it('gives stars by distance, and for the target alone if all numbers must be used', () => {
    const starsOf = (distance: number | string | null, use: 'any' | 'all', hints = 0) =>
      countStars({ distance, hints }, { use });
    expect([0, 1, 10, 11, 25, 26, null].map((distance) => starsOf(distance, 'any'))).toEqual([
      3, 2, 2, 1, 1, 0, 0,
    ]);
    expect([0, 1, '1/2', null].map((distance) => starsOf(distance, 'all'))).toEqual([3, 0, 0, 0]);
    expect([starsOf(0, 'any', 1), starsOf(0, 'all', 2), starsOf(26, 'any', 1)]).toEqual([1, 1, 0]);
    expect([3, 2, 0].map(formatStars)).toEqual(['★★★', '★★☆', '☆☆☆']);
  });

  it('goes on where it was left, and counts whole ladders in a row', () => {
    const roundsOf = (day: string, rungs: number[]) =>
      rungs.map((rung) => ({ id: idOfRung('24', day, rung) }) as PlayedRound);
    const [first, second, third] = WEEK;
    expect(listClimbed(roundsOf(first, [0, 1, 3]), '24', first).map(({ id }) => id)).toEqual([
      `24 ladder ${first} 1`,
      `24 ladder ${first} 2`,
    ]);
    const all = [0, 1, 2, 3, 4];
    const rounds = [...roundsOf(first, all), ...roundsOf(second, all), ...roundsOf(third, [0])];
    expect(WEEK.slice(0, 4).map((today) => countLadders(rounds, '24', today))).toEqual([1, 2, 2, 0]);
    expect(countLadders(rounds, 'countdown', second)).toBe(0);
  });
});

describe('boards of wanted difficulties', () => {
  const take = async (id: GameId, seed: number, levels: Level[]) => {
    const boards: RatedBoard[] = [];
    for await (const board of dealRated({ game: games[id], seed, rate }, levels)) boards.push(board);
    return boards;
  };

  it('are the same for everyone, come once, and have a solution', async () => {
    const levels: Level[] = [1, 5, 3, 3, 2, 1, 4, 5];
    const boards = await take('24', 7, levels);
    expect(boards.map(({ level }) => level)).toEqual(levels);
    expect(await take('24', 7, levels)).toEqual(boards);
    expect(new Set(boards.map(({ board }) => keyOf(board))).size).toBe(levels.length);
    expectSolvable('24', boards);
  });

  it('are replaced by the nearest difficulty if there is none', async () => {
    const easy = (puzzle: Parameters<typeof rate>[0]) => ({ ...rate(puzzle), level: 2 as const });
    const boards: RatedBoard[] = [];
    const game = { ...games['24'], deal: { size: 4, pool: [1, 2, 3, 4, 5, 6] } };
    for await (const board of dealRated({ game, seed: 1, rate: easy }, [5, 1])) boards.push(board);
    expect(boards.map(({ level }) => level)).toEqual([2, 2]);
  });
});

describe('a sprint', () => {
  it('gets harder, and pays for what is solved without hints', async () => {
    const levels = listSprintLevels();
    const first = Array.from({ length: 14 }, () => levels.next().value);
    expect(first).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]);
    const seconds = (level: Level, isSolved: boolean, hints = 0) => secondsFor({ level, isSolved, hints });
    expect([seconds(1, true), seconds(5, true), seconds(5, true, 1), seconds(2, false)]).toEqual([
      5, 25, 0, -10,
    ]);
    const { sprint } = RUN_MODES;
    const deal = { game: games.countdown, seed: 7, day: null, kind: null, rate, solve };
    const [one, other] = [sprint.open(deal), sprint.open(deal)];
    for (let count = 0; count < 4; count++) expect(await one()).toEqual(await other());
  });
});

describe('a show', () => {
  it('has four boards with the chosen count of large numbers', async () => {
    const next = RUN_MODES.show.open({
      ...{ game: games.countdown, seed: 7, day: null, kind: null, rate, solve },
    });
    for (const [place, large] of [0, 1, 4, 2].entries()) {
      const dealt = (await next(place, large))!;
      expect(dealt.board.numbers.filter((number) => Number(number) >= 25)).toHaveLength(large);
      expectSolvable('countdown', [dealt]);
    }
    expect(await next(4, 2)).toBeNull();
  });
});

describe('the result of a race', () => {
  it('is read as it was written', () => {
    for (const score of [0, 1, 17, 1023]) {
      for (const tenths of [0, 1, 1834, 131_071]) {
        expect(parseRaceResult(formatRaceResult({ score, tenths }))).toEqual({ score, tenths });
      }
    }
    expect(formatRaceResult({ score: 12, tenths: 1834 })).toBe('12,183.4');
  });

  it.each(['', '12', '12,', ',5', '-1,5', '12,5.25', '12;5', '12,5 ', '1e3,5', '12,5,6', '12345,5', '1,NaN'])(
    'is not %j',
    (text) => {
      expect(parseRaceResult(text)).toBeNull();
    },
  );

  it('is beaten by a higher score, or the same in less time', () => {
    expect(beats({ score: 5, tenths: 9 }, { score: 4, tenths: 1 })).toBe(true);
    expect(beats({ score: 5, tenths: 1 }, { score: 5, tenths: 2 })).toBe(true);
    expect(beats({ score: 5, tenths: 2 }, { score: 5, tenths: 2 })).toBe(false);
  });
});
