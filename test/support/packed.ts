// Packs the package and installs it in an empty folder. Its dependencies come from npm's cache if they are
// there.
import { spawnSync, type StdioOptions } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { runNpm } from '../../scripts/run-npm.mjs';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folder of the frameworks that `npm run runtimes` installs. */
export const runtimes = join(root, 'test', 'package', 'runtimes');

/** Links packages that `npm ci` or `npm run runtimes` installed into a folder of tests. */
export function linkPackages(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const target = [runtimes, root].map((at) => join(at, 'node_modules', name)).find((at) => existsSync(at));
    if (target === undefined) throw new Error(`${name} is not installed: run \`npm run runtimes\``);
    const path = join(folder, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(target, path);
  }
}

interface Packed {
  readonly filename: string;
  /** Bytes of the tarball, and of the files in it. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** A folder with nothing but the package in it, for the tests of a file. */
interface Consumer {
  readonly folder: string;
  /** What npm tells of the package; in tests, not before. */
  packed: Packed;
  readonly write: (name: string, text: string) => void;
  /** Runs a command in the folder, and gives what it prints, its lines ended as on Linux. */
  readonly run: (command: string, args: readonly string[], cwd?: string) => string;
}

/** Makes such a folder before the tests of a file, and removes it after them. */
export function useConsumer(): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'numbers-game-'));
  const consumer: Consumer = {
    folder,
    packed: { filename: '', size: 0, unpackedSize: 0, files: [] },
    write: (name, text) => {
      writeFileSync(join(folder, name), text);
    },
    run: (command, args, cwd = folder) => {
      // On Windows the commands of packages are batch files.
      const shell = command.endsWith('.cmd');
      const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
      const { error, status, stdout, stderr } = spawnSync(command, args, {
        cwd,
        encoding: 'utf8',
        stdio,
        shell,
      });
      if (error) throw error;
      if (status !== 0)
        throw new Error(`${[command, ...args].join(' ')} ended with ${String(status)}:\n${stdout}${stderr}`);
      return stdout.replaceAll('\r\n', '\n');
    },
  };
  beforeAll(() => {
    const { write } = consumer;
    const report = runNpm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: root,
    });
    consumer.packed = (JSON.parse(report) as Packed[])[0];
    write('package.json', '{ "private": true }');
    const file = join(folder, consumer.packed.filename);
    runNpm(['install', '--no-audit', '--no-fund', '--prefer-offline', file], { cwd: folder });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);
  return consumer;
}
