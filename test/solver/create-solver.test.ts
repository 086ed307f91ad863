// Making and freeing solvers: valid and invalid options of createSolver, little memory, and dispose.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  countBoards,
  createSolver,
  createSolverSync,
  NumbersGameError,
  type Puzzle,
  type Result,
  type Solver,
  type SolverOptions,
} from '../../src/index.js';
import { moreOperators as coreOperators } from '../../src/operators/core.js';
import { builds } from '../support/builds.js';
import { createRandom, seed } from '../support/random.js';

const puzzle: Puzzle = { numbers: [1, 1, 4, 5, 6, 7], target: 899 };
const answer = createSolverSync().solve(puzzle);
const bytes = readFileSync(new URL('../../build/solver.wasm', import.meta.url));

const refusal = (message: string) =>
  expect.objectContaining({
    name: 'NumbersGameError',
    code: 'invalid-option',
    message: expect.stringContaining(message) as string,
  }) as Error;

async function expectRefusal(options: unknown, message: string): Promise<void> {
  expect(() => createSolverSync(options as SolverOptions)).toThrow(refusal(message));
  await expect(createSolver(options as SolverOptions)).rejects.toThrow(refusal(message));
}

describe('options that are taken', () => {
  const padded = new Uint8Array(bytes.length + 20);
  padded.set(bytes, 13);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);

  it.each<[string, SolverOptions]>([
    ['none', {}],
    ['undefined ones', { wasm: undefined, simd: undefined, maxBytes: undefined }],
    ['a Buffer', { wasm: bytes }],
    ['a Uint8Array', { wasm: new Uint8Array(bytes) }],
    ['a part of a Uint8Array', { wasm: padded.subarray(13, 13 + bytes.length) }],
    ['a DataView', { wasm: new DataView(padded.buffer, 13, bytes.length) }],
    ['an ArrayBuffer', { wasm: buffer }],
    ['a WebAssembly.Module', { wasm: new WebAssembly.Module(new Uint8Array(bytes)) }],
    ['the build with SIMD', { simd: true }],
    ['the build without', { simd: false }],
    ['simd beside wasm', { wasm: bytes, simd: false }],
    ['a MiB', { maxBytes: 2 ** 20 }],
    ['a fraction of a byte', { maxBytes: 2 ** 20 + 0.5 }],
    ['more bytes than there are', { maxBytes: 2 ** 50 }],
    ['any number of bytes', { maxBytes: Infinity }],
  ])('%s', async (_, options) => {
    for (const solver of [createSolverSync(options), await createSolver(options)]) {
      expect(solver.solve(puzzle)).toEqual(answer);
      solver.dispose();
    }
  });
});

describe('options that are refused', () => {
  const cut = bytes.subarray(0, bytes.length >> 1);
  const changed = Uint8Array.from(bytes);
  changed[4] = 2;

  it.each<[string, unknown]>([
    ['no bytes', new Uint8Array()],
    ['a few bytes', Uint8Array.of(1, 2, 3)],
    ['an empty ArrayBuffer', new ArrayBuffer(0)],
    ['half of the module', cut],
    ['another version', changed],
    ['an empty module, as bytes', Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)],
    ['an empty module', new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))],
  ])('wasm: %s', async (_, wasm) => {
    await expectRefusal({ wasm }, "wasm: expected the engine's module, got something that cannot");
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['5', 5],
    ['"solver.wasm"', 'solver.wasm'],
    ['an object', {}],
    ['an object', new URL('file:///solver.wasm')],
    ['an array of 3', [1, 2, 3]],
    ['a function', () => bytes],
  ])('wasm: %s', async (got, wasm) => {
    await expectRefusal(
      { wasm },
      `wasm: expected a WebAssembly.Module, an ArrayBuffer or a view of one, got ${got}`,
    );
  });

  it.each<[string, unknown]>([
    ['0', 0],
    ['-1', -1],
    ['65536', 65_536],
    ['NaN', NaN],
    ['-Infinity', -Infinity],
    ['null', null],
    ['"1000000"', '1000000'],
    ['1000000n', 1_000_000n],
    ['true', true],
  ])('maxBytes: %s', async (got, maxBytes) => {
    await expectRefusal({ maxBytes }, 'maxBytes: expected a number of bytes from ');
    await expectRefusal({ maxBytes }, `got ${got}`);
  });

  it('the bytes of an extension may be overwritten', () => {
    const file = new Uint8Array(readFileSync(new URL('../../build/operators.wasm', import.meta.url)));
    const solver = createSolverSync({ extensions: [coreOperators.with({ wasm: file })] });
    file.fill(0);
    const rules = { values: 'natural', use: 'any', operators: ['+'] } as const;
    expect(solver.solve({ numbers: [1, 2], target: 3, rules }).operations).toBe(1);
  });

  it.each<[string, unknown]>([
    ['1', 1],
    ['null', null],
    ['"true"', 'true'],
  ])('simd: %s', async (got, simd) => {
    await expectRefusal({ simd }, `simd: expected true or false, got ${got}`);
  });

  it('unknown ones', async () => {
    await expectRefusal(
      { maxbytes: 1 },
      'options.maxbytes: unknown, expected wasm, simd, maxBytes or extensions (did you mean maxBytes?)',
    );
    await expectRefusal(
      { memory: 1 },
      'options.memory: unknown, expected wasm, simd, maxBytes or extensions',
    );
    await expectRefusal(null, 'options: expected an object, got null');
    await expectRefusal('simd', 'options: expected an object, got "simd"');
    await expectRefusal([bytes], 'options: expected an object, got an array of 1');
  });
});

describe.each(builds)('little memory, the $name build', ({ options }) => {
  const ample = createSolverSync(options);

  it(`gives the answer or refuses, and goes on (seed ${seed})`, { tags: 'long' }, () => {
    const random = createRandom(1200);
    const outcomes = { answered: 0, refused: 0 };
    for (const maxBytes of [2 ** 19, 1_000_000, 2 ** 20, 2 ** 22]) {
      const solver = createSolverSync({ ...options, maxBytes });
      for (let round = 0; round < 15; round++) {
        // Near each other they make few small values, so that the search has to go deep.
        const [from, to] = random.pick([
          [1, 10],
          [1, 1000],
          [190, 195],
        ]);
        const numbers = Array.from({ length: random.integer(6, 8) }, () => random.integer(from, to));
        const target = random.integer(1, random.pick([1000, 100_000, 1_000_000]));
        const asked: Puzzle = { numbers, target, nearest: random.integer(0, 1) === 0 };
        const context = `${JSON.stringify(asked)} in ${maxBytes} bytes`;
        const result = attempt(() => solver.solve(asked));
        if (result === null) outcomes.refused++;
        else {
          outcomes.answered++;
          expect(result, context).toEqual(ample.solve(asked));
        }
        const small: Puzzle = { numbers: [1, 3, 7, 10], target: 100 + round };
        expect(solver.solve(small), `after ${context}`).toEqual(ample.solve(small));
      }
      solver.dispose();
    }
    expect(outcomes.answered).toBeGreaterThan(0);
    expect(outcomes.refused).toBeGreaterThan(0);
  });

  /** The result, or null where memory does not suffice. */
  function attempt(solve: () => Result): Result | null {
    try {
      return solve();
    } catch (error) {
      if (!(error instanceof NumbersGameError) || error.code !== 'out-of-memory') throw error;
      expect(error.message).toMatch(/^maxBytes: /);
      return null;
    }
  }
});

it('is disposed of by using', () => {
  const solvers: Solver[] = [];
  {
    using solver = createSolverSync();
    solvers.push(solver);
    expect(Reflect.get(solver, Symbol.dispose)).toBe(Reflect.get(solver, 'dispose'));
    expect(solver.solve(puzzle)).toEqual(answer);
  }
  expect(() => solvers[0].solve(puzzle)).toThrow(refusal('solver: already disposed'));
});

it('takes typed arrays, as numbers of any type', () => {
  const solver = createSolverSync();
  for (const Numbers of [Uint8Array, Int32Array, Float64Array]) {
    const numbers = Numbers.from([25, 4, 3]);
    expect(solver.solve({ numbers, target: 103 })).toEqual(
      solver.solve({ numbers: [...numbers], target: 103 }),
    );
    expect(solver.reach({ numbers })).toEqual(solver.reach({ numbers: [...numbers] }));
  }
  for (const numbers of [new DataView(new ArrayBuffer(8)), BigInt64Array.of(1n), Float64Array.of(1.5)]) {
    expect(() => solver.solve({ numbers: numbers as never, target: 1 })).toThrow(
      /^numbers(\[0\])?: expected/,
    );
  }
});

describe('a second argument', () => {
  const options = { timeout: 5 };
  const message =
    /^options: expected no second argument \(timeout belongs in the .*createWorkerSolver\), got an object$/;
  const solver = createSolverSync();

  it.each<[string, object]>([
    ['solve', puzzle],
    ['reach', { numbers: [1, 2] }],
    ['reachAll', { size: 2 }],
    ['countBoards', { size: 2 }],
  ])('of %s is refused, because it would be lost', (name, question) => {
    const calls = { ...solver, countBoards } as unknown as Record<string, (...args: unknown[]) => unknown>;
    expect(() => calls[name](question, options)).toThrow(message);
    expect(() => calls[name](question, undefined)).not.toThrow();
  });
});

describe('dispose', () => {
  it('ends one solver and no other', () => {
    const [first, second] = [createSolverSync(), createSolverSync()];
    expect(first.solve(puzzle)).toEqual(answer);
    first.dispose();
    expect(() => first.solve(puzzle)).toThrow(refusal('solver: already disposed'));
    expect(() => first.solve({ numbers: [] })).toThrow(refusal('already disposed'));
    expect(second.solve(puzzle)).toEqual(answer);
  });

  it('may come twice, and before any answer', () => {
    const solver = createSolverSync();
    solver.dispose();
    expect(() => {
      solver.dispose();
    }).not.toThrow();
    expect(() => solver.solve(puzzle)).toThrow(refusal('already disposed'));
  });

  it('frees what it used, so that many may follow each other', () => {
    for (let round = 0; round < 200; round++) {
      const solver = createSolverSync();
      expect(solver.solve({ numbers: [1, 3, 7, 10, 25, 50], target: 101 + round }).operations).not.toBeNull();
      solver.dispose();
    }
  });
});

describe('a failed assertion of a debug build', () => {
  it.each([
    ['its text, file and line', 8, 'assertion failed at a.ts:7: no'],
    ['its file and line if it has no text', 0, 'assertion failed at a.ts:7: '],
  ])('has %s', (_, address, expected) => {
    // (import "env" "abort"), a memory with "no" at 8 and "a.ts" at 16, and `limitPages`, which calls
    // abort(address, 16, 7, 9).
    const text = (name: string) => [name.length, ...Buffer.from(name)];
    const section = (id: number, ...content: number[]) => [id, content.length, ...content];
    const [message, file] = ['no', 'a.ts'].map((string) => Buffer.from(string, 'utf16le'));
    const module = [
      ...[0, ...Buffer.from('asm'), 1, 0, 0, 0],
      ...section(1, 2, 0x60, 4, 0x7f, 0x7f, 0x7f, 0x7f, 0, 0x60, 1, 0x7f, 0),
      ...section(2, 1, ...text('env'), ...text('abort'), 0, 0),
      ...section(3, 1, 1),
      ...section(5, 1, 0, 1),
      ...section(7, 2, ...text('memory'), 2, 0, ...text('limitPages'), 0, 1),
      ...section(10, 1, 12, 0, 0x41, address, 0x41, 16, 0x41, 7, 0x41, 9, 0x10, 0, 0x0b),
      ...section(11, 1, 0, 0x41, 4, 0x0b, 20, 4, 0, 0, 0, ...message, 8, 0, 0, 0, ...file),
    ];
    const create = () => createSolverSync({ wasm: Uint8Array.from(module) });
    expect(create).toThrow(expect.objectContaining({ cause: new Error(expected) }) as Error);
  });
});
