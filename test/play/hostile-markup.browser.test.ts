// Markup from strangers in the page and in the element: links, attributes, the clipboard and the keyboard. It
// is shown as text: no element of it appears, and nothing of it runs. The pages with the element have no
// policy that would stop it (CSP).
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { useWebPage } from '../support/web.js';

const browser = useBrowser();
const web = useWebPage();
const build = fileURLToPath(new URL('../../build', import.meta.url));

const MARKUP = [
  '<img src=x onerror=window.hit=1>',
  '"><script>window.hit=1</script>',
  "'><svg onload=window.hit=1>",
  '<a href="javascript:window.hit=1">7</a>',
  '</style><iframe srcdoc="<script>parent.hit=1</script>">',
  '${window.hit=1}{{window.hit=1}}',
];

/** Elements and attributes of the markup above, in the document and in all shadow trees. */
const TRACES = 'img[onerror], svg[onload], a[href^="javascript:"], iframe, script:not([src])';

/** Fails if markup became elements, or ran. */
async function expectText(page: Page): Promise<void> {
  // Time for a picture to fail.
  await page.waitForTimeout(50);
  const found = await page.evaluate((traces) => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) {
      for (const each of root.querySelectorAll('*')) if (each.shadowRoot) roots.push(each.shadowRoot);
    }
    return {
      hit: (window as unknown as { hit?: number }).hit ?? null,
      made: roots.flatMap((root) => [...root.querySelectorAll(traces)].map((each) => each.outerHTML)),
    };
  }, TRACES);
  expect(found.hit).toBeNull();
  expect(found.made.filter((html) => html.includes('hit'))).toEqual([]);
}

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

describe('markup in the page', () => {
  it.each([
    ['solve', 'numbers'],
    ['solve', 'target'],
    ['solve', 'operators'],
    ['explore', 'from'],
    ['explore', 'to'],
    ['play', 'day'],
    ['play', 'seed'],
  ])('is text in a link to %s with %s', async (tab, name) => {
    for (const text of MARKUP) {
      const page = await web.open(`#/${tab}?numbers=1,3,7&target=9&${name}=${encodeURIComponent(text)}`);
      await page.getByRole('tab').or(page.getByRole('link')).first().waitFor();
      await expectText(page);
      await page.close();
    }
  });

  it('is text where it is typed or pasted', async () => {
    const page = await web.open('#/solve');
    for (const text of MARKUP) {
      for (const label of ['Number 1', 'Target']) {
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await page.getByRole('button', { name: 'Clear' }).click();
        await page.getByLabel(label).focus();
        await page.keyboard.press('Control+V');
        await page.keyboard.press('Enter');
        await expectText(page);
      }
    }
  });
});

it('would find markup that became elements', async () => {
  const url = await browser.serve({ texts: { '/': '<!doctype html><title>Numbers</title>' } });
  const page = await browser.openPage(url, (fault) => fault.includes('404'));
  await page.evaluate((text) => (document.body.innerHTML = text), MARKUP[0]);
  await page.waitForFunction(() => 'hit' in window);
  await expect(expectText(page)).rejects.toThrow();
});
