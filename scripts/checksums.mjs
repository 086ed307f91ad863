// SHA-256 of files, as lists: made, compared, and written in the format of `sha256sum`.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 of a file, in hexadecimal digits. */
export function sumOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/**
 * The checksums of files in a folder, ordered by their paths.
 *
 * @param {string} folder
 * @param {readonly string[]} paths relative to the folder, with slashes
 * @returns {{ path: string, sha256: string }[]}
 */
export function listChecksums(folder, paths) {
  return [...paths].sort().map((path) => ({ path, sha256: sumOf(join(folder, path)) }));
}

/**
 * Describes the first file, in the order of the paths, that only one list has or that differs; null if the
 * lists are equal.
 *
 * @returns {string | null}
 */
export function compareChecksums(first, second) {
  const sums = [first, second].map((list) => new Map(list.map(({ path, sha256 }) => [path, sha256])));
  for (const path of [...new Set([...sums[0].keys(), ...sums[1].keys()])].sort()) {
    const [one, other] = sums.map((list) => list.get(path) ?? 'missing');
    if (one !== other) return `${path} differs: ${one} in the first package, ${other} in the second`;
  }
  return null;
}

/** Writes checksums as `sha256sum -c` reads them. */
export function formatChecksums(list) {
  return list.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
}
