// `numbers-game demo`, also `npm start`: prints a few boards with their steps, the whole standard game, and
// the time that each takes.
import type { Command } from 'commander';
import { tallyOnThreads } from '../../batch/reach-all-on-threads.js';
import { findBoards, findTargetRange } from '../../core/puzzle/game-record.js';
import { defaultGame, twentyFour } from '../../core/puzzle/games.js';
import { createSolver } from '../../solver/create-solver.js';
import type { Card, Rules } from '../../core/api-types.js';
import { formatResult } from '../answer-text.js';
import { withProgress } from '../progress-bar.js';
import { formatReachTotals } from '../reach-totals.js';

const BOARDS: { title: string; numbers: (number | Card)[]; target: number; rules?: Rules }[] = [
  { title: 'Needs all six numbers', numbers: [1, 1, 4, 5, 6, 7], target: 899 },
  { title: 'Cannot be made, so the nearest', numbers: [1, 3, 7, 10, 25, 50], target: 831 },
  { title: 'Nine numbers', numbers: [1, 3, 7, 9, 10, 25, 50, 75, 100], target: 123_457 },
  { title: 'The 24 game', numbers: ['A', 4, 5, 8], target: 24, rules: twentyFour },
];

export function define(command: Command): void {
  command
    .description(
      'Solves a few boards of the Countdown numbers round and of the 24 game, then every Countdown board with every target, and shows the time it takes.',
    )
    .addHelpText('after', '\nExample:\n  $ numbers-game demo')
    .action(demo);
}

async function demo(): Promise<void> {
  const solver = await createSolver();
  for (const { title, numbers, target, rules } of BOARDS) {
    const begin = performance.now();
    const result = solver.solve({ numbers, target, rules });
    const elapsedMs = performance.now() - begin;
    console.log(`${title}: ${numbers.join(' ')} -> ${target}, in ${elapsedMs.toFixed(2)} ms`);
    for (const line of formatResult(result, target, true)) console.log(`  ${line}`);
    console.log('');
  }
  await solveGame();
  console.log('Try your own: numbers-game solve 3 6 25 50 75 100 --target 952 --steps');
}

/** Solves every board of the default game for every target. */
async function solveGame(): Promise<void> {
  const { from, to } = findTargetRange(defaultGame);
  const begin = performance.now();
  const tally = await withProgress('boards', (onProgress) =>
    tallyOnThreads({ ...findBoards(defaultGame), from, to, onProgress }),
  );
  const seconds = (performance.now() - begin) / 1000;
  console.log(
    `The whole game of "(The Final) Countdown" (Alliot and Vanaret, 2015): every board with every target, in ${seconds.toFixed(2)} s`,
  );
  for (const line of formatReachTotals(tally.totals())) console.log(`  ${line}`);
  console.log(
    '  The program has just started, so its code is not yet optimised: numbers-game bench times it warm.\n',
  );
}
