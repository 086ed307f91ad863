// `numbers-game batch`: puzzles by the million, from files or standard input.
//
// A file of output is written to directly, so that what is in it when the command ends early, however that
// happens, is whole lines and the begin of one at most; `--resume` cuts that off, counts the others and goes
// on behind them.
import {
  accessSync,
  constants,
  createReadStream,
  existsSync,
  fstatSync,
  statSync,
  type BigIntStats,
} from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Option, type Command } from 'commander';
import { batchLines, type BatchFormat, type BatchOp, type BatchSource, type Distinct } from '../../batch.js';
import { NumbersGameError } from '../../index.js';
import { addGameOptions, DISTINCT, parseInteger, rulesOf, type GameOptions } from '../arguments.js';
import { createInterruptSignal } from '../interrupt.js';
import { isGzip, writeBehind, writeToStdout } from '../write-output.js';
import { LinesProgress } from '../progress.js';

interface BatchCommandOptions extends GameOptions {
  readonly op: BatchOp;
  readonly format?: BatchFormat;
  readonly distinct?: Distinct;
  readonly limit?: number;
  readonly workers?: number;
  readonly out?: string;
  readonly resume?: boolean;
}

/** What stands in a file of output. */
interface Done {
  readonly records: number;
  readonly failed: number;
  /** The length of its whole lines. */
  readonly bytes: number;
}

const EXIT_LINES_FAILED = 3;
const STDIN = '-';
const LINE_FEED = 10;
/** How a line with an error ends. */
const ERROR_AT_END = /"error":\{"code":"[a-z-]+","message":"(?:[^"\\]|\\.)*","line":\d+\}\}$/;
/** A message is far shorter. */
const ERROR_CHARACTERS = 2000;

const EXAMPLES = `
Input is JSON lines, {"numbers": [1, 3, 7, 10, 25, 50], "target": 765}, or CSV with a header:

  numbers,target,game,aces,id
  1 3 7 10 25 50,765,countdown,,a1

"nums" serves as "numbers". "target", "rules", "game" (and "values", "use" and "operators" instead of those of the game),
"aces", "nearest" and "tidy" are optional, "from" and "to" are for reach, "answer" is for verify; the options of the command
hold where a line does not say. Every other field is passed on. Each line comes back with its "result", or with an
"error", in the same order; blank lines do not.

Examples:
  $ numbers-game batch puzzles.jsonl --out answers.jsonl
  $ numbers-game batch puzzles.jsonl --out answers.jsonl --resume
  $ numbers-game batch hands.csv.gz --game 24 --op count --out counts.jsonl.gz
  $ generate-puzzles | numbers-game batch --workers 2 | head

Exit code: 0 if done, 2 if the input is refused, 3 if some lines have an error, 130 if interrupted; the lines written by
then are whole.`;

/** Adds the command to the program. */
export function addBatch(program: Command): void {
  const command = program
    .command('batch')
    .summary('answer many puzzles, from files or standard input')
    .description(
      'Answers many puzzles on all cores: JSON lines or CSV in, JSON lines out, in the same order.',
    )
    .argument('[files...]', 'the files to read, one after the other; - or none is standard input')
    .addOption(
      new Option('--op <op>', 'what to ask of each puzzle')
        .choices(['solve', 'count', 'solutions', 'reach', 'verify', 'rate'])
        .default('solve'),
    )
    .addOption(
      new Option(
        '--format <format>',
        'how the input is written; default: csv for names that end in .csv or .csv.gz, else jsonl',
      ).choices(['jsonl', 'csv']),
    );
  addGameOptions(command)
    .addOption(
      new Option('--distinct <level>', 'which solutions differ, for count and solutions').choices(DISTINCT),
    )
    .option('--limit <number>', 'the most solutions of a puzzle to list or count', parseInteger)
    .option('--workers <count>', 'how many threads to use; default: one for each core', parseInteger)
    .option('--out <file>', 'write to a file, compressed if its name ends in .gz')
    .option('--resume', 'go on behind the lines that the file of --out has')
    .addHelpText('after', EXAMPLES)
    .action(async (files: string[], options: BatchCommandOptions) => {
      const { out, resume } = options;
      if (resume && out === undefined) command.error('error: --resume needs --out');
      if (resume && isGzip(out!)) command.error('error: --resume needs a plain file, --out names a .gz');
      await batch(files.length === 0 ? [STDIN] : files, options);
    });
}

async function batch(files: readonly string[], options: BatchCommandOptions): Promise<void> {
  const { op, format, distinct, limit, workers, aces, out, resume } = options;
  const progress = new LinesProgress(checkFiles(files, out));
  const signal = createInterruptSignal();
  const done = resume ? await readDone(out!) : { records: 0, failed: 0, bytes: 0 };
  let { failed } = done;
  let failure: unknown;

  const sources = readFiles(files, format, progress);
  const settings = {
    op,
    game: options.game,
    rules: rulesOf(options),
    aces,
    distinct,
    limit,
    workers,
    signal,
    skip: done.records,
  };
  // What is refused of them is so before a file is written to.
  const blocks = batchLines(sources, settings);
  /** Ends where the input or the user ends it, so that what was answered is written. */
  async function* texts(): AsyncGenerator<string> {
    try {
      for await (const block of blocks) {
        failed += block.failed;
        progress.addPuzzles(block.records);
        yield block.text;
      }
    } catch (error) {
      failure = error;
    }
  }

  try {
    if (out === undefined) await writeToStdout(texts());
    else await writeBehind(texts(), out, done.bytes);
  } finally {
    progress.stop();
  }
  if (failure !== undefined) throw failure as Error;
  if (failed > 0) process.exitCode = EXIT_LINES_FAILED;
}

/**
 * The bytes of all files, undefined if that is not known. Throws for what cannot be read, or is to be
 * written, too.
 */
function checkFiles(files: readonly string[], out: string | undefined): number | undefined {
  const output =
    out === undefined
      ? fstatSync(process.stdout.fd, { bigint: true })
      : statSync(out, { bigint: true, throwIfNoEntry: false });
  let bytes: number | undefined = 0;
  for (const file of files) {
    const stat = file === STDIN ? fstatSync(process.stdin.fd, { bigint: true }) : statReadable(file);
    if (stat.isFile() && stat.dev === output?.dev && stat.ino === output.ino) {
      const name = out === undefined ? 'standard output' : '--out';
      throw new NumbersGameError(
        'invalid-option',
        `${name}: expected another file than the input, got ${file}`,
      );
    }
    bytes = bytes === undefined || !stat.isFile() ? undefined : bytes + Number(stat.size);
  }
  return bytes;
}

/** Not by opening it: who writes to a pipe would take that for its only reader. */
function statReadable(file: string): BigIntStats {
  accessSync(file, constants.R_OK);
  const stat = statSync(file, { bigint: true });
  if (!stat.isDirectory()) return stat;
  throw new NumbersGameError('invalid-option', `files: expected a file, got the directory ${file}`);
}

function* readFiles(
  files: readonly string[],
  format: BatchFormat | undefined,
  progress: LinesProgress,
): Generator<BatchSource> {
  for (const file of files) {
    const isCsv = /\.csv(\.gz)?$/i.test(file);
    yield { text: readFile(file, progress), format: format ?? (isCsv ? 'csv' : 'jsonl') };
  }
}

async function* readFile(file: string, progress: LinesProgress): AsyncGenerator<Uint8Array> {
  const bytes = countBytes(file === STDIN ? process.stdin : createReadStream(file), progress);
  if (!isGzip(file)) {
    yield* bytes;
    return;
  }
  try {
    // What goes wrong destroys the last stream, so it is met below.
    yield* pipeline(bytes, createGunzip(), () => undefined) as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (!(error instanceof Error) || 'syscall' in error) throw error;
    throw new NumbersGameError(
      'invalid-option',
      `${file}: expected gzip, got something else (${error.message})`,
    );
  }
}

async function* countBytes(
  stream: AsyncIterable<unknown>,
  progress: LinesProgress,
): AsyncGenerator<Uint8Array> {
  for await (const bytes of stream as AsyncIterable<Uint8Array>) {
    progress.addBytes(bytes.length);
    yield bytes;
  }
}

/** Counts the whole lines of a file of output, which need not be there. */
async function readDone(file: string): Promise<Done> {
  let [records, failed, bytes] = [0, 0, 0];
  if (!existsSync(file)) return { records, failed, bytes };
  if (!statSync(file).isFile()) {
    throw new NumbersGameError('invalid-option', `--resume: expected a file, got ${file}`);
  }
  let offset = 0;
  let tail = '';
  for await (const part of createReadStream(file) as AsyncIterable<Buffer>) {
    let at = 0;
    const endOf = (end: number) => tail + part.toString('latin1', Math.max(at, end - ERROR_CHARACTERS), end);
    for (let end = part.indexOf(LINE_FEED); end !== -1; end = part.indexOf(LINE_FEED, at)) {
      const line = endOf(end);
      records++;
      failed += Number(/\d\}\}$/.test(line.slice(-3)) && ERROR_AT_END.test(line.slice(-ERROR_CHARACTERS)));
      tail = '';
      at = end + 1;
      bytes = offset + at;
    }
    tail = endOf(part.length).slice(-ERROR_CHARACTERS);
    offset += part.length;
  }
  return { records, failed, bytes };
}
