// Checks the fold of an unfinished atlas: its checksum, and that its rows add up to its totals.
import { join } from 'node:path';
import { namesOfCounts } from '../files/atlas-columns.js';
import { foldColumns, type Fold } from '../files/fold-file.js';
import { readRange } from '../files/read-table.js';
import type { AtlasPlan } from '../atlas-types.js';
import { hashFile, reportUnreadable, type ShareReport } from './verify-share.js';

/** Reports the faults of a fold. */
export async function verifyFold(
  dir: string,
  plan: AtlasPlan,
  { record, path }: Fold,
  report: ShareReport,
): Promise<void> {
  if ((await hashFile(join(dir, path))) !== record.files[path].sha256) {
    report(path, 'its checksum is another one; remove it and build again');
    return;
  }
  const { from, to } = plan;
  const width = to - from + 1;
  const rows = await reportUnreadable(path, report, () =>
    readRange(dir, path, width, Object.keys(foldColumns(plan))),
  );
  if (rows === null) return;
  const { operations, solvable, problems, boards } = record.totals;
  const expected: Record<string, number> = { solvable };
  for (const [count, name] of namesOfCounts(plan).entries()) expected[name] = operations[String(count)] ?? 0;
  const isRight =
    problems === boards * width &&
    Array.from(rows.target).every((target, i) => target === from + i) &&
    Object.entries(expected).every(([name, total]) => addUp(rows[name]) === total);
  if (!isRight) report(path, 'its rows do not add up to its totals');
}

function addUp(counts: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i];
  return sum;
}
