// The page in its languages: a round in German that goes on in Chinese, German on small windows, and the
// choice of the language.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findBarriers } from '../../test/support/browser.js';
import { useWebPage } from './support/web-app.js';

const web = useWebPage();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, label: string, name: string) => page.getByLabel(label).selectOption(name);
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

it('plays a round in German, goes on in Chinese, and keeps the choice', async () => {
  // Without a network the browser cannot look for a new service worker, nor load the parts of Play that the
  // service worker has not seen, and says so.
  const isOffline = (fault: string) => /error occurred when fetching the script|ERR_FAILED/.test(fault);
  const page = await web.open('#/play?game=countdown&large=2&seed=7&clock=off', isOffline);
  await choose(page, 'Language', 'Deutsch');
  await press(page, 'Start');
  await page.getByLabel('Rechnung').fill('50 * 10');
  await press(page, 'Prüfen');
  await page.getByText(/^Das ergibt 500, \d+ daneben\.$/).waitFor();
  expect(await languageOf(page)).toBe('de');
  expect(await page.title()).toBe('Spielen · Zahlenspiel');
  await choose(page, 'Sprache', '简体中文');
  await page.getByText(/^结果是 500，相差 \d+。$/).waitFor();
  await press(page, '提交');
  await page.getByRole('region', { name: '本局结果' }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await page.getByRole('link', { name: '求解' }).click();
  await page.getByRole('button', { name: /^试试例题/ }).click();
  await page.getByRole('button', { name: '分享' }).waitFor();
  expect(await languageOf(page)).toBe('zh-Hans');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('765').first().waitFor();
  await page.getByRole('button', { name: '显示所有解' }).waitFor();
  // A choice brings the words of all tabs, so a tab that was opened before needs no network.
  await page.context().setOffline(false);
  await choose(page, '语言', 'Français');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready;
        return installing === null && waiting?.scriptURL.endsWith('=fr');
      }),
    )
    .toBe(true);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Jouer', exact: true }).click();
  await page.getByRole('button', { name: 'Commencer' }).waitFor();
});

it('says what cannot be loaded, and keeps the language', async () => {
  const isFailure = (fault: string) => /Failed to load|ERR_FAILED/.test(fault);
  const page = await web.open('#/solve?numbers=1,3,7,10,25,50&target=831', isFailure);
  await page.getByText(/is impossible\. Nearest/).waitFor();
  await page.context().route('**/assets/*', (route) => route.abort());
  await choose(page, 'Language', 'Deutsch');
  const message = 'This part of the page could not be loaded.';
  await page.locator('footer').getByRole('status').getByText(message).waitFor();
  expect(await page.getByLabel('Language').inputValue()).toBe('en');
  await page.getByRole('link', { name: 'Measure' }).click();
  await page.getByRole('alert').getByText(message).waitFor();
});

it('cuts no German text at 320 pixels', async () => {
  const page = await web.open('#/solve?numbers=1,3,7,10,25,50&target=831');
  await page.setViewportSize({ width: 320, height: 700 });
  await choose(page, 'Language', 'Deutsch');
  const tabs = {
    Lösen: 'Gelöst|Am nächsten',
    Erkunden: 'erreichbar: ',
    Spielen: 'Einstellungen',
    Messen: 'Median',
  };
  for (const [tab, text] of Object.entries(tabs)) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await page.getByText(new RegExp(text)).first().waitFor();
    await unfold(page);
    expect(await listCut(page), tab).toEqual([]);
  }
});

it('shares a board by copying it with its address', async () => {
  const page = await web.open('#/solve?numbers=1,1,4,5,6,7&target=899');
  await page.getByText('Solved in 5 steps').waitFor();
  await press(page, 'Share');
  await page.getByText('Copied with its address').waitFor();
  const [board, answer, address] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(board).toBe('1 1 4 5 6 7 → 899');
  expect(answer).toMatch(/ = 899$/);
  expect(address).toBe(page.url());
});

/** Opens everything that is folded. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

/** Texts that are wider than their place, and parts that stick out of the window. */
function listCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const visit = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot !== null) visit(element.shadowRoot);
        if (element.closest('.unseen, .figures, .rows, canvas, svg') !== null) continue;
        const isText = element.childElementCount === 0 && getComputedStyle(element).display !== 'inline';
        if (isText && element.scrollWidth > element.clientWidth + 1) cut.push(element.outerHTML.slice(0, 99));
        if (element.getBoundingClientRect().right > innerWidth + 1) cut.push(element.outerHTML.slice(0, 99));
      }
    };
    visit(document.body);
    return cut;
  });
}
