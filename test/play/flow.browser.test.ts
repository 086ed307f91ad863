// One flow of the element, which `npm test` runs in Chromium; the other suites of this folder are part of
// `npm run test:all`.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();

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
