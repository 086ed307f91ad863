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

/** One of the two counts of the summary. */
interface Count extends Record<'problems' | 'least' | 'median' | 'most', number> {
  readonly show: { readonly solvable: number; readonly percentile: number };
}

it('the summary of all sets', () => {
  const summary = JSON.parse(read('summary.json')) as Record<'once' | 'weighted', Count> & { sets: number };
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
  // The table of the page.
  const page = readFileSync(join(folder, '..', '..', 'docs', 'large-numbers.md'), 'utf8');
  const percentsOf = (title: string) =>
    [...new RegExp(`^\\| ${title}.*$`, 'm').exec(page)![0].matchAll(/([\d.]+) %/g)].map(([, value]) =>
      Number(value),
    );
  const round = (share: number, decimals: number) => Number((100 * share).toFixed(decimals));
  const { once, weighted } = summary;
  const shareOf = (count: Count, value: number) => round(value / count.problems, 3);
  for (const [title, key] of [
    ['the best', 'most'],
    ['the median', 'median'],
    ['the worst', 'least'],
  ] as const) {
    expect(percentsOf(title), title).toEqual([once, weighted].map((count) => shareOf(count, count[key])));
  }
  expect(percentsOf('that of the show')).toEqual(
    [once, weighted].flatMap((count) => [
      shareOf(count, count.show.solvable),
      round(count.show.percentile / 100, 1),
    ]),
  );
  const shares: readonly number[] = quantiles;
  expect(shares).toHaveLength(1001);
  expect([shares[0], shares.at(-1)]).toEqual([summary.once.least, summary.once.most]);
});
