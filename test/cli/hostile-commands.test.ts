// A sample of hostile runs of the command, and those that once went wrong. Many more, with files to read:
// hostile-commands.slow.test.ts.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run, runOn } from '../support/command.js';
import { COMMANDS, drawArguments, findFaults, makeFolder } from '../support/hostile-commands.js';
import { createRandom, seed } from '../support/random.js';

// Their first puzzle takes long, all of it in one call of the solver.
const HARD = [
  'list 59 61 67 71 73 79 83 89 97 --values rational --use any --target 9999999967 --unsolvable --out out',
  'list --worksheet 5 --size 10 --cards 50-100 --values rational --use all --target 7919',
];

it(`ends with a documented status and one message, or is interrupted (seed ${seed})`, async () => {
  const random = createRandom(6100);
  const commands = random.shuffle(COMMANDS).slice(0, 6);
  const runs = commands.map((command) => drawArguments(random, command));
  const folder = mkdtempSync(join(tmpdir(), 'numbers-game-hostile-'));
  expect(await findFaults([...HARD.map((text) => text.split(' ')), ...runs], folder)).toEqual([]);
  rmSync(folder, { recursive: true });
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
