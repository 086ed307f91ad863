// Markup from strangers in the element and its attributes. The pages have no policy that would stop it (CSP).
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { expectText, MARKUP } from '../support/markup.js';

const browser = useBrowser();
const build = fileURLToPath(new URL('../../build', import.meta.url));

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

describe('markup in the element', () => {
  it.each(['numbers', 'target', 'game', 'rules', 'lang', 'aces'])(
    'is text in the attribute %s',
    async (name) => {
      const tags = MARKUP.flatMap((text) =>
        ['', ' play'].map((play) => {
          const others = { numbers: '1 3 7 10 25 50', target: '765', [name]: text };
          const attributes = Object.entries(others).map(([key, value]) => `${key}="${escape(value)}"`);
          return `<numbers-game ${attributes.join(' ')}${play}></numbers-game>`;
        }),
      );
      const url = await browser.serve({
        folders: { '/numbers-game': build },
        texts: {
          '/': `<!doctype html><html lang="en"><title>Numbers</title>
            <script type="module" src="/numbers-game/element.min.js"></script>${tags.join('')}</html>`,
        },
      });
      const page = await browser.openPage(url);
      await page.waitForFunction(() =>
        [...document.querySelectorAll('numbers-game')].every((each) => each.shadowRoot?.childElementCount),
      );
      await expectText(page);
    },
  );
});

it('would find markup that became elements', async () => {
  const url = await browser.serve({ texts: { '/': '<!doctype html><title>Numbers</title>' } });
  const page = await browser.openPage(url, (fault) => fault.includes('404'));
  await page.evaluate((text) => (document.body.innerHTML = text), MARKUP[0]);
  await page.waitForFunction(() => 'hit' in window);
  await expect(expectText(page)).rejects.toThrow();
});
