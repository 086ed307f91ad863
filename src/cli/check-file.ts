// Refuses files that cannot be read or written, before long work is wasted.
import { accessSync, constants, statSync, type Stats } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { invalidOption } from '../core/errors.js';

/**
 * Refuses a file that cannot be read. The file is not opened, because the writer of a pipe would take that
 * for its only reader.
 *
 * @param name name of the argument in the message
 * @throws NumbersGameError `invalid-option`
 */
export function checkReadable(path: string, name: string): void {
  access(path, name, 'read', () => {
    accessSync(path, constants.R_OK);
    return statSync(path);
  });
}

/**
 * Refuses an empty name, a folder, or a file that cannot be written, as the output.
 *
 * @param name name of the option in the message
 * @throws NumbersGameError `invalid-option`
 */
export function checkWritable(path: string, name = '--out'): void {
  if (path === '') throw invalidOption(`${name}: expected a file, got an empty name`);
  if (/[\\/]$/.test(path)) throw invalidOption(`${name}: expected a file, got the folder ${path}`);
  access(path, name, 'write', () => {
    const earlier = statSync(path, { throwIfNoEntry: false });
    accessSync(earlier === undefined ? dirname(path) : path, constants.W_OK);
    return earlier;
  });
}

/**
 * Refuses a file that a command reads and writes, or writes twice: one of both would be lost.
 *
 * @param outputs files by their options
 * @throws NumbersGameError `invalid-option`
 */
export function checkDistinct(
  outputs: Readonly<Record<string, string | undefined>>,
  inputs: readonly string[] = [],
): void {
  const known = new Set(inputs.map(identify));
  for (const [name, path] of Object.entries(outputs)) {
    if (path !== undefined && known.size === known.add(identify(path)).size)
      throw invalidOption(`${name}: expected another file than the others, got ${path}`);
  }
}

/** A text that is equal for names of one file, also through links; a pipe or device may be named twice. */
function identify(path: string): string | symbol {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (stat === undefined) return resolve(path);
  return stat.isFile() ? `${stat.dev}:${stat.ino}` : Symbol(path);
}

/** Finds the format that a name of an output ends in, also before `.gz`; undefined if it is none of these. */
export function formatOfName<Format extends string>(
  path: string | undefined,
  formats: readonly Format[],
): Format | undefined {
  const extension = extensionOf(path ?? '');
  return formats.find((format) => format === extension);
}

/**
 * Refuses an output that cannot be written, or whose name ends like another format than the one written,
 * also before `.gz`.
 *
 * @param format the format that is written
 * @param name name of the option in the message
 * @throws NumbersGameError `invalid-option`
 */
export function checkOutput(path: string, format: string, name = '--out'): void {
  checkWritable(path, name);
  const extension = extensionOf(path);
  if (extension === undefined || (EXTENSIONS[format] ?? [format]).includes(extension)) return;
  throw invalidOption(`${name}: expected a name for the format ${format}, got ${path}`);
}

/** Extensions of formats that have another one than their name, or several. */
const EXTENSIONS: Readonly<Record<string, readonly string[] | undefined>> = {
  javascript: ['js', 'mjs'],
  json: ['json', 'jsonl'],
  jsonl: ['json', 'jsonl'],
  python: ['py'],
};

/** The extension of a name, if it stands for one format, or for one kind of compression. */
function extensionOf(path: string): string | undefined {
  return /\.([ct]sv|html|jsonl?|m?js|parquet|pdf|py|xlsx?|arrow|zip|zst|bz2|xz)(\.gz)?$/i
    .exec(path)?.[1]
    .toLowerCase();
}

/** Refuses a file that `ask` throws for, and a folder. */
function access(path: string, name: string, use: 'read' | 'write', ask: () => Stats | undefined): void {
  let stat: Stats | undefined;
  try {
    stat = ask();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw invalidOption(`${name}: cannot ${use} ${path} (${code})`, { cause });
  }
  if (stat?.isDirectory()) throw invalidOption(`${name}: expected a file, got the folder ${path}`);
}
