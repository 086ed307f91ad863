// The end of a build: joins the parts of all shares to the two tables, writes totals.json, which marks the
// atlas as complete, and removes the parts.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NumbersGameError } from '../../core/errors.js';
import { DurableFile, writeJson, type FileRecord } from '../files/durable-file.js';
import { findFold, type Fold } from '../files/fold-file.js';
import { packageVersion } from '../files/plan-file.js';
import { hasFiles, isAtlasTotals, parseObject, readBytes, sizeOf } from '../files/read-record.js';
import { openTable } from '../files/read-table.js';
import {
  BOARDS_FILE,
  dealShares,
  PARTS,
  partPaths,
  TARGETS_FILE,
  readShareRecord,
  type AtlasShare,
  type ShareRecord,
} from '../files/atlas-shares.js';
import { TableFile } from '../files/table-file.js';
import { boardColumns, createTargetRows, targetColumns, type ColumnValues, type TableColumns } from '../files/atlas-columns.js';
import { TotalsSum } from './tally-problems.js';
import type { AtlasTotals } from '../../batch/tally-boards.js';
import type { AtlasPlan } from '../atlas-types.js';

export const TOTALS_FILE = 'totals.json';

/** Content of totals.json. */
export interface TotalsRecord {
  readonly totals: AtlasTotals;
  /** Records of the two tables, by name. */
  readonly files: Readonly<Record<string, FileRecord>>;
}

/** Whether a folder has a totals.json that is not the record of an atlas. `build` writes it again. */
export function hasDamagedTotals(dir: string): boolean {
  return existsSync(join(dir, TOTALS_FILE)) && readTotals(dir) === null;
}

function readTotals(dir: string): TotalsRecord | null {
  const { totals, files } = parseObject(readBytes(join(dir, TOTALS_FILE))) ?? {};
  const hasTables = hasFiles(files, [TARGETS_FILE]) || hasFiles(files, [BOARDS_FILE, TARGETS_FILE]);
  return isAtlasTotals(totals) && hasTables ? { totals, files } : null;
}

/** Returns the totals of an atlas whose tables have the recorded size; null if it is not complete. */
export function findComplete(dir: string): TotalsRecord | null {
  const record = readTotals(dir);
  if (record === null) return null;
  const isWhole = ([name, { bytes }]: [string, FileRecord]) => sizeOf(join(dir, name)) === bytes;
  return Object.entries(record.files).every(isWhole) ? record : null;
}

/** Joins the parts. Precondition: all shares are finished and have their parts. */
export async function joinParts(dir: string, plan: AtlasPlan): Promise<AtlasTotals> {
  const { keep, from, to } = plan;
  const width = to - from + 1;
  const files: Record<string, FileRecord> = {};
  if (keep !== 'targets') {
    files[BOARDS_FILE] = await writeTable(dir, BOARDS_FILE, boardColumns(plan), async (table) => {
      for (const share of dealShares(plan)) {
        const path = partPaths(keep, share).boards!;
        checkPart(dir, share, path, plan);
        table.add(await readAll(dir, path, Object.keys(boardColumns(plan)), share.count));
      }
    });
  }
  const sums = createTargetRows(targetColumns(plan), plan);
  const counts = Object.keys(targetColumns(plan)).filter((name) => name !== 'target');
  const fold = findFold(dir, plan);
  const sum = new TotalsSum();
  if (fold !== null) sum.add(fold.record.totals);
  if (fold !== null) Object.assign(sums, await readFold(dir, fold, counts, width));
  for (const share of dealShares(plan)) {
    if (fold?.has(share)) continue;
    const path = partPaths(keep, share).targets;
    const record = checkPart(dir, share, path, plan);
    const rows = await readAll(dir, path, counts, width);
    for (const name of counts) for (let i = 0; i < width; i++) sums[name][i] += rows[name][i];
    sum.add(record.totals);
  }
  files[TARGETS_FILE] = await writeTable(dir, TARGETS_FILE, targetColumns(plan), (table) => {
    table.add(sums);
    return Promise.resolve();
  });
  const all = { ...sum.totals, ...findExtremes(from, sums.solvable, sum.totals.boards) };
  writeJson(join(dir, TOTALS_FILE), { totals: all, files } satisfies TotalsRecord);
  rmSync(join(dir, PARTS), { recursive: true, force: true });
  return all;
}

async function readFold(
  dir: string,
  { record, path }: Fold,
  columns: readonly string[],
  rows: number,
): Promise<Record<string, Uint32Array>> {
  checkSum(dir, path, record.files[path]);
  return readAll(dir, path, columns, rows);
}

/**
 * Checks that a part has its recorded checksum, because its rows go into a table with a new checksum. Returns
 * the record of the share.
 */
export function checkPart(dir: string, share: AtlasShare, path: string, { keep }: AtlasPlan): ShareRecord {
  const record = readShareRecord(dir, keep, share);
  if (record === null) {
    const message = `dir: expected the record of ${path}, got none; build again`;
    throw new NumbersGameError('invalid-option', message);
  }
  checkSum(dir, path, record.files[path]);
  return record;
}

function checkSum(dir: string, path: string, expected: FileRecord): void {
  const sha256 = createHash('sha256')
    .update(readFileSync(join(dir, path)))
    .digest('hex');
  if (sha256 === expected.sha256) return;
  throw new NumbersGameError(
    'invalid-option',
    `dir: expected ${path} with the checksum of its record, got another one; remove it and build again`,
  );
}

/** Writes a table into a file of the folder. */
export async function writeTable(
  dir: string,
  name: string,
  columns: TableColumns,
  fill: (table: TableFile) => Promise<void>,
): Promise<FileRecord> {
  const file = new DurableFile(join(dir, name));
  try {
    const table = new TableFile(columns, `numbers-game ${packageVersion()}`, (bytes) => {
      file.write(bytes);
    });
    await fill(table);
    table.finish();
    return file.finish();
  } catch (error) {
    file.abandon();
    throw error;
  }
}

/** Reads all rows of some columns of a table, which have no negative values. @param count number of rows */
export async function readAll(
  dir: string,
  path: string,
  columns: readonly string[],
  count: number,
): Promise<Record<string, Uint32Array>> {
  const table = await openTable(join(dir, path), path, count);
  try {
    const rows = await table.read(columns, 0, table.rows);
    return Object.fromEntries(Object.entries(rows).map(([name, values]) => [name, Uint32Array.from(values)]));
  } finally {
    await table.close();
  }
}

/** Finds the hardest and the easiest target. */
function findExtremes(
  from: number,
  solvable: ColumnValues,
  boards: number,
): Pick<AtlasTotals, 'hardest' | 'easiest'> {
  if (boards === 0) return { hardest: null, easiest: null };
  let [least, most] = [0, 0];
  for (let i = 1; i < solvable.length; i++) {
    if (solvable[i] < solvable[least]) least = i;
    if (solvable[i] > solvable[most]) most = i;
  }
  return {
    hardest: { target: from + least, boards: solvable[least] },
    easiest: { target: from + most, boards: solvable[most] },
  };
}
