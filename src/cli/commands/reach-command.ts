// `numbers-game reach`: every target of a range for one board.
import type { WriteStream } from 'node:tty';
import type { Command } from 'commander';
import { findTargetRange } from '../../core/puzzle/game-record.js';
import { defaultGame } from '../../core/puzzle/games.js';
import { NumbersGameError } from '../../core/errors.js';
import { openCommandSolver } from '../open-command-solver.js';
import {
  addGameOptions,
  createOption,
  gameOf,
  parseInteger,
  parseBoard,
  reachIds,
  rulesOf,
  type GameOptions,
} from '../parse-arguments.js';
import { operationsText } from '../../solver/boards/operations-text.js';
import { formatReachStrip } from '../reach-text.js';

interface ReachOptions extends GameOptions {
  readonly from?: number;
  readonly to?: number;
  readonly json?: boolean;
  readonly timeout?: number;
}

const DEFAULT_COLUMNS = 80;

const EXAMPLES = `
Each character stands for a target: the digit is the fewest operations that make it, + means ten or more (only with
square), and a dot that it cannot be made.

Examples:
  $ numbers-game reach 1 3 7 10 25 50
  $ numbers-game reach 1 3 7 10 25 50 --from 1 --to 10000 --use all
  $ numbers-game reach A A 9 9 --from 1 --to 200 --aces one-or-eleven --json`;

export function define(command: Command): void {
  command
    .description('Finds the fewest operations for every target of a range.')
    .argument('<numbers...>', '1 to 10 numbers or cards (A J Q K)');
  const { from, to } = findTargetRange(defaultGame);
  command
    .option('--from <target>', `the first target; default: the first of the game: ${from}`, parseInteger)
    .option('--to <target>', `the last target; default: the last of the game: ${to}`, parseInteger);
  addGameOptions(command, reachIds)
    .addOption(createOption.timeout())
    .option('--json', 'print one line of JSON')
    .addHelpText('after', EXAMPLES)
    .action(reach);
}

async function reach(texts: string[], typed: ReachOptions): Promise<void> {
  const { numbers, target, options } = parseBoard(texts, typed);
  if (target !== undefined)
    throw new NumbersGameError('invalid-target', `target: expected none, but --from and --to, got ${target}`);
  const game = gameOf(options);
  const rules = rulesOf(options);
  const solver = await openCommandSolver(rules);
  const targets = findTargetRange(game);
  const { from = targets.from, to = targets.to, aces = game.aces, json, timeout } = options;
  const result = solver.reach({ numbers, from, to, rules, aces, timeout });
  if (json) {
    console.log(JSON.stringify({ numbers, ...result, operations: operationsText(result) }));
    return;
  }
  const stdout: Partial<WriteStream> = process.stdout;
  console.log(
    formatReachStrip(result, stdout.columns ?? DEFAULT_COLUMNS, stdout.hasColors?.() ?? false).join('\n'),
  );
}
