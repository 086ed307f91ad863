// Atlases under other rules than those of Countdown: negative targets, all numbers used, squares. Each
// problem is compared with its definition, and what is drawn with `verify`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import type { AtlasPlan } from '../../src/atlas/index.js';
import { BoardsTally } from '../../src/batch/tally-boards.js';
import { games, type Rules } from '../../src/index.js';
import { verify } from '../../src/verify/index.js';
import { atlas, contentOf, defineProblems, useFolders } from '../support/atlas-folders.js';
import { createFullSolver } from '../support/full-solver.js';

const { buildAtlas, drawAtlas, foldAtlas, openAtlas, planAtlas, verifyAtlas } = atlas;
const makeFolder = useFolders();
const solver = createFullSolver();
const compressors = { GZIP: (bytes: Uint8Array) => gunzipSync(bytes) };

const squares: Rules = {
  values: 'natural',
  use: 'any',
  operators: ['+', '-', '*', '/', 'square'],
  limits: { square: 100 },
};
const small = { pool: [1, 2, 3, 4, 5, 6, 7, 25], size: 3, share: 20 };
const atlases: { name: string; query: typeof small & { from: number; to: number; rules: Rules } }[] = [
  {
    name: 'rational, all',
    query: { ...small, from: -30, to: 12, rules: { values: 'rational', use: 'all' } },
  },
  { name: 'rational, any', query: { ...small, from: -5, to: 90, rules: { values: 'rational', use: 'any' } } },
  { name: 'integer, all', query: { ...small, from: -20, to: 40, rules: { values: 'integer', use: 'all' } } },
  {
    name: 'sums and products',
    query: { ...small, from: 0, to: 40, rules: { values: 'integer', use: 'any', operators: ['+', '*'] } },
  },
  { name: 'natural, all', query: { ...small, from: 1, to: 40, rules: { values: 'natural', use: 'all' } } },
  { name: 'squares', query: { ...small, from: 1, to: 60, rules: squares } },
];

async function read(path: string): Promise<Record<string, number>[]> {
  return parquetReadObjects({ file: await asyncBufferFromFile(path), compressors });
}

describe.each(atlases)('an atlas under $name', ({ query }) => {
  const dir = makeFolder();
  const { from, to, rules } = query;
  const { share, ...reachQuery } = query;

  it('has each problem, row and total', async () => {
    const totals = await buildAtlas(dir, query);
    const records = [...solver.reachAll(reachQuery)];
    const tally = new BoardsTally(from, to);
    for (const record of records) tally.add(record);
    expect(totals).toEqual(tally.totals());
    const expected = [...defineProblems(reachQuery, solver)];
    const parts: Record<string, number>[] = [];
    for (let first = 0; first < records.length; first += share) {
      const count = Math.min(share, records.length - first);
      parts.push(...(await read(join(dir, 'problems', `${first}-${count}.parquet`))));
    }
    expect(parts).toEqual(expected);
    const targets = await read(join(dir, 'targets.parquet'));
    expect(targets.map(({ target }) => target)).toEqual(
      Array.from({ length: to - from + 1 }, (_, i) => from + i),
    );
    for (const { target, solvable } of targets) {
      expect(solvable).toBe(records.filter(({ operations }) => operations[target - from] !== 255).length);
    }
    expect(await verifyAtlas(dir)).toMatchObject({ ok: true, faults: [], recounted: 20 });
  });

  it('says so in its files', async () => {
    const made = JSON.parse(readFileSync(join(dir, 'atlas.json'), 'utf8')) as AtlasPlan;
    expect(made).toMatchObject({ format: 2, from, to });
    expect(made.rules).toEqual(rules);
    const file = await asyncBufferFromFile(join(dir, 'problems', '0-20.parquet'));
    const { schema, row_groups: groups } = await parquetMetadataAsync(file);
    expect(schema[2]).toMatchObject({ name: 'target', converted_type: from < 0 ? 'INT_32' : 'UINT_32' });
    expect(groups[0].columns[1].meta_data!.statistics).toMatchObject({ min_value: from, max_value: to });
  });

  it('is read, queried and drawn from', async () => {
    const opened = await openAtlas(dir);
    const [board] = solver.reachAll({ ...reachQuery, first: 30, count: 1 });
    for (let target = from; target <= to; target++) {
      const { distance, operations } = await opened.problem(board.numbers, target);
      if (board.operations[target - from] !== 255) {
        expect([target, distance, operations]).toEqual([target, 0, board.operations[target - from]]);
      } else expect(distance).not.toBe(0);
    }
    const [{ least, n }] = await opened.query('SELECT min(target) AS least, count(*) AS n FROM problems');
    expect([least, n]).toEqual([from, 56 * (to - from + 1)]);
    for await (const problem of opened.select({ count: 40, seed: 3 })) {
      const { numbers, target, expression, nearest } = problem;
      expect(problem.rules).toEqual(rules);
      if (expression !== null) {
        expect(verify(expression, { numbers, target, rules })).toMatchObject({ ok: true, reason: 'exact' });
      } else if (nearest !== null) {
        const puzzle = { numbers, target: nearest.value, rules };
        expect(verify(nearest.expression, puzzle)).toMatchObject({ ok: true });
        expect(Math.abs(nearest.value - target)).toBe(problem.distance);
      }
    }
    await opened.close();
    expect(await drawAtlas(dir)).toMatchObject({ boards: 56, statements: [] });
  });

  it('gives the same through a fold', async () => {
    const [whole, folded] = [makeFolder(), makeFolder()];
    const kept = { ...query, keep: 'targets', workers: 1 } as const;
    await buildAtlas(whole, kept);
    await buildAtlas(folded, { ...kept, shard: { index: 1, of: 2 } });
    await foldAtlas(folded);
    await buildAtlas(folded, { ...kept, shard: { index: 2, of: 2 } });
    expect(contentOf(folded)).toEqual(contentOf(whole));
  });

  it('does not pass as one of other rules', async () => {
    const path = join(dir, 'atlas.json');
    const text = readFileSync(path, 'utf8');
    const natural: Rules = { values: 'natural', use: 'any' };
    const other: Rules = rules.values !== 'natural' ? { ...rules, values: 'natural' } : natural;
    writeFileSync(
      path,
      JSON.stringify({ ...(JSON.parse(text) as AtlasPlan), rules: other, from: Math.max(from, 1) }),
    );
    expect((await verifyAtlas(dir, { sample: 56, seed: 1 }).catch(() => ({ ok: false }))).ok).toBe(false);
    writeFileSync(path, text);
    await expect(buildAtlas(dir, { ...query, rules: natural, from: 1 })).rejects.toThrow(/got another /);
  });
});

describe('the plan of an atlas', () => {
  const query = { pool: [1, 2, 3], size: 2, from: 1, to: 9 };

  it('has format 1 for the rules of Countdown, however they are given', async () => {
    const rules: Rules = { values: 'natural', use: 'any', operators: ['/', '*', '-', '+'] };
    for (const given of [{}, { rules }, { rules: { values: 'natural', use: 'any' } as Rules }]) {
      const { plan: made } = await planAtlas(makeFolder(), { ...query, ...given });
      expect(made).toMatchObject({ format: 1, rules: { values: 'natural', use: 'any' } });
      expect(Object.keys(made.rules)).toEqual(['values', 'use']);
    }
  });

  it('has boards in blocks if only targets are kept, and goes on with one that has not', async () => {
    const kept = { ...query, keep: 'targets', workers: 1 } as const;
    const [blocks, lexicographic] = [makeFolder(), makeFolder()];
    const totals = await buildAtlas(blocks, kept);
    const path = join(blocks, 'atlas.json');
    const { order, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as AtlasPlan;
    expect([order, rest.format]).toEqual(['blocks', 1]);
    mkdirSync(lexicographic);
    writeFileSync(join(lexicographic, 'atlas.json'), JSON.stringify(rest));
    expect(await buildAtlas(lexicographic)).toEqual(totals);
    expect((await verifyAtlas(lexicographic)).ok).toBe(true);
    writeFileSync(path, JSON.stringify({ ...rest, order: 'random' }));
    await expect(buildAtlas(blocks)).rejects.toThrow('properties do not agree');
  });

  it('takes the rules of a game', async () => {
    const game = games['make-ten'];
    const { plan: made } = await planAtlas(makeFolder(), { game });
    expect(made).toMatchObject({ format: 2, rules: game.rules, boards: 715, from: 10, to: 10 });
    const dir = makeFolder();
    expect(await buildAtlas(dir, { game })).toMatchObject({ boards: 715, solvable: 552 });
    expect((await verifyAtlas(dir)).ok).toBe(true);
    await expect(planAtlas(makeFolder(), { game: games['24s'] })).rejects.toThrow(
      'rules.values: expected natural',
    );
  });

  it.each([
    [{ from: 0 }, 'from: expected an integer from 1'],
    [{ from: -(2 ** 31) - 1, to: -(2 ** 31) }, 'from: expected an integer from -2147483648', 'rational'],
    [{ from: 2 ** 31 - 5, to: 2 ** 31 }, null, 'rational'],
    [{ rules: squares, size: 7 }, 'size: expected at most 6 numbers'],
    [{ rules: { ...squares, limits: { square: 1001 } } }, 'rules.limits.square: expected at most 1000'],
    [{ rules: { values: 'rational', use: 'any' }, game: games['24'] }, 'rules: expected none beside game'],
  ] as const)('with %j is checked', async (change, message, values?: 'rational') => {
    const rules: Rules = { values: values ?? 'natural', use: 'any' };
    const planned = planAtlas(makeFolder(), { ...query, rules, ...change, workers: 1 });
    if (message === null) expect((await planned).plan).toMatchObject(change);
    else await expect(planned).rejects.toThrow(message);
  });
});
