// `reach` under rational rules marks all that a board makes at once; a search for each target is the oracle.
import { describe, expect, it } from 'vitest';
import { createSolverSync, type ReachQuery, type Rules, type Solver } from '../../src/index.js';
import { builds } from '../support/builds.js';
import { createRandom, seed } from '../support/random.js';

const any: Rules = { values: 'rational', use: 'any' };
const all: Rules = { values: 'rational', use: 'all' };

/** The operations of each target, by `solve`. */
function searchEach(solver: Solver, { numbers, from = 0, to = 0, rules, aces }: ReachQuery): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const { operations } = solver.solve({ numbers, target: from + i, rules, aces, nearest: false });
    return operations ?? 255;
  });
}

describe.each(builds)(`the $name build (seed ${seed})`, ({ options }) => {
  const solver = createSolverSync(options);
  const compare = (query: ReachQuery) => {
    const { from, to, operations } = solver.reach(query);
    expect({ ...query, from, to, operations: [...operations] }).toEqual({
      ...query,
      operations: searchEach(solver, query),
    });
  };

  it('agrees with searches for each target', () => {
    const random = createRandom(1700);
    for (let round = 0; round < 24; round++) {
      const highest = random.pick([6, 13, 100, 5000, 90_000]);
      const size = random.integer(1, highest > 100 ? 3 : 5);
      const numbers = Array.from({ length: size }, () => random.integer(1, highest));
      const from = random.integer(-highest, highest);
      compare({ numbers, from, to: from + random.integer(64, 150), rules: random.pick([any, all]) });
    }
  });

  it('takes numbers with several values', () => {
    compare({
      numbers: [{ oneOf: [2, 5, 9] }, 3, 'A', 7],
      aces: 'one-or-eleven',
      from: -40,
      to: 60,
      rules: any,
    });
    compare({
      numbers: [{ oneOf: [2, 5, 9] }, 'A', 'A'],
      aces: 'one-or-eleven',
      from: -40,
      to: 60,
      rules: all,
    });
  });

  it('takes values of 64 bits', () => {
    compare({ numbers: [90_001, 1, 999, 7, 31], from: 89_900, to: 90_100, rules: any });
    compare({ numbers: [2 ** 30, 2 ** 25, 2], from: 1, to: 100, rules: any });
  });

  it.each([
    [[7, 2, 3, 3, 5, 3_860_228_252_031_979], 1_801_439_850_948_257],
    [[5, 1, 3, 3, 7, 5_404_319_552_844_790], 1_286_742_750_677_331],
  ])('takes a target at the end of the range, where a bound is rounded: %j makes %i', (numbers, to) => {
    const { operations } = solver.reach({ numbers, from: to - 20, to, rules: all });
    expect(operations[20]).toBe(5);
    expect(solver.solve({ numbers, target: to, rules: all }).operations).toBe(5);
  });
});

it('marks all of a wide range, and searches for what is left', () => {
  const solver = createSolverSync();
  const wide = solver.reach({ numbers: [1, 3, 7, 10, 25, 50], from: -8e6, to: 8e6, rules: any });
  const random = createRandom(1701);
  for (let round = 0; round < 200; round++) {
    const target = random.pick([random.integer(-2000, 2000), random.integer(-60_000, 60_000)]);
    const { operations } = solver.solve({
      numbers: [1, 3, 7, 10, 25, 50],
      target,
      rules: any,
      nearest: false,
    });
    expect([target, wide.operations[target + 8e6]]).toEqual([target, operations ?? 255]);
  }
  const numbers = [1, 2, 3, 7, 9, 10, 25, 50];
  const narrow = solver.reach({ numbers, from: 101, to: 400, rules: any });
  expect([...narrow.operations]).toEqual(searchEach(solver, { numbers, from: 101, to: 400, rules: any }));
  // Too little memory for the marks.
  const small = createSolverSync({ maxBytes: 2 ** 19 }).reach({ numbers, from: 101, to: 400, rules: any });
  expect(small).toEqual(narrow);
});
