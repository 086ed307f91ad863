// What surrounds a round on the tab "play": the puzzle of a day, what follows a round, and the history, also
// in two windows and where the browser stores nothing.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findBarriers } from '../../test/support/browser.js';
import { hashOf, useWebPage } from './support/web-app.js';

const web = useWebPage();

/** The 24 game of Saturday: Q 2 3 9, as in daily.test.ts, with one solution. */
const DAILY = '#/play?game=24&day=2026-11-21';
const BOARD = '#/play?game=countdown&large=2&seed=7';

/** How long anything may take on a busy machine. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const after = (page: Page) => page.getByRole('region', { name: 'After the round' });
const history = (page: Page) => page.getByRole('region', { name: 'Your rounds' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Plays the board that is shown, with an expression. */
async function play(page: Page, expression: string) {
  await press(page, 'Start');
  await page.getByLabel('Expression').fill(expression);
  await press(page, 'Submit');
  await after(page).waitFor();
}

/** The figures of the history that is open. */
const figures = (page: Page) => history(page).getByRole('term').locator('xpath=..').allInnerTexts();

describe('the puzzle of a day', () => {
  it('is played, shared without its numbers, and stays played', async () => {
    const page = await web.open(`${DAILY}&clock=off`);
    await page.clock.setFixedTime(new Date(2026, 10, 22, 12));
    await page.getByText('Saturday, November 21, 2026').waitFor();
    await play(page, '2 * (9 - 3) + 12');
    await after(page).getByText('1 solution').waitFor();
    await after(page).getByText('12 + (9 − 3) × 2 yours').waitFor();
    await after(page).getByText('difficulty 5 of 5').waitFor();
    expect(await after(page).getByRole('heading').allInnerTexts()).toEqual(['1 solution']);
    await press(page, 'Share the result');
    await page.getByText('Copied, without the numbers.').waitFor();
    const lines = (await clipboard(page)).split('\n');
    expect(lines.slice(0, 1)).toEqual(['24 game, daily puzzle of Nov 21, 2026']);
    expect(lines[1]).toMatch(/^Solved in [\d.]+ s$/);
    expect(lines.slice(2)).toEqual(['Difficulty ●●●●●', page.url().replace('&clock=off', '')]);
    await press(page, 'Copy as LaTeX');
    await expect.poll(() => clipboard(page)).toBe('12 + \\left(9 - 3\\right) \\times 2 = 24');
    await press(page, 'Copy as image');
    await expect.poll(() => page.getByRole('button', { name: 'Copied', exact: true }).count()).toBe(2);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.clipboard.read()).map(({ types }) => types)))
      .toEqual([['image/png']]);
    await page.reload();
    await page.getByText('Your first round: Solved in').waitFor();
    await page.getByText('Archive').click();
    await press(page, 'Friday, November 20, 2026');
    await expect.poll(() => hashOf(page)).toBe('#/play?game=24&day=2026-11-20&clock=off');
  });
});

describe('the history', () => {
  it('has the rounds of all windows, and goes to a file and back', async () => {
    const page = await web.open(`${BOARD}&clock=off`);
    const other = await page.context().newPage();
    await other.goto(page.url());
    // Two windows may start in the same millisecond.
    for (const window of [page, other]) await window.clock.setFixedTime(new Date(2026, 10, 22, 12));
    await Promise.all([play(page, '(50 + 2) * 10'), play(other, '50 * 10')]);
    await press(page, 'Show your rounds');
    await expect.poll(async () => (await figures(page)).slice(0, 2)).toEqual(['Rounds\n2', 'Solved\n50%']);
    await history(page)
      .getByRole('row', { name: /^1 2 50% / })
      .waitFor();
    await expect.poll(() => history(page).getByText('25 50 10 5 2 10 → 520').count()).toBe(2);
    expect(await findBarriers(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Export')]);
    const path = await file.path();
    page.on('dialog', (dialog) => void dialog.accept());
    await press(page, 'Delete all');
    await history(page).getByText('There are no rounds of this game yet.').waitFor();
    await page.getByLabel('Import').setInputFiles({
      name: 'rounds.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{}'),
    });
    await page.getByText('This file contains no rounds exported from here.').waitFor();
    for (const message of ['2 rounds were added.', 'All of these rounds are here already.']) {
      await page.getByLabel('Import').setInputFiles({
        name: 'rounds.json',
        mimeType: 'application/json',
        buffer: readFileSync(path),
      });
      await page.getByText(message).waitFor();
    }
    await press(other, 'Show your rounds');
    await expect.poll(async () => (await figures(other))[0]).toBe('Rounds\n2');
  });

  it('is kept until the page is closed if the browser stores nothing, but can share', async () => {
    const page = await web.open('#/measure');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
      navigator.share = (data) => {
        document.title = JSON.stringify(data);
        return Promise.resolve();
      };
    });
    await page.goto(page.url().replace(/#.*/, `${BOARD}&clock=off`));
    await page.reload();
    await play(page, '(50 + 2) * 10');
    await page.getByText('The storage of this browser is full or blocked').waitFor();
    await press(page, 'Share the result');
    const shared = JSON.parse(await page.title()) as { text: string; url: string };
    expect(shared.url).toBe(page.url().replace('&clock=off', ''));
    expect(shared.text).toMatch(/^Countdown\nSolved in [\d.]+ s\nDifficulty ●○○○○$/);
    await press(page, 'Show your rounds');
    await expect.poll(async () => (await figures(page))[0]).toBe('Rounds\n1');
  });
});

it('deals boards as hard as was chosen, for everyone with the address', async () => {
  const page = await web.open('#/play?game=24&seed=7&clock=off');
  const level = page.getByRole('group', { name: 'Difficulty' });
  await level.getByRole('radio', { name: '5' }).check();
  await expect.poll(() => hashOf(page)).toContain('&level=5&seed=7');
  await press(page, 'Start');
  await page.getByLabel('Expression').fill('1');
  await press(page, 'Submit');
  expect(await after(page).count()).toBe(0); // it does not count, which the page says first
  await press(page, 'Submit');
  await after(page).getByText('difficulty 5 of 5').waitFor();
  await page.goto(page.url().replace(/#.*/, '#/play?game=24s&clock=off'));
  await press(page, 'Start');
  expect(await level.count()).toBe(0);
});

it('has keys for the operators beyond the four', async () => {
  const page = await web.open('#/play?game=24s-mod&clock=off');
  await press(page, 'Start');
  const tiles = page.getByRole('group', { name: 'Tiles' }).getByRole('button');
  const message = page.getByRole('status');
  const number = (await tiles.first().innerText()).split('\n').at(-1)!;
  await tiles.first().press('Enter');
  for (const [key, shown] of [
    ['^', `${number} ^ …`],
    ['r', `root(${number}, …)`],
    ['l', `log(${number}, …)`],
    ['m', `${number} mod …`],
  ]) {
    await page.keyboard.press(key);
    await message.getByText(shown, { exact: true }).waitFor();
  }
  await page.keyboard.press('Escape');
  await message.getByText('Take a tile, an operator and another tile.').waitFor();
  await tiles.first().press('Enter');
  await page.keyboard.press('^');
  await tiles.nth(1).press('Enter');
  await expect.poll(() => tiles.count()).toBe(3);
});
