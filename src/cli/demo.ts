// `numbers-game demo`, which is also `npm start`: a few boards, with their steps and the time that each took.
import { performance } from 'node:perf_hooks';
import type { Command } from 'commander';
import { createSolver } from '../index.js';
import { presentResult } from './present.js';

const BOARDS = [
  { title: 'Needs all six numbers', numbers: [1, 1, 4, 5, 6, 7], target: 899 },
  { title: 'Cannot be made, so the nearest', numbers: [1, 3, 7, 10, 25, 50], target: 831 },
  { title: 'Nine numbers', numbers: [1, 3, 7, 9, 10, 25, 50, 75, 100], target: 123_457 },
];

/** Adds the command to the program. */
export function addDemo(program: Command): void {
  program
    .command('demo')
    .summary('solve a few boards and show the time each takes')
    .description(
      'Solves a few boards of the Countdown numbers round and shows the steps and the time each takes.',
    )
    .addHelpText('after', '\nExample:\n  $ numbers-game demo')
    .action(demo);
}

async function demo(): Promise<void> {
  const solver = await createSolver();
  for (const { title, numbers, target } of BOARDS) {
    const begin = performance.now();
    const result = solver.solve({ numbers, target });
    const elapsedMs = performance.now() - begin;
    console.log(`${title}: ${numbers.join(' ')} -> ${target}, in ${elapsedMs.toFixed(2)} ms`);
    for (const line of presentResult(result, target, true)) console.log(`  ${line}`);
    console.log('');
  }
  console.log('Your own: numbers-game solve 3 6 25 50 75 100 --target 952 --steps');
}
