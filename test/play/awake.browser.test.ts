// The element stays free for the user while it works: no task of more than 50 ms. What else is tested in
// pages may run beside other work; this may not.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { NumbersGameElement } from '../../src/element/index.js';
import { expectAwake, useBrowser } from '../support/browser.js';

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
  const targets: number[] = [];
  await expectAwake(page, async (round) => {
    // Cannot be made, and the nearest is far away: seconds of work.
    await element.evaluate((element: NumbersGameElement, round) => {
      const numbers = '179 283 353 541 613 829 937 967 997';
      Object.assign(element, { numbers, target: `1234567890${round}` });
    }, round);
    await expect.poll(() => page.locator('.result').getAttribute('aria-busy')).toBe('true');
    await page.waitForTimeout(300);
    const target = 17 + round;
    await page.getByLabel('Target').fill(`${target}`);
    await element.getByText(`= ${target}`).first().waitFor();
    targets.push(target);
  });
  expect(await values.jsonValue()).toEqual(targets);
  expect(await workers.evaluate(({ length }) => length)).toBe(targets.length + 1);
});
