// The filter of values (assembly/forms/value-filter.ts) changes how long a search takes and nothing else. A
// solver with little memory makes no filter, so it is the oracle here.
import { expect, it } from 'vitest';
import { createSolverSync, type Puzzle } from '../../src/index.js';
import { allBuilds } from '../support/builds.js';
import { createRandom, seed } from '../support/random.js';

/** Less than twice the room that the filter asks for. */
const TOO_LITTLE = 48 * 2 ** 20;
const random = createRandom(71);

/** Most of these targets cannot be made, so that the searches come to every subset many times. */
const puzzles = Array.from({ length: 24 }, (_, i): Puzzle => {
  const largest = random.pick([13, 40, 400]);
  const numbers = Array.from({ length: 6 + Number(i % 6 === 0) }, () => random.integer(1, largest));
  const target = `${random.integer(1, largest ** 3)}/${random.pick([1, 1, 7, 89, 7919])}`;
  return { numbers, target, nearest: i % 3 > 0, rules: { values: 'rational', use: i % 2 ? 'any' : 'all' } };
});

it.each(allBuilds)(
  `$name: gives the same answers with a filter, seed ${seed}`,
  { tags: 'long' },
  ({ options }) => {
    const filtered = createSolverSync(options);
    const plain = createSolverSync({ ...options, maxBytes: TOO_LITTLE });
    for (const puzzle of puzzles)
      expect(filtered.solve(puzzle), JSON.stringify(puzzle)).toEqual(plain.solve(puzzle));
  },
);

it.each(allBuilds.slice(1))('$name: counts the same solutions with a filter', ({ options }) => {
  const filtered = createSolverSync(options);
  const plain = createSolverSync({ ...options, maxBytes: TOO_LITTLE });
  const puzzle: Puzzle = {
    numbers: [3, 5, 7, 9, 11, 13],
    target: '7/3',
    rules: { values: 'rational', use: 'all' },
  };
  expect(filtered.count(puzzle)).toBe(plain.count(puzzle));
});
