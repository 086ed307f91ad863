// The tab "play": the board face down, rounds by mouse and by keyboard in the element, the clock, what is
// typed, and that an address gives a board. The element itself is tested in element.browser.test.ts.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createSolverSync, games } from 'numbers-game';
import { parseGame } from '../../src/core/puzzle/games.js';
import { deal } from '../../src/play/round/deal-board.js';
import { findBarriers } from '../../test/support/browser.js';
import { chooseGame, EXAMPLE, hashOf, titleOfGame, useWebPage } from './support/web-app.js';

const web = useWebPage();
const solver = createSolverSync();

const SEED = 7;
const { numbers, target } = deal(games.countdown, SEED, { large: 2 }).next().value;
const ADDRESS = `#/play?game=countdown&large=2&seed=${SEED}&clock=off`;

const tiles = (page: Page) => page.getByRole('group', { name: 'Tiles' }).getByRole('button');
const message = (page: Page) => page.getByRole('status');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The button of the page: that of the element has the same name, and is hidden once the answer is found. */
const playAgain = (page: Page) => page.locator('.next').getByRole('button', { name: 'Play again' });
const expression = (page: Page) => page.getByLabel('Expression');
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent.trim());

async function start(page: Page) {
  await press(page, 'Start');
  await tiles(page).first().waitFor();
}

async function combine(page: Page, left: number, operator: string, right: number) {
  await tiles(page).nth(left).click();
  await press(page, operator);
  await tiles(page).nth(right).click();
}

describe('a board', () => {
  it('is face down until the round starts, and the same for everybody with its address', async () => {
    for (const page of [await web.open(ADDRESS), await web.open(ADDRESS)]) {
      expect(await page.getByLabel('Target', { exact: true }).textContent()).toBe('???');
      await start(page);
      expect(await tiles(page).allInnerTexts()).toEqual(numbers.map(String));
      expect(await page.locator('numbers-game .target').innerText()).toBe(String(target));
    }
  });

  it('says so where it cannot be dealt, and is dealt once it can', async () => {
    const page = await web.open(
      `${ADDRESS}&level=3`,
      (fault) => /Failed to load|Service Worker/.test(fault),
      {
        serviceWorkers: 'block',
      },
    );
    await page.context().route('**/rate-puzzle-*', (route) => route.abort());
    await press(page, 'Start');
    await page.getByRole('alert').getByText('This part of the page could not be loaded.').waitFor();
    await page.context().unroute('**/rate-puzzle-*');
    await start(page);
  });

  it('is another one on request, and its address can be copied', async () => {
    const page = await web.open(ADDRESS);
    await press(page, 'Another board');
    expect(hashOf(page)).not.toContain(`seed=${SEED}&`);
    await page.getByRole('group', { name: 'Large numbers' }).getByRole('radio', { name: '4' }).check();
    await press(page, 'Copy its address');
    await page.getByText('Address copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await press(page, 'Address copied');
    await page.getByText('The browser does not allow copying').waitFor();
    await start(page);
    expect((await tiles(page).allInnerTexts()).slice(0, 4).sort()).toEqual(['100', '25', '50', '75']);
  });
});

// Board 7 with two large numbers: 25 50 10 5 2 10, target 520 = (50 + 2) * 10.
describe('a round', () => {
  it('is won by combining tiles, and leads to all solutions of the board', async () => {
    expect([numbers, target]).toEqual([[25, 50, 10, 5, 2, 10], 520]);
    const page = await web.open(ADDRESS);
    await start(page);
    expect(await focused(page)).toBe('25');
    await combine(page, 1, 'plus', 4);
    await message(page).getByText('50 + 2 = 52').waitFor();
    // The result is chosen for the next move.
    await press(page, 'times');
    await tiles(page).last().click();
    await message(page).getByText('You made it: 10 points.').waitFor();
    await playAgain(page).press('Enter');
    expect(await tiles(page).allInnerTexts()).toEqual(numbers.map(String));
    await expect.poll(() => focused(page)).toBe('25');
    expect(await page.getByRole('button', { name: 'Another board' }).count()).toBe(0);
    await press(page, 'Submit');
    await message(page).getByText('You have made nothing yet. Press again to end the round.').waitFor();
    await expression(page).fill('(50+2)x10 = 520');
    await press(page, 'Submit');
    await message(page).getByText('You made it: 10 points.').waitFor();
    expect(await page.locator('numbers-game .expression').innerText()).toBe('(50 + 2) × 10 = 520');
    await page.getByRole('link', { name: 'All solutions' }).click();
    await page.getByRole('heading', { name: /solutions$/ }).waitFor();
    expect(hashOf(page)).toBe('#/solve?game=countdown&numbers=25,50,10,5,2,10&target=520&list=essential');
  });

  it('is won from the keyboard alone, by an expression and by tiles', async () => {
    const page = await web.open(ADDRESS);
    await page.getByRole('button', { name: 'Start' }).press('Enter');
    await expression(page).focus();
    await page.keyboard.type('(50 + 2) * 9');
    await page.keyboard.press('Enter');
    await message(page).getByText('One of these is not among the given numbers.').waitFor();
    await expression(page).fill('(50 + 2) * 10 - 5');
    await page.keyboard.press('Enter');
    await message(page).getByText('That makes 515, 5 away.').waitFor();
    await tiles(page).nth(1).press('Enter');
    await page.keyboard.press('+');
    await tiles(page).nth(4).press('Space');
    await page.keyboard.press('*');
    await tiles(page).nth(1).press('Enter');
    await message(page).getByText('You made it: 10 points.').waitFor();
  });

  it('judges what is typed when it is submitted, and forgets what was undone', async () => {
    const page = await web.open(ADDRESS);
    await start(page);
    await combine(page, 1, 'times', 2);
    await press(page, 'Undo');
    expect(await page.locator('numbers-game .state').innerText()).toBe('Nearest: 470 away\n50');
    await expression(page).fill('50 * 10 + 25 - 2');
    await press(page, 'Submit');
    await message(page).getByText('Submitted: 7 points. You made 50 × 10 + 25 − 2 = 523.').waitFor();
    await message(page).getByText('(50 + 2) × 10').waitFor();
    const after = page.getByRole('region', { name: 'After the round' });
    await message(page).getByText('50 × 10 + 25 − 2 = 523').waitFor();
    expect(await after.getByRole('heading', { name: 'Best answer' }).count()).toBe(0);
    await after.getByText('520 was still possible').waitFor();
  });

  it('is played to its end where the network fails, and says what is missing there', async () => {
    const page = await web.open(EXAMPLE, (fault) => /Failed to load|ERR_FAILED/.test(fault));
    await page.context().route(/\/(after|rounds|latex|picture)-/, (route) => route.abort());
    await page.goto(new URL(ADDRESS, page.url()).href);
    await start(page);
    await expression(page).fill('(50 + 2) * 10');
    await press(page, 'Submit');
    await message(page).getByText('You made it: 10 points.').waitFor();
    await page.getByRole('alert').getByText('This part of the page could not be loaded.').first().waitFor();
  });

  it('gives more of a hint each time, and counts it once', async () => {
    const page = await web.open(ADDRESS);
    await start(page);
    for (const hint of ['Use 50 and 2', 'Try 50 + 2', 'Try 50 + 2 = 52', 'Try 50 + 2 = 52']) {
      await press(page, 'Hint');
      await message(page).getByText(hint, { exact: true }).waitFor();
    }
    await press(page, 'Give up');
    await page.getByText('with 1 hint').waitFor();
    await message(page).getByText('Given up: 0 points.').waitFor();
    // The button is gone, and the focus is before those that follow.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Another board');
  });

  it('ends after thirty seconds, whatever tab is looked at', async () => {
    const page = await web.open(ADDRESS.replace('off', 'on'));
    await page.clock.install();
    await start(page);
    const begin = await page.evaluate(() => Date.now());
    await expression(page).fill('50 * 10 + 25 - 5');
    await page.clock.fastForward(2000);
    // The clock of the page also goes on by itself, while the machine does other work.
    await expect
      .poll(() =>
        page.getByRole('timer').evaluate((timer, begin) => {
          const seconds = Number(timer.textContent.replace('0:', ''));
          return Math.abs(seconds + (Date.now() - begin) / 1000 - 30) < 1.5;
        }, begin),
      )
      .toBe(true);
    await page.getByRole('link', { name: 'Solve' }).click();
    await page.clock.fastForward(28_000);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.clock.fastForward(1000);
    await message(page).getByText('You made it: 10 points.').waitFor();
  });

  it('takes no longer than its clock, however late one comes back', async () => {
    const page = await web.open(ADDRESS.replace('off', 'on'));
    await page.clock.install();
    await start(page);
    await page.getByRole('link', { name: 'Solve' }).click();
    await page.clock.fastForward(45_000);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.clock.fastForward(1000);
    await page.getByText(/^30\.0 s/).waitFor();
  });

  it('goes on while other tabs show another game or other operators, and leads to its own', async () => {
    const page = await web.open(`${ADDRESS}&operators=%2B,-,*`);
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await start(page);
    await combine(page, 1, 'plus', 4);
    await link('Solve').click();
    await page.getByRole('checkbox', { name: 'plus' }).uncheck();
    await chooseGame(page, '24 game');
    await link('Play').click();
    await message(page).getByText('50 + 2 = 52').waitFor();
    expect(await titleOfGame(page)).toBe('Countdown');
    await press(page, 'Give up');
    await link('All solutions').waitFor();
    expect(await link('All solutions').getAttribute('href')).toContain('&operators=%2B,-,*&list=essential');
    await link('All solutions').click();
    await page.getByRole('heading', { name: /solutions$/ }).waitFor();
    await page.goBack();
    await link('Explore this board').waitFor();
    expect(await link('Explore this board').getAttribute('href')).toMatch(/&operators=%2B,-,\*$/);
    // It has ended, so another game may be played.
    await link('Solve').click();
    await chooseGame(page, '24 game');
    await link('Play').click();
    await page.getByRole('button', { name: 'Start' }).waitFor();
  });

  it('leads to its solutions by its own rules, whatever was chosen for other boards', async () => {
    const page = await web.open(`${ADDRESS}&operators=%2B,-,/`);
    await page.getByRole('radio', { name: 'Daily puzzle' }).check();
    await start(page);
    await press(page, 'Give up');
    const list = page.getByRole('link', { name: 'All solutions' });
    expect(await list.getAttribute('href')).not.toContain('operators');
    const cards = await web.open('#/solve?game=24&numbers=A,4,5,8&target=24&aces=one-or-eleven');
    await cards.getByRole('link', { name: 'Play', exact: true }).click();
    await start(cards);
    await press(cards, 'Give up');
    expect(await cards.getByRole('link', { name: 'All solutions' }).getAttribute('href')).toMatch(
      /&aces=one&/,
    );
    const squares = await web.open('#/play?game=countdown-squares&seed=1&clock=off');
    await start(squares);
    await press(squares, 'Give up');
    await squares.getByRole('link', { name: 'Explore this board' }).waitFor();
    expect(await squares.getByRole('link', { name: 'All solutions' }).count()).toBe(0);
  });

  it('is followed by another one, with the focus on Start', async () => {
    const page = await web.open(ADDRESS);
    await start(page);
    await press(page, 'Give up');
    await press(page, 'Another board');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Start');
  });

  it('goes on after a reload if the board is played again, which does not count', async () => {
    const page = await web.open(ADDRESS);
    await start(page);
    await press(page, 'Give up');
    await playAgain(page).click();
    await combine(page, 1, 'plus', 4);
    await page.reload();
    await tiles(page).getByText('52', { exact: true }).waitFor();
    await press(page, 'Give up');
    await press(page, 'Show your rounds');
    const count = page
      .getByRole('term')
      .filter({ hasText: /^Rounds$/ })
      .locator('xpath=..');
    await expect.poll(() => count.innerText()).toMatch(/^Rounds\s+1$/);
  });

  it('goes on after a reload, with its clock, its moves and what was typed', async () => {
    const page = await web.open('#/play?game=24&day=2026-11-21&clock=30');
    const time = () => page.getByRole('timer').textContent();
    await page.clock.install({ time: new Date(2026, 10, 22, 12) });
    await start(page);
    const [first] = await tiles(page).allInnerTexts();
    await combine(page, 0, 'times', 1);
    await expression(page).fill('2 + ');
    await page.clock.fastForward(12_000);
    await page.reload();
    // The clock of the page goes on in real time, so a slow machine shows less.
    await expect.poll(time).toMatch(/^0:(?:1[0-8]|0\d)$/);
    expect(await tiles(page).count()).toBe(3);
    expect(first).toContain('Q');
    expect(await expression(page).inputValue()).toBe('2 + ');
    // Whoever leaves the page comes back to the end of the round, which counts.
    await page.clock.fastForward(40_000);
    await page.getByText('Time is up: 0 points.').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('numbers-game-started'))).toBe('[]');
    await page.reload();
    await page.getByText('Your first round: Not solved in 30.0 s').waitFor();
  });

  it('fits the screen with its buttons, and so does its result', async () => {
    const page = await web.open('#/measure');
    const frame = async (name: string) =>
      (await page.locator('numbers-game').getByRole('button', { name, exact: true }).boundingBox())!;
    for (const [width, height] of [
      [320, 568],
      [375, 667],
      [667, 375],
      [1280, 800],
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto(page.url().replace(/#.*/, '#/play'));
      // Until the page has written its own address: Chromium may drop a next one at the same moment.
      await page.waitForURL(/seed=/);
      await page.goto(page.url().replace(/#.*/, ADDRESS));
      await page.reload();
      await start(page);
      await page.waitForTimeout(100);
      const foot = width < 640 ? (await page.getByRole('navigation').boundingBox())!.y : height;
      const size = `${width} x ${height}`;
      expect((await tiles(page).first().boundingBox())!.y, size).toBeGreaterThanOrEqual(0);
      for (const name of ['Hint', 'Submit']) {
        const { y, height } = await frame(name);
        expect(y + height, `${name}, ${size}`).toBeLessThanOrEqual(foot);
      }
      await expression(page).fill('(50 + 2) * 10');
      await press(page, 'Submit');
      const another = page.getByRole('button', { name: 'Another board' });
      await another.waitFor();
      await page.waitForTimeout(100);
      const { y, height: tall } = (await another.boundingBox())!;
      expect(y + tall, `result, ${size}`).toBeLessThanOrEqual(foot);
      expect((await page.getByText('You made it').boundingBox())!.y, size).toBeGreaterThanOrEqual(0);
    }
  });

  it('says which part of a link does not exist', async () => {
    for (const [hash, text] of [
      ['day=2099-01-01', 'There is no daily puzzle for “2099-01-01”. This is any board.'],
      ['seed=99999999999', 'There is no board “99999999999”. This is another one.'],
      ['level=7', 'There is no difficulty “7”, so any is chosen.'],
      ['mode=duel', 'There is no mode “duel”. This is one round.'],
    ]) {
      const page = await web.open(`#/play?game=24&${hash}`);
      await page.getByText(text).waitFor();
      await press(page, 'Another board');
      expect(await page.getByText(text).count()).toBe(0);
    }
  });

  it('is played with the digits and signs of the keyboard', async () => {
    const page = await web.open(ADDRESS);
    await start(page);
    await page.keyboard.type('50+2');
    await page.keyboard.press('Enter');
    await message(page).getByText('50 + 2 = 52').waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => tiles(page).count()).toBe(6);
  });

  it('is discarded for another game only after a question', async () => {
    const page = await web.open(ADDRESS);
    await start(page);
    const answers = [false, true];
    page.on('dialog', (dialog) => void (answers.shift() ? dialog.accept() : dialog.dismiss()));
    await chooseGame(page, 'Krypto');
    expect(await titleOfGame(page)).toBe('Countdown');
    expect(await tiles(page).count()).toBe(6);
    await chooseGame(page, 'Krypto');
    await page.getByRole('button', { name: 'Start' }).waitFor();
    expect(answers).toEqual([]);
  });
});

it.each(['', '&day=2026-11-21', '&day=2026-11-21&mode=ladder'])(
  'shows Start without scrolling, %s',
  async (more) => {
    const page = await web.open(`#/play?game=24${more}`);
    if (more !== '') await page.getByText('November 21').waitFor();
    for (const [width, height] of [
      [320, 568],
      [375, 667],
      [1280, 800],
    ]) {
      await page.setViewportSize({ width, height });
      const button = page.getByRole('button', { name: 'Start', exact: true });
      const { y, height: tall } = (await button.boundingBox())!;
      const foot = width < 640 ? (await page.getByRole('navigation').boundingBox())!.y : height;
      expect(y + tall, `${width} x ${height}`).toBeLessThanOrEqual(foot);
    }
  },
);

it.each([
  ['24', 4, /^24$/],
  ['krypto', 5, /^\d+$/],
  ['make-ten', 4, /^10$/],
  ['digits', 6, /^\d+$/],
])('plays a round of %s', async (id, size, shown) => {
  const page = await web.open(`#/play?game=${id}&seed=${SEED}&clock=off`);
  await start(page);
  expect(await tiles(page).count()).toBe(size);
  const target = await page.locator('numbers-game .target').innerText();
  expect(target).toMatch(shown);
  const { rules } = parseGame(id);
  const numbers = (await tiles(page).allInnerTexts()).map((text) => Number(text.split('\n').at(-1)));
  const { expression: answer, status } = solver.solve({ numbers, target, rules });
  expect(status).toBe('exact');
  await expression(page).fill(answer!);
  await page.keyboard.press('Enter');
  await message(page).getByText('10 points').waitFor();
});

it('says that nothing can be stored, and prints no covered board', async () => {
  const page = await web.open('#/measure');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.goto(page.url().replace(/#.*/, ADDRESS));
  await page.reload();
  await page.emulateMedia({ media: 'print' });
  await page.locator('.tiles').waitFor({ state: 'attached' });
  expect(await page.getByText('???').isVisible()).toBe(false);
  expect(await page.locator('.face-down').first().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await start(page);
  await page.getByText('The storage of this browser is full or blocked').waitFor();
});

it.each([
  [320, 568],
  [1920, 1080],
])('shows a board to a room, with its answer step by step, at %i x %i', async (width, height) => {
  const page = await web.open(ADDRESS.replace('off', '30'), undefined, { viewport: { width, height } });
  await press(page, 'Full screen, for a room');
  const room = page.getByRole('dialog');
  await room.waitFor();
  await page.keyboard.press('Space');
  await room.getByText(String(target), { exact: true }).waitFor();
  await room.getByText(/^0:(30|2\d)$/).waitFor();
  const { height: tall } = (await room.locator('.room-target').boundingBox())!;
  if (width > height) expect(tall).toBeGreaterThanOrEqual(height / 4);
  const frames = await Promise.all(
    (await room.locator('.room-tiles li').all()).map((tile) => tile.boundingBox()),
  );
  expect(new Set(frames.map((frame) => frame!.y)).size).toBe(1);
  expect(await room.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width);
  const steps = room.locator('.room-steps li');
  expect(await steps.count()).toBe(0);
  await page.keyboard.press('r');
  await expect.poll(() => steps.allInnerTexts()).toEqual(['50 + 2 = 52']);
  await page.keyboard.press('r');
  await expect.poll(() => steps.allInnerTexts()).toEqual(['50 + 2 = 52', '52 × 10 = 520']);
  expect(await findBarriers(page)).toEqual([]);
  await press(page, 'Next board (space)');
  await expect.poll(() => hashOf(page)).not.toContain(`seed=${SEED}&`);
  await expect.poll(() => steps.count()).toBe(0);
  await press(page, 'Close');
  await room.waitFor({ state: 'detached' });
});

it('covers nothing of a round at a zoom of 200 %', async () => {
  const page = await web.open(ADDRESS, undefined, { viewport: { width: 640, height: 400 } });
  await start(page);
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await expect.poll(async () => (await check.boundingBox())!.y).toBeLessThan(360);
  const { y, height } = (await check.boundingBox())!;
  const { y: foot } = (await page.getByRole('navigation').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(foot > 200 ? foot : 400);
});
