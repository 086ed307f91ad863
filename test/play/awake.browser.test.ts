// The element stays free for the user while it works: no task of more than 50 ms. What else is tested in
// pages may run beside other work; this may not.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { NumbersGameElement } from '../../src/element/index.js';
import { useBrowser, watchLongTasks } from '../support/browser.js';

const browser = useBrowser();

it('solves nine numbers in an element with a worker, and another board that is typed meanwhile', async () => {
  const url = await browser.serve({
    folders: { '/numbers-game': fileURLToPath(new URL('../../build', import.meta.url)) },
    texts: {
      '/': `<!doctype html><html lang="en"><title>Numbers</title><numbers-game></numbers-game>
        <script type="module" src="/numbers-game/element.min.js"></script>`,
      '/worker.js': `import { serveSolver } from '/numbers-game/esm/worker.js'; serveSolver();`,
    },
    csp: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'",
  });
  const page = await browser.openPage(url);
  const element = page.locator('numbers-game');
  const values = await element.evaluateHandle((element: NumbersGameElement) => {
    const values: unknown[] = [];
    element.addEventListener('answer', ({ detail }) => values.push(detail.result.value));
    return values;
  });
  const workers = await element.evaluateHandle((element: NumbersGameElement) => {
    const workers: Worker[] = [];
    element.worker = () => {
      const worker = new Worker('/worker.js', { type: 'module' });
      workers.push(worker);
      return worker;
    };
    return workers;
  });
  const stop = await watchLongTasks(page);
  // Cannot be made, and the nearest is far away: seconds of work.
  await element.evaluate((element: NumbersGameElement) => {
    Object.assign(element, { numbers: '179 283 353 541 613 829 937 967 997', target: '12345678901' });
  });
  await expect.poll(() => page.locator('.result').getAttribute('aria-busy')).toBe('true');
  await page.waitForTimeout(300);
  await page.getByLabel('Target').fill('17');
  await element.getByRole('status').filter({ hasText: 'operation' }).waitFor();
  expect(await element.locator('.expression').innerText()).toContain('= 17');
  expect(await stop()).toEqual([]);
  expect(await values.jsonValue()).toEqual([17]);
  expect(await workers.evaluate(({ length }) => length)).toBe(2);
});
