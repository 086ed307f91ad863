// `numbers-game atlas plan`, `build`, `verify`, `fold` and `merge`: the folder of an atlas.
import { Option, type Command } from 'commander';
import { buildAtlas } from '../../atlas/build/build-atlas.js';
import { foldAtlas } from '../../atlas/build/fold-atlas.js';
import { mergeAtlases } from '../../atlas/build/merge-atlases.js';
import { planAtlas } from '../../atlas/build/plan-atlas.js';
import { verifyAtlas } from '../../atlas/verify/verify-atlas.js';
import type { AtlasQuery, AtlasVerifyOptions, Estimate, Keep } from '../../atlas/atlas-types.js';
import type { Shard } from '../../parallel/worker-types.js';
import { KEEPS } from '../../atlas/atlas-types.js';
import { defaultGame } from '../../core/puzzle/games.js';
import { formatCount, formatAmount } from '../answer-text.js';
import { boardsQueryOf, type BoardsOptions } from '../boards-options.js';
import { addRulesOptions, createOption, parseInteger, parseShard, reachIds } from '../parse-arguments.js';
import { printable, toJson } from '../../core/escape-controls.js';
import { EXIT_NOT_OK } from '../exit-codes.js';
import { createInterruptSignal } from '../handle-interrupt.js';
import { withBuildProgress, withProgress } from '../progress-bar.js';
import { formatReachTotals } from '../reach-totals.js';

interface PlanCommandOptions extends BoardsOptions {
  readonly keep?: Keep;
  readonly share?: number;
  readonly workers?: number;
  readonly json?: boolean;
}

interface BuildCommandOptions extends PlanCommandOptions {
  readonly shard?: Shard;
}

interface AtlasVerifyCommandOptions extends Pick<AtlasVerifyOptions, 'sample' | 'seed'> {
  readonly json?: boolean;
}

/** Adds the subcommands of `atlas` that manage its folder. */
export function addAtlasFiles(atlas: Command): void {
  addPlanOptions(atlas.command('plan <dir>'))
    .description('Writes the plan of an atlas into a folder, and estimates what it takes to build it.')
    .action(writePlan);
  addPlanOptions(atlas.command('build <dir>'))
    .description('Builds an atlas, or what is missing of it. Options are needed only if there is no plan.')
    .option(
      '--shard <index/of>',
      'build only every of-th share, such as 2/5, so that machines divide the work; merge joins their folders',
      parseShard,
    )
    .action(buildFolder);
  atlas
    .command('verify <dir>')
    .description(
      'Reads all of an atlas, checks it, and computes a sample of the boards again by other means.',
    )
    .option('--sample <count>', 'how many boards to compute again; default: 20', parseInteger)
    .option('--seed <number>', 'which boards; default: others each time', parseInteger)
    .option('--json', 'print a line of JSON')
    .action(verify);
  atlas
    .command('fold <dir>')
    .description('Adds up what is finished of an atlas that keeps targets, so that it is small to copy.')
    .option('--json', 'print a line of JSON')
    .action(fold);
  atlas
    .command('merge <dir> <others...>')
    .description('Copies the shares that a folder lacks from other folders, and completes the atlas.')
    .option('--json', 'print a line of JSON')
    .action(merge);
}

function addPlanOptions(command: Command): Command {
  command
    .option(
      '--size <size>',
      'how many numbers a board has, 1 to 10; a new plan needs it, or a game',
      parseInteger,
    )
    .option(
      '--from <target>',
      `the first target; default: that of the game, or of ${defaultGame.title}`,
      parseInteger,
    )
    .option(
      '--to <target>',
      `the last target; default: that of the game, or of ${defaultGame.title}`,
      parseInteger,
    )
    .addOption(createOption.pool(`the game, or of ${defaultGame.title}`))
    .option('--repeat', 'choose each number of the pool any number of times');
  return addRulesOptions(command, reachIds)
    .addOption(new Option('--keep <what>', 'what to keep; default: problems').choices(KEEPS))
    .option('--share <boards>', 'how many boards one file holds; default: by the range', parseInteger)
    .option('--workers <count>', 'how many threads to use; default: one for each core', parseInteger)
    .option('--json', 'print a line of JSON');
}

/** Returns the query that options choose; without properties if there are none. */
function queryOf({ keep, share, ...options }: PlanCommandOptions): AtlasQuery {
  return {
    ...boardsQueryOf(options),
    ...(keep !== undefined && { keep }),
    ...(share !== undefined && { share }),
  };
}

async function writePlan(dir: string, options: PlanCommandOptions): Promise<void> {
  const { json, workers } = options;
  const { plan: made, estimate } = await planAtlas(dir, { ...queryOf(options), workers });
  if (json) console.log(JSON.stringify({ plan: made, estimate }));
  else console.log(formatEstimate(estimate).join('\n'));
}

function formatEstimate(estimate: Estimate): string[] {
  const { boards, problems, cpuSeconds, seconds, workers, memoryBytes, diskBytes } = estimate;
  return [
    `${formatCount(boards)} boards, ${formatCount(problems)} problems`,
    `CPU time   ${formatSeconds(cpuSeconds)}`,
    `elapsed    ${formatSeconds(seconds)} with ${workers} threads that have a core each`,
    `memory     ${formatBytes(memoryBytes)}`,
    `disk       ${formatBytes(diskBytes)}`,
  ];
}

async function buildFolder(dir: string, options: BuildCommandOptions): Promise<void> {
  const { json, workers, shard } = options;
  const begin = performance.now();
  const signal = createInterruptSignal();
  const totals = await withBuildProgress((onProgress) =>
    buildAtlas(dir, { ...queryOf(options), workers, shard, signal, onProgress }),
  );
  const end = `${((performance.now() - begin) / 1000).toFixed(2)} s`;
  if (json) console.log(JSON.stringify({ totals }));
  else if (totals === null) console.log(`done, but other shares are missing; ${end}`);
  else console.log([...formatReachTotals(totals), end].join('\n'));
}

async function verify(dir: string, { json, ...options }: AtlasVerifyCommandOptions): Promise<void> {
  const signal = createInterruptSignal();
  const report = await withProgress('boards', (onProgress) =>
    verifyAtlas(dir, { ...options, signal, onProgress }),
  );
  if (!report.ok) process.exitCode = EXIT_NOT_OK;
  if (json) {
    console.log(toJson(report));
    return;
  }
  const end = report.ok
    ? `ok; ${report.recounted} boards were computed again (seed ${report.seed})`
    : `not ok; numbers-game atlas build ${dir} writes again what is missing or was removed`;
  console.log(printable([...report.faults.map(({ path, reason }) => `${path}: ${reason}`), end].join('\n')));
}

async function fold(dir: string, { json }: { json?: boolean }): Promise<void> {
  const report = await foldAtlas(dir);
  const { added, shares, boards } = report;
  if (json) console.log(JSON.stringify(report));
  else
    console.log(
      `${formatAmount(added, 'share')} added; the fold has ${formatAmount(shares, 'share')} with ${formatCount(boards)} boards`,
    );
}

async function merge(dir: string, others: readonly string[], { json }: { json?: boolean }): Promise<void> {
  const report = await mergeAtlases(dir, others);
  const copied = `${formatAmount(report.copied, 'share')} copied`;
  if (json) console.log(JSON.stringify(report));
  else if (report.totals === null) console.log(`${copied}, ${formatAmount(report.missing, 'share')} missing`);
  else console.log([...formatReachTotals(report.totals), copied].join('\n'));
}

function formatSeconds(seconds: number): string {
  if (seconds < 120) return `${seconds.toFixed(1)} s`;
  if (seconds < 7200) return `${(seconds / 60).toFixed(1)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}

function formatBytes(bytes: number): string {
  if (bytes < 1e6) return `${(bytes / 1e3).toFixed(0)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(0)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
