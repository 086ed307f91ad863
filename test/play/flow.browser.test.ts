// One flow of the page and one of the element, which `npm test` runs in Chromium; the other suites of this
// folder are part of `npm run test:all`.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { games } from '../../src/index.js';
import { deal } from '../../src/play/round/deal-board.js';
import { useBrowser } from '../support/browser.js';
import { hashOf, useWebPage } from '../support/web.js';

const web = useWebPage();
const browser = useBrowser();

it('the page solves a board that is typed, shows its targets, and plays a round', async () => {
  const page = await web.open('#/solve');
  const answer = page.getByRole('region', { name: 'Answer' });
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await page.getByLabel('Number 1').focus();
  await page.keyboard.type('1 1 4 5 6 7');
  await page.getByLabel('Target').fill('899');
  await answer.getByText('Solved in 5 steps').waitFor();
  expect(hashOf(page)).toBe('#/solve?game=countdown&numbers=1,1,4,5,6,7&target=899&list=none');

  await page.getByRole('link', { name: 'Explore' }).click();
  await page.getByRole('heading', { name: /of 899 targets/ }).waitFor();

  const seed = 7;
  const { numbers, target } = deal(games.countdown, seed, { large: 2 }).next().value;
  await page.evaluate(
    (hash) => (location.hash = hash),
    `#/play?game=countdown&large=2&seed=${seed}&clock=off`,
  );
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const tiles = page.getByRole('group', { name: 'Tiles' }).getByRole('button');
  await tiles.first().waitFor();
  expect(await tiles.allInnerTexts()).toEqual(numbers.map(String));
  expect(await page.locator('numbers-game .target').innerText()).toBe(String(target));
  await tiles.nth(0).click();
  await page.getByRole('button', { name: 'plus', exact: true }).click();
  await tiles.nth(1).click();
  await expect.poll(() => tiles.count()).toBe(numbers.length - 1);
});

it('the element solves a board that is typed', async () => {
  const url = await browser.serve({
    folders: { '/numbers-game': fileURLToPath(new URL('../../build', import.meta.url)) },
    texts: {
      '/': `<!doctype html><html lang="en"><title>Numbers</title>
        <script type="module" src="/numbers-game/element.min.js"></script>
        <main><h1>Numbers</h1><numbers-game></numbers-game></main></html>`,
    },
  });
  const page = await browser.openPage(url);
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Numbers').fill('3 3 8 8');
  await field('Target').fill('64');
  await page.getByRole('status').filter({ hasText: 'Exact, in 1 operation' }).waitFor();
  expect(await page.locator('numbers-game .expression').innerText()).toBe('8 × 8 = 64');
});
