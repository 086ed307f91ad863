// Targets marked forward: against the definition, and against the search for goals, which goes the other way.
import { describe, expect, it } from 'vitest';
import { parseRange } from '../../src/core/puzzle/parse-range.js';
import { RangeMarks } from '../../src/operators/squares/mark-range.js';
import { openSearch, reachWithSquares, squareRulesOf } from '../../src/operators/squares/squares-engine.js';
import { createFullSolver } from '../support/full-solver.js';
import { createRandom, seed } from '../support/random.js';
import { fewestWithSquares, withSquares } from '../support/squares.js';

/** Fewest operations by the search for goals. */
function searchEach(range: ReturnType<typeof parseRange>): number[] {
  const targets = Array.from({ length: range.to - range.from + 1 }, (_, i) => range.from + i);
  const hits = openSearch(range.leaves, range.rules).findFewest(targets);
  return hits.map((hit) => hit?.operations ?? 255);
}

describe('reach with squares', () => {
  it(`gives what the definition gives (seed ${seed})`, () => {
    const random = createRandom(2130);
    for (let round = 0; round < 12; round++) {
      const numbers = Array.from({ length: random.pick([1, 2, 3]) }, () => random.integer(1, 12));
      const limit = random.pick([1, 2, 10, 1000]);
      const operators = random.pick(['+-*/', '+-', '*/', '+']);
      const fewest = fewestWithSquares(numbers, BigInt(limit), operators);
      // Beyond 16,384 targets all values count as useful.
      const to = round % 3 === 0 ? 20_000 : 3000;
      const got = reachWithSquares(
        parseRange({ numbers, from: 1, to, rules: withSquares(limit, operators) }),
      );
      const expected = Uint8Array.from({ length: to }, (_, i) => fewest.get(BigInt(i + 1)) ?? 255);
      expect(got, `${numbers.join(' ')} with ${limit} and ${operators}`).toEqual(expected);
    }
  });

  it(`gives what the search for goals gives (seed ${seed})`, () => {
    const random = createRandom(2131);
    for (let round = 0; round < 16; round++) {
      const numbers = Array.from({ length: random.pick([5, 6, 6]) }, () =>
        random.pick([1, 2, 3, 7, 10, 25, 100]),
      );
      const limit = random.pick([5, 10, 100]);
      const from = random.pick([1, 101, 2000, 10 ** 6]);
      const range = parseRange({ numbers, from, to: from + 60, rules: withSquares(limit) });
      expect([...reachWithSquares(range)], `${numbers.join(' ')} with ${limit} from ${from}`).toEqual(
        searchEach(range),
      );
    }
  });

  it('leaves targets to the search if a board has too many values', () => {
    const numbers = [2, 3, 5, 7, 8, 25];
    const range = parseRange({ numbers, from: 999_999_997, to: 1_000_000_000, rules: withSquares(1000) });
    const marks = new Uint8Array(4);
    const settled = new RangeMarks(range.leaves, squareRulesOf(range.rules), range.from, marks).run();
    expect(settled).toBeLessThan(Infinity);
    expect([...reachWithSquares(range)]).toEqual(searchEach(range));
  });

  it('has a further modulus where the first five divide values', () => {
    const numbers = [{ oneOf: [67108859, 67108837, 67108819, 67108777, 67108763] }, 3];
    const solver = createFullSolver();
    for (const target of [3, 67108859 - 3]) {
      const puzzle = { numbers, target, rules: withSquares(100) };
      expect(solver.solve(puzzle)).toMatchObject({ status: 'exact', value: target });
    }
  });

  it('leaves targets to the search if results may be beyond exact doubles', () => {
    const numbers = [3, 5, 7, 2 ** 40 - 3, 2 ** 41 + 1, 2 ** 42 + 5];
    const from = 3 * (2 ** 40 - 3) - 2;
    const range = parseRange({ numbers, from, to: from + 4, rules: withSquares(10) });
    const got = reachWithSquares(range);
    expect([...got]).toEqual(searchEach(range));
    expect(got[2]).toBe(1);
  });
});
