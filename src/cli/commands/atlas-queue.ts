// `numbers-game atlas work`, and the options of a build with a queue.
import { Option, type Command } from 'commander';
import { work } from '../../atlas/queue/work-on-queue.js';
import { warnOfPassword } from '../../atlas/queue/redis-queue.js';
import { formatCount } from '../answer-text.js';
import { parseInteger } from '../parse-arguments.js';
import { createInterruptSignal } from '../handle-interrupt.js';
import { withWorkProgress } from '../progress-bar.js';

interface WorkCommandOptions {
  readonly redis: string;
  readonly out: string;
  readonly workers?: number;
  readonly lock?: number;
  readonly json?: boolean;
}

/** Adds the subcommand `work` of `atlas`. */
export function addAtlasWork(atlas: Command): void {
  atlas
    .command('work')
    .description('Helps an atlas build --redis of another machine, until the atlas is complete.')
    .addOption(createRedisOption('the Redis server of the build').makeOptionMandatory())
    .requiredOption('--out <dir>', 'the folder of the build, as this machine sees it')
    .option('--workers <count>', 'how many threads to use; default: one for each core', parseInteger)
    .addOption(createLockOption())
    .option('--json', 'print a line of JSON')
    .action(joinBuild);
}

export function createRedisOption(description: string): Option {
  const place = 'user and password in NUMBERS_GAME_REDIS_USERNAME and NUMBERS_GAME_REDIS_PASSWORD';
  return new Option(
    '--redis <url>',
    `${description}, such as redis://localhost:6379, or rediss:// for TLS; ${place}`,
  ).argParser((url) => {
    const warning = warnOfPassword(url);
    if (warning !== null) printMessage(warning);
    return url;
  });
}

export function createLockOption(): Option {
  return new Option(
    '--lock <seconds>',
    'with --redis: after how long a worker that does not answer loses its shares; default: 30',
  ).argParser(parseInteger);
}

/** Converts the option that limits the lock to an option of the API. */
export function lockOf(lock: number | undefined): { lockSeconds?: number } {
  return lock === undefined ? {} : { lockSeconds: lock };
}

/** Prints a message of a build or a worker. */
export function printMessage(text: string): void {
  console.error(`numbers-game: ${text}`);
}

async function joinBuild({ redis, out, workers, lock, json }: WorkCommandOptions): Promise<void> {
  // Schedulers and containers send SIGTERM.
  const signal = createInterruptSignal('SIGTERM');
  const { shares, boards } = await withWorkProgress((onProgress) =>
    work(out, { redis, workers, ...lockOf(lock), signal, onProgress, onMessage: printMessage }),
  );
  if (json) console.log(JSON.stringify({ shares, boards }));
  else console.log(`the atlas is complete; ${formatCount(shares)} shares were built here`);
}
