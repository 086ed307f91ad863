// Every choice of four large numbers: counts of sets against `reachAll` over the plain pool of each set,
// against a direct enumeration of the draws of tiles, and against a count that shares no code with the
// engine; the files of the run over all sets, of which some are counted again; and their summary by DuckDB.
// `SETS=1000` compares as many random sets, 50 of each table; docs/verification.md records such a run.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import quantiles from '../../app/src/large-numbers/share-quantiles.json' with { type: 'json' };
import { readDocument } from '../support/documents.js';
import { createFullSolver } from '../support/full-solver.js';
import { boardsOf, STANDARD_POOL } from '../support/pool.js';
import { createRandom, seed } from '../support/random.js';
import { reachPool } from '../support/multisets.js';

/** Solvable problems by fewest operations, each board once and weighted by the ways to draw it. */
interface Counts {
  readonly once: readonly number[];
  readonly weighted: readonly number[];
}

interface SetCounts extends Counts {
  readonly numbers: readonly number[];
}

interface SetsQuery {
  readonly candidates: readonly number[];
  readonly small?: readonly number[];
  readonly from?: number;
  readonly to?: number;
  readonly workers?: number;
}

const folder = join(import.meta.dirname, '..', '..', 'studies', 'large-numbers');
const load = async (name: string): Promise<unknown> =>
  import(new URL(`../../studies/large-numbers/${name}`, import.meta.url).href);
const { countSets, toCsv } = (await load('count-sets.mjs')) as {
  countSets: (query: SetsQuery) => AsyncGenerator<SetCounts>;
  toCsv: (sets: AsyncIterable<SetCounts>) => AsyncGenerator<string>;
};
const { summarize } = (await load('summarize.mjs')) as {
  summarize: (table: string) => Promise<{
    readonly summary: { readonly sets: number; readonly checksum: string };
    readonly files: Readonly<Record<string, string>>;
  }>;
};

const solver = createFullSolver();
const SMALL = STANDARD_POOL.slice(0, 20);
const LARGE = Array.from({ length: 90 }, (_, index) => 11 + index);
const SETS = Number(process.env.SETS ?? 20);
const SETS_OF_TABLE = 50;
const TOP = 100;

async function listAll<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
const collect = (query: SetsQuery) => listAll(countSets(query));
const writeTable = async (query: SetsQuery) => (await listAll(toCsv(countSets(query)))).join('');
const countsOf = ({ once, weighted }: Counts) => ({ once, weighted });
const sum = (counts: Iterable<number>) => [...counts].reduce((total, each) => total + each, 0);
const rowsOf = (csv: string) => csv.trimEnd().split('\n').slice(1);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Counts of the boards of a pool whose small numbers are there twice, and the others once. */
function tally(
  records: Iterable<{ numbers: number[]; operations: Iterable<number> }>,
  small: readonly number[],
) {
  const [once, weighted] = [new Array<number>(6).fill(0), new Array<number>(6).fill(0)];
  for (const { numbers, operations } of records) {
    const smalls = numbers.filter((number) => small.includes(number));
    const singles = smalls.filter((each) => smalls.indexOf(each) === smalls.lastIndexOf(each));
    for (const each of operations) {
      if (each === 255) continue;
      once[each]++;
      weighted[each] += 2 ** singles.length;
    }
  }
  return { once, weighted };
}

it(`${SETS} random sets have the counts of reachAll (seed ${seed})`, { timeout: 3_600_000 }, async () => {
  const random = createRandom(4001);
  for (let done = 0; done < SETS; done += SETS_OF_TABLE) {
    const sets = await collect({ candidates: random.shuffle(LARGE).slice(0, 12) });
    for (const set of random.shuffle(sets).slice(0, Math.min(SETS_OF_TABLE, SETS - done))) {
      const pool = [...SMALL, ...set.numbers];
      const expected = tally(solver.reachAll({ pool, size: 6, from: 101, to: 999 }), SMALL);
      expect(countsOf(set), set.numbers.join()).toEqual(expected);
    }
  }
});

it('the set of the show has the published count, and the count of all draws of tiles', async () => {
  const [show] = await collect({ candidates: [100, 25, 75, 50] });
  expect(show.numbers).toEqual([25, 50, 75, 100]);
  // Alliot and Vanaret, "(The Final) Countdown".
  expect(sum(show.once)).toBe(10_858_746);
  const fewest = new Map<string, Uint8Array>();
  for (const { numbers, operations } of solver.reachAll({ size: 6, from: 101, to: 999 })) {
    fewest.set(numbers.join(), operations);
  }
  // Each choice of six of the 24 places, which are ascending.
  const weighted = new Array<number>(6).fill(0);
  let draws = 0;
  const draw = (place: number, numbers: readonly number[]) => {
    if (numbers.length === 6) {
      draws++;
      for (const each of fewest.get(numbers.join())!) if (each < 255) weighted[each]++;
      return;
    }
    for (let next = place; next < 24; next++) draw(next + 1, [...numbers, STANDARD_POOL[next]]);
  };
  draw(0, []);
  expect(draws).toBe(134_596); // 24! / (18! 6!)
  expect(show.weighted).toEqual(weighted);
  // The output of the page.
  const format = (counts: readonly number[]) =>
    [
      `${sum(counts).toLocaleString('en')} solvable`,
      ...counts.flatMap((each, count) =>
        each === 0 ? [] : [`  ${count} operations: ${each.toLocaleString('en')}`],
      ),
    ].join('\n');
  expect(readDocument('docs/large-numbers.md')).toContain(
    `25 50 75 100\nonce: ${format(show.once)}\nweighted: ${format(show.weighted)}\n`,
  );
});

it.each([
  { small: [1, 2, 3], candidates: [11, 12, 13, 14, 17], from: 101, to: 999 },
  { small: [1, 2, 5], candidates: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20], from: 1, to: 300, workers: 1 },
])('$candidates have the counts of an enumeration without the engine', async (query) => {
  const twice = query.small.flatMap((number) => [number, number]);
  const reach = reachPool([...twice, ...query.candidates], 6, query.to);
  const known = new Map<string, Uint8Array>();
  const reachOnce = (numbers: readonly number[]) => {
    const key = numbers.join();
    if (!known.has(key)) known.set(key, reach(numbers).any.subarray(query.from));
    return known.get(key)!;
  };
  const sets = await collect(query);
  const expected = [...boardsOf(query.candidates, 4)].map((numbers) => {
    const boards = [...boardsOf([...twice, ...numbers], 6)];
    const records = boards.map((board) => ({ numbers: board, operations: reachOnce(board) }));
    return { numbers, ...tally(records, query.small) };
  });
  expect(sets).toEqual(expected);
});

// Checksums of the tables of the command that this study had before, whose threads counted boards themselves.
it('tables are byte for byte those of an earlier program', async () => {
  const candidates = [...LARGE.slice(0, 20), 100];
  for (const workers of [undefined, 1]) {
    const table = await writeTable({ small: [1, 2, 3, 4], candidates, workers });
    expect(createHash('sha256').update(table).digest('hex')).toBe(CSV_CHECKSUM);
  }
});
const CSV_CHECKSUM = 'c935c5dfeaa27bda645fd1aaa8250ebb050c95f75027245ad12c3a22272f7a93';

describe('the summary', () => {
  it('of a small table is that of its rows', async () => {
    const candidates = [11, 12, 13, 14, 25, 50, 75, 100];
    const sets = await collect({ candidates });
    const table = join(mkdtempSync(join(tmpdir(), 'numbers-game-sets-')), 'sets.csv');
    writeFileSync(table, await writeTable({ candidates }));
    const { summary, files } = await summarize(table);
    rmSync(join(table, '..'), { recursive: true });
    // The checksum of the columns that the earlier command printed.
    expect(summary).toMatchObject({
      sets: 70,
      checksum: 'b0175a9db91fffa273d3612e681c25961f0e1ddb7b0d20b03cadcdd05084b547',
    });
    const extremes = rowsOf(files['extremes.csv']);
    const histogram = rowsOf(files['histogram.csv']);
    for (const [count, problems] of [
      ['once', 13_243 * 899],
      ['weighted', 134_596 * 899],
    ] as const) {
      const solvable = sets.map((set) => sum(set[count]));
      const rankOf = (value: number) => 1 + solvable.filter((each) => each > value).length;
      const rows = sets.map((set, index) =>
        [rankOf(solvable[index]), ...set.numbers, solvable[index], ...set[count]].join(),
      );
      for (const end of ['best', 'worst']) {
        const shown = extremes.filter((row) => row.startsWith(`${count},${end},`));
        expect(new Set(shown)).toEqual(new Set(rows.map((row) => `${count},${end},${row}`)));
        const ranks = shown.map((row) => Number(row.split(',')[2]));
        expect(ranks).toEqual(ranks.toSorted((a, b) => (end === 'best' ? a - b : b - a)));
      }
      const tenths = solvable.map((each) => Math.floor((1000 * each) / problems));
      const bins = [...new Set(tenths)].sort((a, b) => a - b);
      expect(histogram.filter((row) => row.startsWith(count))).toEqual(
        bins.map((bin) =>
          [count, (bin / 10).toFixed(1), tenths.filter((each) => each === bin).length].join(),
        ),
      );
    }
  });

  it('of all sets agrees with sets that are counted again, and with the page', async () => {
    interface Count extends Record<'problems' | 'least' | 'median' | 'most', number> {
      readonly show: { readonly solvable: number; readonly percentile: number };
    }
    const summary = JSON.parse(read('summary.json')) as Record<'once' | 'weighted', Count> & {
      sets: number;
    };
    const extremes = rowsOf(read('extremes.csv')).map((line) => line.split(','));
    const histogram = rowsOf(read('histogram.csv')).map((line) => line.split(','));
    expect(extremes).toHaveLength(4 * TOP);
    for (const count of ['once', 'weighted'] as const) {
      expect(sum(histogram.filter(([each]) => each === count).map((row) => Number(row[2])))).toBe(
        summary.sets,
      );
      for (const [end, bound] of [
        ['best', 'most'],
        ['worst', 'least'],
      ] as const) {
        const rows = extremes.filter((row) => row[0] === count && row[1] === end).map((row) => row.slice(2));
        expect(Number(rows[0][5])).toBe(summary[count][bound]);
        for (const [, ...cells] of [rows[0], rows[TOP - 1]].map((row) => row.map(Number))) {
          const [set] = await collect({ candidates: cells.slice(0, 4) });
          expect(cells.slice(5), cells.join()).toEqual(set[count]);
        }
      }
    }
    const page = readDocument('docs/large-numbers.md');
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
});
