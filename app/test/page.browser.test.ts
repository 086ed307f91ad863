// The page as a whole: addresses, history, use without a network, accessibility, window sizes, and what it
// loads.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from 'numbers-game';
import { gameIds } from 'numbers-game/generate';
import { deal } from '../../src/play/round/deal-board.js';
import { findBarriers } from '../../test/support/browser.js';
import { EXAMPLE, hashOf, useWebPage } from './support/web-app.js';

const web = useWebPage();
const TABS = ['Solve', 'Explore', 'Play', 'Measure'];
/** An address for each tab, with everything shown that there is at first. */
const ADDRESSES = [
  '#/solve',
  `${EXAMPLE}&list=essential`,
  '#/solve?game=24&numbers=1,x&target=24',
  '#/explore',
  '#/explore?view=whole-game',
  '#/explore?view=large-numbers',
  '#/play?seed=7',
  '#/measure?largest=5',
];

describe('addresses', () => {
  it.each([
    '#/solve?game=countdown&numbers=2,4,6&target=48&list=none',
    '#/solve?game=24&numbers=A,5,5,5&target=24&aces=one-or-eleven&list=trees',
    '#/explore?game=countdown&numbers=9,8,7&target=71&from=1&to=500',
    '#/play?game=24&large=2&seed=99&clock=off',
    '#/solve?game=krypto&numbers=2,4,7&target=9&operators=%2B,-,*&list=none',
    '#/explore?game=make-ten&numbers=3,4&target=10&operators=*,/&from=1&to=20',
    '#/explore?game=countdown&numbers=9,8,7&target=71&from=101&to=999&view=whole-game',
    '#/explore?game=countdown&numbers=9,8,7&target=71&from=101&to=999&view=large-numbers&large=11,12,97,100',
    '#/play?game=digits&operators=%2B,*&seed=99&clock=off',
    '#/measure?largest=6',
  ])('%s is opened as it was shared', async (address) => {
    const page = await web.open(address);
    await page.getByRole('navigation').waitFor();
    expect(hashOf(page)).toBe(address);
  });

  it.each(['', '#', '#/', '#/nowhere?x=1', '#/solve?numbers=%E0%A4%A', '#/solve?game=chess&list=all'])(
    '%j, which makes no sense, shows the first tab',
    async (address) => {
      const page = await web.open(address);
      await page.getByRole('heading', { name: 'Solve', exact: true }).waitFor();
    },
  );

  it('are put right where they make no sense while the page is open', async () => {
    const page = await web.open('#/solve?numbers=2,4,6&target=48');
    await page.getByRole('navigation').waitFor();
    const put = hashOf(page);
    for (const hash of ['#/solve?list=all&game=chess', '#garbage']) {
      await page.evaluate((wrong) => (location.hash = wrong), hash);
      await expect.poll(() => hashOf(page)).toBe(put);
    }
    const long = put.replace('48', '9'.repeat(1000));
    await page.evaluate((hash) => (location.hash = hash), long);
    await page.getByLabel('Target').waitFor();
    expect(hashOf(page)).toBe(long);
  });

  it('say which operators the game does not have', async () => {
    const page = await web.open('#/solve?game=24&numbers=4,5,6,7&target=24&operators=%2B,-,mod,log');
    const note = page.getByText('This game has no operator “mod log”, so the link is read without it.');
    await note.waitFor();
    await expect.poll(() => hashOf(page)).toContain('&operators=%2B,-');
    await page.getByRole('checkbox', { name: 'times' }).check({ force: true });
    await note.waitFor({ state: 'detached' });
  });

  it('follow the tabs, and back', async () => {
    const page = await web.open('#/solve?numbers=2,4,6&target=48');
    for (const name of TABS) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { name, exact: true }).waitFor();
      expect(await page.getByRole('link', { name, exact: true }).getAttribute('aria-current')).toBe('page');
    }
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { name: 'Explore', exact: true }).waitFor();
    expect(hashOf(page)).toMatch(/numbers=2,4,6&target=48/);
    expect(await page.title()).toMatch(/Explore/);
  });
});

it('opens each tab at its top', async () => {
  const page = await web.open('#/explore', undefined, { viewport: { width: 375, height: 667 } });
  await page.getByRole('heading', { name: /of 899 targets/ }).waitFor();
  await page.evaluate(() => {
    scrollTo(0, 900);
  });
  await page.getByRole('link', { name: 'Solve' }).click();
  await page.getByLabel('Target').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it('the page solves a board that is typed, shows its targets, and plays a round', async () => {
  const page = await web.open(EXAMPLE);
  const answer = page.getByRole('region', { name: 'Answer' });
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await page.getByLabel('Number 1').focus();
  await page.keyboard.type('1 1 4 5 6 7');
  await page.getByLabel('Target').fill('899');
  await answer.getByText('Solved in 5 steps').waitFor();
  expect(hashOf(page)).toBe('#/solve?game=countdown&numbers=1,1,4,5,6,7&target=899&list=none');

  await page.getByRole('link', { name: 'Explore' }).click();
  await page.getByRole('heading', { name: /of 899 targets/ }).waitFor();

  const seed = 7;
  const { numbers, target } = deal(games.countdown, seed, { large: 2 }).next().value;
  await page.evaluate(
    (hash) => (location.hash = hash),
    `#/play?game=countdown&large=2&seed=${seed}&clock=off`,
  );
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const tiles = page.getByRole('group', { name: 'Tiles' }).getByRole('button');
  await tiles.first().waitFor();
  expect(await tiles.allInnerTexts()).toEqual(numbers.map(String));
  expect(await page.locator('numbers-game .target').innerText()).toBe(String(target));
  await tiles.nth(0).click();
  await page.getByRole('button', { name: 'plus', exact: true }).click();
  await tiles.nth(1).click();
  await expect.poll(() => tiles.count()).toBe(numbers.length - 1);
});

it('works without a network in tabs that were never opened, whatever the server says that files vary by', async () => {
  const page = await web.open(EXAMPLE, (fault) => /Failed to load|ERR_/.test(fault));
  await page.context().route(/\.(?:js|css)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), vary: 'Origin' } });
  });
  await page.reload();
  // All scripts and styles but the words of other languages.
  const files = readdirSync('build/site/assets').filter((name) =>
    /^(?!(?:de|es|fr|zh)-).*\.(?:js|css)$/.test(name),
  );
  const listMissing = async () => {
    const cached = await page.evaluate(async () => {
      const keys = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(keys)).flat().map(({ url }) => url.replace(/.*\//, ''));
    });
    return files.filter((name) => !cached.includes(name));
  };
  await expect.poll(listMissing).toEqual([]);
  await page.context().unrouteAll({ behavior: 'wait' });
  await page.context().setOffline(true);
  await page.reload();
  for (const [tab, name] of [
    ['Play', 'Start'],
    ['Measure', 'Measure'],
  ]) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await page.getByRole('button', { name, exact: true }).waitFor();
  }
});

it('offers to load a part again that could not be loaded', async () => {
  const page = await web.open(EXAMPLE, (fault) => /Failed to load|ERR_FAILED/.test(fault), {
    serviceWorkers: 'block',
  });
  await page.context().route('**/measure-tab-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Measure' }).click();
  await page.getByRole('alert').waitFor();
  await page.context().unroute('**/measure-tab-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Measure', exact: true }).waitFor();
});

it.each([320, 375])('does not scroll sideways with text of twice the size, at %i px', async (width) => {
  const page = await web.open(EXAMPLE, undefined, { viewport: { width, height: 667 } });
  for (const address of [EXAMPLE, '#/explore', '#/play?seed=7&clock=off']) {
    await page.goto(page.url().replace(/#.*/, address));
    await page.reload();
    await page.getByRole('navigation').waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(
      width,
    );
  }
});

it('works without a network after the first visit, in every tab that was opened', async () => {
  const page = await web.open(EXAMPLE);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // A first visit is under the worker's control from its activation on.
    while (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await page.getByRole('link', { name: 'Measure' }).click();
  await page.getByRole('button', { name: 'Measure' }).click();
  await page.getByRole('region', { name: 'What was measured' }).waitFor();
  await page.goto(page.url().replace(/#.*/, '#/explore?view=whole-game'));
  await page.getByText('13,243 boards').waitFor();
  await page.context().setOffline(true);
  await page.goto(page.url().replace(/#.*/, '#/solve?numbers=2,4,6&target=48'));
  await page.reload();
  await page.getByRole('region', { name: 'Answer' }).getByText('= 48').first().waitFor();
  await page.getByRole('link', { name: 'Explore' }).click();
  await page.getByRole('heading', { name: /of 899 targets/ }).waitFor();
  await page.getByRole('radio', { name: 'The whole game' }).check();
  await page.getByText('13,243 boards').waitFor();
  await page.getByRole('link', { name: 'Measure' }).click();
  await page.getByRole('button', { name: 'Measure' }).click();
  await page.getByRole('region', { name: 'What was measured' }).waitFor();
});

it.each([
  [1280, 32, '32px'],
  [768, 24, '24px'],
  [390, 32, '19.5px'],
  [320, 32, '16px'],
])(
  'is as large as the reader wants, as far as that fits: %i px, letters of %i px',
  async (width, size, root) => {
    const page = await web.open(EXAMPLE, undefined, { viewport: { width, height: 800 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    for (const address of ADDRESSES) {
      await page.evaluate((hash) => (location.hash = hash), address);
      await expect.poll(() => page.getByText('Loading').count()).toBe(0);
      const { rem, widest } = await page.evaluate(() => ({
        rem: getComputedStyle(document.documentElement).fontSize,
        widest: document.documentElement.scrollWidth,
      }));
      expect({ address, rem, isCut: widest > width }).toEqual({ address, rem: root, isCut: false });
    }
  },
);

describe.each(ADDRESSES)('%s', (address) => {
  it('has no barriers, light and dark', async () => {
    const page = await web.open(address);
    await page.getByRole('navigation').waitFor();
    await page.waitForTimeout(500);
    if (address.startsWith('#/measure')) {
      await page.getByRole('button', { name: 'Measure' }).click();
      await page.getByText('Done.').waitFor();
    }
    expect(await findBarriers(page)).toEqual([]);
    if (!address.startsWith('#/play')) return;
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('timer').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    for (const state of ['asked', 'ended']) {
      await page.getByRole('button', { name: 'Submit' }).click();
      expect(await findBarriers(page), state).toEqual([]);
    }
  }, 90_000);

  it('fits a phone, and nothing moves while it loads', async () => {
    const page = await web.open('');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(page.url().replace(/#.*/, address));
    await page.reload();
    await page.waitForTimeout(500);
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const sum = (entries: PerformanceEntryList) =>
            (entries as (PerformanceEntry & { value: number })[]).reduce(
              (total, { value }) => total + value,
              0,
            );
          new PerformanceObserver((list) => {
            resolve(sum(list.getEntries()));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(resolve, 300, 0);
        }),
    );
    expect(shifts).toBeLessThan(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

describe('what it loads', () => {
  const worker = readFileSync('build/site/service-worker.js', 'utf8').replaceAll(/['`]/g, '"');
  const first = JSON.parse(/\["\.\/",[^\]]*\]/.exec(worker)![0]) as string[];

  it('stays under the budget', () => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/budget.mjs'], { encoding: 'utf8' });
    expect(stdout).toMatch(/first visit: [\d.]+ kB gzipped, of at most 101 kB/);
    expect(status).toBe(0);
  });

  it('is cached as a whole: no file of the first visit imports one that is cached later', () => {
    const scripts = first.filter((file) => file.endsWith('.js'));
    expect(scripts).toHaveLength(2);
    const importsOf = (file: string) =>
      [
        ...readFileSync(`build/site/${file}`, 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g),
      ].map(([, name]) => `assets/${name}`);
    expect(first).toEqual(expect.arrayContaining(scripts.flatMap(importsOf)));
    // Files of tabs import that of the first visit, so imports are found.
    const others = readdirSync('build/site/assets').map((name) => `assets/${name}`);
    expect(others.filter((file) => file.endsWith('.js')).flatMap(importsOf)).toContain(scripts[0]);
  });

  it('is what the budget counts: without a board the page and its worker load nothing else', async () => {
    const page = await web.open('', undefined, { serviceWorkers: 'block' });
    const loaded = new Set<string>();
    page.context().on('request', (request) => loaded.add(request.url().replace(/.*\/(?=assets\/)/, '')));
    await page.reload({ waitUntil: 'networkidle' });
    const [, words] = /"en":\["(assets\/[^"]*)"/.exec(worker)!;
    const isAsset = (file: string) => file.startsWith('assets/');
    expect([...loaded].filter(isAsset).sort()).toEqual([...first.filter(isAsset), words].sort());
  });

  it('has a strict content security policy', () => {
    const html = readFileSync('build/site/index.html', 'utf8');
    expect(html).toContain(`content="default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"`);
  });
});

it.each([375, 1280])('chooses a game by its sentence from the keyboard, at %i px', async (width) => {
  const page = await web.open('#/play', undefined, { viewport: { width, height: 700 } });
  const games = page.locator('.game details');
  const summary = games.locator('summary');
  await summary.waitFor();
  expect((await summary.boundingBox())!.height).toBeLessThan(50);
  await summary.press('Enter');
  expect(await games.getByRole('button').count()).toBe(gameIds.length);
  for (const button of await games.getByRole('button').all())
    expect((await button.innerText()).split('\n').at(-1)).toMatch(/^Make .*\.$/);
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.keyboard.press('Escape');
  expect(await games.getAttribute('open')).toBeNull();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => hashOf(page)).toMatch(/^#\/play\?game=24&/);
  expect(await games.getAttribute('open')).toBeNull();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Game 24 game');
});
