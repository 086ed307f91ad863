// `foldAtlas`: adds the parts of the finished shares to the fold (fold-file.ts), and removes them.
//
// The new table has a name of its own and the record is renamed over the old one, so a killed process leaves
// either the old fold or the new one. The next fold removes any other files that it left.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { invalidOption } from '../../core/errors.js';
import { lockFolder } from './build-lock.js';
import {
  countShares,
  findFold,
  foldColumns,
  foldPath,
  rangesOf,
  WORD,
  writeFold,
  type Fold,
  type FoldRecord,
} from '../files/fold-file.js';
import { checkPart, findComplete, readAll } from './join-parts.js';
import { writeTable } from '../files/table-file.js';
import { readPlan } from '../files/plan-file.js';
import {
  dealShares,
  inspectShare,
  listFolder,
  PARTS,
  partPaths,
  recordPath,
  type AtlasShare,
} from '../files/atlas-shares.js';
import { createTargetRows } from '../files/atlas-columns.js';
import { TotalsSum } from './tally-problems.js';
import type { AtlasPlan, FoldReport } from '../atlas-types.js';

/**
 * Adds up the parts of the finished shares of an atlas that keeps targets, so that an unfinished atlas is
 * small enough to copy or commit. `build` continues from the fold.
 *
 * @throws NumbersGameError `invalid-option` if the folder has no such atlas, or a part is damaged
 * @example
 * const { boards, added } = await foldAtlas('atlas-9'); // of an unfinished build
 *
 * @experimental
 */
export async function foldAtlas(dir: string): Promise<FoldReport> {
  const plan = readPlan(dir);
  if (plan.keep !== 'targets') {
    const message = `dir: expected an atlas that keeps targets, got one that keeps ${plan.keep}; only targets can be added up`;
    throw invalidOption(message);
  }
  const unlock = lockFolder(dir);
  try {
    if (findComplete(dir) !== null) return { added: 0, shares: 0, boards: plan.boards, ranges: 0 };
    const old = findFold(dir, plan);
    const added = [...dealShares(plan)].filter(
      (share) => !old?.has(share) && inspectShare(dir, plan, share, true).state === 'finished',
    );
    const record = added.length === 0 ? old?.record : await addParts(dir, plan, old, added);
    if (record === undefined) return { added: 0, shares: 0, boards: 0, ranges: 0 };
    removeOthers(dir, plan);
    return {
      added: added.length,
      shares: countShares(record),
      boards: record.totals.boards,
      ranges: record.shares.length,
    };
  } finally {
    unlock();
  }
}

/** Writes a fold with the shares of the old fold and further shares. */
async function addParts(
  dir: string,
  plan: AtlasPlan,
  old: Fold | null,
  added: readonly AtlasShare[],
): Promise<FoldRecord> {
  const { from, to, keep, share: size } = plan;
  const width = to - from + 1;
  const columns = foldColumns(plan);
  const sums = createTargetRows(columns, plan);
  const others = Object.keys(columns).filter((name) => name !== 'target');
  if (old !== null) Object.assign(sums, await readAll(dir, old.path, others, width));
  const squares = Float64Array.from(sums.squares_low, (low, i) => low + WORD * sums.squares_high[i]);
  const counts = others.filter((name) => name === 'solvable' || name.startsWith('ops'));
  const sum = new TotalsSum();
  if (old !== null) sum.add(old.record.totals);
  const engines = new Set(old?.record.engines);
  for (const share of added) {
    const path = partPaths(keep, share).targets;
    const record = checkPart(dir, share, path, plan);
    const rows = await readAll(dir, path, counts, width);
    for (const name of counts) for (let i = 0; i < width; i++) sums[name][i] += rows[name][i];
    for (let i = 0; i < width; i++) squares[i] += rows.solvable[i] ** 2;
    sum.add(record.totals);
    engines.add(record.engine);
  }
  for (let i = 0; i < width; i++) {
    sums.squares_low[i] = squares[i] % WORD;
    sums.squares_high[i] = Math.floor(squares[i] / WORD);
  }
  const chosen = new Set(added.map(({ first }) => first));
  const places = [...dealShares(plan)]
    .filter((share) => chosen.has(share.first) || old?.has(share) === true)
    .map(({ first }) => first / size);
  const path = foldPath(places.length);
  const record: FoldRecord = {
    shares: rangesOf(places),
    engines: [...engines].sort(),
    totals: sum.totals,
    files: { [path]: writeTable(dir, path, columns, sums) },
  };
  writeFold(dir, record);
  return record;
}

/** Removes the parts that are in the fold, and the tables of older folds. */
function removeOthers(dir: string, plan: AtlasPlan): void {
  const fold = findFold(dir, plan)!;
  const folded = new Set<string>();
  for (const share of dealShares(plan)) {
    if (fold.has(share)) folded.add(recordPath(plan.keep, share)).add(partPaths(plan.keep, share).targets);
  }
  for (const name of listFolder(dir, PARTS)) {
    const path = `${PARTS}/${name}`;
    const isOlder = /^folded-\d+\.parquet$/.test(name) && path !== fold.path;
    if (isOlder || folded.has(path)) rmSync(join(dir, path), { force: true });
  }
}
