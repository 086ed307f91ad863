// The page stays free for the user while it works: no task of more than 50 ms. What else is tested in pages
// may run beside other work; this may not.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAwake } from '../../test/support/browser.js';
import { EXAMPLE, useWebPage } from './support/web-app.js';

const web = useWebPage();

const expectAnswer = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Answer' }).getByText(text).first().waitFor();

it('scrolls through 100,000 solutions, and goes on from there', async () => {
  const page = await web.open('#/solve?numbers=1,2,3,4,5,6,7,8&target=24&list=essential');
  await page.getByRole('heading', { name: '100,000 solutions and more' }).waitFor();
  const list = page.getByRole('region', { name: 'List of solutions' });
  await expectAwake(page, async () => {
    for (const part of [0.25, 0.5, 1]) {
      await list.evaluate((element, part) => {
        element.scrollTop = element.scrollHeight * part;
      }, part);
      await list.locator(`[aria-posinset="${Math.round(100_000 * part)}"]`).waitFor();
    }
  });
  expect(await list.getByRole('listitem').count()).toBeLessThan(40);
  await page.getByRole('button', { name: 'Go on from 100,000' }).click();
  await page.getByRole('heading', { name: '200,000 solutions and more' }).waitFor();
}, 60_000);

it('solves nine numbers, and drops a puzzle that is no longer asked for', async () => {
  const page = await web.open(EXAMPLE);
  await expectAnswer(page, '= 765');
  await expectAwake(page, async (round) => {
    await page.evaluate((round) => {
      location.hash = `#/solve?numbers=41,67,83,97,113,131,149,163,181&target=9999999999999${round}`;
    }, round);
    await page.waitForFunction(() => document.querySelector('.answer')?.ariaBusy === 'true');
    await page.waitForTimeout(300);
    await page.getByLabel('Target').fill(`10${round}`);
    await expectAnswer(page, `= 10${round}`);
  });
});

it('draws 10,000 targets anew', async () => {
  const page = await web.open('#/explore?numbers=1,3,7,10,25,50&from=1&to=10000');
  await page.getByRole('heading', { name: /of 10,000 targets/ }).waitFor();
  await expectAwake(page, async () => {
    for (const number of ['8', '9', '75']) {
      await page.getByLabel('Number 2').fill(number);
      await page.waitForFunction(() => document.querySelector('.answer')?.ariaBusy === 'false');
    }
  });
});

it('takes a board that is typed', async () => {
  const page = await web.open(EXAMPLE);
  await expectAnswer(page, '= 765');
  await expectAwake(page, async (round) => {
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.keyboard.type(`25 50 75 100 3 6 95${round}`);
    await expectAnswer(page, `= 95${round}`);
  });
});

it('plays a round to its end', async () => {
  const page = await web.open('#/play?game=countdown&large=2&seed=7&clock=off');
  await expectAwake(page, async (round) => {
    await page.getByRole('button', { name: round === 0 ? 'Start' : 'Play again' }).click();
    await page.getByLabel('Expression').fill('(50 + 2) * 10');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('region', { name: 'After the round' }).getByText('difficulty 1 of 5').waitFor();
  });
});
