// Series of boards in the element: boards that it deals, the puzzle of a day, a sprint, and lists that a
// teacher gives by an attribute or by a link. Answers are found by the package in this process.
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { rate } from '../../src/generate/index.js';
import { createSolverSync, games, type GameId } from '../../src/index.js';
import type { FinishDetail, NumbersGameElement, SummaryDetail } from '../../src/element/index.js';
import { findDailyBoard } from '../../src/play/round/daily-puzzle.js';
import { dayOf } from '../../src/play/round/days.js';
import { deal } from '../../src/play/round/deal-board.js';
import { findBarriers, useBrowser } from '../support/browser.js';

const browser = useBrowser();
const build = fileURLToPath(new URL('../../build', import.meta.url));
const solver = createSolverSync();

interface Happening {
  readonly type: string;
  readonly detail: unknown;
}

interface Setting {
  readonly script?: string;
  /** The fragment of the address. */
  readonly fragment?: string;
  readonly width?: number;
}

async function open(
  body: string,
  { script = 'element.min.js', fragment = '', width = 700 }: Setting = {},
): Promise<Page> {
  const url = await browser.serve({
    folders: { '/numbers-game': build },
    texts: {
      '/': `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Numbers</title>
        <script src="/listening.js"></script><script type="module" src="/numbers-game/${script}"></script>
        <main><h1>Numbers</h1>${body}</main></html>`,
      '/listening.js': `window.events = [];
        for (const type of ['start', 'finish', 'summary', 'failure']) {
          addEventListener(type, ({ detail }) =>
            events.push({ type, detail: 'error' in detail ? detail.error.message : detail }));
        }`,
    },
    csp: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'",
  });
  const page = await browser.openPage(`${url}/${fragment}`);
  await page.setViewportSize({ width, height: 900 });
  return page;
}

/** The details of the events of a type so far. A round shows its end before it emits `finish`. */
async function eventsOf<Detail>(page: Page, type: string): Promise<Detail[]> {
  const events = await page.evaluate(() => (window as unknown as { events: Happening[] }).events);
  return events.filter((event) => event.type === type).map(({ detail }) => detail as Detail);
}

/** The detail of the last of `count` events, once there are as many. */
async function eventOf<Detail>(page: Page, type: string, count: number): Promise<Detail> {
  await expect.poll(() => eventsOf(page, type)).toHaveLength(count);
  return (await eventsOf<Detail>(page, type))[count - 1];
}

/** The board that is shown, once it is. */
async function readBoard(page: Page): Promise<{ numbers: string[]; target: string }> {
  await page.locator('button.tile').first().waitFor();
  const tiles = await page.locator('button.tile').allInnerTexts();
  return {
    numbers: tiles.map((tile) => tile.split(/\s/)[0]),
    target: await page.locator('.target').innerText(),
  };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const status = (page: Page) => page.getByRole('status').first();

/** Solves the board that is shown, by typing an expression. */
async function solve(page: Page, id: GameId = 'countdown'): Promise<void> {
  const { numbers, target } = await readBoard(page);
  const puzzle = { numbers: numbers.map((text) => (/\d/.test(text) ? Number(text) : text)), target };
  const { expression } = solver.solve({ ...puzzle, game: games[id] } as Parameters<typeof solver.solve>[0]);
  await page.getByRole('textbox', { name: 'Expression' }).fill(expression!);
  await press(page, 'Check');
}

const series = (page: Page) => page.locator('.series');

describe('boards that are dealt', () => {
  it('come from a seed, are solvable, and follow each other', async () => {
    const page = await open('<numbers-game deal="7"></numbers-game>');
    const boards = deal(games.countdown, 7);
    for (let count = 0; count < 3; count++) {
      let board = boards.next().value;
      while (solver.solve(board).status !== 'exact') board = boards.next().value;
      expect(await readBoard(page)).toEqual({
        numbers: board.numbers.map(String),
        target: String(board.target),
      });
      await page.locator('numbers-game').evaluate((element: NumbersGameElement) => {
        element.next();
      });
      await series(page)
        .getByText(`Board ${count + 2}`)
        .waitFor();
    }
    expect(await series(page).innerText()).toContain('0 boards solved');
  });

  it('have the difficulty that is asked for, and tell of each round', async () => {
    const page = await open('<numbers-game deal="level 4" game="24"></numbers-game>');
    for (let count = 1; count <= 2; count++) {
      const { numbers, target } = await readBoard(page);
      const values = numbers.map((text) => ({ A: 1, J: 11, Q: 12, K: 13 })[text] ?? Number(text));
      expect(rate({ numbers: values, target, game: games['24'] }).level).toBe(4);
      await solve(page, '24');
      await status(page).filter({ hasText: 'You made it' }).waitFor();
      const detail = await eventOf<FinishDetail>(page, 'finish', count);
      expect(detail).toMatchObject({ reason: 'exact', distance: 0, stars: 3 });
      expect(detail.elapsedMs).toBeGreaterThan(0);
      await press(page, 'Next board');
      await series(page)
        .getByText(`Board ${count + 1}`)
        .waitFor();
      await page.locator('.tile:focus').waitFor();
    }
    expect(await series(page).innerText()).toContain('2 boards solved');
  });

  it('give two stars within 10 and one within 25', async () => {
    const page = await open('<numbers-game play numbers="1 3 7 10 25 50" target="765"></numbers-game>');
    for (const [expression, count, stars, distance] of [
      ['(50 + 1) * (25 - 10) + 7', 1, 2, 7],
      ['(50 + 1) * (25 - 10) + 7 * 3', 2, 1, 21],
      ['50 * 10 + 25', 3, 0, 240],
    ] as const) {
      await page.getByRole('textbox', { name: 'Expression' }).fill(expression);
      await press(page, 'Submit');
      await status(page).filter({ hasText: 'Submitted' }).waitFor();
      const detail = await eventOf<FinishDetail>(page, 'finish', count);
      expect(detail).toMatchObject({ stars, distance, reason: 'submitted' });
      await press(page, 'Play again');
    }
  });

  it.each([
    ['deal="level 6"', 'The attribute deal is “level 6”'],
    ['deal="4294967296"', 'The attribute deal is “4294967296”'],
    ['daily="2025-12-31"', 'The attribute daily is “2025-12-31”'],
    ['mode="marathon"', 'The attribute mode is “marathon”'],
  ])('report what is wrong with %s', async (attributes, message) => {
    const page = await open(`<numbers-game ${attributes}></numbers-game>`);
    await status(page).filter({ hasText: message }).waitFor();
    expect((await eventsOf<string>(page, 'failure')).at(-1)).toContain(message);
  });
});

it('says so if no board has a solution', async () => {
  // No difference of numbers up to 100 is a target of Countdown.
  const page = await open('<numbers-game deal operators="-"></numbers-game>');
  await page.addScriptTag({ type: 'module', url: '/numbers-game/element-operators.min.js' });
  await status(page).filter({ hasText: 'No board of this kind was found.' }).waitFor({ timeout: 20_000 });
});

describe('the puzzle of a day', () => {
  it('is that of the page', async () => {
    const rateOf = (puzzle: Parameters<typeof rate>[0]) => rate(puzzle);
    const find = (day: string) =>
      findDailyBoard(games.countdown, day, rateOf, (puzzle) => solver.solve(puzzle));
    const page = await open('<numbers-game daily="2026-11-21"></numbers-game>');
    const element = page.locator('numbers-game');
    const check = async (day: string) => {
      const { numbers, target } = (await find(day))!;
      await expect
        .poll(() => readBoard(page))
        .toEqual({ numbers: numbers.map(String), target: String(target) });
    };
    await check('2026-11-21');
    await element.evaluate((element: NumbersGameElement) => {
      element.daily = true;
    });
    await check(dayOf(new Date()));
    await solve(page);
    await page.getByRole('button', { name: 'Play again' }).waitFor();
  });
});

describe('a sprint', () => {
  it('begins by passing over its first board', async () => {
    const page = await open('<numbers-game mode="sprint" deal="5"></numbers-game>');
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    await page.locator('numbers-game').evaluate((element: NumbersGameElement) => {
      element.next();
    });
    await series(page).getByText('Board 2', { exact: true }).waitFor();
    expect(await eventsOf(page, 'finish')).toMatchObject([{ reason: 'given-up' }]);
  });

  it('goes on by itself with harder boards, adds and takes time, and ends with the boards missed', async () => {
    const page = await open('<numbers-game mode="sprint" deal="5"></numbers-game>');
    await page.clock.install();
    await press(page, 'Start');
    const levels: number[] = [];
    for (let count = 1; count <= 5; count++) {
      await series(page).getByText(`Board ${count}`, { exact: true }).waitFor();
      const { numbers, target } = await readBoard(page);
      levels.push(rate({ numbers: numbers.map(Number), target }).level!);
      if (count === 2) {
        const before = await page.getByRole('timer').innerText();
        await press(page, 'Skip (−10 s)');
        await series(page).getByText('Board 3', { exact: true }).waitFor();
        const after = await page.getByRole('timer').innerText();
        const seconds = (clock: string) => Number(clock.split(':')[0]) * 60 + Number(clock.split(':')[1]);
        expect(seconds(before) - seconds(after)).toBeGreaterThanOrEqual(9);
        expect(seconds(before) - seconds(after)).toBeLessThanOrEqual(12);
      } else if (count < 5) {
        await solve(page);
        await page.clock.runFor(1000);
      }
    }
    expect(levels).toEqual([1, 1, 1, 2, 2]);
    expect(await series(page).innerText()).toContain('3 boards solved');
    await page.clock.runFor(240_000);
    await page.getByText('Missed boards').waitFor();
    expect(await status(page).innerText()).toBe('3 boards solved');
    expect(await page.locator('.missed li').count()).toBe(2);
    expect(await page.locator('.missed .expression').count()).toBe(2);
    const detail = await eventOf<SummaryDetail>(page, 'summary', 1);
    expect(detail).toMatchObject({ boards: 5, solved: 3 });
    expect(detail.elapsedMs).toBeGreaterThan(100_000);
    expect(await findBarriers(page)).toEqual([]);
    await press(page, 'Play again');
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  }, 60_000);
});

describe('a list of a teacher', () => {
  const fragment = '#game=24&boards=3+3+8+8|4+6+1+1|1+2+3+4+=+24';

  it.each([375, 1280])(
    'opens by a link, and shows the class how many were solved, at %i px',
    async (width) => {
      const page = await open('<numbers-game link></numbers-game>', { fragment, width });
      expect(await readBoard(page)).toEqual({ numbers: ['3', '3', '8', '8'], target: '24' });
      await solve(page, '24');
      await press(page, 'Next board');
      await series(page).getByText('Board 2 of 3').waitFor();
      await press(page, 'Give up');
      await press(page, 'Next board');
      await series(page).getByText('Board 3 of 3').waitFor();
      expect(await page.locator('.marks .solved').count()).toBe(1);
      expect(await page.locator('.marks .missed').count()).toBe(1);
      expect(await findBarriers(page)).toEqual([]);
      await solve(page, '24');
      await press(page, 'Show the result');
      expect(await status(page).innerText()).toBe('2 of 3 solved');
      expect(await page.locator('.missed li').allInnerTexts()).toEqual([
        expect.stringContaining('4 6 1 1 → 24'),
      ]);
      expect(await page.locator('.total:focus').count()).toBe(1);
      expect(await findBarriers(page)).toEqual([]);
      await expect.poll(() => eventsOf(page, 'summary')).toMatchObject([{ boards: 3, solved: 2, stars: 6 }]);
      await press(page, 'Play again');
      await series(page).getByText('Board 1 of 3').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );

  it('counts each board once, however fast the next one is asked for', async () => {
    const page = await open('<numbers-game boards="2 3 = 6 | 2 4 = 8 | 2 5 = 10"></numbers-game>');
    await readBoard(page);
    const hurry = () =>
      page.locator('numbers-game').evaluate((element: NumbersGameElement) => {
        element.giveUp();
        element.next();
        element.next();
      });
    await hurry();
    await series(page).getByText('Board 2 of 3').waitFor();
    expect(await series(page).locator('.missed').count()).toBe(1);
    await hurry();
    await series(page).getByText('Board 3 of 3').waitFor();
    await hurry();
    expect(await eventOf(page, 'summary', 1)).toMatchObject({ boards: 3, solved: 0 });
    const ends = await eventsOf<FinishDetail>(page, 'finish');
    expect(ends.map(({ result }) => result?.value)).toEqual([6, 8, 10]);
  });

  it('counts a board that is played again as it ended last, and one that is passed over with its answer', async () => {
    const page = await open('<numbers-game boards="2 3 = 6 | 2 4 = 8"></numbers-game>');
    const call = (name: 'giveUp' | 'next' | 'restart') =>
      page.locator('numbers-game').evaluate((element: NumbersGameElement, name) => {
        element[name]();
      }, name);
    await solve(page);
    await series(page).getByText('1 board solved').waitFor();
    await call('restart');
    await series(page).getByText('Board 1 of 2').waitFor();
    await call('giveUp');
    await series(page).getByText('0 boards solved').waitFor();
    await call('restart');
    await page.locator('numbers-game').evaluate((element: NumbersGameElement) => {
      element.seconds = 30;
    });
    await series(page).getByText('Board 1 of 2').waitFor();
    await call('next');
    await series(page).getByText('Board 2 of 2').waitFor();
    await press(page, 'Start');
    await call('next');
    expect(await eventOf(page, 'summary', 1)).toMatchObject({ boards: 2, solved: 0 });
    const missed = await page.locator('.missed li').allInnerTexts();
    expect(missed.map((text) => /= (\d+)$/.exec(text.trim())?.[1])).toEqual(['6', '8']);
  });

  it('goes on with its boards, and a sprint with its time, when settings change that it does not use', async () => {
    const page = await open('<numbers-game boards="2 3 = 6 | 2 4 = 8"></numbers-game>');
    const set = (settings: Partial<NumbersGameElement>) =>
      page
        .locator('numbers-game')
        .evaluate((element: NumbersGameElement, settings) => void Object.assign(element, settings), settings);
    await page.getByRole('button', { name: '2', exact: true }).click();
    await set({ numbers: '1 2 3', target: 6 });
    await page.getByRole('button', { name: '2', pressed: true }).waitFor();
    await set({ boards: null, mode: 'sprint' });
    await press(page, 'Start');
    const board = await readBoard(page);
    await set({ seconds: 30 });
    expect(await readBoard(page)).toEqual(board);
    // Numbers that a page sets during a series are those of the board after it.
    await set({ mode: '', play: true });
    await press(page, 'Start');
    expect(await readBoard(page)).toEqual({ numbers: ['1', '2', '3'], target: '6' });
  });

  it('keeps the focus when another series begins', async () => {
    const page = await open('<numbers-game boards="2 3 = 6"></numbers-game>');
    await solve(page);
    await press(page, 'Show the result');
    await page.getByRole('button', { name: 'Play again' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('button.tile').first().waitFor();
    await page.keyboard.type('2*3');
    await page.keyboard.press('Enter');
    await series(page).getByText('1 board solved').waitFor();
  });

  it('takes a list again whose items were changed', async () => {
    const page = await open('<numbers-game></numbers-game>');
    await page.locator('numbers-game').evaluate(async (element: NumbersGameElement) => {
      const boards = ['2 3 = 6'];
      element.boards = boards;
      await (element as unknown as { updateComplete: Promise<boolean> }).updateComplete;
      boards.push('2 4 = 8');
      element.boards = boards;
    });
    await series(page).getByText('Board 1 of 2').waitFor();
  });

  it.each([
    ['25 5o 75 100 3 6 = 952', 'Board 2: Use whole numbers from 1 up, or A, J, Q, K, not “5o”.'],
    ['1 2 3 4', 'Board 2: The board has no target yet.'],
    ['= 24', 'Board 2: The board has no numbers yet.'],
  ])('names a board that is wrong, such as %s, before the class begins', async (board, message) => {
    const boards = `1 3 7 10 25 50 = 765 | ${board} | 1 2 3 4 5 6 = 30`;
    const page = await open(`<numbers-game boards="${boards}"></numbers-game>`);
    await status(page).filter({ hasText: message }).waitFor();
    expect(await eventsOf(page, 'failure')).toEqual([message]);
    await page.locator('numbers-game').evaluate((element: NumbersGameElement) => {
      element.lang = 'fr';
    });
    await status(page).filter({ hasText: 'Tirage 2\u00a0: ' }).waitFor();
    await page.locator('numbers-game').evaluate((element: NumbersGameElement) => {
      element.boards = ['1 3 7 10 25 50 = 765'];
    });
    expect((await readBoard(page)).target).toBe('765');
  });

  it('goes on when an equal list is set', async () => {
    const page = await open('<numbers-game></numbers-game>');
    await page.locator('numbers-game').evaluate((element: NumbersGameElement) => {
      const render = () => {
        element.boards = ['2 3 = 6', '2 4 = 8'];
      };
      element.addEventListener('finish', render); // as a component whose state follows the end of a round
      render();
    });
    await solve(page);
    await press(page, 'Next board');
    await series(page).getByText('Board 2 of 2').waitFor();
    await solve(page);
    await press(page, 'Show the result');
    expect(await eventOf(page, 'summary', 1)).toMatchObject({ boards: 2, solved: 2 });
  });

  it('leaves what the page has set as it was, once a link does not set it any more', async () => {
    const page = await open('<numbers-game link game="24" seconds="60" lang="de"></numbers-game>', {
      fragment: '#game=krypto&lang=fr&tidy',
    });
    const attributes = () =>
      page
        .locator('numbers-game')
        .evaluate((element) =>
          Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        );
    const own = { link: '', game: '24', seconds: '60', lang: 'de' };
    await expect.poll(attributes).toEqual({ ...own, game: 'krypto', lang: 'fr', tidy: '' });
    await page.evaluate(() => {
      location.hash = '#numbers=1+2+3+4&target=24';
    });
    await expect.poll(attributes).toEqual({ ...own, numbers: '1 2 3 4', target: '24' });
    await page.evaluate(() => {
      location.hash = '';
    });
    await expect.poll(attributes).toEqual(own);
    // Properties, too, that were set before the element was in a page.
    const game = await page.evaluate(async () => {
      location.hash = '#game=digits';
      const element = document.createElement('numbers-game');
      Object.assign(element, { link: true, game: 'make-ten' });
      document.querySelector('main')!.append(element);
      await element.updateComplete;
      const changed = new Promise((resolve) => {
        addEventListener('hashchange', resolve, { once: true });
      });
      location.hash = '';
      await changed;
      await element.updateComplete;
      return element.getAttribute('game');
    });
    expect(game).toBe('make-ten');
  });

  it('leaves what the page or its user has changed since, and sets nothing any more once it is off', async () => {
    const page = await open('<numbers-game link numbers="4 6" game="24" lang="de"></numbers-game>', {
      fragment: '#numbers=3+8&game=krypto&lang=fr',
    });
    const read = () =>
      page.locator('numbers-game').evaluate(async (element: NumbersGameElement) => {
        await element.updateComplete;
        return [element.numbers, element.game, element.lang];
      });
    const goTo = (hash: string) =>
      page.evaluate(async (hash) => {
        const changed = new Promise((resolve) => {
          addEventListener('hashchange', resolve, { once: true });
        });
        location.hash = hash;
        await changed;
      }, hash);
    const set = (values: object) =>
      page.locator('numbers-game').evaluate((element, values) => Object.assign(element, values), values);
    await expect.poll(read).toEqual(['3 8', 'krypto', 'fr']);
    await set({ numbers: '5 5' });
    await goTo('#target=24');
    expect(await read()).toEqual(['5 5', '24', 'de']);
    await goTo('#numbers=3+8&game=krypto');
    expect(await read()).toEqual(['3 8', 'krypto', 'de']);
    await page.locator('numbers-game input').first().fill('7 7');
    await goTo('#target=24');
    expect(await read()).toEqual(['7 7', '24', 'de']);
    await goTo('#numbers=3+8&game=krypto&lang=fr');
    await page.locator('numbers-game input').first().fill('9 9');
    await page.evaluate(() => document.body.prepend(document.querySelector('numbers-game')!));
    expect(await read()).toEqual(['9 9', 'krypto', 'fr']);
    await goTo('#target=24');
    await goTo('#numbers=3+8&game=krypto&lang=fr');
    await set({ link: false });
    expect(await read()).toEqual(['9 9', '24', 'de']);
    await set({ numbers: '1 2', link: true });
    expect(await read()).toEqual(['3 8', 'krypto', 'fr']);
    await set({ numbers: '1 2', link: false });
    expect(await read()).toEqual(['1 2', '24', 'de']);
  });

  it('follows the address, and takes a list as a property', async () => {
    const page = await open('<numbers-game link></numbers-game>', { fragment });
    await readBoard(page);
    await page.evaluate(() => {
      location.hash = '#boards=2+3+=+6';
    });
    await series(page).getByText('Board 1 of 1').waitFor();
    expect(await page.locator('numbers-game').getAttribute('game')).toBeNull();
    await page.locator('numbers-game').evaluate((element: NumbersGameElement) => {
      element.link = false;
      element.boards = ['2 4 = 8', '2 5 = 10'];
    });
    await expect.poll(() => readBoard(page)).toEqual({ numbers: ['2', '4'], target: '8' });
    expect(await page.locator('numbers-game').getAttribute('boards')).toBe('2 4 = 8 | 2 5 = 10');
    await page.locator('numbers-game').evaluate((element: NumbersGameElement) => {
      element.boards = null;
    });
    await page.getByRole('textbox', { name: 'Numbers' }).waitFor();
  });
});

it('plays nothing behind its result', async () => {
  const page = await open('<numbers-game boards="3 3 = 6 | 4 6 1 1 = 24" seconds="30"></numbers-game>');
  await press(page, 'Start');
  await page.getByRole('button', { name: '3', exact: true }).first().click();
  await press(page, 'plus');
  await page.getByRole('button', { name: '3', exact: true }).last().click();
  await press(page, 'Next board');
  await page.getByText('Board 2 of 2').waitFor();
  const call = (act: (element: NumbersGameElement) => void) => page.locator('numbers-game').evaluate(act);
  // A board that was not begun has an answer, too.
  await call((element) => {
    element.next();
  });
  const result = await page.locator('.card').innerText();
  expect(result).toMatch(/1 of 2 solved[^]*4 6 1 1 → 24[^]*= 24/);
  const count = (await page.evaluate(() => (window as unknown as { events: Happening[] }).events)).length;
  await call((element) => {
    element.start();
    element.seconds = 1;
    element.play = true;
    element.giveUp();
  });
  await page.locator('.total').press('3');
  await call((element) => {
    element.start();
  });
  await page.waitForTimeout(1500);
  expect(await page.locator('.card').innerText()).toBe(result);
  expect(await page.evaluate(() => (window as unknown as { events: Happening[] }).events)).toHaveLength(
    count,
  );
});

it('leaves the focus of the page where it is at its end', async () => {
  const page = await open('<input aria-label="Other"><numbers-game boards="3 3 = 6"></numbers-game>');
  await readBoard(page);
  await page.getByLabel('Other').focus();
  await page.locator('numbers-game').evaluate((element: NumbersGameElement) => {
    element.next();
  });
  await page.getByText('0 of 1 solved').waitFor();
  expect(await page.evaluate(() => document.activeElement!.localName)).toBe('input');
});

it('has one board a day, which is not passed over', async () => {
  const page = await open('<numbers-game daily="2026-11-21"></numbers-game>');
  await readBoard(page);
  await page.locator('numbers-game').evaluate((element: NumbersGameElement) => {
    element.next();
  });
  expect(await page.getByRole('button', { name: 'Submit' }).count()).toBe(1);
  expect(await eventsOf(page, 'summary')).toEqual([]);
});

it('keeps its failure when it is moved or gets another language', async () => {
  const page = await open('<numbers-game deal operators="-"></numbers-game>', {
    script: 'element-operators.min.js',
  });
  await page.addScriptTag({ type: 'module', url: '/numbers-game/element.min.js' });
  await page.getByText('No board of this kind was found.').waitFor({ timeout: 20_000 });
  await page.locator('numbers-game').evaluate((element: NumbersGameElement) => {
    document.body.append(element);
    element.lang = 'de';
  });
  await page.locator('[lang=de]').first().waitFor();
  expect(await page.getByText('No board of this kind was found.').count()).toBe(1);
});
