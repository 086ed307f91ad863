// Hostile runs of every command: see hostile-commands.ts. `RUNS=10000` makes more of them.
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run, runOn } from '../support/command.js';
import { COMMANDS, drawArguments, findFaults, makeFolder } from '../support/hostile-commands.js';
import { createRandom, seed } from '../support/random.js';

const RUNS = Number(process.env.RUNS ?? 150);
const timeout = { timeout: 60_000 + 2000 * RUNS };

let folder: string;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

// Their first puzzle takes long, all of it in one call of the solver.
const HARD = [
  'list 59 61 67 71 73 79 83 89 97 --values rational --use any --target 9999999967 --unsolvable --out out',
  'list --worksheet 5 --size 10 --cards 50-100 --values rational --use all --target 7919',
];

it(`${RUNS} runs with hostile options (seed ${seed})`, timeout, async () => {
  const random = createRandom(6101);
  const runs = Array.from({ length: RUNS }, (_, index) =>
    drawArguments(random, COMMANDS[index % COMMANDS.length]),
  );
  expect(await findFaults([...HARD.map((text) => text.split(' ')), ...runs], folder)).toEqual([]);
});

it('every command ends when the reader of its output goes away', timeout, async () => {
  const runs = COMMANDS.map(([command, ...given]) => [...command.split(' '), ...given]);
  const long = [
    ['list', '--size', '5', '--cards', '1-100'],
    ['atlas', '--size', '7', '--records'],
    ['generate', '--count', '100000'],
    ['hands', '--size', '5', '--json'],
    ['solve', '1', '2', '3', '4', '5', '6', '7', '--game', '24', '--all'],
  ];
  expect(await findFaults([...runs, ...long], folder, true)).toEqual([]);
});

it('prints no text from outside that could control a terminal', async () => {
  const escape = '\u001b]0;x\u0007\u009b31m';
  const folder = makeFolder();
  const names = [...readdirSync(folder), 'new', 'figures', 'whole'];
  for (const name of readdirSync(folder))
    cpSync(join(folder, name), join(folder, escape + name), { recursive: true });
  const renamed = COMMANDS.filter(([, ...rest]) => rest.some((argument) => names.includes(argument))).map(
    ([command, ...rest]) => [
      ...command.split(' '),
      ...rest.map((argument) => (names.includes(argument) ? escape + argument : argument)),
    ],
  );
  const missing = renamed.map((args) => args.map((text) => text.replace(escape, `${escape}missing `)));
  const others = [
    [escape],
    ['help', escape],
    ['solve', `--${escape}`],
    ['atlas', escape],
    ['generate', '--count', '1', '--prompt', escape],
  ];
  expect(await findFaults([...renamed, ...missing, ...others], folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('writes JSON that holds any text and does not control a terminal', () => {
  const text = '\u007F\u009B31m\u202E';
  const puzzle = { numbers: [4, 6], target: 24 };
  const line = `${JSON.stringify({ id: text, ...puzzle })}\n`;
  const runs = [
    run('verify', text, '4', '6', '--target', '24', '--json'),
    runOn(`${JSON.stringify({ ...puzzle, answer: text, id: text })}\n`, 'verify', '--lines'),
    runOn(line, 'batch'),
    runOn(`${JSON.stringify({ id: text, reset: puzzle })}\n`, 'environment'),
  ];
  for (const { stdout, stderr } of runs) {
    expect(stdout).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
    const { id, answer } = JSON.parse(stdout) as { id?: string; answer?: string };
    expect(id ?? answer, stderr).toBe(text);
  }
});
