// The component for React: what a server renders of it, and what it does once that is hydrated, in
// StrictMode.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NumbersGameElement } from '../../src/element/index.js';
import { useBrowser, waitForGlobal } from '../support/browser.js';

const browser = useBrowser();
const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'numbers-game-react-'));

const app = `
  import { NumbersGame } from 'numbers-game/element/react';
  import { createElement, StrictMode, useState } from 'react';
  function Board() {
    const [state, setState] = useState({
      target: 899,
      label: 'first',
      global: { id: 'board', lang: 'de', title: 'Board', tabIndex: 0 },
    });
    Object.assign(globalThis, { setState });
    return createElement(NumbersGame, {
      className: 'wide',
      numbers: [1, 1, 4, 5, 6, 7],
      target: state.target,
      ...state.global,
      ref: (element) => { globalThis.element = element; },
      onAnswer: ({ detail }) => globalThis.answers.push([state.label, detail.result.value]),
      onFailure: ({ detail }) => globalThis.answers.push([state.label, detail.error.code]),
    });
  }
  export const view = createElement(StrictMode, null, createElement(Board));`;
const server = `
  import { renderToString } from 'react-dom/server';
  import { view } from './app.js';
  export const html = renderToString(view);`;
const page = `
  import { hydrateRoot } from 'react-dom/client';
  import { view } from './app.js';
  globalThis.answers = [];
  globalThis.shown = [];
  const watch = () => {
    shown.push(document.querySelector('numbers-game')?.shadowRoot.querySelector('[role=status]')?.innerText);
    requestAnimationFrame(watch);
  };
  watch();
  globalThis.mounted = hydrateRoot(document.getElementById('app'), view);`;

let html: string;

/** Bundles a file of the folder, which sees the modules of the project. */
const bundle = (name: string, platform: 'browser' | 'node') =>
  build({
    entryPoints: [join(folder, name)],
    outfile: join(folder, 'out', name.replace('.js', '.mjs')),
    bundle: true,
    format: 'esm',
    platform,
    nodePaths: [join(root, 'node_modules')],
    alias: { 'numbers-game/element/react': join(root, 'build/esm/element-react.js') },
    define: { 'process.env.NODE_ENV': '"development"' },
    banner:
      platform === 'node'
        ? { js: "import { createRequire } from 'node:module'; const require = createRequire('/');" }
        : {},
    logOverride: { 'module-level-directive': 'silent' },
  });

beforeAll(async () => {
  for (const [name, text] of Object.entries({ 'app.js': app, 'server.js': server, 'page.js': page }))
    writeFileSync(join(folder, name), text);
  await Promise.all([bundle('server.js', 'node'), bundle('page.js', 'browser')]);
  ({ html } = (await import(pathToFileURL(join(folder, 'out/server.mjs')).href)) as { html: string });
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('is an empty box on a server, without a DOM', () => {
  expect(html).toBe('<div class="wide"></div>');
});

it('sets lists and listeners when it is hydrated, and shows no other state before', async () => {
  const url = await browser.serve({
    folders: { '/out': join(folder, 'out') },
    texts: {
      '/': `<!doctype html><html lang="en"><title>Numbers</title><div id="app">${html}</div>
        <script type="module" src="/out/page.mjs"></script></html>`,
    },
  });
  const tab = await browser.openPage(url);
  await waitForGlobal(tab, 'answers?.[0]');
  expect(await tab.locator('numbers-game.wide').count()).toBe(1);
  const shown = await tab.evaluate<(string | null)[]>('shown');
  for (const text of shown.filter((each) => each)) expect(text).toMatch(/^…$|899/);
  const listGlobal = () =>
    tab.locator('numbers-game').evaluate((element: HTMLElement) => {
      const { id, lang, title, tabIndex } = element;
      return [id, lang, title, tabIndex, element.getAttributeNames().length];
    });
  const [, , , , count] = await listGlobal();
  expect(await listGlobal()).toEqual(['board', 'de', 'Board', 0, count]);
  await tab.evaluate("setState({ target: 830, label: 'second', global: { lang: undefined } })");
  await waitForGlobal(tab, 'answers[1]');
  expect(await listGlobal()).toEqual(['', '', '', -1, Number(count) - 4]);
  await tab.evaluate("setState({ target: 'x', label: 'third' })");
  await waitForGlobal(tab, 'answers[2]');
  expect(await tab.evaluate('answers')).toEqual([
    ['first', 899],
    ['second', 830],
    ['third', 'invalid-target'],
  ]);
  expect(
    await tab.evaluate(() => {
      const { element, mounted } = globalThis as unknown as {
        element: NumbersGameElement | null;
        mounted: { unmount(): void };
      };
      const name = element?.localName;
      mounted.unmount();
      return [name, (globalThis as unknown as { element: unknown }).element];
    }),
  ).toEqual(['numbers-game', null]);
});
