// Files that are complete or absent, whatever happens: a file is written under another name, forced to the
// disk, and renamed. A build that is killed at any moment leaves at most a file with `.tmp` in its name,
// which the next build removes.
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname } from 'node:path';
import { threadId } from 'node:worker_threads';
import { NumbersGameError } from '../../core/errors.js';
import { remedyFor } from '../../core/write-errors.js';

/** What the names of unfinished files end in, after a dot. */
export const UNFINISHED = 'tmp';

/** Stands for this machine in the names of unfinished files. */
export const HOST_TAG = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
/** Machines, processes and threads may write the same file at the same time. */
const WRITER = `${HOST_TAG}-${process.pid}-${threadId}`;

/** What is known of a finished file. */
export interface FileRecord {
  readonly bytes: number;
  /** SHA-256, in hexadecimal digits. */
  readonly sha256: string;
}

/** A file that is being written. */
export class DurableFile {
  readonly #path: string;
  readonly #unfinished: string;
  readonly #descriptor: number;
  readonly #hash = createHash('sha256');
  #bytes = 0;

  /** @throws NumbersGameError if the file cannot be made; so do the methods if it cannot be written */
  constructor(path: string) {
    this.#path = path;
    this.#unfinished = `${path}.${WRITER}.${UNFINISHED}`;
    this.#descriptor = tryToWrite(path, () => {
      mkdirSync(dirname(path), { recursive: true });
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

  /** SHA-256 of what was written so far, in hexadecimal digits. */
  digest(): string {
    return this.#hash.copy().digest('hex');
  }

  /** Gives the file its name. */
  finish(): FileRecord {
    tryToWrite(this.#path, () => {
      fsyncSync(this.#descriptor);
      closeSync(this.#descriptor);
      renameSync(this.#unfinished, this.#path);
    });
    return { bytes: this.#bytes, sha256: this.digest() };
  }

  /** Removes what was written, after an error. */
  abandon(): void {
    try {
      closeSync(this.#descriptor);
    } catch {
      // It is closed if `finish` failed late.
    }
    rmSync(this.#unfinished, { force: true });
  }
}

/** Writes a file by a function. After an error nothing is left. */
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

/** Writes a value as JSON, and makes sure that the file is found after a crash. */
export function writeJson(path: string, value: unknown): void {
  writeDurably(path, (file) => {
    file.write(Buffer.from(`${JSON.stringify(value)}\n`));
  });
  syncFolder(dirname(path));
}

/** Makes renaming last. Windows cannot open folders, and needs no such call. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Runs a step of writing a file. @throws NumbersGameError with what to do about an error of the system */
export function tryToWrite<Result>(path: string, step: () => Result): Result {
  try {
    return step();
  } catch (cause) {
    const error = cause as NodeJS.ErrnoException;
    throw new NumbersGameError(
      'invalid-option',
      `dir: expected to write ${basename(dirname(path))}/${basename(path)}, got ${error.message}; ` +
        `${remedyFor(error)}, and build again: what is finished stays`,
      { cause },
    );
  }
}
