// `numbers-game atlas status`: the state of the folder. With --watch it prints a page that is refreshed every
// second until the atlas is complete.
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { inspectAtlas, type AtlasStatus } from '../../atlas/read/inspect-atlas.js';
import type { AtlasPlan } from '../../atlas/atlas-types.js';
import { countdown } from '../../core/puzzle/games.js';
import { formatCount } from '../answer-text.js';
import { printable, toJson } from '../printable.js';
import { createInterruptSignal } from '../handle-interrupt.js';

interface StatusCommandOptions {
  readonly watch?: boolean;
  readonly json?: boolean;
}

const WATCH_MS = 1000;
/** Escape sequence that moves to the beginning of the terminal and clears the screen. */
const CLEAR = '\x1b[H\x1b[J';

export function addAtlasStatus(atlas: Command): void {
  atlas
    .command('status <dir>')
    .description('Tells what is built of an atlas.')
    .option('--watch', 'print it every second until the atlas is complete')
    .option('--json', 'print a line of JSON')
    .action(printStatus);
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
