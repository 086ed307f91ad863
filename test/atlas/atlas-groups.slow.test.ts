// Atlases of a pool with groups: what is built, drawn and verified, in either order of the boards.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildAtlas, drawAtlas, openAtlas, planAtlas, verifyAtlas } from '../../build/esm/atlas.js';
import { reachAllOnThreads } from '../../build/esm/batch.js';
import { useFolders } from '../support/atlas-folders.js';
import { run } from '../support/command.js';
import { createFullSolver } from '../support/full-solver.js';

const makeFolder = useFolders();
const pool = [
  { numbers: [1, 2, 3, 4, 5], copies: 2 },
  { numbers: [11, 25, 50, 60, 77, 90, 100], atMost: 2 },
];
const query = { pool, size: 4, from: 101, to: 300 };
const formatOf = (dir: string) =>
  (JSON.parse(readFileSync(join(dir, 'atlas.json'), 'utf8')) as { format: number }).format;
const records = [...createFullSolver().reachAll(query)];
const solvable = records.reduce(
  (sum, { operations }) => sum + operations.filter((each) => each < 255).length,
  0,
);

describe('an atlas of a pool with groups', () => {
  it('keeps every problem, has format 2, and can be asked', async () => {
    const dir = makeFolder();
    const { plan: made } = await planAtlas(dir, { ...query, share: 100 });
    expect(made).toMatchObject({ format: 2, boards: records.length });
    const shard = await buildAtlas(dir, { shard: { index: 1, of: 2 } });
    expect(shard).toBeNull();
    expect(await buildAtlas(dir)).toMatchObject({ boards: records.length, solvable });
    expect(formatOf(dir)).toBe(2);
    const atlas = await openAtlas(dir);
    const { numbers, operations } = records[100];
    const target = 101 + operations.findIndex((each) => each < 255);
    expect(await atlas.problem(numbers, target)).toMatchObject({ operations: operations[target - 101] });
    expect(await atlas.problem(100, target)).toMatchObject({ numbers });
    const drawn = [];
    for await (const each of atlas.select({
      solvable: true,
      numbers: [1, 2, 3, 60, 77],
      count: 20,
      seed: 4,
    })) {
      drawn.push(each.numbers);
    }
    expect(drawn.length).toBeGreaterThan(5);
    expect(drawn.every((board) => records.some((each) => each.numbers.join() === board.join()))).toBe(true);
    expect((await atlas.count({ onlyPrimes: true })).boards).toBeGreaterThan(0);
    await atlas.close();
    expect(await verifyAtlas(dir, { sample: 10, seed: 1 })).toMatchObject({ ok: true });
    const { statements } = await drawAtlas(dir);
    expect(statements).toEqual([]);
  });

  it('has the same totals in blocks', async () => {
    const dir = makeFolder();
    expect(await buildAtlas(dir, { ...query, keep: 'targets', share: 50 })).toMatchObject({ solvable });
    expect(await verifyAtlas(dir, { sample: 5, seed: 1 })).toMatchObject({ ok: true });
  });

  it('has format 1 without a group', async () => {
    const dir = makeFolder();
    await planAtlas(dir, { ...query, pool: [1, 2, 3, 4, 5, 6] });
    expect(formatOf(dir)).toBe(1);
    expect(await buildAtlas(dir)).toMatchObject({ boards: 15 });
  });

  it('is printed by the command, and its boards come from all threads', async () => {
    const args = ['--pool', '1-5x2,11,25,50,60,77,90,100', '--size', '4', '--from', '101', '--to', '300'];
    const grouped = args.map((each) => each.replace(/11,.*/, '11-12max1'));
    const { totals } = JSON.parse(run('atlas', ...grouped, '--json').stdout) as {
      totals: { boards: number };
    };
    const expected = createFullSolver().reachAll({
      ...query,
      pool: [pool[0], { numbers: [11, 12], atMost: 1 }],
    });
    expect(totals.boards).toBe([...expected].length);
    const found = [];
    for await (const record of reachAllOnThreads({ ...query, workers: 2 })) found.push(record);
    expect(found).toEqual(records);
  });
});
