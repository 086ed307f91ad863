// Replaces a file by renaming another one, and explains errors of writing. On Windows renaming fails while
// another program, such as a virus scanner or an indexer, has either file open, mostly for some milliseconds.
import { renameSync } from 'node:fs';
import { platform } from 'node:process';

/** System errors of Windows for a file that is in use. */
const IN_USE = ['EPERM', 'EACCES', 'EBUSY'];
const ATTEMPTS = 10;
/** Milliseconds until the second attempt; each later one waits as long again. */
const PAUSE_MS = 20;

/** Renames a file to a name that may be taken. Waits at most a second for programs that use it. */
export function replaceFile(from: string, to: string, system: string = platform, rename = renameSync): void {
  for (let attempt = 1; ; attempt++) {
    try {
      rename(from, to);
      return;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (system !== 'win32' || !IN_USE.includes(code) || attempt === ATTEMPTS) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS * attempt);
    }
  }
}

/** Remedies for system errors that ended a write. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: 'free some space on the disk',
  EDQUOT: 'free some space, or have the quota raised',
  EFBIG: 'raise the limit on the size of files (ulimit -f)',
  EACCES: 'choose a folder that you may write to',
  EPERM: 'choose a folder that you may write to',
  EROFS: 'choose a folder that can be written',
};

/** Returns a remedy for the end of an error message. `code` is that of the system error. */
export function remedyFor({ code = '' }: { readonly code?: string }): string {
  return REMEDIES[code] ?? 'remove the cause';
}
