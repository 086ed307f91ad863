// `numbers-game batch`: puzzles by the million, from files or standard input; and `batch merge`, which joins
// the files that the shards of a batch wrote.
//
// Output goes directly to its file, so a command that ends early leaves complete lines and at most one
// incomplete line. `--resume` checks that the complete lines belong to the input and the options, removes the
// incomplete one and continues after them.
import { createReadStream, existsSync, fstatSync, statSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { batchLines } from '../../batch/batch-lines.js';
import { FORMATS, OPS, type BatchFormat, type BatchLinesOptions } from '../../batch/batch-types.js';
import { ERROR_AT_END, mergeShards } from '../../batch/shard-lines.js';
import { escapeControls } from '../../core/escape-controls.js';
import { DISTINCT } from '../../core/puzzle/distinct.js';
import { readFile, STDIN } from '../../reading/files.js';
import { NumbersGameError, refuse } from '../../core/errors.js';
import {
  createOption,
  addGameOptions,
  parseInteger,
  parseShard,
  gameOf,
  rulesOf,
  type GameOptions,
} from '../parse-arguments.js';
import { EXIT_LINES_FAILED } from '../exit-codes.js';
import { createInterruptSignal } from '../handle-interrupt.js';
import { checkDistinct, checkOutput, checkReadable } from '../check-file.js';
import { isGzip, writeBehind, writeToFile, writeToStdout } from '../write-output.js';
import { LinesProgress } from '../progress-bar.js';

interface BatchCommandOptions
  extends
    GameOptions,
    Pick<BatchLinesOptions, 'op' | 'columns' | 'distinct' | 'limit' | 'timeout' | 'workers' | 'shard'> {
  readonly format?: BatchFormat;
  readonly out?: string;
  readonly resume?: boolean;
}

/** Content of an output file. */
interface Done {
  readonly failed: number;
  /** Length of its complete lines in bytes. */
  readonly bytes: number;
}

const LINE_FEED = 10;
/** Pattern of the last line of the output of a shard, which `--resume` writes again. */
const SHARD_END = /^\{"shard":\{"index":\d+,"of":\d+,"records":\d+,"sha256":"[0-9a-f]{64}",.*\}\}$/;
/** Maximum number of characters of an error at the end of a line; messages are far shorter. */
const ERROR_CHARACTERS = 2000;

const EXAMPLES = `
Input is JSON lines, {"numbers": [1, 3, 7, 10, 25, 50], "target": 765}, a JSON array of such objects, Parquet, or CSV with a
header, whose columns are separated by commas, semicolons or tabs; each may be compressed by gzip:

  numbers,target,game,aces,id
  1 3 7 10 25 50,765,countdown,,a1

Names may be in any case; "nums", "available_numbers", "starting_numbers", "starting" and "puzzles" serve as "numbers", others
are given by --columns. The puzzle may be in "ground_truth", "reward_model.ground_truth", "extra_info" or "metadata". "target", "rules", "game" (and "values", "use" and "operators" instead of those of the game),
"aces", "nearest" and "tidy" are optional, "from" and "to" are for reach, "answer" is for verify; the options of the command
apply to lines without them. Every other field is passed through. Each line comes back with its "result" or an
"error", in the same order. Blank lines are skipped.

Examples:
  $ numbers-game batch puzzles.jsonl --out answers.jsonl
  $ numbers-game batch puzzles.jsonl --out answers.jsonl --resume
  $ numbers-game batch boards.parquet --columns numbers=Cards,target=Goal
  $ numbers-game batch hands.csv.gz --game 24 --op count --out counts.jsonl.gz
  $ numbers-game batch puzzles.jsonl --shard 2/3 --out shard-2.jsonl
  $ numbers-game batch merge shard-*.jsonl --out answers.jsonl
  $ generate-puzzles | numbers-game batch --workers 2 | head

Exit code: 0 if done, 2 if the input is refused, 3 if some lines have an error, 130 if interrupted; all lines written
so far are complete.`;

export function define(command: Command): void {
  command
    // Options after `merge` belong to it.
    .enablePositionalOptions()
    .description(
      'Answers many puzzles on all cores: JSON, CSV or Parquet in, JSON lines out, in the same order.',
    )
    .argument('[files...]', 'the files to read, one after the other; - or none is standard input')
    .addOption(new Option('--op <op>', 'the operation to run on each puzzle').choices(OPS).default('solve'))
    .addOption(
      new Option('--format <format>', 'the format of the input; default: that of its content').choices(
        FORMATS,
      ),
    );
  addGameOptions(command)
    .addOption(createOption.columns())
    .addOption(createOption.timeout())
    .addOption(
      new Option('--distinct <level>', 'which solutions differ, for count and solutions').choices(DISTINCT),
    )
    .option('--limit <number>', 'the most solutions of a puzzle to list or count', parseInteger)
    .option('--workers <count>', 'how many threads to use; default: one for each core', parseInteger)
    .option('--json', 'print JSON lines, as always')
    .option('--out <file>', 'write to a file, compressed if its name ends in .gz')
    .option('--resume', 'continue after the lines that the file of --out has')
    .option(
      '--shard <index/of>',
      'answer only every of-th puzzle, such as 2/5, so that machines divide the work; batch merge joins their files',
      parseShard,
    )
    .addHelpText('after', EXAMPLES)
    .action(async (files: string[], options: BatchCommandOptions) => {
      const { op, out, resume, distinct, limit } = options;
      if ((distinct ?? limit) !== undefined && op !== 'count' && op !== 'solutions')
        command.error('error: --distinct and --limit need --op count or solutions');
      if (resume && out === undefined) command.error('error: --resume needs --out');
      if (resume && isGzip(out!))
        command.error('error: --resume needs an uncompressed file, but --out names a .gz');
      await batch(files.length === 0 ? [STDIN] : files, options);
    });
  addBatchMerge(command);
}

async function batch(files: readonly string[], options: BatchCommandOptions): Promise<void> {
  const { op, format, columns, distinct, limit, timeout, workers, aces, out, resume, shard } = options;
  const progress = new LinesProgress(checkFiles(files, out));
  const signal = createInterruptSignal();
  const done = resume ? await readDone(out!) : { failed: 0, bytes: 0 };
  let { failed } = done;
  let failure: unknown;
  let hasBegun = false;

  const sources = files.map((file) => {
    const text = readFile(file, (bytes) => progress.addBytes(bytes));
    return { text, format, name: file === STDIN ? 'standard input' : file };
  });
  const settings = {
    op,
    game: gameOf(options),
    rules: rulesOf(options),
    aces,
    columns,
    distinct,
    limit,
    timeout,
    workers,
    signal,
    shard,
    done: done.bytes === 0 ? undefined : createReadStream(out!, { end: done.bytes - 1 }),
  };
  // Invalid options are reported before a file is written.
  const blocks = batchLines(sources, settings);
  /** Ends early if the input fails or the user interrupts, so that the answers so far are written. */
  async function* texts(): AsyncGenerator<string> {
    try {
      for await (const block of blocks) {
        hasBegun = true;
        failed += block.failed;
        progress.addPuzzles(block.records);
        yield block.text;
      }
    } catch (error) {
      if (error instanceof NumbersGameError && error.message.startsWith('done, ')) {
        const message = error.message.replace('done', `--resume, ${out!}`);
        const advice = 'the file is of another job (input or options), and was not changed';
        throw new NumbersGameError(error.code, `${message}; ${advice}`);
      }
      // An earlier output stays until there is an answer.
      if (!hasBegun) throw error;
      failure = error;
    }
  }

  try {
    if (out === undefined) await writeToStdout(texts());
    else {
      const next = isGzip(out) ? undefined : 'continue with --resume';
      await writeBehind(texts(), out, done.bytes, signal, next);
    }
  } finally {
    progress.stop(failed);
  }
  if (failure !== undefined) throw failure as Error;
  if (failed > 0) process.exitCode = EXIT_LINES_FAILED;
}

/**
 * Returns the size of all files in bytes; undefined if unknown. Throws for a file that cannot be read or is
 * also the output.
 */
function checkFiles(files: readonly string[], out: string | undefined): number | undefined {
  if (out !== undefined) checkOutput(out, 'jsonl');
  const output =
    out === undefined
      ? fstatSync(process.stdout.fd, { bigint: true })
      : statSync(out, { bigint: true, throwIfNoEntry: false });
  let bytes: number | undefined = 0;
  for (const file of files) {
    if (file !== STDIN) checkReadable(file, 'files');
    const stat =
      file === STDIN ? fstatSync(process.stdin.fd, { bigint: true }) : statSync(file, { bigint: true });
    if (stat.isFile() && stat.dev === output?.dev && stat.ino === output.ino) {
      const name = out === undefined ? 'standard output' : '--out';
      refuse(name, 'another file than the input', file);
    }
    bytes = bytes === undefined || !stat.isFile() ? undefined : bytes + Number(stat.size);
  }
  return bytes;
}

/**
 * Measures the complete lines of an output file, which need not exist. Without any, it must be empty or hold
 * the begin of a line, because it is written anew.
 */
async function readDone(file: string): Promise<Done> {
  let [failed, bytes] = [0, 0];
  if (!existsSync(file)) return { failed, bytes };
  if (!statSync(file).isFile()) refuse('--resume', 'a file', file);
  let offset = 0;
  let tail = '';
  let begin: string | undefined;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    begin ??= chunk.toString('latin1', 0, 1);
    let at = 0;
    const endOf = (end: number) => tail + chunk.toString('latin1', Math.max(at, end - ERROR_CHARACTERS), end);
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, at)) {
      const line = endOf(end);
      if (SHARD_END.test(line)) return { failed, bytes };
      failed += Number(/\d\}\}$/.test(line.slice(-3)) && ERROR_AT_END.test(line.slice(-ERROR_CHARACTERS)));
      tail = '';
      at = end + 1;
      bytes = offset + at;
    }
    tail = endOf(chunk.length).slice(-ERROR_CHARACTERS);
    offset += chunk.length;
  }
  if (bytes === 0 && begin !== undefined && (begin !== '{' || tail.endsWith('}')))
    refuse('--resume', 'a file with lines of batch', file);
  return { failed, bytes };
}

/** Adds the command that joins the files of shards. */
function addBatchMerge(batch: Command): void {
  batch
    .command('merge <files...>')
    .description('Joins the files that batch --shard wrote, one for each shard, in the order of the input.')
    .option('--out <file>', 'write to a file, compressed if its name ends in .gz')
    .addHelpText(
      'after',
      '\nNothing is written if the file of a shard is missing, incomplete or altered.\n' +
        'Exit code: 0 if done, 2 if a file is refused, 3 if some lines have an error.',
    )
    .action(mergeFiles);
}

async function mergeFiles(files: readonly string[], { out }: { out?: string }): Promise<void> {
  if (out !== undefined) checkOutput(out, 'jsonl');
  checkDistinct({ '--out': out }, files);
  for (const file of files) checkReadable(file, 'files');
  let failed = 0;
  async function* texts(): AsyncGenerator<string> {
    for await (const block of mergeShards(files.map((name) => ({ name, open: () => readFile(name) })))) {
      failed += block.failed;
      yield out === undefined ? escapeControls(block.text) : block.text;
    }
  }
  if (out === undefined) await writeToStdout(texts());
  else await writeToFile(texts(), out);
  if (failed > 0) process.exitCode = EXIT_LINES_FAILED;
}
