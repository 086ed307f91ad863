// The summary of the run over all sets in bench/large-numbers: its best and worst sets are counted again, and
// its files agree with each other and with the quantiles of the web app.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countLargeSet } from '../../src/literature/large-numbers/count-large-numbers.js';
import { parseLargeGame } from '../../src/literature/large-numbers/large-game.js';
import quantiles from '../../src/play/page/large-numbers/share-quantiles.json' with { type: 'json' };

const folder = join(import.meta.dirname, '..', '..', 'bench', 'large-numbers');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const rowsOf = (name: string) =>
  read(name)
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
const TOP = 100;

it('the summary of all sets', () => {
  const summary = JSON.parse(read('summary.json')) as Record<
    'once' | 'weighted',
    { least: number; most: number }
  > & {
    sets: number;
  };
  const extremes = rowsOf('extremes.csv');
  const histogram = rowsOf('histogram.csv');
  expect(extremes).toHaveLength(4 * TOP);
  for (const count of ['once', 'weighted'] as const) {
    const bins = histogram.filter(([each]) => each === count).map((row) => Number(row[2]));
    expect(bins.reduce((sum, each) => sum + each)).toBe(summary.sets);
    for (const [end, bound] of [
      ['best', 'most'],
      ['worst', 'least'],
    ] as const) {
      const rows = extremes.filter((row) => row[0] === count && row[1] === end).map((row) => row.slice(2));
      expect(Number(rows[0][5])).toBe(summary[count][bound]);
      for (const [, ...cells] of [rows[0], rows[TOP - 1]].map((row) => row.map(Number))) {
        const table = countLargeSet(parseLargeGame({ candidates: cells.slice(0, 4) }));
        expect(cells.slice(5), cells.join()).toEqual(table.operationsOf(0, count === 'weighted'));
      }
    }
  }
  const shares: readonly number[] = quantiles;
  expect(shares).toHaveLength(1001);
  expect([shares[0], shares.at(-1)]).toEqual([summary.once.least, summary.once.most]);
});
