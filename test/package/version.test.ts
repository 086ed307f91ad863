// One version: that of package.json, which the command, the benchmarks and atlases read, and which stands
// first in the changelog. test/package/site.slow.test.ts compares the header of the site.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { MachineRecord } from '../../src/cli/bench/describe-machine.js';

const root = join(import.meta.dirname, '..', '..');
const cli = join(root, 'build', 'esm', 'cli.js');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const { href } = new URL('../../build/esm/bench.js', import.meta.url);
const { machine } = (await import(href)) as { machine: MachineRecord };
const { version } = JSON.parse(read('package.json')) as { version: string };

it('the lock file has the version', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string;
    packages: Record<string, { version: string }>;
  };
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
});

it('the changelog begins with the version', () => {
  expect(/^## \[(.+)\]/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});

it('the citation names the version', () => {
  expect(/^version: (.+)$/m.exec(read('CITATION.cff'))?.[1]).toBe(version);
});

it('the command prints the version', () => {
  expect(execFileSync(process.execPath, [cli, '--version'], { encoding: 'utf8' })).toBe(`${version}\n`);
});

it('results of benchmarks and atlases carry the version', () => {
  expect(machine.version).toBe(version);
  const folder = mkdtempSync(join(tmpdir(), 'numbers-game-version-'));
  const query = ['--pool', '1,2,3,4', '--size', '3', '--from', '1', '--to', '9'];
  execFileSync(process.execPath, [cli, 'atlas', 'build', folder, ...query]);
  const atlas = JSON.parse(readFileSync(join(folder, 'atlas.json'), 'utf8')) as { engine: string };
  expect(atlas.engine).toBe(version);
  rmSync(folder, { recursive: true });
});
