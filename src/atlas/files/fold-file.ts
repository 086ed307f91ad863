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
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { writeDurably, type FileRecord } from './durable-file.js';
import { PARTS, type AtlasShare } from './atlas-shares.js';
import { targetColumns, type AtlasShape, type TableColumns } from './atlas-columns.js';
import type { ProblemTotals } from '../build/tally-problems.js';
import type { AtlasPlan } from '../atlas-types.js';

/** Factor of `squares_high`. */
export const WORD = 2 ** 32;

export const FOLD_RECORD = `${PARTS}/folded.json.gz`;

/** Returns the columns of the table of a fold. */
export function foldColumns(shape: AtlasShape): TableColumns {
  return { ...targetColumns(shape), squares_low: 'UINT_32', squares_high: 'UINT_32' };
}

/** Content of folded.json.gz, compressed because the totals of wide ranges have millions of characters. */
export interface FoldRecord {
  /** Ascending ranges of shares, by their index in the plan: the first share, from 0, and the count. */
  readonly shares: readonly (readonly [first: number, count: number])[];
  /** Versions of numbers-game that built the shares. */
  readonly engines: readonly string[];
  readonly totals: ProblemTotals;
  /** Record of the table, by its path in the folder of the atlas. */
  readonly files: Readonly<Record<string, FileRecord>>;
}

/** Opened fold. */
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
export function findFold(dir: string, { share }: Pick<AtlasPlan, 'share'>): Fold | null {
  const found = join(dir, FOLD_RECORD);
  if (!existsSync(found)) return null;
  const record = JSON.parse(gunzipSync(readFileSync(found)).toString()) as FoldRecord;
  const [path, { bytes }] = Object.entries(record.files)[0];
  if (statSync(join(dir, path), { throwIfNoEntry: false })?.size !== bytes) return null;
  const places = new Set(record.shares.flatMap(([first, count]) => listPlaces(first, count)));
  return { record, path, has: ({ first }) => places.has(first / share) };
}

/** Writes the record of a fold, after its table. */
export function writeFold(dir: string, record: FoldRecord): void {
  writeDurably(join(dir, FOLD_RECORD), (file) => {
    file.write(gzipSync(JSON.stringify(record)));
  });
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

/** Returns the number of shares in a fold. */
export function countShares({ shares }: FoldRecord): number {
  return shares.reduce((sum, [, count]) => sum + count, 0);
}

function listPlaces(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => first + i);
}
