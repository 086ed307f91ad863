// `inspect`: the state of the folder of an atlas, by the names and sizes of its files. `verify` reads the
// files.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPlan } from '../files/plan-file.js';
import { findBuilder } from '../build/build-lock.js';
import { findFold, FOLD_RECORD } from '../files/fold-file.js';
import { findComplete, readTotals, TOTALS_FILE } from '../build/join-parts.js';
import {
  dealShares,
  findDamage,
  inspectShare,
  listFolder,
  PARTS,
  PROBLEMS,
  type AtlasShare,
} from '../files/atlas-shares.js';
import type { AtlasTotals, ProblemTotals } from '../../batch/tally-boards.js';
import { TotalsSum } from '../build/tally-problems.js';
import type { AtlasPlan } from '../atlas-types.js';

/** State of the folder of an atlas. */
export interface AtlasStatus {
  readonly plan: AtlasPlan;
  /** Whether the atlas is complete. */
  readonly complete: boolean;
  /** Number of finished shares. */
  readonly finished: number;
  readonly shares: number;
  /** Number of boards in finished shares. */
  readonly boards: number;
  /** Shares that were not built. */
  readonly missing: readonly AtlasShare[];
  /** Files that do not match their records. `build` writes them again. */
  readonly damaged: readonly { readonly path: string; readonly reason: string }[];
  /** Totals of all boards if the atlas is complete, else of the finished shares. */
  readonly totals: AtlasTotals | ProblemTotals;
  /** Process that is building; null if there is none. */
  readonly builder: { readonly pid: number; readonly host: string } | null;
  /** Versions of numbers-game that built shares. */
  readonly engines: readonly string[];
}

/**
 * Inspects the folder of an atlas.
 *
 * @throws NumbersGameError `invalid-option` if the folder has no atlas, or one of another version
 * @example
 * const { finished, shares, complete } = inspectAtlas('atlas-6');
 *
 * @experimental
 */
export function inspectAtlas(dir: string): AtlasStatus {
  const plan = readPlan(dir);
  const complete = findComplete(dir);
  const hasParts = needsParts(dir);
  const missing: AtlasShare[] = [];
  let [finished, shares, boards] = [0, 0, 0];
  const fold = findFold(dir, plan);
  const sum = new TotalsSum();
  if (fold !== null) sum.add(fold.record.totals);
  const engines = new Set(fold?.record.engines);
  const damaged = findDamagedRecords(dir, plan);
  for (const share of dealShares(plan)) {
    shares++;
    if (fold?.has(share)) {
      finished++;
      boards += share.count;
      continue;
    }
    const found = inspectShare(dir, plan, share, hasParts);
    // Records of shares without problems are removed with their parts.
    if (complete !== null && plan.keep !== 'problems') finished++;
    else if (found.state === 'missing') missing.push(share);
    else if (found.state === 'damaged') damaged.push({ path: found.path, reason: found.reason });
    else {
      finished++;
      boards += share.count;
      engines.add(found.record.engine);
      sum.add(found.record.totals);
    }
  }
  return {
    plan,
    complete: complete !== null && finished === shares,
    finished,
    shares,
    boards: finished === shares ? plan.boards : boards,
    missing,
    damaged,
    totals: complete?.totals ?? sum.totals,
    builder: findBuilder(dir),
    engines: [...engines].sort(),
  };
}

/** Whether the parts are needed. If their folder is gone, they were joined: a table or the totals is lost. */
export function needsParts(dir: string): boolean {
  return findComplete(dir) === null && existsSync(join(dir, PARTS));
}

/** Finds files that count for many shares and are not what their names say. The next build ignores them. */
export function findDamagedRecords(dir: string, plan: AtlasPlan): { path: string; reason: string }[] {
  const records: { path: string; reason: string }[] = [];
  const report = (path: string, reason: string) => records.push({ path, reason });
  const totals = readTotals(dir);
  const hasTotals = existsSync(join(dir, TOTALS_FILE));
  if (hasTotals && totals === null) report(TOTALS_FILE, 'it is not the record of an atlas; build again');
  if (!hasTotals && listFolder(dir, PROBLEMS).length > 0 && !existsSync(join(dir, PARTS)))
    report(TOTALS_FILE, 'it is missing; build again');
  for (const [path, { bytes }] of Object.entries(totals?.files ?? {})) {
    const reason = findDamage(dir, path, bytes);
    if (reason !== null) report(path, `${reason}; build again`);
  }
  if (existsSync(join(dir, FOLD_RECORD)) && findFold(dir, plan) === null)
    report(FOLD_RECORD, 'it is not a record, or its table is missing or has another size than recorded');
  return records;
}
