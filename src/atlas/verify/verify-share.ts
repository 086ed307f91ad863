// Reads the problems of one share back, and compares them with its record.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { NumbersGameError } from '../../core/errors.js';
import { parseBoards } from '../../solver/boards/parse-boards.js';
import { enumerateBoards } from '../../solver/boards/pool-boards.js';
import { createProblems, fillProblems, reachedOf } from '../build/board-problems.js';
import { ContentHash, PAGE_ROWS, PROBLEM_COLUMNS, type ProblemColumns } from '../files/content-hash.js';
import { openTable } from '../files/read-table.js';
import { problemsPath, type AtlasShare, type ShareRecord } from '../files/atlas-shares.js';
import { ShareTally } from '../build/tally-problems.js';
import type { AtlasPlan } from '../atlas-types.js';

/** Function that receives each fault: the path of the file and the reason. */
export type ShareReport = (path: string, reason: string) => void;

/** Verifies the checksums of some files of a record. Returns those that match. */
export async function verifyFiles(
  dir: string,
  files: ShareRecord['files'],
  report: ShareReport,
  paths = Object.keys(files),
): Promise<Set<string>> {
  const sound = new Set<string>();
  for (const path of paths) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(dir, path)), hash);
    if (hash.digest('hex') === files[path].sha256) sound.add(path);
    else report(path, 'its checksum is another one; remove it and build again');
  }
  return sound;
}

/** Runs a step that reads a table; a table that cannot be read is reported as a fault. */
export async function reportUnreadable<Result>(
  path: string,
  report: ShareReport,
  read: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof NumbersGameError)) throw error;
    report(path, `it cannot be read: ${error.message}; remove it and build again`);
    return null;
  }
}

/**
 * Reads all rows of a share. Reports rows that do not belong to the next board and target, and a checksum or
 * totals that differ from the record.
 *
 * @returns the sum of the rows; null if a fault was reported
 */
export async function verifyProblems(
  dir: string,
  plan: AtlasPlan,
  share: AtlasShare,
  record: ShareRecord,
  report: ShareReport,
): Promise<ShareTally | null> {
  const path = problemsPath(share);
  const fail = (reason: string) => {
    report(path, reason);
    return null;
  };
  const width = plan.to - plan.from + 1;
  const content = new ContentHash();
  const tally = new ShareTally(plan, share.count);
  const boards = enumerateBoards(parseBoards(plan), share.first, share.count);
  const problems = createProblems(width);
  const expected = createProblems(width);
  let board = share.first;
  let filled = 0;
  const table = await openTable(dir, path, share.count * width);
  try {
    for (let start = 0; start < table.rows; start += PAGE_ROWS) {
      const count = Math.min(PAGE_ROWS, table.rows - start);
      const rows = (await table.read(PROBLEM_COLUMNS, start, start + count)) as unknown as ProblemColumns;
      content.add(rows, count);
      for (let i = 0; i < count; i++) {
        if (rows.board[i] !== board || rows.target[i] !== plan.from + filled)
          return fail(`row ${start + i} is not that of board ${board} and target ${plan.from + filled}`);
        problems.distance[filled] = rows.distance[i];
        problems.operations[filled] = rows.operations[i];
        if (++filled < width) continue;
        const reached = reachedOf(problems);
        fillProblems(expected, reached);
        if (!isDeepStrictEqual(problems, expected))
          return fail(`board ${board} has distances or operations that do not follow from its targets`);
        tally.add(board++, boards.next().value as number[], reached);
        filled = 0;
      }
    }
  } finally {
    await table.close();
  }
  if (content.digest() !== record.content) return fail('the checksum of its content is another one');
  if (!isDeepStrictEqual(tally.totals(), record.totals))
    return fail('it does not add up to the totals of its record');
  return tally;
}
