// `drawAtlas`: the figure of an atlas, its numbers, and what the paper says about the same game.
import { join } from 'node:path';
import { NumbersGameError } from '../core/errors.js';
import { defaultGame } from '../games.js';
import { findComplete } from './join-parts.js';
import { readPlan } from './plan-file.js';
import { readRows } from './read-table.js';
import { TARGETS_FILE } from './shares.js';
import type { AtlasFigure, AtlasPlan, AtlasTotals, Statement } from './types.js';

/**
 * Draws the share of the boards that make each target, as in figures 2 to 7 of "(The Final) Countdown".
 *
 * @throws NumbersGameError `invalid-option` if the folder has no complete atlas
 */
export async function drawAtlas(dir: string): Promise<AtlasFigure> {
  const plan = readPlan(dir);
  const complete = findComplete(dir);
  if (complete === null || plan.boards === 0) {
    throw new NumbersGameError(
      'invalid-option',
      'dir: expected a complete atlas with boards, got none; build it first',
    );
  }
  const shares: { target: number; solvable: number; percent: number }[] = [];
  const rows = readRows<{ target: number; solvable: number }>(join(dir, TARGETS_FILE), TARGETS_FILE, [
    'target',
    'solvable',
  ]);
  for await (const row of rows) shares.push({ ...row, percent: (100 * row.solvable) / plan.boards });
  // A file of its own in the build: it holds the library that draws.
  const { drawFigure } = await import('./draw-figure.js');
  const { size, from, to, boards } = plan;
  const title = `Boards of ${size} numbers that make each target ${from}..${to} (${boards.toLocaleString('en')} boards)`;
  const lines = shares.map(
    ({ target, solvable, percent }) => `${target},${solvable},${percent.toFixed(4)}\n`,
  );
  return {
    svg: drawFigure(title, shares),
    csv: `target,boards,percent\n${lines.join('')}`,
    statements: compareStatements(plan, complete.totals),
  };
}

/** What the paper says of a game, and how it is found in the totals. */
interface PaperStatement {
  readonly text: string;
  readonly paper: string;
  readonly find: (totals: AtlasTotals, plan: AtlasPlan) => string;
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`;
const share = (count: number, whole: number) => `${count.toLocaleString('en')} (${percent(count, whole)})`;

const solvable: PaperStatement['find'] = ({ solvable: count, problems }) => share(count, problems);
const hardest: PaperStatement['find'] = ({ hardest: target, boards }) =>
  target === null ? 'none' : `${target.target}, ${percent(target.boards, boards)}`;

/** The statements by size, first and last target; all about the pool of the Countdown round. */
const STATEMENTS: Readonly<Record<string, readonly PaperStatement[]>> = {
  '6 101 999': [
    { text: 'problems that can be made', paper: '10,858,746 (91.2 %)', find: solvable },
    {
      text: 'problems whose nearest value is 1 away',
      paper: '743,896 (6.25 %)',
      find: ({ distance, problems }) => share(distance['1'] ?? 0, problems),
    },
    {
      text: 'boards that make every target',
      paper: '1,226 (9.2 %)',
      find: ({ complete, boards }) => share(complete, boards),
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
};

function compareStatements(plan: AtlasPlan, totals: AtlasTotals): Statement[] {
  const { pool, repeat, size, from, to } = plan;
  const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b).join();
  if (repeat || ascending(pool) !== ascending(defaultGame.deal.pool)) return [];
  const known = STATEMENTS[`${size} ${from} ${to}`] ?? [];
  return known.map(({ text, paper, find }) => ({ text, paper, found: find(totals, plan) }));
}
