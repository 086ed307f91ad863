// Shares of an atlas: consecutive boards that one thread builds and writes as files of their own. A share is
// finished when its record exists, a JSON file that is written last and names the other files.
//
//   keep: problems   problems/<first>-<count>.parquet and .json
//   until the end    parts/<first>-<count>.boards.parquet and .targets.parquet; also its .json if no problems
//                    are kept
//
// The end of a build joins the parts to boards.parquet and targets.parquet, and removes them.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UNFINISHED, type FileRecord } from './durable-file.js';
import {
  hasFiles,
  isCount,
  isProblemTotals,
  isVersion,
  parseObject,
  readBytes,
  sizeOf,
} from './read-record.js';
import type { ProblemTotals } from '../../batch/tally-boards.js';
import type { AtlasPlan, Keep } from '../atlas-types.js';

/** A share: consecutive boards that one thread builds. */
export interface AtlasShare {
  /** Rank of the first board. */
  readonly first: number;
  readonly count: number;
}

export interface ShareRecord extends AtlasShare {
  /** Version of numbers-game that built the share. */
  readonly engine: string;
  /** Number of problems. */
  readonly rows: number;
  readonly totals: ProblemTotals;
  /** Records of the files, by their path in the folder of the atlas. */
  readonly files: Readonly<Record<string, FileRecord>>;
  /**
   * SHA-256 of the problems in hexadecimal digits: board, target and distance as little-endian u32,
   * operations as u8, row by row. Only if problems are kept.
   */
  readonly content?: string;
}

/** Folder of the parts, which are kept until the end of a build. */
export const PARTS = 'parts';
export const PROBLEMS = 'problems';
/** File name of the table of boards in a complete atlas. */
export const BOARDS_FILE = 'boards.parquet';
/** File name of the table of targets in a complete atlas. */
export const TARGETS_FILE = 'targets.parquet';

export function* dealShares({ boards, share }: Pick<AtlasPlan, 'boards' | 'share'>): Generator<AtlasShare> {
  for (let first = 0; first < boards; first += share) yield { first, count: Math.min(share, boards - first) };
}

/** Returns the path of the record of a share, in the folder of the atlas. */
export function recordPath(keep: Keep, share: AtlasShare): string {
  return `${keep === 'problems' ? PROBLEMS : PARTS}/${nameOf(share)}.json`;
}

export function problemsPath(share: AtlasShare): string {
  return `${PROBLEMS}/${nameOf(share)}.parquet`;
}

/** Returns the paths of the parts of a share; null for a part that is not kept. */
export function partPaths(keep: Keep, share: AtlasShare): { boards: string | null; targets: string } {
  return {
    boards: keep === 'targets' ? null : `${PARTS}/${nameOf(share)}.${BOARDS_FILE}`,
    targets: `${PARTS}/${nameOf(share)}.${TARGETS_FILE}`,
  };
}

function nameOf({ first, count }: AtlasShare): string {
  return `${first}-${count}`;
}

/** State of a share: finished, not built, or with a file that does not match its record. */
export type ShareState =
  | { readonly state: 'finished'; readonly record: ShareRecord }
  | { readonly state: 'missing' }
  | { readonly state: 'damaged'; readonly path: string; readonly reason: string };

/**
 * Determines the state of a share by the sizes of its files.
 *
 * @param needsParts whether the parts are still needed
 */
export function inspectShare(
  dir: string,
  { keep }: AtlasPlan,
  share: AtlasShare,
  needsParts: boolean,
): ShareState {
  const path = recordPath(keep, share);
  if (!existsSync(join(dir, path))) return { state: 'missing' };
  const record = readShareRecord(dir, keep, share);
  if (record === null) return { state: 'damaged', path, reason: 'it is not the record of this share' };
  for (const [file, { bytes }] of Object.entries(record.files)) {
    if (!needsParts && file.startsWith(`${PARTS}/`)) continue;
    const reason = findDamage(dir, file, bytes);
    if (reason !== null) return { state: 'damaged', path: file, reason };
  }
  return { state: 'finished', record };
}

/** Says how a file differs from its record, by its size; null if it does not. */
export function findDamage(dir: string, file: string, bytes: number): string | null {
  const found = sizeOf(join(dir, file));
  if (found === bytes) return null;
  return found === undefined ? 'it is missing' : `it has ${found} bytes instead of ${bytes}`;
}

/** Returns the record of a share; null if its file is not that. */
export function readShareRecord(dir: string, keep: Keep, share: AtlasShare): ShareRecord | null {
  const { first, count, engine, rows, totals, files, content } =
    parseObject(readBytes(join(dir, recordPath(keep, share)))) ?? {};
  if (first !== share.first || count !== share.count) return null;
  if (!isVersion(engine) || !isCount(rows) || !isProblemTotals(totals)) return null;
  const { boards, targets } = partPaths(keep, share);
  const names = [...(keep === 'problems' ? [problemsPath(share)] : []), ...(boards ? [boards] : []), targets];
  if (!hasFiles(files, names) || (content !== undefined && typeof content !== 'string')) return null;
  return { first, count, engine, rows, totals, files, content };
}

/** Returns the names in a folder of the atlas; none if there is no such folder. */
export function listFolder(dir: string, folder: string): string[] {
  const path = join(dir, folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
}

/**
 * Removes the files that killed builds and merges have left. Precondition: the caller holds the lock of the
 * folder, so nobody else writes there.
 */
export function removeUnfinished(dir: string): void {
  for (const folder of ['.', PARTS, PROBLEMS]) {
    for (const name of listFolder(dir, folder)) {
      if (name.endsWith(`.${UNFINISHED}`)) rmSync(join(dir, folder, name), { force: true });
    }
  }
}
