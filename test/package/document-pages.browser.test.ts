// The blocks of README.md and docs/ that are for pages, as they are printed, with the packed package: HTML
// and CSS in a page with the element, JavaScript bundled beside the file of its worker, or plain if it
// imports files. A page fails its test if anything in it does.
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { useBrowser, waitForGlobal } from '../support/browser.js';
import { blocks, testOf } from '../support/document-blocks.js';
import { blocksOf, readDocument } from '../support/documents.js';
import { useConsumer } from '../support/packed.js';

const browser = useBrowser();
const { folder } = useConsumer();
const own = blocks.filter((block) => testOf(block) === 'document-pages.browser');

const SCRIPT = '<script defer src="node_modules/numbers-game/build/element.min.js"></script>';
const ELEMENT = '<numbers-game play numbers="1 3 7 10 25 50" target="765"></numbers-game>';
const installed = join(folder, 'node_modules', 'numbers-game', 'build');

const foldersAbove = (at: string) => ({
  '/': at,
  '/node_modules/': join(folder, 'node_modules'),
  '/numbers-game/': join(installed, 'esm'),
});

it.each(own.filter(({ language }) => language === 'html'))('HTML of $path, line $line', async ({ text }) => {
  const html = `<!doctype html><body>${text.includes('<script') ? '' : SCRIPT}${text}${/<numbers-game|createSolver/.test(text) ? '' : ELEMENT}`;
  const url = await browser.serve({ folders: foldersAbove(folder), texts: { '/': html } });
  const page = await browser.openPage(url);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('numbers-game')].every(
      ({ shadowRoot }) => (shadowRoot?.textContent ?? '').trim() !== '',
    ),
  );
});

it.each(own.filter(({ language }) => language === 'css'))('CSS of $path, line $line', async ({ text }) => {
  const html = `<!doctype html><style>${text}</style><body>${SCRIPT}${ELEMENT}`;
  const page = await browser.openPage(
    await browser.serve({ folders: foldersAbove(folder), texts: { '/': html } }),
  );
  const count = await page.evaluate(() => document.styleSheets[0].cssRules.length);
  expect(count).toBe(text.match(/\{/g)!.length);
});

it.each(own.filter(({ language }) => language === 'js'))(
  'JavaScript of $path, line $line',
  async ({ path, line, text }) => {
    const at = join(folder, `page-${line}`);
    if (!existsSync(at)) mkdirSync(at);
    const isWorker = text.includes('serveSolver(');
    const of = (part: string) => blocksOf(readDocument(path), 'js').find((each) => each.includes(part));
    const usesFiles = text.includes("'./numbers-game/");
    const worker = isWorker ? text : (of('serveSolver(') ?? '');
    const [, pageOfWorkers] = blocksOf(readDocument('docs/guide/workers.md'), 'js');
    const program = isWorker ? (of('createWorkerSolver(createWorker)') ?? pageOfWorkers) : text;
    writeFileSync(join(at, 'page.js'), `${program}\nglobalThis.isDone = true;`);
    writeFileSync(
      join(at, 'solver-worker.js'),
      usesFiles === worker.includes("'./numbers-game/")
        ? worker
        : blocksOf(readDocument('docs/guide/workers.md'), 'js')[0],
    );
    const entryPoints = ['page.js', 'solver-worker.js'].map((name) => join(at, name));
    if (!usesFiles)
      await build({
        entryPoints,
        bundle: true,
        format: 'esm',
        outdir: at,
        allowOverwrite: true,
        logLevel: 'error',
      });
    cpSync(join(installed, 'solver.wasm'), join(at, 'solver.wasm'));
    const html = `<!doctype html><body>${ELEMENT}<script type="module" src="page.js"></script>`;
    const url = await browser.serve({ folders: foldersAbove(at), texts: { '/index.html': html } });
    const page = await browser.openPage(`${url}/index.html`);
    expect(await waitForGlobal(page, 'isDone')).toBe(true);
  },
);
