// Reads the JSON files of an atlas. An atlas may come from a stranger, and a file may be cut off, so nothing
// in it is trusted: each property is checked, names of files are those that the plan gives, and text that is
// printed has no characters that a terminal obeys. Anything that is not as expected is not a record: the
// share or the atlas then counts as damaged, and `build` writes it again.
//
// The checks are structural. Whether the numbers are true, `verify` finds out.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { invalidOption } from '../../core/errors.js';
import { isObject, parseJson } from '../../core/options.js';
import type { FileRecord } from './durable-file.js';
import type { AtlasTotals, ProblemTotals } from '../../batch/tally-boards.js';

/** Largest file of JSON that is read, in bytes: the totals of 10^7 targets take less. */
export const MAX_RECORD_BYTES = 2 ** 28;

type Properties = Readonly<Record<string, unknown>>;

/**
 * Returns the size of a file in bytes; undefined if there is none. Every file of an atlas is opened only
 * after this.
 *
 * @throws NumbersGameError `invalid-option` for a folder, a pipe or a device: reading a pipe may never end
 */
export function sizeOf(path: string): number | undefined {
  const found = existsSync(path) ? statSync(path, { throwIfNoEntry: false }) : undefined;
  if (found === undefined || found.isFile()) return found?.size;
  const got = found.isDirectory() ? 'a folder' : 'a pipe or a device';
  throw invalidOption(`dir: expected a regular file as ${path}, got ${got}; remove it, and build again`);
}

/** Returns the bytes of a file; null if it cannot be read, or is larger than any record. */
export function readBytes(path: string): Buffer | null {
  const bytes = sizeOf(path);
  if (bytes === undefined || bytes > MAX_RECORD_BYTES) return null;
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

/** Parses JSON. Returns null for any text that is not an object. */
export function parseObject(text: Uint8Array | null): Properties | null {
  const value = text === null ? null : parseJson(new TextDecoder().decode(text));
  return isObject(value) ? value : null;
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Whether a value is the version of a package. It is printed. */
export function isVersion(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.+-]{1,64}$/.test(value);
}

/** Whether a value has a record of exactly the files of a list. */
export function hasFiles(value: unknown, names: readonly string[]): value is Record<string, FileRecord> {
  if (!isObject(value) || Object.keys(value).length !== names.length) return false;
  return names.every((name) => Object.hasOwn(value, name) && isFileRecord(value[name]));
}

function isFileRecord(value: unknown): value is FileRecord {
  if (!isObject(value)) return false;
  const { bytes, sha256 } = value;
  return isCount(bytes) && typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256);
}

export function isProblemTotals(value: unknown): value is ProblemTotals {
  if (!isObject(value)) return false;
  const { boards, problems, solvable, operations, distance, complete } = value;
  return (
    [boards, problems, solvable, complete].every(isCount) &&
    isHistogram(operations, /^\d{1,3}$/) &&
    isHistogram(distance, /^(\d{1,10}|none)$/)
  );
}

export function isAtlasTotals(value: unknown): value is AtlasTotals {
  return isObject(value) && isProblemTotals(value) && isExtreme(value.hardest) && isExtreme(value.easiest);
}

function isHistogram(value: unknown, key: RegExp): boolean {
  return isObject(value) && Object.entries(value).every(([name, count]) => key.test(name) && isCount(count));
}

function isExtreme(value: unknown): boolean {
  return value === null || (isObject(value) && Number.isSafeInteger(value.target) && isCount(value.boards));
}
