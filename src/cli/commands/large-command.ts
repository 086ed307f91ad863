// `numbers-game large`: the solvable problems of the game of Countdown with every choice of four large
// numbers.
import { InvalidArgumentError, type Command } from 'commander';
import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import type { Shard } from '../../bulk/parallel/worker-types.js';
import { NumbersGameError } from '../../core/errors.js';
import { defaultGame } from '../../core/puzzle/games.js';
import { countLargeNumbers, countLargeSet } from '../../literature/large-numbers/count-large-numbers.js';
import { parseLargeGame, SET_SIZE, totalsOf } from '../../literature/large-numbers/large-game.js';
import type { LargeTable } from '../../literature/large-numbers/large-table.js';
import { PartFiles } from '../../literature/large-numbers/part-files.js';
import { summarizeTable, type CountSummary } from '../../literature/large-numbers/summarize-table.js';
import { csvOfTable, parquetOfTable } from '../../literature/large-numbers/write-large-table.js';
import { formatCount } from '../answer-text.js';
import { createInterruptSignal } from '../handle-interrupt.js';
import { version } from '../package-version.js';
import { parseInteger, parsePool, parseShard } from '../parse-arguments.js';
import { withProgress } from '../progress-bar.js';
import { writeToFile } from '../write-output.js';

interface LargeOptions {
  readonly small?: readonly number[];
  readonly candidates?: readonly number[];
  readonly from?: number;
  readonly to?: number;
  readonly set?: readonly number[];
  readonly out?: string;
  readonly resume?: boolean;
  readonly shard?: Shard;
  readonly workers?: number;
  readonly top: number;
  readonly json?: boolean;
}

const EXAMPLES = `
The game of a set has every board of six with up to four numbers of the set and small numbers. Its solvable
problems, a board with a target each, are counted twice: each board once; and weighted, where each choice of
tiles counts once, so that a board with two different small numbers that occur twice counts four times.

Examples:
  $ numbers-game large --set 25,50,75,100
  $ numbers-game large --candidates 11-20 --out sets.csv
  $ numbers-game large --out sets.parquet --shard 1/2
  $ numbers-game large --out sets.parquet --resume

With --out, finished parts are kept in a folder beside the file until the table is complete. To divide the
work between machines, copy the parts into one folder, and join them with --resume.

Exit code: 0 if done, 2 if the input is refused, 130 if interrupted.`;

/** Adds the command to the program. */
export function addLarge(program: Command): void {
  program
    .command('large')
    .summary('count the solvable problems with every choice of four large numbers')
    .description(
      'Counts the solvable problems of Countdown for every set of four large numbers, on all cores. All ' +
        'candidates from 11 to 100 take about an hour of one core.',
    )
    .option('--set <numbers>', 'count one set only, such as 25,50,75,100', parseSet)
    .option('--small <numbers>', 'the pool of small numbers; default: 1 to 10, each twice', parsePool)
    .option('--candidates <numbers>', 'the numbers to choose four from; default: 11-100', parsePool)
    .option('--from <target>', 'the first target; default: 101', parseInteger)
    .option('--to <target>', 'the last target; default: 999', parseInteger)
    .option('--out <file>', 'write the table of all sets, as Parquet if the name ends in .parquet, else CSV')
    .option('--shard <index/of>', 'count only every of-th part, such as 2/5; needs --out', parseShard)
    .option('--resume', 'continue with the parts that are finished; needs --out')
    .option('--workers <count>', 'how many threads to use; default: one for each core', parseInteger)
    .option('--top <count>', 'how many of the best and the worst sets to print', parseInteger, 10)
    .option('--json', 'print a line of JSON')
    .addHelpText('after', EXAMPLES)
    .action(large);
}

function parseSet(text: string): number[] {
  const numbers = parsePool(text);
  if (numbers.length === SET_SIZE) return numbers;
  throw new InvalidArgumentError('Expected four numbers such as 25,50,75,100.');
}

async function large(options: LargeOptions, command: Command): Promise<void> {
  const { set, out, resume, shard, workers, top, json, candidates, small, from, to } = options;
  const refuse = (message: string) => command.error(`error: ${message}`, { exitCode: 2 });
  if (set !== undefined && (candidates ?? out ?? shard ?? resume) !== undefined) {
    refuse('--set counts one set: expected neither --candidates, --out, --shard nor --resume');
  }
  if (out === undefined && (shard ?? resume) !== undefined) refuse('--shard and --resume need --out');
  if (top < 1) refuse(`--top: expected an integer from 1, got ${top}`);
  const game = parseLargeGame({ small, candidates: set ?? candidates, from, to });
  const begin = performance.now();
  if (set !== undefined) {
    printSet(countLargeSet(game), json);
    return;
  }
  const parts = out === undefined ? undefined : openParts(out, game, shard, resume);
  const signal = createInterruptSignal('SIGTERM');
  const table = await withProgress('boards', (onProgress) =>
    countLargeNumbers(game, { workers, shard, parts, signal, onProgress }),
  );
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  if (table === null) {
    console.log(`This shard is finished; parts of other shards are missing. ${seconds} s`);
    return;
  }
  if (out !== undefined) {
    const isParquet = /\.parquet$/i.test(out);
    const pieces: Iterable<string | Uint8Array> = isParquet
      ? parquetOfTable(table, `numbers-game ${version}`)
      : csvOfTable(table);
    await writeToFile(Readable.from(pieces), out, signal);
    parts!.remove();
  }
  const { large: numbers, pool } = defaultGame.deal;
  const summary = summarizeTable(
    table,
    top,
    pool.filter((each) => each >= numbers!.from),
  );
  if (json) {
    console.log(JSON.stringify(summary));
    return;
  }
  console.log(`${formatCount(summary.sets)} sets, ${formatCount(summary.totals.boards)} boards each`);
  for (const line of [
    ...formatCounts('each board once', summary.once),
    ...formatCounts('weighted by choices of tiles', summary.weighted),
  ])
    console.log(line);
  console.log(`checksum ${summary.checksum}\n${seconds} s`);
}

/** Opens the folder of the finished parts. @throws NumbersGameError if it has some without --resume */
function openParts(
  out: string,
  game: ReturnType<typeof parseLargeGame>,
  shard: Shard | undefined,
  resume = false,
): PartFiles {
  const parts = new PartFiles(`${out}.parts`, game);
  if (resume || shard !== undefined || !parts.hasAny()) return parts;
  const message = `out: expected no finished parts in ${parts.dir} without --resume, got some; continue with --resume, or remove the folder`;
  throw new NumbersGameError('invalid-option', message);
}

function printSet(table: LargeTable, json = false): void {
  const totals = totalsOf(table.game);
  const counts = [false, true].map((isWeighted) => ({
    problems: isWeighted ? totals.weightedProblems : totals.problems,
    solvable: table.solvable(isWeighted)[0],
    operations: table.operationsOf(0, isWeighted),
  }));
  const [once, weighted] = counts;
  if (json) {
    console.log(JSON.stringify({ numbers: table.numbersOf(0), totals, once, weighted }));
    return;
  }
  console.log(`${table.numbersOf(0).join(' ')}: ${formatCount(totals.boards)} boards`);
  for (const [name, { problems, solvable, operations }] of [
    ['each board once', once],
    ['weighted by choices of tiles', weighted],
  ] as const) {
    console.log(`${name}: ${formatShare(solvable, problems)} of ${formatCount(problems)} problems`);
    for (const [count, solved] of operations.entries()) {
      if (solved > 0) console.log(`  ${count} operations: ${formatCount(solved)}`);
    }
  }
}

function formatCounts(name: string, { problems, best, worst, set }: CountSummary): string[] {
  const line = ({ numbers, solvable, rank }: CountSummary['best'][number]) =>
    `  ${formatCount(rank).padStart(9)}. ${numbers.join(' ')}: ${formatShare(solvable, problems)}`;
  return [
    `${name}, ${formatCount(problems)} problems`,
    ...best.map(line),
    '  ...',
    ...[...worst].reverse().map(line),
    ...(set === null
      ? []
      : [`  the show's set, better than ${set.percentile.toFixed(2)} % of the sets:`, line(set)]),
  ];
}

function formatShare(solvable: number, problems: number): string {
  return `${formatCount(solvable)} solvable (${((100 * solvable) / problems).toFixed(3)} %)`;
}
