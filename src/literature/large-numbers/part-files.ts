// The files of finished jobs, so that a run can be stopped at any moment and continued: in a folder beside
// the output, with the game that they belong to. A file has the counts of the subsets of its job, u32, and
// the SHA-256 of these bytes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { endianness } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { tryToWrite, writeDurably, writeJson } from '../../atlas/files/durable-file.js';
import { parseObject, readBytes } from '../../atlas/files/read-record.js';
import { NumbersGameError } from '../../core/errors.js';
import type { LargeGame } from './large-game.js';
import type { SubsetJob } from './subset-jobs.js';

const GAME_FILE = 'game.json';
const HASH_BYTES = 32;

/** Folder of the finished jobs of a game. */
export class PartFiles {
  readonly dir: string;

  /**
   * Opens a folder, which is made if it is not there.
   *
   * @throws NumbersGameError `invalid-option` if it is of another game
   */
  constructor(dir: string, game: LargeGame) {
    this.dir = dir;
    const path = join(dir, GAME_FILE);
    const kept = { ...game, bytes: endianness() };
    if (!existsSync(path)) {
      tryToWrite(path, () => mkdirSync(dir, { recursive: true }));
      writeJson(path, kept);
    } else if (!isDeepStrictEqual(parseObject(readBytes(path)), kept)) {
      const message = `out: expected the folder ${dir} to be of the same game, got another one; remove it, or choose another file`;
      throw new NumbersGameError('invalid-option', message);
    }
  }

  /** Returns the counts of a job; null if its file is missing or damaged. */
  read(job: SubsetJob): Uint32Array | null {
    const path = this.#pathOf(job);
    if (!existsSync(path)) return null;
    const bytes = readFileSync(path);
    const length = bytes.length - HASH_BYTES;
    if (length < 0 || !hashOf(bytes.subarray(0, length)).equals(bytes.subarray(length))) return null;
    // Copied to an address that is a multiple of four.
    return new Uint32Array(new Uint8Array(bytes.subarray(0, length)).buffer);
  }

  /** Keeps the counts of a job. */
  write(job: SubsetJob, counts: ArrayBuffer): void {
    writeDurably(this.#pathOf(job), (file) => {
      const bytes = Buffer.from(counts);
      file.write(bytes);
      file.write(hashOf(bytes));
    });
  }

  /** Whether any job is finished. */
  hasAny(): boolean {
    return readdirSync(this.dir).some((name) => name.endsWith('.part'));
  }

  /** Removes the folder. */
  remove(): void {
    rmSync(this.dir, { recursive: true, force: true, maxRetries: 5 });
  }

  #pathOf({ size, groups }: SubsetJob): string {
    return join(this.dir, `${[size, ...groups].join('-')}.part`);
  }
}

function hashOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
