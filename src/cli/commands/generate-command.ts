// `numbers-game generate`: puzzles that are proved to meet a request. A seed gives the same puzzles on every
// machine.
import { InvalidArgumentError, Option, type Command } from 'commander';
import { NumbersGameError, refuse } from '../../core/errors.js';
import { defaultGame, findGameLike, gameIds, type Game } from '../../core/puzzle/games.js';
import { selectRows } from '../../expression/operators/all-rows.js';
import type { Rules } from '../../core/api-types.js';
import { generateOnThreads } from '../../batch/generate-on-threads.js';
import type { Generated, Need, GenerateOnThreadsOptions } from '../../generate/generate-types.js';
import {
  addRulesOptions,
  gameOf,
  parseBounds,
  parseInteger,
  createOption,
  rulesOf,
  type RulesOptions,
} from '../parse-arguments.js';
import { toRefusal } from '../../batch/puzzle-outcome.js';
import { listNumbers } from '../../core/puzzle/parse-pool.js';
import { MAX_JUDGED } from '../../core/puzzle/parse-numbers.js';
import { parseBoard } from '../../core/puzzle/parse-puzzle.js';
import { openRecords, readFile, readRecords } from '../../reading/files.js';
import { findField, readRow } from '../../reading/row-fields.js';
import { findGame, readPuzzle } from '../../reading/rows.js';
import { boardsOf } from '../../solver/four-operators/board-choices.js';
import { checkDistinct, checkOutput, checkReadable, checkWritable, formatOfName } from '../check-file.js';
import { formatLines, FORMATS, type FormatColumns } from '../puzzle-formats.js';
import { createInterruptSignal } from '../handle-interrupt.js';
import { writeBehind, writeToFile, writeToStdout } from '../write-output.js';
import { DataCard } from '../training/data-card.js';
import { readTemplate, TEMPLATE_NAMES } from '../training/prompt-templates.js';
import { TRAINING_FORMATS, type ToRow } from '../training/training-rows.js';
import { formatTable, isParquet } from '../training/write-puzzles.js';
import { toJson } from '../../core/escape-controls.js';
import { withProgress } from '../progress-bar.js';
import type { FormattedPuzzle } from '../puzzle-words.js';

interface GenerateCommandOptions
  extends RulesOptions, Omit<GenerateOnThreadsOptions, keyof RulesOptions | 'needs' | 'exclude'> {
  readonly target?: number;
  readonly unsolvable?: boolean;
  readonly needs?: readonly string[];
  readonly split?: Generated['split'];
  readonly exclude?: readonly string[];
  readonly format: string;
  readonly json?: boolean;
  readonly prompt?: string;
  readonly card?: string;
  readonly out?: string;
}

type GivenOptions = Omit<GenerateCommandOptions, 'format'> & { readonly format?: string };

const EXAMPLES = `
All problems (a board with a target) are equally likely, unless --deal show is given, and none comes twice. Bounds are written 3, 2..4, 2.. or ..4.
Numbers and targets are those of the game, unless other options say otherwise; without --game it is ${defaultGame.id}, or
${findGameLike({ use: 'all' }).id} with --use all. If too few puzzles are found, they are printed, and a message says how many there are.

Formats, one puzzle on each line: native, JSON as batch reads it; nums-target, JSON with nums and target; question-answer,
JSON with question, answer and metadata; csv, as batch reads it; verl, the columns of TinyZero's rows; chat, a prompt of
messages with the puzzle and its answer. The last two are also written as Parquet. A file for --prompt is the text of a
message, or, if its name ends in .json, a list of messages, with {numbers}, {target}, {operators}, {times} and {values}. Each line has the version of the generator, the seed and the index.

Examples:
  $ numbers-game generate --count 100000 --seed 7 --out puzzles.jsonl
  $ numbers-game generate --game 24 --needs fraction
  $ numbers-game generate --game 24s --needs root --count 5
  $ numbers-game generate --game 24 --pool 1-100 --count 500 --level 1-2 --format csv
  $ numbers-game generate --size 4 --pool 1-99 --repeat --from 10 --to 100 --use all --format nums-target
  $ numbers-game generate --count 1000 --unsolvable --format question-answer
  $ numbers-game generate --count 1000 --test-share 0.1 --split test
  $ numbers-game generate --count 1000 --exclude benchmark.csv
  $ numbers-game generate --deal show --count 100000 --test-share 0.1 --split train --format verl --out train.parquet --card card.md

Exit code: 0 if done, 2 if the request is refused or cannot be met, 130 if interrupted; all lines written are complete.`;

export function define(command: Command): void {
  command
    .description(
      'Makes puzzles on all cores, each proved to meet the request. A seed gives the same puzzles everywhere.',
    )
    .option('--count <number>', 'how many puzzles', parseInteger, 10)
    .option('--seed <number>', 'which ones, 0 to 4294967295', parseInteger, 0);
  addBoardOptions(addRulesOptions(command));
  addRequestOptions(command)
    .option('--tries <number>', 'how many problems to try for one more puzzle; default: 100000', parseInteger)
    .addOption(createOption.timeout())
    .addOption(
      new Option(
        '--format <format>',
        'the format of the output; default: csv if the name of --out says so, or native',
      ).choices([...Object.keys(FORMATS), ...Object.keys(TRAINING_FORMATS)]),
    )
    .addOption(new Option('--json', 'print JSON lines, the default').conflicts('format'))
    .option(
      '--prompt <template>',
      `the prompt of verl and chat: ${TEMPLATE_NAMES.join(', ')}, or a file; default: think`,
    )
    .option('--card <file>', 'write a data card in Markdown; also rates the puzzles, if they can be')
    .option('--workers <count>', 'how many threads to use; default: one for each core', parseInteger)
    .option('--out <file>', 'write to a file: compressed if its name ends in .gz, a table if in .parquet')
    .addHelpText('after', EXAMPLES)
    .action(async (given: GivenOptions) => {
      const named = given.json ? undefined : formatOfName(given.out, Object.keys(FORMATS));
      const { format = named ?? 'native' } = given;
      const options = { ...given, format };
      const { split, testShare } = options;
      if (split !== undefined && testShare === undefined) command.error('error: --split needs --test-share');
      if (split !== undefined && testShare === (split === 'test' ? 0 : 1))
        command.error(`error: --split ${split} has no puzzles with --test-share ${testShare}`);
      await makePuzzles(options);
    });
}

/** Adds the options that choose boards and targets. */
function addBoardOptions(command: Command): Command {
  return command
    .option('--size <number>', 'how many numbers a puzzle has; default: as in the game', parseInteger)
    .addOption(createOption.pool('the game'))
    .option(
      '--repeat',
      'choose each number of the pool any number of times; the default for --pool if all must be used',
    )
    .option(
      '--no-repeat',
      'choose each number as often as it is in the pool; the default for --pool otherwise',
    )
    .addOption(
      new Option('--target <target>', 'the same target for all puzzles')
        .argParser(parseInteger)
        .conflicts(['from', 'to']),
    )
    .option('--from <target>', 'the least target; default: the least of the game', parseInteger)
    .option('--to <target>', 'the largest target; default: the largest of the game', parseInteger);
}

/** Adds the options that choose among puzzles and mark them. */
function addRequestOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--deal <how>',
        'uniform: all problems alike; show: deal as the show does, 0 to all large numbers, each count alike',
      ).choices(['uniform', 'show']),
    )
    .option('--unsolvable', 'make puzzles whose target cannot be made')
    .option('--operations <bounds>', 'the fewest operations that solve a puzzle', parseBounds)
    .option('--solutions <bounds>', 'how many essential solutions a puzzle has', parseBounds)
    .option(
      '--needs <list>',
      'what every solution must do or use: fraction, division, subtraction, or an operator beyond + - * / except square',
      parseList,
    )
    .option(
      '--level <level>',
      'the difficulty from 1 to 5, such as 3 or 1-2; or the shares of the five levels, such as 1,1,1,1,1',
      (text) => (text.includes(',') ? parseList(text).map(parseDecimal) : parseBounds(text)),
    )
    .option('--rate', 'add difficulty and level')
    .option(
      '--test-share <share>',
      'mark puzzles train or test, with this share of the boards for testing',
      parseShare,
    )
    .addOption(new Option('--split <set>', 'print only the puzzles of this set').choices(['train', 'test']))
    .option(
      '--exclude <file>',
      'make no puzzle with a board of this file: rows as batch reads them; may be repeated',
      (file, files: readonly string[] | undefined) => [...(files ?? []), file],
    );
}

async function makePuzzles(options: GenerateCommandOptions): Promise<void> {
  const { split, out, card, format, prompt } = options;
  const inputs = [...(options.exclude ?? []), ...(prompt === undefined ? [] : [prompt])];
  checkDistinct({ '--out': out, '--card': card }, inputs);
  const rules = rulesOf(options);
  const game = options.game === undefined ? defaultGame : gameOf(options);
  const read = (file: string) => readBoards(file, game);
  const exclude = options.exclude && (await Promise.all(options.exclude.map(read))).flat();
  const signal = createInterruptSignal();
  const request = { ...requestOf(options, rules), exclude, signal };
  const columns = columnsOf(options, rules);
  const toRow = checkFormat(options);
  const context = { game: columns.game, template: readTemplate(prompt ?? 'think') };
  const training = toRow && { line: (puzzle: FormattedPuzzle) => toJson(toRow(puzzle, context)) };
  const cardOf = card === undefined ? null : openCard(options, rules, card);
  let failure: unknown;
  await withProgress('puzzles', async (onProgress) => {
    // Invalid options are reported before a file is written.
    const puzzles = generateOnThreads({ ...request, onProgress });
    let isEmpty = true;
    /** Yields the puzzles to write. Ends early after an error, so that the puzzles so far are written. */
    async function* wanted(): AsyncGenerator<Generated> {
      try {
        for await (const puzzle of puzzles) {
          if (split !== undefined && puzzle.split !== split) continue;
          cardOf?.add(puzzle);
          isEmpty = false;
          yield isRated(options) ? puzzle : { ...puzzle, difficulty: undefined, level: undefined };
        }
      } catch (error) {
        if (isEmpty) throw error;
        failure = error;
      }
    }
    const lines = formatLines(wanted(), training ?? FORMATS[format], columns);
    if (out === undefined) await writeToStdout(lines);
    else if (isParquet(out)) await writeToFile(formatTable(wanted(), toRow!, context), out);
    else await writeBehind(lines, out, 0, signal);
  });
  if (card !== undefined && cardOf !== null) await writeToFile([cardOf.write()], card);
  if (failure !== undefined) throw failure as Error;
}

/** Whether puzzles are written with their difficulty, and not only described in the data card. */
function isRated({ rate, level }: GenerateCommandOptions): boolean {
  return rate === true || level !== undefined;
}

/** Reads the boards of a file, with all choices of alternatives. Rows without a game are those of `game`. */
async function readBoards(file: string, game: Game): Promise<number[][]> {
  checkReadable(file, '--exclude');
  const boards: number[][] = [];
  for await (const { table, pieces } of readRecords(readFile(file), { name: file, find: findField })) {
    const texts = pieces.map(({ text }) => text);
    const read = openRecords(texts, table);
    for (const [index, { line }] of pieces.entries()) {
      try {
        const row = readRow(read(index), findField);
        const rules = { values: 'rational', use: 'any' } as const;
        const own = (gameIds as readonly unknown[]).includes(row.game) ? findGame(row) : null;
        const puzzle = readPuzzle({ numbers: row.numbers, aces: row.aces }, own ?? game, { rules });
        const { leaves } = parseBoard(puzzle, MAX_JUDGED);
        for (const board of boardsOf(leaves)) boards.push(board.map(([number]) => number));
      } catch (error) {
        const { code, message } = toRefusal(error);
        throw new NumbersGameError(code, `--exclude: line ${line}: ${message}`);
      }
    }
  }
  if (boards.length === 0) refuse('--exclude', 'a file with boards', file);
  return boards;
}

/** Converts the options to those of `generateOnThreads`. */
function requestOf(options: GenerateCommandOptions, rules: Rules): GenerateOnThreadsOptions {
  const { target, card } = options;
  const { deal } = options.game === undefined ? findGameLike(rules) : gameOf(options);
  const isZeroDealt = listNumbers(options.pool ?? deal.pool).includes(0);
  const canRate = rules.operators === undefined && !options.unsolvable && !isZeroDealt;
  return {
    count: options.count,
    seed: options.seed,
    ...(options.game === undefined ? { rules } : { game: { ...gameOf(options), rules } }),
    size: options.size,
    pool: options.pool,
    repeat: options.repeat,
    from: target ?? options.from,
    to: target ?? options.to,
    deal: options.deal,
    solvable: !options.unsolvable,
    operations: options.operations,
    solutions: options.solutions,
    needs: options.needs as readonly Need[] | undefined,
    level: options.level,
    rate: options.rate ?? (card !== undefined && canRate),
    testShare: options.testShare,
    tries: options.tries,
    timeout: options.timeout,
    workers: options.workers,
  };
}

/** Checks the output options. Returns the format of training, if it is one. @throws NumbersGameError */
function checkFormat({ format, prompt, out }: GenerateCommandOptions): ToRow | undefined {
  const toRow = TRAINING_FORMATS[format];
  const isTable = out !== undefined && isParquet(out);
  const formats = `--format ${Object.keys(TRAINING_FORMATS).join(' or ')}`;
  if (toRow === undefined && prompt !== undefined) refuse('--prompt', formats, `--format ${format}`);
  if (toRow === undefined && isTable) refuse('--out', `${formats} for Parquet`, `--format ${format}`);
  if (out !== undefined) checkOutput(out, isTable ? 'parquet' : format === 'csv' ? format : 'jsonl');
  return toRow;
}

function columnsOf(options: GenerateCommandOptions, rules: Rules): FormatColumns {
  return {
    game: findGameOf(options, rules)?.id ?? '',
    operators: rules.operators !== undefined,
    limits: rules.limits !== undefined,
    solutions: options.solutions !== undefined,
    rate: isRated(options),
    split: options.testShare !== undefined,
  };
}

/** Finds the game whose rules the puzzles have, and whose target unless it is named. */
function findGameOf(options: GenerateCommandOptions, rules: Rules): Game | null {
  const game = options.game === undefined ? findGameLike(rules) : gameOf(options);
  const { target, from, to } = options;
  const isTarget = (asked: unknown) => asked === undefined || asked === game.target;
  const hasTarget = typeof game.target !== 'number' || (isTarget(target ?? from) && isTarget(target ?? to));
  if (options.game === undefined && !hasTarget) return null;
  const namesOf = (of: Rules) => selectRows(of).map(({ operator }) => operator);
  const hasOperators = namesOf(game.rules).join() === namesOf(rules).join();
  return game.rules.values === rules.values && game.rules.use === rules.use && hasOperators ? game : null;
}

function openCard(options: GenerateCommandOptions, rules: Rules, card: string): DataCard {
  checkWritable(card, '--card');
  const game = findGameOf(options, rules);
  return new DataCard({
    game: game === null ? '' : `${game.title} (\`${game.id}\`)`,
    deal:
      options.deal === 'show'
        ? 'dealt as on the show, each count of large numbers equally likely'
        : 'all problems equally likely',
    command: process.argv.slice(2),
  });
}

function parseList(text: string): string[] {
  return text.split(',').map((item) => item.trim());
}

function parseShare(text: string): number {
  const share = parseDecimal(text);
  if (share <= 1) return share;
  throw new InvalidArgumentError('Expected a number from 0 to 1.');
}

function parseDecimal(text: string): number {
  if (/^(\d+(\.\d+)?|\.\d+)(e-?\d+)?$/i.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a number of at least 0, such as 0.1.');
}
