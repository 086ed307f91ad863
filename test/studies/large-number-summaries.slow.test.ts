// The figures of docs/background/corrections.md about published summaries of sets of large numbers: problems
// with targets 100..999 by how many large numbers a board has.
import { expect, it } from 'vitest';
import { createFullSolver } from '../support/full-solver.js';
import { STANDARD_POOL } from '../support/pool.js';

const SMALL = STANDARD_POOL.slice(0, 20);
const solver = createFullSolver();

interface Pick {
  boards: number;
  solvable: number;
  choices: number;
  weighted: number;
}

/** Boards with one to four numbers of a set, and their problems: each board once, and by choices of tiles. */
function countPicks(set: readonly number[]): Pick[] {
  const picks = [1, 2, 3, 4].map(() => ({ boards: 0, solvable: 0, choices: 0, weighted: 0 }));
  const query = { pool: [...SMALL, ...set], size: 6, from: 100, to: 999 };
  for (const { numbers, operations } of solver.reachAll(query)) {
    const small = numbers.filter((each) => !set.includes(each));
    if (small.length === 6) continue;
    const ways = 2 ** small.filter((each) => small.indexOf(each) === small.lastIndexOf(each)).length;
    const made = operations.filter((each) => each < 255).length;
    const pick = picks[5 - small.length];
    pick.boards++;
    pick.solvable += made;
    pick.choices += ways;
    pick.weighted += ways * made;
  }
  return picks;
}

const solvableOf = (set: readonly number[], large: number) => countPicks(set)[large - 1].solvable;
const meanOf = (set: readonly number[]) =>
  countPicks(set).reduce((sum, { solvable, boards }) => sum + solvable / boards / 9, 0) / 4;

it('the summary of the program in C++ is right', () => {
  // Weighted counts of one and of three large numbers are halved there.
  for (const [large, set, solvable, weighted] of [
    [1, [83, 93, 95, 97], 5_078_791, null],
    [1, [93, 94, 95, 97], null, 2 * 27_599_821],
    [2, [13, 62, 75, 97], 3_281_410, 26_046_022],
    [3, [21, 23, 34, 37], 754_338, 2 * 2_050_209],
    [4, [12, 14, 17, 57], 49_493, 170_993],
    [1, [11, 12, 14, 16], 4_686_705, 2 * 26_283_990],
    [2, [12, 16, 18, 24], 3_091_209, 25_073_370],
    [3, [32, 48, 64, 80], 686_495, 2 * 1_909_199],
    [4, [48, 49, 97, 98], 40_495, 144_499],
  ] as const) {
    const pick = countPicks(set)[large - 1];
    if (solvable !== null) expect(pick.solvable).toBe(solvable);
    if (weighted !== null) expect(pick.weighted).toBe(weighted);
  }
  const all = countPicks([12, 16, 18, 24]);
  expect(all.reduce((sum, { solvable }) => sum + solvable, 0)).toBe(8_557_017);
  expect(all.reduce((sum, { boards }) => sum + 900 * boards, 0)).toBe(9_353_700);
});

it('the summary of the graphics card is wrong for three large numbers, and for four with 100', () => {
  expect(solvableOf([97, 98, 99, 100], 4)).toBe(41_336); // 49,500 there
  expect(solvableOf([13, 56, 98, 100], 4)).toBe(48_687); // 49,500
  expect(solvableOf([96, 97, 98, 99], 4)).toBe(41_351); // as there
  expect(solvableOf([11, 17, 58, 100], 3)).toBe(751_757); // 755,828
  expect(solvableOf([96, 97, 98, 99], 3)).toBe(694_954); // 691,180
  expect(meanOf([59, 77, 93, 100]).toFixed(2)).toBe('97.26'); // 98.63
  expect(meanOf([21, 23, 34, 37]).toFixed(2)).toBe('98.01');
});

it('the shares of the numbers of the show by choices of tiles', () => {
  const shares = countPicks([25, 50, 75, 100]).map(({ weighted, choices }) => weighted / choices / 9);
  expect(shares.map((share) => share.toFixed(2))).toEqual(['97.75', '98.20', '94.73', '90.46']);
});

it('the boards of all sets, and those whose small numbers differ', () => {
  const boards = countPicks([97, 98, 99, 100]).map((pick, index) => pick.boards / [4, 6, 4, 1][index]);
  expect(boards).toEqual([1452, 615, 210, 55]);
  const sets = [90, 4005, 117_480, 2_555_190];
  expect(sets[2] * boards[2]).toBe(24_670_800);
  expect(sets.reduce((sum, count, index) => sum + count * boards[index], 0)).toBe(167_800_005);
  // Five of ten different numbers, each on one of two tiles, of all choices of five of twenty tiles.
  expect((252 / 1452).toFixed(2)).toBe('0.17');
  expect(((252 * 32) / 15_504).toFixed(2)).toBe('0.52');
});
