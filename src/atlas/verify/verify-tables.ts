// Compares the two tables and the totals of an atlas with the sum of its problems.
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { TotalsRecord } from '../build/join-parts.js';
import { readRange } from '../files/read-table.js';
import { BOARDS_FILE, TARGETS_FILE, type AtlasShare } from '../files/atlas-shares.js';
import {
  boardColumns,
  createTargetRows,
  targetColumns,
  type ColumnValues,
  type TableColumns,
  type TableRows,
} from '../files/atlas-columns.js';
import { TotalsSum, type ShareTally } from '../build/tally-problems.js';
import type { AtlasPlan } from '../atlas-types.js';
import { hashFile, reportUnreadable, type ShareReport } from './verify-share.js';

/** Adds up the shares of an atlas as they are read. */
export class TableCheck {
  readonly #dir: string;
  readonly #plan: AtlasPlan;
  readonly #complete: TotalsRecord | null;
  readonly #report: ShareReport;
  readonly #targets: Record<string, ColumnValues>;
  /** Tables whose checksum is right, so that their rows can be read. */
  readonly #sound = new Set<string>();
  readonly #sum = new TotalsSum();

  /** @param complete null if the tables do not exist yet, so that there is nothing to compare with */
  constructor(dir: string, plan: AtlasPlan, complete: TotalsRecord | null, report: ShareReport) {
    this.#dir = dir;
    this.#plan = plan;
    this.#complete = complete;
    this.#report = report;
    this.#targets = createTargetRows(targetColumns(plan), plan);
  }

  /** Verifies the checksums of the tables. Has to be called first. */
  async begin(): Promise<void> {
    for (const [name, { sha256 }] of Object.entries(this.#complete?.files ?? {})) {
      if ((await hashFile(join(this.#dir, name))) === sha256) this.#sound.add(name);
      else this.#report(name, 'its checksum is another one; remove it and build again');
    }
  }

  /** Adds a share and compares its boards with the table. */
  async add({ first, count }: AtlasShare, tally: ShareTally): Promise<void> {
    this.#sum.add(tally.totals());
    for (const [name, sums] of Object.entries(this.#targets)) {
      const counts = tally.targets[name];
      if (name !== 'target') for (let i = 0; i < sums.length; i++) sums[i] += counts[i];
    }
    await this.#compare(BOARDS_FILE, boardColumns(this.#plan), tally.boards, first, first + count);
  }

  /** Compares the sums with the table of targets and the totals, if all shares were added. */
  async finish(): Promise<void> {
    if (this.#complete === null) return;
    if (this.#sum.totals.boards < this.#plan.boards) return;
    const width = this.#plan.to - this.#plan.from + 1;
    await this.#compare(TARGETS_FILE, targetColumns(this.#plan), this.#targets, 0, width);
    const { totals } = this.#complete;
    const counts = { ...this.#sum.totals, hardest: totals.hardest, easiest: totals.easiest };
    if (!isDeepStrictEqual(counts, totals)) this.#report('totals.json', 'the problems do not add up to it');
  }

  /** Compares the rows `start` .. `end` - 1 of a table with those expected. */
  async #compare(
    name: string,
    columns: TableColumns,
    expected: TableRows,
    start: number,
    end: number,
  ): Promise<void> {
    if (!this.#sound.has(name)) return;
    const { boards, from, to } = this.#plan;
    const rows = name === BOARDS_FILE ? boards : to - from + 1;
    const names = Object.keys(columns);
    const found = await reportUnreadable(name, this.#report, () =>
      readRange(this.#dir, name, rows, names, start, end),
    );
    if (found === null) return;
    const isSame = (column: string) => {
      for (let i = 0; i < end - start; i++) if (found[column][i] !== expected[column][i]) return false;
      return true;
    };
    const different = names.find((column) => !isSame(column));
    if (different !== undefined) this.#report(name, `column ${different} is not what the problems add up to`);
  }
}
