// Folders of atlases for tests, and a small atlas with its definition: each problem by trying one target
// after the other. Builds run from the build, because their threads run a file of the build.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type * as entry from '../../src/atlas/index.js';
import { createSolverSync, type ReachAllQuery, type Solver, type TargetRange } from '../../src/index.js';

export const atlasFile = fileURLToPath(new URL('../../build/esm/atlas.js', import.meta.url));
export const atlas = (await import(atlasFile)) as typeof entry;

/** Makes folders that are removed when the tests of a file are done. */
export function useFolders(): () => string {
  const root = mkdtempSync(join(tmpdir(), 'numbers-game-atlas-'));
  // Other users may look inside.
  chmodSync(root, 0o755);
  let count = 0;
  afterAll(() => {
    rmSync(root, { recursive: true, force: true });
  });
  return () => join(root, String(count++));
}

/** The text of every file of an atlas, by name. */
export function contentOf(dir: string): Record<string, string> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(dir, name)).isFile()).sort();
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(dir, name), 'latin1')]));
}

/** 126 boards, of which some make no target of the range and some make all. */
export const smallGame = { pool: [1, 2, 3, 4, 5, 6, 7, 25, 100], size: 4, from: 150, to: 260 };

/** A row of the problems. */
export interface ProblemRow {
  readonly board: number;
  readonly target: number;
  readonly distance: number;
  readonly operations: number;
}

/** Every problem by its definition. */
export function* defineProblems(
  query: ReachAllQuery & TargetRange,
  solver: Solver = createSolverSync(),
): Generator<ProblemRow> {
  const { from, to } = query;
  let board = 0;
  for (const { operations: reached } of solver.reachAll(query)) {
    const fewest = (target: number) => (target < from || target > to ? 255 : reached[target - from]);
    for (let target = from; target <= to; target++) {
      let distance = 0;
      const nearest = () => Math.min(fewest(target - distance), fewest(target + distance));
      while (nearest() === 255 && distance <= to - from) distance++;
      const isNone = nearest() === 255;
      yield { board, target, distance: isNone ? 2 ** 32 - 1 : distance, operations: nearest() };
    }
    board++;
  }
}
