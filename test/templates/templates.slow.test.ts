// The entry `numbers-game/templates`: the figures of the post "24" by its method, the exact ones beside them,
// both recounted by a plain program (plain-templates.ts), and what the calls do with other input.
import { describe, expect, it } from 'vitest';
import {
  classes,
  coverage,
  greedy,
  minimum,
  necessary,
  universe,
  type UniverseQuery,
} from '../../src/templates/index.js';
import { evaluate } from '../../src/expression/index.js';
import { countFigures } from '../support/plain-templates.js';
import { createRandom, seed } from '../support/random.js';
import { PRINTED_COVER, PRINTED_NECESSARY } from '../support/templates-post.js';

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const post: UniverseQuery = { cards: upTo(11), size: 4, groupings: 'three', arithmetic: 'float' };
const hands: UniverseQuery = { cards: upTo(10), size: 4, aces: 'one-or-eleven' };

/** Of the first three rows, all but the minimum are printed in the post; the others are ours. */
const FIGURES = [
  {
    title: 'the post',
    query: post,
    boards: 752,
    templates: 1809,
    classes: 273,
    necessary: 62,
    only: 122,
    minimum: 107,
  },
  {
    title: 'three groupings, exact',
    query: { ...post, arithmetic: 'exact' },
    boards: 752,
    templates: 1809,
    classes: 259,
    necessary: 62,
    only: 121,
    minimum: 107,
  },
  {
    title: 'all groupings, doubles',
    query: { ...post, groupings: 'all' },
    boards: 755,
    templates: 2833,
    classes: 284,
    necessary: 64,
    only: 123,
    minimum: 110,
  },
  {
    title: 'all groupings, exact',
    query: { cards: upTo(11), size: 4 },
    boards: 756,
    templates: 2838,
    classes: 271,
    necessary: 63,
    only: 119,
    minimum: 110,
  },
  {
    title: 'hands, three groupings, doubles',
    query: { ...hands, groupings: 'three', arithmetic: 'float' },
    boards: 598,
    templates: 1809,
    classes: 273,
    necessary: 38,
    only: 64,
    minimum: 84,
  },
  {
    title: 'hands, all groupings, exact',
    query: hands,
    boards: 599,
    templates: 2838,
    classes: 271,
    necessary: 37,
    only: 61,
    minimum: 85,
  },
] as const satisfies readonly ({ title: string; query: UniverseQuery } & Record<string, unknown>)[];

/** Whether text has a value, and this one. */
function evaluatesTo(text: string, target: number | string): boolean {
  try {
    return evaluate(text) === target;
  } catch {
    return false;
  }
}

describe.each(FIGURES)('$title', ({ query, ...figures }) => {
  const found = universe(query);

  it('has these boards, templates, classes and necessary ones', () => {
    const needed = necessary(found);
    const solvers = found.boards.map(() => new Set<number>());
    classes(found).forEach(([first], index) => {
      for (const board of found.solves[first]) solvers[board].add(index);
    });
    expect({
      boards: found.boards.length,
      templates: found.templates.length,
      classes: classes(found).length,
      necessary: needed.length,
      only: solvers.filter(({ size }) => size === 1).length,
    }).toEqual({
      boards: figures.boards,
      templates: figures.templates,
      classes: figures.classes,
      necessary: figures.necessary,
      only: figures.only,
    });
  });

  it('is counted alike by the plain program', () => {
    const plain = countFigures({
      cards: query.cards,
      shapes: found.scope.groupings === 'three' ? 3 : 5,
      isExact: found.scope.arithmetic === 'exact',
      hasHighAces: found.scope.aces === 'one-or-eleven',
    });
    expect(plain).toMatchObject({
      boards: figures.boards,
      expressions: figures.templates,
      classes: figures.classes,
      necessary: figures.necessary,
      solvedByOneClass: figures.only,
    });
    const solved = found.boards.map(() => 0);
    for (const boards of found.solves) for (const board of boards) solved[board]++;
    expect(found.boards.map((board, index) => [board.join(' '), solved[index]])).toEqual(
      [...plain.solvers].map(([board, solving]) => [board, solving.size]),
    );
  });

  it('has this minimum, which solves every board', () => {
    const { templates, certificate } = minimum(found);
    expect([templates.length, certificate.atLeast]).toEqual([figures.minimum, figures.minimum]);
    const solved = new Set(templates.flatMap((template) => found.solves[template]));
    expect(solved.size).toBe(found.boards.length);
  });
});

describe('the post', () => {
  const found = universe(post);
  const indexOf = (text: string) => found.templates.indexOf(text);

  it('prints 12 expressions for 2 4 7 8', () => {
    const board = found.boards.findIndex((numbers) => numbers.join(' ') === '2 4 7 8');
    const solving = found.templates.filter((_, index) => found.solves[index].includes(board));
    expect(solving).toEqual(
      [
        ...[
          '((x0 * x2) - x3) * x1',
          '(x1 * x2) - (x3 / x0)',
          '((x2 * x0) - x3) * x1',
          '((x2 / x0) * x3) - x1',
        ],
        ...[
          '(x2 / (x0 / x3)) - x1',
          '(x2 * x1) - (x3 / x0)',
          '((x2 * x3) / x0) - x1',
          '(x2 * (x3 / x0)) - x1',
        ],
        ...[
          '((x3 / x0) * x2) - x1',
          '(x3 / (x0 / x2)) - x1',
          '((x3 * x2) / x0) - x1',
          '(x3 * (x2 / x0)) - x1',
        ],
      ].sort(),
    );
  });

  it('prints 110 expressions that solve every board, and 62 that are the necessary classes', () => {
    expect(PRINTED_COVER).toHaveLength(110);
    const solved = new Set(PRINTED_COVER.flatMap((text) => found.solves[indexOf(text)]));
    expect(solved.size).toBe(found.boards.length);
    const all = classes(found);
    const printed = PRINTED_NECESSARY.map((text) =>
      all.findIndex((members) => members.includes(indexOf(text))),
    );
    expect(printed.sort((a, b) => a - b)).toEqual(necessary(found));
  });

  it('has greedy runs of 110 to 114 templates mostly', () => {
    const counts: Record<number, number> = {};
    for (let run = 0; run < 1000; run++) {
      const { length } = greedy(found, { seed: run });
      counts[length] = (counts[length] ?? 0) + 1;
    }
    expect(counts).toEqual({ 108: 12, 109: 50, 110: 156, 111: 271, 112: 315, 113: 161, 114: 33, 115: 2 });
  });
});

describe('universe', () => {
  it('writes templates as the post does, and lists boards and templates in order', () => {
    const { boards, templates, solves } = universe({ cards: [4, 2, 1], size: 3, target: 8 });
    // 1 1 1, 1 1 2, 1 2 2 and 4 4 4 cannot be made 8.
    expect(boards.map((board) => board.join(' '))).toEqual([
      '1 1 4',
      '1 2 4',
      '1 4 4',
      '2 2 2',
      '2 2 4',
      '2 4 4',
    ]);
    expect(templates).toEqual(templates.toSorted());
    expect(templates).toContain('(x0 * x1) * x2');
    expect(templates).toContain('x2 * (x1 * x0)');
    for (const solved of solves) expect(solved).toEqual(solved.toSorted((a, b) => a - b));
  });

  it(`evaluates as its boards say (seed ${seed})`, () => {
    const random = createRandom(1);
    for (let round = 0; round < 5; round++) {
      const size = random.pick([3, 4]);
      const cards = random.shuffle(upTo(13)).slice(0, 5);
      const target = random.pick([24, 0, -1, '1/2', '-7/3', 100]);
      const { boards, templates, solves } = universe({ cards, size, target });
      for (let sample = 0; sample < 50 && templates.length > 0; sample++) {
        const index = random.integer(0, templates.length - 1);
        const solved = new Set(solves[index]);
        boards.forEach((board, place) => {
          const text = templates[index].replace(/x(\d)/g, (_, name) => String(board[Number(name)]));
          expect(evaluatesTo(text, target), text).toBe(solved.has(place));
        });
      }
    }
  });

  it('takes fewer operators, and tells progress', () => {
    const told: number[] = [];
    const query = { cards: upTo(9), size: 3, operators: ['*', '+'] as const };
    const { templates } = universe({ ...query, onProgress: ({ done }) => told.push(done) });
    expect(templates.every((template) => !/[-/]/.test(template))).toBe(true);
    expect(told.at(-1)).toBe(165);
    const stop = () => {
      throw new Error('enough');
    };
    expect(() => universe({ ...query, onProgress: stop })).toThrow('enough');
  });

  it('may be changed between two greedy runs', () => {
    const found = { boards: [[1], [2]], solves: [[0], [1]] };
    expect(greedy(found).toSorted()).toEqual([0, 1]);
    Object.assign(found, { solves: [[0], [1], [0, 1]] });
    expect(greedy(found)).toEqual([2]);
    found.solves.pop();
    expect(greedy(found)).toEqual([2]);
    found.boards = [[1], [2], [3]];
    expect(() => greedy(found)).toThrow('universe.boards[2]: expected a board that a template solves');
  });

  it('may have no board at all', () => {
    const none = universe({ cards: [1], size: 3, target: 24 });
    expect(none).toMatchObject({ boards: [], templates: [], solves: [] });
    expect([classes(none), necessary(none), greedy(none), minimum(none).templates]).toEqual([[], [], [], []]);
  });

  it.each([
    [{ cards: [] }, 'cards: expected an array of at least one card, got an array of 0'],
    [{ cards: [1, 0] }, 'cards[1]: expected an integer from 1 to 1000, got 0'],
    [{ cards: [1, 2, 1] }, 'cards[2]: expected each card once, got 1'],
    [{ size: 6 }, 'size: expected an integer from 3 to 5, got 6'],
    [{ target: 1.5 }, 'target: expected an integer or text p/q of at most 15 digits each, got 1.5'],
    [{ target: '1/0' }, 'target: expected an integer or text p/q of at most 15 digits each, got "1/0"'],
    [{ groupings: 'two' }, 'groupings: expected all or three, got "two"'],
    [
      { size: 5, groupings: 'three' },
      'groupings: expected "all" if boards do not have four cards, got "three"',
    ],
    [{ arithmetic: 'real' }, 'arithmetic: expected exact or float, got "real"'],
    [{ aces: 'both' }, 'aces: expected one or one-or-eleven, got "both"'],
    [
      { operators: ['square'] },
      'operators[0]: expected +, -, *, /, ^, root, log, mod, sqrt, ! or concat, got "square"',
    ],
    [{ operators: ['+', '+'] }, 'operators[1]: expected each operator once, got "+"'],
    [{ onProgress: 1 }, 'onProgress: expected a function, got 1'],
    [{ card: 1 }, 'query.card: unknown, expected cards'],
    [{ cards: [1000], size: 5 }, 'cards: expected cards whose fractions are exact in 53 bits with target 24'],
    [{ cards: upTo(30), size: 5 }, 'cards: expected at most 10000000000 evaluations'],
  ])('refuses %j', (part, message) => {
    expect(() => universe({ cards: [1, 2, 3], size: 4, ...part } as UniverseQuery)).toThrow(message);
  });
});

describe('greedy and minimum', () => {
  const found = universe({ cards: upTo(9), size: 4 });

  it('solve every board, and repeat themselves', () => {
    const chosen = greedy(found, { seed: 7 });
    expect(new Set(chosen.flatMap((template) => found.solves[template])).size).toBe(found.boards.length);
    expect(greedy(found, { seed: 7 })).toEqual(chosen);
    expect(greedy(found)).toEqual(greedy(found, { seed: 0 }));
    expect(minimum(found)).toEqual(minimum(found));
  });

  it('refuse options', () => {
    expect(() => greedy(found, { seed: -1 })).toThrow(
      'seed: expected an integer from 0 to 4294967295, got -1',
    );
    expect(() => minimum(found, { steps: 0.5 })).toThrow('steps: expected an integer from 0, got 0.5');
    expect(() => minimum(found, { limit: 1 } as object)).toThrow('options.limit: unknown');
  });
});

describe('coverage', () => {
  // The optima for the cards 1 to 13 by HiGHS: at most one of each class, `k` in all, as an integer program.
  it.each([
    [1, 119],
    [2, 199],
    [3, 268],
    [5, 386],
    [8, 526],
    [12, 666],
    [20, 838],
    [30, 979],
    [50, 1151],
    [80, 1283],
    [100, 1328],
  ])('of the best %i templates is at most three boards below the optimum, %i', (k, optimum) => {
    const counts = coverage(deck, cover);
    expect(counts[k - 1]).toBeLessThanOrEqual(optimum);
    expect(counts[k - 1]).toBeGreaterThanOrEqual(optimum - 3);
  });

  it('never falls, and ends with all boards', () => {
    const counts = coverage(deck, cover);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBe(deck.boards.length);
    expect(counts).toHaveLength(cover.length);
    expect(coverage({ boards: [], solves: [] }, [])).toEqual([]);
  });

  const deck = universe({ cards: upTo(13), size: 4 });
  const cover = minimum(deck).templates;
});
