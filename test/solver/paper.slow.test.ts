// The whole standard game: each of the 13,243 boards of six numbers with each target 101..999. `reach`
// answers all problems, and `solve` one in STEP, with other targets for each board. With STEP=1 it answers
// all 11,905,457, which takes minutes.
//
// Figures: Alliot and Vanaret, "(The Final) Countdown"; those marked "here" are not in the paper.
import { expect, it } from 'vitest';
import { createSolverSync } from '../../src/index.js';
import { UNREACHABLE } from '../support/forward-definition.js';
import { standardBoards } from '../support/pool.js';

const FROM = 101;
const TO = 999;
const STEP = Number(process.env.STEP ?? 8);
/** Given numbers count as values, so the nearest one is nearer than this. */
const WIDEST = TO;

it('solves the standard game as the paper does', { timeout: 1_800_000 }, () => {
  const solver = createSolverSync();
  const operationsHistogram = [0, 0, 0, 0, 0, 0];
  let boards = 0;
  let problems = 0;
  let solvable = 0;
  let complete = 0;
  let distanceOne = 0;
  let distanceOneInside = 0;
  let answered = 0;
  const solvedBy = new Int32Array(TO + 1);
  for (const numbers of standardBoards(6)) {
    const { operations: reached } = solver.reach({ numbers, from: 1, to: TO + WIDEST });
    const isMade = (value: number) => (reached.at(value - 1) ?? UNREACHABLE) !== UNREACHABLE && value > 0;
    const distances = new Int32Array(TO + 1);
    for (let target = FROM; target <= TO; target++) {
      let nearest = 0;
      while (!isMade(target - nearest) && !isMade(target + nearest)) nearest++;
      if ((target + boards) % STEP === 0) {
        const { distance, operations } = solver.solve({ numbers, target });
        answered++;
        if (distance !== nearest || (nearest === 0 && operations !== reached[target - 1]))
          expect.fail(`${numbers.join(' ')} -> ${target}: ${distance} ${operations}`);
      }
      distances[target] = nearest;
      if (nearest > 0) continue;
      operationsHistogram[reached[target - 1]]++;
      solvedBy[target]++;
    }
    const inRange = distances.subarray(FROM);
    const solved = inRange.filter((distance) => distance === 0).length;
    boards++;
    problems += inRange.length;
    solvable += solved;
    complete += Number(solved === inRange.length);
    for (let target = FROM; target <= TO; target++) {
      if (distances[target] !== 1) continue;
      distanceOne++;
      // The paper seeks the nearest within 101..999, so 100 and 1000 do not count.
      const lower = target > FROM && distances[target - 1] === 0;
      const upper = target < TO && distances[target + 1] === 0;
      distanceOneInside += Number(lower || upper);
    }
  }
  expect(answered).toBeGreaterThan(problems / STEP - boards);
  const hardest = solvedBy.subarray(FROM).reduce((least, count) => Math.min(least, count));
  expect({ boards, problems, solvable, complete, distanceOneInside, operationsHistogram }).toEqual({
    boards: 13_243,
    problems: 11_905_457,
    solvable: 10_858_746,
    complete: 1_226,
    distanceOneInside: 743_896,
    operationsHistogram: [0, 57_482, 700_961, 3_144_019, 4_597_226, 2_359_058],
  });
  expect(distanceOne, 'here, where any reachable value counts').toBe(744_561);
  // c4countdown: the hardest target is 947, which 9,017 boards make.
  expect([solvedBy.lastIndexOf(hardest), hardest]).toEqual([947, 9_017]);
});
