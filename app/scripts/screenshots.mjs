// Screenshots of each tab, on a phone and on a desktop, light and dark, in build/screenshots: `npm
// run screenshots`.
//
//   node scripts/screenshots.mjs [--docs] [--only NAME]
//
// --docs writes the few screenshots of the README to ../docs, as WebP, which Chromium encodes itself: a third
// of the size of PNG.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';
import { serveBuild } from './serve-build.mjs';

const { values: options } = parseArgs({ options: { docs: { type: 'boolean' }, only: { type: 'string' } } });

const WINDOWS = {
  desktop: { viewport: { width: 1200, height: 800 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const SCHEMES = ['light', 'dark'];

/** What is shown of each tab, by the name of the picture, and what is done first. */
const SCENES = {
  solve: { hash: '#/solve?numbers=1,1,4,5,6,7&target=899' },
  nearest: { hash: '#/solve?numbers=1,3,7,10,25,50&target=831' },
  wrong: { hash: '#/solve?numbers=1,3,x,10,25,50&target=831' },
  cards: { hash: '#/solve?game=24&numbers=3,3,8,8&target=24&list=trees' },
  solutions: {
    hash: '#/solve?numbers=1,3,7,10,25,50&target=765&list=essential',
    act: (page) => page.locator('.solutions').scrollIntoViewIfNeeded(),
  },
  explore: { hash: '#/explore?numbers=1,3,7,10,25,50&target=765' },
  grid: {
    hash: '#/explore?numbers=1,3,7,10,25,50&target=765&from=1&to=2000',
    act: (page) => page.locator('.grid').evaluate((grid) => grid.scrollIntoView()),
  },
  whole: { hash: '#/explore?view=whole-game' },
  large: { hash: '#/explore?view=large-numbers&large=59,83,93,97' },
  deal: { hash: '#/play?seed=7&large=2' },
  daily: { hash: '#/play?game=24&day=2026-11-21' },
  play: { hash: '#/play?seed=7&large=2', act: play },
  over: { hash: '#/play?seed=7&large=2', act: win },
  after: { hash: '#/play?seed=7&large=2', act: lose },
  measure: { hash: '#/measure?largest=7', act: measure },
};
/** The pictures of the README: a scene, a window, colours. */
const DOCS = [
  ['solve', 'desktop', 'light'],
  ['explore', 'desktop', 'light'],
  ['whole', 'desktop', 'light'],
  ['play', 'phone', 'dark'],
  ['measure', 'phone', 'light'],
];

const { origin, close } = await serveBuild();
const address = `${origin}/`;
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu'] });
const folder = options.docs ? '../docs' : 'build/screenshots';
if (!options.docs) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const wanted = options.docs
  ? DOCS
  : Object.keys(SCENES).flatMap((scene) =>
      Object.keys(WINDOWS).flatMap((window) => SCHEMES.map((colours) => [scene, window, colours])),
    );
for (const each of wanted) if (!options.only || each[0] === options.only) await shoot(...each);
await browser.close();
close();

async function shoot(scene, window, colorScheme) {
  const { hash, act } = SCENES[scene];
  const page = await browser.newPage({ ...WINDOWS[window], colorScheme, reducedMotion: 'reduce' });
  await page.goto(address + hash);
  await page.waitForTimeout(800);
  await act?.(page);
  await page.waitForTimeout(400);
  const file = `${folder}/${scene}-${window}-${colorScheme}`;
  if (options.docs) {
    const client = await page.context().newCDPSession(page);
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
    writeFileSync(`${file}.webp`, Buffer.from(data, 'base64'));
  } else {
    await page.screenshot({ path: `${file}.png` });
  }
  console.log(file);
  await page.close();
}

async function play(page) {
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('button.tile').nth(1).click();
  await page.getByRole('button', { name: 'plus' }).click();
  await page.locator('button.tile').nth(4).click();
  await page.getByRole('button', { name: 'times' }).click();
}

async function win(page) {
  await play(page);
  await page.locator('button.tile').last().click();
}

async function lose(page) {
  await play(page);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.locator('.over').scrollIntoViewIfNeeded();
}

async function measure(page) {
  await page.locator('.big').click();
  await page.getByText('Done.').waitFor({ timeout: 120_000 });
}
