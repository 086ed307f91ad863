// The fold of an atlas that keeps targets only: the parts of many finished shares, added up to one table.
//
//   parts/folded.json.gz            which shares it has, their totals, and the checksum of the table
//   parts/folded-<shares>.parquet   the columns of targets.parquet, and the squares below
//
// A share is finished if it is in the fold or has a record of its own. Parts are as large as the table of the
// whole atlas, so thousands of them take gigabytes; their sum takes no more than one.
//
// `squares_low` and `squares_high` are the two words of the sum, over the shares, of the square of how many
// boards of a share make the target. With them the figure of an unfinished atlas knows how much the shares
// differ (atlas-figures.ts).
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { writeDurably } from './durable-file.js';
import {
  hasFiles,
  isCount,
  isProblemTotals,
  isVersion,
  MAX_RECORD_BYTES,
  parseObject,
  readBytes,
  sizeOf,
} from './read-record.js';
import { PARTS, type AtlasShare, type ShareRecord } from './atlas-shares.js';
import { targetColumns, type AtlasShape, type TableColumns } from './atlas-columns.js';
import type { AtlasPlan } from '../atlas-types.js';

/** Factor of `squares_high`. */
export const WORD = 2 ** 32;

export const FOLD_RECORD = `${PARTS}/folded.json.gz`;

export function foldColumns(shape: AtlasShape): TableColumns {
  return { ...targetColumns(shape), squares_low: 'UINT_32', squares_high: 'UINT_32' };
}

/** Content of folded.json.gz, compressed because the totals of wide ranges have millions of characters. */
export interface FoldRecord extends Pick<ShareRecord, 'totals' | 'files'> {
  /** Ascending ranges of shares, by their index in the plan: the first share, from 0, and the count. */
  readonly shares: readonly (readonly [first: number, count: number])[];
  /** Versions of numbers-game that built the shares. */
  readonly engines: readonly string[];
}

export interface Fold {
  readonly record: FoldRecord;
  /** Path of the table in the folder of the atlas. */
  readonly path: string;
  has(share: AtlasShare): boolean;
}

/** Returns the path of the table of a fold with this number of shares. */
export function foldPath(shares: number): string {
  return `${PARTS}/folded-${shares}.parquet`;
}

/** Finds the fold of an atlas, whose table has the recorded size; null if there is none. */
export function findFold(dir: string, { boards, share }: Pick<AtlasPlan, 'boards' | 'share'>): Fold | null {
  const record = readRecord(dir, Math.ceil(boards / share));
  if (record === null) return null;
  const path = foldPath(countShares(record));
  const { bytes } = record.files[path];
  if (sizeOf(join(dir, path)) !== bytes) return null;
  const places = new Set<number>();
  for (const [first, count] of record.shares) {
    for (let place = first; place < first + count; place++) places.add(place);
  }
  return { record, path, has: ({ first }) => places.has(first / share) };
}

/** Reads the record of a fold; null if there is none. @param most number of shares of the atlas */
function readRecord(dir: string, most: number): FoldRecord | null {
  const { shares, engines, totals, files } = parseObject(unpack(readBytes(join(dir, FOLD_RECORD)))) ?? {};
  if (!areRanges(shares, most) || !Array.isArray(engines) || !engines.every(isVersion)) return null;
  const isWhole = isProblemTotals(totals) && hasFiles(files, [foldPath(countShares({ shares }))]);
  return isWhole ? { shares, engines, totals, files } : null;
}

function unpack(bytes: Buffer | null): Buffer | null {
  try {
    return bytes && gunzipSync(bytes, { maxOutputLength: MAX_RECORD_BYTES });
  } catch {
    return null;
  }
}

/** Whether a value is ascending ranges of the shares of an atlas. */
function areRanges(value: unknown, most: number): value is FoldRecord['shares'] {
  if (!Array.isArray(value)) return false;
  let end = 0;
  for (const range of value as unknown[]) {
    const [first, count] = Array.isArray(range) ? (range as unknown[]) : [];
    if (!isCount(first) || !isCount(count) || count === 0 || first < end || first + count > most)
      return false;
    end = first + count;
  }
  return true;
}

/** Writes the record of a fold, after its table. */
export function writeFold(dir: string, record: FoldRecord): void {
  writeDurably(join(dir, FOLD_RECORD), (file) => file.write(gzipSync(JSON.stringify(record))));
}

/** Returns the ranges of ascending indices. */
export function rangesOf(places: readonly number[]): [first: number, count: number][] {
  const ranges: [number, number][] = [];
  for (const place of places) {
    const last = ranges.at(-1);
    if (last !== undefined && last[0] + last[1] === place) last[1]++;
    else ranges.push([place, 1]);
  }
  return ranges;
}

export function countShares({ shares }: Pick<FoldRecord, 'shares'>): number {
  return shares.reduce((sum, [, count]) => sum + count, 0);
}
