// Allows one build at a time in a folder. The file build.lock names the process that builds and is touched at
// intervals, so that the lock of a killed process does not stop the next build.
//
// The lock only saves work: two builds at once would write the same files, each by renaming. A race between
// two processes that both find a dead lock therefore damages nothing. At worst one of them ends with an
// error, because the other has removed its unfinished file.
import { closeSync, openSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { invalidOption } from '../../core/errors.js';
import { parseObject, readBytes } from '../files/read-record.js';

const LOCK_FILE = 'build.lock';
const TOUCH_MS = 5000;
/** Age in milliseconds from which a lock that was not touched is dead, whatever process made it. */
const DEAD_MS = 60_000;

/** On Windows a file cannot be removed while another process reads it. */
const REMOVE = { force: true, maxRetries: 5 };

interface Owner {
  readonly pid: number;
  readonly host: string;
}

/** Owner of a lock that is not there yet: the lock was created a moment ago. */
const UNKNOWN: Owner = { pid: 0, host: hostname() };

/** Lock files that this process holds. */
const held = new Set<string>();

/**
 * Locks a folder. Returns the function that unlocks it.
 *
 * @throws NumbersGameError `invalid-option` if another build runs there, or the folder cannot be written
 */
export function lockFolder(dir: string): () => void {
  const path = join(resolve(dir), LOCK_FILE);
  const owner: Owner = { pid: process.pid, host: hostname() };
  if (!create(path, owner)) {
    checkOurs(path);
    const other = findOwner(path);
    if (other !== null) {
      const builder = other.pid === 0 ? 'another process' : `process ${other.pid} on ${other.host}`;
      throw invalidOption(
        `dir: expected a folder that no other build uses, got one that ${builder} builds in; ` +
          `wait for it or stop it (if there is no such process, remove ${LOCK_FILE})`,
      );
    }
    rmSync(path, REMOVE);
    if (!create(path, owner)) return lockFolder(dir);
  }
  held.add(path);
  const timer = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // The folder was removed: the build fails with an error of its own.
    }
  }, TOUCH_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    held.delete(path);
    rmSync(path, REMOVE);
  };
}

/**
 * Checks that a lock was written by a build. Another file of that name is not removed: it belongs to another
 * program, or came with an atlas of a stranger.
 *
 * @throws NumbersGameError `invalid-option`
 */
function checkOurs(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || (found.isFile() && (found.size === 0 || readOwner(path) !== null))) return;
  throw invalidOption(
    `dir: expected a folder without a foreign ${LOCK_FILE}, got one that no build of this package wrote; ` +
      `remove ${path} if no other program needs it, or choose another folder`,
  );
}

/** Returns the process that builds in a folder; null if there is none. */
export function findBuilder(dir: string): Owner | null {
  return findOwner(join(resolve(dir), LOCK_FILE));
}

function create(path: string, owner: Owner): boolean {
  try {
    const descriptor = openSync(path, 'wx');
    writeSync(descriptor, JSON.stringify(owner));
    closeSync(descriptor);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw invalidOption(
      `dir: expected a folder that can be written, got ${(cause as Error).message}; choose another folder or change its permissions`,
      { cause },
    );
  }
}

/** Returns the owner of a lock; null if there is no lock or it is dead. */
function findOwner(path: string): Owner | null {
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (modified === undefined) return null;
  if (held.has(path)) return { pid: process.pid, host: hostname() };
  if (Date.now() - modified > DEAD_MS) return null;
  const owner = readOwner(path);
  if (owner === null) return UNKNOWN;
  // The dead process may have had the id of this one, as in a container that was restarted.
  const isDead = owner.host === hostname() && (owner.pid === process.pid || !isAlive(owner.pid));
  return isDead ? null : owner;
}

function readOwner(path: string): Owner | null {
  const { pid, host } = parseObject(readBytes(path)) ?? {};
  const isProcess = Number.isSafeInteger(pid) && (pid as number) > 0 && (pid as number) < 2 ** 31;
  // The name is printed.
  return isProcess && typeof host === 'string' && /^[\w.-]{1,255}$/.test(host)
    ? { pid: pid as number, host }
    : null;
}

/** Whether a process of this machine is alive. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
