// `numbers-game/worker` in Chromium: a page stays responsive while a worker searches, and aborted calls end.
//
// Other work on the machine may delay the page once, so a measurement that must stay below 50 ms is repeated
// once.
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createSolverSync } from '../../src/index.js';
import type * as worker from '../../src/worker/index.js';
import { expectAwake, useBrowser, waitForGlobal, type Site } from '../support/browser.js';

const browser = useBrowser();

/** What the scripts of a page leave for the tests. */
type PageWindow = Window & typeof worker & { solver: worker.WorkerSolver; made: number };

const site = {
  folders: { '/numbers-game': fileURLToPath(new URL('../../build/esm', import.meta.url)) },
  csp: "default-src 'none'; connect-src 'self'; worker-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
  texts: {
    '/': '<!doctype html><script type="module" src="/page.js"></script>',
    '/page.js': `
      import * as worker from '/numbers-game/worker.js';
      Object.assign(window, worker, { made: 0 });
      window.solver = worker.createWorkerSolver(() => {
        window.made++;
        return new Worker('/solver-worker.js', { type: 'module' });
      });
      window.ready = true;`,
    '/solver-worker.js': `import { serveSolver } from '/numbers-game/worker.js'; serveSolver();`,
  },
} satisfies Site;

async function openPage(
  texts: Readonly<Record<string, string>> = {},
  isExpected?: (fault: string) => boolean,
): Promise<Page> {
  const url = await browser.serve({ ...site, texts: { ...site.texts, ...texts } });
  const page = await browser.openPage(url, isExpected);
  await waitForGlobal(page, 'ready');
  return page;
}

const easy = { numbers: [1, 1, 4, 5, 6, 7], target: 899 };
/** Its nearest value is 65 away: seconds. */
const hard = { numbers: [9, 97, 241, 379, 463, 571, 683, 821, 977], target: 30_000_000_019 };
const solver = createSolverSync();

describe('a solver in a worker', () => {
  it('answers in a page with a strict content security policy', async () => {
    const page = await openPage();
    const answers = await page.evaluate(async (easy) => {
      const { solver } = window as unknown as PageWindow;
      const { from, to, operations } = await solver.reach({
        numbers: [1, 3, 7, 10, 25, 50],
        from: 101,
        to: 999,
      });
      const solutions = [];
      for await (const solution of solver.solutions(easy)) solutions.push(solution);
      let records = 0;
      for await (const record of solver.reachAll({ size: 4, from: 101, to: 999 }))
        records += record.numbers.length / 4;
      return {
        solved: await solver.solve(easy),
        reached: { from, to, operations: [...operations] },
        count: await solver.count(easy),
        solutions,
        records,
      };
    }, easy);
    const reached = solver.reach({ numbers: [1, 3, 7, 10, 25, 50], from: 101, to: 999 });
    expect(answers).toEqual({
      solved: solver.solve(easy),
      reached: { ...reached, operations: [...reached.operations] },
      count: solver.count(easy),
      solutions: [...solver.solutions(easy)],
      records: [...solver.reachAll({ size: 4, from: 101, to: 999 })].length,
    });
  });

  it('keeps the page free through nine numbers with a hard target', async () => {
    const page = await openPage();
    await page.evaluate((easy) => (window as unknown as PageWindow).solver.solve(easy), easy);
    await expectAwake(page, async () => {
      const { status, distance, elapsedMs } = await page.evaluate(async (hard) => {
        const begin = performance.now();
        const { status, distance } = await (window as unknown as PageWindow).solver.solve(hard);
        return { status, distance, elapsedMs: performance.now() - begin };
      }, hard);
      expect({ status, distance }).toEqual({ status: 'nearest', distance: 65 });
      // Long enough to be noticed, had it been on the main thread.
      expect(elapsedMs).toBeGreaterThan(200);
    });
  });

  it('keeps it free through all boards of the numbers round', async () => {
    const page = await openPage();
    await page.evaluate((easy) => (window as unknown as PageWindow).solver.solve(easy), easy);
    await expectAwake(page, async () => {
      const { complete, last } = await page.evaluate(async () => {
        let complete = 0;
        let last: unknown;
        const options = { onProgress: (progress: unknown) => (last = progress) };
        const { solver } = window as unknown as PageWindow;
        for await (const { operations } of solver.reachAll({ size: 6, from: 101, to: 999 }, options)) {
          if (!operations.includes(255)) complete++;
        }
        return { complete, last };
      });
      expect({ complete, last }).toEqual({ complete: 1226, last: { done: 13_243, total: 13_243 } });
    });
  });

  it('is aborted in the middle within 50 ms, and goes on', async () => {
    let elapsedMs = Infinity;
    // Late once, when the machine does something else; a worker that is not stopped is late each time.
    for (let round = 0; round < 3 && elapsedMs >= 50; round++) {
      const page = await openPage();
      const outcome = await page.evaluate(
        async ({ easy, hard }) => {
          const { solver } = window as unknown as PageWindow;
          await solver.solve(easy);
          const controller = new AbortController();
          let abortedAt = 0;
          setTimeout(() => {
            abortedAt = performance.now();
            controller.abort('enough');
          }, 100);
          const queued = solver.count(easy);
          const reason: unknown = await solver
            .solve(hard, { signal: controller.signal })
            .catch((reason: unknown) => reason);
          const elapsedMs = performance.now() - abortedAt;
          return {
            reason,
            elapsedMs,
            answers: [await queued, (await solver.solve(easy)).value],
            made: (window as unknown as PageWindow).made,
          };
        },
        { easy, hard },
      );
      expect(outcome).toMatchObject({ reason: 'enough', answers: [solver.count(easy), 899], made: 2 });
      elapsedMs = outcome.elapsedMs;
    }
    expect(elapsedMs).toBeLessThan(50);
  });

  it('refuses wrong input in the words of the solver', async () => {
    const page = await openPage();
    const error = await page.evaluate(async () => {
      const { solver, NumbersGameError } = window as unknown as PageWindow;
      const error: unknown = await solver
        .solve({ numbers: [1, 1.5], target: 3 })
        .catch((error: unknown) => error);
      return error instanceof NumbersGameError ? `${error.code}: ${error.message}` : 'another';
    });
    expect(error).toMatch(/^invalid-numbers: numbers\[1\]: expected an integer .*, got 1\.5$/);
  });

  it('takes an engine that the page has loaded', async () => {
    const wasm = fileURLToPath(new URL('../../build', import.meta.url));
    const url = await browser.serve({ ...site, folders: { '/wasm': wasm, ...site.folders } });
    const page = await browser.openPage(url);
    await waitForGlobal(page, 'ready');
    const values = await page.evaluate(async (easy) => {
      const { createWorkerSolver } = window as unknown as PageWindow;
      const bytes = await (await fetch('/wasm/solver.wasm')).arrayBuffer();
      const values = [];
      for (const wasm of [bytes, await WebAssembly.compile(bytes)]) {
        const solver = createWorkerSolver(() => new Worker('/solver-worker.js', { type: 'module' }), {
          wasm,
        });
        values.push((await solver.solve(easy)).value);
        await solver.dispose();
      }
      return values;
    }, easy);
    expect(values).toEqual([899, 899]);
  });

  it('waits for a worker that has something else to do first', async () => {
    const slow = `
      import { serveSolver } from '/numbers-game/worker.js';
      await new Promise((resolve) => setTimeout(resolve, 200));
      serveSolver();`;
    const page = await openPage({ '/solver-worker.js': slow });
    const { value } = await page.evaluate(
      (easy) => (window as unknown as PageWindow).solver.solve(easy),
      easy,
    );
    expect(value).toBe(899);
  });

  it.each([
    ['is missing', undefined, 'it could not be loaded'],
    ['throws', 'throw new Error("broken")', 'Uncaught Error: broken'],
  ])('fails where the file of the worker %s', async (_, text, reason) => {
    const path = text === undefined ? '/missing.js' : '/solver-worker.js';
    const texts = {
      '/solver-worker.js': text ?? '',
      '/page.js': site.texts['/page.js'].replace('/solver-worker.js', path),
    };
    const page = await openPage(texts, (fault) => /404|broken/.test(fault));
    const outcome = await page.evaluate(async (easy) => {
      const { solver, made } = window as unknown as PageWindow;
      const error: unknown = await solver.solve(easy).catch((error: unknown) => error);
      return { made, after: (window as unknown as PageWindow).made, error: String(error) };
    }, easy);
    expect(outcome).toEqual({
      made: 0,
      after: 2,
      error: `NumbersGameError: workers: two workers ended on the same job (${reason})`,
    });
  });

  it('does a call again when its worker broke', async () => {
    const broken = `
      import { serveSolver } from '/numbers-game/worker.js';
      const isFirst = !(await caches.has('broken'));
      await caches.open('broken');
      addEventListener('message', (event) => {
        if (!isFirst || event.data.job?.method !== 'solve') return;
        event.stopImmediatePropagation();
        throw new Error('broken');
      });
      serveSolver();`;
    const page = await openPage({ '/solver-worker.js': broken }, (fault) => fault.includes('broken'));
    const outcome = await page.evaluate(async (easy) => {
      const page = window as unknown as PageWindow;
      const answers = await Promise.all([
        page.solver.count(easy),
        page.solver.solve(easy),
        page.solver.count(easy),
      ]);
      return { answers, made: page.made };
    }, easy);
    const count = solver.count(easy);
    expect(outcome).toEqual({ answers: [count, solver.solve(easy), count], made: 2 });
  });

  it('ends when it is disposed of', async () => {
    const page = await openPage();
    const outcome = await page.evaluate(async (easy) => {
      const { solver } = window as unknown as PageWindow;
      await solver.solve(easy);
      const under = solver.solve(easy).catch((error: unknown) => String(error));
      await solver.dispose();
      return under;
    }, easy);
    expect(outcome).toBe('AbortError: solver: disposed of before it answered');
    await expect.poll(() => page.workers()).toEqual([]);
  });
});
