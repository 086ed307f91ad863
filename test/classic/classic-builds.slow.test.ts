// The published algorithms: on all builds against `solver.reach`, which shares no search with them; their
// counts against the formulas of "(The Final) Countdown"; and the entry.
import { describe, expect, it } from 'vitest';
import { drawBoard } from '../support/boards.js';
import { markChains } from '../support/chains.js';
import { CLASSIC_BUILDS, openClassic } from '../support/classic-module.js';
import { standardBoards } from '../support/pool.js';
import { createRandom, seed } from '../support/random.js';
import { classic, NumbersGameError, type ClassicName } from '../../src/classic/index.js';
import { countReachable, createSolverSync, NumbersGameError as ErrorOfIndex } from '../../src/index.js';

const { mark, names, reach } = classic;
const solver = createSolverSync();
const exhaustive: readonly ClassicName[] = [
  'depth-first',
  'depth-first-hash-array',
  'depth-first-hash-set',
  'breadth-first-arrays',
  'breadth-first-sets',
];
const builds = CLASSIC_BUILDS.map((name) => ({ name, run: openClassic(name) }));

const BOARDS = [[7], [5, 5], [1, 1, 1], [2, 3, 5, 7], [1, 1, 1, 1, 1], [4, 4, 4, 4, 4], [3, 50, 7, 4, 75, 8]];

describe.each(builds)('$name', ({ name: build, run }) => {
  const compare = (name: ClassicName, numbers: readonly number[], from: number, to: number) => {
    const expected = solver.reach({ numbers, from, to }).operations;
    const context = `${name} ${numbers.join(' ')}, ${from}..${to}`;
    for (const trims of [false, true]) {
      expect(run(name, { numbers, from, to, trims }), context).toEqual(expected);
      expect(run(name, { numbers, from, to, trims, fewest: false }), context).toEqual(
        expected.map((each) => Number(each !== 255)),
      );
    }
  };

  it.each(exhaustive)('%s finds what reach finds', (name) => {
    for (const numbers of BOARDS) {
      if (build !== 'debug' || numbers.length < 6) compare(name, numbers, 1, 2000);
    }
  });

  it.each(exhaustive)('%s does so for boards of the game and several ranges', (name) => {
    for (const size of build === 'debug' ? [2, 4] : [2, 4, 5, 6]) {
      const boards = [...standardBoards(size)];
      for (const place of [0.2, 0.5, 0.8]) {
        const numbers = boards[Math.floor(place * boards.length)];
        compare(name, numbers, 1, 100);
        compare(name, numbers, 101, 999);
        compare(name, numbers, 5000, 6000);
      }
    }
  });

  it.each(exhaustive)(`%s does so for random numbers and ranges, seed ${seed}`, (name) => {
    const random = createRandom(6);
    for (let i = 0; i < 25; i++) {
      const numbers = drawBoard(random, random.integer(1, build !== 'debug' ? 6 : 4));
      const from = random.integer(1, random.pick([10, 1000, 100_000]));
      compare(name, numbers, from, from + random.integer(0, 3000));
    }
  });

  it.each(exhaustive)('%s takes 64 bits where 32 do not suffice', (name) => {
    for (const numbers of [
      [65_535, 65_537, 3],
      [65_536, 65_536, 2, 7],
      [2 ** 32 - 1, 2, 3],
      [2 ** 53 - 1, 5, 9],
    ]) {
      for (const from of [1, 65_500, 2 ** 32 - 600, 2 ** 53 - 1100])
        compare(name, numbers, from, from + 1000);
    }
  });

  it.each(names)('%s reports what is too large, and what memory does not hold', (name) => {
    expect(run(name, { numbers: [2 ** 53 - 1, 2 ** 53 - 1], from: 1, to: 9 })).toBe(-2);
    expect(openClassic(build, 8)(name, { numbers: [2, 3], from: 1, to: 2 ** 20 })).toBe(-1);
  });
});

describe('the hash array', () => {
  const [, { run }] = builds;
  const numbersOfBoards = [...standardBoards(6)].filter((_, i) => i % 200 === 0);
  const wrong = (weak: boolean, name: ClassicName) =>
    numbersOfBoards.filter((numbers) => {
      const query = { numbers, from: 101, to: 999 };
      const found = run(name, { ...query, weak });
      return String(found) !== String(solver.reach(query).operations);
    }).length;

  it('finds the same with a table of any size', () => {
    const query = { numbers: [1, 3, 7, 10, 25, 50], from: 1, to: 999 };
    for (const bits of [4, 8, 12, 20]) {
      expect(run('depth-first-hash-array', { ...query, bits }), `2^${bits}`).toEqual(
        solver.reach(query).operations,
      );
    }
  });

  it.each(['depth-first-hash-array', 'depth-first-hash-set'] as const)(
    'loses answers with a weak mixer, which this comparison notices: %s',
    (name) => {
      expect(wrong(false, name)).toBe(0);
      expect(wrong(true, name)).toBeGreaterThan(numbersOfBoards.length / 2);
    },
  );
});

describe('decomposition', () => {
  it('finds, as published, the example of the paper', () => {
    const query = { numbers: [3, 50, 7, 4, 75, 8], from: 822, to: 822 };
    expect(countReachable(reach('decomposition-published', query))).toBe(1);
  });

  it('finds chains alone', () => {
    const query = { numbers: [1, 1, 4, 5, 6, 7], from: 899, to: 899 };
    expect(countReachable(reach('decomposition-published', query))).toBe(0);
    expect(countReachable(reach('decomposition-refined', query))).toBe(0);
    expect(countReachable(reach('breadth-first-sets', query))).toBe(1);
  });

  it('finds, refined, all chains', () => {
    const range = { from: 101, to: 999 };
    for (const numbers of [
      [1, 5, 7, 8, 75],
      [2, 2, 3, 50, 100],
      [1, 1, 1, 9, 10],
      [25, 50, 75],
      [4, 25],
      [150],
    ]) {
      const { reachable } = mark('decomposition-refined', { numbers, ...range });
      expect(reachable, numbers.join(' ')).toEqual(markChains(numbers, 101, 999));
      const { operations } = reach('decomposition-refined', { numbers, ...range });
      const least = solver.reach({ numbers, ...range }).operations;
      reachable.forEach((each, t) => {
        expect(operations[t] !== 255).toBe(each === 1);
        expect(operations[t]).toBeGreaterThanOrEqual(least[t]);
      });
      const published = mark('decomposition-published', { numbers, ...range }).reachable;
      published.forEach((each, t) => {
        expect(each).toBeLessThanOrEqual(reachable[t]);
      });
    }
  });
});

// d counts complete plays, b the values of all subsets, the given numbers among them.
describe('the counts of the paper, n = 6', () => {
  const D_MAX = 2_764_800;
  const D_MIN = 656_100;
  const B_MAX = 1_144_386;
  const B_MIN = 287_331;
  const range = { from: 101, to: 999 };

  it('are d_min and b_min where no quotient is whole and no difference is 0', () => {
    // d_min(5) = 14,580, b_min(5) = 10,835.
    const five = { numbers: [2417, 5689, 6067, 8219, 9677], ...range };
    expect(reach('depth-first', five).complete).toBe(14_580);
    expect(reach('breadth-first-arrays', five).combinations + 5).toBe(10_835);
    // With six numbers a few of the 200,000 quotients are whole by chance while values fit 64 bits.
    const six = { numbers: [443, 569, 1697, 2069, 3253, 3433], ...range };
    expect(reach('depth-first', six).complete).toBe(D_MIN + 127);
    expect(reach('breadth-first-arrays', six).combinations + 6).toBe(B_MIN + 47);
  });

  it.each([[[1, 1, 4, 5, 6, 7]], [[3, 50, 7, 4, 75, 8]], [[10, 10, 25, 50, 75, 100]], [[1, 1, 2, 2, 3, 3]]])(
    'bound those of %j',
    (numbers) => {
      const { complete } = reach('depth-first', { numbers, ...range });
      const { combinations } = reach('breadth-first-arrays', { numbers, ...range });
      expect(complete).toBeGreaterThan(D_MIN);
      expect(complete).toBeLessThan(D_MAX);
      expect(combinations + 6).toBeGreaterThan(B_MIN);
      expect(combinations + 6).toBeLessThan(B_MAX);
    },
  );

  it('are d_max and b_max of two numbers where the quotient is whole, and of no more numbers', () => {
    const two = { numbers: [2, 6], ...range };
    expect(reach('depth-first', two).complete).toBe(4);
    expect(reach('breadth-first-arrays', two).combinations + 2).toBe(6);
    // d_max(3) = 48 and b_max(3) = 63; no three numbers up to 40, 60 and 400 come closer.
    const three = { numbers: [1, 2, 6], ...range };
    expect(reach('depth-first', three).complete).toBe(46);
    expect(reach('breadth-first-arrays', three).combinations + 3).toBe(61);
  });
});

describe('the entry', () => {
  const query = { numbers: [1, 3, 7, 10, 25, 50], from: 101, to: 999 };

  it('has the algorithms under their names', () => {
    expect(names).toHaveLength(7);
    for (const name of exhaustive) {
      const found = classic.reach(name, query);
      expect(found).toEqual({
        ...solver.reach(query),
        combinations: found.combinations,
        complete: found.complete,
      });
      expect(found.combinations).toBeGreaterThan(found.complete);
      expect(countReachable(found)).toBe(
        classic.mark(name, query).reachable.reduce((sum, each) => sum + each, 0),
      );
    }
  });

  const refused = (call: () => unknown) => {
    try {
      call();
    } catch (error) {
      if (error instanceof NumbersGameError) return `${error.code} ${error.message}`;
    }
    return undefined;
  };

  it('says what it does not take', () => {
    const wrong = 'depth-frist' as ClassicName;
    expect(refused(() => reach(wrong, query))).toBe(
      'invalid-option name: expected decomposition-published, decomposition-refined, depth-first, depth-first-hash-array, ' +
        'depth-first-hash-set, breadth-first-arrays or breadth-first-sets (did you mean depth-first?), got "depth-frist"',
    );
    const cases: [object, string][] = [
      [{ numbers: [] }, 'invalid-numbers numbers: expected an array of 1 to 9 numbers, got an array of 0'],
      [{ numbers: Array(10).fill(2) }, 'invalid-numbers numbers: expected an array of 1 to 9 numbers'],
      [{ numbers: [1, 0.5] }, 'invalid-numbers numbers[1]: expected an integer from 1'],
      [{ from: 0 }, 'invalid-range from: '],
      [{ to: 100 }, 'invalid-range to: '],
      [{ to: 2 ** 40 }, 'too-large to: '],
      [{ trim: 1 }, 'invalid-option query.trim: expected true or false, got 1'],
      [{ tableBits: 3 }, 'invalid-option query.tableBits: expected an integer from 4 to 27, got 3'],
      [{ maxBytes: 1 }, 'invalid-option query.maxBytes: '],
      [{ tablebits: 8 }, 'invalid-option query.tablebits: unknown, expected'],
      [
        { numbers: [2 ** 53 - 1, 2 ** 53 - 1] },
        'too-large numbers, to: the values of depth-first-hash-array may',
      ],
    ];
    for (const [change, text] of cases) {
      expect(refused(() => reach('depth-first-hash-array', { ...query, ...change }))).toContain(text);
    }
    expect(NumbersGameError).toBe(ErrorOfIndex);
  });

  it('runs out of memory with an error, and serves the next query', () => {
    for (const name of ['breadth-first-arrays', 'breadth-first-sets', 'depth-first-hash-set'] as const) {
      const large = { numbers: [6, 7, 8, 9, 10, 25, 75], from: 101, to: 999, maxBytes: 2 ** 19 };
      expect(refused(() => reach(name, large))).toBe(
        `out-of-memory query.maxBytes: ${name} needs more memory than is allowed (524288 bytes); raise query.maxBytes, up to 2147483648`,
      );
      expect(reach(name, query).operations).toEqual(solver.reach(query).operations);
    }
  });
});
