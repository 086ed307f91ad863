// Runs of the command with options and arguments that nobody expects, and what is wrong with how one ended.
//
// The options are those that `--help` of a command shows, so a new option takes part at once. Its placeholder
// chooses the values, most of them wrong; options may come twice or without their value. A run that goes on
// for two seconds is interrupted as Ctrl-C does, and must then end.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { cli, run } from './command.js';
import type { Random } from './random.js';

/** A command, and arguments with which it ends soon. */
export const COMMANDS: readonly (readonly [command: string, ...arguments_: string[]])[] = [
  ['solve', '1', '2', '3', '4', '--target', '10'],
  ['reach', '1', '2', '3'],
  ['atlas', '--size', '2'],
  ['atlas plan', 'new', '--size', '2', '--from', '101', '--to', '120'],
  ['atlas build', 'new', '--size', '2', '--from', '101', '--to', '120', '--workers', '1'],
  ['atlas status', 'atlas'],
  ['atlas verify', 'atlas'],
  ['atlas query', 'atlas', 'select 1'],
  ['atlas select', 'atlas'],
  ['atlas figures', 'atlas', '--out', 'figures'],
  ['atlas merge', 'new', 'atlas'],
  ['hands', '--size', '2'],
  ['list', '--size', '2'],
  ['list', '1', '2', '3', '4', '--target', '10'],
  ['list', '--worksheet', '2'],
  ['batch', 'puzzles.jsonl', '--workers', '1'],
  ['batch merge', 'one.jsonl', 'two.jsonl', '--out', 'whole'],
  ['generate', '--count', '1', '--workers', '1'],
  ['templates universe', '--size', '3'],
  ['templates classes', '--size', '3'],
  ['templates necessary', '--size', '3'],
  ['templates greedy', '--size', '3'],
  ['templates minimum', '--size', '3'],
  ['templates check', 'certificate.json'],
  ['templates emit', '--size', '3', '--language', 'python'],
  ['verify', '1 + 2', '1', '2', '--target', '3'],
  ['bench', 'solve', '--rounds', '1'],
];

interface OptionRow {
  readonly name: string;
  /** Null for an option without a value. */
  readonly placeholder: string | null;
  readonly choices: readonly string[];
}

const TEXTS = ['', ' ', 'x', '-', '--', '__proto__', 'null', '٣', '\u001b[31m', 'x'.repeat(5000), '💥'];
const INTEGERS = [
  '0',
  '-1',
  '1',
  '2',
  '10',
  '1.5',
  '1e9',
  'NaN',
  '0x10',
  '9007199254740993',
  '9'.repeat(400),
];
const LISTS = [
  '1-9,25',
  '1..4',
  '9-1',
  '1-',
  ',',
  ',,',
  '1-1000000',
  '1-99999999999',
  '1,'.repeat(2000) + '1',
];
const TARGETS = ['24', '0', '-24', '1/2', '1/0', '101-999', '1-1000000', `1${'0'.repeat(4000)}`, '5,7'];
const FILES = ['out', 'out.gz', '/dev/full', '/nowhere/out', '.', 'folder', '\n', 'a'.repeat(300), 'näme x'];
const OPERATORS = [
  '+ -',
  '+',
  '!',
  '+ + -',
  '^ root log',
  'square',
  '+ - * / square',
  'concat +',
  'toString',
];
const LIMITS = [
  'square=50000',
  'square=1e400',
  'square=',
  '=',
  'bits=1',
  'exponent=-1',
  'square=1e18',
  'x=1',
];
const BOUNDS = ['0', '1-3', '3-1', '-', '1..', '0-9007199254740991', '5'];

/** What values an option is given, by its placeholder; others are given integers. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  list: [...LISTS, ...OPERATORS, ...LIMITS],
  numbers: LISTS,
  sizes: LISTS,
  limit: LIMITS,
  target: [...TARGETS, ...INTEGERS],
  targets: TARGETS,
  file: FILES,
  dir: FILES,
  bounds: BOUNDS,
  shares: ['1,1,1,1,1', '0,0,0,0,0', '1', '-1,1,1,1,1', 'NaN,1,1,1,1', '1:1:1:1:1'],
  share: ['0', '0.5', '1', '2', '-1', 'NaN', '1e400'],
  'index/of': ['1/1', '0/1', '2/1', '1/0', '1/9007199254740993', '1', '/'],
};

/** The options of a command, from its help. */
function readOptions(command: string): OptionRow[] {
  const { stdout } = spawnSync(process.execPath, [cli, ...command.split(' '), '--help'], {
    encoding: 'utf8',
  });
  const entries = stdout.split(/^ {2}(?=-)/m).slice(1);
  return entries
    .map((entry) => entry.replaceAll(/\s+/g, ' '))
    .map((entry) => ({
      name: /--[a-z-]+/.exec(entry)![0],
      placeholder: /^(?:-\w, )?--[a-z-]+ <([^>]+)>/.exec(entry)?.[1] ?? null,
      choices: [
        ...(/\(choices: ([^)]*?)(?:, default: [^)]*)?\)/.exec(entry)?.[1] ?? '').matchAll(/"([^"]*)"/g),
      ].map(([, choice]) => choice),
    }))
    .filter(({ name }) => name !== '--help' && name !== '--watch');
}

const optionsOf = new Map<string, OptionRow[]>();

/** Arguments for a command, with some of its options. */
export function drawArguments(random: Random, [command, ...given]: (typeof COMMANDS)[number]): string[] {
  if (!optionsOf.has(command)) optionsOf.set(command, readOptions(command));
  const options = optionsOf.get(command)!;
  const drawn = Array.from({ length: random.integer(1, 3) }, () => {
    const { name, placeholder, choices } = random.pick(options);
    if (placeholder === null) return [name];
    if (random.integer(0, 19) === 0) return [name];
    const values = choices.length > 0 ? choices : (VALUES[placeholder] ?? INTEGERS);
    return [name, random.pick(random.integer(0, 9) === 0 ? TEXTS : values)];
  });
  const extra = random.integer(0, 7) === 0 ? [random.pick([...TEXTS, ...INTEGERS, '--unknown'])] : [];
  return [...command.split(' '), ...given, ...drawn.flat(), ...extra];
}

/** How a run ended. */
interface Ending {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly isInterrupted: boolean;
}

const INTERRUPT_AFTER_MS = 2000;
const KILL_AFTER_MS = 10_000;

/**
 * Runs the command in a folder.
 *
 * @param isClosed whether the reader of its output goes away after the first piece, as `head` does
 */
async function runUntilEnd(args: readonly string[], cwd: string, isClosed: boolean): Promise<Ending> {
  const child = spawn(process.execPath, [cli, ...args], { cwd, stdio: 'pipe' });
  let stdout = '';
  let stderr = '';
  let isInterrupted = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    if (isClosed) child.stdout.destroy();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.stdin.on('error', () => undefined).end('1 2 3\n{"numbers":[1,2],"target":3}\n\0');
  const interrupt = setTimeout(() => {
    isInterrupted = child.kill('SIGINT');
  }, INTERRUPT_AFTER_MS);
  const kill = setTimeout(() => child.kill('SIGKILL'), INTERRUPT_AFTER_MS + KILL_AFTER_MS);
  return new Promise((resolve) => {
    child.on('close', (status, signal) => {
      clearTimeout(interrupt);
      clearTimeout(kill);
      resolve({ status, signal, stdout, stderr, isInterrupted });
    });
  });
}

/** What is wrong with how a run ended; null for nothing. */
function findFault({ status, signal, stdout, stderr, isInterrupted }: Ending, cwd: string): string | null {
  if (signal === 'SIGKILL') return 'goes on after an interrupt';
  if (/^\s+at .+:\d+:\d+\)?$|node:internal/m.test(stderr)) return `prints a stack trace: ${stderr}`;
  if (/[^\P{Cc}\n\t]/u.test(stdout + stderr))
    return `controls the terminal: ${JSON.stringify(stdout + stderr)}`;
  const parts = readdirSync(cwd, { recursive: true }).filter((name) => String(name).endsWith('.part'));
  if (parts.length > 0) return `leaves ${parts.join()}`;
  if (isInterrupted && (status === 130 || signal === 'SIGINT')) return null;
  if (signal !== null) return `ends with ${signal}`;
  const messages = stderr.split('\n').filter((line) => line.startsWith('numbers-game: error: '));
  const expected = status === 2 ? 1 : 0;
  if (![0, 1, 2, 3].includes(status!)) return `ends with ${status}: ${stderr}`;
  return messages.length === expected ? null : `ends with ${status} and ${stderr}`;
}

/** Makes a folder with a file of each kind that a command reads. Returns its path. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'numbers-game-hostile-'));
  const atlas = ['--size', '2', '--from', '101', '--to', '120', '--workers', '1'];
  run('atlas', 'build', join(folder, 'atlas'), ...atlas);
  mkdirSync(join(folder, 'folder'));
  writeFileSync(
    join(folder, 'certificate.json'),
    run('templates', 'minimum', '--size', '3', '--json').stdout,
  );
  writeFileSync(join(folder, 'puzzles.jsonl'), '{"numbers":[1,2,3],"target":7}\n'.repeat(3));
  for (const [index, name] of ['one', 'two'].entries()) {
    const shard = run('batch', join(folder, 'puzzles.jsonl'), '--shard', `${index + 1}/2`);
    writeFileSync(join(folder, `${name}.jsonl`), shard.stdout);
  }
  return folder;
}

/**
 * Runs commands, each in a copy of a folder, and returns what is wrong.
 *
 * @param isClosed as for `runUntilEnd`
 */
export async function findFaults(
  runs: readonly (readonly string[])[],
  folder: string,
  isClosed = false,
): Promise<string[]> {
  const faults: string[] = [];
  const left = [...runs];
  const work = async () => {
    for (let args = left.pop(); args !== undefined; args = left.pop()) {
      const cwd = mkdtempSync(join(tmpdir(), 'numbers-game-hostile-'));
      cpSync(folder, cwd, { recursive: true });
      const fault = findFault(await runUntilEnd(args, cwd, isClosed), cwd);
      rmSync(cwd, { recursive: true });
      if (fault !== null) faults.push(`${JSON.stringify(args)} ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return faults;
}
