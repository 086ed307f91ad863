// The site that `npm run docs` built: its examples run in the page, and the element solves there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { blocksOf, documents, readDocument } from '../support/documents.js';

const browser = useBrowser();
const dist = join(import.meta.dirname, '..', '..', 'docs', '.vitepress', 'dist');

beforeAll(() => {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('the site is missing: run `npm run docs`');
});

const pages = documents.filter(
  (path) => path.startsWith('docs/') && blocksOf(readDocument(path), 'ts').length > 0,
);

it.each(pages)('the examples of %s run in the page', { timeout: 60_000 }, async (path) => {
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

it('the start page solves', { timeout: 60_000 }, async () => {
  const url = await browser.serve({ folders: { '/': dist } });
  const page = await browser.openPage(url);
  await page.getByText('899 = ').or(page.getByText('= 899')).first().waitFor();
});

it('the header names the version of the package', () => {
  const manifest = readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain(`Version ${version}<`);
});
