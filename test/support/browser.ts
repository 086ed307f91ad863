// Chromium for the suites named *.browser.test.ts: pages served by a small server of this process, and what
// to watch in them.
//
// Any fault in a page fails its test: an uncaught error in the page or in its workers, an error on the
// console, a request to anywhere but this machine. A test names the faults it expects when it opens the page.
import type { Server } from 'node:http';
import axe from 'axe-core';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { PAGE_TIMEOUT } from './page-timeout.js';
import { listenOn, type Site } from './site.js';

export type { Site } from './site.js';

interface TestBrowser {
  /** Gives out a site until the end of the test. Its URL, without a slash at the end. */
  serve(site: Site): Promise<string>;
  /**
   * Opens a page in a profile of its own until the end of the test, which fails if something went wrong in
   * it.
   *
   * @param isExpected tells whether this may go wrong
   * @param options of the profile: the size of the window, touch, colours
   */
  openPage(
    url: string,
    isExpected?: (fault: string) => boolean,
    options?: BrowserContextOptions,
  ): Promise<Page>;
}

/** Starts a browser for the tests of a file. */
export function useBrowser(): TestBrowser {
  let browser: Browser;
  const servers: Server[] = [];
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    for (const server of servers.splice(0)) {
      server.close();
      server.closeAllConnections();
    }
    expect(faults.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());
  return {
    async serve(site) {
      const { server, url } = await listenOn(site);
      servers.push(server);
      return url;
    },
    async openPage(url, isExpected = () => false, options = {}) {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(PAGE_TIMEOUT);
      contexts.push(context);
      const note = (fault: string) => {
        if (!isExpected(fault)) faults.push(fault);
      };
      context.on('weberror', (fault) => {
        note(`error: ${fault.error().message}`);
      });
      context.on('console', (message) => {
        const { url } = message.location();
        // A browser asks for an icon of its own accord.
        if (message.type() === 'error' && !url.endsWith('/favicon.ico'))
          note(`console: ${message.text()} (${url})`);
      });
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && hostname !== 'localhost') note(`request: ${request.url()}`);
      });
      const page = await context.newPage();
      await page.goto(url);
      return page;
    },
  };
}

function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null)
    throw new Error('there is no browser: `node scripts/browser.mjs` finds or installs one');
  return chromium.launch({
    executablePath,
    args: ['--disable-gpu', '--disable-quic', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  });
}

/**
 * Waits for what the scripts of a page leave in a global variable. (`page.waitForFunction` needs a policy
 * with `unsafe-eval`.)
 *
 * @returns its value, if that can be sent
 */
export function waitForGlobal(page: Page, name: string): Promise<unknown> {
  return vi.waitFor(
    async () => {
      const value: unknown = await page.evaluate(`globalThis.${name}`);
      if (value === undefined) throw new Error(`the page has no ${name}`);
      return value;
    },
    { timeout: PAGE_TIMEOUT, interval: 20 },
  );
}

/**
 * Fails if each of three runs of a job has a task of more than 50 ms of processor time on the main thread.
 * One may have, when memory is collected; a page that blocks does so each time.
 */
export async function expectAwake(page: Page, job: (round: number) => Promise<void>): Promise<void> {
  let tasks: number[] = [];
  for (let round = 0; round < 3; round++) {
    tasks = await longTasks(page, () => job(round));
    if (tasks.length === 0) return;
  }
  expect(tasks).toEqual([]);
}

/**
 * The tasks of more than 50 ms on the main thread of a page during a job: the milliseconds of processor time
 * of each, as the clock also counts what else the machine does.
 */
async function longTasks(page: Page, job: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['toplevel'] });
  await job();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ pid, tid, name }) => mainThreads.has(`${pid} ${tid}`) && name.endsWith('RunTask'))
    .map(({ tdur }) => tdur! / 1000)
    .filter((ms) => ms > 50);
}

/** An event of a trace of Chromium, as far as it is read. */
interface TraceEvent {
  readonly pid: number;
  readonly tid: number;
  readonly name: string;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

type ColorScheme = 'light' | 'dark';

/**
 * What of a page people with disabilities cannot use, in light and in dark colours unless some are given: the
 * serious and critical findings of axe-core. The page keeps the last colours.
 */
export async function findBarriers(
  page: Page,
  colorSchemes: readonly ColorScheme[] = ['light', 'dark'],
): Promise<string[]> {
  const barriers: string[] = [];
  await page.evaluate(axe.source);
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
    for (const { id, impact, help, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      for (const { target } of nodes) barriers.push(`${colorScheme}: ${id}: ${help}: ${target.join(' ')}`);
    }
  }
  return barriers;
}
