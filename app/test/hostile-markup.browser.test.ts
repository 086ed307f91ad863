// Markup from strangers in the page: links, the clipboard and the keyboard.
import { describe, it } from 'vitest';
import { expectText, MARKUP } from '../../test/support/markup.js';
import { EXAMPLE, useWebPage } from './support/web-app.js';

const web = useWebPage();

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
    const page = await web.open(EXAMPLE);
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
