// Files that are either complete or absent: a file is written under a temporary name, forced to the disk, and
// renamed. A build that is killed leaves at most a file with `.tmp` in its name, which the next build
// removes.
import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname } from 'node:path';
import { threadId } from 'node:worker_threads';
import { invalidOption, unexpected } from '../../core/errors.js';
import { remedyFor, replaceFile } from '../../core/replace-file.js';

/** Ending of the names of unfinished files, after a dot. */
export const UNFINISHED = 'tmp';

const HOST_TAG = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
/** Tag of this writer: machines, processes and threads may write the same file at the same time. */
const WRITER = `${HOST_TAG}-${process.pid}-${threadId}`;

/** Size and checksum of a finished file. */
export interface FileRecord {
  readonly bytes: number;
  /** SHA-256, in hexadecimal digits. */
  readonly sha256: string;
}

/** Receives the bytes of a file piece by piece. */
export interface ByteSink {
  write(bytes: Uint8Array): void;
}

/** File that is being written. */
export class DurableFile implements ByteSink {
  readonly #path: string;
  readonly #unfinished: string;
  readonly #descriptor: number;
  readonly #hash = createHash('sha256');
  #bytes = 0;

  /** @throws NumbersGameError if the file cannot be created; also thrown by the methods if a step fails */
  constructor(path: string) {
    this.#path = path;
    this.#unfinished = `${path}.${WRITER}.${UNFINISHED}`;
    this.#descriptor = tryToWrite(path, () => {
      makeFolder(dirname(path));
      return openSync(this.#unfinished, 'w');
    });
  }

  write(bytes: Uint8Array): void {
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
    tryToWrite(this.#path, () => {
      for (let done = 0; done < bytes.length;) done += writeSync(this.#descriptor, bytes, done);
    });
  }

  /** Returns the SHA-256 of the bytes written so far, in hexadecimal digits. */
  digest(): string {
    return this.#hash.copy().digest('hex');
  }

  /** Renames the finished file to its final name, and returns its record. */
  finish(): FileRecord {
    tryToWrite(this.#path, () => {
      fsyncSync(this.#descriptor);
      closeSync(this.#descriptor);
      replaceFile(this.#unfinished, this.#path);
    });
    return { bytes: this.#bytes, sha256: this.digest() };
  }

  /** Removes the unfinished file after an error. */
  abandon(): void {
    try {
      closeSync(this.#descriptor);
    } catch {
      // The descriptor is already closed if `finish` failed late.
    }
    rmSync(this.#unfinished, { force: true });
  }
}

/** Writes a file with a function. After an error nothing is left. */
export function writeDurably(path: string, write: (file: DurableFile) => void): FileRecord {
  const file = new DurableFile(path);
  try {
    write(file);
    return file.finish();
  } catch (error) {
    file.abandon();
    throw error;
  }
}

/** Writes a value as JSON, and makes sure that the file exists after a crash. */
export function writeJson(path: string, value: unknown): void {
  writeDurably(path, (file) => file.write(Buffer.from(`${JSON.stringify(value)}\n`)));
  syncFolder(dirname(path));
}

/** Makes a renaming durable. Windows cannot open folders, and does not need this. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Makes a folder and those it is in. `recursive` of Node never ends in `/proc`, which takes no folder. */
export function makeFolder(path: string): void {
  const parent = dirname(path);
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // It is there, maybe since a moment ago: several processes may build one atlas.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Runs a step of writing a file. @throws NumbersGameError with advice about an error of the system */
export function tryToWrite<Result>(path: string, step: () => Result): Result {
  if (typeof path !== 'string') throw unexpected('invalid-option', 'dir', 'the path of a folder', path);
  try {
    return step();
  } catch (cause) {
    const error = cause as NodeJS.ErrnoException;
    throw invalidOption(
      `dir: cannot write ${basename(dirname(path))}/${basename(path)} (${error.message}); ` +
        `${remedyFor(error)}, and try again: what is finished stays`,
      { cause },
    );
  }
}
