// Hostile input: every public function gives an answer or a NumbersGameError, whatever it is called with, and
// in a short time. An error that a getter or a proxy of the caller throws is the caller's own.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classic } from '../../src/classic/index.js';
import { generate, rate } from '../../src/generate/index.js';
import * as expression from '../../src/expression/index.js';
import * as main from '../../src/index.js';
import { NumbersGameError } from '../../src/index.js';
import { score, verify } from '../../src/verify/index.js';
import { cpuMsOf } from '../support/cpu-time.js';
import { hostileValues, OWN } from '../support/hostile-values.js';
import { seed } from '../support/random.js';

const anyValue = fc.constantFrom(...hostileValues).map((make) => make());

const board = [1, 2, 3, 4];
const solver = main.createSolverSync();
const takeFew = (items: Iterable<unknown>) => {
  let left = 5;
  for (const item of items) {
    if (item === undefined || --left === 0) break;
  }
};
const puzzle = { numbers: board, target: 10, timeout: 200 };
const range = { numbers: board, from: 1, to: 20, timeout: 200 };
const boards = { size: 2, from: 1, to: 5, timeout: 200 };
const request = { count: 1, size: 3, tries: 50, timeout: 200 };

/** Each function with valid arguments, one field of which is replaced at a time. */
const calls: Record<string, readonly [(...args: never[]) => unknown, ...unknown[]]> = {
  solve: [(puzzle: never) => solver.solve(puzzle), puzzle],
  count: [(...args: [never, never]) => solver.count(...args), puzzle, { distinct: 'trees', limit: 5 }],
  solutions: [
    (...args: [never, never]) => {
      takeFew(solver.solutions(...args));
    },
    puzzle,
    { limit: 5 },
  ],
  reach: [(query: never) => solver.reach(query), range],
  reachAll: [
    (query: never) => {
      takeFew(solver.reachAll(query));
    },
    { ...boards, pool: [1, 2, 3] },
  ],
  countBoards: [main.countBoards, { size: 2, pool: [1, 2, 3], repeat: true }],
  countReachable: [main.countReachable, solver.reach(range)],
  nearestReachable: [main.nearestReachable, solver.reach(range), 5],
  operationsHistogram: [main.operationsHistogram, solver.reach(range)],
  createSolverSync: [main.createSolverSync, { simd: true, maxBytes: 2 ** 24 }],
  evaluate: [expression.evaluate, '1 + 2', {}],
  evaluateTree: [expression.evaluate, { operator: '+', left: 1, right: 2 }],
  parseExpression: [expression.parseExpression, '1 + 2'],
  formatExpression: [expression.formatExpression, { operator: '+', left: 1, right: 2 }, { style: 'latex' }],
  solutionKey: [expression.solutionKey, '1 + 2', { distinct: 'function' }],
  verify: [verify, '1 + 2', { numbers: [1, 2], target: 3, rules: main.twentyFour }],
  score: [score, '1 + 2', { numbers: [1, 2], target: 3 }, { shaping: 'distance' }],
  rate: [rate, puzzle, {}],
  generate: [
    (options: never) => {
      takeFew(generate(options));
    },
    { ...request, needs: ['division'], level: [1, 1, 1, 1, 1] },
  ],
  classicReach: [classic.reach, 'depth-first', { numbers: board, from: 1, to: 20 }],
};
const fields = [
  'numbers',
  'target',
  'rules',
  'game',
  'extensions',
  'nearest',
  'tidy',
  'aces',
  'timeout',
  'distinct',
  'limit',
  'from',
  'to',
  'pool',
  'size',
  'repeat',
  'maxBytes',
  'wasm',
  'simd',
  'operations',
  'needs',
  'level',
  'count',
  'seed',
  'style',
  'shaping',
  'first',
  'operator',
  'left',
  'right',
  'leastDistance',
  'limits',
  'solvable',
  'testShare',
  'tries',
  'solutions',
];

function tryCall(run: (...args: never[]) => unknown, args: readonly unknown[]): void {
  const elapsedMs = cpuMsOf(() => {
    try {
      run(...(args as never[]));
    } catch (error) {
      if (error !== OWN) expect(error).toBeInstanceOf(NumbersGameError);
    }
  });
  expect(elapsedMs).toBeLessThan(2000);
}

describe.each(Object.keys(calls))(`%s (seed ${seed})`, (name) => {
  const [run, ...given] = calls[name];

  it('takes any arguments', { tags: 'long' }, () => {
    for (const make of hostileValues) {
      for (let place = 0; place < given.length; place++) {
        tryCall(
          run,
          given.map((each, i) => (i === place ? make() : each)),
        );
      }
    }
  });

  it('takes any fields', { tags: 'long' }, () => {
    fc.assert(
      fc.property(fc.nat(given.length - 1), fc.constantFrom(...fields), anyValue, (place, field, value) => {
        const at = given[place];
        if (typeof at !== 'object') return;
        tryCall(
          run,
          given.map((each, i) => (i === place ? { ...at, [field]: value } : each)),
        );
      }),
      { seed, numRuns: 300 },
    );
  });

  it('takes any elements of arrays', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.array(anyValue, { maxLength: 5 }), (field, array) => {
        const at = given.at(-1);
        if (typeof at !== 'object') return;
        tryCall(run, [...given.slice(0, -1), { ...at, [field]: array }]);
      }),
      { seed, numRuns: 150 },
    );
  });
});

it('reads each number once', () => {
  const once = (value: number) => {
    let reads = 0;
    return new Proxy([value], {
      get: (array, key) => (key === '0' && reads++ > 0 ? NaN : (Reflect.get(array, key) as unknown)),
    });
  };
  expect(solver.solve({ numbers: [{ oneOf: once(3) }, 4], target: 12 }).expression).toBe('4 * 3');
  expect(main.countBoards({ pool: once(3), size: 1 })).toBe(1);
});
