// queue.json in the folder of an atlas: the name of the queue of its shares. A build writes the file before
// it adds shares, and removes it when the atlas is complete. The name is random, so that two folders with the
// same plan never use one queue. A worker that finds the file sees the same folder as the build.
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { NumbersGameError } from '../../core/errors.js';
import { writeJson } from '../files/durable-file.js';
import { checkFolder, packageVersion } from '../files/plan-file.js';
import { isVersion, parseObject, readBytes } from '../files/read-record.js';

const QUEUE_FILE = 'queue.json';

interface QueueRecord {
  readonly queue: string;
  /** Version of numbers-game of the build. Other versions would write other bytes. */
  readonly engine: string;
}

/** Returns the name of the queue of a folder; null if none. @throws NumbersGameError for another version */
export function findQueue(dir: string): string | null {
  checkFolder(dir);
  const record = readRecord(dir);
  if (record === null || record.engine === packageVersion()) return record?.queue ?? null;
  throw new NumbersGameError(
    'invalid-option',
    `dir: expected a folder that numbers-game ${packageVersion()} builds in, got one of version ${record.engine}; ` +
      'install the same version on all machines',
  );
}

/** Returns the name of the queue of a folder, or of a new one if there is none of this version. */
export function keepQueue(dir: string): string {
  const record = readRecord(dir);
  if (record?.engine === packageVersion()) return record.queue;
  const queue = `atlas-${randomBytes(8).toString('hex')}`;
  writeJson(join(dir, QUEUE_FILE), { queue, engine: packageVersion() } satisfies QueueRecord);
  return queue;
}

export function removeQueue(dir: string): void {
  rmSync(join(dir, QUEUE_FILE), { force: true });
}

function readRecord(dir: string): QueueRecord | null {
  const { queue, engine } = parseObject(readBytes(join(dir, QUEUE_FILE))) ?? {};
  const isQueue = typeof queue === 'string' && /^[\w-]{1,64}$/.test(queue);
  return isQueue && isVersion(engine) ? { queue, engine } : null;
}
