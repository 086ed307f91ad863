// `numbers-game verify`: checks one answer from the command line, or many from files or a pipe.
import { Option, type Command } from 'commander';
import { datasetNames } from '../../verify/datasets.js';
import { SHAPINGS } from '../../verify/verify-answer.js';
import { READ_MODES } from '../../verify/verify-types.js';
import { addGameOptions, createOption, parseBoard, formatTarget } from '../parse-arguments.js';
import { formatTrace, formatVerdict } from '../answer-text.js';
import { EXIT_NOT_OK } from '../exit-codes.js';
import { toJson } from '../../core/escape-controls.js';
import { ask, judge, type VerifyCommandOptions } from '../verify-question.js';

type GivenOptions = Omit<VerifyCommandOptions, 'trace' | 'prove'> &
  Readonly<Partial<Record<'steps' | 'prove', boolean>>>;

const EXAMPLES = `
With --lines the arguments are files, or standard input is read: JSON lines, a JSON array, CSV or Parquet, as in batch. A line is
{"completion": "4 * 6", "numbers": [4, 6], "target": 24}. The answer is "completion", "response" or "messages", each as text or
as a list of messages, of which the last one of the assistant counts, or without these "answer"; "responses", a list, gives a
list of results. "game", "values", "use", "operators", "limits", "rules", "aces", "leastDistance" and "solvable" are optional,
names of fields and nested puzzles are as in batch. The options of the command apply to lines without these fields. Each line
comes back with its "result" or an "error", in the same order.

Examples:
  $ numbers-game verify '(1 + 50) * (25 - 10)' 1 3 7 10 25 50 --target 765
  $ numbers-game verify '\\frac{8}{3-\\frac{8}{3}} = 24' 3 3 8 8 --game 24
  $ numbers-game verify --target 24 -- '-3 + 27' 3 27          (operator-not-allowed: signs are not operators)
  $ numbers-game verify - 4 6 --target 24 --read tolerant < output.txt
  $ numbers-game verify '50 + 1 = 51, 51 * 25 = 1275' 1 3 7 10 25 50 --target 765 --steps
  $ numbers-game verify --lines --dataset tinyzero < outputs.jsonl
  $ numbers-game verify --lines outputs.parquet --columns completion=output
  $ numbers-game verify --lines --game 24 --summary < outputs.jsonl

Exit code: 0 if the answer is right, 1 if not, 2 if the input is refused; with --lines 0, or 3 if some lines failed.`;

export function define(command: Command): void {
  command
    .description('Verifies an answer: an expression or steps, as text or LaTeX. It is never run.')
    .argument('[answer]', 'the answer, or - to read it from standard input')
    .argument('[numbers...]', '1 to 1000 numbers or cards (A J Q K)')
    .addOption(createOption.target());
  addGameOptions(command)
    .addOption(
      new Option(
        '--read <mode>',
        'how the answer is found: the text itself (strict), the last <answer>...</answer> or \\boxed{...} (extract), or in any form that models use (tolerant); default strict, with --summary tolerant, or that of the data set',
      ).choices(READ_MODES),
    )
    .addOption(
      new Option(
        '--dataset <id>',
        'the rules, the way to find the answer and the rewards of a published data set; lines get its score',
      ).choices(datasetNames),
    )
    .addOption(
      new Option(
        '--shaping <shaping>',
        'with --json or --lines, also print a score; this chooses what an answer that is not right gets',
      ).choices(SHAPINGS),
    )
    .addOption(
      new Option(
        '--steps',
        'also tell for each step whether it is legal and whether the target can still be made after it',
      ).conflicts('summary'),
    )
    .option('--prove', 'solve the puzzle if the answer is that there is no solution, and judge that')
    .option('--lines', 'read rows from files or standard input, write a line of JSON for each')
    .addOption(createOption.columns())
    .option('--brief', 'with --lines, write only the result or the error of each line, without its input')
    .option('--summary', 'with --lines, write counts and rates of all answers instead of the lines')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (answer: string | undefined, numbers: string[], given: GivenOptions) => {
      const engines = given.steps || given.prove ? await import('../trace-answer.js') : undefined;
      const trace = given.steps ? engines?.traceAnswer : undefined;
      const options = { ...given, trace, prove: given.prove ? engines?.isSolvable : undefined };
      if (options.lines) {
        const { verifyLines } = await import('../verify-lines.js');
        await verifyLines(answer === undefined ? ['-'] : [answer, ...numbers], options);
        return;
      }
      if (options.shaping !== undefined && !options.json)
        command.error('error: --shaping needs --json or --lines');
      for (const name of ['brief', 'summary', 'columns'] as const) {
        if (options[name]) command.error(`error: --${name} needs --lines`);
      }
      if (answer === undefined) return command.error("error: missing required argument 'answer'");
      if (numbers.length === 0) command.error("error: missing required argument 'numbers'");
      await verifyOne(answer, numbers, options);
    });
}

async function verifyOne(text: string, texts: string[], typed: VerifyCommandOptions): Promise<void> {
  const answer = text === '-' ? await (await import('../../reading/files.js')).readWhole(text) : text;
  const { numbers, options, target: given = options.target } = parseBoard(texts, typed);
  const question = ask({ answer, numbers, target: given }, options);
  const result = judge(answer, question, options);
  const target = formatTarget(question.puzzle.target);
  if (options.json) console.log(toJson({ answer, numbers, target, ...result }));
  else {
    console.log([formatVerdict(result), ...formatTrace(result)].join('\n'));
    const isRead = (options.read ?? 'strict') === 'strict' && options.dataset === undefined;
    if (isRead && result.reason !== 'impossible') {
      const { describeForPlayer } = await import('../player-text.js');
      for (const remark of await describeForPlayer(
        { ...question.puzzle, numbers },
        answer,
        question.game?.points,
      ))
        console.log(remark);
    }
  }
  if (!result.ok) process.exitCode = EXIT_NOT_OK;
}
