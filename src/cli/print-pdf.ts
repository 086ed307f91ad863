// Prints a page as PDF with the Chromium or Chrome of the machine, through its own command line.
//
// A library that writes PDF would need fonts and a layout engine for mathematics; a browser has both, and
// almost every machine has a browser. It gets a fresh profile, so that it does not pass the page to an open
// window.
import { spawn, spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NumbersGameError, invalidOption } from '../core/errors.js';
import usualPaths from './browser-paths.json' with { type: 'json' };
import { checkWritable } from './check-file.js';
import { writeToFile } from './write-output.js';

const CHECK_MS = 20_000;

/**
 * Returns the path of Chromium or Chrome: CHROME_PATH, or the first of the usual paths that runs.
 *
 * @throws NumbersGameError `invalid-option` if there is none
 */
export function findBrowser(): string {
  const { CHROME_PATH: chosen } = process.env;
  const path = (chosen ? [chosen] : usualPaths).find(runs);
  if (path !== undefined) return path;
  const advice = 'set CHROME_PATH, or use --format html and print the page from any browser';
  throw invalidOption(
    chosen
      ? `CHROME_PATH: expected the path of Chromium or Chrome; got ${JSON.stringify(chosen)}`
      : `--format pdf: expected Chromium or Chrome on this machine, found none; ${advice}`,
  );
}

/** Whether a path runs. On Ubuntu some only ask for a snap. On Windows `--version` would open a window. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: CHECK_MS }).status === 0;
}

interface PrintOptions {
  /** Path of the browser, from `findBrowser`. */
  readonly browser: string;
  /**
   * Whether to describe the structure of the page for screen readers. With 20,000 formulas that takes five
   * times as long and 35 times the space.
   */
  readonly isTagged: boolean;
  readonly signal: AbortSignal;
}

/**
 * Prints a page to a file. The file is written as by `writeToFile`.
 *
 * @throws NumbersGameError `worker-failed` if the browser fails; the reason of the signal if it was aborted
 */
export async function printPdf(
  page: Iterable<string> | AsyncIterable<string>,
  path: string,
  { browser, isTagged, signal }: PrintOptions,
): Promise<void> {
  checkWritable(path);
  const folder = mkdtempSync(join(tmpdir(), 'numbers-game-'));
  try {
    const [source, printed] = ['page.html', 'page.pdf'].map((name) => join(folder, name));
    await writeToFile(page, source, signal);
    await runBrowser(
      browser,
      [
        '--headless',
        '--disable-gpu',
        '--no-first-run',
        // Chromium refuses to run as root with its sandbox. The page is our own and loads nothing.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        `--user-data-dir=${join(folder, 'profile')}`,
        '--no-pdf-header-footer',
        ...(isTagged ? [] : ['--disable-pdf-tagging']),
        `--print-to-pdf=${printed}`,
        pathToFileURL(source).href,
      ],
      signal,
    );
    if (!existsSync(printed)) throw new NumbersGameError('worker-failed', `${browser}: no PDF was written`);
    await writeToFile(createReadStream(printed), path, signal);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function runBrowser(browser: string, args: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(browser, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let messages = '';
    child.stderr.on('data', (data: Buffer) => {
      messages = (messages + data.toString()).slice(-MESSAGES_LENGTH);
    });
    const stop = () => child.kill();
    signal.addEventListener('abort', stop);
    child.on('error', reject);
    child.on('close', (code) => {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(signal.reason as Error);
      else if (code === 0) resolve();
      else
        reject(new NumbersGameError('worker-failed', `${browser}: ended with ${code}: ${messages.trim()}`));
    });
  });
}

/** Maximum number of characters of the browser's messages in an error. */
const MESSAGES_LENGTH = 500;
