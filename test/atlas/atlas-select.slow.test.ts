// Reading an atlas: rows, single problems, SQL, and problems drawn at random, against a filter over the
// definition of all problems. DuckDB is a development dependency for these tests.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Atlas, SelectCriteria, SelectedProblem } from '../../src/atlas/index.js';
import { evaluate } from '../../src/expression/index.js';
import { parseBoards } from '../../src/solver/boards/parse-boards.js';
import { enumerateBoards } from '../../src/solver/boards/pool-boards.js';
import { verify } from '../../src/verify/index.js';
import {
  atlas as entry,
  contentOf,
  defineProblems,
  smallGame,
  useFolders,
  type ProblemRow,
} from '../support/atlas-folders.js';
import { createRandom, seed } from '../support/random.js';

const { buildAtlas, mergeAtlases, openAtlas, verifyAtlas } = entry;
const makeFolder = useFolders();
const folders = { problems: makeFolder(), boards: makeFolder(), targets: makeFolder() };
for (const [keep, dir] of Object.entries(folders))
  await buildAtlas(dir, { ...smallGame, keep: keep as 'problems' });
const all = [...defineProblems(smallGame)];
const boards = [...enumerateBoards(parseBoards(smallGame))];
const NONE = 2 ** 32 - 1;
const width = smallGame.to - smallGame.from + 1;

async function withAtlas<Result>(keep: keyof typeof folders, use: (atlas: Atlas) => Promise<Result>) {
  const atlas = await openAtlas(folders[keep]);
  try {
    return await use(atlas);
  } finally {
    await atlas.close();
  }
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const isPrime = (number: number) => [2, 3, 5, 7].includes(number);

/** Whether a problem meets criteria, by their description. */
function isWanted(row: ProblemRow, criteria: SelectCriteria): boolean {
  const { operations, distance, nearestOperations, complete, numbers, onlyPrimes, maxSmall } = criteria;
  const isFromZero = distance?.from === 0 || (distance !== undefined && distance.from === undefined);
  const isOther = (distance !== undefined && !isFromZero) || nearestOperations !== undefined;
  const solvable = criteria.solvable ?? (operations ? true : isOther ? false : undefined);
  const board = boards[row.board];
  const isIn = (value: number, { from = 0, to = Infinity }) => value >= from && value <= to;
  const made = all.slice(row.board * width, (row.board + 1) * width).filter((each) => each.distance === 0);
  return (
    (solvable === undefined || solvable === (row.distance === 0)) &&
    (!operations || isIn(row.operations, operations)) &&
    (!nearestOperations || (row.operations < 255 && isIn(row.operations, nearestOperations))) &&
    (!distance || (row.distance < NONE && isIn(row.distance, distance))) &&
    (!complete || made.length === width) &&
    (!numbers || board.every((number) => numbers.includes(number))) &&
    (!onlyPrimes || board.every(isPrime)) &&
    (maxSmall === undefined || board.filter((number) => number <= 10).length <= maxSmall)
  );
}

const cases: SelectCriteria[] = [
  {},
  { solvable: true },
  { solvable: false },
  { operations: { from: 3 } },
  { operations: { from: 1, to: 2 } },
  { operations: { from: 7 } },
  { distance: { from: 10 } },
  { distance: { from: 2, to: 3 }, solvable: false },
  { distance: { from: 0 } },
  { distance: { to: 2 } },
  { distance: { from: 0, to: 4 }, solvable: false },
  { nearestOperations: { from: 3 } },
  { nearestOperations: { from: 2, to: 2 }, distance: { to: 5 } },
  { onlyPrimes: true },
  { numbers: [1, 2, 3, 5, 7], operations: { from: 3, to: 3 } },
  { maxSmall: 2, solvable: true },
  { maxSmall: 3, distance: { from: 20 } },
  { complete: true },
];

describe.each(['problems', 'boards'] as const)('select where %s are kept', (keep) => {
  it.each(cases)('counts and draws what meets %j', async (criteria) => {
    const wanted = all.filter((row) => isWanted(row, criteria));
    const key = ({ board, target }: { board: number; target: number }) => `${board} ${target}`;
    await withAtlas(keep, async (atlas) => {
      expect(await atlas.count(criteria)).toEqual({
        boards: new Set(wanted.map(({ board }) => board)).size,
        problems: wanted.length,
      });
      const count = 12;
      const drawn = await collect(atlas.select({ ...criteria, count, seed: 3 }));
      expect(drawn).toHaveLength(Math.min(count, wanted.length));
      expect(new Set(drawn.map(key)).size).toBe(drawn.length);
      const rows = new Map(wanted.map((row) => [key(row), row]));
      drawn.forEach((problem, index) => {
        expect(problem).toMatchObject({ generator: 1, seed: 3, index, numbers: boards[problem.board] });
        checkProblem(problem, rows.get(key(problem))!);
      });
    });
  });
});

/** Checks the fields of a selected problem against its row. */
function checkProblem(problem: SelectedProblem, row: ProblemRow): void {
  const { numbers, target, expression, operations, distance, nearest } = problem;
  expect(distance).toBe(row.distance === NONE ? null : row.distance);
  if (row.distance === 0) {
    expect(verify(expression!, { numbers, target }).reason).toBe('exact');
    expect({ operations, nearest }).toEqual({ operations: row.operations, nearest: null });
    return;
  }
  expect({ expression, operations }).toEqual({ expression: null, operations: null });
  if (row.distance === NONE) {
    expect(nearest).toBeNull();
    return;
  }
  expect(Math.abs(nearest!.value - target)).toBe(row.distance);
  expect(nearest!.operations).toBe(row.operations);
  expect(evaluate(nearest!.expression)).toBe(nearest!.value);
}

describe('select', () => {
  it('gives the same for a seed, whatever is kept and wherever it ends', async () => {
    const criteria = { operations: { from: 3 }, seed: 11 };
    const long = await withAtlas('problems', (atlas) => collect(atlas.select({ ...criteria, count: 20 })));
    const short = await withAtlas('boards', (atlas) => collect(atlas.select({ ...criteria, count: 5 })));
    expect(short).toEqual(long.slice(0, 5));
    const other = await withAtlas('boards', (atlas) => collect(atlas.select({ ...criteria, seed: 12 })));
    expect(other).not.toEqual(long.slice(0, 10));
  });

  it('draws every problem if there are fewer than wanted', async () => {
    const drawn = await withAtlas('problems', (atlas) =>
      collect(atlas.select({ distance: { from: 30 }, count: 1000 })),
    );
    const wanted = all.filter((row) => row.distance >= 30 && row.distance < NONE);
    expect(wanted.length).toBeGreaterThan(3);
    expect(drawn.map(({ board, target }) => [board, target]).sort()).toEqual(
      wanted.map(({ board, target }) => [board, target]).sort(),
    );
  });

  it(`draws each problem equally often (seed ${seed})`, async () => {
    const random = createRandom(2310);
    const criteria = { numbers: [2, 3, 4, 5, 6, 7, 25], operations: { from: 3 }, count: 4 };
    const wanted = all.filter((row) => isWanted(row, criteria));
    const hits = new Map<string, number>();
    const rounds = 150;
    await withAtlas('boards', async (atlas) => {
      for (let round = 0; round < rounds; round++) {
        for await (const { board } of atlas.select({ ...criteria, seed: random.integer(0, 1e9) })) {
          hits.set(String(board), (hits.get(String(board)) ?? 0) + 1);
        }
      }
    });
    // Chi-squared over boards, by how many matches each has; six standard deviations are allowed.
    const shares = new Map<number, number>();
    for (const { board } of wanted) shares.set(board, (shares.get(board) ?? 0) + 1);
    let sum = 0;
    for (const [board, matches] of shares) {
      const expected = (rounds * 4 * matches) / wanted.length;
      sum += ((hits.get(String(board)) ?? 0) - expected) ** 2 / expected;
    }
    const freedom = shares.size - 1;
    expect(sum).toBeLessThan(freedom + 6 * Math.sqrt(2 * freedom));
  });

  it.each<[SelectCriteria, string]>([
    [{ operations: { from: 1 }, solvable: false }, 'criteria: expected operations with solvable problems'],
    [{ operations: { from: 1 }, distance: { from: 1 } }, 'got both kinds'],
    [{ operations: { from: -1 } }, 'operations.from: expected an integer from 0 to 4294967295, got -1'],
    [{ operations: { from: 5, to: 3 } }, 'operations.to: expected an integer from 5 to 4294967295, got 3'],
    [{ signal: 5 } as never, 'signal: expected'],
    [{ count: 1.5 }, 'count: expected an integer from 0 to 4294967295, got 1.5'],
    [{ seed: -1 }, 'seed: expected an integer from 0 to 4294967295, got -1'],
    [{ maxSmall: 5 }, 'maxSmall: expected an integer from 0 to 4, got 5'],
    [{ prime: true } as never, 'criteria.prime: unknown'],
  ])('refuses %j', async (criteria, message) => {
    await withAtlas('boards', async (atlas) => {
      await expect(collect(atlas.select(criteria))).rejects.toThrow(message);
      if (criteria.count === undefined) await expect(atlas.count(criteria)).rejects.toThrow(message);
    });
  });

  it('needs more than targets', async () => {
    await withAtlas('targets', async (atlas) => {
      await expect(atlas.count()).rejects.toThrow(
        'got one that keeps targets; build another one with keep boards',
      );
      expect(() => atlas.boards()).not.toThrow();
      await expect(collect(atlas.boards())).rejects.toThrow('build one that keeps more than targets');
    });
  });
});

describe('an open atlas', () => {
  it('has rows of boards and targets', async () => {
    await withAtlas('boards', async (atlas) => {
      const rows = await collect(atlas.boards());
      expect(rows.map(({ numbers }) => numbers)).toEqual(boards);
      const made = all.filter(({ board, distance }) => board === 77 && distance === 0);
      expect(rows[77]).toMatchObject({ board: 77, solvable: made.length });
      expect(rows[77].operations.reduce((sum, count) => sum + count)).toBe(made.length);
      const targets = await collect(atlas.targets());
      expect(targets).toHaveLength(width);
      expect(targets[5].solvable).toBe(
        all.filter(({ target, distance }) => target === targets[5].target && distance === 0).length,
      );
      expect(atlas.totals).toMatchObject({ boards: 126 });
    });
  });

  it('looks up each problem by rank and by numbers', async () => {
    await withAtlas('problems', async (atlas) => {
      for (let place = 0; place < all.length; place += 211) {
        const { board, target, distance, operations } = all[place];
        const row = {
          board,
          numbers: boards[board],
          target,
          distance: distance === NONE ? null : distance,
          operations: operations === 255 ? null : operations,
        };
        expect(await atlas.problem(board, target)).toEqual(row);
        expect(await atlas.problem([...boards[board]].reverse(), target)).toEqual(row);
      }
      await expect(atlas.problem(126, 200)).rejects.toThrow('board: expected a rank from 0 to 125');
      await expect(atlas.problem([1, 1, 2, 3], 200)).rejects.toThrow('board: expected a rank from 0 to 125');
      await expect(atlas.problem(0, 261)).rejects.toThrow(
        'target: expected an integer from 150 to 260, got 261',
      );
    });
    await withAtlas('boards', async (atlas) => {
      await expect(atlas.problem(0, 200)).rejects.toThrow('whose problems are kept and built');
    });
  });

  it('answers SQL, with numbers as numbers', async () => {
    await withAtlas('problems', async (atlas) => {
      const made = all.filter(({ distance }) => distance === 0);
      expect(
        await atlas.query('SELECT count(*) AS n, sum(operations) AS s FROM problems WHERE distance = 0'),
      ).toEqual([{ n: made.length, s: made.reduce((sum, { operations }) => sum + operations, 0) }]);
      expect(await atlas.query('SELECT sum(solvable)::BIGINT * 9007199254740 AS big FROM boards')).toEqual([
        { big: String(BigInt(made.length) * 9_007_199_254_740n) },
      ]);
      await expect(atlas.query('SELECT nothing')).rejects.toThrow(
        /^sql: expected a query that DuckDB can run/,
      );
    });
  });
});

describe('merge', () => {
  it('completes an atlas from its parts', async () => {
    const dirs = [1, 2, 3].map(() => makeFolder());
    for (const [index, dir] of dirs.entries()) {
      await buildAtlas(dir, { ...smallGame, share: 10, shard: { index: index + 1, of: 3 } });
    }
    const dir = makeFolder();
    expect(await mergeAtlases(dir, dirs.slice(0, 2))).toMatchObject({ copied: 9, missing: 4, totals: null });
    const { totals } = await mergeAtlases(dir, dirs);
    expect(totals).toMatchObject({ boards: 126 });
    expect(await verifyAtlas(dir)).toMatchObject({ ok: true });
    expect(readdirSync(dir)).not.toContain('parts');
    expect(await mergeAtlases(dir, dirs)).toEqual({ copied: 0, missing: 0, totals });
  });

  it('leaves nothing of a merge that was killed', async () => {
    const part = makeFolder();
    await buildAtlas(part, { ...smallGame, shard: { index: 1, of: 2 } });
    const dir = makeFolder();
    await mergeAtlases(dir, [part]);
    const unfinished = join(dir, 'problems', '0-4.parquet.0-1-0.tmp');
    writeFileSync(unfinished, '');
    await mergeAtlases(dir, [part]);
    expect(existsSync(unfinished)).toBe(false);
    await buildAtlas(dir);
    mkdirSync(join(dir, 'parts'));
    await mergeAtlases(dir, [part]);
    expect(contentOf(dir)).toEqual(contentOf(folders.problems));
    expect(existsSync(join(dir, 'parts'))).toBe(false);
  });

  it('refuses another game, and folders without an atlas', async () => {
    const other = makeFolder();
    await buildAtlas(other, { ...smallGame, to: 200, shard: { index: 1, of: 2 } });
    await expect(mergeAtlases(makeFolder(), [folders.problems, other])).rejects.toThrow('got another to');
    await expect(mergeAtlases(makeFolder(), [makeFolder()])).rejects.toThrow(
      'plan or build an atlas there first',
    );
    await expect(mergeAtlases(makeFolder(), [])).rejects.toThrow(
      'others: expected at least one folder, got none',
    );
  });
});
