// The tab "solve", used with mouse and keyboard.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseGame, EXAMPLE, hashOf, titleOfGame, useWebPage } from './support/web-app.js';

const web = useWebPage();

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const tiles = (page: Page) => page.getByLabel(/^(Number|Card) \d+$/);
const valuesOf = (page: Page) =>
  tiles(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

/** Waits until the answer says this. */
async function expectAnswer(page: Page, ...texts: string[]) {
  for (const text of texts) await answer(page).getByText(text, { exact: false }).first().waitFor();
}

/** The button that puts the example of the game on an empty board. */
const example = (page: Page) => page.getByRole('button', { name: /^Try an example: / });

describe('solving', () => {
  it('opens on an empty board, and answers an example with steps as a player would write them', async () => {
    const page = await web.open('');
    expect(await valuesOf(page)).toEqual(['', '', '', '', '', '']);
    expect(await example(page).innerText()).toBe('Try an example: 1 3 7 10 25 50 → 765');
    await example(page).click();
    await expectAnswer(page, '(50 + 1) × (25 − 10)', '= 765', 'Solved in 3 steps');
    expect(await answer(page).getByRole('listitem').allTextContents()).toEqual([
      '50 + 1 = 51',
      '25 − 10 = 15',
      '51 × 15 = 765',
    ]);
  });

  it('answers while one types, from the keyboard alone', async () => {
    const page = await web.open(EXAMPLE);
    await page.getByRole('button', { name: 'Clear' }).press('Enter');
    await page.getByText('Type numbers, or pick them below.').waitFor();
    await page.getByLabel('Number 1').focus();
    await page.keyboard.type('1 1 4 5 6 7');
    expect(await valuesOf(page)).toEqual(['1', '1', '4', '5', '6', '7', '']);
    await page.getByLabel('Target').focus();
    await page.keyboard.type('899');
    await expectAnswer(page, '= 899', 'Solved in 5 steps');
    expect(hashOf(page)).toBe('#/solve?game=countdown&numbers=1,1,4,5,6,7&target=899&list=none');
  });

  it('goes back over empty places with backspace, and along the row with arrows', async () => {
    const page = await web.open('#/solve?numbers=2,3,4&target=9');
    await page.getByLabel('Number 4').focus();
    await page.keyboard.press('Backspace');
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Number 3');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Number 2');
    await page.keyboard.type('5');
    expect(await valuesOf(page)).toEqual(['2', '5', '4', '', '', '']);
  });

  it('takes numbers that are pasted, and picked with the mouse', async () => {
    const page = await web.open(EXAMPLE);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.evaluate(() => navigator.clipboard.writeText('3, 7;10'));
    await page.getByLabel('Number 1').focus();
    await page.keyboard.press('Control+V');
    for (const name of ['Add 25', 'Add 50', 'Add 1']) {
      await page.getByRole('button', { name, exact: true }).click();
    }
    expect(await valuesOf(page)).toEqual(['3', '7', '10', '25', '50', '1', '']);
    await page.getByLabel('Target').fill('765');
    await expectAnswer(page, '= 765');
  });

  const BOARD = '25 50 75 100 3 6 952';
  const HASH = '#/solve?game=countdown&numbers=25,50,75,100,3,6&target=952&list=none';
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel ?? 'Target');

  it('takes a whole board that is typed, with blanks, Enter or Tab, and goes on to the target', async () => {
    for (const key of [' ', 'Enter', 'Tab']) {
      const page = await web.open(EXAMPLE);
      await page.getByRole('button', { name: 'Clear' }).click();
      expect(await focused(page)).toBe('Number 1');
      for (const [place, number] of BOARD.split(' ').entries()) {
        expect(await focused(page)).toBe(place < 6 ? `Number ${place + 1}` : 'Target');
        await page.keyboard.type(number);
        if (place < 6) await page.keyboard.press(key);
      }
      await expectAnswer(page, '= 952');
      expect(hashOf(page)).toBe(HASH);
    }
  });

  it('takes a whole board that is pasted, wherever the focus is', async () => {
    const page = await web.open(EXAMPLE);
    await expectAnswer(page, '= 765');
    await page.evaluate((text) => navigator.clipboard.writeText(text), BOARD);
    const reset = async () => {
      await page.evaluate(() => (location.hash = '#/solve?game=countdown&numbers=1&target=1'));
      await expectAnswer(page, '= 1');
    };
    for (const place of ['body', 'Number 4', 'Target']) {
      if (place !== 'body') await page.getByLabel(place).focus();
      await page.keyboard.press('Control+V');
      await expect.poll(() => hashOf(page)).toBe(HASH);
      await reset();
      await page.evaluate(() => {
        (document.activeElement as HTMLElement).blur();
      });
    }
    await page.getByLabel('Target').fill(BOARD);
    await page.keyboard.press('Enter');
    await expect.poll(() => hashOf(page)).toBe(HASH);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
    });
    await page.keyboard.type('7');
    expect(await valuesOf(page)).toEqual(['7', '50', '75', '100', '3', '6', '']);
    await chooseGame(page, '24 game');
    await page.getByLabel('Card 1').fill('A 4 5 8 = 24');
    await expectAnswer(page, '(5 + 1) × (8 − 4)');
  });

  it('replaces the board by one that is pasted, in any form and anywhere', async () => {
    const page = await web.open(EXAMPLE);
    for (const [text, tiles] of [
      ['4 4 10 10', ['4', '4', '10', '10', '', '']],
      ['[1, 3, 7, 10, 25, 50], 765', ['1', '3', '7', '10', '25', '50', '']],
    ] as const) {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      for (const place of ['body', 'Number 1', 'Number 6', 'Target']) {
        await page.evaluate(() => (location.hash = '#/solve?game=countdown&numbers=9,8,7,6,5,2&target=765'));
        await expect.poll(() => valuesOf(page)).toEqual(['9', '8', '7', '6', '5', '2', '']);
        await page.evaluate(() => {
          (document.activeElement as HTMLElement).blur();
        });
        if (place !== 'body') await page.getByLabel(place).focus();
        await page.keyboard.press('Control+V');
        await expect.poll(() => valuesOf(page), { message: `${text} in ${place}` }).toEqual(tiles);
        expect(await page.getByLabel('Target').inputValue()).toBe('765');
      }
    }
    await chooseGame(page, '24 game');
    await page.evaluate(() => navigator.clipboard.writeText('AK34'));
    await page.getByLabel('Card 2').focus();
    await page.keyboard.press('Control+V');
    await expect.poll(() => valuesOf(page)).toEqual(['A', 'K', '3', '4', '']);
    expect(await page.getByLabel('Target').inputValue()).toBe('24');
  });

  it('replaces the example by numbers that are picked, and says so if there are too many', async () => {
    const page = await web.open(EXAMPLE);
    await page.getByRole('button', { name: 'Add 9', exact: true }).click();
    expect(await valuesOf(page)).toEqual(['9', '', '', '', '', '']);
    await page.evaluate(() => (location.hash = '#/solve?numbers=1,2,3,4,5,6,7,8,9,10&target=55'));
    await expectAnswer(page, '= 55');
    expect(await valuesOf(page)).toHaveLength(10);
    await page.evaluate(() => (location.hash = '#/solve?numbers=1,2,3,4,5,6,7,8,9,10,11&target=66'));
    await expectAnswer(page, 'There are 11 numbers, but at most 10 are allowed.');
    expect(await valuesOf(page)).toHaveLength(11);
  });

  it('deals boards', async () => {
    const page = await web.open(EXAMPLE);
    await page.getByRole('button', { name: 'Deal' }).click();
    // The address of the example looks like that of a deal, which takes a moment.
    const dealt = /numbers=(?!1,3,7,10,25,50&)\d+(,\d+){5}&target=\d{3}&/;
    await expect.poll(() => hashOf(page)).toMatch(dealt);
    await expectAnswer(page, 'Solved in');
    await chooseGame(page, '24 game');
    await page.getByRole('button', { name: 'Deal' }).click();
    await expect.poll(() => hashOf(page)).toMatch(/numbers=[\dAJQK]+(,[\dAJQK]+){3}&target=24&/);
  });

  it('says so where what deals cannot be loaded, and deals once it can', async () => {
    const page = await web.open(EXAMPLE, (fault) => /Failed to load|Service Worker/.test(fault), {
      serviceWorkers: 'block',
    });
    await expectAnswer(page, '= 765');
    await page.context().route('**/deal-puzzle-*', (route) => route.abort());
    await page.getByRole('button', { name: 'Deal' }).click();
    const message = page.getByRole('alert').getByText('This part of the page could not be loaded.');
    await message.waitFor();
    await page.context().unroute('**/deal-puzzle-*');
    await page.getByRole('button', { name: 'Deal' }).click();
    await page.waitForFunction(() => !location.hash.includes('numbers=1,3,7,10,25,50'));
    await message.waitFor({ state: 'detached' });
  });

  it('rates a board once the network is back', async () => {
    const isExpected = (fault: string) => /Failed to load|Service Worker/.test(fault);
    const page = await web.open('#/measure', isExpected, { serviceWorkers: 'block' });
    const cutOff = page.context().waitForEvent('requestfailed');
    await page.context().route('**/rate-puzzle-*', (route) => route.abort());
    await page.getByRole('link', { name: 'Solve' }).click();
    await example(page).click();
    await expectAnswer(page, '= 765');
    await cutOff;
    await page.context().unroute('**/rate-puzzle-*');
    await page.getByLabel('Target').fill('766');
    await page.getByText(/Difficulty \d of 5/).waitFor();
  });

  it('answers in natural numbers without the rest of the engine, and in others once it is there', async () => {
    const isExpected = (fault: string) => /Failed to load|ERR_FAILED/.test(fault);
    const page = await web.open('#/measure', isExpected, { serviceWorkers: 'block' });
    await page.context().route('**/forms-*', (route) => route.abort());
    await page.getByRole('link', { name: 'Solve' }).click();
    await example(page).click();
    await expectAnswer(page, '= 765');
    await chooseGame(page, '24 game');
    await example(page).click();
    await expectAnswer(page, 'The computation ended unexpectedly.');
    await page.context().unroute('**/forms-*');
    await page.getByLabel('Target').fill('25');
    await expectAnswer(page, '= 25');
  });

  it('gives the nearest where there is no solution', async () => {
    const page = await web.open('#/solve?numbers=1,3,7,10,25,50&target=831');
    await expectAnswer(page, '= 830', '831 is impossible. Nearest: 830 (1 away), in 4 steps');
  });

  it('leaves operators out, but never all of them', async () => {
    const page = await web.open('#/solve?game=24&numbers=3,3,8,8&target=24');
    const answer = page.getByRole('region', { name: 'Answer' });
    await answer.getByText('8 ÷ (3 − 8 ÷ 3) = 24').waitFor();
    const operator = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await operator('divided by').uncheck();
    await answer.getByText('24 is impossible. Nearest: ').waitFor();
    expect(hashOf(page)).toContain('&operators=%2B,-,*&');
    for (const name of ['plus', 'minus']) await operator(name).uncheck();
    expect(await operator('times').isDisabled()).toBe(true);
    await answer.getByText('3 × 3 × 8 × 8').or(answer.getByText('= 576')).first().waitFor();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await chooseGame(page, 'Digits');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect
      .poll(() => page.getByRole('group', { name: 'Operators' }).getByRole('button').allInnerTexts())
      .toEqual(['×']);
  });

  it('solves the 24 game with cards, and fractions on the way', async () => {
    const page = await web.open(EXAMPLE);
    await chooseGame(page, '24 game');
    await example(page).click();
    await expectAnswer(page, '8 ÷ (3 − 8 ÷ 3)', '= 24');
    expect(await answer(page).getByRole('listitem').allTextContents()).toEqual([
      '8 ÷ 3 = 8/3',
      '3 − (8/3) = 1/3',
      '8 ÷ (1/3) = 24',
    ]);
    await page.getByRole('button', { name: 'Clear' }).click();
    for (const card of ['K', 'Q', 'J', '10']) {
      await page.getByRole('button', { name: `Add ${card}`, exact: true }).click();
    }
    expect(await valuesOf(page)).toEqual(['K', 'Q', 'J', '10', '']);
    await expectAnswer(page, 'Solved in 3 steps');
    await chooseGame(page, 'Countdown');
    await expectAnswer(page, '= 765');
  });

  it('lets an ace be 11 where that is chosen, in the list and in the other tab as well', async () => {
    const page = await web.open('#/solve?game=24&numbers=A,A,A,2&target=24&list=trees');
    await expectAnswer(page, 'is impossible');
    await page.getByRole('radio', { name: '1 or 11' }).check();
    await expectAnswer(page, '11', '= 24', 'Solved in 3 steps');
    await page.getByRole('listitem').getByText('11', { exact: false }).first().waitFor();
    await page.getByRole('link', { name: 'Explore' }).click();
    await expectAnswer(page, '= 24', 'Solved in 3 steps');
    expect(hashOf(page)).toContain('&aces=one-or-eleven&');
    await chooseGame(page, 'Countdown');
    expect(hashOf(page)).not.toContain('aces');
  });

  it('says what is wrong while one types, and where', async () => {
    const page = await web.open(EXAMPLE);
    await page.getByLabel('Number 2').fill('x');
    await expectAnswer(page, 'Use whole numbers from 1 up, or A, J, Q, K, not “x”.');
    expect(await page.getByLabel('Number 2').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Number 2').fill('3');
    await expectAnswer(page, '= 765');
    await page.getByLabel('Target').fill('1.5');
    await expectAnswer(page, 'The target must be a whole number from 1 up, not “1.5”.');
    await page.getByLabel('Target').fill('');
    await expectAnswer(page, 'Type a target.');
    await chooseGame(page, '24 game');
    await example(page).click();
    await page.getByLabel('Target').fill('5/6');
    await expectAnswer(page, 'away');
    await page.getByLabel('Target').fill('5/0');
    await expectAnswer(page, 'The target must be a whole number or a fraction such as 5/6, not “5/0”.');
  });

  it('says so where numbers are too large to be exact', async () => {
    const large = ['9007199254740991', '9007199254740881', '9007199254740847'];
    const page = await web.open(`#/solve?numbers=${large.join(',')}&target=5`);
    await expectAnswer(page, 'too large');
    await page.getByLabel('Number 1').fill('9007199254740992');
    await expectAnswer(page, '“9007199254740992” is too large: at most 9,007,199,254,740,991.');
  });

  it.each([
    [1200, '98764'],
    [1200, '9007199254740991'],
    [360, '98764'],
    [360, '9007199254740991'],
  ])('shows all of a long target, %j pixels wide: %s', async (width, target) => {
    const page = await web.open(`#/solve?numbers=1,3,7,10,25,100&target=${target}`);
    await page.setViewportSize({ width, height: 740 });
    for (const label of ['Target', 'Number 6']) {
      const room = await page
        .getByLabel(label)
        .evaluate(({ clientWidth, scrollWidth }) => clientWidth - scrollWidth);
      expect(room, label).toBeGreaterThanOrEqual(0);
    }
  });

  it('leaves room below the steps of nine numbers', async () => {
    const page = await web.open('#/solve?numbers=1,1,1,1,1,1,1,1,1&target=36');
    await page.setViewportSize({ width: 1200, height: 800 });
    await expectAnswer(page, 'steps');
    const steps = (await page.getByRole('listitem').last().boundingBox())!;
    const button = (await page.getByRole('button', { name: 'Show all solutions' }).boundingBox())!;
    expect(button.y - steps.y - steps.height).toBeGreaterThanOrEqual(16);
  });
});

it('says how many numbers a game takes, and offers no place for more', async () => {
  const page = await web.open('#/solve?game=countdown-squares&numbers=1,2,3,4,5,6,7&target=500');
  await expectAnswer(page, 'There are 7 numbers, but at most 6 are allowed.');
  expect(await page.getByText('solutions').count()).toBe(0);
  await page.goto(page.url().replace(/#.*/, '#/solve?game=countdown-squares&numbers=1,2,3,4,5,6&target=500'));
  await expect.poll(() => valuesOf(page)).toHaveLength(6);
});

it('lists the ways to the nearest value, and says if nothing can be made', async () => {
  const page = await web.open('#/solve?numbers=1,3,7,10,25,50&target=831&list=essential');
  await page.getByRole('heading', { name: /^[1-9]\d* solutions for 83\d, the nearest value$/ }).waitFor();
  await page.goto(page.url().replace(/#.*/, '#/solve?numbers=7,11,13,17,23,50&target=765&operators=/'));
  await expectAnswer(page, 'Nothing that can be made is nearer than 50 itself (715 away).');
  expect(await page.getByText('in 0 steps').count()).toBe(0);
});

it('restores a board that was cleared', async () => {
  const page = await web.open('#/solve?numbers=2,4,6&target=48');
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await valuesOf(page)).toEqual(['', '', '', '', '', '']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectAnswer(page, '= 48');
  expect((await valuesOf(page)).slice(0, 3)).toEqual(['2', '4', '6']);
  await page.getByRole('button', { name: 'Clear' }).waitFor();
});

it('goes back to the game before', async () => {
  const page = await web.open(EXAMPLE);
  await chooseGame(page, '24 game');
  await chooseGame(page, 'Krypto');
  await page.locator('.game > .note', { hasText: 'Make the target card from five cards' }).waitFor();
  await page.goBack();
  expect(await titleOfGame(page)).toBe('24 game');
});

it('keeps the board when the target is written with blanks or commas', async () => {
  const page = await web.open(EXAMPLE);
  await expectAnswer(page, '= 765');
  for (const text of ['1 000', '1,000']) {
    await page.getByLabel('Target').fill(text);
    await page.keyboard.press('Tab');
    expect(await page.getByLabel('Target').inputValue()).toBe(text);
    expect((await valuesOf(page)).slice(0, 6)).toEqual(['1', '3', '7', '10', '25', '50']);
  }
  await expectAnswer(page, '= 1000');
});

describe('all solutions', () => {
  it('are shown and hidden with the focus on the button for the other', async () => {
    const page = await web.open(EXAMPLE);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole('button', { name: 'Show all solutions' }).click();
    await expect.poll(focused).toBe('Hide');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Show all solutions');
  });

  it('are listed at the level that is chosen', async () => {
    const page = await web.open(EXAMPLE);
    await page.getByRole('button', { name: 'Show all solutions' }).click();
    await page.getByRole('heading', { name: '12 solutions' }).waitFor();
    await page.getByRole('radio', { name: 'Every variant' }).check();
    await page.getByRole('heading', { name: '780 solutions' }).waitFor();
    await page.getByRole('radio', { name: 'Different operations' }).check();
    await page.getByRole('heading', { name: '22 solutions' }).waitFor();
    const rows = page.getByRole('region', { name: 'List of solutions' }).getByRole('listitem');
    expect(await rows.first().textContent()).toMatch(/^.*3 operations$/);
    expect(hashOf(page)).toMatch(/list=function$/);
    await page.getByLabel('Target').fill('831');
    await page.getByRole('heading', { name: /solutions for 83\d, the nearest value$/ }).waitFor();
  });
});

it('copies the answer as text, as LaTeX and as an image', async () => {
  const page = await web.open('#/solve?game=24&numbers=3,3,8,8&target=24&list=none');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect
    .poll(copied)
    .toBe('3 3 8 8 → 24\n8 ÷ (3 − 8 ÷ 3) = 24\n8 ÷ 3 = 8/3\n3 − (8/3) = 1/3\n8 ÷ (1/3) = 24');
  await page.getByRole('button', { name: 'Copy as LaTeX' }).click();
  await expect.poll(copied).toBe('\\frac{8}{3 - \\frac{8}{3}} = 24');
  await page.getByRole('button', { name: 'Copy as image' }).click();
  const kinds = () => page.evaluate(async () => (await navigator.clipboard.read()).map(({ types }) => types));
  await expect.poll(kinds).toEqual([['image/png']]);
});
