// The page for an <iframe>, embed.html of the web app, in a page of another origin that may run no script in
// it: the board of its address, the messages to the page around it, its policy.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findBarriers, useBrowser } from '../support/browser.js';

const browser = useBrowser();
const pathOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** The scripts that the build of the app copies beside it. */
const scripts = Object.fromEntries(
  ['element.min.js', 'element-operators.min.js'].map((name) => [
    `/${name}`,
    readFileSync(pathOf(`build/${name}`), 'utf8'),
  ]),
);

interface Message {
  readonly source: string;
  readonly type: string;
  readonly detail: Record<string, unknown>;
}

/** Opens a page with an iframe that shows what a fragment asks for, and as high as it says. */
async function open(fragment: string, width = 400): Promise<Page> {
  const inner = await browser.serve({ folders: { '/': pathOf('app/public') }, texts: scripts });
  const url = await browser.serve({
    texts: {
      '/': `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>
        <iframe title="Numbers game" width="${width}" src="${inner}/embed.html#${fragment}"></iframe></main>
        <script src="/listening.js"></script></html>`,
      '/listening.js': `window.messages = [];
        const frame = document.querySelector('iframe');
        addEventListener('message', ({ data, source }) => {
          if (source !== frame.contentWindow) return;
          messages.push(data);
          if (data.type === 'height') frame.height = data.detail.height;
        });`,
    },
  });
  return browser.openPage(url);
}

const messagesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { messages: Message[] }).messages);
const detailsOf = async (page: Page, type: string) =>
  (await messagesOf(page)).filter((message) => message.type === type).map(({ detail }) => detail);

it('shows the board of its address, and says how high it is', async () => {
  const page = await open('numbers=3+3+8+8&game=24&play&compact', 320);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Give up' }).click();
  await frame.getByText('8 ÷ (3 − 8 ÷ 3)').waitFor();
  await expect
    .poll(() => detailsOf(page, 'finish'))
    .toMatchObject([{ reason: 'given-up', result: { expression: '8 / (3 - 8 / 3)' } }]);
  const messages = await messagesOf(page);
  expect(new Set(messages.map(({ source }) => source))).toEqual(new Set(['numbers-game']));
  const { height } = (await detailsOf(page, 'height')).at(-1)!;
  expect(height).toBeGreaterThan(200);
  expect(height).toBeLessThanOrEqual(360);
  expect(await page.locator('iframe').getAttribute('height')).toBe(String(height));
  expect(await findBarriers(page)).toEqual([]);
});

it('tells faults with their codes, in the language of its address', async () => {
  const page = await open('numbers=1+x&target=5&lang=fr');
  await page.frameLocator('iframe').getByRole('status').filter({ hasText: '«\u00a0x\u00a0»' }).waitFor();
  await expect.poll(() => detailsOf(page, 'failure')).toMatchObject([{ error: { code: 'invalid-numbers' } }]);
});

it('loads the operators beyond the four for a board that needs them', async () => {
  const page = await open('numbers=2+2+2+6&game=24s');
  await expect.poll(() => detailsOf(page, 'answer')).toMatchObject([{ result: { value: 24 } }]);
});
