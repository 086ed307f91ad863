// The property `game` of puzzles and queries: the record of a game is the same as its rules, its target, its
// range and its pool written out, in every call that takes it; and anything else is refused.
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as batchEntry from '../../src/batch/index.js';
import { createAnswer } from '../../src/batch/answer-puzzle.js';
import { gameIds } from '../../src/core/puzzle/games.js';
import { listNumbers } from '../../src/core/puzzle/parse-pool.js';
import { generate, rate, type GenerateOptions } from '../../src/generate/index.js';
import { countBoards, games, NumbersGameError, type Game, type TargetRange } from '../../src/index.js';
import { moreOperators } from '../../src/operators/index.js';
import { score, verify } from '../../src/verify/index.js';
import { createWorkerSolver } from '../../src/worker/index.js';
import { cpuMs } from '../support/cpu-time.js';
import { createFullSolver } from '../support/full-solver.js';
import { hostileValues, OWN } from '../support/hostile-values.js';
import { createRandom, seed, type Random } from '../support/random.js';
import { outcomeOf } from '../support/outcome.js';

const built = (name: string) => fileURLToPath(new URL(`../../build/${name}`, import.meta.url));
const solver = createFullSolver();
const extensions = [moreOperators];
const records: readonly Game[] = gameIds.map((id) => games[id]);
const eachGame = records.map((game) => ({ id: game.id, game }));
const drawn = eachGame.filter(({ game }) => typeof game.target !== 'number');
const fixed = eachGame.filter(({ game }) => typeof game.target === 'number');

/** A board as the game deals it, and a target. */
function drawBoard(random: Random, { deal, target }: Game): { numbers: number[]; target: number } {
  const { size, repeat = false } = deal;
  const pool = listNumbers(deal.pool);
  const cards = repeat ? Array.from({ length: size + 1 }, () => random.pick(pool)) : random.shuffle(pool);
  const numbers = cards.slice(0, size);
  if (typeof target === 'number') return { numbers, target };
  return { numbers, target: target === 'card' ? cards[size] : random.integer(target.from, target.to) };
}

/** The targets of a game, by definition. */
function rangeOf({ target, deal }: Game): TargetRange {
  if (typeof target === 'number') return { from: target, to: target };
  return target === 'card'
    ? { from: Math.min(...listNumbers(deal.pool)), to: Math.max(...listNumbers(deal.pool)) }
    : target;
}

/** The deal of a game, written out. */
const dealOf = ({ deal }: Game) => ({ pool: deal.pool, size: deal.size, repeat: deal.repeat ?? false });

describe.each(eachGame)('the game $id', ({ id, game }) => {
  const { rules, aces } = game;
  const random = createRandom(4800 + gameIds.indexOf(game.id as (typeof gameIds)[number]));
  /** A puzzle by the game, without its target if that is always the same; and written out. */
  const drawPuzzles = () => {
    const board = drawBoard(random, game);
    const needed = typeof game.target === 'number' ? { numbers: board.numbers } : board;
    return [
      { ...needed, game },
      { ...board, rules, aces },
    ] as const;
  };

  it(`is its rules and its target in calls for one target (seed ${seed})`, () => {
    let answered = 0;
    for (let round = 0; round < 12; round++) {
      const [named, written] = drawPuzzles();
      const context = JSON.stringify(written);
      const nearest = random.pick([undefined, false]);
      const result = solver.solve({ ...written, nearest });
      expect(solver.solve({ ...named, nearest }), context).toEqual(result);
      for (const distinct of [undefined, 'trees', 'function'] as const) {
        const options = { distinct, limit: 50_000 };
        expect(outcomeOf(() => solver.count(named, options))).toEqual(
          outcomeOf(() => solver.count(written, options)),
        );
      }
      const list = (puzzle: typeof named | typeof written) =>
        outcomeOf(() => [...solver.solutions(puzzle, { limit: 5 })]);
      expect(list(named), context).toEqual(list(written));
      expect(outcomeOf(() => rate(named))).toEqual(outcomeOf(() => rate(written)));
      for (const answer of [result.expression ?? '1', '1 + 2', written.numbers.join(' + '), 'x']) {
        expect(verify(answer, named), context).toEqual(verify(answer, written));
        for (const shaping of ['exact', 'distance', 'format'] as const) {
          expect(score(answer, named, { shaping })).toBe(score(answer, written, { shaping }));
        }
      }
      if (result.status === 'exact') {
        expect(verify(result.expression, named).ok, context).toBe(true);
        answered++;
      }
    }
    expect(answered).toBeGreaterThan(0);
  });

  it(`is its rules and its range in calls for many targets (seed ${seed})`, () => {
    const range = rangeOf(game);
    for (let round = 0; round < 5; round++) {
      const { numbers } = drawBoard(random, game);
      const own = { from: random.integer(1, range.to) };
      const written = { numbers, rules, aces };
      const reach = (query: Parameters<typeof solver.reach>[0]) => outcomeOf(() => solver.reach(query));
      expect(reach({ numbers, game })).toEqual(reach({ ...written, ...range }));
      expect(reach({ numbers, game, ...own })).toEqual(reach({ ...written, ...range, ...own }));
      const to = range.to + round;
      expect(reach({ numbers, game, to })).toEqual(reach({ ...written, ...range, to }));
      const first = random.integer(0, 400);
      const take = (query: Parameters<typeof solver.reachAll>[0]) =>
        outcomeOf(() => [...solver.reachAll({ ...query, first, count: 2 })]);
      expect(take({ game })).toEqual(take({ ...dealOf(game), ...range, rules }));
      const small = { size: 2, pool: [1, 2, 3, 50], from: 1, to: 20 };
      expect(take({ game, ...small })).toEqual(take({ ...small, rules }));
    }
  });

  it('is its deal where boards are counted', () => {
    const { pool, size, repeat } = dealOf(game);
    expect(countBoards({ game })).toBe(countBoards({ pool, size, repeat }));
    expect(countBoards({ game, pool: [1, 2, 3, 4, 5, 6, 7] })).toBe(
      countBoards({ pool: [1, 2, 3, 4, 5, 6, 7], size }),
    );
    if (pool.some((member) => typeof member === 'object')) {
      expect(() => countBoards({ game, size: 2 })).toThrow('size: expected 6, which the groups');
      expect(() => countBoards({ game, repeat: true })).toThrow('repeat');
      return;
    }
    expect(countBoards({ game, size: 2 })).toBe(countBoards({ pool, size: 2, repeat }));
    expect(countBoards({ game, repeat: true })).toBe(countBoards({ pool, size, repeat: true }));
    expect(countBoards({ game, repeat: false })).toBe(countBoards({ pool, size, repeat: false }));
  });

  it('gives the puzzles that its parts written out give', () => {
    const request = { count: 3, seed: 9, extensions, rate: rules.operators === undefined };
    const make = (options: Partial<GenerateOptions>) => [...generate({ ...request, ...options })];
    const made = make({ game });
    expect(made).toHaveLength(3);
    // A target that is a card cannot be written out.
    if (game.target !== 'card') expect(made).toEqual(make({ rules, ...dealOf(game), ...rangeOf(game) }));
    expect(make({ game: { ...game, id: 'mine', title: 'Mine' } })).toEqual(made);
  });

  it('is its id in a batch', () => {
    const { numbers, target } = drawBoard(random, game);
    for (const op of ['solve', 'count', 'verify', 'rate'] as const) {
      const answer = createAnswer({ op });
      const line = { numbers, target, answer: numbers.join(' + ') };
      expect(answer({ ...line, game }), op).toEqual(answer({ ...line, game: id }));
      expect(createAnswer({ op, game })(line), op).toEqual(answer({ ...line, game: id }));
    }
  });

  it('has no other rules beside it', () => {
    const both = { game, rules };
    const refused = new NumbersGameError('invalid-option', 'rules: expected none beside game, got an object');
    const puzzle = { numbers: [1, 2], target: 3, ...both };
    expect(() => solver.solve(puzzle)).toThrow(refused);
    expect(() => solver.solutions(puzzle)).toThrow(refused);
    expect(() => solver.count(puzzle)).toThrow(refused);
    expect(() => solver.reach({ numbers: [1, 2], from: 1, to: 3, ...both })).toThrow(refused);
    expect(() => solver.reachAll({ size: 2, from: 1, to: 3, ...both })).toThrow(refused);
    expect(() => verify('1 + 2', puzzle)).toThrow(refused);
    expect(() => score('1 + 2', puzzle)).toThrow(refused);
    expect(() => rate(puzzle)).toThrow(refused);
    expect(() => solver.solve({ ...puzzle, rules: null as never })).toThrow(
      'rules: expected none beside game, got null',
    );
    expect(solver.solve({ ...puzzle, rules: undefined }).status).toBe('exact');
  });
});

describe('a target', () => {
  it.each(drawn)('is needed in $id, which draws it', ({ game }) => {
    const puzzle = { numbers: [1, 2, 3], game };
    const needed = new NumbersGameError(
      'invalid-target',
      'target: missing, expected the target that the game drew',
    );
    expect(() => solver.solve(puzzle)).toThrow(needed);
    expect(() => solver.solutions(puzzle)).toThrow(needed);
    expect(() => solver.count(puzzle)).toThrow(needed);
    expect(() => rate(puzzle)).toThrow(needed);
    expect(() => verify('1 + 2', puzzle)).toThrow(needed);
    expect(() => score('1 + 2', puzzle)).toThrow(needed);
  });

  it.each(fixed)('may be another than that of $id', ({ game }) => {
    expect(solver.solve({ numbers: [3, 4], target: 7, game }).status).toBe('exact');
    expect(verify('3 + 4', { numbers: [3, 4], target: 7, game }).ok).toBe(true);
    expect(verify('3 + 4', { numbers: [3, 4], game }).ok).toBe(false);
  });
});

it('the record of a game of one’s own is taken', () => {
  const game: Game = {
    ...games.krypto,
    id: 'own',
    rules: { values: 'natural', use: 'any' },
    deal: { size: 2, pool: [4, 1, 2, 3] },
    target: { from: 2, to: 5 },
    aces: 'one-or-eleven',
  };
  expect(solver.reach({ numbers: [2, 3], game })).toEqual(solver.reach({ numbers: [2, 3], from: 2, to: 5 }));
  expect([...solver.reachAll({ game })]).toEqual([
    ...solver.reachAll({ pool: [1, 2, 3, 4], size: 2, from: 2, to: 5 }),
  ]);
  expect(solver.solve({ numbers: ['A', 2], target: 13, game }).expression).toBe('11 + 2');
  expect(solver.solve({ numbers: ['A', 2], target: 13, game, aces: 'one' }).status).toBe('nearest');
  expect(verify('A + 2', { numbers: ['A', 2], target: 13, game }).ok).toBe(true);
  expect(countBoards({ game })).toBe(6);
  const cards: Game = { ...game, target: 'card' };
  expect(solver.reach({ numbers: [2, 3], game: cards })).toMatchObject({ from: 1, to: 4 });
  expect(games.krypto.deal.pool[0]).toBe(1);
  const operators: Game = { ...game, rules: { values: 'natural', use: 'any', operators: ['^'] } };
  expect(solver.solve({ numbers: [2, 3], target: 8, game: operators }).expression).toBe('2 ^ 3');
});

describe('batches and workers from the build', () => {
  it('take records', async () => {
    const { batch } = (await import(built('esm/batch.js'))) as typeof batchEntry;
    const puzzles = records.map((game, id) => {
      const { numbers, target } = game.example;
      return { id, numbers, target, game };
    });
    const answers: unknown[] = [];
    for await (const { id, game, result } of batch(puzzles, { workers: 1 })) {
      expect(game).toBe(records[id]);
      answers.push(result);
    }
    expect(answers).toEqual(puzzles.map(({ game, ...puzzle }) => solveExample(game, puzzle)));
    const options = { workers: 1, game: games['make-ten'] };
    for await (const { result } of batch([{ numbers: [3, 4, 7, 8] }], options)) {
      expect(result).toEqual(solver.solve({ numbers: [3, 4, 7, 8], game: games['make-ten'] }));
    }
  });

  function solveExample(game: Game, { numbers, target }: Game['example']) {
    return solver.solve({ numbers, target, game });
  }

  it('give what the solver gives', async () => {
    const text = `
      const { moreOperators } = require(${JSON.stringify(built('esm/operators.js'))});
      require(${JSON.stringify(built('esm/worker.js'))}).serveSolver({ extensions: [moreOperators] });`;
    const inWorker = createWorkerSolver(() => new Worker(text, { eval: true }));
    try {
      for (const game of records) {
        const { numbers, target } = game.example;
        expect(await inWorker.solve({ numbers, target, game })).toEqual(solveExample(game, game.example));
      }
      const hand = { numbers: [3, 3, 8, 8], game: games['24'] };
      expect(await inWorker.count(hand)).toBe(solver.count(hand));
      const board = { numbers: [1, 3, 7, 10, 25, 50], game: games.countdown };
      expect(await inWorker.reach(board)).toEqual(solver.reach(board));
      const boards = { game: games.digits, first: 12_000 };
      const expected = [...solver.reachAll(boards)];
      let total = 0;
      let place = 0;
      const list = inWorker.reachAll(boards, { onProgress: (progress) => (total = progress.total) });
      for await (const record of list) expect(record).toEqual(expected[place++]);
      expect([place, total]).toEqual([expected.length, expected.length]);
      await expect(inWorker.solve({ numbers: [1, 2], game: games.krypto })).rejects.toMatchObject({
        code: 'invalid-target',
      });
    } finally {
      await inWorker.dispose();
    }
  });
});

describe('a value that is not a record', () => {
  /** Every call that takes a game. */
  const calls: Readonly<Record<string, (game: never) => unknown>> = {
    solve: (game) => solver.solve({ numbers: [1, 2, 3], target: 6, game, timeout: 500 }),
    solveWithout: (game) => solver.solve({ numbers: [1, 2, 3], game, timeout: 500 }),
    count: (game) => solver.count({ numbers: [1, 2, 3], target: 6, game, timeout: 500 }),
    solutions: (game) => solver.solutions({ numbers: [1, 2, 3], target: 6, game, timeout: 500 }).next(),
    reach: (game) => solver.reach({ numbers: [1, 2, 3], game, timeout: 500 }),
    reachFrom: (game) => solver.reach({ numbers: [1, 2, 3], from: 5, to: 9, game, timeout: 500 }),
    reachAll: (game) => solver.reachAll({ game, timeout: 500 }).next(),
    reachAllFrom: (game) => solver.reachAll({ game, size: 2, from: 5, to: 9, timeout: 500 }).next(),
    countBoards: (game) => countBoards({ game }),
    countBoardsOfPool: (game) => countBoards({ game, pool: [1, 2, 3], size: 2 }),
    verify: (game) => verify('1 + 2', { numbers: [1, 2], target: 3, game }),
    score: (game) => score('1 + 2', { numbers: [1, 2], game }),
    rate: (game) => rate({ numbers: [1, 2, 3], target: 6, game, timeout: 500 }),
  };
  const everywhere = {
    ...calls,
    generate: (game: never) => generate({ count: 1, tries: 20, timeout: 500, extensions, game }).next(),
    answer: (game: never) => {
      const answer = createAnswer({ op: 'solve', timeout: 500 })({ numbers: [1, 2, 3], target: 6, game });
      if ('error' in answer) throw new NumbersGameError(answer.error.code, answer.error.message);
    },
  };

  const none: readonly unknown[] = [
    null,
    1,
    'krypto',
    [],
    {},
    { rules: {} },
    { rules: games.krypto.rules, deal: games.krypto.deal },
    { ...games.krypto, rules: undefined },
    { ...games.krypto, rules: 'countdown' },
    { ...games.krypto, deal: undefined },
    { ...games.krypto, deal: null },
    { ...games.krypto, deal: { size: 4 } },
    { ...games.krypto, deal: { size: 4, pool: 'all' } },
    { ...games.krypto, target: undefined },
    { ...games.krypto, target: null },
    { ...games.krypto, target: 'cards' },
    { ...games.krypto, target: '24' },
    { ...games.krypto, target: 24n },
    [games.krypto],
    () => games.krypto,
  ];

  it.each(Object.keys(calls))('is refused by %s', (name) => {
    for (const game of none) {
      expect(() => calls[name](game as never), inspect(game)).toThrow(
        expect.objectContaining({
          name: 'NumbersGameError',
          code: 'invalid-option',
          message: expect.stringMatching(
            /^game: expected the record of a game, such as games\.krypto, got /,
          ) as string,
        }) as Error,
      );
    }
  });

  /** Answers, or throws an error of the package or of the caller, at once. */
  function tryCall(name: keyof typeof everywhere, game: unknown): void {
    const begin = cpuMs();
    try {
      everywhere[name](game as never);
    } catch (error) {
      if (error !== OWN) expect(error, String((error as Error).stack)).toBeInstanceOf(NumbersGameError);
    }
    expect(cpuMs() - begin).toBeLessThan(2000);
  }

  const names = Object.keys(everywhere) as (keyof typeof everywhere)[];
  const basis: readonly Game[] = [games.countdown, games['24'], games.krypto, games['make-ten']];
  /** The record with one of its parts replaced. */
  const parts: Readonly<Record<string, (game: Game, value: never) => unknown>> = {
    whole: (_, value) => value,
    rules: (game, rules) => ({ ...game, rules }),
    values: (game, values) => ({ ...game, rules: { ...game.rules, values } }),
    operators: (game, operators) => ({ ...game, rules: { ...game.rules, operators } }),
    deal: (game, deal) => ({ ...game, deal }),
    size: (game, size) => ({ ...game, deal: { ...game.deal, size } }),
    pool: (game, pool) => ({ ...game, deal: { ...game.deal, pool } }),
    oneOfPool: (game, number) => ({ ...game, deal: { ...game.deal, pool: [1, number, 3, 4, 5, 6] } }),
    repeat: (game, repeat) => ({ ...game, deal: { ...game.deal, repeat } }),
    target: (game, target) => ({ ...game, target }),
    from: (game, from) => ({ ...game, target: { from, to: 20 } }),
    to: (game, to) => ({ ...game, target: { from: 1, to } }),
    aces: (game, aces) => ({ ...game, aces }),
  };

  it.each(Object.keys(parts))(`is answered or refused, whatever is wrong with: %s (seed ${seed})`, (part) => {
    for (const make of hostileValues) {
      for (const game of basis) {
        for (const name of names) tryCall(name, parts[part](game, make() as never));
      }
    }
  });

  /** What comes of a copy of a value. */
  function outcomeOfSpread(value: unknown): unknown {
    try {
      return typeof value === 'object' ? { ...value } : value;
    } catch (error) {
      return error;
    }
  }

  it(`is answered or refused, whatever is wrong with two of its parts (seed ${seed})`, () => {
    const anyValue = fc.constantFrom(...hostileValues);
    const anyPart = fc.constantFrom(...Object.keys(parts).filter((part) => part !== 'whole'));
    const property = fc.property(
      fc.constantFrom(...names),
      fc.constantFrom(...basis),
      fc.array(fc.tuple(anyPart, anyValue), { minLength: 2, maxLength: 2 }),
      (name, game, faults) => {
        // What a getter of a part throws is the caller's own.
        const values = faults.map(([part, make]) => [part, make()] as const);
        const isPlain = ([, value]: (typeof values)[number]) => outcomeOfSpread(value) !== OWN;
        if (!values.every(isPlain)) return;
        const record = values.reduce<unknown>((record, [part, value]) => {
          const { deal, rules } = record as Game;
          const isWhole = typeof deal === 'object' && typeof rules === 'object';
          return isWhole ? parts[part](record as Game, value as never) : record;
        }, game);
        tryCall(name, record);
      },
    );
    fc.assert(property, { seed, numRuns: 500 });
  });
});
