// `drawAtlas`: the figure of an atlas, its data, and the statements of the paper about the same game.
//
// The figure of an unfinished atlas is drawn from its fold, with a band that contains the percentage of a
// target with 95 % confidence. A share of the atlas is a cluster: neighbouring boards have most numbers in
// common, so the band comes from how much the shares differ, not from how many boards there are. With the
// counts c of m shares of b boards, out of M shares, the variance is (1 - m/M) s^2 / (m b^2), where s^2 is
// the variance of c (Cochran, Sampling Techniques, chapter 9). It holds for shares that are spread evenly, as
// `--shard` builds them, and is rather too wide for these; the first boards alone would be those of small
// numbers.
import { invalidOption } from '../../core/errors.js';
import { countdown, defaultGame } from '../../core/puzzle/games.js';
import { isDeepStrictEqual } from 'node:util';
import { countShares, findFold, WORD, type Fold } from '../files/fold-file.js';
import { findComplete } from '../build/join-parts.js';
import { readPlan } from '../files/plan-file.js';
import { readRows } from '../files/read-table.js';
import { TARGETS_FILE } from '../files/atlas-shares.js';
import { isGroup, listNumbers } from '../../core/puzzle/parse-pool.js';
import type { TargetPercentage } from './draw-figure.js';
import { findExtremes, type AtlasTotals } from '../../batch/tally-boards.js';
import type { AtlasFigure, AtlasPlan, FigureStatement } from '../atlas-types.js';

/** Quantile of the normal distribution for 95 %. */
const CONFIDENCE = 1.96;

/**
 * Draws the percentage of the boards that make each target, as in figures 2 to 7 of "(The Final) Countdown".
 *
 * @throws NumbersGameError `invalid-option` if the folder has neither a complete atlas nor a fold
 * @example
 * const { svg } = await drawAtlas('atlas-6');
 * writeFileSync('success-6.svg', svg);
 *
 * @experimental
 */
export async function drawAtlas(dir: string): Promise<AtlasFigure> {
  const plan = readPlan(dir);
  const complete = findComplete(dir);
  const fold = complete === null ? findFold(dir, plan) : null;
  if (plan.boards === 0 || (complete === null && (fold === null || countShares(fold.record) < 2))) {
    throw invalidOption(
      'dir: expected a complete atlas with boards, or a fold of two shares or more, got none; build it first, ' +
        'or fold what is built (`numbers-game atlas fold`)',
    );
  }
  const targets = fold === null ? await readTargets(dir, plan) : await estimateTargets(dir, plan, fold);
  // Imported on demand, because this module contains the drawing library.
  const { drawFigure } = await import('./draw-figure.js');
  const { size, from, to } = plan;
  const boards = fold?.record.totals.boards ?? plan.boards;
  const counted = formatFigureCount(boards);
  const drawn = fold === null ? counted : `${counted} of ${formatFigureCount(plan.boards)}`;
  const title = `Boards of ${size} numbers that make each target ${from}..${to} (${drawn} boards)`;
  const lines = targets.map(({ target, solvable, percent, band }) => {
    const ends = band?.map((end) => `,${end.toFixed(4)}`).join('') ?? '';
    return `${target},${solvable},${percent.toFixed(4)}${ends}\n`;
  });
  const makers = targets.map((target) => target.solvable);
  const totals = complete?.totals ?? { ...fold!.record.totals, ...findExtremes(from, makers, boards) };
  return {
    svg: drawFigure(title, targets),
    csv: `target,boards,percent${fold === null ? '' : ',low,high'}\n${lines.join('')}`,
    boards,
    of: plan.boards,
    statements: compareStatements(plan, totals),
  };
}

interface CountedPercentage extends TargetPercentage {
  /** Number of boards that make the target. */
  readonly solvable: number;
}

/** Reads the targets of a complete atlas. */
async function readTargets(dir: string, { boards, from, to }: AtlasPlan): Promise<CountedPercentage[]> {
  const targets: CountedPercentage[] = [];
  for await (const row of readRows(dir, TARGETS_FILE, ['target', 'solvable'], to - from + 1)) {
    targets.push({ ...row, percent: (100 * row.solvable) / boards });
  }
  return targets;
}

/** Estimates the targets of an unfinished atlas, with their bands. */
async function estimateTargets(
  dir: string,
  { boards, share, from, to }: AtlasPlan,
  { record, path }: Fold,
): Promise<CountedPercentage[]> {
  const targets: CountedPercentage[] = [];
  const built = record.totals.boards;
  const count = countShares(record);
  const left = 1 - count / Math.ceil(boards / share);
  const columns = ['target', 'solvable', 'squares_low', 'squares_high'] as const;
  const rows = readRows(dir, path, columns, to - from + 1);
  for await (const { target, solvable, squares_low: low, squares_high: high } of rows) {
    const variance = Math.max(0, low + WORD * high - solvable ** 2 / count) / (count - 1);
    const error = Math.sqrt((left * variance) / count) / (built / count);
    const percent = (100 * solvable) / built;
    const width = 100 * CONFIDENCE * error;
    targets.push({
      target,
      solvable,
      percent,
      band: [Math.max(0, percent - width), Math.min(100, percent + width)],
    });
  }
  return targets;
}

function formatFigureCount(count: number): string {
  return count.toLocaleString('en');
}

/** Statement of the paper about a game, and the function that finds its value in the totals. */
interface PaperStatement extends Omit<FigureStatement, 'found'> {
  readonly find: (totals: AtlasTotals, plan: AtlasPlan) => string;
}

const percent = (count: number, whole: number) => `${((100 * count) / whole).toFixed(2)} %`;
const withPercent = (count: number, whole: number) =>
  `${count.toLocaleString('en')} (${percent(count, whole)})`;

const solvable: PaperStatement['find'] = ({ solvable: count, problems }) => withPercent(count, problems);
const hardest: PaperStatement['find'] = ({ hardest: target, boards }) =>
  target === null ? 'none' : `${target.target}, ${percent(target.boards, boards)}`;

/** Statements by size, first and last target; all about the pool of the Countdown round. */
const STATEMENTS: Readonly<Record<string, readonly PaperStatement[]>> = {
  '6 101 999': [
    { text: 'problems that can be made', paper: '10,858,746 (91.2 %)', find: solvable },
    {
      text: 'problems whose nearest value is 1 away',
      paper: '743,896 (6.25 %)',
      find: ({ distance, problems }) => withPercent(distance['1'] ?? 0, problems),
    },
    {
      text: 'boards that make every target',
      paper: '1,226 (9.2 %)',
      find: ({ complete, boards }) => withPercent(complete, boards),
    },
  ],
  '7 101 999': [
    { text: 'the hardest target', paper: 'made by at least 98.5 % of the boards', find: hardest },
  ],
  '7 1000 6000': [
    { text: 'problems that can be made', paper: 'almost the same as for 6 numbers, 91.2 %', find: solvable },
  ],
  '8 1 35000': [
    { text: 'problems that can be made', paper: 'roughly the same as for 6 numbers, 91.2 %', find: solvable },
  ],
  '9 1 200000': [{ text: 'the hardest target', paper: '190667, 66 %', find: hardest }],
  '10 1 1000000': [
    { text: 'problems that can be made', paper: 'similar to the smaller sizes, about 91 %', find: solvable },
  ],
};

/** Statements about six numbers of 1..100, each any number of times, with the targets 101 to 999. */
const EXTENDED: readonly PaperStatement[] = [
  {
    text: 'problems',
    paper: '1,446,800,345,900',
    find: (_, { boards, from, to }) => formatFigureCount(boards * (to - from + 1)),
  },
  { text: 'problems that can be made', paper: 'more than of the usual pool, 91.2 %', find: solvable },
  {
    text: 'boards that make every target',
    paper: '73,096,123 (4.5 %)',
    find: ({ complete, boards }) => withPercent(complete, boards),
  },
];
/** Pool with every number of 1..100 once, ascending. */
const HUNDRED = Array.from({ length: 100 }, (_, index) => index + 1).join();

function compareStatements(plan: AtlasPlan, totals: AtlasTotals): FigureStatement[] {
  const { pool, repeat, size, from, to, rules } = plan;
  if (!isDeepStrictEqual(rules, countdown) || pool.some(isGroup)) return [];
  const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b).join();
  const game = `${size} ${from} ${to}`;
  const isExtended = repeat && game === '6 101 999' && ascending(listNumbers(pool)) === HUNDRED;
  const isUsual = !repeat && ascending(listNumbers(pool)) === ascending(listNumbers(defaultGame.deal.pool));
  const known = isExtended ? EXTENDED : (isUsual && STATEMENTS[game]) || [];
  return known.map(({ text, paper, find }) => ({ text, paper, found: find(totals, plan) }));
}
