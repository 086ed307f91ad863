// Removes the files that killed builds and merges have left. Precondition: the caller holds the lock of the
// folder, so nobody else writes there.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { UNFINISHED } from '../files/durable-file.js';
import { listFolder, PARTS, PROBLEMS } from '../files/atlas-shares.js';

/** Removes the unfinished files from the folder of an atlas. */
export function removeUnfinished(dir: string): void {
  for (const folder of ['.', PARTS, PROBLEMS]) {
    for (const name of listFolder(dir, folder)) {
      if (name.endsWith(`.${UNFINISHED}`)) rmSync(join(dir, folder, name), { force: true });
    }
  }
}
