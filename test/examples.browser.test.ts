// The programs in examples/, run with the packed package: what they show, how they react to typing, and
// whether the pages are accessible.
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSolverSync } from '../src/index.js';
import { findBarriers, useBrowser } from './browser.js';
import { root, useConsumer } from './packed.js';

const browser = useBrowser();
const { folder, run } = useConsumer();
const examples = join(folder, 'examples');
const modules = join(folder, 'node_modules');
const csp = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

beforeAll(() => {
  cpSync(join(root, 'examples'), examples, { recursive: true });
  symlinkSync(join(root, 'node_modules', 'preact'), join(modules, 'preact'));
});

describe('the example', () => {
  const sites = {
    plain: () => ({ folders: { '/': join(examples, 'plain'), '/node_modules': modules }, csp }),
    'vite-preact': async () => {
      const at = join(examples, 'vite-preact');
      await build({ root: at, configFile: false, logLevel: 'error' });
      return { folders: { '/': join(at, 'dist') }, csp };
    },
  };

  it.each(['plain', 'vite-preact'] as const)(
    '%s answers while one types',
    { timeout: 60_000 },
    async (name) => {
      const page = await browser.openPage(await browser.serve(await sites[name]()));
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
    },
  );

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
});
