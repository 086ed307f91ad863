// Replaces a file by renaming another one. On Windows that fails while another program, such as a virus
// scanner or an indexer, has either file open, mostly for some milliseconds.
import { renameSync } from 'node:fs';

/** System errors of Windows for a file that is in use. */
const IN_USE = ['EPERM', 'EACCES', 'EBUSY'];
const ATTEMPTS = 10;
/** Milliseconds until the second attempt; each later one waits as long again. */
const PAUSE_MS = 20;

/** Parts of the system, which tests replace. */
interface System {
  readonly platform: string;
  readonly rename: (from: string, to: string) => void;
}

/** Renames a file to a name that may be taken. Waits at most a second for programs that use it. */
export function replaceFile(
  from: string,
  to: string,
  { platform, rename }: System = { platform: process.platform, rename: renameSync },
): void {
  for (let attempt = 1; ; attempt++) {
    try {
      rename(from, to);
      return;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (platform !== 'win32' || !IN_USE.includes(code) || attempt === ATTEMPTS) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS * attempt);
    }
  }
}
