// Countdown with squares: the published table, its samples as an earlier program counted them, and the open
// problems of the paper.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDocument } from '../support/documents.js';

interface Problems {
  readonly numbers: readonly number[];
  readonly targets: readonly number[];
}
type Row = Readonly<Record<'limit' | 'from' | 'to' | 'boards' | 'unsolvedBoards' | 'unsolved', number>>;

const load = async (name: string): Promise<unknown> =>
  import(new URL(`../../studies/squares/${name}`, import.meta.url).href);
const { countUnsolved, findUnsolved, toCsv, NEAR, FAR } = (await load('count-unsolved.mjs')) as {
  countUnsolved: (query: {
    from: number;
    to: number;
    every?: number;
  }) => Promise<{ rows: readonly Row[]; left: readonly Problems[] }>;
  findUnsolved: (boards: readonly Problems[], limit: number) => Promise<Problems[]>;
  toCsv: (rows: readonly Row[]) => string;
  NEAR: { from: number; to: number };
  FAR: { from: number; to: number };
};
const { OPEN_PROBLEMS, searchOpen } = (await load('search-open.mjs')) as {
  OPEN_PROBLEMS: readonly Problems[];
  searchOpen: (limit: string) => Promise<{ result: { status: string } }[]>;
};

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', 'studies', 'squares', name), 'utf8');

// Table 5 of "(The Final) Countdown": for each limit how many boards and problems are unsolved. Its section 5
// lists the problems that are left with 50000.
it('the table is that of the paper', { timeout: 1_800_000 }, async () => {
  const { rows, left } = await countUnsolved(NEAR);
  expect(rows.map(({ limit, unsolvedBoards, unsolved }) => [limit, unsolvedBoards, unsolved])).toEqual([
    [1, 12_017, 1_046_711],
    [5, 5004, 128_631],
    [10, 593, 7231],
    [100, 20, 77],
    [2000, 16, 54],
    [10_000, 14, 51],
    [50_000, 13, 49],
  ]);
  expect(toCsv(rows)).toBe(read('near.csv'));
  expect(left).toEqual(OPEN_PROBLEMS);
});

it('a sample of the targets 1001 to 9999 has the counts of an earlier program', async () => {
  const { rows } = await countUnsolved({ ...FAR, every: 300 });
  expect(rows.map(({ boards, unsolvedBoards, unsolved }) => [boards, unsolvedBoards, unsolved])).toEqual([
    [40, 40, 259_618],
    [40, 40, 126_705],
    [40, 37, 19_625],
    [40, 5, 10],
    [40, 4, 4],
    [40, 4, 4],
    [40, 4, 4],
  ]);
});

it('the page has the tables', () => {
  const page = readDocument('docs/squares.md');
  for (const [name, from, title] of [
    ['near.csv', 101, 'Unsolved problems by limit'],
    ['far.csv', 1001, 'Targets from 1001 to 9999'],
  ] as const) {
    const [, section] = page.split(`\n## ${title}\n`);
    const shown = [...section.split('\n## ')[0].matchAll(/^\| (\d+) +\| ([\d,]+) +\| ([\d,]+) /gm)].map(
      (cells) => cells.slice(1).map((cell) => Number(cell.replaceAll(',', ''))),
    );
    const rows = read(name)
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',').map(Number));
    expect(rows.every((row) => row[1] === from && row[3] === 13_243)).toBe(true);
    expect(shown).toEqual(rows.map(([limit, , , , boards, problems]) => [limit, boards, problems]));
  }
});

it('the problems that the paper lists are open with larger limits', async () => {
  expect(OPEN_PROBLEMS.flatMap(({ targets }) => targets)).toHaveLength(49);
  for (const limit of [45_000, 50_000])
    expect(await findUnsolved(OPEN_PROBLEMS, limit)).toEqual(OPEN_PROBLEMS);
  const records = await searchOpen(String(10n ** 18n));
  expect(records.map(({ result }) => result.status)).toEqual(new Array(49).fill('none'));
});
