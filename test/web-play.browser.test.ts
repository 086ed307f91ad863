// The tab "play": a round by mouse, one by keyboard, the clock, hints, and that an address gives a board.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { parseGame } from '../src/games.js';
import { createSolverSync, games } from '../src/index.js';
import { deal } from '../src/play/deal.js';
import { hashOf, useWebPage } from './web.js';

const web = useWebPage();
const solver = createSolverSync();

const SEED = 7;
const { numbers, target } = deal(games.countdown, SEED, { large: 2 }).next().value;
const ADDRESS = `#/play?game=countdown&large=2&seed=${SEED}&clock=off`;

const tiles = (page: Page) => page.getByRole('group', { name: 'Tiles' }).getByRole('button');
const message = (page: Page) => page.getByRole('status');
const start = (page: Page) => page.getByRole('button', { name: 'Start' }).click();

async function combine(page: Page, left: number, operator: string, right: number) {
  await tiles(page).nth(left).click();
  await page.getByRole('button', { name: operator, exact: true }).click();
  await tiles(page).nth(right).click();
}

describe('a board', () => {
  it('is face down until the round starts, and the same for everybody with its address', async () => {
    for (const page of [await web.open(ADDRESS), await web.open(ADDRESS)]) {
      expect(await page.getByLabel('Target', { exact: true }).textContent()).toBe('???');
      await start(page);
      await tiles(page).first().waitFor();
      expect(await tiles(page).allTextContents()).toEqual(numbers.map(String));
      expect(await page.getByLabel('Target', { exact: true }).textContent()).toBe(String(target));
    }
  });

  it('is another one on request, and its address can be copied', async () => {
    const page = await web.open(ADDRESS);
    await page.getByRole('button', { name: 'Another board' }).click();
    expect(hashOf(page)).not.toContain(`seed=${SEED}&`);
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.getByRole('button', { name: 'Copy its address' }).click();
    await page.getByText('Address copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Address copied' }).click();
    await page.getByText('This browser does not let the page copy').waitFor();
    await start(page);
    await tiles(page).first().waitFor();
    expect((await tiles(page).allTextContents()).slice(0, 4).sort()).toEqual(['100', '25', '50', '75']);
  });
});

// Board 7 with two large numbers: 25 50 10 5 2 10, target 520 = (50 + 2) * 10.
describe('a round', () => {
  it('is won by combining tiles with the mouse', async () => {
    expect([numbers, target]).toEqual([[25, 50, 10, 5, 2, 10], 520]);
    const page = await web.open(ADDRESS);
    await start(page);
    await combine(page, 1, 'plus', 4);
    await message(page).getByText('50 + 2 = 52').waitFor();
    // The result is chosen for the next move.
    await page.getByRole('button', { name: 'times' }).click();
    await tiles(page).nth(5).click();
    await page.getByText('10 points').waitFor();
    await page.getByText('You made (50 + 2) × 10 = 520').waitFor();
    await page.getByRole('region', { name: 'Answer' }).getByText('= 520').first().waitFor();
    await page.getByRole('button', { name: 'Play it again' }).click();
    expect(await tiles(page).allTextContents()).toEqual(numbers.map(String));
  });

  it('is won from the keyboard alone, by an expression and by tiles', async () => {
    const page = await web.open(ADDRESS);
    await page.getByRole('button', { name: 'Start' }).press('Enter');
    await page.getByLabel('Expression').focus();
    await page.keyboard.type('(50 + 2) * 9');
    await page.keyboard.press('Enter');
    await message(page).getByText('That uses a number that is not on the board.').waitFor();
    await page.getByLabel('Expression').fill('(50 + 2) * 10 - 5');
    await page.keyboard.press('Enter');
    await message(page).getByText('That makes 515, 5 away.').waitFor();
    await tiles(page).nth(1).press('Enter');
    await page.keyboard.press('+');
    await tiles(page).nth(4).press('Space');
    await page.keyboard.press('*');
    await tiles(page).nth(2).press('Enter');
    await page.getByText('10 points').waitFor();
  });

  it('gives 7 points within 5, and says the best', async () => {
    const page = await web.open(ADDRESS);
    await start(page);
    await page.getByLabel('Expression').fill('50 * 10 + 25 - 2');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Declare' }).click();
    await page.getByText('7 points').waitFor();
    await page.getByText('You made 50 × 10 + 25 − 2 = 523').waitFor();
  });

  it('allows no move that leaves the positive whole numbers, and takes moves back', async () => {
    const page = await web.open(ADDRESS);
    await start(page);
    await combine(page, 4, 'minus', 3);
    await message(page).getByText('2 − 5 is not a positive whole number.').waitFor();
    await combine(page, 0, 'plus', 1);
    await message(page).getByText('25 + 50 = 75').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await tiles(page).allTextContents()).toEqual(numbers.map(String));
    await combine(page, 0, 'plus', 1);
    await page.keyboard.press('Backspace');
    await expect.poll(() => tiles(page).allTextContents()).toEqual(numbers.map(String));
  });

  it('hints at the next step only', async () => {
    const page = await web.open(ADDRESS);
    await start(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await message(page).getByText('Try 50 + 2 = 52.').waitFor();
    await page.getByRole('button', { name: 'Declare' }).click();
    await page.getByText('with 1 hint').waitFor();
    await page.getByText('You made 50').waitFor();
    await page.getByText('0 points').waitFor();
  });

  it('ends after thirty seconds, whatever tab is looked at', async () => {
    const page = await web.open(ADDRESS.replace('off', 'on'));
    await page.clock.install();
    await start(page);
    await page.getByRole('timer').waitFor();
    await page.clock.fastForward(12_000);
    await expect.poll(() => page.getByRole('timer').textContent()).toBe('18');
    await page.getByRole('link', { name: 'Solve' }).click();
    await page.getByRole('link', { name: 'Play' }).click();
    await page.getByRole('timer').waitFor();
    await page.clock.fastForward(18_000);
    await page.getByText('0 points').waitFor();
  });
});

it.each([
  ['krypto', 5, /^\d+$/],
  ['make-ten', 4, /^10$/],
  ['digits', 6, /^\d+$/],
])('plays a round of %s', async (id, size, shown) => {
  const page = await web.open(`#/play?game=${id}&seed=${SEED}&clock=off`);
  await start(page);
  await expect.poll(() => tiles(page).count()).toBe(size);
  const target = await page.getByLabel('Target', { exact: true }).textContent();
  expect(target).toMatch(shown);
  const game = parseGame(id);
  const numbers = (await tiles(page).allTextContents()).map(Number);
  const { expression } = solver.solve({ numbers, target: target!, rules: game.rules });
  await page.getByLabel('Expression').fill('1');
  await page.keyboard.press('Enter');
  await message(page)
    .getByText(/^That |^Each (card|digit) must be used once/)
    .waitFor();
  await page.getByLabel('Expression').fill(expression!);
  await page.keyboard.press('Enter');
  await page.getByText(game.rules.use === 'all' ? '10 points' : /10 points|That makes/).waitFor();
});

it('deals hands of the 24 game that can be solved, played with fractions', async () => {
  const page = await web.open(`#/play?game=24&seed=${SEED}&clock=off`);
  await start(page);
  await expect.poll(() => tiles(page).count()).toBe(4);
  await page.getByRole('button', { name: 'Hint' }).click();
  await message(page).getByText(/^Try /).waitFor();
  await page.getByLabel('Expression').fill('1 + 1');
  await page.keyboard.press('Enter');
  await message(page)
    .getByText(/^That uses a number|^Each card must be used once/)
    .waitFor();
  await page.getByRole('button', { name: 'Declare' }).click();
  await page.getByText('Nothing was made.').waitFor();
  await page.getByRole('region', { name: 'Answer' }).getByText('= 24').first().waitFor();
});
