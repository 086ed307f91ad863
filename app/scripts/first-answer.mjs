// The time from the start of a first visit to the first answer, on a simulated slow phone in Chromium: `npm
// run first-answer`. The page has a quarter of the speed of this machine, 40 ms of latency and 1.6 Mbit/s.
//
//   node scripts/first-answer.mjs [--visits 12]
//
// Each visit has an empty cache and no service worker, whose network is not slowed down. Texts are
// compressed.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';
import { serveBuild } from './serve-build.mjs';

const { values } = parseArgs({ options: { visits: { type: 'string', default: '12' } } });
const visits = Number(values.visits);
if (!(Number.isInteger(visits) && visits > 0)) {
  console.error(`first-answer: --visits: expected an integer from 1 on, got ${values.visits}`);
  process.exit(2);
}
const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 40;

const folder = mkdtempSync(join(tmpdir(), 'numbers-game-page-'));
cpSync('build/site', folder, { recursive: true });
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(html|js|css|txt|svg|webmanifest)$/.test(name)) continue;
  writeFileSync(join(folder, `${name}.gz`), gzipSync(readFileSync(join(folder, name))));
}
const { origin, close } = await serveBuild(folder);
const browser = await chromium.launch({ executablePath: await findBrowser() });
const times = [];
for (let visit = 0; visit < visits; visit++) times.push(await timeAnswer());
await browser.close();
close();
rmSync(folder, { recursive: true });
times.sort((a, b) => a - b);
const [least, median, most] = [times[0], times[times.length >> 1], times.at(-1)].map(Math.round);
console.log(
  `first answer after ${median} ms (${least} to ${most}), median of ${visits} visits; aim: 1000 ms`,
);

/** The milliseconds from the start of a first visit to its answer. */
async function timeAnswer() {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await page.addInitScript(() => {
    const { document, MutationObserver } = globalThis;
    new MutationObserver((_, observer) => {
      if (document.querySelector('.answer')?.textContent.includes('= 765') !== true) return;
      observer.disconnect();
      performance.mark('answer');
      console.log('answer');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  // Playwright's own functions that wait for the page would run in it.
  const answer = page.waitForEvent('console', (message) => message.text() === 'answer');
  await page.goto(`${origin}/#/solve?numbers=1,3,7,10,25,50&target=765`);
  await answer;
  const ms = await page.evaluate(() => performance.getEntriesByName('answer')[0].startTime);
  await context.close();
  return ms;
}
