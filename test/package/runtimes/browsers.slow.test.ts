// Firefox and WebKitGTK: the packed package in a page, with a worker that is aborted; the element, solving
// and played; and the page, where one types, pastes and plays. Chromium has suites of its own,
// `*.browser.test.ts`.
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { games } from '../../../src/core/puzzle/games.js';
import { createSolverSync } from '../../../src/index.js';
import { deal } from '../../../src/play/round/deal-board.js';
import { root, useConsumer } from '../../support/packed.js';
import { listenOn } from '../../support/site.js';
import type { Driver } from './driver.js';
import { expected } from './expected.js';
import { openFirefox } from './firefox.js';
import { findBrowsers } from './setup.mjs';
import { openWebKit } from './webkit.js';

const { folder } = useConsumer();
const solver = createSolverSync();

/** The key Enter, as WebDriver names it. */
const ENTER = '\uE007';

/** What every page begins with: errors that nobody caught, and a search through shadow roots. */
const tools = `
  globalThis.faults = [];
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  globalThis.findAll = function findAll(selector, from = document) {
    const inside = [...from.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ? findAll(selector, shadowRoot) : []);
    return [...from.querySelectorAll(selector), ...inside];
  };
  const nameOf = (element) => element.ariaLabel ?? element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
  globalThis.find = (selector, name) => findAll(selector).find((element) => nameOf(element).trim() === name);`;

const answersPage = `
  <script type="importmap">{ "imports": {
    "numbers-game": "/package/esm/index.js",
    "numbers-game/generate": "/package/esm/generate.js",
    "numbers-game/operators": "/package/esm/operators.js",
    "numbers-game/worker": "/package/esm/worker.js" } }</script>
  <script type="module">
    import * as main from 'numbers-game';
    import * as generate from 'numbers-game/generate';
    import * as operators from 'numbers-game/operators';
    import * as worker from 'numbers-game/worker';
    import { askAll } from '/answers.js';
    const createWorker = () => new Worker('/solver-worker.js', { type: 'module' });
    globalThis.answers = await askAll({ ...main, ...generate, ...operators, ...worker }, createWorker);
  </script>`;

const elementPage = `
  <script type="module" src="/package/element.min.js"></script>
  <numbers-game id="solver"></numbers-game>
  <numbers-game id="play" play numbers="1 3 7 10 25 50" target="765"></numbers-game>
  <script>
    globalThis.finish = null;
    addEventListener('finish', ({ detail }) => (finish = detail));
    document.querySelector('#solver').worker = () => new Worker('/solver-worker.js', { type: 'module' });
  </script>`;

const smallPage = `
  <script type="module" src="/package/element.min.js"></script>
  <div style="width: 320px">
    <numbers-game id="compact" play compact game="24" numbers="3 3 8 8"></numbers-game>
    <numbers-game id="reveal" reveal numbers="1 3 7 10 25 50" target="765"><h2 slot="title">Monday</h2></numbers-game>
  </div>`;

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Test</title><script>${tools}</script>${body}</html>`;

describe.each([
  { name: 'Firefox', openDriver: openFirefox },
  { name: 'WebKitGTK', openDriver: openWebKit },
])('in $name', ({ openDriver }) => {
  let driver: Driver;
  let server: Server;
  let url: string;

  beforeAll(async () => {
    if (Object.values(findBrowsers()).includes(null))
      throw new Error('a browser is missing: run `npm run runtimes`');
    const installed = join(folder, 'node_modules', 'numbers-game', 'build');
    ({ server, url } = await listenOn({
      folders: {
        '/package': installed,
        '/web': join(root, 'app', 'build', 'site'),
        '/plain': join(root, 'examples', 'plain'),
        '/plain/app': join(root, 'app', 'build', 'site'),
      },
      texts: {
        '/answers.html': page(answersPage),
        '/element.html': page(elementPage),
        '/small.html': page(smallPage),
        '/answers.js': readFileSync(join(root, 'test', 'package', 'runtimes', 'answers.mjs'), 'utf8'),
        '/solver-worker.js': `import { serveSolver } from '/package/esm/worker.js'; serveSolver();`,
      },
    }));
    driver = await openDriver();
  }, 90_000);

  afterAll(async () => {
    await driver.close();
    server.close();
    server.closeAllConnections();
  });

  const read = async (body: string) => JSON.parse(await driver.runScript(body)) as unknown;
  const waitFor = (body: string, value: unknown) =>
    vi.waitFor(
      async () => {
        expect(await read(body)).toEqual(value);
      },
      { timeout: 20_000, interval: 50 },
    );
  const type = async (selector: string, name: string, text: string) => {
    await driver.click(`return find('${selector}', '${name}')`);
    await driver.press(text);
  };
  const click = (name: string) => driver.click(`return find('button', '${name}')`);

  it('the package solves, generates, and works in a worker that is aborted', async () => {
    await driver.open(`${url}/answers.html`);
    await waitFor('return globalThis.answers !== undefined || faults.length > 0', true);
    expect(await read('return faults')).toEqual([]);
    expect(await read('return answers')).toEqual(expected);
  });

  it('the element answers while one types, in a worker', async () => {
    await driver.open(`${url}/element.html`);
    await waitFor(`return find('input', 'Numbers') !== undefined`, true);
    await type('input', 'Numbers', '1 1 4 5 6 7');
    await type('input', 'Target', '899');
    await waitFor(`return findAll('.expression')[0]?.textContent.trim()`, '(6 × 5 + 1) × (7 × 4 + 1) = 899');
    expect(await read('return faults')).toEqual([]);
  });

  it('the element is played', async () => {
    await driver.open(`${url}/element.html`);
    await waitFor(`return find('button', '50') !== undefined`, true);
    for (const name of ['50', 'plus', '1', '25', 'minus', '10', '51', 'times', '15']) await click(name);
    await waitFor('return finish?.reason', 'exact');
    expect(await read('return faults')).toEqual([]);
  });

  it('the element is compact, and shows an answer step by step', async () => {
    await driver.open(`${url}/small.html`);
    await waitFor(`return find('button', 'Next step') !== undefined`, true);
    expect(
      await read(`return document.querySelector('#compact').getBoundingClientRect().height <= 360`),
    ).toBe(true);
    for (const step of ['50 + 1 = 51', '25 − 10 = 15']) {
      await click('Next step');
      await waitFor(`return findAll('.expression')[0]?.textContent.trim()`, step);
    }
    await click('Next step');
    await waitFor(`return findAll('.expression')[0]?.textContent.trim()`, '(50 + 1) × (25 − 10) = 765');
    expect(await read('return faults')).toEqual([]);
  });

  it('the element is played in a frame', async () => {
    await driver.open(`${url}/plain/frame.html`);
    await driver.runScript(tools);
    const inFrame = `const inside = document.querySelector('iframe').contentDocument;
      const giveUp = findAll('button', inside).find(({ textContent }) => textContent.trim() === 'Give up');`;
    await waitFor(`${inFrame} return giveUp !== undefined`, true);
    await driver.runScript(`${inFrame} giveUp.click()`);
    await waitFor(`return document.querySelector('[role=status]').textContent`, 'Finished: given-up');
    await waitFor(
      `const [frame] = findAll('iframe');
      return Number(frame.height) === frame.contentDocument.documentElement.scrollHeight`,
      true,
    );
    expect(await read('return faults')).toEqual([]);
  });

  describe('the page', () => {
    const openPage = async (hash: string) => {
      await driver.open('about:blank');
      await driver.open(`${url}/web/${hash}`);
      await driver.runScript(tools);
    };
    const reload = async () => {
      await driver.runScript('globalThis.isOld = true; setTimeout(() => location.reload())');
      await waitFor(
        `return globalThis.isOld === undefined && document.querySelector('footer') !== null`,
        true,
      );
      await driver.runScript(tools);
    };
    /** Presses Start, again if the page moved it away from under the mouse. */
    const startRound = async () => {
      const hasStart = `return find('button', 'Start') !== undefined`;
      await waitFor(hasStart, true);
      await vi.waitFor(
        async () => {
          if ((await read(hasStart)) === true) await click('Start');
          expect(await read(hasStart)).toBe(false);
        },
        { timeout: 20_000, interval: 500 },
      );
    };
    const waitForAnswer = (text: string) =>
      waitFor(
        `return document.querySelector('[aria-label="Answer"]')?.textContent.includes('${text}')`,
        true,
      );

    it('solves what is typed, with Enter from field to field', async () => {
      await openPage('#/solve');
      await waitFor(`return find('button', 'Clear') !== undefined`, true);
      await click('Clear');
      await waitFor('return document.activeElement.getAttribute("aria-label")', 'Number 1');
      await driver.press(['1', '3', '7', '10', '25', '50'].map((number) => number + ENTER).join(''));
      await driver.press('831');
      await waitForAnswer('= 830');
      expect(await read('return faults')).toEqual([]);
    });

    it('solves a board that is pasted into one field', async () => {
      await openPage('#/solve');
      await waitFor(`return find('input', 'Target') !== undefined`, true);
      await driver.click(`return find('input', 'Target')`);
      // The event of a paste, because the clipboard of the machine may be in use; Firefox reads the last two.
      await read(`const data = '25 50 75 100 3 6 952';
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', data);
        const options = { bubbles: true, cancelable: true, clipboardData, dataType: 'text/plain', data };
        return document.activeElement.dispatchEvent(new ClipboardEvent('paste', options))`);
      await waitFor(
        `return findAll('.tiles input').map(({ value }) => value).filter((value) => value !== '')`,
        ['25', '50', '75', '100', '3', '6'],
      );
      await waitForAnswer('= 952');
      expect(await read('return faults')).toEqual([]);
    });

    it.each([
      ['mode=ladder&day=2026-11-23', 'Next board'],
      ['mode=sprint&seed=7', 'Skip'],
      ['mode=show&seed=7', 'Next board'],
      ['mode=practice&seed=7', 'Stop'],
    ])('is played in a run: %s', async (settings, end) => {
      await openPage(`#/play?game=countdown&${settings}&clock=off`);
      await startRound();
      await waitFor(`return findAll('[aria-label="Tiles"] button').length`, 6);
      const [numbers, target] = (await read(
        `const [{ numbers, target }] = findAll('numbers-game'); return [numbers, target];`,
      )) as [number[], number];
      const { expression } = solver.solve({ numbers, target });
      await type('input', 'Expression', expression! + ENTER);
      const ended = settings.includes('sprint') ? 'Solved: ' : 'How to find it:';
      await waitFor(`return document.body.textContent.includes('${ended}')`, true);
      await waitFor(
        `return findAll('button').some(({ textContent }) => textContent.startsWith('${end}'))`,
        true,
      );
      expect(await read('return faults')).toEqual([]);
    });

    it('is played to the end of a round, which stays after a reload, as the language does', async () => {
      await openPage('#/play?game=countdown&large=2&seed=7&clock=off');
      await startRound();
      const { numbers, target } = deal(games.countdown, 7, { large: 2 }).next().value;
      expect({ numbers, target }).toEqual({ numbers: [25, 50, 10, 5, 2, 10], target: 520 });
      await waitFor(
        `return findAll('[aria-label="Tiles"] button').map((tile) => tile.textContent.trim())`,
        numbers.map(String),
      );
      for (const name of ['50', 'plus', '2', 'times', '10']) await click(name);
      await waitFor(`return document.querySelector('.over')?.textContent.includes('520 = 52 × 10')`, true);
      await waitFor(`return find('button', 'Show your rounds') !== undefined`, true);
      await read(`const select = document.querySelector('.language select');
        select.value = 'fr';
        return select.dispatchEvent(new Event('change', { bubbles: true }))`);
      await waitFor('return document.documentElement.lang', 'fr');
      await reload();
      await waitFor('return document.documentElement.lang', 'fr');
      await waitFor(`return document.querySelector('main button.primary')?.textContent`, 'Commencer');
      await waitFor(`return find('button', 'Voir vos parties') !== undefined`, true);
      await click('Voir vos parties');
      await waitFor(
        `return findAll('.history .last li').map((row) => row.textContent).join('; ').includes('25 50 10 5 2 10 → 520')`,
        true,
      );
      expect(await read('return faults')).toEqual([]);
    });
  });
});
