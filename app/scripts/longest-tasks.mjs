// The longest task on the main thread of the web app during a first visit to each tab, and at the start of a
// round of each mode, in Chromium: `npm run tasks`. A task of more than 50 ms delays what a user does.
//
//   node scripts/longest-tasks.mjs [--visits 12]
//
// The time of the processor is the work of the page, and stays the same beside other programs; the time by
// the clock contains waiting for a processor, for example while Chromium draws without a graphics card. Each
// visit has an empty cache, and begins when Chromium has opened its own windows.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';
import { serveBuild } from './serve-build.mjs';

const { values } = parseArgs({ options: { visits: { type: 'string', default: '12' } } });
const visits = Number(values.visits);
if (!(Number.isInteger(visits) && visits > 0)) {
  console.error(`longest-tasks: --visits: expected an integer from 1 on, got ${values.visits}`);
  process.exit(2);
}
const MODES = ['round', 'ladder', 'sprint', 'show', 'practice'];
const PAGES = [
  '#/solve?numbers=1,3,7,10,25,50&target=765',
  '#/explore',
  '#/measure',
  ...MODES.map((mode) => `#/play?seed=7&mode=${mode}`),
];
const QUIET_MS = 1500;
/** Tasks with their microtasks, which `toplevel` alone leaves out, and what tells the thread of the page. */
const CATEGORIES = 'disabled-by-default-devtools.timeline,devtools.timeline,__metadata';

const { origin, close } = await serveBuild();
const browser = await chromium.launch({ executablePath: await findBrowser() });
const rows = [];
for (const hash of PAGES) {
  const first = [];
  const start = [];
  for (let visit = 0; visit < visits; visit++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(`${origin}/icon.svg`);
    await page.waitForTimeout(QUIET_MS);
    first.push(await longestTask(page, () => page.goto(`${origin}/${hash}`)));
    const button = page.getByRole('button', { name: 'Start', exact: true });
    if ((await button.count()) > 0) start.push(await longestTask(page, () => button.click()));
    await context.close();
  }
  rows.push({ page: hash, ...describe('first visit', first), ...(start[0] && describe('start', start)) });
}
await browser.close();
close();
console.log(`The longest task in milliseconds, median and greatest of ${visits} visits:`);
console.table(rows);

/** The processor and clock time of the longest task of the page, in milliseconds, while something is done. */
async function longestTask(page, act) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', { categories: CATEGORIES });
  await act();
  await page.waitForTimeout(QUIET_MS);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const thread = ({ pid, tid }) => `${pid} ${tid}`;
  // The thread that runs the listeners and scripts of the page, not those of Chromium's own windows.
  const ours = events.filter(({ args }) => JSON.stringify(args).includes(origin) && args.data?.frame);
  const main = events.find(({ name, args, pid }) => {
    return (
      name === 'thread_name' && args.name === 'CrRendererMain' && ours.some((event) => event.pid === pid)
    );
  });
  if (!main) throw new Error('no main thread of the page in the trace');
  const tasks = events.filter(({ name, ph, ...rest }) => {
    return ph === 'X' && name === 'RunTask' && thread(rest) === thread(main);
  });
  const longest = (timeOf) => Math.max(0, ...tasks.map(timeOf)) / 1000;
  // Chromium gives no time of the processor for tasks of a few microseconds.
  return { processor: longest(({ tdur, dur }) => tdur ?? dur), clock: longest(({ dur }) => dur) };
}

function describe(what, times) {
  const present = (key) => {
    const sorted = times.map((time) => time[key]).sort((a, b) => a - b);
    return [sorted[sorted.length >> 1], sorted.at(-1)].map((ms) => ms.toFixed(0)).join(' / ');
  };
  return { [`${what}, processor`]: present('processor'), [`${what}, clock`]: present('clock') };
}
