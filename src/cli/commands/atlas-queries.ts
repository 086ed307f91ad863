// `numbers-game atlas status`, `query`, `select` and `figures`: read an atlas. `status --watch` prints a page
// that is refreshed every second until the atlas is complete.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Option, type Command } from 'commander';
import { writeDurably } from '../../atlas/files/durable-file.js';
import { drawAtlas } from '../../atlas/read/atlas-figures.js';
import { inspectAtlas, type AtlasStatus } from '../../atlas/read/inspect-atlas.js';
import { openAtlas } from '../../atlas/read/open-atlas.js';
import type { AtlasPlan, SelectCriteria } from '../../atlas/atlas-types.js';
import { countdown } from '../../core/puzzle/games.js';
import { formatCount } from '../answer-text.js';
import { parseBounds, parseInteger, parsePool } from '../parse-arguments.js';
import { printable, toJson } from '../../core/escape-controls.js';
import { createInterruptSignal } from '../handle-interrupt.js';
import { checkOutput } from '../check-file.js';
import { formatLines, FORMATS, quoteCell } from '../puzzle-formats.js';
import { writeToFile, writeToStdout } from '../write-output.js';

interface StatusCommandOptions {
  readonly watch?: boolean;
  readonly json?: boolean;
}

const WATCH_MS = 1000;
/** Escape sequence that moves to the beginning of the terminal and clears the screen. */
const CLEAR = '\x1b[H\x1b[J';

interface SelectCommandOptions extends Omit<SelectCriteria, 'signal'> {
  readonly unsolvable?: boolean;
  readonly format: string;
  readonly out?: string;
}

const EXAMPLES = `
Bounds are written 3, 2..4, 2.. or ..4. Distances are those to the nearest value within the range of targets; problems without any are
selected by --unsolvable, unless --distance is given. Formats are those of generate; a problem that cannot be made has its nearest value beside it.

Examples:
  $ numbers-game atlas select DIR --operations 5.. --count 20 --seed 7
  $ numbers-game atlas select DIR --unsolvable --distance 10..
  $ numbers-game atlas select DIR --nearest-operations 5.. --max-small 3
  $ numbers-game atlas select DIR --complete --only-primes
  $ numbers-game atlas select DIR --solvable --numbers 26..100`;

/** Adds the subcommands of `atlas` that read an atlas. */
export function addAtlasQueries(atlas: Command): void {
  atlas
    .command('status <dir>')
    .description('Tells what is built of an atlas.')
    .option('--watch', 'print it every second until the atlas is complete')
    .option('--json', 'print a line of JSON')
    .action(printStatus);
  atlas
    .command('query <dir> <sql>')
    .description('Runs SQL on the tables problems, boards and targets. Needs npm install @duckdb/node-api.')
    .option('--json', 'print each row as a line of JSON instead of CSV')
    .action(query);
  atlas
    .command('select <dir>')
    .description(
      'Draws problems at random from those that meet all criteria. Needs npm install @duckdb/node-api.',
    )
    .option('--solvable', 'problems that can be made')
    .addOption(new Option('--unsolvable', 'problems that cannot be made').conflicts('solvable'))
    .option('--operations <bounds>', 'the fewest operations of problems that can be made', parseBounds)
    .option(
      '--distance <bounds>',
      'the distance of the nearest value; from 0 includes problems that can be made',
      parseBounds,
    )
    .option('--nearest-operations <bounds>', 'the fewest operations of that value', parseBounds)
    .option('--complete', 'boards that make every target')
    .option('--only-primes', 'boards of primes: 2, 3, 5, ...')
    .option('--numbers <numbers>', 'boards of these numbers, such as 26..100 or 1,2,3,5', parsePool)
    .option('--max-small <count>', 'boards with at most this many numbers up to 10', parseInteger)
    .option('--count <number>', 'how many problems', parseInteger, 10)
    .option('--seed <number>', 'which ones, 0 to 4294967295', parseInteger, 0)
    .addOption(
      new Option('--format <format>', 'the format of the output')
        .choices(Object.keys(FORMATS))
        .default('native'),
    )
    .option('--out <file>', 'write to a file, compressed if its name ends in .gz')
    .addHelpText('after', EXAMPLES)
    .action(select);
  atlas
    .command('figures <dir>')
    .description('Draws the percentage of the boards that make each target, as SVG and CSV.')
    .option('--out <folder>', 'where to write success.svg and success.csv; default: the folder of the atlas')
    .action(drawFigures);
}

async function printStatus(dir: string, { watch, json }: StatusCommandOptions): Promise<void> {
  const signal = createInterruptSignal();
  const isPage = watch && !json && process.stdout.isTTY;
  for (;;) {
    const status = inspectAtlas(dir);
    const text = json ? toJson(status) : printable(formatFolder(dir, status).join('\n'));
    console.log(isPage ? CLEAR + text : text);
    if (!watch || status.complete) return;
    await wait(WATCH_MS, undefined, { signal }).catch((error: unknown) => {
      throw signal.aborted ? signal.reason : error;
    });
  }
}

function formatFolder(dir: string, status: AtlasStatus): string[] {
  const { plan, complete, finished, shares, damaged, builder, engines } = status;
  return [
    `${plan.size} numbers${plan.repeat ? ' with repetition' : ''}, targets ${plan.from} to ${plan.to}, keeps ${plan.keep}`,
    ...describeRules(plan),
    complete
      ? `complete: ${formatCount(plan.boards)} boards`
      : `${finished} of ${shares} shares are finished, ${formatCount(status.boards)} of ${formatCount(plan.boards)} boards`,
    ...damaged.map(({ path, reason }) => `damaged: ${path}: ${reason}`),
    ...(complete || builder !== null ? [] : [`go on: numbers-game atlas build ${dir}`]),
    ...(builder === null ? [] : [`process ${builder.pid} on ${builder.host} builds`]),
    ...(engines.length === 0 ? [] : [`built by numbers-game ${engines.join(', ')}`]),
  ];
}

/** Describes rules that are not the default. */
function describeRules({ rules }: Pick<AtlasPlan, 'rules'>): string[] {
  const { values, use, operators, limits } = rules;
  if (values === countdown.values && use === countdown.use && operators === undefined) return [];
  const parts = [`${values} values`, `use ${use}`, operators?.join(' '), limits && JSON.stringify(limits)];
  return [`rules: ${parts.filter((part) => part !== undefined).join(', ')}`];
}

async function query(dir: string, sql: string, { json }: { json?: boolean }): Promise<void> {
  const atlas = await openAtlas(dir);
  try {
    const rows = await atlas.query(sql);
    const names = Object.keys(rows[0] ?? {});
    const lines = json
      ? rows.map(toJson)
      : [names, ...rows.map((row) => names.map((name) => row[name]))].map((cells) =>
          cells.map(quoteCell).join(),
        );
    await writeToStdout(lines.map((line) => `${line}\n`));
  } finally {
    await atlas.close();
  }
}

async function select(dir: string, options: SelectCommandOptions): Promise<void> {
  const { solvable, unsolvable, format, out, ...criteria } = options;
  if (out !== undefined) checkOutput(out, format === 'csv' ? format : 'jsonl');
  const wanted = { ...criteria, solvable: unsolvable ? false : solvable, signal: createInterruptSignal() };
  const atlas = await openAtlas(dir);
  try {
    const { boards, problems } = await atlas.count(wanted);
    console.error(`${formatCount(problems)} problems of ${formatCount(boards)} boards match`);
    const { operators, limits } = atlas.plan.rules;
    const columns = {
      game: '',
      operators: operators !== undefined,
      limits: limits !== undefined,
      solutions: false,
      rate: false,
      split: false,
    };
    const lines = formatLines(atlas.select(wanted), FORMATS[format], columns);
    if (out === undefined) await writeToStdout(lines);
    else await writeToFile(lines, out);
  } finally {
    await atlas.close();
  }
}

async function drawFigures(dir: string, { out = dir }: { out?: string }): Promise<void> {
  const { svg, csv, boards, of, statements } = await drawAtlas(dir);
  for (const [name, text] of Object.entries({ 'success.svg': svg, 'success.csv': csv })) {
    // Renamed over the old file: in the folder of a stranger that may be a link to another one.
    writeDurably(join(out, name), (file) => file.write(Buffer.from(text)));
    console.log(printable(join(out, name)));
  }
  if (boards < of) {
    console.log(
      `estimated from ${formatCount(boards)} of ${formatCount(of)} boards; the band has 95 % confidence`,
    );
  }
  for (const { text, paper, found } of statements) console.log(`${text}: ${found}; the paper: ${paper}`);
}
