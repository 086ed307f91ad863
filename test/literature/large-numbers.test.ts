// Every choice of four large numbers: counts of sets against `reachAll` over the plain pool of each set,
// against a direct enumeration of the draws of tiles, and against a count that shares no code with the
// engine.
import { describe, expect, it } from 'vitest';
import { NumbersGameError } from '../../src/index.js';
import { countLargeSet } from '../../src/literature/large-numbers/count-large-numbers.js';
import {
  binomial,
  chooseSmall,
  parseLargeGame,
  totalsOf,
} from '../../src/literature/large-numbers/large-game.js';
import { blocksOfJob, dealJobs, rankOfSubset } from '../../src/literature/large-numbers/subset-jobs.js';
import { summarizeTable } from '../../src/literature/large-numbers/summarize-table.js';
import { csvOfTable } from '../../src/literature/large-numbers/write-large-table.js';
import { countAll, countsOf, tally } from '../support/large-sets.js';
import { createFullSolver } from '../support/full-solver.js';
import { boardsOf, STANDARD_POOL } from '../support/pool.js';
import { createRandom, seed } from '../support/random.js';
import { reachPool } from '../support/multisets.js';

const solver = createFullSolver();
const SMALL = STANDARD_POOL.slice(0, 20);

/** All choices of four of the candidates. */
const setsOf = (candidates: readonly number[]) => [...boardsOf(candidates, 4)];

describe('the game of a set', () => {
  it(`has the counts of reachAll over its plain pool (seed ${seed})`, () => {
    const random = createRandom(4000);
    const candidates = Array.from({ length: 90 }, (_, index) => 11 + index);
    for (let round = 0; round < 3; round++) {
      const set = random.shuffle(candidates).slice(0, 4);
      const pool = [...SMALL, ...set];
      const expected = tally(pool, solver.reachAll({ pool, size: 6, from: 101, to: 999 }));
      expect(countsOf(countLargeSet(parseLargeGame({ candidates: set })), 0), set.join()).toEqual(expected);
    }
  });

  it('of the show has the published count, and the count of all draws of tiles', () => {
    const table = countLargeSet(parseLargeGame({ candidates: [25, 50, 75, 100] }));
    expect(totalsOf(table.game)).toEqual({
      boards: 13_243,
      weightedBoards: 134_596, // 24! / (18! 6!)
      problems: 11_905_457,
      weightedProblems: 121_001_804,
    });
    // Alliot and Vanaret, "(The Final) Countdown".
    expect(table.solvable(false)[0]).toBe(10_858_746);
    const fewest = new Map<string, Uint8Array>();
    for (const { numbers, operations } of solver.reachAll({ size: 6, from: 101, to: 999 })) {
      fewest.set(numbers.join(), operations);
    }
    // Each choice of six of the 24 places, which are ascending.
    const weighted = new Array<number>(6).fill(0);
    let draws = 0;
    const draw = (place: number, numbers: readonly number[]) => {
      if (numbers.length === 6) {
        draws++;
        for (const each of fewest.get(numbers.join())!) if (each < 255) weighted[each]++;
        return;
      }
      for (let next = place; next < 24; next++) draw(next + 1, [...numbers, STANDARD_POOL[next]]);
    };
    draw(0, []);
    expect(draws).toBe(134_596);
    expect(table.operationsOf(0, true)).toEqual(weighted);
  });
});

describe('all sets', () => {
  it('have the counts of an enumeration without the engine', () => {
    const query = { small: [1, 1, 2, 3], candidates: [11, 12, 13, 14, 17], from: 101, to: 999 };
    const reach = reachPool([...query.small, ...query.candidates], 6, query.to);
    const table = countAll(query);
    expect(table.sets).toBe(5);
    for (const [row, set] of setsOf(query.candidates).entries()) {
      const pool = [...query.small, ...set];
      const boards = [...boardsOf(pool, 6)];
      expect(totalsOf(table.game).boards).toBe(boards.length);
      const records = boards.map((numbers) => ({
        numbers,
        operations: reach(numbers).any.subarray(query.from),
      }));
      expect(countsOf(table, row), set.join()).toEqual(tally(pool, records));
    }
  });

  it('may have small numbers above large ones', () => {
    const query = { small: [2, 30, 30, 4, 100], candidates: [7, 11, 50, 3, 60], from: 1, to: 300 };
    const table = countAll(query);
    for (const [row, set] of setsOf([3, 7, 11, 50, 60]).entries()) {
      expect(table.numbersOf(row)).toEqual(set);
      const pool = [...query.small, ...set].sort((a, b) => a - b);
      const records = solver.reachAll({ pool, size: 6, from: 1, to: 300 });
      expect(countsOf(table, row), set.join()).toEqual(tally(pool, records));
    }
  });

  it('come from jobs that have each subset once', () => {
    for (const count of [4, 6, 7, 13, 20]) {
      const candidates = Array.from({ length: count }, (_, index) => 11 + index);
      const game = parseLargeGame({ candidates });
      const seen = new Set<string>();
      let boards = 0;
      for (const job of dealJobs(game)) {
        boards += job.boards;
        for (const block of blocksOfJob(count, job)) {
          for (const subset of block) {
            expect(subset).toHaveLength(job.size);
            seen.add(`${job.size} ${rankOfSubset(count, subset)}`);
          }
        }
      }
      const sizes = [0, 1, 2, 3, 4];
      expect(seen.size).toBe(sizes.reduce((sum, size) => sum + binomial(count, size), 0));
      expect(boards).toBe(
        sizes.reduce((sum, size) => sum + binomial(count, size) * chooseSmall(SMALL, 6 - size).length, 0),
      );
    }
  });

  it('of 11 to 100 are 2,555,190, on 167,802,855 boards', () => {
    const jobs = dealJobs(parseLargeGame({}));
    expect(jobs.reduce((sum, { boards }) => sum + boards, 0)).toBe(167_802_855);
    expect(binomial(90, 4)).toBe(2_555_190);
    expect([0, 1, 2, 3, 4].map((size) => chooseSmall(SMALL, 6 - size).length)).toEqual([
      2850, 1452, 615, 210, 55,
    ]);
  });

  it('are written as CSV and summarized', () => {
    const table = countAll({ small: [1, 2, 3], candidates: [10, 20, 30, 40, 50], from: 1, to: 100 });
    const lines = [...csvOfTable(table)].join('').trimEnd().split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/^n1,n2,n3,n4,solvable,ops0,.*,ops5,weighted_solvable,weighted_ops0,.*ops5$/);
    const solvable = [...table.solvable(false)];
    const first = lines[1].split(',').map(Number);
    expect(first.slice(0, 5)).toEqual([10, 20, 30, 40, solvable[0]]);
    expect(first.slice(5, 11).reduce((sum, each) => sum + each)).toBe(solvable[0]);
    const summary = summarizeTable(table, 2, [10, 20, 40, 50]);
    expect(summary.once.best[0].solvable).toBe(Math.max(...solvable));
    expect(summary.once.worst[0]).toMatchObject({ solvable: Math.min(...solvable) });
    expect(summary.once.histogram.sets.reduce((sum, each) => sum + each)).toBe(5);
    const asked = table.solvable(false)[2];
    expect(table.numbersOf(2)).toEqual([10, 20, 40, 50]);
    expect(summary.once.set).toMatchObject({
      solvable: asked,
      rank: solvable.filter((each) => each > asked).length + 1,
      percentile: 20 * solvable.filter((each) => each < asked).length,
    });
    expect(summary.once.percentiles[0]).toBe(Math.min(...solvable));
    expect(summary.once.percentiles[100]).toBe(Math.max(...solvable));
  });
});

it.each([
  [{ candidates: [11, 12, 13] }, 'candidates: expected an array of at least 4 numbers, got an array of 3'],
  [{ candidates: [11, 12, 13, 10] }, 'none of the small ones, got 10 again'],
  [{ candidates: [11, 12, 13, 13] }, 'candidates: expected each number once'],
  [{ candidates: [11, 12, 13, 0] }, 'candidates[3]: expected an integer from 1'],
  [{ small: [1] }, 'small: expected an array of at least 2 numbers'],
  [
    { candidates: Array.from({ length: 129 }, (_, index) => 11 + index) },
    'candidates: expected at most 128 numbers, got 129',
  ],
  [{ to: 100_000 }, 'small, to: expected fewer than 2^32 choices of tiles with a target'],
  [{ from: 0 }, 'from: expected'],
])('refuses %j', (query, message) => {
  expect(() => parseLargeGame(query)).toThrow(NumbersGameError);
  expect(() => parseLargeGame(query)).toThrow(message);
});
