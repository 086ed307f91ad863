// The end of a build: joins the parts of all shares to the two tables, writes totals.json, which marks the
// atlas as complete, and removes the parts.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { invalidOption } from '../../core/errors.js';
import { DurableFile, writeJson, type FileRecord } from '../files/durable-file.js';
import { findFold } from '../files/fold-file.js';
import { hasFiles, isAtlasTotals, parseObject, readBytes, sizeOf } from '../files/read-record.js';
import { readRange } from '../files/read-table.js';
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
import { TableFile, writeTable } from '../files/table-file.js';
import { boardColumns, createTargetRows, targetColumns } from '../files/atlas-columns.js';
import { TotalsSum } from './tally-problems.js';
import { findExtremes, type AtlasTotals } from '../../batch/tally-boards.js';
import type { AtlasPlan } from '../atlas-types.js';

export const TOTALS_FILE = 'totals.json';

/** Content of totals.json. */
export interface TotalsRecord {
  readonly totals: AtlasTotals;
  /** Records of the two tables, by name. */
  readonly files: Readonly<Record<string, FileRecord>>;
}

/** Reads the totals of an atlas; null if there is no such record. */
export function readTotals(dir: string): TotalsRecord | null {
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
  if (keep !== 'targets') files[BOARDS_FILE] = await joinBoards(dir, plan);
  const sums = createTargetRows(targetColumns(plan), plan);
  const counts = Object.keys(targetColumns(plan)).filter((name) => name !== 'target');
  const fold = findFold(dir, plan);
  const sum = new TotalsSum();
  if (fold !== null) {
    sum.add(fold.record.totals);
    checkSum(dir, fold.path, fold.record.files[fold.path]);
    Object.assign(sums, await readAll(dir, fold.path, counts, width));
  }
  for (const share of dealShares(plan)) {
    if (fold?.has(share)) continue;
    const path = partPaths(keep, share).targets;
    const record = checkPart(dir, share, path, plan);
    const rows = await readAll(dir, path, counts, width);
    for (const name of counts) for (let i = 0; i < width; i++) sums[name][i] += rows[name][i];
    sum.add(record.totals);
  }
  files[TARGETS_FILE] = writeTable(dir, TARGETS_FILE, targetColumns(plan), sums);
  const all = { ...sum.totals, ...findExtremes(from, sums.solvable, sum.totals.boards) };
  writeJson(join(dir, TOTALS_FILE), { totals: all, files } satisfies TotalsRecord);
  rmSync(join(dir, PARTS), { recursive: true, force: true });
  return all;
}

/**
 * Checks that a part has its recorded checksum, because its rows go into a table with a new checksum. Returns
 * the record of the share.
 */
export function checkPart(dir: string, share: AtlasShare, path: string, { keep }: AtlasPlan): ShareRecord {
  const record = readShareRecord(dir, keep, share);
  if (record === null) throw invalidOption(`dir: expected the record of ${path}, got none; build again`);
  checkSum(dir, path, record.files[path]);
  return record;
}

function checkSum(dir: string, path: string, expected: FileRecord): void {
  const sha256 = createHash('sha256')
    .update(readFileSync(join(dir, path)))
    .digest('hex');
  if (sha256 === expected.sha256) return;
  throw invalidOption(
    `dir: expected ${path} with the checksum of its record, got another one; remove it and build again`,
  );
}

/** Writes the table of boards. */
async function joinBoards(dir: string, plan: AtlasPlan): Promise<FileRecord> {
  const columns = boardColumns(plan);
  const file = new DurableFile(join(dir, BOARDS_FILE));
  try {
    const table = new TableFile(columns, file);
    for (const share of dealShares(plan)) {
      const path = partPaths(plan.keep, share).boards!;
      checkPart(dir, share, path, plan);
      table.add(await readAll(dir, path, Object.keys(columns), share.count));
    }
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
  const rows = await readRange(dir, path, count, columns);
  return Object.fromEntries(Object.entries(rows).map(([name, values]) => [name, Uint32Array.from(values)]));
}
