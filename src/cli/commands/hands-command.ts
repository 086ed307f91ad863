// `numbers-game hands`: prints every hand of a number of cards, with an example and the number of solutions.
import { Option, type Command } from 'commander';
import { parseTimeout, runWithin } from '../../core/deadline.js';
import { DISTINCT } from '../../core/puzzle/distinct.js';
import { changeRules, findGameLike, findTarget, gameIds, games, parseGame } from '../../core/puzzle/games.js';
import { unexpected } from '../../core/errors.js';
import { checkInteger } from '../../core/options.js';
import type { Card, Distinct, Puzzle, Solver } from '../../core/api-types.js';
import { openDeck } from '../list/deck-hands.js';
import { enumerateBoards } from '../../solver/boards/pool-boards.js';
import { createOption, parseInteger, formatTarget, type GameOptions } from '../parse-arguments.js';
import { openCommandSolver } from '../open-command-solver.js';
import { formatAmount, toLatex } from '../answer-text.js';
import { writeToStdout } from '../write-output.js';

interface HandsOptions extends Omit<GameOptions, 'use'> {
  readonly cards?: readonly number[];
  readonly size?: number;
  readonly target?: string;
  readonly latex?: boolean;
  readonly json?: boolean;
  readonly timeout?: number;
}

/** Hand as printed in JSON. */
interface Hand extends SolutionCounts {
  readonly numbers: readonly (number | Card)[];
  readonly target: number | string;
  readonly solvable: boolean;
  readonly expression: string | null;
}

/** Number of solutions at each level of distinctness. */
type SolutionCounts = Readonly<Record<Distinct, number>>;

/** Game if none is named: the first that uses all numbers. */
const standard = findGameLike({ use: 'all' });
const MAX_SIZE = 10;

const EXAMPLES = `
Every number is used exactly once. The last line has the totals.

Examples:
  $ numbers-game hands --cards 1-13 --size 4
  $ numbers-game hands --cards 1-10 --aces one-or-eleven
  $ numbers-game hands --cards 1-9,25 --size 5 --target 100 --json
  $ numbers-game hands --game make-ten
  $ numbers-game hands --game 24s --size 3 --latex`;

export function define(command: Command): void {
  command
    .description(
      'Solves every hand of a given size: prints whether it can be solved, in how many ways, and an example.',
    )
    .addOption(
      new Option('--game <game>', `the rules and the cards; default: ${standard.id}`).choices(
        gameIds.filter((id) => games[id].rules.use === 'all'),
      ),
    )
    .addOption(createOption.values())
    .addOption(createOption.operators())
    .addOption(createOption.limits())
    .addOption(createOption.cards())
    .option('--size <number>', 'how many cards a hand has; default: as in the game', parseInteger)
    .addOption(createOption.target(''))
    .addOption(createOption.aces('the value of each ace; one-or-eleven deals A instead of 1'))
    .addOption(createOption.timeout())
    .option('--latex', 'write expressions as LaTeX')
    .option('--json', 'print JSON, one line for each hand, and one with the totals')
    .addHelpText('after', EXAMPLES)
    .action(solveHands);
}

async function solveHands(options: HandsOptions): Promise<void> {
  const game = options.game === undefined ? standard : parseGame(options.game);
  const { size = game.deal.size, latex, json } = options;
  checkInteger(size, '--size', 1, MAX_SIZE);
  const { target = findTarget(game, game.rules), aces = game.aces } = options;
  if (target === undefined) {
    const expected = `a target, because ${game.title} has no fixed one`;
    throw unexpected('invalid-target', '--target', expected, target);
  }
  const { values, operators, limits } = options;
  const rules = changeRules(game.rules, { values, operators, limits });
  const solver = await openCommandSolver(rules);
  const timeout = parseTimeout(options.timeout);
  function* lines(): Generator<string> {
    const totals = { hands: 0, solvable: 0, trees: 0, function: 0, essential: 0 };
    for (const dealt of enumerateBoards(openDeck(game, size, options.cards))) {
      const numbers = dealt.map((card) => (card === 1 && aces === 'one-or-eleven' ? 'A' : card));
      const solved = runWithin(timeout, () => solveHand(solver, { numbers, target, rules, aces }));
      const hand = latex ? toLatex(solved) : solved;
      totals.hands++;
      totals.solvable += Number(hand.solvable);
      for (const level of DISTINCT) totals[level] += hand[level];
      yield `${json ? JSON.stringify(hand) : formatHand(hand)}\n`;
    }
    if (json) yield `${JSON.stringify({ totals })}\n`;
    else yield `${formatTotals(totals)}\n`;
  }
  await writeToStdout(lines());
}

function solveHand(solver: Solver, puzzle: Puzzle & { readonly numbers: Hand['numbers'] }): Hand {
  const counts = DISTINCT.map((distinct) => [distinct, solver.count(puzzle, { distinct })]);
  const { expression } = solver.solve(puzzle);
  const solvable = expression !== null;
  const head = { numbers: puzzle.numbers, target: formatTarget(puzzle.target), solvable };
  return { ...head, ...(Object.fromEntries(counts) as SolutionCounts), expression };
}

function formatHand(hand: Hand): string {
  const { numbers, target, expression, essential, function: ofFunction, trees } = hand;
  const counts = `${essential} essential, ${ofFunction} function, ${formatAmount(trees, 'tree')}`;
  const answer = expression === null ? `${target} cannot be made` : `${expression} = ${target} (${counts})`;
  return `${numbers.join(' ')}: ${answer}`;
}

function formatTotals(totals: Readonly<Record<Distinct | 'hands' | 'solvable', number>>): string {
  const { hands, solvable, essential, function: ofFunction, trees } = totals;
  const levels = `essential ${essential}, function ${ofFunction}, trees ${trees}`;
  return `${solvable} of ${formatAmount(hands, 'hand')} can be solved. Solutions by level: ${levels}`;
}
