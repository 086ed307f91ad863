// Chromium for the suites named *.browser.test.ts: pages served by a small server of this process, and what
// to watch in them.
//
// Any fault in a page fails its test: an uncaught error in the page or in its workers, an error on the
// console, a request to anywhere but this machine. A test names the faults it expects when it opens the page.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { findBrowser } from '../scripts/browser.mjs';

/** What a server gives out. Later entries are asked first. */
export interface Site {
  /**
   * Folders of this machine by the path at which their files are, such as `{ '/numbers-game': 'build/esm' }`.
   */
  readonly folders?: Readonly<Record<string, string>>;
  /**
   * Texts by their path, such as `{ '/': '<!doctype html>...', '/worker.js': '...' }`: scripts if it ends so,
   * else pages.
   */
  readonly texts?: Readonly<Record<string, string>>;
  /** The content security policy of all of it. */
  readonly csp?: string;
}

export interface TestBrowser {
  /** Gives out a site until the end of the test. Its URL, without a slash at the end. */
  serve(site: Site): Promise<string>;
  /**
   * Opens a page in a profile of its own until the end of the test, which fails if something went wrong in
   * it.
   *
   * @param isExpected tells whether this may go wrong
   */
  openPage(url: string, isExpected?: (fault: string) => boolean): Promise<Page>;
}

/** Starts a browser for the tests of a file. */
export function useBrowser(): TestBrowser {
  let browser: Browser;
  const servers: Server[] = [];
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  beforeAll(async () => {
    browser = await launch();
  }, 60_000);
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
      const server = createSite(site);
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    },
    async openPage(url, isExpected = () => false) {
      const context = await browser.newContext();
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

function createSite({ folders = {}, texts = {}, csp }: Site): Server {
  const handlers = Object.entries(folders).map(([at, folder]) => ({
    at,
    handle: sirv(folder, { dev: true }),
  }));
  return createServer((request, response) => {
    if (csp !== undefined) response.setHeader('Content-Security-Policy', csp);
    const { pathname } = new URL(request.url!, 'http://localhost');
    if (Object.hasOwn(texts, pathname)) {
      const type = /\.m?js$/.test(pathname) ? 'text/javascript' : 'text/html';
      response.setHeader('Content-Type', `${type}; charset=utf-8`).end(texts[pathname]);
      return;
    }
    const found = handlers.findLast(({ at }) => `${pathname}/`.startsWith(`${at}/`.replace('//', '/')));
    const end = () => {
      response.writeHead(404).end();
    };
    if (found === undefined) {
      end();
      return;
    }
    request.url = request.url!.slice(found.at.replace(/\/$/, '').length);
    found.handle(request, response, end);
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
    { timeout: 20_000, interval: 20 },
  );
}

/**
 * Watches the main thread of a page for tasks of more than 50 ms.
 *
 * @returns what ends the watch, and gives the milliseconds of each of them
 */
export async function watchLongTasks(page: Page): Promise<() => Promise<number[]>> {
  const watch = await page.evaluateHandle(() => {
    const tasks: number[] = [];
    const note = (list: PerformanceEntry[]) => {
      tasks.push(...list.map(({ duration }) => duration));
    };
    const observer = new PerformanceObserver((list) => {
      note(list.getEntries());
    });
    observer.observe({ type: 'longtask' });
    return { tasks, note, observer };
  });
  return () =>
    watch.evaluate(async ({ tasks, note, observer }) => {
      // A task is told of when it has ended, and this one is none of those watched.
      await new Promise((resolve) => setTimeout(resolve, 100));
      note(observer.takeRecords());
      observer.disconnect();
      return tasks;
    });
}

/**
 * What of a page people with disabilities cannot use, in light and in dark colours: the serious and critical
 * findings of axe-core.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  const barriers: string[] = [];
  await page.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
    for (const { id, impact, help, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      for (const { target } of nodes) barriers.push(`${colorScheme}: ${id}: ${help}: ${target.join(' ')}`);
    }
  }
  return barriers;
}
