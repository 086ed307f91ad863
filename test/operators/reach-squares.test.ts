// Targets marked forward: against the definition, and against the search for goals, which goes the other way.
import { describe, expect, it } from 'vitest';
import { parseRange } from '../../src/core/puzzle/parse-range.js';
import { reachWithSquares } from '../../src/operators/squares/reach-squares.js';
import { openSearch } from '../../src/operators/squares/solve-squares.js';
import { createRandom, seed } from '../support/random.js';
import { fewestWithSquares, withSquares } from '../support/squares.js';

describe('reach with squares over a long range', () => {
  it(`gives what the definition gives (seed ${seed})`, () => {
    const random = createRandom(2130);
    for (let round = 0; round < 12; round++) {
      const numbers = Array.from({ length: random.pick([1, 2, 3]) }, () => random.integer(1, 12));
      const limit = random.pick([1, 2, 10, 1000]);
      const operators = random.pick(['+-*/', '+-', '*/', '+']);
      const fewest = fewestWithSquares(numbers, BigInt(limit), operators);
      const rules = withSquares(limit, operators);
      const got = reachWithSquares(parseRange({ numbers, from: 1, to: 20_000, rules }));
      const expected = Uint8Array.from({ length: 20_000 }, (_, i) => fewest.get(BigInt(i + 1)) ?? 255);
      expect(got, `${numbers.join(' ')} with ${limit} and ${operators}`).toEqual(expected);
    }
  });

  it(`gives what the search for goals gives (seed ${seed})`, () => {
    const random = createRandom(2131);
    for (let round = 0; round < 20; round++) {
      const largest = random.pick([12, 1000, 10 ** 9]);
      const numbers = Array.from({ length: random.pick([2, 4, 4]) }, () => random.integer(1, largest));
      const limit = random.pick([5, 10, 100, 1000]);
      const from = random.pick([1, 101, 10 ** 6, ...numbers]);
      const range = parseRange({ numbers, from, to: from + 2 ** 14, rules: withSquares(limit) });
      const targets = Array.from({ length: 60 }, (_, i) => from + i);
      const hits = openSearch(range.leaves, range.rules).findFewest(targets);
      expect(
        [...reachWithSquares(range).subarray(0, 60)],
        `${numbers.join(' ')} with ${limit} from ${from}`,
      ).toEqual(hits.map((hit) => hit?.operations ?? 255));
    }
  });
});
