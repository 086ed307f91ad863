// The totals over many boards as text, for `atlas` and the demo.
import type { AtlasTotals } from '../batch/tally-boards.js';
import { formatAmount, formatCount, formatPercentage } from './answer-text.js';

/** Number of distances with a line of their own. */
const DISTANCES_SHOWN = 4;

export function formatReachTotals(totals: AtlasTotals): string[] {
  const { boards, problems, solvable, complete, hardest, easiest } = totals;
  const row = (name: string, count: number) =>
    `  ${name.padEnd(14)}${formatCount(count).padStart(14)}  ${formatPercentage(count, problems).padStart(7)}`;
  const near = Object.entries(totals.distance).filter(([name]) => Number(name) > 0);
  const far = near.splice(DISTANCES_SHOWN).reduce((sum, [, count]) => sum + count, 0);
  return [
    `${formatAmount(boards, 'board', formatCount)}, ${formatAmount(problems, 'problem', formatCount)}`,
    row('solvable', solvable),
    ...Object.entries(totals.operations).map(([name, count]) =>
      row(name === '1' ? '1 operation' : `${name} operations`, count),
    ),
    ...near.map(([name, count]) => row(`${name} away`, count)),
    ...(far > 0 ? [row('farther away', far)] : []),
    ...(totals.distance.none > 0 ? [row('nothing near', totals.distance.none)] : []),
    `${formatAmount(complete, 'board', formatCount)} ${complete === 1 ? 'makes' : 'make'} every target`,
    ...Object.entries({ hardest, easiest }).flatMap(([name, found]) =>
      found === null ? [] : [`${name} target: ${found.target}, made by ${formatCount(found.boards)}`],
    ),
  ];
}
