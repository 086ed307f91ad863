// `mergeAtlases`: combines the folders in which several machines have built shares of the same atlas.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { invalidOption, unexpected } from '../../core/errors.js';
import { lockFolder } from './build-lock.js';
import { makeFolder, tryToWrite, writeDurably, writeJson } from '../files/durable-file.js';
import { findFold } from '../files/fold-file.js';
import { findComplete, joinParts } from './join-parts.js';
import { checkHasPlan, keepPlan, readPlan } from '../files/plan-file.js';
import {
  dealShares,
  inspectShare,
  PARTS,
  recordPath,
  removeUnfinished,
  type AtlasShare,
  type ShareRecord,
} from '../files/atlas-shares.js';
import type { AtlasPlan, MergeReport } from '../atlas-types.js';

/**
 * Copies the shares that a folder lacks from other folders with the same plan, and completes the atlas if all
 * are there. The other folders are only read. The folder is created if needed.
 *
 * @throws NumbersGameError `invalid-option` if the plans differ, another folder is complete or has a fold, a
 * file does not match its record, or the folder cannot be used
 * @example
 * await mergeAtlases('atlas-9', ['part-1', 'part-2']); // the folders of two machines
 *
 * @experimental
 */
export async function mergeAtlases(dir: string, others: readonly string[]): Promise<MergeReport> {
  const given: unknown = others;
  if (!Array.isArray(given)) throw unexpected('invalid-option', 'others', 'an array of folders', given);
  if (others.length === 0) throw invalidOption('others: expected at least one folder, got none');
  const plan = readPlan(others[0]);
  for (const other of others) checkHasPlan(other, plan);
  for (const other of others) {
    if (findFold(other, plan) !== null)
      throw invalidOption(`others: expected folders without a fold, got ${other}; merge into that one`);
    if (findComplete(other) !== null)
      throw invalidOption(
        `others: expected parts of an atlas, got ${other}, which is complete; use that one`,
      );
  }
  tryToWrite(dir, () => makeFolder(dir));
  const unlock = lockFolder(dir);
  try {
    keepPlan(dir, plan);
    removeUnfinished(dir);
    const complete = findComplete(dir);
    if (complete !== null) {
      // A merge that was killed late may have left parts.
      rmSync(join(dir, PARTS), { recursive: true, force: true });
      return { copied: 0, missing: 0, totals: complete.totals };
    }
    const fold = findFold(dir, plan);
    let [copied, missing] = [0, 0];
    for (const share of dealShares(plan)) {
      if (fold?.has(share) || inspectShare(dir, plan, share, true).state === 'finished') continue;
      const found = findShare(others, plan, share);
      if (found === null) {
        missing++;
        continue;
      }
      copyShare(found.dir, dir, plan, found.record);
      copied++;
      // Timers have to run: one of them keeps the lock alive.
      await nextTurn();
    }
    return { copied, missing, totals: missing === 0 ? await joinParts(dir, plan) : null };
  } finally {
    unlock();
  }
}

function findShare(
  dirs: readonly string[],
  plan: AtlasPlan,
  share: AtlasShare,
): { readonly dir: string; readonly record: ShareRecord } | null {
  for (const dir of dirs) {
    const found = inspectShare(dir, plan, share, true);
    if (found.state === 'finished') return { dir, record: found.record };
  }
  return null;
}

/** Copies the files of a share, then its record. */
function copyShare(from: string, to: string, plan: AtlasPlan, record: ShareRecord): void {
  for (const [path, { sha256 }] of Object.entries(record.files)) {
    writeDurably(join(to, path), (file) => {
      file.write(readFileSync(join(from, path)));
      if (file.digest() === sha256) return;
      const expected = `others: expected ${join(from, path)} with the checksum of its record`;
      throw invalidOption(`${expected}, got another one; remove it, and build there again`);
    });
  }
  writeJson(join(to, recordPath(plan.keep, record)), record);
}
