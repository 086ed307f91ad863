// The boards and the rules of the modes: ladders of a week, sprints, shows, practice, and the codes of races.
import { describe, expect, it } from 'vitest';
import { gameIds, games, type GameId } from '../../src/core/puzzle/games.js';
import { rate, type Band } from '../../src/generate.js';
import { findDailyBoard, withFour } from '../../src/play/round/daily-puzzle.js';
import { addDays } from '../../src/play/round/days.js';
import type { DealtBoard } from '../../src/play/round/deal-board.js';
import {
  countLadders,
  countStars,
  findLadder,
  idOfRung,
  listClimbed,
  RUNGS,
  writeStars,
} from '../../src/play/round/ladder.js';
import { beats, formatRaceCode, parseRaceCode } from '../../src/play/round/race-code.js';
import { dealRated, keyOf, type RatedBoard } from '../../src/play/round/rated-boards.js';
import type { PlayedRound } from '../../src/play/round/round-history.js';
import { RUN_MODES } from '../../src/play/round/run-modes.js';
import { countDuel, findShower, showWay, type Duel } from '../../src/play/round/show.js';
import { listSprintBands, secondsFor } from '../../src/play/round/sprint.js';
import { createFullSolver } from '../support/full-solver.js';

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
      expect(ladder.map(({ band }) => band)).toEqual(RUNGS);
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
    const keys = boards.flat().map((each) => keyOf('board' in each ? each.board : each));
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
    expect([3, 2, 0].map(writeStars)).toEqual(['★★★', '★★☆', '☆☆☆']);
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
  const take = async (id: GameId, seed: number, bands: Band[]) => {
    const boards: RatedBoard[] = [];
    for await (const board of dealRated({ game: games[id], seed, rate }, bands)) boards.push(board);
    return boards;
  };

  it('are the same for everyone, come once, and have a solution', async () => {
    const bands: Band[] = [1, 5, 3, 3, 2, 1, 4, 5];
    const boards = await take('24', 7, bands);
    expect(boards.map(({ band }) => band)).toEqual(bands);
    expect(await take('24', 7, bands)).toEqual(boards);
    expect(new Set(boards.map(({ board }) => keyOf(board))).size).toBe(bands.length);
    expectSolvable('24', boards);
  });

  it('are replaced by the nearest difficulty if there is none', async () => {
    const easy = (puzzle: Parameters<typeof rate>[0]) => ({ ...rate(puzzle), band: 2 as const });
    const boards: RatedBoard[] = [];
    const game = { ...games['24'], deal: { size: 4, pool: [1, 2, 3, 4, 5, 6] } };
    for await (const board of dealRated({ game, seed: 1, rate: easy }, [5, 1])) boards.push(board);
    expect(boards.map(({ band }) => band)).toEqual([2, 2]);
  });
});

describe('a sprint', () => {
  it('gets harder, and pays for what is solved without hints', async () => {
    const bands = listSprintBands();
    const first = Array.from({ length: 14 }, () => bands.next().value);
    expect(first).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]);
    const seconds = (band: Band, isSolved: boolean, hints = 0) => secondsFor({ band, isSolved, hints });
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

  it('lets the nearer of two people show, and the other one if that fails', () => {
    const rules = { use: 'any' } as const;
    const duel = (first: number | null, second: number | null): Duel => ({
      target: 500,
      declared: [first, second],
      shown: [null, null],
    });
    expect(findShower(duel(null, null))).toBeNull();
    expect(findShower(duel(497, 510))).toBe(0);
    expect(findShower(duel(null, 510))).toBe(1);
    const made = showWay(duel(497, 510), 0, true);
    expect([findShower(made), countDuel(made, rules)]).toEqual([null, [7, 0]]);
    const failed = showWay(duel(497, 510), 0, false);
    expect(findShower(failed)).toBe(1);
    expect(countDuel(showWay(failed, 1, true), rules)).toEqual([0, 5]);
    const equal = showWay(duel(497, 503), 0, true);
    expect(findShower(equal)).toBe(1);
    expect(countDuel(showWay(equal, 1, true), rules)).toEqual([7, 7]);
    expect(countDuel(showWay(duel(500, null), 0, true), rules)).toEqual([10, 0]);
  });
});

describe('the code of a race', () => {
  const RACE = 'sprint countdown 7';

  it('holds a score and a time, and is read as people write it', () => {
    for (const score of [0, 1, 17, 1023]) {
      for (const elapsedMs of [0, 100, 183_400, 13_107_100]) {
        const code = formatRaceCode(RACE, { score, elapsedMs });
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
        expect(parseRaceCode(RACE, code)).toEqual({ score, elapsedMs });
        const typed = ` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replace('-', ' ')} `;
        expect(parseRaceCode(RACE, typed)).toEqual({ score, elapsedMs });
      }
    }
    expect(formatRaceCode(RACE, { score: 5000, elapsedMs: 1e12 })).toBe(
      formatRaceCode(RACE, { score: 1023, elapsedMs: 13_107_100 }),
    );
  });

  it('is not that of other boards, and has no mistyped characters', () => {
    const code = formatRaceCode(RACE, { score: 12, elapsedMs: 180_000 });
    expect(parseRaceCode('sprint countdown 8', code)).toBe('other');
    for (const text of ['', 'hello', code.slice(1), `${code}0`, code.replace(/.$/, 'U')]) {
      expect(parseRaceCode(RACE, text), text).toBeNull();
    }
    // A check of 5 bits finds 31 of 32 mistyped characters.
    const wrong = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ')
      .filter((character) => character !== code[2])
      .map((character) => parseRaceCode(RACE, code.slice(0, 2) + character + code.slice(3)));
    expect(wrong.filter((read) => read !== null).length).toBeLessThan(4);
  });

  it('is beaten by a higher score, or the same in less time', () => {
    expect(beats({ score: 5, elapsedMs: 9 }, { score: 4, elapsedMs: 1 })).toBe(true);
    expect(beats({ score: 5, elapsedMs: 1 }, { score: 5, elapsedMs: 2 })).toBe(true);
    expect(beats({ score: 5, elapsedMs: 2 }, { score: 5, elapsedMs: 2 })).toBe(false);
  });
});
