// A sample of hostile runs of the command, and those that once went wrong. hostile-commands.slow.test.ts has
// many.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMMANDS, drawArguments, findFaults, makeFolder } from './hostile-commands.js';
import { createRandom, seed } from './random.js';

let folder: string;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it(`ends with a documented status and one message, whatever the options (seed ${seed})`, async () => {
  const random = createRandom(6100);
  const runs = random.shuffle(COMMANDS).slice(0, 10);
  const hostile = runs.map((command) => drawArguments(random, command));
  expect(await findFaults(hostile, folder)).toEqual([]);
});

// Its first puzzle takes minutes, all of them in one call of the solver.
it('a list is interrupted in the middle of a problem, and leaves no file', async () => {
  const hard = ['59', '61', '67', '71', '73', '79', '83', '89', '97', '--values', 'rational', '--use', 'any'];
  const args = ['list', ...hard, '--target', '9999999967', '--unsolvable', '--out', 'out'];
  const worksheet = ['--worksheet', '5', '--size', '10', '--cards', '50-100', '--target', '7919'];
  expect(await findFaults([args, ['list', ...worksheet]], folder)).toEqual([]);
});
