// `numbers-game solve`: solves one puzzle: one answer, all distinct solutions, or their number.
import { Option, type Command } from 'commander';
import { parseTimeout, startDeadline } from '../../core/deadline.js';
import { DISTINCT } from '../../core/puzzle/distinct.js';
import type { Distinct, Puzzle, Solution, Solver } from '../../core/api-types.js';
import { openCommandSolver } from '../open-command-solver.js';
import {
  addGameOptions,
  createOption,
  parseInteger,
  readPuzzleOf,
  formatTarget,
  type GameOptions,
} from '../parse-arguments.js';
import { EXIT_NOT_OK } from '../exit-codes.js';
import { formatResult, formatSolution, toLatex } from '../answer-text.js';

interface SolveOptions extends GameOptions {
  readonly target?: string;
  readonly tidy?: boolean;
  readonly exact?: boolean;
  readonly steps?: boolean;
  readonly latex?: boolean;
  readonly json?: boolean;
  readonly all?: boolean;
  readonly count?: boolean;
  readonly distinct?: Distinct;
  readonly limit?: number;
  readonly timeout?: number;
}

const EXAMPLES = `
Examples:
  $ numbers-game solve 1 1 4 5 6 7 --target 899
  $ numbers-game solve 1 3 7 10 25 50 --target 831 --steps
  $ numbers-game solve '25 50 75 100 3 6 = 952'
  $ numbers-game solve 2 5 K 10 --target 100 --use all --tidy
  $ numbers-game solve A A 9 9 --target 121 --aces one-or-eleven --exact --json
  $ numbers-game solve 3 3 8 8 --game 24
  $ numbers-game solve 2 4 7 8 --game 24 --all
  $ numbers-game solve 1 3 7 10 25 50 --target 765 --count --distinct trees
  $ numbers-game solve 2 2 2 6 --game 24s --all --latex
  $ numbers-game solve 4 4 9 --target 24 --use all --operators '+ - * / ! sqrt'

Exit code: 0 if done, whether or not the target can be made, 1 if --exact is not met, 2 if the input is refused or
--timeout or the memory ends the search.`;

export function define(command: Command): void {
  command
    .description(
      'Solves one puzzle exactly: the target in the fewest operations, or else the nearest value that can be made.',
    )
    .argument('<numbers...>', '1 to 10 numbers or cards (A J Q K)')
    .addOption(createOption.target());
  addGameOptions(command)
    .addOption(createOption.timeout())
    .option('--tidy', 'find the tidiest of the equally good solutions')
    .option('--exact', 'no nearest value; exit with 1 if the target cannot be made')
    .option('--steps', 'show the steps, one on each line')
    .option('--latex', 'write expressions as LaTeX')
    .addOption(
      new Option('--all', 'list all distinct solutions, one on each line').conflicts(['count', 'tidy']),
    )
    .addOption(new Option('--count', 'count the distinct solutions').conflicts(['tidy', 'steps', 'latex']))
    .addOption(
      new Option(
        '--distinct <level>',
        'which solutions differ, with --all or --count; default essential',
      ).choices(DISTINCT),
    )
    .option('--limit <number>', 'the most solutions to list or count', parseInteger)
    .option('--json', 'print JSON, one line for each answer')
    .addHelpText('after', EXAMPLES)
    .action(async (texts: string[], options: SolveOptions) => {
      if ((options.distinct ?? options.limit) !== undefined && !options.all && !options.count)
        command.error('error: --distinct and --limit need --all or --count');
      await solve(texts, options);
    });
}

async function solve(texts: string[], options: SolveOptions): Promise<void> {
  const given = readPuzzleOf(texts, options);
  const solver = await openCommandSolver(given.rules);
  const within = startDeadline(parseTimeout(options.timeout));
  const puzzle = { ...given, nearest: options.exact ? false : undefined, tidy: options.tidy };
  const isSolved = options.all
    ? await list(solver, puzzle, options, within)
    : options.count
      ? within(() => count(solver, puzzle, options))
      : within(() => answer(solver, puzzle, options));
  if (options.exact && !isSolved) process.exitCode = EXIT_NOT_OK;
}

/** Prints one answer. Returns whether the target can be made. */
function answer(solver: Solver, puzzle: Puzzle, { json, steps, latex }: SolveOptions): boolean {
  const result = solver.solve(puzzle);
  const target = formatTarget(puzzle.target);
  if (json) {
    const answer = latex ? toLatex(result) : result;
    console.log(JSON.stringify({ numbers: puzzle.numbers, target, ...answer }));
  } else console.log(formatResult(result, target, steps ?? false, latex).join('\n'));
  return result.status === 'exact';
}

function count(
  solver: Solver,
  puzzle: Puzzle,
  { json, distinct = 'essential', limit }: SolveOptions,
): boolean {
  const count = solver.count(puzzle, { distinct, limit });
  const row = { numbers: puzzle.numbers, target: formatTarget(puzzle.target), distinct, count };
  console.log(json ? JSON.stringify(row) : String(count));
  return count > 0 || (limit === 0 && isSolvable(solver, puzzle));
}

/** Whether a target can be made, where a limit of 0 allows no search. */
function isSolvable(solver: Solver, puzzle: Puzzle): boolean {
  return !solver.solutions(puzzle, { limit: 1 }).next().done;
}

async function list(
  solver: Solver,
  puzzle: Puzzle,
  options: SolveOptions,
  within: <Answer>(job: () => Answer) => Answer,
): Promise<boolean> {
  const { json, steps, latex, distinct, limit } = options;
  const target = formatTarget(puzzle.target);
  const solutions = solver.solutions(puzzle, { distinct, limit });
  let found = 0;
  function* lines(): Generator<string> {
    for (;;) {
      const { done, value } = within<IteratorResult<Solution, undefined>>(() => solutions.next());
      if (done) return;
      found++;
      if (json) {
        const solution = latex ? toLatex(value) : value;
        yield `${JSON.stringify({ numbers: puzzle.numbers, target, ...solution })}\n`;
      } else yield `${formatSolution(value, steps ?? false, latex).join('\n')}\n`;
    }
  }
  const { writeToStdout } = await import('../write-output.js');
  await writeToStdout(lines());
  const isSolved = found > 0 || (limit === 0 && within(() => isSolvable(solver, puzzle)));
  if (!isSolved && !json) console.log(`${target} cannot be made`);
  return isSolved;
}
