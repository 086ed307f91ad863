// Hostile runs of every command: see hostile-commands.ts. `RUNS=10000` makes more of them.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it(`${RUNS} runs with hostile options (seed ${seed})`, timeout, async () => {
  const random = createRandom(6101);
  const runs = Array.from({ length: RUNS }, (_, index) =>
    drawArguments(random, COMMANDS[index % COMMANDS.length]),
  );
  expect(await findFaults(runs, folder)).toEqual([]);
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
