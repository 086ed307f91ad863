// The site that `npm run docs` built: its examples run in the page, the element solves on the home page
// without scrolling, the search finds the guide first, pages fit a narrow phone, and axe finds no barriers.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { findBarriers, useBrowser } from '../support/browser.js';
import { blocksOf, documents, readDocument } from '../support/documents.js';

const browser = useBrowser();
const dist = join(import.meta.dirname, '..', '..', 'docs', '.vitepress', 'dist');

beforeAll(() => {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('the site is missing: run `npm run docs`');
});

const pages = documents.filter(
  (path) => path.startsWith('docs/') && blocksOf(readDocument(path), 'ts').length > 0,
);

it.each(pages)('the examples of %s run in the page', async (path) => {
  const url = await browser.serve({ folders: { '/': dist } });
  const page = await browser.openPage(`${url}/${path.slice('docs/'.length, -'.md'.length)}.html`);
  await page.waitForLoadState('networkidle');
  const runnable = blocksOf(readDocument(path), 'ts').filter(
    (example) => !/numbers-game\/(atlas|batch)/.test(example),
  );
  const examples = await page.locator('.runnable-example').all();
  expect(examples.length).toBe(runnable.length);
  for (const example of examples) {
    await example.getByRole('button', { name: 'Run in this page' }).click();
    const output = example.getByRole('status');
    await output.waitFor();
    expect(await output.textContent()).not.toMatch(/Error|^$/);
  }
});

it.each([
  [375, 667],
  [1280, 800],
])('the start page solves above the fold of %i x %i', async (width, height) => {
  const url = await browser.serve({ folders: { '/': dist } });
  const page = await browser.openPage(url, undefined, { viewport: { width, height } });
  const answer = page.getByText('899 = ').or(page.getByText('= 899')).first();
  await answer.waitFor();
  const box = await answer.boundingBox();
  expect(box!.y + box!.height).toBeLessThan(height);
});

/** What readers type, and the pages that answer it. */
const QUESTIONS: readonly (readonly [string, RegExp])[] = [
  ['Python', /guide\/training/],
  ['daily', /guide\/(?:command-line|web-app|element)/],
  ['timeout', /guide\/(?:errors|limits|rules)/],
  ['nearest', /guide\/(?:rules|reach|first-steps)/],
  ['React', /guide\/(?:react|questions)/],
  ['Vue', /guide\/(?:vue|questions)/],
  ['Svelte', /guide\/(?:svelte|questions)/],
  ['script', /guide\/(?:plain-html|element)/],
  ['worker', /guide\/(?:workers|errors|element)/],
  ['next', /guide\/(?:bundlers|react|questions)/],
  ['next.js', /guide\/(?:bundlers|react|questions)/],
  ['CSV', /guide\/(?:command-line|batch|lists)/],
  ['worksheet', /guide\/lists/],
  ['difficulty', /guide\/(?:rate|command-line|questions)/],
  ['fractions', /guide\/(?:rules|questions)/],
  ['krypto', /guide\/games/],
  ['square root', /guide\/operators/],
  ['wasm-blocked', /guide\/errors/],
  ['Cloudflare', /guide\/(?:bundlers|errors)/],
  ['reward', /guide\/(?:training|environment|verify)/],
  ['hint', /guide\/(?:element|web-app)/],
  ['how do I get all solutions', /guide\/(?:questions|solutions)/],
  ['all solutions', /guide\/(?:questions|solutions)/],
  ['best solution', /guide\/(?:questions|solutions|rules)/],
  ['web worker', /guide\/(?:questions|workers)/],
  ['install', /guide\/(?:questions|first-steps)/],
  ['how to install', /guide\/(?:questions|first-steps)/],
  ['how many boards cannot be made', /guide\/questions|records|atlas/],
  ['typescript', /guide\/(?:questions|commonjs)/],
  ['commonjs', /guide\/(?:questions|commonjs)/],
  ['require', /guide\/(?:commonjs|first-steps)/],
  ['jest', /guide\/(?:questions|commonjs)/],
  ['license', /guide\/questions/],
  ['licence', /guide\/questions/],
  ['bundle size', /guide\/size/],
  ['how large is it', /guide\/(?:questions|size)/],
  ['generate puzzles', /guide\/(?:questions|generate)/],
  ['check an answer', /guide\/(?:questions|verify)/],
  ['verify', /guide\/verify/],
  ['language model', /guide\/(?:questions|training|verify)/],
  ['verl', /guide\/training/],
  ['TRL', /guide\/training/],
  ['parquet', /atlas|guide\/(?:batch|generate|training)/],
  ['cards', /guide\/(?:rules|games)/],
  ['aces', /guide\/(?:rules|games)/],
  ['zero', /guide\/(?:rules|games|operators|limits)/],
  ['negative numbers', /guide\/rules/],
  ['factorial', /guide\/operators/],
  ['own operator', /guide\/operators/],
  ['keyboard', /guide\/(?:element|web-app)/],
  ['dark mode', /guide\/(?:element|web-app)/],
  ['content security policy', /guide\/(?:element|errors|bundlers|first-steps)/],
  ['webpack', /guide\/bundlers/],
  ['vite', /guide\/bundlers/],
  ['deno', /guide\/bundlers/],
  ['memory', /guide\/(?:limits|errors|first-steps)/],
  ['too-large', /guide\/(?:errors|limits)/],
  ['abort', /guide\/(?:workers|batch|errors)/],
  ['resume', /guide\/batch/],
  ['hardest board', /records/],
  ['slagalica', /guide\/games|records/],
  ['how fast is it', /guide\/questions|benchmarks/],
];

it('the search answers questions by one of its first two pages', async () => {
  const url = await browser.serve({ folders: { '/': dist } });
  const page = await browser.openPage(`${url}/glossary.html`, undefined, {
    viewport: { width: 1280, height: 800 },
  });
  await page.waitForLoadState('networkidle');
  await page.locator('.VPNavBarSearch button').first().click();
  const missed: string[] = [];
  for (const [words, expected] of QUESTIONS) {
    await page.locator('#localsearch-input').fill('');
    await page.waitForFunction(() => document.querySelectorAll('.results .result').length === 0);
    await page.locator('#localsearch-input').fill(words);
    await page.locator('.results .result').first().waitFor();
    const links = await page
      .locator('.results .result')
      .evaluateAll((results) =>
        results.slice(0, 2).map((result) => new URL((result as HTMLAnchorElement).href).pathname),
      );
    if (!links.some((link) => expected.test(link))) missed.push(`${words}: ${links.join(', ')}`);
  }
  expect(missed.slice(3), missed.join('; ')).toEqual([]);
});

it('no page is wider than a phone of 320 pixels', async () => {
  const url = await browser.serve({ folders: { '/': dist } });
  const page = await browser.openPage(url, undefined, { viewport: { width: 320, height: 640 } });
  const wide: string[] = [];
  for (const path of documents.filter((each) => each.startsWith('docs/'))) {
    const name = path.slice('docs/'.length, -'.md'.length);
    await page.goto(`${url}/${name}.html`, { waitUntil: 'domcontentloaded' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${name}: ${width}`);
  }
  expect(wide).toEqual([]);
});

it('the benchmarks do not take many screens of a phone', async () => {
  const url = await browser.serve({ folders: { '/': dist } });
  const page = await browser.openPage(`${url}/benchmarks.html`, undefined, {
    viewport: { width: 375, height: 667 },
  });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000);
});

const SEEN = [
  'index',
  'guide/first-steps',
  'guide/rules',
  'guide/element',
  'guide/react',
  'guide/errors',
  'guide/command-line',
  'benchmarks',
  'records',
  'references',
];

it.each(SEEN)('axe finds no barrier in %s', async (name) => {
  const url = await browser.serve({ folders: { '/': dist } });
  const page = await browser.openPage(`${url}/${name}.html`);
  await page.waitForLoadState('networkidle');
  // Colours are read after the change to dark ones, not on the way.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  expect(await findBarriers(page)).toEqual([]);
});

it('the header names the version of the package', () => {
  const manifest = readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain(`Version ${version}<`);
});
