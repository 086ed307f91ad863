// The modules that a command loads: each takes about half a millisecond, and 100 kB of them two. The times
// are rows of the suite `start` of the benchmarks.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { cli } from '../support/command.js';

interface Coverage {
  readonly result: readonly { readonly url: string }[];
}

/** Returns the paths of the files that a command loads: Node writes the coverage of each. */
function findLoaded(args: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'numbers-game-loaded-'));
  try {
    const env = { ...process.env, NODE_V8_COVERAGE: folder };
    expect(spawnSync(process.execPath, [cli, ...args], { env }).status).toBe(0);
    return readdirSync(folder)
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Coverage)
      .flatMap(({ result }) => result.map(({ url }) => url))
      .filter((url) => url.startsWith('file:'))
      .map((url) => fileURLToPath(url));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([
  { command: '--version', files: 2, kilobytes: 105 },
  { command: '--help', files: 2, kilobytes: 105 },
  { command: 'solve 1 1 4 5 6 7 --target 899', files: 12, kilobytes: 620 },
  { command: 'verify 4*6 4 6 --target 24', files: 12, kilobytes: 570 },
  { command: 'rate 1 1 4 5 6 7 --target 899', files: 14, kilobytes: 640 },
])('$command loads at most $files files of $kilobytes kB', ({ command, files, kilobytes }) => {
  const loaded = findLoaded(command.split(' '));
  expect(loaded).toContain(cli);
  expect(loaded.length).toBeLessThanOrEqual(files);
  const bytes = loaded.reduce((sum, path) => sum + statSync(path).size, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(kilobytes);
});
