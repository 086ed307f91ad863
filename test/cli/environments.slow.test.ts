// The command in unusual environments: languages, time zones, one core, homes and temporary folders that
// cannot be used, a package that cannot be written, a path with blanks and umlauts. The output must be that
// of this process's environment.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cli } from '../support/command.js';

const root = join(import.meta.dirname, '..', '..');
const base = mkdtempSync(join(tmpdir(), 'numbers-game-place-'));
afterAll(() => {
  rmSync(base, { recursive: true });
});

/** A copy of the command in a folder whose path has blanks and umlauts. Nobody may write it. */
const place = join(base, 'Käthes Spiele & Zahlen #1');
cpSync(join(root, 'build', 'esm'), join(place, 'build', 'esm'), { recursive: true });
cpSync(join(root, 'package.json'), join(place, 'package.json'));
for (const name of readdirSync(place, { recursive: true, encoding: 'utf8' })) {
  const path = join(place, name);
  chmodSync(path, statSync(path).isDirectory() ? 0o555 : 0o444);
}
const temporary = join(base, 'Ablage mit Blank');
mkdirSync(temporary);
chmodSync(base, 0o755);
chmodSync(temporary, 0o777);

/** Root may write everywhere, so it becomes nobody, if nobody may read Node and the build. */
const nobody = { uid: 65534, gid: 65534 };
const asNobody =
  process.getuid?.() === 0 && spawnSync(process.execPath, [cli, '--version'], nobody).status === 0
    ? nobody
    : {};

interface Environment {
  readonly name: string;
  /** A variable that is undefined is unset. */
  readonly variables?: NodeJS.ProcessEnv;
  readonly command?: string;
  /** Programs that run the command. */
  readonly prefix?: readonly string[];
}

const ENVIRONMENTS: readonly Environment[] = [
  { name: 'German', variables: { LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8' } },
  { name: 'Turkish, whose i has another capital', variables: { LC_ALL: 'tr_TR.UTF-8' } },
  { name: 'Arabic digits', variables: { LC_ALL: 'ar_EG.UTF-8' } },
  { name: 'no language', variables: { LC_ALL: 'C', LANG: undefined } },
  { name: 'India', variables: { TZ: 'Asia/Kolkata' } },
  { name: 'the first time zone', variables: { TZ: 'Pacific/Kiritimati' } },
  { name: 'one core', prefix: ['taskset', '-c', '0'] },
  { name: 'no home', variables: { HOME: undefined, USER: undefined, LOGNAME: undefined } },
  { name: 'a home that does not exist', variables: { HOME: '/nonexistent/home' } },
  { name: 'another temporary folder', variables: { TMPDIR: temporary } },
  { name: 'a narrow terminal', variables: { COLUMNS: '20', TERM: 'dumb', NO_COLOR: '1' } },
  { name: 'a package that is only read, with umlauts in its path', command: join(place, 'build/esm/cli.js') },
];

const COMMANDS: readonly string[][] = [
  ['solve', '1', '3', '7', '10', '25', '50', '--target', '831', '--steps'],
  ['reach', '1', '3', '7', '10', '25', '50', '--from', '101', '--to', '999', '--json'],
  ['atlas', '--size', '3', '--workers', '2'],
  ['hands', '--size', '3', '--cards', '1-6'],
  ['list', '--cards', '1-4', '--size', '3', '--format', 'html'],
  ['list', '--worksheet', '3', '--seed', '7'],
  ['generate', '--count', '5', '--seed', '3', '--rate'],
  ['templates', 'minimum', '--size', '3'],
  ['verify', '(1 + 50) * (25 - 10)', '1', '3', '7', '10', '25', '50', '--target', '765', '--json'],
];

function runIn({ variables, command = cli, prefix = [] }: Environment, args: readonly string[]): string {
  const [program, ...rest] = [...prefix, process.execPath, command, ...args];
  const env = { ...process.env, ...variables };
  const { status, stdout, stderr } = spawnSync(program, rest, {
    cwd: temporary,
    env,
    encoding: 'utf8',
    ...asNobody,
  });
  expect({ status, stderr }, args.join(' ')).toEqual({ status: 0, stderr: '' });
  // The one time that is measured.
  return stdout.replaceAll(/\d+(\.\d+)? m?s\b/g, 'some time');
}

describe('the command prints the same', () => {
  const expected = COMMANDS.map((args) => runIn({ name: 'here' }, args));

  it.each(ENVIRONMENTS)('with $name', (environment) => {
    expect(COMMANDS.map((args) => runIn(environment, args))).toEqual(expected);
  });

  it.each(ENVIRONMENTS)('and builds the same atlas, with $name', (environment) => {
    const folder = mkdtempSync(join(temporary, 'ätlas '));
    chmodSync(folder, 0o777);
    const atlas = join(folder, 'new');
    const options = ['--size', '2', '--from', '101', '--to', '200', '--workers', '1'];
    runIn(environment, ['atlas', 'build', atlas, ...options]);
    expect(runIn(environment, ['atlas', 'verify', atlas])).toMatch(/^ok/m);
    rmSync(folder, { recursive: true });
  });
});
