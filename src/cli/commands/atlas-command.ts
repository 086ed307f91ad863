// `numbers-game atlas`: every target of a range for all boards of a pool, and totals. Its subcommands keep
// all results in a folder.
import type { Command } from 'commander';
import { reachAllOnThreads, tallyOnThreads } from '../../batch/reach-all-on-threads.js';
import { BoardsTally } from '../../batch/tally-boards.js';
import type { BoardReach } from '../../core/api-types.js';
import { findTargetRange } from '../../core/puzzle/game-record.js';
import { defaultGame } from '../../core/puzzle/games.js';
import { fillRange } from '../../core/puzzle/parse-range.js';
import { parseRules } from '../../core/puzzle/parse-rules.js';
import { boardsQueryOf, type BoardsOptions } from '../boards-options.js';
import { addRulesOptions, createOption, parseInteger } from '../parse-arguments.js';
import { createInterruptSignal } from '../handle-interrupt.js';
import { checkOutput } from '../check-file.js';
import { writeToFile, writeToStdout } from '../write-output.js';
import { operationsText } from '../../solver/boards/operations-text.js';
import { withProgress } from '../progress-bar.js';
import { formatReachTotals } from '../reach-totals.js';
import { addAtlasFiles } from './atlas-files.js';
import { addAtlasQueries } from './atlas-queries.js';

interface AtlasOptions extends BoardsOptions {
  readonly workers?: number;
  readonly timeout?: number;
  readonly records?: boolean;
  readonly out?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
A problem is a board with a target. Its distance is the one to the nearest target of the range that the board
makes; "none" counts the problems of boards that make no target of the range.

Examples:
  $ numbers-game atlas
  $ numbers-game atlas --size 7 --from 1000 --to 6000 --workers 2
  $ numbers-game atlas --pool '1 2 3 4 5 6 7 8 9' --size 4 --repeat --json
  $ numbers-game atlas --out atlas.jsonl.gz
  $ numbers-game atlas --game krypto
  $ numbers-game atlas --pool 1-13 --repeat --size 4 --from -24 --to 24 --values rational --use all

Without a command below, nothing is kept but the totals. The others work on a folder:
  $ numbers-game atlas plan DIR --size 8 --from 1 --to 35000
  $ numbers-game atlas build DIR
  $ numbers-game atlas build DIR --shard 2/5
  $ numbers-game atlas select DIR --operations 5..
  $ numbers-game atlas query DIR 'SELECT distance, count(*) FROM problems GROUP BY ALL ORDER BY ALL'

Exit code: 0 if done, 1 if verify finds a fault, 2 if the input is refused, 130 if interrupted. --out writes no file if it is
interrupted; build keeps what is finished.`;

export function define(command: Command): void {
  const { from, to } = findTargetRange(defaultGame);
  const { size } = defaultGame.deal;
  command
    // Options after the name of a subcommand belong to that subcommand.
    .enablePositionalOptions()
    .helpCommand(true)
    .description('Finds the fewest operations of every target for all boards of a pool, on all cores.')
    .option(
      '--size <size>',
      `how many numbers a board has, 1 to 10; default: that of the game, or ${size}`,
      parseInteger,
    )
    .option('--from <target>', `the first target; default: the first of the game, or ${from}`, parseInteger)
    .option('--to <target>', `the last target; default: the last of the game, or ${to}`, parseInteger)
    .addOption(createOption.pool(`the game, or of ${defaultGame.title}`))
    .option('--repeat', 'choose each number of the pool any number of times');
  addRulesOptions(command)
    .option(
      '--workers <count>',
      'how many threads to use, which share 1 GiB of memory; default: one for each core',
      parseInteger,
    )
    .option('--records', 'print each board as a line of JSON, as reach --json does')
    .option('--out <file>', 'write these lines to a file, compressed if its name ends in .gz')
    .addOption(createOption.timeout())
    .option('--json', 'print the totals as a line of JSON')
    .addHelpText('after', EXAMPLES)
    .action(atlas);
  addAtlasFiles(command);
  addAtlasQueries(command);
}

async function atlas(options: AtlasOptions): Promise<void> {
  const { workers, timeout, records = false, out, json } = options;
  if (out !== undefined) checkOutput(out, 'jsonl');
  const standard = { ...findTargetRange(defaultGame), size: defaultGame.deal.size };
  const query = { ...(options.game === undefined && standard), ...boardsQueryOf(options) };
  const begin = performance.now();
  const signal = createInterruptSignal();
  const totals = await withProgress('boards', async (onProgress) => {
    const all = { ...query, workers, timeout, signal, onProgress };
    if (!records && out === undefined) return (await tallyOnThreads(all)).totals();
    const { from, to } = fillRange(query, query.game, parseRules(query.game?.rules ?? query.rules));
    const tally = new BoardsTally(from, to);
    const lines = linesOf(reachAllOnThreads(all), tally);
    await (out === undefined ? writeToStdout(lines) : writeToFile(lines, out));
    return tally.totals();
  });
  const seconds = (performance.now() - begin) / 1000;
  if (json) console.log(JSON.stringify({ totals }));
  else console.log([...formatReachTotals(totals), `${seconds.toFixed(2)} s`].join('\n'));
}

/** Yields a line for each record, and adds it to the tally. */
async function* linesOf(records: AsyncIterable<BoardReach>, tally: BoardsTally): AsyncGenerator<string> {
  for await (const record of records) {
    tally.add(record);
    yield `${JSON.stringify({ ...record, operations: operationsText(record) })}\n`;
  }
}
