// Atlases of small games: each row of each file against its definition, read by hyparquet as others would
// read it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import type { AtlasQuery } from '../../src/atlas/index.js';
import { createSolverSync, type TargetRange } from '../../src/index.js';
import type { ShareRecord } from '../../src/atlas/files/atlas-shares.js';
import { parseBoards } from '../../src/solver/boards/parse-boards.js';
import { enumerateBoards } from '../../src/solver/boards/pool-boards.js';
import { atlas, defineProblems, smallGame, useFolders, type ProblemRow } from '../support/atlas-folders.js';

const { buildAtlas, verifyAtlas } = atlas;
const makeFolder = useFolders();
const compressors = { GZIP: (bytes: Uint8Array) => gunzipSync(bytes) };

async function readParquet(path: string): Promise<Record<string, number>[]> {
  return parquetReadObjects({ file: await asyncBufferFromFile(path), compressors });
}

async function readAllProblems(dir: string): Promise<Record<string, number>[]> {
  const names = readdirSync(join(dir, 'problems')).filter((name) => name.endsWith('.parquet'));
  names.sort((a, b) => parseInt(a) - parseInt(b));
  const files = await Promise.all(names.map((name) => readParquet(join(dir, 'problems', name))));
  return files.flat();
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

const expected = [...defineProblems(smallGame)];
const boards = [...enumerateBoards(parseBoards(smallGame))];
const width = smallGame.to - smallGame.from + 1;

/** The row of boards.parquet of the board of a rank. */
function boardRow(rank: number): Record<string, number> {
  const rows = expected.filter(({ board }) => board === rank);
  const made = rows.filter(({ distance }) => distance === 0).map(({ operations }) => operations);
  return {
    board: rank,
    ...Object.fromEntries(boards[rank].map((number, index) => [`n${index + 1}`, number])),
    solvable: made.length,
    max_distance: Math.max(...rows.map(({ distance }) => distance)),
    max_operations: made.length === 0 ? 255 : Math.max(...made),
    ...countOperations(made),
  };
}

function countOperations(made: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    Array.from({ length: 10 }, (_, k) => [`ops${k}`, made.filter((each) => each === k).length]),
  );
}

const built = makeFolder();
const totals = await buildAtlas(built, { ...smallGame, share: 50, workers: 2 });

describe('an atlas', () => {
  it('has a row for each problem, by board and target', async () => {
    const rows = await readAllProblems(built);
    expect(rows).toEqual(expected);
    expect(rows.some(({ distance }) => distance === 2 ** 32 - 1)).toBe(true);
    expect(readdirSync(built).sort()).toEqual([
      'atlas.json',
      'boards.parquet',
      'problems',
      'targets.parquet',
      'totals.json',
    ]);
    expect(readdirSync(join(built, 'problems')).sort()).toEqual([
      '0-50.json',
      '0-50.parquet',
      '100-26.json',
      '100-26.parquet',
      '50-50.json',
      '50-50.parquet',
    ]);
  });

  it('has a row for each board and for each target', async () => {
    expect(await readParquet(join(built, 'boards.parquet'))).toEqual(boards.map((_, rank) => boardRow(rank)));
    const rows = Array.from({ length: width }, (_, index) => {
      const target = smallGame.from + index;
      const made = expected.filter((row) => row.target === target && row.distance === 0);
      return {
        target,
        solvable: made.length,
        ...countOperations(made.map(({ operations }) => operations)),
      };
    });
    expect(await readParquet(join(built, 'targets.parquet'))).toEqual(rows);
  });

  it('has the columns and encodings of the format', async () => {
    const file = await asyncBufferFromFile(join(built, 'problems', '0-50.parquet'));
    const { schema, row_groups: groups } = await parquetMetadataAsync(file);
    expect(schema.slice(1).map(({ name, converted_type: type }) => `${name} ${type}`)).toEqual([
      'board UINT_32',
      'target UINT_32',
      'distance UINT_32',
      'operations UINT_8',
    ]);
    const columns = groups[0].columns.map(({ meta_data: data }) => data!);
    expect(columns.map(({ encodings }) => encodings.at(-1))).toEqual([
      'DELTA_BINARY_PACKED',
      'DELTA_BINARY_PACKED',
      'DELTA_BINARY_PACKED',
      'RLE_DICTIONARY',
    ]);
    expect(columns.every(({ codec }) => codec === 'GZIP')).toBe(true);
    expect(columns[0].statistics).toMatchObject({ min_value: 0, max_value: 49 });
  });

  it('has totals, of all and of each share, with checksums', () => {
    const made = expected.filter(({ distance }) => distance === 0);
    const count = (rows: readonly ProblemRow[], key: (row: ProblemRow) => unknown) =>
      rows.reduce<Record<string, number>>((all, row) => {
        const name = String(key(row));
        return { ...all, [name]: (all[name] ?? 0) + 1 };
      }, {});
    expect(totals).toMatchObject({
      boards: 126,
      problems: 126 * width,
      solvable: made.length,
      operations: count(made, ({ operations }) => operations),
      distance: count(expected, ({ distance }) => (distance === 2 ** 32 - 1 ? 'none' : distance)),
    });
    expect(readJson(join(built, 'totals.json'))).toMatchObject({ totals });
    const record = readJson(join(built, 'problems', '50-50.json')) as ShareRecord;
    expect(record).toMatchObject({ first: 50, count: 50, rows: 50 * width });
    const bytes = readFileSync(join(built, 'problems', '50-50.parquet'));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(record.files['problems/50-50.parquet']).toEqual({ bytes: bytes.length, sha256 });
    const content = createHash('sha256');
    for (const { board, target, distance, operations } of expected.slice(50 * width, 100 * width)) {
      const row = Buffer.alloc(13);
      row.writeUInt32LE(board, 0);
      row.writeUInt32LE(target, 4);
      row.writeUInt32LE(distance, 8);
      row.writeUInt8(operations, 12);
      content.update(row);
    }
    expect(record.content).toBe(content.digest('hex'));
  });

  it('is the same however it is divided and in whatever order', async () => {
    for (const options of [{ share: 1, workers: 3 }, { share: 126, workers: 1 }, {}]) {
      const dir = makeFolder();
      expect(await buildAtlas(dir, { ...smallGame, ...options })).toEqual(totals);
      expect(await readAllProblems(dir)).toEqual(expected);
      expect(readFileSync(join(dir, 'targets.parquet'))).toEqual(
        readFileSync(join(built, 'targets.parquet')),
      );
    }
  });

  it('may keep less', async () => {
    for (const keep of ['boards', 'targets'] as const) {
      const dir = makeFolder();
      expect(await buildAtlas(dir, { ...smallGame, keep, share: 20 })).toEqual(totals);
      const names = ['atlas.json', 'boards.parquet', 'targets.parquet', 'totals.json'];
      expect(readdirSync(dir).sort()).toEqual(
        names.filter((name) => !name.startsWith('boards') || keep === 'boards'),
      );
      expect(await verifyAtlas(dir)).toMatchObject({ ok: true, recounted: keep === 'boards' ? 20 : 0 });
      expect(await buildAtlas(dir)).toEqual(totals);
    }
  });

  it('spans pages and row groups', async () => {
    const wide = { pool: [1, 2, 3, 50, 75, 100], size: 3, from: 1, to: 60_000, share: 20 };
    const dir = makeFolder();
    await buildAtlas(dir, wide);
    const rows = await readAllProblems(dir);
    let place = 0;
    for (const row of defineWide(wide)) {
      const found = rows[place++];
      if (
        found.board !== row.board ||
        found.target !== row.target ||
        found.distance !== row.distance ||
        found.operations !== row.operations
      ) {
        expect(found).toEqual(row);
      }
    }
    expect(place).toBe(rows.length);
    expect(await verifyAtlas(dir, { sample: 20 })).toMatchObject({ ok: true });
  });

  it('has no boards if the pool has too few numbers', async () => {
    const dir = makeFolder();
    expect(await buildAtlas(dir, { pool: [1, 2], size: 3, from: 1, to: 9 })).toMatchObject({
      boards: 0,
      problems: 0,
      hardest: null,
    });
    expect(await verifyAtlas(dir)).toMatchObject({ ok: true });
  });
});

/** As `defineProblems`, by the nearest values on both sides, as trying each target takes too long here. */
function* defineWide(query: AtlasQuery & TargetRange): Generator<ProblemRow> {
  const { from, to } = query;
  let board = 0;
  const { pool, size } = query;
  for (const { operations: reached } of createSolverSync().reachAll({ pool, size, from, to })) {
    const made = [...reached.entries()].filter(([, operations]) => operations < 255);
    for (let target = from, next = 0; target <= to; target++) {
      while (next < made.length && from + made[next][0] < target) next++;
      const near = made
        .slice(Math.max(next - 1, 0), next + 1)
        .map(([index, operations]) => ({ away: Math.abs(from + index - target), operations }));
      const distance = Math.min(...near.map(({ away }) => away));
      const nearest = near.filter(({ away }) => away === distance);
      yield { board, target, distance, operations: Math.min(...nearest.map(({ operations }) => operations)) };
    }
    board++;
  }
}
