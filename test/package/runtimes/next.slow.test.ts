// The example for Next, built and started with the packed package: a server component, a client component
// with the element, a route handler, and a solver in a worker.
//
// Its folder is made in this one, because Turbopack takes modules from the folders above a program, and
// follows no link out of them.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.js';
import { root, runtimes, useConsumer } from '../../support/packed.js';
import { start, stop, waitForLine } from './driver.js';

const browser = useBrowser();
const consumer = useConsumer();
const program = join(runtimes, 'node_modules', 'next', 'dist', 'bin', 'next');
const env = { NEXT_TELEMETRY_DISABLED: '1' };

let server: ReturnType<typeof start> | undefined;
let folder: string;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(runtimes, 'next-'));
  cpSync(join(root, 'examples', 'next'), folder, { recursive: true });
  cpSync(join(consumer.folder, 'node_modules'), join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  writeFileSync(
    join(folder, 'next.config.mjs'),
    `export default { turbopack: { root: ${JSON.stringify(runtimes)} } };`,
  );
  await waitForLine(start(process.execPath, [program, 'build', folder], env), /(Dynamic)/);
  server = start(process.execPath, [program, 'start', folder, '-p', '0'], env);
  url = await waitForLine(server, /Local: +(\S+)/);
});

afterAll(async () => {
  if (server) await stop(server);
  rmSync(folder, { recursive: true, force: true });
});

describe('in Next', () => {
  it('a server component solves, and a client component lets people play', async () => {
    const page = await browser.openPage(url);
    await page.getByText('It takes 3 operations.').waitFor();
    await page.getByText('Your turn').waitFor();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByText('0 points').first().waitFor();
    expect(await page.locator('numbers-game .target').innerText()).toBe('765');
  });

  it('a route handler answers', async () => {
    const ask = async (query: string) => (await fetch(`${url}/api/solve?${query}`)).text();
    expect(await ask('numbers=1,3,7,10,25,50&target=765')).toContain('(50 + 1) * (25 - 10)');
    expect(await ask('numbers=0&target=765')).toContain('{"error":"numbers');
  });

  it('a worker solves', async () => {
    const page = await browser.openPage(`${url}/worker`);
    await page.getByRole('status').filter({ hasText: '(6 * 5 + 1) * (7 * 4 + 1)' }).waitFor();
  });
});
