// A sample of hostile runs of the command, and those that once went wrong. Many more, with files to read:
// hostile-commands.slow.test.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMMANDS, drawArguments, findFaults } from '../support/hostile-commands.js';
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
