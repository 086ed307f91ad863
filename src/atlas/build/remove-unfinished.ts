// Removes the files that killed builds and workers have left. Other processes may work in the same folder, so
// a file stays while its process is alive; the name of the file identifies the process.
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DEAD_MS, isAlive } from './build-lock.js';
import { HOST_TAG, UNFINISHED } from '../files/durable-file.js';
import { listFolder, PARTS, PROBLEMS } from '../files/atlas-shares.js';

const OWNER = new RegExp(`\\.([0-9a-f]+)-(\\d+)-\\d+\\.${UNFINISHED}$`);

/** Removes the unfinished files of this process and of dead processes from the folder of an atlas. */
export function removeUnfinished(dir: string): void {
  for (const folder of ['.', PARTS, PROBLEMS]) {
    for (const name of listFolder(dir, folder)) {
      const path = join(dir, folder, name);
      if (name.endsWith(`.${UNFINISHED}`) && !isInUse(path)) rmSync(path, { force: true });
    }
  }
}

/** Whether another process is writing a file: it is alive or, on another machine, has written recently. */
function isInUse(path: string): boolean {
  const [, host, pid] = OWNER.exec(path) ?? [];
  if (host === HOST_TAG) return Number(pid) !== process.pid && isAlive(Number(pid));
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - modified < DEAD_MS;
}
