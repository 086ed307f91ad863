// The programs in examples/, run with the packed package: what they show, how they react to typing, and
// whether the pages are accessible. test/runtimes has those for Python and Cloudflare Workers.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSolverSync } from '../../src/index.js';
import { findBarriers, useBrowser, type Site } from '../support/browser.js';
import { cellsOf, expectNotebook } from '../support/notebook.js';
import { linkPackages, root, useConsumer } from '../support/packed.js';
import { start, stop, waitForLine } from './runtimes/driver.js';

const browser = useBrowser();
const { folder, run } = useConsumer();
const examples = join(folder, 'examples');
const modules = join(folder, 'node_modules');
const csp = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

beforeAll(() => {
  cpSync(join(root, 'examples'), examples, { recursive: true });
  // What the examples tell their readers to install, beside the package.
  linkPackages(folder, [
    '@observablehq/plot',
    '@sveltejs/vite-plugin-svelte',
    '@vitejs/plugin-vue',
    'jsdom',
    'preact',
    'react',
    'react-dom',
    'svelte',
    'vue',
  ]);
});

describe('the example', () => {
  const sites = ['plain', 'vite-preact', 'vite-react', 'vite-vue', 'vite-svelte'];
  const buildSite = async (name: string): Promise<Site> => {
    const at = join(examples, name);
    if (name === 'plain') return { folders: { '/': at, '/node_modules': modules }, csp };
    await build({ root: at, logLevel: 'error' });
    return { folders: { '/': join(at, 'dist') }, csp };
  };

  it('plain has a page that makes links for a class', async () => {
    const url = await browser.serve(await buildSite('plain'));
    const page = await browser.openPage(`${url}/class.html`);
    await page.getByLabel('Boards, one a line').fill('2 3 4 1\n1 1 4 6');
    await page.getByRole('link', { name: 'Link for the class' }).click();
    await page.getByText('Board 1 of 2').waitFor();
    expect(await page.getByLabel('Boards, one a line').isVisible()).toBe(false);
    await page.getByRole('textbox', { name: 'Expression' }).fill('1 * 2 * 3 * 4');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('1 board solved').waitFor();
  });

  it('plain has a page with the element in a frame', async () => {
    const { folders, ...site } = await buildSite('plain');
    const app = join(root, 'app', 'build', 'site');
    const url = await browser.serve({ ...site, folders: { ...folders, '/app': app } });
    const page = await browser.openPage(`${url}/frame.html`);
    await page.frameLocator('iframe').getByRole('button', { name: 'Give up' }).click();
    await page.getByText('Finished: given-up').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it.each(sites)('%s answers while one types', async (name) => {
    const page = await browser.openPage(await browser.serve(await buildSite(name)));
    const answer = page.getByRole('status');
    const expectAnswer = (text: string | RegExp) => answer.filter({ hasText: text }).waitFor();
    await expectAnswer('(6 * 5 + 1) * (7 * 4 + 1) = 899');
    // Seconds, which nobody waits for.
    await page.getByLabel('Numbers').fill('9 97 241 379 463 571 683 821 977');
    await page.getByLabel('Target').fill('30000000019');
    await page.getByLabel('Numbers').fill('1 3 7 10 25 50');
    await page.getByLabel('Target').fill('831');
    await expectAnswer(/ = 830$/);
    await page.getByLabel('Target').fill('');
    await expectAnswer(/^target: expected /);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('node-worker-threads does without a long search, and counts boards', () => {
    let boards = 0;
    for (const { operations } of createSolverSync().reachAll({ size: 4, from: 24, to: 24 })) {
      if (operations[0] !== 255) boards++;
    }
    expect(boards).toBeGreaterThan(0);
    expect(run(process.execPath, [join(examples, 'node-worker-threads', 'main.mjs')])).toBe(
      `(6 * 5 + 1) * (7 * 4 + 1) = 899\nTimeoutError\n${boards} boards make 24\n`,
    );
  });

  it('http-service answers over HTTP', async () => {
    const service = start(process.execPath, [join(examples, 'http-service', 'main.mjs')], { PORT: '0' });
    try {
      const port = await waitForLine(service, /listening on port (\d+)/);
      const ask = async (body: string) => {
        const response = await fetch(`http://127.0.0.1:${port}/solve`, { method: 'POST', body });
        return { status: response.status, ...((await response.json()) as object) };
      };
      const board = { numbers: [1, 1, 4, 5, 6, 7], target: 899 };
      const hard = { numbers: [9, 97, 241, 379, 463, 571, 683, 821, 977], target: 30_000_000_019 };
      expect(await ask(JSON.stringify(hard))).toMatchObject({ status: 503, code: 'timeout' });
      expect(await ask(JSON.stringify(board))).toMatchObject({ value: 899, operations: 5 });
      expect(await ask('{ "numbers": [] }')).toMatchObject({ status: 400, code: 'invalid-numbers' });
      expect(await ask('numbers')).toMatchObject({ status: 400, message: expect.any(String) as string });
    } finally {
      await stop(service);
    }
  });

  it('notebook runs cell by cell', () => {
    const at = join(examples, 'notebook');
    writeFileSync(join(at, 'cells.mjs'), cellsOf(join(at, 'countdown.ipynb')).join(''));
    expectNotebook(run(process.execPath, [join(at, 'cells.mjs')]));
  });

  it('atlas-charts draws a chart of a game', () => {
    // Boards of five numbers: sum over pairs i of C(10, i) C(14 - i, 5 - 2 i), the formula of the paper.
    expect(run(process.execPath, [join(examples, 'atlas-charts', 'main.mjs')])).toMatch(
      /^5402 boards make \d+ of 4856398 targets\nthe hardest target is \d+, which \d+ boards make\n$/,
    );
    expect(readFileSync(join(folder, 'targets.svg'), 'utf8')).toMatch(/^<svg [^]*<path d="M[^]*<\/svg>$/);
  });
});
