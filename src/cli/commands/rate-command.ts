// `numbers-game rate`: how hard a puzzle is for people.
import type { Command } from 'commander';
import { rate } from '../../generate/rate/rate-puzzle.js';
import { openCommandSolver } from '../open-command-solver.js';
import {
  addGameOptions,
  basicIds,
  createOption,
  formatTarget,
  readPuzzleOf,
  type GameOptions,
} from '../parse-arguments.js';

interface RateOptions extends GameOptions {
  readonly target?: string;
  readonly timeout?: number;
  readonly json?: boolean;
}

const EXAMPLES = `
The difficulty is mostly 0 to 100. A level is a fifth of the puzzles of a game, from 1, the easiest, to 5. Only
puzzles with + - * / are rated.

Examples:
  $ numbers-game rate 3 3 8 8 --game 24
  $ numbers-game rate 1 3 7 10 25 50 --target 765 --json`;

export function define(command: Command): void {
  command
    .description('Rates how hard a puzzle is for people, from all its solutions.')
    .argument('<numbers...>', '1 to 10 numbers or cards (A J Q K)')
    .addOption(createOption.target());
  addGameOptions(command, basicIds)
    .addOption(createOption.timeout())
    .option('--json', 'print one line of JSON, with the features that the difficulty is computed from')
    .addHelpText('after', EXAMPLES)
    .action(ratePuzzle);
}

async function ratePuzzle(texts: string[], options: RateOptions): Promise<void> {
  const { timeout, json } = options;
  const puzzle = readPuzzleOf(texts, options);
  const solver = await openCommandSolver(puzzle.rules);
  const rated = rate({ ...puzzle, timeout }, { solver });
  const target = formatTarget(puzzle.target);
  const { difficulty, level } = rated;
  if (json) console.log(JSON.stringify({ numbers: puzzle.numbers, target, ...rated }));
  else if (difficulty === null) console.log(`${target} cannot be made`);
  else console.log(`difficulty ${difficulty}, level ${level} of 5`);
}
