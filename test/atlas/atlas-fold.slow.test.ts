// The fold of an unfinished atlas: many parts added up to one table, from which the build goes on as if the
// parts were there.
import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSolverSync } from '../../src/index.js';
import { boardsInOrder } from '../../src/solver/boards/boards-in-blocks.js';
import { parseBoards } from '../../src/solver/boards/parse-boards.js';
import { atlas, contentOf, smallGame, useFolders } from '../support/atlas-folders.js';

const { buildAtlas, drawAtlas, foldAtlas, inspectAtlas, mergeAtlases, verifyAtlas } = atlas;
const makeFolder = useFolders();

/** 126 boards in 13 shares. */
const query = { ...smallGame, keep: 'targets', share: 10 } as const;
const options = { ...query, workers: 1 };

const whole = makeFolder();
const totals = await buildAtlas(whole, options);

/** An atlas with some of three shards, each folded. */
async function foldShards(...indices: number[]): Promise<string> {
  const dir = makeFolder();
  for (const index of indices) {
    await buildAtlas(dir, { ...options, shard: { index, of: 3 } });
    await foldAtlas(dir);
  }
  return dir;
}

describe('a fold', () => {
  it('takes the place of the parts', async () => {
    const dir = makeFolder();
    await buildAtlas(dir, { ...options, shard: { index: 1, of: 3 } });
    const before = inspectAtlas(dir);
    expect(await foldAtlas(dir)).toEqual({ added: 5, shares: 5, boards: 46, ranges: 5 });
    expect(readdirSync(join(dir, 'parts')).sort()).toEqual(['folded-5.parquet', 'folded.json.gz']);
    expect(inspectAtlas(dir)).toEqual(before);
    expect(await foldAtlas(dir)).toEqual({ added: 0, shares: 5, boards: 46, ranges: 5 });
    const { faults, ...report } = await verifyAtlas(dir);
    expect(report).toMatchObject({ ok: false, recounted: 0 });
    expect(faults.slice(0, 2)).toEqual([
      { path: expect.stringMatching(/10-10\.json$/) as string, reason: 'boards 10 to 29 are not built' },
      { path: expect.stringMatching(/40-10\.json$/) as string, reason: 'boards 40 to 59 are not built' },
    ]);
    expect(faults).toHaveLength(4);
  });

  it('grows, and the build ends as one without', async () => {
    const dir = await foldShards(2, 1);
    expect(readdirSync(join(dir, 'parts')).sort()).toEqual(['folded-9.parquet', 'folded.json.gz']);
    expect(inspectAtlas(dir)).toMatchObject({ finished: 9, shares: 13, boards: 86, damaged: [] });
    const { faults } = await verifyAtlas(dir);
    expect(faults.every(({ reason }) => reason.endsWith('are not built'))).toBe(true);
    expect(await buildAtlas(dir, { workers: 2 })).toEqual(totals);
    expect(contentOf(dir)).toEqual(contentOf(whole));
    expect(await foldAtlas(dir)).toMatchObject({ added: 0, shares: 0, boards: 126 });
  });

  it('of all shares is joined by the build', async () => {
    const dir = await foldShards(1, 2);
    await buildAtlas(dir, { ...options, shard: { index: 3, of: 3 } }).catch(() => null);
    expect(contentOf(dir)).toEqual(contentOf(whole));
  });

  it('counts nothing twice if a fold was killed before it removed the parts', async () => {
    const dir = makeFolder();
    await buildAtlas(dir, { ...options, shard: { index: 1, of: 3 } });
    const parts = contentOf(dir);
    await foldAtlas(dir);
    for (const [name, content] of Object.entries(parts)) writeFileSync(join(dir, name), content, 'latin1');
    writeFileSync(join(dir, 'parts', 'folded-3.parquet'), 'of an older fold');
    expect(inspectAtlas(dir).boards).toBe(46);
    await foldAtlas(dir);
    await buildAtlas(dir, { ...options, shard: { index: 2, of: 3 } });
    await foldAtlas(dir);
    expect(readdirSync(join(dir, 'parts')).sort()).toEqual(['folded-9.parquet', 'folded.json.gz']);
    expect(await buildAtlas(dir, { workers: 1 })).toEqual(totals);
    expect(contentOf(dir)).toEqual(contentOf(whole));
  });

  it('has a figure with bands, which contain nearly all of the true shares', async () => {
    const dir = await foldShards(2, 3);
    const { boards, of, svg, csv } = await drawAtlas(dir);
    expect({ boards, of }).toEqual({ boards: 80, of: 126 });
    expect(svg).toContain('(80 of 126 boards)');
    const [header, ...rows] = csv.trimEnd().split('\n');
    expect(header).toBe('target,boards,percent,low,high');
    const truth = (await drawAtlas(whole)).csv.trimEnd().split('\n').slice(1);
    const inside = rows.filter((row, index) => {
      const [target, , percent, low, high] = row.split(',').map(Number);
      const [sameTarget, , share] = truth[index].split(',').map(Number);
      expect(target).toBe(sameTarget);
      expect(low <= percent && percent <= high).toBe(true);
      return low <= share && share <= high;
    });
    expect(rows).toHaveLength(111);
    expect(inside.length).toBeGreaterThan(0.9 * rows.length);
  });

  it('has the band of its definition', async () => {
    const dir = await foldShards(2, 3);
    // Where neighbouring shares are counted one by one.
    const counts = new Map<number, number[]>();
    let rank = 0;
    const { from, to } = smallGame;
    const solver = createSolverSync();
    for (const numbers of boardsInOrder('blocks', parseBoards(smallGame), 0, Infinity)) {
      const { operations } = solver.reach({ numbers, from, to });
      const share = Math.floor(rank++ / 10);
      if (share % 3 === 0) continue;
      operations.forEach((fewest, index) => {
        const list = counts.get(from + index) ?? [];
        list[share] = (list[share] ?? 0) + Number(fewest !== 255);
        counts.set(from + index, list);
      });
    }
    for (const row of (await drawAtlas(dir)).csv.trimEnd().split('\n').slice(1)) {
      const [target, boards, percent, low] = row.split(',').map(Number);
      const made = Object.values(counts.get(target)!);
      const mean = made.reduce((sum, each) => sum + each, 0) / 8;
      const variance = made.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 7;
      const error = Math.sqrt(((1 - 8 / 13) * variance) / 8) / 10;
      expect(boards).toBe(8 * mean);
      expect(low).toBeCloseTo(Math.max(0, percent - 196 * error), 3);
    }
  });

  it('that is truncated or missing is reported, and built again', async () => {
    const dir = await foldShards(1);
    truncateSync(join(dir, 'parts', 'folded-5.parquet'), 100);
    expect(inspectAtlas(dir)).toMatchObject({ finished: 0, damaged: [{ path: 'parts/folded.json.gz' }] });
    rmSync(join(dir, 'parts', 'folded-5.parquet'));
    expect(await buildAtlas(dir, { workers: 1 })).toEqual(totals);
    expect(contentOf(dir)).toEqual(contentOf(whole));
  });

  it('that is altered is found by verify, and not joined', async () => {
    const dir = await foldShards(1);
    const path = join(dir, 'parts', 'folded-5.parquet');
    const bytes = Buffer.from(contentOf(dir)['parts/folded-5.parquet'], 'latin1');
    bytes[40] ^= 1;
    writeFileSync(path, bytes);
    const { faults } = await verifyAtlas(dir);
    expect(faults[0]).toEqual({
      path: 'parts/folded-5.parquet',
      reason: 'its checksum is another one; remove it and build again',
    });
    await expect(buildAtlas(dir, { workers: 1 })).rejects.toThrow(
      'expected parts/folded-5.parquet with the checksum',
    );
  });

  it('is refused where more than targets is kept, and in folders to merge from', async () => {
    const dir = makeFolder();
    await buildAtlas(dir, { ...smallGame, keep: 'boards', workers: 1 });
    await expect(foldAtlas(dir)).rejects.toThrow(
      'dir: expected an atlas that keeps targets, got one that keeps boards',
    );
    const folded = await foldShards(1);
    const other = makeFolder();
    await buildAtlas(other, { ...options, shard: { index: 2, of: 3 } });
    await expect(mergeAtlases(makeFolder(), [other, folded])).rejects.toThrow(
      'expected folders without a fold',
    );
    expect(await mergeAtlases(folded, [other])).toMatchObject({ copied: 4, missing: 4 });
    expect(inspectAtlas(folded).boards).toBe(86);
  });
});
