// `batch` and `batchLines` of numbers-game/batch: the results of the solver, in order, whatever the input and
// whatever happens to the threads: some are killed, and some inputs fail or end halfway. They run from the
// build, because their threads run a file of the build.
import { Worker } from 'node:worker_threads';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as entry from '../../src/batch/index.js';
import type { BatchLinesOptions, BatchOptions, BatchPuzzle, BatchSource } from '../../src/batch/index.js';
import { rate } from '../../src/generate/index.js';
import { createSolverSync, twentyFour, type Rules } from '../../src/index.js';
import { verify } from '../../src/verify/index.js';
import { oneOfGames } from '../support/game-names.js';
import { createRandom, seed } from '../support/random.js';
import { watchThreads } from '../support/threads.js';

const path = fileURLToPath(new URL('../../build/esm/batch.js', import.meta.url));
const { batch, batchLines } = (await import(path)) as typeof entry;

const solver = createSolverSync();
const board = [1, 3, 7, 10, 25, 50];

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** The output for text, as text. */
async function textOf(source: string | BatchSource | BatchSource[], options: BatchLinesOptions = {}) {
  const sources =
    typeof source === 'string' ? [{ text: [source] }] : Array.isArray(source) ? source : [source];
  const blocks = await collect(batchLines(sources, { workers: 1, ...options }));
  const text = blocks.map((block) => block.text).join('');
  const lines = text === '' ? [] : text.trimEnd().split('\n');
  expect(blocks.reduce((sum, { records }) => sum + records, 0)).toBe(lines.length);
  const failed = lines.filter((line) => 'error' in (JSON.parse(line) as object)).length;
  expect(blocks.reduce((sum, block) => sum + block.failed, 0)).toBe(failed);
  return text;
}

const recordsOf = async (...args: Parameters<typeof textOf>) =>
  (await textOf(...args))
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown);

function drawPuzzles(count: number, stream: number) {
  const random = createRandom(stream);
  return Array.from({ length: count }, (_, id) => ({
    id,
    numbers: Array.from({ length: 4 }, () => random.integer(1, 25)),
    target: random.integer(1, 200),
  }));
}

const watch = watchThreads();

describe('batch', () => {
  it.each([1, 2, 3])(
    `gives what the solver gives, in order, with %i workers (seed ${seed})`,
    async (workers) => {
      const puzzles = drawPuzzles(1000, 900);
      const expected = puzzles.map((puzzle) => {
        const { numbers, target } = puzzle;
        return { ...puzzle, result: solver.solve({ numbers, target }) };
      });
      expect(await collect(batch(puzzles, { workers }))).toEqual(expected);
      expect(watch.threads.length).toBeLessThanOrEqual(workers);
      async function* slowly() {
        for (const puzzle of puzzles) {
          if (puzzle.id % 300 === 7) await wait(1);
          yield puzzle;
        }
      }
      expect(await collect(batch(slowly(), { workers }))).toEqual(expected);
    },
  );

  it('asks what is wanted', async () => {
    const puzzle = { numbers: board, target: 765, answer: '(50 + 1) * (25 - 10)', from: 1, to: 20 };
    const { numbers, target, answer, from, to } = puzzle;
    const ask = async (op: entry.BatchOp, options = {}) =>
      (await collect(batch([puzzle], { op, workers: 1, ...options })))[0];
    expect(await ask('solve')).toEqual({ ...puzzle, result: solver.solve({ numbers, target }) });
    expect(await ask('count')).toEqual({ ...puzzle, result: 12 });
    expect(await ask('count', { distinct: 'trees' })).toEqual({ ...puzzle, result: 780 });
    expect(await ask('count', { limit: 11 })).toEqual({ ...puzzle, result: 11 });
    const solutions = [...solver.solutions({ numbers, target })];
    expect(await ask('solutions')).toEqual({ ...puzzle, result: solutions });
    expect(await ask('solutions', { limit: 5 })).toEqual({ ...puzzle, result: solutions.slice(0, 5) });
    expect(await ask('reach')).toEqual({ ...puzzle, result: solver.reach({ numbers, from, to }) });
    expect(await ask('verify')).toEqual({ ...puzzle, result: verify(answer, { numbers, target }) });
    expect(await ask('rate')).toEqual({ ...puzzle, result: rate({ numbers, target }) });
  });

  it('reads game, rules, aces, nums, nearest, tidy, leastDistance and null', async () => {
    const natural = { values: 'natural', use: 'all' } as const;
    const puzzles: BatchPuzzle[] = [
      { numbers: [3, 3, 8, 8], game: '24' },
      { numbers: [3, 3, 8, 8], game: 24, target: null, aces: null, rules: null },
      { nums: ['A', 'A', 2], target: 24, aces: 'one-or-eleven' },
      { numbers: null, nums: [4, 6], target: '24', game: 'countdown', nearest: false },
      { numbers: board, target: 834, tidy: true },
      { numbers: [4, 6, 1], target: 24, rules: natural, game: '24' },
    ];
    const expected = [
      solver.solve({ numbers: [3, 3, 8, 8], rules: twentyFour }),
      solver.solve({ numbers: [3, 3, 8, 8], rules: twentyFour }),
      solver.solve({ numbers: ['A', 'A', 2], target: 24, aces: 'one-or-eleven' }),
      solver.solve({ numbers: [4, 6], target: 24, nearest: false }),
      solver.solve({ numbers: board, target: 834, tidy: true }),
      solver.solve({ numbers: [4, 6, 1], target: 24, rules: natural }),
    ];
    const records = await collect(batch(puzzles, { workers: 1 }));
    expect(records).toEqual(puzzles.map((puzzle, index) => ({ ...puzzle, result: expected[index] })));
    const options = { rules: twentyFour, aces: 'one-or-eleven', workers: 1 } as const;
    const [hand] = await collect(batch([{ numbers: ['A', 'A', 1, 1] as const }], options));
    expect(hand.result).toEqual(
      solver.solve({ numbers: ['A', 'A', 1, 1], rules: twentyFour, aces: 'one-or-eleven' }),
    );
    const answered = { numbers: board, target: 834, answer: '(7 + 10) * (50 - 1)', leastDistance: 1 };
    const [verified] = await collect(batch([answered], { op: 'verify', workers: 1 }));
    expect(verified.result?.reason).toBe('nearest');
  });

  it('refuses single rules that differ from the rules beside them', async () => {
    const hand = {
      numbers: [3, 3, 8, 8],
      target: 24,
      answer: '8 / (3 - 8 / 3)',
      rules: { ...twentyFour, operators: ['+', '-', '*', '/'] },
    };
    const puzzles = [
      { ...hand, values: 'real', use: 'all', operators: '/ * - +', limits: 'exponent=16' },
      { ...hand, values: 'nonsense' },
      { ...hand, use: 'any' },
      { ...hand, operators: '+ -' },
      { ...hand, limits: { exponent: 3 } },
    ] as unknown as object[] as BatchPuzzle[];
    for (const op of ['solve', 'verify'] as const) {
      const [first, ...others] = await collect(batch(puzzles, { op, workers: 1 }));
      expect(first.error).toBeUndefined();
      expect(others.map(({ error }) => `${error?.code} ${error?.message.split(':')[0]}`)).toEqual([
        'invalid-option rules.values',
        'invalid-option rules and use',
        'invalid-option rules and operators',
        'invalid-option rules and limits',
      ]);
    }
  });

  it('passes everything on, and gives what is refused its error', async () => {
    const inner = () => 1;
    const puzzles = [
      { numbers: [4, 6], target: 24, inner },
      { numbers: [], target: 1, inner },
      { numbers: [1, inner], target: 1 },
      null,
      [1],
      'text',
      { numbers: [4, 6], target: -1 },
      { numbers: [4, 6], target: 24, game: 'chess' },
      { numbers: [4, 6], target: 10 },
    ] as unknown as object[] as BatchPuzzle[];
    const records = await collect(batch(puzzles, { workers: 1 }));
    const refused = (code: string, line: number, message: string) => ({
      code,
      line,
      message: expect.stringContaining(message) as string,
    });
    expect(records).toEqual([
      { ...puzzles[0], result: solver.solve({ numbers: [4, 6], target: 24 }) },
      { ...puzzles[1], error: refused('invalid-numbers', 2, 'expected 1 to 10 numbers, got 0') },
      { ...puzzles[2], error: refused('invalid-option', 3, 'cannot be copied') },
      { error: refused('invalid-option', 4, 'puzzle: expected an object, got null') },
      { error: refused('invalid-option', 5, 'puzzle: expected an object, got an array of 1') },
      { error: refused('invalid-option', 6, 'expected an object, got "text"') },
      { ...puzzles[6], error: refused('invalid-target', 7, 'target') },
      {
        ...puzzles[7],
        error: refused('invalid-option', 8, `game: expected ${oneOfGames()}, got "chess"`),
      },
      { ...puzzles[8], result: solver.solve({ numbers: [4, 6], target: 10 }) },
    ]);
  });

  it('answers a puzzle before the next one comes, and takes no more than it has to', async () => {
    let taken = 0;
    let release: () => void = () => undefined;
    async function* source() {
      taken++;
      yield { numbers: [4, 6], target: 24 };
      await new Promise<void>((resolve) => (release = resolve));
      for (;;) {
        taken++;
        yield { numbers: [4, 6], target: 10 };
      }
    }
    const records = batch(source(), { workers: 1 });
    expect((await records.next()).value).toMatchObject({ target: 24 });
    expect(taken).toBe(1);
    release();
    expect((await records.next()).value).toMatchObject({ target: 10 });
    await wait(100);
    expect(taken).toBeLessThan(2000);
    await records.return();
  });

  it('throws what the source throws, behind what came before', async () => {
    const source = function* () {
      yield* drawPuzzles(20, 901);
      throw new Error('mine');
    };
    const records: unknown[] = [];
    const all = (async () => {
      for await (const record of batch(source(), { workers: 2 })) records.push(record);
    })();
    await expect(all).rejects.toThrow('mine');
    expect(records).toHaveLength(20);
  });

  it('refuses a puzzle with a property that throws, and answers the others', async () => {
    const hostile = {
      target: 3,
      get numbers(): number[] {
        throw new Error('boom');
      },
    };
    const note = {
      numbers: [1, 2],
      target: 3,
      get note(): string {
        throw new Error('boom');
      },
    };
    const records: unknown[] = [];
    for await (const record of batch([{ numbers: [1, 2], target: 3 }, hostile, note])) records.push(record);
    expect(records).toMatchObject([
      { result: { expression: '2 + 1' } },
      {
        error: {
          code: 'invalid-option',
          message: 'puzzle: expected properties that can be read, got one that throws',
          line: 2,
        },
      },
      { result: { expression: '2 + 1' } },
    ]);
  });

  it('answers a puzzle as it was when it was read', async () => {
    const own = { numbers: [1, 2], target: 3 };
    const answered = collect(batch([own], { workers: 1 }));
    await wait(20);
    own.target = 99;
    own.numbers[0] = 50;
    const result = solver.solve({ numbers: [1, 2], target: 3 });
    expect(await answered).toEqual([{ numbers: [1, 2], target: 3, result }]);
    function* reuse() {
      const puzzle = { id: 0, nums: [1, 2], target: 0 };
      for (puzzle.id = 1; puzzle.id <= 5; puzzle.id++) {
        puzzle.nums[1] = puzzle.target = puzzle.id;
        yield puzzle;
      }
    }
    const records = await collect(batch(reuse(), { workers: 1 }));
    expect(records).toEqual(
      [1, 2, 3, 4, 5].map((id) => ({
        id,
        nums: [1, id],
        target: id,
        result: solver.solve({ numbers: [1, id], target: id }),
      })),
    );
  });

  it('answers the numbers of a typed array and of a long list as they were', async () => {
    function* reuse(numbers: number[] | Uint8Array, answer?: string) {
      for (let target = 2; target <= 5; target++) {
        numbers[1] = target - 1;
        yield { numbers, target, answer: answer && `1 + ${numbers[1]}` };
      }
    }
    const answered = await collect(batch(reuse(new Uint8Array([1, 1]))));
    expect(answered.map(({ result }) => result)).toEqual(
      [2, 3, 4, 5].map((target) => solver.solve({ numbers: [1, target - 1], target })),
    );
    const long = reuse([1, 1, ...new Array<number>(9).fill(50)], 'sum');
    const judged = await collect(batch(long, { op: 'verify' }));
    expect(judged.map(({ result }) => result?.reason)).toEqual(['exact', 'exact', 'exact', 'exact']);
  });

  it.each(['count', 'solutions'] as const)('refuses what %s cannot do, as the solver does', async (op) => {
    const puzzle = { numbers: [2, 3], target: 8, operators: ['+', '^'] as const };
    const puzzles = [puzzle, { ...puzzle, nearest: true }, { ...puzzle, tidy: true }];
    const answered = await collect(batch(puzzles, { op, workers: 1 }));
    expect(answered.map(({ error }) => error?.code)).toEqual([undefined, 'invalid-option', 'invalid-option']);
  });

  it('keeps the rules that it was given', async () => {
    const rules: Rules = { values: 'natural', use: 'any' };
    const puzzles = new Array(50).fill({ numbers: [2, 2, 4], target: 4 });
    const answered = batch(puzzles, { rules, workers: 2 });
    const results = [(await answered.next()).value];
    Object.assign(rules, { use: 'all' });
    for await (const record of answered) results.push(record);
    expect(new Set(results.map((record) => record?.result?.operations))).toEqual(new Set([0]));
  });

  it('waits with what the source throws until those before it are taken', async () => {
    const puzzles = drawPuzzles(24, 908);
    let taken = 0;
    const source = {
      [Symbol.asyncIterator]: () => ({
        next: () =>
          taken < puzzles.length
            ? Promise.resolve({ done: false as const, value: puzzles[taken++] })
            : Promise.reject(new Error('mine')),
      }),
    };
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    const records = batch(source, { workers: 1 });
    for (let i = 0; i < puzzles.length; i++) {
      expect((await records.next()).value).toMatchObject({ id: puzzles[i].id });
      await wait(1);
    }
    await expect(records.next()).rejects.toThrow('mine');
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  it('throws the reason of a signal, and ends the workers', async () => {
    const reason = new Error('enough');
    const controller = new AbortController();
    const records = batch(drawPuzzles(5000, 902), { workers: 2, signal: controller.signal });
    await records.next();
    controller.abort(reason);
    await expect(records.next()).rejects.toBe(reason);
    expect(watch.alive).toBe(0);
  });

  it.each([
    [[], { op: 'guess' }, 'op: expected solve, count, solutions, reach, verify or rate, got "guess"'],
    [[], { workers: 0 }, 'workers: expected an integer from 1 to 1024, got 0'],
    [[], { signal: {} }, 'signal: expected an AbortSignal, got an object'],
    [[], { aces: 'two' }, 'aces: expected one or one-or-eleven, got "two"'],
    [[], { limit: -1 }, 'limit: expected an integer from 0 to 9007199254740991, got -1'],
    [
      [],
      { threads: 1 },
      'options.threads: unknown, expected op, game, rules, aces, columns, distinct, limit, timeout, workers or signal',
    ],
    [
      [],
      { rules: { values: 'natural', use: 'any', operators: ['+', 'square'] } },
      'rules.limits.square: missing, expected a positive integer, the largest operand of square',
    ],
    [7, {}, 'source: expected an iterable or async iterable, got 7'],
  ])('refuses %j, %j at the call', (source, options, message) => {
    const call = () => batch(source as unknown as [], options as BatchOptions);
    expect(call).toThrow(
      expect.objectContaining({ name: 'NumbersGameError', code: 'invalid-option', message }),
    );
  });
});

describe('batch on workers that die', () => {
  const puzzles = drawPuzzles(600, 903);
  const expected = puzzles.map((puzzle) => ({
    ...puzzle,
    result: solver.solve({ numbers: puzzle.numbers, target: puzzle.target }),
  }));

  it('gives the same if they die at their start and in the middle', async () => {
    watch.atStart = (thread) => {
      if (watch.threads.length <= 2) thread.once('online', () => void thread.terminate());
    };
    const records: unknown[] = [];
    for await (const record of batch(puzzles, { workers: 2 })) {
      records.push(record);
      if (records.length % 200 === 100) await Promise.all(watch.threads.map((thread) => thread.terminate()));
    }
    expect(records).toEqual(expected);
    expect(watch.threads.length).toBeGreaterThan(4);
  });

  // Ends each thread that is to get a job with the word poison in it.
  beforeEach(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method
    const post = Worker.prototype.postMessage as (this: Worker, message: unknown) => void;
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message: unknown) {
      const { job } = Object(message) as { job?: unknown };
      const { puzzles: bytes, records, refusal } = Object(job) as Record<string, unknown>;
      const isPoison =
        bytes instanceof Uint8Array
          ? Buffer.from(bytes).includes('poison')
          : String(records).includes('poison');
      if (isPoison && refusal === undefined) void this.terminate();
      post.call(this, message);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const failed = expect.objectContaining({
    code: 'worker-failed',
    message: expect.stringContaining('two workers ended on the same job') as string,
  }) as object;

  it('gives a puzzle that ends them its error, and all others their results', async () => {
    const some = puzzles.map((puzzle) => (puzzle.id === 300 ? { ...puzzle, answer: 'poison' } : puzzle));
    const records = await collect(batch(some, { workers: 2 }));
    expect(records[300]).toEqual({ ...puzzles[300], answer: 'poison', error: failed });
    expect(records[300].error?.line).toBe(301);
    expect(records.toSpliced(300, 1)).toEqual(expected.toSpliced(300, 1));
  });

  it('gives a line that ends them its error, and all others their results', async () => {
    const lines = puzzles.map((puzzle) =>
      JSON.stringify(puzzle.id === 300 ? { ...puzzle, name: 'poison' } : puzzle),
    );
    const records = await recordsOf(lines.join('\n'), { workers: 2 });
    expect(records[300]).toEqual({ ...puzzles[300], name: 'poison', error: failed });
    expect(records.toSpliced(300, 1)).toEqual(expected.toSpliced(300, 1));
  });

  it('gives every line its error if none lives', async () => {
    watch.atStart = (thread) => void thread.terminate();
    expect(await recordsOf('{"numbers":[1],"target":1}\n\n{}', { workers: 2 })).toEqual([
      {
        error: { code: 'worker-failed', message: expect.any(String) as string, line: 1 },
      },
      { error: { code: 'worker-failed', message: expect.any(String) as string, line: 3 } },
    ]);
  });
});

describe('batchLines', () => {
  const result = solver.solve({ numbers: [4, 6], target: 24 });
  const puzzle = '{"numbers":[4,6],"target":24}';
  const solved = `{"numbers":[4,6],"target":24,"result":${JSON.stringify(result)}}\n`;

  it.each([
    ['nothing', '', ''],
    ['blank lines', '\n \r\n\t\n', ''],
    ['line feeds', `${puzzle}\n${puzzle}\n`, solved.repeat(2)],
    ['CRLF and blank lines', `\r\n${puzzle}\r\n\r\n${puzzle}\r\n`, solved.repeat(2)],
    ['a byte order mark', `\uFEFF${puzzle}\n`, solved],
    ['no line break at the end', `${puzzle}\n${puzzle}`, solved.repeat(2)],
  ])('reads %s', async (_, text, expected) => {
    expect(await textOf(text)).toBe(expected);
    const bytes = new TextEncoder().encode(text);
    const parts = Array.from(bytes, (__, index) => bytes.subarray(index, index + 1));
    expect(await textOf({ text: parts }), 'byte by byte').toBe(expected);
  });

  it('passes lines on as they are written', async () => {
    const lines = [
      '{ "id": 12345678901234567890, "numbers": [ 4, 6 ], "target": 24.0 , "é": "\u{1f600}\\u0000" }',
      '{"numbers":[4,6],"target":24,"result":1,"2":3,"__proto__":4}',
      '{}',
      '{"error":"old","numbers":[0]}',
    ];
    const [first, second, third, fourth] = (await textOf(lines.join('\n'))).split('\n');
    expect(first).toBe(`${lines[0].slice(0, -1)},"result":${JSON.stringify(result)}}`);
    expect(JSON.parse(second)).toEqual({ ...(JSON.parse(lines[1]) as object), result });
    expect(second).toContain('"__proto__":4');
    expect(JSON.parse(third)).toEqual({
      error: { code: 'invalid-numbers', message: expect.any(String) as string, line: 3 },
    });
    expect(fourth, 'what is new is at the end').toMatch(/^\{"numbers":\[0\],"error":\{.*"line":4\}\}$/);
  });

  it('gives bad lines their error', async () => {
    const lines = [
      'nonsense',
      '[1]',
      puzzle,
      '{"numbers":[4,6],"targ',
      '{"id":7,"numbers":[0],"target":1}',
      'null',
    ];
    const records = await recordsOf(lines.join('\n\n'));
    const error = (line: number, got: string) => ({
      error: { code: 'invalid-option', message: `line: expected a JSON object, got ${got}`, line },
    });
    expect(records).toEqual([
      error(1, '"nonsense"'),
      error(3, '"[1]"'),
      { numbers: [4, 6], target: 24, result },
      error(7, JSON.stringify(lines[3])),
      {
        id: 7,
        numbers: [0],
        target: 1,
        error: {
          code: 'invalid-numbers',
          message:
            'numbers[0]: expected an integer from 1 to 9007199254740991 or a card A J Q K, got 0 (integer, rational and real values take 0)',
          line: 9,
        },
      },
      error(11, '"null"'),
    ]);
  });

  it('reads huge lines, and refuses those that are too long', async () => {
    const huge = `{"numbers":[4,6],"target":24,"x":"${'y'.repeat(3_000_000)}"}`;
    function* tooLong() {
      yield `${puzzle}\n{"numbers":[4,6],"x":"`;
      for (let i = 0; i < 300; i++) yield 'z'.repeat(2 ** 16);
      yield `"}\n${puzzle}`;
    }
    expect(await textOf(huge)).toBe(`${huge.slice(0, -1)},"result":${JSON.stringify(result)}}\n`);
    const lines = (await textOf({ text: tooLong() })).split('\n');
    expect(lines).toEqual([
      solved.trimEnd(),
      '{"error":{"code":"too-large","message":"line: expected at most 16777216 characters, got more","line":2}}',
      solved.trimEnd(),
      '',
    ]);
  });

  it('reads CSV', async () => {
    const csv = [
      '\uFEFFid,numbers,target,game,aces,note',
      'a1, 6  4 ,24,,,"one, ""two""\r\nthree"',
      '',
      ',A A 2,24,countdown,one-or-eleven,',
      'b,3 3 8 8,,24,,',
      'c,1 4,1/4,24,,',
      'd,1 x,5,,,',
      'e,1 2',
      'f,"1 2,3,,,',
      'g,1 2,,,,',
      'h,4 6,24,,,"last',
    ].join('\r\n');
    const records = await recordsOf({ text: [csv], format: 'csv' });
    const error = (code: string, line: number) => ({ code, line, message: expect.any(String) as string });
    expect(records).toEqual([
      { id: 'a1', numbers: [6, 4], target: 24, note: 'one, "two"\r\nthree', result },
      {
        numbers: ['A', 'A', 2],
        target: 24,
        game: 'countdown',
        aces: 'one-or-eleven',
        result: solver.solve({ numbers: ['A', 'A', 2], target: 24, aces: 'one-or-eleven' }),
      },
      {
        id: 'b',
        numbers: [3, 3, 8, 8],
        game: '24',
        result: solver.solve({ numbers: [3, 3, 8, 8], rules: twentyFour }),
      },
      {
        id: 'c',
        numbers: [1, 4],
        target: '1/4',
        game: '24',
        result: solver.solve({ numbers: [1, 4], target: '1/4', rules: twentyFour }),
      },
      { id: 'd', numbers: '1 x', target: 5, error: error('invalid-numbers', 8) },
      {
        error: {
          ...error('invalid-option', 9),
          message: 'line: expected a cell for each of 6 columns, got 2',
        },
      },
      {
        error: {
          ...error('invalid-option', 10),
          message: 'line: expected a row of CSV, got "f,\\"1 2,3,,,"',
        },
      },
      { id: 'g', numbers: [1, 2], error: error('invalid-target', 11) },
      { error: error('invalid-option', 12) },
    ]);
  });

  it('reads booleans of CSV in any case', async () => {
    const text = ['numbers,target,nearest', '1 2,9,TRUE', '1 2,9,False', '1 2,9,yes'].join('\n');
    const [near, exact, wrong] = await recordsOf({ text: [text], format: 'csv' });
    expect(near).toMatchObject({ nearest: true, result: { distance: 6 } });
    expect(exact).toMatchObject({ nearest: false, result: { distance: null } });
    expect(wrong).toMatchObject({ error: { message: 'nearest: expected true or false, got "yes"' } });
  });

  it.each([
    ['semicolons', 'Numbers;target;x\n4 6;24;"a;b"\n4,6;24;c'],
    ['tabs', 'target\tNUMS\n24\t4 6\n24\t4,6\n'],
    ['a line that tells', 'sep=|\r\nnumbers|target\r\n4 6|24\r\n4;6|24'],
    ['CR', 'numbers,target\r4 6,24\r"4,6",24.0\r'],
    ['an array', '[{"available_numbers":[6,4],"target":24},\n{"starting":["4","6.0"],"target":"24"}]'],
  ])('finds the format and the names of text with %s', async (_, text) => {
    for (const parts of [[text], Array.from(text)])
      expect(await recordsOf([{ text: parts }])).toMatchObject([{ result }, { result }]);
  });

  it('reads columns of other names', async () => {
    const text = 'numbers,Cards,Goal\n1,4 6,24\n';
    const columns = { numbers: 'cards', target: 'Goal' };
    expect(await recordsOf([{ text: [text] }], { columns })).toMatchObject([
      { numbers: '1', Goal: 24, result },
    ]);
    const objects = await collect(batch([{ Cards: [4, 6], Goal: 24 }], { columns, workers: 1 }));
    expect(objects).toMatchObject([{ result }]);
    expect(() => batch([], { columns: { card: 'x' } })).toThrow(
      'columns: expected fields such as numbers and target',
    );
  });

  it.each(['hello\nworld', 'a,b\n1,2', '{\n"numbers": [4, 6]\n}', '[[4, 6, 24]]', '\xffnumbers'])(
    'refuses %j, which is in no known format, as a whole',
    async (text) => {
      await expect(textOf({ text: [text], name: 'x.txt' })).rejects.toMatchObject({
        code: 'invalid-option',
        message: expect.stringMatching(/^x\.txt: expected JSON lines, a JSON array, CSV /) as string,
      });
    },
  );

  it('gives a list of answers a list of verdicts', async () => {
    const rows = [{ numbers: [4, 6], target: 24, responses: ['4 * 6', null] }];
    const [{ result: verdicts }] = await collect(batch(rows, { op: 'verify', workers: 1 }));
    expect(verdicts).toMatchObject([{ reason: 'exact' }, { reason: 'not-an-expression' }]);
  });

  it.each([
    'nothing\n1',
    'a,b\n1,2',
    'a,b',
    '{"numbers":[4,6]}\n\n',
    'numbers,target,target\n1 2,3,3',
    '"numbers\n1 2',
  ])('refuses a header without numbers or with a column twice: %j', async (csv) => {
    await expect(textOf({ text: [csv], format: 'csv' })).rejects.toMatchObject({
      code: 'invalid-option',
      message: expect.stringMatching(/^header: expected /) as string,
    });
  });

  it('reads several texts, each with its own lines and header', async () => {
    const sources: BatchSource[] = [
      { text: [puzzle], format: 'jsonl' },
      { text: ['target,numbers\n24,4 6'], format: 'csv' },
      { text: ['\uFEFFx\n{"numbers"'] },
    ];
    expect(await recordsOf(sources)).toEqual([
      { numbers: [4, 6], target: 24, result },
      { target: 24, numbers: [4, 6], result },
      { error: { code: 'invalid-option', message: 'line: expected a JSON object, got "x"', line: 1 } },
      { error: { code: 'invalid-option', message: expect.any(String) as string, line: 2 } },
    ]);
  });

  it('writes reach as text', async () => {
    const [record] = await recordsOf('{"numbers":[1,2],"from":1,"to":5}', { op: 'reach' });
    expect(record).toMatchObject({ from: 1, to: 5, result: { from: 1, to: 5, operations: '001..' } });
  });

  it('refuses more targets of reach than a line is to have', async () => {
    const lines = ['{"numbers":[1],"from":2,"to":16777217}', '{"numbers":[1],"to":500000000}'];
    const [widest, tooWide] = (await recordsOf(lines.join('\n'), { op: 'reach' })) as [
      { result: { operations: string } },
      unknown,
    ];
    expect(widest.result.operations).toHaveLength(2 ** 24);
    expect(/[^.]/.test(widest.result.operations)).toBe(false);
    expect(tooWide).toMatchObject({
      error: {
        code: 'limit-exceeded',
        message: 'to: expected at most 16777216 targets from 101, got 500000000',
      },
    });
  });

  it(`gives the same text with 1 and 2 workers, and goes on behind what is left out (seed ${seed})`, async () => {
    const random = createRandom(905);
    const lines = drawPuzzles(1500, 904).map((each) =>
      JSON.stringify({ ...each, ...(random.integer(0, 9) === 0 && { target: -1 }) }),
    );
    const text = lines.join('\n');
    const one = await textOf(text);
    expect(await textOf(text, { workers: 2 })).toBe(one);
    for (const skip of [0, 1, 777, 1499, 1500, 2000]) {
      const rest = one.split('\n').slice(skip).join('\n');
      expect(await textOf(text, { workers: 2, skip }), `${skip}`).toBe(rest);
    }
  });
});

describe('rows of data sets', () => {
  it('are judged by the text of the model, and numbers may be text', async () => {
    const rows: BatchPuzzle[] = [
      { metadata: { nums: '4 6', target: 24 }, answer: '1', completion: '4 * 6' },
      { numbers: '4 6', target: 24, answer: 'impossible', leastDistance: 1 },
      { numbers: [4, 6], target: 24, completion: '1', response: '1' },
      { numbers: [4, 6], target: 24, answer: '4 * 6', completion: null },
      { numbers: [4, 6], target: 24, answer: '4 * 6', messages: [{ role: 'user', content: '?' }] },
    ];
    const records = await collect(batch(rows, { op: 'verify', workers: 1 }));
    expect(records.map(({ result, error }) => result?.reason ?? error?.code)).toEqual([
      'exact',
      'impossible',
      'invalid-option',
      'not-an-expression',
      'not-an-expression',
    ]);
    const [{ result }] = await collect(batch([{ numbers: '4 6', target: 24 }], { workers: 1 }));
    expect(result?.expression).toBe('6 * 4');
  });
});
