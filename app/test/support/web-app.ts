// Serves the built app for its tests, from a folder below the root of a server.
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { useBrowser } from '../../../test/support/browser.js';

/** The folder of the built app. */
export const built = fileURLToPath(new URL('../../build/site', import.meta.url));

const folders = { '/some/folder': built };

/** The address of the tab Solve with the example of Countdown. */
export const EXAMPLE = '#/solve?game=countdown&numbers=1,3,7,10,25,50&target=765';

interface WebPage {
  /** Opens the page at an address such as `#/solve`; a test names the faults that it expects. */
  open(hash: string, isExpected?: (fault: string) => boolean, options?: BrowserContextOptions): Promise<Page>;
}

/** Starts a browser for the tests of a file. */
export function useWebPage(): WebPage {
  const browser = useBrowser();
  return {
    async open(hash, isExpected, options) {
      const page = await browser.openPage('about:blank', isExpected, options);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${await browser.serve({ folders })}/some/folder/${hash}`);
      // The words of the page are loaded after it.
      await page.locator('#app > *').first().waitFor({ state: 'attached' });
      return page;
    },
  };
}

/** Chooses a game by its title. */
export async function chooseGame(page: Page, title: string): Promise<void> {
  const games = page.locator('.game details');
  if ((await games.getAttribute('open')) === null) await games.locator('summary').click();
  await games
    .getByRole('button')
    .filter({ has: page.getByText(title, { exact: true }) })
    .click();
}

/** The title of the game that is shown. */
export function titleOfGame(page: Page): Promise<string> {
  return page.locator('.game summary strong').innerText();
}

/** What stands after the # of a page's address. */
export function hashOf(page: Page): string {
  return new URL(page.url()).hash;
}
