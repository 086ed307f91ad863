// Writes long output: to stdout; to a file that appears only when it is complete; or at the end of a file
// that grows line by line.
import { once } from 'node:events';
import {
  chmodSync,
  createWriteStream,
  openSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
  type WriteStream,
} from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { remedyFor, replaceFile } from '../core/replace-file.js';
import { invalidOption } from '../core/errors.js';
import { checkWritable } from './check-file.js';
import { createInterruptSignal } from './handle-interrupt.js';

/** Advice for the user once there is room for a file again. */
const RUN_AGAIN = 'run it again';

/** Output, piece by piece. */
type Texts = Iterable<string> | AsyncIterable<string | Uint8Array>;

/** Whether the name of a file asks for compression. */
export function isGzip(path: string): boolean {
  return /\.gz$/i.test(path);
}

/** Writes to stdout as fast as it is read. */
export async function writeToStdout(
  texts: Iterable<string> | AsyncIterable<string>,
  signal?: AbortSignal,
): Promise<void> {
  await untilAborted(pipeline(texts, process.stdout, { end: false, signal }), signal);
}

/**
 * Writes a file, compressed if its name ends in `.gz`: first to a file with `.part` appended to its name,
 * which is removed on failure. An earlier file keeps its permissions, and a link still leads to it. A device
 * or a pipe, such as /dev/stdout, is written at once.
 *
 * @throws the reason of the signal, which Ctrl-C aborts if none is given
 */
export async function writeToFile(
  texts: Texts,
  path: string,
  signal = createInterruptSignal(),
): Promise<void> {
  checkWritable(path);
  const earlier = statSync(path, { throwIfNoEntry: false });
  const whole = earlier === undefined ? path : realpathSync(path);
  if (earlier?.isFile() === false || isDescriptor(whole)) {
    await write(texts, path, createWriteStream(path), RUN_AGAIN, signal);
    return;
  }
  const { temporary, file } = openTemporary(whole);
  try {
    await write(texts, path, file, RUN_AGAIN, signal);
    if (earlier !== undefined) chmodSync(temporary, earlier.mode);
    replaceFile(temporary, whole);
  } catch (error) {
    // A stream that fails early may still create its file.
    if (!file.closed) await new Promise<void>((resolve) => file.once('close', resolve));
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Whether a path without links is an open file of this process. On macOS /dev/stdout leads to /dev/fd/1,
 * which looks like the file that it is redirected to, and beside which no file can be created.
 */
export function isDescriptor(path: string): boolean {
  return /^\/dev\/fd\/\d+$/.test(path);
}

/** Opens a file beside another one. Its name contains the process id if the usual name is taken. */
function openTemporary(path: string): { readonly temporary: string; readonly file: WriteStream } {
  const open = (temporary: string, flags: 'w' | 'wx') => ({
    temporary,
    file: createWriteStream(temporary, { fd: openSync(temporary, flags) }),
  });
  try {
    return open(`${path}.part`, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return open(`${path}.${process.pid}.part`, 'w');
  }
}

/**
 * Writes to a file after its first `bytes` bytes, which stay; compressed if its name ends in `.gz`. The file
 * is not touched before the first text has arrived.
 *
 * @param signal ends the wait for the other side of a pipe
 * @param next advice for the user once there is room for the file again, for the error message
 * @throws the reason of the signal
 */
export async function writeBehind(
  texts: AsyncIterable<string>,
  path: string,
  bytes: number,
  signal: AbortSignal,
  next = RUN_AGAIN,
): Promise<void> {
  checkWritable(path);
  const iterator = texts[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* all(): AsyncGenerator<string> {
    try {
      for (let step = first; step.done !== true; step = await iterator.next()) yield step.value;
    } finally {
      await iterator.return?.();
    }
  }
  if (bytes > 0) truncateSync(path, bytes);
  const file = createWriteStream(path, { flags: bytes > 0 ? 'a' : 'w' });
  // Texts made before the signal are still written, but a pipe without a reader is never opened.
  const whileOpening = async () => {
    await once(signal, 'abort');
    if (file.pending) throw signal.reason;
    await new Promise(() => undefined);
  };
  await Promise.race([write(all(), path, file, next), whileOpening()]);
}

async function write(
  texts: Texts,
  path: string,
  file: WriteStream,
  next: string,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const written = isGzip(path)
      ? pipeline(texts, createGzip(), file, { signal })
      : pipeline(texts, file, { signal });
    await untilAborted(written, signal);
  } catch (cause) {
    const error = cause as NodeJS.ErrnoException;
    if (error.syscall !== 'write') throw error;
    throw invalidOption(`${path}: cannot be written (${error.message}); ${remedyFor(error)}, and ${next}`, {
      cause,
    });
  }
}

/**
 * Waits for a pipeline with a signal. Throws the reason of the signal if it is aborted, at once: the pipeline
 * would wait for a source that waits for input.
 */
async function untilAborted(written: Promise<void>, signal?: AbortSignal): Promise<void> {
  try {
    await Promise.race(signal === undefined ? [written] : [written, once(signal, 'abort')]);
    signal?.throwIfAborted();
  } catch (error) {
    throw signal?.aborted === true ? signal.reason : error;
  }
}
