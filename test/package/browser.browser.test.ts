// The package in Chromium, and the guarantee that the other browser suites rely on: every error in a page is
// noticed.
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAwake, findBarriers, useBrowser, waitForGlobal } from '../support/browser.js';

const browser = useBrowser();
const folders = { '/numbers-game': fileURLToPath(new URL('../../build/esm', import.meta.url)) };

const solving = `<!doctype html><script type="module">
  import { createSolver } from '/numbers-game/index.js';
  const solver = await createSolver();
  window.value = solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 }).value;
</script>`;
const valueOf = (page: Page) => waitForGlobal(page, 'value');

describe('the package in a page', () => {
  it('is imported as it is', async () => {
    const url = await browser.serve({ folders, texts: { '/': solving } });
    expect(await valueOf(await browser.openPage(url))).toBe(899);
  });

  it('runs under a strict content security policy', async () => {
    const script = solving.replace(/^.*<script.*>/, '').replace('</script>', '');
    const texts = {
      '/': '<!doctype html><script type="module" src="/page.js"></script>',
      '/page.js': script,
    };
    const url = await browser.serve({
      folders,
      texts,
      csp: "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
    });
    expect(await valueOf(await browser.openPage(url))).toBe(899);
  });
});

describe('a page is watched for', () => {
  /** A page with this in it, and what went wrong in it. */
  const faultsOf = async (text: string) => {
    const url = await browser.serve({
      texts: { '/': `<!doctype html>${text}`, '/worker.js': 'throw new Error("in a worker")' },
    });
    const faults: string[] = [];
    await browser.openPage(url, (fault) => faults.push(fault) > 0);
    await expect.poll(() => faults.length, { timeout: 5000 }).toBeGreaterThan(0);
    return faults.join('\n');
  };

  it.each([
    ['errors that nobody caught', '<script>throw new Error("in a page")</script>', /^error: in a page/],
    ['promises that nobody caught', '<script>Promise.reject(new Error("later"))</script>', /^error: later/],
    ['errors in workers', '<script>new Worker("/worker.js")</script>', /in a worker/],
    ['errors on the console', '<script>console.error("loud")</script>', /^console: loud/],
    ['files that are missing', '<script src="/missing.js"></script>', /^console: .* 404 .*missing\.js/],
    [
      'requests to elsewhere',
      '<script src="http://example.org/x.js"></script>',
      /^request: http:\/\/example\.org/,
    ],
  ])('%s', async (_, text, fault) => {
    expect(await faultsOf(text)).toMatch(fault);
  });

  it('long tasks', async () => {
    const page = await browser.openPage(await browser.serve({ texts: { '/': '<!doctype html>' } }));
    // A fixed number of products: on a busy machine, a fixed time would hold less work.
    const work = () =>
      page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            setTimeout(() => {
              let product = 1;
              for (let i = 0; i < 5e8; i++) product = Math.imul(product, i | 1);
              document.title = String(product);
              resolve();
            });
          }),
      );
    await expect(expectAwake(page, work)).rejects.toThrow();
  });

  it('barriers, in light and dark', async () => {
    const style = `<style>p { color: #000; background: #fff } @media (prefers-color-scheme: dark) { p { color: #eee } }</style>`;
    const text = `<html lang="en"><title>Barriers</title>${style}<main><p>Text</p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></main>`;
    const url = await browser.serve({ texts: { '/': `<!doctype html>${text}` } });
    const barriers = await findBarriers(await browser.openPage(url));
    expect(barriers.map((barrier) => barrier.split(': ').slice(0, 2).join(' '))).toEqual([
      'light image-alt',
      'dark color-contrast',
      'dark image-alt',
    ]);
  });
});
