// Compares the two tables and the totals of an atlas with the sum of its problems, and those of its fold.
import { isDeepStrictEqual } from 'node:util';
import type { TotalsRecord } from '../build/join-parts.js';
import { foldColumns, type Fold } from '../files/fold-file.js';
import { readRange } from '../files/read-table.js';
import { BOARDS_FILE, TARGETS_FILE, type AtlasShare } from '../files/atlas-shares.js';
import {
  boardColumns,
  createTargetRows,
  namesOfCounts,
  targetColumns,
  type ColumnValues,
  type TableColumns,
  type TableRows,
} from '../files/atlas-columns.js';
import { TotalsSum, type ShareTally } from '../build/tally-problems.js';
import type { AtlasPlan } from '../atlas-types.js';
import { reportUnreadable, verifyFiles, type ShareReport } from './verify-share.js';

/** Adds up the shares of an atlas as they are read. */
export class TableCheck {
  private readonly targets: Record<string, ColumnValues>;
  /** Tables whose checksum is right, so that their rows can be read. */
  private sound = new Set<string>();
  private readonly sum = new TotalsSum();

  /** @param complete null if the tables do not exist yet, so that there is nothing to compare with */
  constructor(
    private readonly dir: string,
    private readonly plan: AtlasPlan,
    private readonly complete: TotalsRecord | null,
    private readonly report: ShareReport,
  ) {
    this.targets = createTargetRows(targetColumns(plan), plan);
  }

  /** Verifies the checksums of the tables. Has to be called first. */
  async begin(): Promise<void> {
    this.sound = await verifyFiles(this.dir, this.complete?.files ?? {}, this.report);
  }

  /** Adds a share and compares its boards with the table. */
  async add({ first, count }: AtlasShare, tally: ShareTally): Promise<void> {
    this.sum.add(tally.totals());
    for (const [name, sums] of Object.entries(this.targets)) {
      const counts = tally.targets[name];
      if (name !== 'target') for (let i = 0; i < sums.length; i++) sums[i] += counts[i];
    }
    await this.compare(BOARDS_FILE, boardColumns(this.plan), tally.boards, first, first + count);
  }

  /** Compares the sums with the table of targets and the totals, if all shares were added. */
  async finish(): Promise<void> {
    if (this.complete === null) return;
    if (this.sum.totals.boards < this.plan.boards) return;
    const width = this.plan.to - this.plan.from + 1;
    await this.compare(TARGETS_FILE, targetColumns(this.plan), this.targets, 0, width);
    const { totals } = this.complete;
    const counts = { ...this.sum.totals, hardest: totals.hardest, easiest: totals.easiest };
    if (!isDeepStrictEqual(counts, totals)) this.report('totals.json', 'the problems do not add up to it');
  }

  /** Compares the rows `start` .. `end` - 1 of a table with those expected. */
  private async compare(
    name: string,
    columns: TableColumns,
    expected: TableRows,
    start: number,
    end: number,
  ): Promise<void> {
    if (!this.sound.has(name)) return;
    const { boards, from, to } = this.plan;
    const rows = name === BOARDS_FILE ? boards : to - from + 1;
    const names = Object.keys(columns);
    const found = await reportUnreadable(name, this.report, () =>
      readRange(this.dir, name, rows, names, start, end),
    );
    if (found === null) return;
    const isSame = (column: string) => {
      for (let i = 0; i < end - start; i++) if (found[column][i] !== expected[column][i]) return false;
      return true;
    };
    const different = names.find((column) => !isSame(column));
    if (different !== undefined) this.report(name, `column ${different} is not what the problems add up to`);
  }
}

export async function verifyFold(
  dir: string,
  plan: AtlasPlan,
  { record, path }: Fold,
  report: ShareReport,
): Promise<void> {
  if (!(await verifyFiles(dir, record.files, report)).has(path)) return;
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
    Object.entries(expected).every(
      ([name, total]) => Array.from(rows[name]).reduce((sum, count) => sum + count, 0) === total,
    );
  if (!isRight) report(path, 'its rows do not add up to its totals');
}
