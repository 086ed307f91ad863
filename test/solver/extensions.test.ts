// Extensions of a solver: what is refused without `moreOperators` and served with it, what an extension may
// be, what needs none, and the smallest solver, `numbers-game/natural`, which takes none. The answers with
// the extension are compared with definitions in test/operators; here it matters which solver gives one at
// all.
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { evaluate, formatExpression, parseExpression, solutionKey } from '../../src/expression/index.js';
import { generate, rate } from '../../src/generate/index.js';
import {
  createSolver,
  createSolverSync,
  games,
  NumbersGameError,
  twentyFour,
  type Extension,
  type Operator,
  type Rules,
  type Solver,
  type SolverOptions,
} from '../../src/index.js';
import * as natural from '../../src/solver/natural.js';
import { moreOperators } from '../../src/operators/index.js';
import { score, verify } from '../../src/verify/index.js';
import { cpuMsOf } from '../support/cpu-time.js';
import { drawBoard, drawTarget } from '../support/boards.js';
import { createFullSolver } from '../support/full-solver.js';
import { hostileValues, OWN } from '../support/hostile-values.js';
import { createRandom, seed } from '../support/random.js';
import { outcomeOf } from '../support/outcome.js';

const IMPORTS = `import { moreOperators } from 'numbers-game/operators';
const solver = await createSolver({ extensions: [moreOperators] }); // in a worker: serveSolver`;
const extensions = [moreOperators];
const FOUR = ['+', '-', '*', '/'] as const;

const base = createSolverSync();
const full = createSolverSync({ extensions });

const refusal = (message: string) =>
  expect.objectContaining({
    name: 'NumbersGameError',
    code: 'invalid-option',
    message: expect.stringContaining(message) as string,
  }) as Error;

const rulesWith = (...operators: Operator[]): Rules => ({
  values: 'natural',
  use: 'any',
  operators,
  limits: { square: 100 },
});

const CALLS = ['solve', 'reach', 'reachAll', 'solutions', 'count'] as const;

/** Calls without a step of their iterators. */
function call(solver: Solver, name: (typeof CALLS)[number], rules: Rules): unknown {
  switch (name) {
    case 'reach':
      return solver.reach({ numbers: [2, 3], from: 1, to: 9, rules });
    case 'reachAll':
      return solver.reachAll({ pool: [1, 2, 3], size: 2, from: 1, to: 9, rules });
    default:
      return solver[name]({ numbers: [2, 3], target: 8, rules });
  }
}

describe('without the extension', () => {
  const lists: readonly Operator[][] = [
    ['-', '+'],
    ['*'],
    ['^'],
    ['+', '^', '-'],
    ['concat'],
    [...FOUR, 'log'],
    ['square'],
    [...FOUR, 'square'],
  ];
  const names: readonly Operator[] = [...FOUR, '^', 'log', 'concat', 'square'];

  it.each(lists.flatMap((list) => CALLS.map((name) => ({ list, name }))))(
    'operators $list are refused by $name, with the lines to add',
    ({ list, name }) => {
      const sorted = names.filter((operator) => list.includes(operator)).join(' ');
      const message = `rules.operators: expected exactly + - * /, got ${sorted}, which need an extension:`;
      expect(() => call(base, name, rulesWith(...list))).toThrow(
        new NumbersGameError('invalid-option', `${message}\n${IMPORTS}`),
      );
    },
  );

  it.each(CALLS)('the four in any order are taken by %s', (name) => {
    expect(() => call(base, name, rulesWith('/', '*', '-', '+'))).not.toThrow();
  });

  it('real values are taken with the four, which make fractions', () => {
    const puzzle = { numbers: [3, 3, 8, 8], target: 24, rules: { values: 'real', use: 'all' } } as const;
    expect(base.solve(puzzle).expression).toBe('8 / (3 - 8 / 3)');
  });

  it('a solver made asynchronously, too', async () => {
    const solver = await createSolver();
    expect(() => call(solver, 'solve', rulesWith('^'))).toThrow(refusal(IMPORTS));
    const other = await createSolver({ extensions });
    expect(other.solve({ numbers: [2, 3], target: 8, rules: rulesWith('^') }).expression).toBe('2 ^ 3');
  });

  it('the lines are those to add', () => {
    const [first, second] = IMPORTS.split('\n');
    expect(first).toMatch(/^import \{ (\w+) \} from 'numbers-game\/operators';$/);
    expect(second).toContain(`[${moreOperators.name}]`);
  });
});

describe('an option `extensions` that is refused', () => {
  it.each<[unknown, string]>([
    [[moreOperators, moreOperators], 'extensions[1]: expected each extension once, got moreOperators twice'],
    [
      [moreOperators, { ...moreOperators }],
      'extensions[1]: expected each extension once, got moreOperators twice',
    ],
    [[null], 'extensions[0]: expected an extension such as moreOperators, got null'],
    [[undefined], 'extensions[0]: missing, expected an extension such as moreOperators'],
    [
      [{ name: 'x', with: () => undefined, openEngines: () => [] }],
      'extensions[0]: expected an extension such as moreOperators, got an object',
    ],
    [[{}], 'extensions[0]: expected an extension such as moreOperators, got an object'],
    [[1], 'extensions[0]: expected an extension such as moreOperators, got 1'],
    [['moreOperators'], 'extensions[0]: expected an extension such as moreOperators, got "moreOperators"'],
    [[() => 1], 'extensions[0]: expected an extension such as moreOperators, got a function'],
    [[moreOperators, [moreOperators]], 'extensions[1]: expected an extension such as moreOperators, got an '],
    [new Array(1), 'extensions[0]: missing, expected an extension such as moreOperators'],
    [moreOperators, 'extensions: expected a list such as [moreOperators], got an object'],
    [null, 'extensions: expected a list such as [moreOperators], got null'],
    ['moreOperators', 'extensions: expected a list such as [moreOperators], got "moreOperators"'],
    [true, 'extensions: expected a list such as [moreOperators], got true'],
    [new Set([moreOperators]), 'extensions: expected a list such as [moreOperators], got an object'],
  ])('%o', async (given, message) => {
    const options = { extensions: given } as SolverOptions;
    expect(() => createSolverSync(options)).toThrow(refusal(message));
    await expect(createSolver(options)).rejects.toThrow(refusal(message));
    expect(() => generate({ count: 1, ...options })).toThrow(refusal(message));
  });

  it('is refused whatever it is, and at once', () => {
    for (const make of hostileValues) {
      const elapsedMs = cpuMsOf(() => {
        for (const given of [make(), [make()], [moreOperators, make()]]) {
          try {
            createSolverSync({ extensions: given as Extension[] });
          } catch (error) {
            if (error !== OWN) expect(error).toBeInstanceOf(NumbersGameError);
          }
        }
      });
      expect(elapsedMs).toBeLessThan(1000);
    }
  });

  it('has none by default', () => {
    for (const options of [{}, { extensions: undefined }, { extensions: [] }]) {
      expect(() => call(createSolverSync(options), 'solve', rulesWith('^'))).toThrow(refusal(IMPORTS));
    }
  });
});

describe('with the extension', () => {
  it('every call answers', () => {
    const power = { numbers: [2, 3], target: 8, rules: rulesWith('^') };
    expect(full.solve(power).expression).toBe('2 ^ 3');
    expect(full.count(power)).toBe(1);
    expect([...full.solutions(power)].map(({ expression }) => expression)).toEqual(['2 ^ 3']);
    const sum = { numbers: [2, 3], target: 5, rules: rulesWith('+') };
    expect(full.solve(sum).expression).toBe('3 + 2');
    expect(full.count(sum)).toBe(1);
    expect([...full.solutions(sum)]).toHaveLength(1);
    expect([...full.reach({ numbers: [2, 3], from: 1, to: 6, rules: sum.rules }).operations]).toEqual([
      255, 0, 0, 255, 1, 255,
    ]);
    const squares = rulesWith(...FOUR, 'square');
    expect(full.solve({ numbers: [2, 3], target: 81, rules: squares }).operations).toBe(2);
    expect([...full.reach({ numbers: [2], from: 1, to: 5, rules: squares }).operations]).toEqual([
      255, 0, 255, 1, 255,
    ]);
    const boards = [...full.reachAll({ pool: [1, 2, 3], size: 2, from: 1, to: 9, rules: squares })];
    expect(boards.map(({ numbers }) => numbers)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    for (const { numbers, operations } of boards) {
      expect(operations).toEqual(full.reach({ numbers, from: 1, to: 9, rules: squares }).operations);
    }
  });

  it('a call that its engines do not have is refused by its name, not with the lines to add', () => {
    expect(() => call(full, 'reach', rulesWith('^'))).toThrow(
      refusal('rules.operators: expected operators among + - * / and square for reach, got ^'),
    );
    expect(() => call(full, 'reachAll', rulesWith('^'))).toThrow(
      refusal('rules.operators: expected operators among + - * / and square for reachAll, got ^'),
    );
    for (const name of ['solutions', 'count'] as const) {
      expect(() => call(full, name, rulesWith('square'))).toThrow(
        refusal('rules.operators: expected no square for solutions and count, got square'),
      );
    }
  });

  it(`the four operators give what they give without it (seed ${seed})`, () => {
    const random = createRandom(4700);
    const pool = { size: 3, from: 1, to: 50 };
    for (let round = 0; round < 60; round++) {
      const numbers = drawBoard(random, random.integer(1, 5));
      const values = random.pick(['natural', 'integer', 'rational', 'real'] as const);
      const rules = { values, use: random.pick(['any', 'all'] as const) };
      const puzzle = { numbers, target: drawTarget(random), rules, tidy: random.integer(0, 1) === 0 };
      const answersOf = (solver: Solver) => [
        solver.solve(puzzle),
        solver.count(puzzle),
        [...solver.solutions(puzzle, { limit: 20 })],
        solver.reach({ numbers, rules, from: 1, to: 99 }),
        outcomeOf(() => [...solver.reachAll({ ...pool, rules, first: round, count: 2 })]),
      ];
      expect(answersOf(full), JSON.stringify(puzzle)).toEqual(answersOf(base));
    }
  });

  it('calls of all kinds may come between the steps of a list', () => {
    const powers = full.solutions({ numbers: [2, 2, 2, 6], rules: games['24s'].rules });
    const trees = full.solutions({ numbers: [1, 2, 3, 4], target: 10 }, { distinct: 'trees' });
    const boards = full.reachAll({ pool: [1, 2, 3, 4], size: 2, from: 1, to: 9 });
    const alone = [
      [...createFullSolver().solutions({ numbers: [2, 2, 2, 6], rules: games['24s'].rules })],
      [...createFullSolver().solutions({ numbers: [1, 2, 3, 4], target: 10 }, { distinct: 'trees' })],
      [...createFullSolver().reachAll({ pool: [1, 2, 3, 4], size: 2, from: 1, to: 9 })],
    ];
    const taken: unknown[][] = [[], [], []];
    const lists: Iterator<unknown>[] = [powers, trees, boards];
    for (let isOpen = true; isOpen;) {
      isOpen = false;
      for (const [index, list] of lists.entries()) {
        const step = list.next();
        if (step.done === true) continue;
        isOpen = true;
        taken[index].push(step.value);
        expect(full.solve({ numbers: [2, 3], target: 8, rules: rulesWith('^') }).expression).toBe('2 ^ 3');
        expect(full.solve({ numbers: [4, 6], target: 24 }).expression).toBe('6 * 4');
      }
    }
    expect(taken).toEqual(alone);
  });

  it.each<[string, SolverOptions]>([
    ['simd: false', { simd: false }],
    ['simd: true', { simd: true }],
    ['a module', { wasm: readFileSync(new URL('../../build/solver.wasm', import.meta.url)) }],
    ['little memory', { maxBytes: 2 ** 20 }],
  ])('other options hold: %s', (_, options) => {
    const solver = createFullSolver(options);
    const easy = { numbers: [1, 1, 4, 5, 6, 7], target: 899 };
    const hand = { numbers: [2, 2, 2, 6], rules: games['24s'].rules };
    const query = { numbers: [1, 2, 3, 4, 5, 6, 7, 8], from: 1, to: 1_000_000 };
    if ('maxBytes' in options) {
      expect(() => solver.reach(query)).toThrow(
        expect.objectContaining({
          code: 'out-of-memory',
          message: expect.stringContaining('maxBytes') as string,
        }) as Error,
      );
    }
    expect(solver.solve(easy)).toEqual(base.solve(easy));
    expect(solver.solve(hand)).toEqual(full.solve(hand));
    expect(solver.count(hand)).toBe(full.count(hand));
    solver.dispose();
  });

  const late = expect.objectContaining({ code: 'timeout' }) as Error;
  const timeout = 20;
  /** Calls that take from some seconds to more than minutes. */
  const long: readonly [string, (solver: Solver) => unknown][] = [
    [
      'solve with powers',
      (solver) =>
        solver.solve({
          numbers: [4, 6, 7, 8, 9, 10],
          target: '1957/211',
          rules: games['24s-mod'].rules,
          timeout,
        }),
    ],
    [
      'count with powers',
      (solver) =>
        solver.count({
          numbers: [4, 6, 7, 8, 9, 10],
          target: '1957/211',
          rules: games['24s'].rules,
          timeout,
        }),
    ],
    [
      'solutions with powers',
      (solver) =>
        solver
          .solutions({ numbers: [4, 6, 7, 8, 9, 10], target: '1957/211', rules: games['24s'].rules, timeout })
          .next(),
    ],
    [
      'reach with some of the four',
      (solver) =>
        solver.reach({
          numbers: [5, 6, 7, 8, 9, 10, 11, 12],
          from: 1,
          to: 1000,
          rules: { values: 'rational', use: 'all', operators: ['+', '-', '/'] },
          timeout,
        }),
    ],
  ];

  const expectLate = (ask: () => unknown) => {
    const elapsedMs = cpuMsOf(() => {
      expect(ask).toThrow(late);
    });
    expect(elapsedMs).toBeLessThan(2000);
  };

  it.each(long)('a timeout holds, and the solver goes on: %s', (_, ask) => {
    expectLate(() => ask(full));
    expect(full.solve({ numbers: [2, 3], target: 8, rules: rulesWith('^'), timeout: 10_000 }).status).toBe(
      'exact',
    );
    expect(full.solve({ numbers: [4, 6], target: 24 }).status).toBe('exact');
  });

  it('a solver that was disposed of refuses every call and step', () => {
    const solver = createFullSolver();
    const powers = solver.solutions({ numbers: [2, 2, 2, 6], rules: games['24s'].rules });
    const boards = solver.reachAll({ size: 2, from: 1, to: 9, rules: rulesWith(...FOUR, 'square') });
    powers.next();
    boards.next();
    solver.dispose();
    const disposed = refusal('solver: already disposed');
    for (const name of CALLS) {
      for (const rules of [rulesWith(...FOUR), rulesWith('+'), rulesWith('^'), rulesWith('square')]) {
        expect(() => call(solver, name, rules)).toThrow(disposed);
      }
    }
    expect(() => powers.next()).toThrow(disposed);
    expect(() => boards.next()).toThrow(disposed);
  });

  it('of another copy of the package, as of another script in a page, it is the same', async () => {
    vi.resetModules();
    const copy = await import('../../src/operators/index.js');
    expect(copy.moreOperators).not.toBe(moreOperators);
    const solver = createSolverSync({ extensions: [copy.moreOperators] });
    const hand = { numbers: [2, 2, 2, 6], rules: games['24s'].rules };
    expect(solver.solve(hand)).toEqual(full.solve(hand));
    expect([...solver.solutions(hand)]).toEqual([...full.solutions(hand)]);
    for (const [, ask] of long) {
      expectLate(() => ask(solver));
    }
    expect(() => solver.count({ ...hand, numbers: [2, 2] }, { limit: -1 })).toThrow(NumbersGameError);
    expect(() =>
      solver.solve({ numbers: [2, 3], target: 5, rules: { ...rulesWith('square'), use: 'all' } }),
    ).toThrow(NumbersGameError);
    const both = { extensions: [moreOperators, copy.moreOperators] };
    expect(() => createSolverSync(both)).toThrow(refusal('expected each extension once'));
  });
});

describe('without any extension', () => {
  const every: readonly [text: string, value: number, numbers: number[], operators: Operator[]][] = [
    ['2 + 3', 5, [2, 3], ['+']],
    ['3 - 2', 1, [2, 3], ['-']],
    ['2 * 3', 6, [2, 3], ['*']],
    ['6 / 3', 2, [3, 6], ['/']],
    ['2 ^ 3', 8, [2, 3], ['^']],
    ['root(8, 3)', 2, [3, 8], ['root']],
    ['log(2, 8)', 3, [2, 8], ['log']],
    ['10 mod 3', 1, [3, 10], ['mod']],
    ['sqrt(9)', 3, [9], ['sqrt']],
    ['4!', 24, [4], ['!']],
    ['square(5)', 25, [5], ['square']],
  ];

  it.each(every)('%s is read, written, evaluated and verified', (text, value, numbers, operators) => {
    const tree = parseExpression(text);
    expect(formatExpression(tree)).toBe(text);
    expect(evaluate(text)).toBe(value);
    expect(evaluate(tree)).toBe(value);
    expect(solutionKey(text)).toBe(solutionKey(tree));
    const isSquare = operators.includes('square');
    const rules: Rules = {
      values: isSquare ? 'natural' : 'real',
      use: isSquare ? 'any' : 'all',
      operators,
      limits: { square: 100 },
    };
    expect(verify(text, { numbers, target: value, rules }).reason).toBe('exact');
    expect(score(text, { numbers, target: value, rules })).toBe(1);
    expect(full.solve({ numbers, target: value, rules }).status).toBe('exact');
  });

  it('digits are joined', () => {
    const tree = { operator: 'concat', parts: [1, 2] } as const;
    expect(evaluate(tree)).toBe(12);
    const rules = rulesWith('concat');
    expect(verify('12', { numbers: [1, 2], target: 12, rules }).ok).toBe(true);
  });

  it('verify ignores what only some engines take', () => {
    const puzzle = { numbers: [2, 3], target: 8, rules: rulesWith('^'), nearest: true, tidy: true };
    expect(verify('2 ^ 3', puzzle).ok).toBe(true);
  });

  it('puzzles over the four are generated and rated', () => {
    expect([...generate({ count: 2, game: games['24'] })]).toHaveLength(2);
    expect(rate({ numbers: [3, 3, 8, 8], rules: twentyFour }).level).toBe(5);
  });
});

describe('generate', () => {
  it('takes the extension', () => {
    const made = [...generate({ count: 2, game: games['24s'], extensions })];
    expect(made).toHaveLength(2);
    for (const { numbers, target, rules, expression, operations } of made) {
      expect(rules).toEqual(games['24s'].rules);
      expect(verify(expression!, { numbers, target, rules }).ok).toBe(true);
      expect(full.solve({ numbers, target, rules }).operations).toBe(operations);
    }
  });

  it('refuses at the call what needs it, with the lines to add', () => {
    const message =
      'rules.operators: expected exactly + - * /, got + - * / ^ root log, which need an extension:';
    for (const options of [{}, { extensions: [] }]) {
      expect(() => generate({ count: 2, game: games['24s'], ...options })).toThrow(
        new NumbersGameError('invalid-option', `${message}\n${IMPORTS}`),
      );
    }
    expect(() => generate({ count: 1, rules: { ...twentyFour, operators: ['+', '*'] } })).toThrow(
      refusal('got + *, which need an extension'),
    );
  });
});

describe('numbers-game/natural', () => {
  const small = natural.createSolverSync();

  it(`gives what the solver gives (seed ${seed})`, async () => {
    const random = createRandom(4710);
    const solvers = [small, await natural.createSolver(), natural.createSolverSync({ simd: false })];
    for (let round = 0; round < 120; round++) {
      const solver = solvers[round % solvers.length];
      const numbers =
        random.integer(0, 4) === 0 ? ['A', 7, { oneOf: [2, 9] }] : drawBoard(random, random.integer(1, 5));
      const aces = random.pick(['one', 'one-or-eleven', undefined] as const);
      const rules = { values: 'natural', use: random.pick(['any', 'all'] as const) } as const;
      const board = { numbers: numbers as number[], aces, rules };
      const nearest = random.pick([true, false, undefined]);
      const puzzle = { ...board, target: drawTarget(random), nearest };
      expect(solver.solve(puzzle), JSON.stringify(puzzle)).toEqual(base.solve(puzzle));
      const query = { ...board, from: random.integer(1, 100), to: random.integer(100, 400) };
      expect(solver.reach(query), JSON.stringify(query)).toEqual(base.reach(query));
    }
  });

  it(`gives the boards that the solver gives (seed ${seed})`, () => {
    const random = createRandom(4711);
    for (let round = 0; round < 20; round++) {
      const query = {
        pool: drawBoard(random, random.integer(3, 7)),
        size: random.integer(1, 4),
        repeat: random.pick([true, false]),
        from: 1,
        to: random.integer(1, 300),
        first: random.integer(0, 3),
        count: random.integer(0, 20),
      };
      expect([...small.reachAll(query)], JSON.stringify(query)).toEqual([...base.reachAll(query)]);
    }
    const all = { values: 'natural', use: 'all' } as const;
    const query = { pool: [1, 2, 3, 4, 4, 6], size: 4, from: 1, to: 60, rules: all };
    const records = [...small.reachAll(query)];
    expect(records).toEqual([...base.reachAll(query)]);
    expect(records).toEqual(
      records.map(({ numbers }) => ({
        numbers,
        ...small.reach({ numbers, from: query.from, to: query.to, rules: all }),
      })),
    );
  });

  it.each<[string, () => unknown]>([
    ['tidy', () => small.solve({ numbers: [4, 6], target: 24, tidy: true })],
    ['rational values', () => small.solve({ numbers: [3, 3, 8, 8], rules: twentyFour })],
    ['rational ranges', () => small.reach({ numbers: [3, 8], from: 1, to: 9, rules: twentyFour })],
    ['fewer operators', () => small.solve({ numbers: [4, 6], target: 24, rules: rulesWith('+') })],
    ['powers', () => small.solve({ numbers: [4, 6], target: 24, rules: rulesWith('+', '^') })],
    ['squares', () => small.reach({ numbers: [4], from: 1, to: 24, rules: rulesWith('square') })],
    ['boards', () => small.reachAll({ size: 2, from: 1, to: 9, rules: rulesWith('-') })],
  ])('refuses %s, and names the entry that has it', (_, ask) => {
    expect(ask).toThrow(refusal(`'numbers-game'`));
  });

  it('refuses invalid queries as the solver does', () => {
    const queries = [
      { numbers: [] },
      { numbers: [1, 1.5], target: 3 },
      { numbers: [1], target: 0 },
      { numbers: [1], target: 1, targt: 1 },
      { numbers: Array<number>(10).fill(2 ** 53 - 1), target: 5 },
    ];
    for (const puzzle of queries) {
      const outcome = outcomeOf(() => small.solve(puzzle));
      expect(outcome).toMatch(/^(invalid|too-large)/);
      expect(outcome).toBe(outcomeOf(() => base.solve(puzzle as never)));
    }
  });

  it('has no lists of solutions, and no extensions', async () => {
    expect(Object.keys(small).sort()).toEqual(['dispose', 'reach', 'reachAll', 'solve']);
    const words = 'options.extensions: unknown, expected wasm, simd or maxBytes';
    const options = { extensions } as natural.NaturalSolverOptions;
    expect(() => natural.createSolverSync(options)).toThrow(refusal(words));
    await expect(natural.createSolver(options)).rejects.toThrow(refusal(words));
  });

  it('takes the other options, and ends', () => {
    const wasm = readFileSync(new URL('../../build/solver.wasm', import.meta.url));
    const own = natural.createSolverSync({ wasm, maxBytes: 2 ** 20 });
    const many = { numbers: [1, 2, 3, 4, 5, 6, 7, 8], from: 1, to: 1_000_000 };
    expect(() => own.reach(many)).toThrow(expect.objectContaining({ code: 'out-of-memory' }) as Error);
    expect(() =>
      own.reach({ numbers: [1, 3, 7, 9, 10, 11, 13, 25, 50, 75], from: 1, to: 2 ** 18, timeout: 1 }),
    ).toThrow(NumbersGameError);
    expect(own.solve({ numbers: [4, 6], target: 24 }).status).toBe('exact');
    const boards = own.reachAll({ size: 2, from: 1, to: 9 });
    boards.next();
    own.dispose();
    const disposed = refusal('solver: already disposed');
    expect(() => own.solve({ numbers: [4, 6], target: 24 })).toThrow(disposed);
    expect(() => own.reach({ numbers: [4, 6], from: 1, to: 9 })).toThrow(disposed);
    expect(() => own.reachAll({ size: 2, from: 1, to: 9 })).toThrow(disposed);
    expect(() => boards.next()).toThrow(disposed);
  });
});
