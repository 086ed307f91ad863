// `numbers-game verify`: checks one answer from the command line, or many as JSON lines from a pipe.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Option, type Command } from 'commander';
import type { BatchPuzzle } from '../../bulk/batch/batch-types.js';
import { decodeText } from '../../bulk/batch/records/decode-text.js';
import { parseObject, tooLong, writeLine, type LineInput } from '../../bulk/batch/records/json-lines.js';
import { toRefusal, type PuzzleOutcome } from '../../bulk/batch/puzzle-outcome.js';
import { findGame, readPuzzle } from '../../bulk/batch/read-puzzle.js';
import { isBlank, LineSplitter, type Piece } from '../../bulk/batch/records/split-records.js';
import { readRow, refuseMissingAnswer } from '../../bulk/batch/read-row.js';
import { defaultGame } from '../../core/puzzle/games.js';
import type { Puzzle } from '../../core/api-types.js';
import { datasetNames, parseDataset } from '../../verify/datasets.js';
import { cannotCombine, verify, verifyAndScore } from '../../verify/verify-answer.js';
import {
  READ_MODES,
  type ScoreOptions,
  type Verdict,
  type VerifyOptions,
} from '../../verify/verify-types.js';
import {
  addGameOptions,
  createTargetOption,
  gameOf,
  parseBoard,
  formatTarget,
  targetOf,
  type GameOptions,
} from '../parse-arguments.js';
import { formatVerdict } from '../answer-text.js';
import { EXIT_LINES_FAILED, EXIT_NOT_OK } from '../exit-codes.js';
import { describeForPlayer } from '../player-text.js';
import { Summary, type Verdicts } from '../verify-summary.js';

/** Properties that choose rules, which a data set has itself. */
const RULES = ['rules', 'game', 'values', 'use', 'operators', 'limits'] as const;

interface VerifyCommandOptions extends GameOptions, Pick<ScoreOptions, 'read' | 'dataset' | 'shaping'> {
  readonly target?: string;
  readonly lines?: boolean;
  readonly brief?: boolean;
  readonly summary?: boolean;
  readonly json?: boolean;
}

type LineResult = Verdict & { readonly score?: number };

/** An answer, its puzzle and the options to judge it with. */
interface Question {
  readonly answer: string;
  readonly puzzle: Puzzle;
  readonly options: VerifyOptions;
}

const EXAMPLES = `
With --lines each line of the input is {"completion": "4 * 6", "numbers": [4, 6], "target": 24}. The answer is "completion",
"response", the last message of the assistant in "messages", or without these "answer". "nums" serves as "numbers"; "game",
"values", "use", "operators", "limits" and "rules", as in batch, "aces", "leastDistance" and "solvable" are optional. The puzzle may be in
"ground_truth", "reward_model.ground_truth" or "metadata". The options of the command apply to lines without these fields. Each
line comes back with its "result" or an "error", in the same order.

Examples:
  $ numbers-game verify '(1 + 50) * (25 - 10)' 1 3 7 10 25 50 --target 765
  $ numbers-game verify '\\frac{8}{3-\\frac{8}{3}} = 24' 3 3 8 8 --game 24
  $ numbers-game verify --target 24 -- '-3 + 27' 3 27          (operator-not-allowed: signs are not operators)
  $ numbers-game verify - 4 6 --target 24 --read tolerant < output.txt
  $ numbers-game verify --lines --dataset tinyzero < outputs.jsonl
  $ numbers-game verify --lines --game 24 --summary < outputs.jsonl

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
    .addOption(
      new Option(
        '--read <mode>',
        'how the answer is found: the text itself (strict), the last <answer>...</answer> or \\boxed{...} (extract), or in any form that models use (tolerant); default strict, or that of the data set',
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
      ).choices(['exact', 'distance', 'format']),
    )
    .option('--lines', 'read JSON lines from standard input, write one for each')
    .option('--brief', 'with --lines, write only the result or the error of each line, without its input')
    .option('--summary', 'with --lines, write counts and rates of all answers instead of the lines')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (answer: string | undefined, numbers: string[], options: VerifyCommandOptions) => {
      if (options.lines) {
        if (answer !== undefined) command.error('error: too many arguments: --lines reads standard input');
        checkOptions(options);
        await (options.summary ? summarizeLines(options, program.version()!) : verifyLines(options));
        return;
      }
      for (const name of ['brief', 'summary'] as const) {
        if (options[name]) command.error(`error: --${name} needs --lines`);
      }
      if (answer === undefined) return command.error("error: missing required argument 'answer'");
      if (numbers.length === 0) command.error("error: missing required argument 'numbers'");
      await verifyOne(answer, numbers, options);
    });
}

async function verifyOne(text: string, texts: string[], options: VerifyCommandOptions): Promise<void> {
  const answer = text === '-' ? readFileSync(0, 'utf8') : text;
  const { numbers, target: given = options.target } = parseBoard(texts, options.target);
  const question = ask({ answer, numbers, target: given }, options);
  const result = judge(question, options);
  const target = formatTarget(question.puzzle.target ?? impliedTarget(options));
  if (options.json) console.log(JSON.stringify({ answer, numbers, target, ...result }));
  else {
    const isPlain = (options.read ?? 'strict') === 'strict' && options.dataset === undefined;
    const remarks = isPlain ? await describeForPlayer({ ...question.puzzle, numbers }, answer) : [];
    console.log([formatVerdict(result), ...remarks].join('\n'));
  }
  if (!result.ok) process.exitCode = EXIT_NOT_OK;
}

/** Target of all rows of the data set. */
function impliedTarget({ dataset }: VerifyCommandOptions): number | undefined {
  const target = parseDataset(dataset)?.fields.target;
  return typeof target === 'number' ? target : undefined;
}

/** Answers the lines of each chunk of input immediately, so that the writer may wait for its answer. */
async function verifyLines(options: VerifyCommandOptions): Promise<void> {
  for await (const pieces of readChunks()) {
    const output = pieces.map((piece) => answerLine(piece, options)).join('');
    if (output !== '' && !process.stdout.write(output)) await once(process.stdout, 'drain');
  }
}

/** Judges all lines, and writes a summary. */
async function summarizeLines(options: VerifyCommandOptions, version: string): Promise<void> {
  const summary = new Summary(options.read ?? parseDataset(options.dataset)?.read ?? 'tolerant');
  for await (const pieces of readChunks()) {
    for (const piece of pieces) if (!isBlank(piece)) addLine(summary, piece, options);
  }
  if (summary.hasErrors) process.exitCode = EXIT_LINES_FAILED;
  console.log(JSON.stringify({ summary: summary.write(version) }));
}

/** Adds the answer of a line to a summary. */
function addLine(summary: Summary, piece: Piece, options: VerifyCommandOptions): void {
  try {
    const question = ask(parseLine(piece), options);
    const { answer, puzzle, options: how } = question;
    const judged = READ_MODES.map((read) => [read, verify(answer, puzzle, { ...how, read })] as const);
    summary.add(Object.fromEntries(judged) as Verdicts, judge(question, options).score ?? null);
  } catch (error) {
    summary.addError(toRefusal(error).code);
  }
}

/** Yields the lines of each chunk of standard input. */
async function* readChunks(): AsyncGenerator<readonly Piece[]> {
  const lines = new LineSplitter();
  for await (const text of decodeText(process.stdin, 'standard input')) yield lines.push(text);
  yield lines.end();
}

/** Refuses options that are invalid for every line. @throws NumbersGameError */
function checkOptions(options: VerifyCommandOptions): void {
  judge(ask({ answer: '', numbers: [1], target: targetOf(options) ?? 1 }, options), options);
}

/** Returns the output for a line of input; empty for a blank line. */
function answerLine(piece: Piece, options: VerifyCommandOptions): string {
  if (isBlank(piece)) return '';
  let input: LineInput | null = null;
  let outcome: PuzzleOutcome;
  try {
    input = parseLine(piece);
    outcome = { result: judge(ask(input, options), options) };
  } catch (error) {
    process.exitCode = EXIT_LINES_FAILED;
    outcome = { error: toRefusal(error) };
  }
  if (options.brief === true && 'result' in outcome) return `${JSON.stringify(outcome)}\n`;
  const isKept = input !== null && options.brief !== true;
  return writeLine(isKept ? input! : {}, isKept ? piece.text!.trim() : null, outcome, piece.line);
}

function parseLine({ text }: Piece): LineInput {
  if (text === null) throw tooLong();
  return parseObject(text.trim());
}

/** Reads the question of a line. Options of the command replace missing properties of the line. */
function ask(line: BatchPuzzle, options: VerifyCommandOptions): Question {
  const { values, use, operators, limits, aces, read } = options;
  const dataset = parseDataset(options.dataset);
  const row = readRow(line, dataset);
  const target = row.target ?? options.target;
  const proof = { leastDistance: row.leastDistance ?? undefined, solvable: row.solvable ?? undefined };
  const answer = () => row.answer ?? refuseMissingAnswer(line);
  if (dataset !== null) {
    for (const name of RULES)
      if ((row[name] ?? options[name as keyof GameOptions] ?? undefined) !== undefined)
        throw cannotCombine(name);
    const { numbers, aces } = readPuzzle(
      { numbers: row.numbers, aces: row.aces ?? options.aces },
      defaultGame,
      {},
    );
    return {
      answer: answer(),
      puzzle: Object.assign({ numbers, target, aces }, proof),
      options: { read, dataset: dataset.id },
    };
  }
  // Objects of one shape: copies of rows, which have any shape, take longer than the verdict.
  const { rules, game, numbers, timeout } = row;
  const whole: BatchPuzzle = {
    numbers,
    target,
    rules,
    game,
    values: row.values ?? values,
    use: row.use ?? use,
    operators: row.operators ?? operators,
    limits: row.limits ?? limits,
    aces: row.aces ?? aces,
    timeout,
  };
  const puzzle: Puzzle = readPuzzle(whole, findGame(row) ?? gameOf(options), {});
  return { answer: answer(), puzzle: Object.assign(puzzle, proof), options: { read } };
}

/** Judges an answer, and scores it if the options say how. */
function judge({ answer, puzzle, options: how }: Question, { shaping }: VerifyCommandOptions): LineResult {
  if (shaping === undefined && how.dataset === undefined) return verify(answer, puzzle, how);
  return verifyAndScore(answer, puzzle, { ...how, shaping });
}
