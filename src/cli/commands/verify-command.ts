// `numbers-game verify`: checks one answer from the command line, or many as JSON lines from a pipe.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Option, type Command } from 'commander';
import type { BatchPuzzle } from '../../bulk/batch/batch-types.js';
import { parseObject, tooLong, writeLine, type LineInput } from '../../bulk/batch/records/json-lines.js';
import { toRefusal, type PuzzleOutcome } from '../../bulk/batch/puzzle-outcome.js';
import { findGame, readPuzzle } from '../../bulk/batch/read-puzzle.js';
import { isBlank, LineSplitter, type Piece } from '../../bulk/batch/records/split-records.js';
import { score, verify } from '../../verify/verify-answer.js';
import type { ScoreOptions, Verdict, VerifyPuzzle } from '../../verify/verify-types.js';
import {
  addGameOptions,
  createTargetOption,
  gameOf,
  parseBoard,
  rulesOf,
  formatTarget,
  targetOf,
  type GameOptions,
} from '../parse-arguments.js';
import { formatVerdict } from '../answer-text.js';
import { EXIT_LINES_FAILED, EXIT_NOT_OK } from '../exit-codes.js';

interface VerifyCommandOptions extends GameOptions {
  readonly target?: string;
  readonly extract?: boolean;
  readonly shaping?: ScoreOptions['shaping'];
  readonly lines?: boolean;
  readonly json?: boolean;
}

type LineResult = Verdict & { readonly score?: number };

const EXAMPLES = `
With --lines each line of the input is {"answer": "4 * 6", "numbers": [4, 6], "target": 24}. "nums" serves as
"numbers"; "game", "values", "use", "operators", "limits" and "rules", as in batch, "aces" and "leastDistance" are optional,
and the options of the command apply to lines without them. Each line comes back with its "result" or an "error", in the same order.

Examples:
  $ numbers-game verify '(1 + 50) * (25 - 10)' 1 3 7 10 25 50 --target 765
  $ numbers-game verify '\\frac{8}{3-\\frac{8}{3}} = 24' 3 3 8 8 --game 24
  $ numbers-game verify --target 24 -- '-3 + 27' 3 27          (operator-not-allowed: signs are not operators)
  $ numbers-game verify - 4 6 --target 24 --extract < output.txt
  $ numbers-game verify --lines --extract --shaping distance < outputs.jsonl

Exit code: 0 if the answer is right, 1 if not, 2 if the input is refused; with --lines 0, or 3 if some lines failed.`;

/** Adds the command to the program. */
export function addVerify(program: Command): void {
  const command = program
    .command('verify')
    .summary('verify an answer')
    .description('Verifies an answer: an expression or steps, as text or LaTeX. It is never run.')
    .argument('[answer]', 'the answer, or - to read it from standard input')
    .argument('[numbers...]', '1 to 10 numbers or cards (A J Q K)')
    .addOption(createTargetOption());
  addGameOptions(command)
    .option('--extract', 'extract the answer from the last <answer>...</answer> or \\boxed{...}')
    .addOption(
      new Option(
        '--shaping <shaping>',
        'with --json or --lines, also print a score; this chooses what an answer that is not exact gets',
      ).choices(['exact', 'distance', 'format']),
    )
    .option('--lines', 'read JSON lines from standard input, write one for each')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (answer: string | undefined, numbers: string[], options: VerifyCommandOptions) => {
      if (options.lines) {
        if (answer !== undefined) command.error('error: too many arguments: --lines reads standard input');
        await verifyLines(options);
        return;
      }
      if (answer === undefined) return command.error("error: missing required argument 'answer'");
      if (numbers.length === 0) command.error("error: missing required argument 'numbers'");
      verifyOne(answer, numbers, options);
    });
}

function verifyOne(text: string, texts: string[], options: VerifyCommandOptions): void {
  const answer = text === '-' ? readFileSync(0, 'utf8') : text;
  const { numbers, target: given = options.target } = parseBoard(texts, options.target);
  const result = judge({ answer, numbers, target: given }, options);
  const target = formatTarget(targetOf({ ...options, target: given }));
  if (options.json) console.log(JSON.stringify({ answer, numbers, target, ...result }));
  else console.log(formatVerdict(result));
  if (!result.ok) process.exitCode = EXIT_NOT_OK;
}

/** Answers the lines of each chunk of input immediately, so that the writer may wait for its answer. */
async function verifyLines(options: VerifyCommandOptions): Promise<void> {
  checkOptions(options);
  const lines = new LineSplitter();
  const answer = async (pieces: readonly Piece[]) => {
    const output = pieces.map((piece) => answerLine(piece, options)).join('');
    if (output !== '' && !process.stdout.write(output)) await once(process.stdout, 'drain');
  };
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) await answer(lines.push(chunk as string));
  await answer(lines.end());
}

/** Refuses options that are invalid for every line. @throws NumbersGameError */
function checkOptions(options: VerifyCommandOptions): void {
  verify('', { numbers: [1], target: targetOf(options) ?? 1, rules: rulesOf(options), aces: options.aces });
}

/** Returns the output for a line of input; empty for a blank line. */
function answerLine(piece: Piece, options: VerifyCommandOptions): string {
  if (isBlank(piece)) return '';
  const text = piece.text?.trim() ?? null;
  let input: LineInput | null = null;
  let outcome: PuzzleOutcome;
  try {
    if (text === null) throw tooLong();
    input = parseObject(text);
    outcome = { result: judge(input, options) };
  } catch (error) {
    process.exitCode = EXIT_LINES_FAILED;
    outcome = { error: toRefusal(error) };
  }
  return writeLine(input ?? {}, input === null ? null : text, outcome, piece.line);
}

/** Judges a line of a batch. Options of the command replace missing properties of the line. */
function judge(line: BatchPuzzle, options: VerifyCommandOptions): LineResult {
  const { target, values, use, operators, limits, aces, extract, shaping } = options;
  const whole = {
    ...line,
    target: line.target ?? target,
    values: line.values ?? values,
    use: line.use ?? use,
    operators: line.operators ?? operators,
    limits: line.limits ?? limits,
    aces: line.aces ?? aces,
  };
  const puzzle: VerifyPuzzle = {
    ...readPuzzle(whole, findGame(line) ?? gameOf(options), {}),
    leastDistance: line.leastDistance ?? undefined,
  };
  // `verify` reports a missing answer.
  const answer = (line.answer ?? undefined)!;
  const verdict = verify(answer, puzzle, { extract });
  return shaping === undefined ? verdict : { ...verdict, score: score(answer, puzzle, { extract, shaping }) };
}
