// `numbers-game solve`: one puzzle, one answer.
import type { Command } from 'commander';
import { createSolver } from '../index.js';
import { addGameOptions, parseNumber, rulesOf, showTarget, type GameOptions } from './arguments.js';
import { presentResult } from './present.js';

interface SolveOptions extends GameOptions {
  readonly target?: string;
  readonly tidy?: boolean;
  readonly exact?: boolean;
  readonly steps?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  $ numbers-game solve 1 1 4 5 6 7 --target 899
  $ numbers-game solve 1 3 7 10 25 50 --target 831 --steps
  $ numbers-game solve 2 5 K 10 --target 100 --use all --tidy
  $ numbers-game solve A A 9 9 --target 121 --aces one-or-eleven --exact --json

Exit code: 0 if solved or answered with the nearest, 1 if --exact is not met, 2 if the input is refused.`;

/** Adds the command to the program. */
export function addSolve(program: Command): void {
  const command = program
    .command('solve')
    .summary('solve one puzzle')
    .description(
      'Solves one puzzle exactly: the target in the fewest operations, or else the nearest value that can be made.',
    )
    .argument('<numbers...>', '1 to 10 numbers or cards (A J Q K)')
    .option(
      '--target <target>',
      'the value wanted; 24 by default where fractions are allowed and all numbers used',
    );
  addGameOptions(command)
    .option('--tidy', 'the tidiest of the equally good solutions')
    .option('--exact', 'no nearest value; exit with 1 if the target cannot be made')
    .option('--steps', 'show the steps, one on each line')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', EXAMPLES)
    .action(solve);
}

async function solve(texts: string[], options: SolveOptions): Promise<void> {
  const numbers = texts.map(parseNumber);
  const solver = await createSolver();
  const result = solver.solve({
    numbers,
    target: options.target,
    rules: rulesOf(options),
    nearest: options.exact ? false : undefined,
    tidy: options.tidy,
    aces: options.aces,
  });
  const target = showTarget(options.target ?? '24');
  if (options.json) console.log(JSON.stringify({ numbers, target, ...result }));
  else console.log(presentResult(result, target, options.steps ?? false).join('\n'));
  if (options.exact && result.status !== 'exact') process.exitCode = 1;
}
