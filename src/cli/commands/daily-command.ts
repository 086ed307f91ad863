// `numbers-game daily`: the puzzle of a day, the same as in the web app.
import { Option, type Command } from 'commander';
import { rate } from '../../generate/rate/rate-puzzle.js';
import { unexpected } from '../../core/errors.js';
import { defaultGame, gameIds, parseGame } from '../../core/puzzle/games.js';
import { findDailyBoard } from '../../play/round/daily-puzzle.js';
import { addDays, dayOf, FIRST_DAY, isDay } from '../../play/round/days.js';
import { openCommandSolver } from '../open-command-solver.js';
import { formatResult } from '../answer-text.js';

interface DailyOptions {
  readonly game: string;
  readonly date?: string;
  readonly solution?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
Each game has one puzzle a day, which always has a solution: easy on Monday, hard on Saturday.

Examples:
  $ numbers-game daily
  $ numbers-game daily --game 24 --date 2026-11-24 --solution`;

export function define(command: Command): void {
  command
    .description('Prints the puzzle of a day, the same as in the web app and for everyone.')
    .addOption(new Option('--game <game>', 'the game').choices(gameIds).default(defaultGame.id))
    .option('--date <date>', `the day, from ${FIRST_DAY} to tomorrow; default: today`)
    .option('--solution', 'print a solution with its steps, too')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', EXAMPLES)
    .action(printDaily);
}

async function printDaily(options: DailyOptions): Promise<void> {
  const game = parseGame(options.game);
  const today = dayOf(new Date());
  const { date = today, solution = false, json } = options;
  if (!isDay(date, today))
    throw unexpected('invalid-option', '--date', `a day from ${FIRST_DAY} to ${addDays(today, 1)}`, date);
  const solver = await openCommandSolver(game.rules);
  const rateAlone = (puzzle: Parameters<typeof rate>[0]) => rate(puzzle, { solver });
  const board = await findDailyBoard(game, date, rateAlone, (puzzle) => solver.solve(puzzle));
  const { numbers, target } = board!; // every game has boards with a solution
  const result = solution ? solver.solve({ numbers, target, rules: game.rules, aces: game.aces }) : null;
  if (json) {
    console.log(JSON.stringify({ game: game.id, date, numbers, target, ...result }));
    return;
  }
  console.log(`${game.title}, ${date}: ${numbers.join(' ')} = ${target}`);
  if (result !== null) console.log(formatResult(result, target, true).join('\n'));
}
