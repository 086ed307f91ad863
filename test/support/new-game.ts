// A copy of the sources with one more game and one more show, which are records in src/core/puzzle/games.ts.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const RECORD = `  {
    id: 'three-cards',
    title: 'Three cards',
    rules: { values: 'rational', use: 'all' },
    deal: { size: 3, pool: runs([2, 1, 5], [1, 10, 20, 10]), large: { from: 10, count: 1 } },
    target: { from: 7, to: 8 },
    piece: 'card',
    example: { numbers: [1, 2, 10], target: 8 },
  },
`;
const SHOW = `  {
    id: 'two-wheels',
    title: 'Two wheels',
    rules: countdown,
    deal: {
      size: 3,
      pool: [
        { numbers: runs([1, 1, 6]), exactly: 2, repeat: true },
        { numbers: [20, 30], exactly: 1 },
      ],
    },
    target: { from: 31, to: 60 },
    points: [[0, 12], [2, 9]],
    seconds: 75,
    piece: 'number',
    example: { numbers: [2, 6, 20], target: 46 },
  },
`;
const END_OF_RECORDS = '] as const satisfies readonly Game[]);';
/** The rules of the new game. */
export const newRules = { values: 'rational', use: 'all' } as const;

interface Copy {
  readonly folder: string;
  /** Runs a script of the copy. */
  readonly run: (
    script: string,
    args?: readonly string[],
    input?: string,
  ) => { readonly status: number | null; readonly stdout: string; readonly stderr: string };
}

/**
 * Copies what the build needs, with the new game, and builds the package. The modules come last, so that none
 * is older than its sources and compiled again.
 *
 * @param prepare copies what a test needs besides
 */
export function useNewGame(prepare: (folder: string) => void = () => undefined): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'numbers-game-'));
  const run: Copy['run'] = (script, args = [], input = '') => {
    const options = { cwd: folder, encoding: 'utf8', input } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, script), ...args], options);
    return { status, stdout, stderr };
  };
  const copy = (name: string) => {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  };
  beforeAll(() => {
    for (const name of ['src', 'scripts', 'assembly', 'package.json', 'asconfig.json', 'asconfig.debug.json'])
      copy(name);
    for (const name of ['tsconfig.json', 'tsconfig.build.json']) copy(name);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    prepare(folder);
    for (const modules of ['build/wasm', 'build/solver.wasm', 'build/operators.wasm']) copy(modules);
    addRecord(join(folder, 'src/core/puzzle/games.ts'));
    const { status, stdout, stderr } = run('scripts/build.mjs');
    expect(status, stderr).toBe(0);
    expect(stdout).not.toContain('asc');
  }, 300_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, run };
}

function addRecord(path: string): void {
  const [before, after] = readFileSync(path, 'utf8').split(END_OF_RECORDS);
  writeFileSync(path, `${before}${RECORD}${SHOW}${END_OF_RECORDS}${after}`);
}
