// The modes of the tab "play" as people use them: a ladder by keyboard, a sprint by mouse, a show by touch, a
// practice, a race by link; what survives a reload; barriers at 375 and 1280 px.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createSolverSync, type GameId, games } from 'numbers-game';
import { findBarriers } from '../../test/support/browser.js';
import { hashOf, useWebPage } from './support/web-app.js';

const web = useWebPage();
const solver = createSolverSync();

const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** The numbers and the target of the board on the table. */
async function readBoard(page: Page, game: GameId) {
  const tiles = page.getByRole('group', { name: 'Tiles' }).getByRole('button');
  await tiles.first().waitFor();
  const faces = (await tiles.allInnerTexts()).map((text) => text.split('\n').at(-1)!);
  const numbers = faces.map((face) => (/^\d/.test(face) ? Number(face) : (face as 'A')));
  const target = Number(
    await page.locator('numbers-game').evaluate((element) => (element as { target?: number }).target),
  );
  return { numbers, target, ...games[game].rules };
}

/** Solves the board on the table, or submits two of its numbers. */
async function answer(page: Page, game: GameId, isSolved = true) {
  const { numbers, target } = await readBoard(page, game);
  const { expression } = solver.solve({ numbers, target, rules: games[game].rules });
  await page.getByLabel('Expression').fill(isSolved ? expression! : String(numbers[0]));
  await page.getByLabel('Expression').press('Enter');
  if (!isSolved) await press(page, 'Submit');
}

/** How far parts of the page moved by themselves since it was loaded, as browsers measure it. */
const sumShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 100, 0);
      }),
  );

async function expectNoBarriers(page: Page) {
  expect(await findBarriers(page)).toEqual([]);
  expect(await sumShifts(page)).toBeLessThan(0.02);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
}

const INPUTS = {
  mouse: (target: Locator) => target.click(),
  touch: (target: Locator) => target.tap(),
  keyboard: async (target: Locator) => {
    await target.focus();
    await target.press('Enter');
  },
};
const OPERATORS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided by',
};
const FLOWS = [
  ['mode=ladder&day=2026-11-23', 'How to find it:'],
  ['mode=sprint&seed=7', 'Solved: '],
  ['mode=show&seed=7', 'Next board'],
  ['mode=practice&seed=7', 'How to find it:'],
].flatMap(([settings, end]) =>
  (['mouse', 'touch', 'keyboard'] as const).map((input) => ({ settings, end, input })),
);

it.each(FLOWS)('plays $settings by $input, tile by tile', async ({ settings, end, input }) => {
  const act = INPUTS[input];
  const page = await web.open(`#/play?game=countdown&${settings}&clock=off`, undefined, PHONE);
  await act(page.getByRole('button', { name: 'Start', exact: true }));
  const tiles = page.getByRole('group', { name: 'Tiles' });
  const { numbers, target } = await readBoard(page, 'countdown');
  const { steps } = solver.solve({ numbers, target });
  for (const step of steps) {
    const [left, operator, right] = step.split(' ');
    const tile = (name: string, place = 0) => tiles.getByRole('button', { name, exact: true }).nth(place);
    // The result of a step is chosen for the next one.
    if ((await tile(left).getAttribute('aria-pressed')) !== 'true') await act(tile(left));
    await act(page.getByRole('button', { name: OPERATORS[operator], exact: true }));
    await act(tile(right, left === right ? 1 : 0));
  }
  await page.getByText(end).first().waitFor();
  await expectNoBarriers(page);
});

it('moves no button when the best answer is found late', async () => {
  const page = await web.open('#/play?game=countdown&mode=show&seed=7&clock=off', undefined, PHONE);
  // Browsers count what moves half a second after an input and later.
  await page.evaluate((delay) => {
    const post = Reflect.get(Worker.prototype, 'postMessage') as (...args: unknown[]) => void;
    Worker.prototype.postMessage = function (...args: unknown[]) {
      setTimeout(() => {
        post.apply(this, args);
      }, delay);
    };
  }, 700);
  await press(page, 'Start');
  await answer(page, 'countdown', false);
  await page.getByText('How to find it:').waitFor();
  await expectNoBarriers(page);
});

it('climbs the ladder of a day by keyboard, through a reload, and shares its stars', async () => {
  const page = await web.open('#/play?game=countdown&mode=ladder&day=2026-11-23&clock=off');
  await page.getByText('Five boards, one of each difficulty.').waitFor();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await answer(page, 'countdown');
  await page.getByRole('img', { name: '3 stars' }).waitFor();
  await page.getByText('How to find it:').waitFor();
  await expectNoBarriers(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Next board');
  await page.keyboard.press('Enter');
  await page.getByText('Board 2 of 5').waitFor();
  const before = await readBoard(page, 'countdown');
  await page.reload();
  await page.getByText('Board 2 of 5').waitFor();
  expect(await readBoard(page, 'countdown')).toEqual(before);
  for (let place = 2; place <= 5; place++) {
    await page.getByText(`Board ${place} of 5`).waitFor();
    await answer(page, 'countdown', place !== 4);
    if (place < 5) await press(page, 'Next board');
  }
  await page.getByRole('heading', { name: /^1[2-4] of 15 stars$/ }).waitFor();
  await expectNoBarriers(page);
  await press(page, 'Share the result');
  await page.getByText('Copied, without the numbers.').waitFor();
  const [first, stars] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(first).toMatch(/^Numbers game · Countdown · Nov 23, 2026 · ladder 1[2-4]\/15$/);
  expect(stars).toMatch(/^★★★ ★★★ ★★★ [★☆]{3} ★★★$/);
  // Whoever comes back sees the result; the first round of each board is the one that counts.
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await page.reload();
  await page.getByText(/^1[2-4] of 15 stars$/).waitFor();
  await press(page, 'Start');
  await page.getByRole('heading', { name: /^1[2-4] of 15 stars$/ }).waitFor();
});

it('sprints by mouse, goes on by itself, and races by a link', async () => {
  const page = await web.open('#/play?game=24&mode=sprint&seed=7');
  await page.getByText('As many boards as you can').waitFor();
  await expectNoBarriers(page);
  await press(page, 'Start');
  await page
    .getByRole('timer')
    .getByText(/^Time left (3:00|2:5\d)$/)
    .waitFor();
  await answer(page, '24');
  await page.getByText('Solved: 5 s more.').waitFor();
  await page.getByText('Board 2', { exact: true }).waitFor();
  await expectNoBarriers(page);
  expect(await page.getByRole('button', { name: 'Give up' }).count()).toBe(0);
  const skipped = await readBoard(page, '24');
  await press(page, /^Skip/);
  await page.getByText('Skipped: 10 s less.').waitFor();
  const before = await readBoard(page, '24');
  await page.reload();
  await page.getByText('Board 3', { exact: true }).waitFor();
  expect(await readBoard(page, '24')).toEqual(before);
  page.on('dialog', (dialog) => void dialog.accept());
  await press(page, 'Stop');
  await page.getByRole('heading', { name: '1 board solved' }).waitFor();
  await page.getByRole('heading', { name: 'Boards you missed' }).waitFor();
  await page.getByText('Answer:').waitFor();
  await page.getByText('That is your best run so far.').waitFor();
  await expectNoBarriers(page);
  expect(hashOf(page)).toBe('#/play?game=24&mode=sprint&seed=7&clock=30');
  await press(page, 'Copy its address');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/play\?game=24&mode=sprint&seed=7&clock=30&vs=1,\d+(\.\d)?$/);
  const other = await page.context().newPage();
  other.on('dialog', (dialog) => void dialog.accept());
  await other.goto(link);
  await press(other, 'Start');
  expect(await readBoard(other, '24')).not.toEqual(before);
  await other.reload();
  await press(other, 'Stop');
  // The result of the first player is in the link, and stays there through a reload.
  await other.getByRole('heading', { name: '0 boards solved' }).waitFor();
  await other.getByText(/^The other player wins\. The other player: 1 in \d+/).waitFor();
  await expectNoBarriers(other);
  // Another seed plays other boards, without an opponent.
  await press(other, 'Play again');
  await expect.poll(() => hashOf(other)).not.toMatch(/seed=7|vs=/);
  // The first player practises the board that was skipped, and no other.
  await press(page, 'Play the missed boards again');
  expect(await readBoard(page, '24')).toEqual(skipped);
  await page.getByText('Boards you missed').waitFor();
  await answer(page, '24');
  await press(page, 'Next board');
  await page.getByRole('heading', { name: '1 board solved' }).waitFor();
  await expectNoBarriers(page);
});

it.each([
  ['9999,1.5', /^The other player wins\. The other player: 9999 in 1\.5 s\.$/],
  ['0,9000', /^You win\. The other player: 0 in 2:30:00\.$/],
])('compares a run with the result in its link, %s', async (vs, verdict) => {
  const page = await web.open(`#/play?game=24&mode=sprint&seed=7&vs=${vs}`);
  page.on('dialog', (dialog) => void dialog.accept());
  await press(page, 'Start');
  await answer(page, '24');
  await page.getByText('Board 2', { exact: true }).waitFor();
  await press(page, 'Stop');
  await page.getByText(verdict).waitFor();
});

it.each(['hello', '12', '-5,3', '<b>1,2'])('says that %j in a link is no result', async (vs) => {
  const page = await web.open(`#/play?game=24&mode=sprint&seed=7&vs=${encodeURIComponent(vs)}`);
  await page.getByText(`“${vs}” is no result of a race, so nothing is compared.`).waitFor();
  expect(hashOf(page)).toBe('#/play?game=24&mode=sprint&seed=7&clock=30');
  page.on('dialog', (dialog) => void dialog.accept());
  await press(page, 'Start');
  await press(page, 'Stop');
  await page.getByRole('heading', { name: '0 boards solved' }).waitFor();
  expect(await page.getByText('The other player').count()).toBe(0);
});

it('ends a sprint when its time is up', async () => {
  const page = await web.open('#/play?game=24&mode=sprint&seed=7');
  await press(page, 'Start');
  await page.getByText('Board 1', { exact: true }).waitFor();
  await page.evaluate(() => {
    const run = JSON.parse(sessionStorage.getItem('numbers-game-run')!) as { endsAt: number };
    sessionStorage.setItem('numbers-game-run', JSON.stringify({ ...run, endsAt: Date.now() + 1500 }));
  });
  await page.reload();
  await page.getByRole('heading', { name: '0 boards solved' }).waitFor();
  await page.getByRole('heading', { name: 'Boards you missed' }).waitFor();
});

it('plays a show of four rounds against the solver, by touch', async () => {
  const page = await web.open('#/play?game=countdown&mode=show&seed=7&clock=off', undefined, PHONE);
  await page.getByRole('group', { name: 'Large numbers' }).getByRole('radio', { name: '4' }).tap();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  const { numbers } = await readBoard(page, 'countdown');
  expect(numbers.filter((number) => Number(number) >= 25)).toHaveLength(4);
  for (let place = 1; place <= 4; place++) {
    await page.getByText(`Board ${place} of 4`).waitFor();
    await answer(page, 'countdown');
    if (place < 4) {
      // The points so far, which are those of the boards before, too.
      const points = page.locator('.run-duo');
      await points.getByText('Solver').waitFor();
      await expect.poll(() => points.locator('dd').allInnerTexts()).toEqual([`${place}0`, `${place}0`]);
      await expectNoBarriers(page);
    }
    if (place < 4) await page.getByRole('button', { name: 'Next board' }).tap();
  }
  await page.getByRole('heading', { name: '40 of 40 points' }).waitFor();
  expect(hashOf(page)).toContain('&plan=4222&');
  await expectNoBarriers(page);
});

it('practises the kind that is missed, without a clock', async () => {
  const page = await web.open('#/play?game=24&mode=practice&seed=7');
  await page.getByText('Boards of the kind that you miss most').waitFor();
  await press(page, 'Start');
  await page.getByText('You have missed no boards of this game yet').waitFor();
  await press(page, 'Give up');
  await page.getByText('How to find it:').waitFor();
  await expectNoBarriers(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await press(page, 'Stop');
  await page.getByRole('heading', { name: '0 boards solved' }).waitFor();
  await press(page, 'Play again');
  await press(page, 'Start');
  await page.getByText('You miss boards of this kind most:').waitFor();
});

it.each([
  [320, 568],
  [375, 667],
])('fits a board of a sprint above the tabs, at %i x %i', async (width, height) => {
  const page = await web.open('#/play?game=countdown&mode=sprint&seed=7', undefined, {
    ...PHONE,
    viewport: { width, height },
  });
  await press(page, 'Start');
  const frame = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())!;
  const foot = (await page.getByRole('navigation').boundingBox())!.y;
  await expect.poll(async () => (await frame('Stop')).y).toBeLessThan(30);
  expect((await frame('Stop')).y).toBeGreaterThanOrEqual(0);
  const { y, height: tall } = await frame('Submit');
  expect(y + tall).toBeLessThanOrEqual(foot);
});

it('speaks German, also in large text on a small phone, and asks before a run is left', async () => {
  const page = await web.open('#/play?game=countdown&mode=sprint&seed=7', undefined, {
    locale: 'de-DE',
    viewport: { width: 320, height: 568 },
    reducedMotion: 'reduce',
    forcedColors: 'active',
  });
  await page.getByText('So viele Aufgaben wie möglich').waitFor();
  // As the style of the page makes of a text size of 200 %.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = 'clamp(16px, 5vw, 32px)';
  });
  await expectNoBarriers(page);
  await press(page, 'Start');
  await page.getByText('Aufgabe 1', { exact: true }).waitFor();
  await expectNoBarriers(page);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await press(page, 'Aufhören');
  expect(questions).toEqual(['Hier aufhören? Gespielte Aufgaben bleiben erhalten.']);
  await page.getByText('Aufgabe 1', { exact: true }).waitFor();
});

it('prints the board that was solved', async () => {
  const page = await web.open('#/solve?numbers=1,3,7,10,25,50&target=765');
  await page.getByText('Solved in').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false);
  expect(await page.locator('.expression').isVisible()).toBe(true);
});

it('plays the board that was solved', async () => {
  const page = await web.open('#/solve?numbers=1,3,7,10,25,50&target=765');
  await page.getByText('Solved in').waitFor();
  await page.getByRole('link', { name: 'Play this board' }).click();
  await page.getByText('The board that you chose.').waitFor();
  await expectNoBarriers(page);
  await page.getByRole('group', { name: 'Clock' }).getByRole('radio', { name: '60 s' }).check();
  const address = '#/play?game=countdown&numbers=1,3,7,10,25,50&target=765&clock=60';
  await expect.poll(() => hashOf(page)).toBe(address);
  await page.reload();
  await press(page, 'Start');
  expect(await readBoard(page, 'countdown')).toMatchObject({ numbers: [1, 3, 7, 10, 25, 50], target: 765 });
  await page.getByText(/^(1:00|0:5\d)$/).waitFor();
  await answer(page, 'countdown');
  await page.getByText('You made it: 10 points.').waitFor();
  await press(page, 'Another board');
  await expect.poll(() => hashOf(page)).toMatch(/^#\/play\?game=countdown&large=2&seed=\d+&clock=60$/);
});

it('says that the day of a link has no ladder, and that there is no such plan or game', async () => {
  for (const [hash, text] of [
    ['game=24&mode=ladder&day=2999-01-01', 'There is no ladder for “2999-01-01”. This is today’s.'],
    ['game=countdown&mode=show&plan=9999', 'No show can have “9999” large numbers in its rounds'],
    ['game=chess&mode=sprint', 'There is no game “chess”. This is another one.'],
  ]) {
    const page = await web.open(`#/play?${hash}`);
    await page.getByText(text).waitFor();
    await expectNoBarriers(page);
    await press(page, 'Start');
    await page.getByRole('group', { name: 'Tiles' }).waitFor();
  }
});

it.each(['', '&day=1999-01-01'])(
  'climbs the ladder of today if the address has no day of a ladder: "%s"',
  async (day) => {
    const page = await web.open(`#/play?game=24&mode=ladder${day}`);
    await page.getByText('Five boards, one of each difficulty.').waitFor();
    expect(hashOf(page)).toMatch(/^#\/play\?game=24&mode=ladder&day=\d{4}-\d\d-\d\d&clock=off$/);
  },
);

it.each(['Sprint', 'Show', 'Practice'])('leaves nothing of a round under a %s', async (mode) => {
  const page = await web.open('#/play?game=countdown&seed=7&large=2');
  await press(page, 'Start');
  const { numbers, target } = await readBoard(page, 'countdown');
  await press(page, 'Give up');
  await page.getByRole('region', { name: 'After the round' }).waitFor();
  await page.getByRole('radio', { name: mode }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  expect(await page.locator('.over').count()).toBe(0);
  await press(page, 'Start');
  expect(await readBoard(page, 'countdown')).not.toMatchObject({ numbers, target });
});

it('does not take a number of the board for an answer', async () => {
  const page = await web.open('#/play?game=countdown&mode=show&seed=7&clock=off');
  await press(page, 'Start');
  const { numbers } = await readBoard(page, 'countdown');
  await press(page, 'Give up');
  await page.getByText('Nothing made; the nearest given number is').waitFor();
  await page.reload();
  await page
    .getByText(`Nothing made; the nearest given number is ${Math.max(...numbers.map(Number))}`)
    .waitFor();
});

it('brings whoever played before to the ladder of today', async () => {
  const page = await web.open('#/play?game=24&seed=7');
  await press(page, 'Start');
  await press(page, 'Give up');
  await page.getByRole('region', { name: 'After the round' }).waitFor();
  await page.goto(page.url().replace(/#.*/, ''));
  await page.reload();
  await page.getByText(/^next ladder in \d+ h \d+ min$/).waitFor();
  expect(hashOf(page)).toMatch(/^#\/play\?game=24&mode=ladder&day=[\d-]+&clock=off$/);
  expect(await page.locator('.run-stars').innerText()).toMatch(/^(☆☆☆\s*){5}$/);
  await expectNoBarriers(page);
});
