// The interface of solver.wasm that docs/stability.md describes, used as a host without the package would use
// it: the exports and their parameters, offsets, statuses, and the example in Python if wasmtime is there.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countReachable, createSolverSync } from '../../src/index.js';
import { evaluate } from '../../src/expression/index.js';
import * as layout from '../../src/solver/wasm/boundary-layout.js';
import { blocksOf, readDocument } from '../support/documents.js';

const build = join(import.meta.dirname, '..', '..', 'build');
const [, page] = readDocument('docs/stability.md').split('## The ABI of the engine');

interface Engine {
  readonly memory: WebAssembly.Memory;
  readonly INPUT: WebAssembly.Global;
  readonly ANSWER: WebAssembly.Global;
  readonly limitPages: (pages: number) => void;
  readonly solveNatural: (n: number, all: number, nearest: number, target: bigint, largest: bigint) => number;
  readonly reachRange: (n: number, all: number, from: bigint, to: bigint) => number;
  readonly fewestOperations: () => number;
  readonly solveRational: (
    n: number,
    all: number,
    negative: number,
    p: bigint,
    q: bigint,
    values: number,
  ) => number;
  readonly expressionsAddress: () => number;
}

const module = new WebAssembly.Module(readFileSync(join(build, 'solver.wasm')));
const open = () => {
  const { exports } = new WebAssembly.Instance(module, { engine: { checkDeadline: () => undefined } });
  return exports as unknown as Engine;
};

const writeBoard = ({ memory, INPUT }: Engine, numbers: readonly number[]) => {
  const view = new DataView(memory.buffer, INPUT.value as number);
  numbers.forEach((number, i) => {
    view.setUint32(4 * i, 1, true);
    view.setBigUint64(48 + 8 * i, BigInt(number), true);
  });
};

const readExpression = ({ memory }: Engine, address: number, count: number): string => {
  const view = new DataView(memory.buffer, address);
  const operands: string[] = [];
  for (let i = 0; i < 2 * count - 1; i++) {
    const item = view.getFloat64(8 * i, true);
    const [right, left] = item > 0 ? [] : [operands.pop(), operands.pop()];
    operands.push(item > 0 ? String(item) : `(${left} ${String.fromCharCode(-item)} ${right})`);
  }
  return operands[0];
};

describe('the documented interface', () => {
  it('is that of the module', () => {
    const exports = open() as unknown as Record<string, unknown>;
    const rows = [...page.matchAll(/^\| `(\w+)` +\| (.*?) +\| .*\|$/gm)];
    expect(rows.length).toBeGreaterThan(8);
    for (const [, name, parameters] of rows) {
      expect(exports, name).toHaveProperty(name);
      const value = exports[name];
      const count = typeof value === 'function' ? value.length : 0;
      expect([...parameters.matchAll(/`\w+` i(?:32|64)/g)].length, name).toBe(count);
    }
    expect(WebAssembly.Module.imports(module)).toEqual([
      { module: 'engine', name: 'checkDeadline', kind: 'function' },
    ]);
  });

  it('has the offsets, codes and statuses of the source', () => {
    const rows = [...page.matchAll(/^\| (-?\d+) +\| /gm)].map(([, value]) => Number(value));
    const { NONE, OUT_OF_MEMORY, TOO_LARGE, INPUT_COUNTS_OFFSET, INPUT_VALUES_OFFSET } = layout;
    expect(rows).toEqual([NONE, OUT_OF_MEMORY, TOO_LARGE, INPUT_COUNTS_OFFSET, INPUT_VALUES_OFFSET]);
    const { ANSWER_VALUE_OFFSET, ANSWER_EXPRESSION_OFFSET, UNREACHABLE, RATIONAL, INTEGER } = layout;
    expect([ANSWER_VALUE_OFFSET, ANSWER_EXPRESSION_OFFSET, UNREACHABLE, RATIONAL, INTEGER]).toEqual([
      0, 8, 255, 0, 2,
    ]);
  });
});

describe('a host without the package', () => {
  const engine = open();
  const numbers = [1, 3, 7, 10, 25, 50];

  it.each([
    [765, 765n, 3],
    [831, 830n, 4],
  ])('solves for %i', (target, value, operations) => {
    writeBoard(engine, numbers);
    const count = engine.solveNatural(6, 0, 1, BigInt(target), 0n);
    expect(count).toBe(operations + 1);
    const answer = engine.ANSWER.value as number;
    expect(new DataView(engine.memory.buffer).getBigUint64(answer, true)).toBe(value);
    const expression = readExpression(engine, answer + 8, count);
    expect(evaluate(expression)).toBe(Number(value));
    const { steps } = createSolverSync().solve({ numbers, target });
    expect(steps.length).toBe(operations);
  });

  it('finds all targets of a range', () => {
    writeBoard(engine, numbers);
    expect(engine.reachRange(6, 0, 101n, 999n)).toBe(1);
    const operations = new Uint8Array(engine.memory.buffer, engine.fewestOperations(), 899);
    const expected = createSolverSync().reach({ numbers, from: 101, to: 999 });
    expect([...operations]).toEqual([...expected.operations]);
    expect(countReachable(expected)).toBe(895);
  });

  it('solves with fractions', () => {
    writeBoard(engine, [3, 3, 8, 8]);
    expect(engine.solveRational(4, 1, 0, 24n, 1n, 0)).toBe(4);
    const expression = readExpression(engine, engine.expressionsAddress(), 4);
    expect(evaluate(expression)).toBe(24);
    // No integers make it.
    expect(engine.solveRational(4, 1, 0, 24n, 1n, 2)).toBe(0);
  });

  it('gets the statuses', () => {
    writeBoard(engine, numbers);
    expect(engine.solveNatural(6, 0, 0, 831n, 0n)).toBe(0);
    writeBoard(engine, new Array<number>(6).fill(Number.MAX_SAFE_INTEGER));
    expect(engine.solveNatural(6, 0, 1, 2n ** 63n, 0n)).toBe(-2);
    const small = open();
    small.limitPages(small.memory.buffer.byteLength / 65_536);
    writeBoard(small, [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
    expect(small.solveNatural(10, 0, 0, 999_983n, 0n)).toBe(-1);
  });
});

const hasWasmtime = spawnSync('python3', ['-c', 'import wasmtime']).status === 0;

// wasmtime for Python is on neither npm nor Debian. The tests above make the same calls.
it.runIf(hasWasmtime)('the example in Python prints what it says', () => {
  const [script] = blocksOf(page, 'python');
  const lines = execFileSync('python3', ['-c', script], { cwd: build, encoding: 'utf8' });
  expect(lines).toBe(`${[...script.matchAll(/^# (.*)\n/gm)].map(([, line]) => line).join('\n')}\n`);
});
