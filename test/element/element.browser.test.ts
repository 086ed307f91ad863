// The element in pages: solving and playing by mouse and by keyboard, and what pages see of it, such as
// events, properties and styles. It runs the built script in Chromium, since jsdom has neither layout nor
// focus that could be trusted. Rounds themselves are tested without a page in play.test.ts.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { NumbersGameElement } from '../../src/element/index.js';
import { readProse } from '../support/documents.js';
import { listGames } from '../support/game-names.js';
import { findBarriers, useBrowser } from '../support/browser.js';

const browser = useBrowser();
const build = fileURLToPath(new URL('../../build', import.meta.url));

/** Every event of the elements in a page, in `window.events`, with code and message of an error. */
const listening = `
  window.events = [];
  for (const type of ['answer', 'start', 'move', 'finish', 'failure']) {
    addEventListener(type, ({ detail, target }) =>
      events.push({ type, id: target.id, detail: 'error' in detail ? { code: detail.error.code, message: detail.error.message } : detail }));
  }`;

interface Happening {
  readonly type: string;
  readonly id: string;
  readonly detail: Record<string, unknown>;
}

interface Setting {
  readonly csp?: string;
  readonly width?: number;
  /** The script at /worker.js. */
  readonly worker?: string;
  /** Whether the page has the script for all operators, too. */
  readonly operators?: boolean;
  readonly isExpected?: (fault: string) => boolean;
}

/** Opens a page with this in its body. */
async function open(
  body: string,
  { csp, width = 700, worker = '', operators = false, isExpected }: Setting = {},
): Promise<Page> {
  const head = `<meta name="viewport" content="width=device-width"><title>Numbers</title>
    <meta name="color-scheme" content="light dark"><script src="/listening.js"></script>
    <script type="module" src="/numbers-game/element.min.js"></script>
    ${operators ? '<script type="module" src="/numbers-game/element-operators.min.js"></script>' : ''}`;
  const url = await browser.serve({
    folders: { '/numbers-game': build },
    texts: {
      '/': `<!doctype html><html lang="en">${head}<main><h1>Numbers</h1>${body}</main></html>`,
      '/listening.js': listening,
      '/worker.js': worker,
    },
    csp,
  });
  const page = await browser.openPage(url, isExpected);
  await page.setViewportSize({ width, height: 800 });
  return page;
}

/** The events of a type so far. A round shows its end before it emits `finish`. */
const eventsOf = (page: Page, type: string) =>
  page
    .evaluate(() => (window as unknown as { events: Happening[] }).events)
    .then((events) => events.filter((event) => event.type === type));

const element = (page: Page, id = ''): Locator => page.locator(`numbers-game${id}`);
const expressionOf = (where: Page | Locator) => where.locator('.expression').innerText();

/** Waits until a text is shown in the region that screen readers announce. */
const waitFor = (where: Page | Locator, text: string | RegExp) =>
  where.getByRole('status').filter({ hasText: text }).waitFor({ timeout: 10_000 });

const strict = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
const six = 'numbers="1 3 7 10 25 50"';

describe('the solver', () => {
  it('shows the answer and its steps, and tells the page', async () => {
    const page = await open('<numbers-game id="one" numbers="1 1 4 5 6 7" target="899"></numbers-game>');
    await waitFor(page, 'Exact, in 5 operations');
    expect(await expressionOf(page)).toBe('(6 × 5 + 1) × (7 × 4 + 1) = 899');
    expect(await page.locator('.steps li').allInnerTexts()).toEqual([
      '6 × 5 = 30',
      '30 + 1 = 31',
      '7 × 4 = 28',
      '28 + 1 = 29',
      '31 × 29 = 899',
    ]);
    expect(await eventsOf(page, 'answer')).toMatchObject([
      {
        id: 'one',
        detail: { result: { status: 'exact', value: 899, expression: '(6 * 5 + 1) * (7 * 4 + 1)' } },
      },
    ]);
    expect(await element(page).evaluate((element: NumbersGameElement) => element.result?.operations)).toBe(5);
  });

  it('shows the nearest, and which numbers it leaves', async () => {
    const page = await open(`<numbers-game ${six} target="831"></numbers-game>`);
    await waitFor(page, 'Nearest is 830, 1 away, in 4 operations');
    expect(await page.locator('.tile').allInnerTexts()).toEqual(['1', '3', '7', '10', '25', '50']);
    expect(await page.locator('.tile.spare').allInnerTexts()).toEqual(['3']);
  });

  it.each([
    ['numbers="A J" target="12" aces="one-or-eleven"', '11 + 1 = 12', []],
    ['numbers="2 8 10" target="20" operators="× −"', '10 × 2 = 20', ['8']],
    ['numbers="1 2 3 12" target="15" operators="+ concat"', '3 + 12 = 15', ['1', '2']],
    ['numbers="1 2 3" target="15" operators="+ - * / concat"', '12 + 3 = 15', []],
  ])('colours the tiles that it uses of %s', async (attributes, expression, spare) => {
    const page = await open(`<numbers-game ${attributes}></numbers-game>`, { operators: true });
    await page.getByText(expression).first().waitFor();
    expect(await page.locator('.tile.spare').allInnerTexts()).toEqual(spare);
  });

  it('answers while one types, and keeps its attributes up to date', async () => {
    const page = await open('<numbers-game></numbers-game>');
    await waitFor(page, 'Type numbers to see the best answer.');
    await page.getByLabel('Numbers').fill('3, 3 8 8');
    await waitFor(page, 'Type a target');
    await page.getByLabel('Target').pressSequentially('64');
    // The answer to 6 takes one operation, too.
    await waitFor(page, '= 64');
    await waitFor(page, 'Exact, in 1 operation');
    expect(await expressionOf(page)).toBe('8 × 8 = 64');
    expect(await element(page).getAttribute('numbers')).toBe('3, 3 8 8');
    expect(await element(page).getAttribute('target')).toBe('64');
    await page.getByLabel('Target').fill('');
    await waitFor(page, 'Type a target');
  });

  it('takes a whole board from either field, and from its attribute', async () => {
    const page = await open('<numbers-game numbers="25 50 75 100 3 6 952"></numbers-game>');
    await waitFor(page, 'Exact');
    for (const field of ['Numbers', 'Target']) {
      await page.getByRole('textbox', { name: field }).fill('A 4 5 8 = 24');
      await page.keyboard.press('Enter');
      await waitFor(page, 'Exact, in 2 operations');
      expect(await element(page).getAttribute('numbers')).toBe('A 4 5 8');
      expect(await element(page).getAttribute('target')).toBe('24');
      await page.getByRole('textbox', { name: 'Numbers' }).fill('1 2');
      await page.keyboard.press('Enter');
    }
    const numbers = page.getByRole('textbox', { name: 'Numbers' });
    await numbers.fill('4 5 6 7 = 22');
    await waitFor(page, '= 22'); // while the target is another one
    await numbers.fill('4 5 6 7');
    await numbers.evaluate((input: HTMLInputElement) => {
      input.value = '4 5 6 7 = 24';
      input.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste' }));
    });
    await waitFor(page, '= 24');
    expect(await numbers.inputValue()).toBe('4 5 6 7');
  });

  it('answers a board once that it splits into its fields', async () => {
    const page = await open('<numbers-game></numbers-game>');
    await page.getByRole('textbox', { name: 'Numbers' }).fill('A 4 5 8 = 24');
    await waitFor(page, 'Exact, in 2 operations');
    await page.keyboard.press('Enter');
    await expect.poll(() => element(page).getAttribute('target')).toBe('24');
    await page.getByRole('textbox', { name: 'Target' }).fill('20');
    await waitFor(page, '= 20');
    expect(await eventsOf(page, 'answer')).toHaveLength(2);
  });

  it('tells what it does not read of a post, and offers the game that is meant', async () => {
    const page = await open('<numbers-game></numbers-game>');
    const numbers = page.getByRole('textbox', { name: 'Numbers' });
    const paste = (text: string) =>
      numbers.evaluate((input, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    await paste('Numbers: 25 50 3 3 1 10\nTarget: 765\nGood luck!');
    await waitFor(page, '= 765');
    await page.getByText('Not read: “Good luck!”.').waitFor();
    await paste('{"id": 7, "numbers": [25, 50, 3, 3, 1, 10], "target": 764, "use": "all"}');
    await waitFor(page, '= 764');
    await page.getByText('Not read: “"use":"all"”.').waitFor();
    await numbers.fill('3 3 8 8');
    await page.getByRole('button', { name: 'Solve as “24 game”' }).click();
    await waitFor(page, '= 24');
    expect(await expressionOf(page)).toBe('8 ÷ (3 − 8 ÷ 3) = 24');
    expect(await element(page).getAttribute('game')).toBe('24');
    expect(await page.getByRole('button').count()).toBe(0);
  });

  it('follows its attributes and properties', async () => {
    const page = await open('<numbers-game numbers="3 3 8 8" game="24"></numbers-game>');
    const set = (change: (element: NumbersGameElement) => void) => element(page).evaluate(change);
    await waitFor(page, 'Exact, in 3 operations');
    expect(await expressionOf(page)).toBe('8 ÷ (3 − 8 ÷ 3) = 24');
    await set((element) => {
      element.target = '1/64';
      element.use = 'any';
    });
    await waitFor(page, '= 1/64');
    await set((element) => {
      element.removeAttribute('target');
      element.removeAttribute('use');
      element.setAttribute('values', 'integer');
    });
    await waitFor(page, 'Type a target');
    await set((element) => {
      element.numbers = ['A', 'K'];
      element.game = '24';
      element.values = '';
      element.aces = 'one-or-eleven';
    });
    await waitFor(page, 'Exact, in 1 operation');
    expect(await expressionOf(page)).toBe('13 + 11 = 24');
    expect(await page.locator('.tile.spare').count()).toBe(0);
    expect(await element(page).getAttribute('numbers')).toBe('A K');
    await set((element) => {
      element.aces = '';
    });
    await waitFor(page, 'This target is impossible.');
    await set((element) => {
      element.removeAttribute('game');
      element.numbers = [1, 3, 7, 10, 25, 50];
      element.target = 834;
      element.tidy = true;
    });
    await waitFor(page, 'Nearest is 833');
    const attributes = await element(page).evaluate((element) =>
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    );
    expect(attributes).toEqual({ numbers: '1 3 7 10 25 50', target: '834', tidy: '' });
  });

  it('takes null and undefined for nothing, as frameworks set them, and the minus that it writes itself', async () => {
    const page = await open('<numbers-game numbers="1 2 3" target="x" values="x"></numbers-game>');
    await waitFor(page, 'The attribute values is “x”');
    const set = (properties: object) =>
      element(page).evaluate((element, properties) => {
        const all = { game: undefined, values: null, use: undefined, aces: null, worker: undefined };
        Object.assign(element, all, properties);
      }, properties);
    await set({ target: null });
    await waitFor(page, 'Type a target');
    await set({ values: 'rational', target: '−5' });
    await waitFor(page, '= −5');
    await set({ numbers: null, target: 5 });
    await waitFor(page, 'Type numbers');
  });

  it.each([
    ['numbers="1 x 4" target="5"', 'Use whole numbers from 1 up, or A, J, Q, K, not “x”.', 'invalid-numbers'],
    ['numbers="1 2.5" target="5"', 'A, J, Q, K, not “2.5”.', 'invalid-numbers'],
    ['numbers="0 3" target="5"', 'A, J, Q, K, not “0”.', 'invalid-numbers'],
    [
      'numbers="1 2 3 4 5 6 7 8 9 10 11" target="5"',
      'There are 11 numbers, but at most 10 are allowed.',
      'invalid-numbers',
    ],
    ['numbers="1 2" target="-5"', 'The target must be a whole number from 1 up, not “-5”.', 'invalid-target'],
    [
      'numbers="1 2" target="1/0" game="24"',
      'The target must be a whole number or a fraction such as 5/6, not “1/0”.',
      'invalid-target',
    ],
    ['numbers="1 2" game="25"', `The attribute game is “25”. Allowed: ${listGames()}.`, 'invalid-option'],
    [
      'numbers="1 2" values="whole"',
      'The attribute values is “whole”. Allowed: natural, integer, rational, real.',
      'invalid-option',
    ],
    [
      'numbers="1 2" operators="+ plus"',
      'The attribute operators is “plus”. Allowed: +, -, *, /',
      'invalid-option',
    ],
    ['mode="chess"', 'The attribute mode is “chess”. Allowed: sprint.', 'invalid-option'],
    ['numbers="1 2" target="3" seconds="30s"', 'The attribute seconds is “30s”', 'invalid-option'],
    ['numbers="1 2" target="3" seconds="-5"', 'The attribute seconds is “-5”', 'invalid-option'],
    [`numbers="${'9007199254740991 '.repeat(10)}" target="9"`, 'These numbers are too large', 'too-large'],
  ])('says what is wrong with %s', async (attributes, message, code) => {
    for (const play of ['', 'play']) {
      if (play === 'play' && code === 'too-large') continue;
      const page = await open(`<numbers-game ${attributes} ${play}></numbers-game>`);
      await waitFor(page, message);
      expect((await eventsOf(page, 'failure')).map(({ detail }) => detail.code)).toEqual([code]);
    }
  });

  it('tells the last failure to those who ask later', async () => {
    const page = await open('<numbers-game numbers="1 x" target="5"></numbers-game>');
    await waitFor(page, 'not “x”');
    const failures = await element(page).evaluate(async (element: NumbersGameElement) => {
      const early = element.failure;
      element.numbers = '2 3';
      await element.updateComplete;
      return [(early as { code?: string } | null)?.code, element.failure];
    });
    expect(failures).toEqual(['invalid-numbers', null]);
  });

  it('has no answer while it searches, and goes on showing the last one', async () => {
    const page = await open(`<numbers-game ${six} target="765"></numbers-game>`);
    await waitFor(page, 'Exact');
    const [searching, shown, found] = await element(page).evaluate(async (element: NumbersGameElement) => {
      const answered = new Promise((resolve) => {
        element.addEventListener('answer', resolve, { once: true });
      });
      element.target = 5;
      await element.updateComplete;
      const { result } = element;
      const shown = element.shadowRoot!.querySelector('.expression')!.textContent;
      await answered;
      return [result, shown, element.result?.value];
    });
    expect(searching).toBeNull();
    expect(shown).toContain('765');
    expect(found).toBe(5);
  });

  it('takes equal values for no change, however often frameworks set them', async () => {
    const page = await open(`<numbers-game ${six} target="765"></numbers-game>`);
    await waitFor(page, 'Exact');
    const updates = await element(page).evaluate(async (element: NumbersGameElement) => {
      let updates = 0;
      const render = () => {
        updates++;
        Object.assign(element, {
          numbers: [1, 3, 7, 10, 25, 50],
          target: 765,
          operators: ['+', '-', '*', '/'],
        });
      };
      // As a component whose state follows the answer.
      element.addEventListener('answer', render);
      render();
      await new Promise((resolve) => setTimeout(resolve, 300));
      element.removeEventListener('answer', render);
      return updates;
    });
    // The first one sets other operators than none.
    expect(updates).toBe(2);
    const values = await element(page).evaluate(async (element: NumbersGameElement) => {
      const list = [2, 3];
      const values = [];
      for (const target of [6, 7]) {
        const answered = new Promise<void>((resolve) => {
          element.addEventListener(
            'answer',
            () => {
              resolve();
            },
            { once: true },
          );
        });
        Object.assign(element, { numbers: [...list], target: 6 });
        await answered;
        values.push(element.result?.value);
        list.splice(0, 2, target, 1); // a list that the page changes is another one
        element.numbers = list;
      }
      return values;
    });
    expect(values).toEqual([6, 6]);
  });

  it('knows the other games, and fewer operators', async () => {
    const page = await open('<numbers-game game="make-ten" numbers="3 4 7 8"></numbers-game>', {
      operators: true,
    });
    await waitFor(page, 'Exact, in 3 operations');
    expect(await expressionOf(page)).toBe('8 × (3 − 7 ÷ 4) = 10');
    await element(page).evaluate((element: NumbersGameElement) => {
      Object.assign(element, { game: 'krypto', numbers: [2, 4, 7, 13, 20], target: 17 });
    });
    await waitFor(page, 'Exact, in 4 operations');
    await element(page).evaluate((element: NumbersGameElement) => {
      Object.assign(element, { game: 'digits', numbers: [4, 6], target: 24, operators: ['+', '-'] });
    });
    await waitFor(page, 'Nearest is 10');
    expect(await element(page).getAttribute('operators')).toBe('+ -');
    await element(page).evaluate((element: NumbersGameElement) => {
      element.operators = '+ ?';
    });
    await waitFor(page, 'The attribute operators is “?”');
  });

  it('says what it needs for other operators, and answers once it is there', async () => {
    const page = await open(
      `<numbers-game numbers="1 2 3" target="15" operators="+ - * / concat"></numbers-game>
      <numbers-game id="game" game="24s" numbers="2 2 2 6"></numbers-game>
      <numbers-game id="four" numbers="4 6" target="24"></numbers-game>`,
    );
    const remedy = 'this page needs “numbers-game/element/operators” or the script element-operators.min.js.';
    await waitFor(element(page).first(), `For the operators + − × ÷ ‖, ${remedy}`);
    await waitFor(element(page, '#game'), 'For the operators + − × ÷ ^ ⁿ√ log');
    await element(page, '#game').evaluate((element: NumbersGameElement) => {
      element.lang = 'de';
    });
    await waitFor(element(page, '#game'), 'Für die Rechenzeichen');
    await element(page, '#game').evaluate((element: NumbersGameElement) => {
      element.lang = 'en';
    });
    await waitFor(element(page, '#four'), 'Exact');
    expect((await eventsOf(page, 'failure')).map(({ detail }) => detail.code)).toEqual([
      'invalid-option',
      'invalid-option',
    ]);
    await page.addScriptTag({ type: 'module', url: '/numbers-game/element-operators.min.js' });
    await waitFor(element(page).first(), 'Exact');
    await waitFor(element(page, '#game'), 'Exact');
    expect(await expressionOf(element(page).first())).toBe('12 + 3 = 15');
    expect(await expressionOf(element(page, '#four'))).toBe('6 × 4 = 24');
  });

  it('has all operators, whichever script comes first', async () => {
    const scripts = ['element-operators', 'element', 'element-operators']
      .map((name) => `<script src="/numbers-game/${name}.min.js"></script>`)
      .join('');
    const url = await browser.serve({
      folders: { '/numbers-game': build },
      texts: {
        '/': `<!doctype html><title>Numbers</title>${scripts}
          <numbers-game numbers="5 6 7 10" game="24s-mod"></numbers-game>`,
      },
    });
    const page = await browser.openPage(url);
    await waitFor(page, 'Exact');
    expect(await expressionOf(page)).toContain('mod');
  });

  it('waits for a board to play', async () => {
    const page = await open('<numbers-game play numbers="1 2"></numbers-game>');
    await waitFor(page, 'The board has no target yet.');
    await element(page).evaluate((element: NumbersGameElement) => {
      element.target = 3;
    });
    await waitFor(page, 'Take a tile');
  });

  it('goes on after a fault', async () => {
    const page = await open(`<numbers-game ${six} target="x"></numbers-game>`);
    await waitFor(page, 'not “x”');
    expect(await page.getByLabel('Target').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Target').fill('765');
    await waitFor(page, 'Exact, in 3 operations');
    expect(await page.getByLabel('Target').getAttribute('aria-invalid')).toBe('false');
  });

  it('shares a page with others, and goes with them from place to place', async () => {
    const page = await open(
      `<numbers-game id="one" ${six} target="765"></numbers-game><numbers-game id="two" numbers="4 6" target="24"></numbers-game>`,
    );
    await waitFor(element(page, '#one'), 'Exact, in 3 operations');
    await waitFor(element(page, '#two'), 'Exact, in 1 operation');
    await element(page, '#one').getByLabel('Target').fill('831');
    await waitFor(element(page, '#one'), 'Nearest is 830');
    await element(page, '#two').evaluate((element) => {
      document.querySelector('main')!.prepend(element);
    });
    await element(page, '#two').getByLabel('Target').fill('10');
    await waitFor(element(page, '#two'), 'Exact, in 1 operation');
    expect(await expressionOf(element(page, '#two'))).toBe('6 + 4 = 10');
    expect(await expressionOf(element(page, '#one'))).toContain('= 830');
  });

  it('is defined once by two copies of the script', async () => {
    const page = await open(
      `<numbers-game numbers="4 6" target="24"></numbers-game><script type="module" src="/numbers-game/element.min.js?2"></script>`,
    );
    await waitFor(page, 'Exact, in 1 operation');
    await page.waitForLoadState('networkidle');
  });

  it('runs under a strict content security policy', async () => {
    for (const play of ['', 'play seconds="9"']) {
      const page = await open(`<numbers-game ${six} target="765" ${play}></numbers-game>`, { csp: strict });
      if (play !== '') await page.getByRole('button', { name: 'Start', exact: true }).click();
      const color = await page
        .locator('.tile')
        .first()
        .evaluate((tile) => getComputedStyle(tile).backgroundColor);
      expect(color).not.toBe('rgba(0, 0, 0, 0)');
      if (play === '') await waitFor(page, 'Exact, in 3 operations');
    }
  });
});

describe('in a worker', () => {
  const worker = `import { serveSolver } from '/numbers-game/esm/worker.js'; serveSolver();`;
  // Cannot be made, and the nearest is far away: seconds of work.
  const hard = 'numbers="179 283 353 541 613 829 937 967 997" target="12345678901"';

  interface Counts {
    /** How many workers were made. */
    workers: number;
    /** How many messages they were sent: a greeting, what solver they are to be, then jobs. */
    messages: number;
  }

  /** Gives an element its worker, and counts. */
  const useWorker = (page: Page) =>
    page.evaluate(() => {
      const counts = Object.assign(window as unknown as Counts, { workers: 0, messages: 0 });
      document.querySelector('numbers-game')!.worker = () => {
        counts.workers++;
        const worker = new Worker('/worker.js', { type: 'module' });
        const post = worker.postMessage.bind(worker);
        worker.postMessage = (message: unknown) => {
          counts.messages++;
          post(message);
        };
        return worker;
      };
    });
  const countWorkers = (page: Page) => page.evaluate(() => (window as unknown as Counts).workers);
  const countMessages = (page: Page) => page.evaluate(() => (window as unknown as Counts).messages);

  it('plays, and says what is wrong', async () => {
    const page = await open(`<numbers-game play ${six} target="765"></numbers-game>`, { worker });
    await useWorker(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await waitFor(page, 'Use 50 and 1');
    await page.getByRole('button', { name: 'Give up' }).click();
    await waitFor(page, '= 765');
    expect(await countWorkers(page)).toBe(1);
    await element(page).evaluate((element: NumbersGameElement) => {
      element.play = false;
      element.numbers = Array.from({ length: 10 }, () => Number.MAX_SAFE_INTEGER);
    });
    await waitFor(page, 'These numbers are too large');
    expect((await eventsOf(page, 'failure')).map(({ detail }) => detail.code)).toEqual(['too-large']);
  });

  it('its worker ends with it, and another one serves it when it comes back', async () => {
    const page = await open('<numbers-game numbers="4 6" target="24"></numbers-game>', { worker });
    await useWorker(page);
    await waitFor(page, 'Exact, in 1 operation');
    await expect.poll(() => page.workers().length).toBe(1);
    const removed = await element(page).elementHandle();
    await removed.evaluate((element) => {
      element.remove();
    });
    await expect.poll(() => page.workers().length).toBe(0);
    await removed.evaluate((element: NumbersGameElement) => {
      document.querySelector('main')!.append(element);
      element.target = 2;
    });
    await waitFor(page, '= 2');
    expect(await countWorkers(page)).toBe(2);
  });

  it('what was asked of a round waits while it is out of its page, and has no worker there', async () => {
    const page = await open(`<numbers-game play ${hard}></numbers-game>`, { worker });
    await useWorker(page);
    const removed = await element(page).elementHandle();
    await removed.evaluate((element: NumbersGameElement) => void element.hint());
    await expect.poll(() => countMessages(page)).toBe(3);
    await removed.evaluate((element: NumbersGameElement) => {
      element.remove();
    });
    // Chromium takes up to two seconds to end one that is in the middle of WebAssembly.
    await expect.poll(() => page.workers().length, { timeout: 10_000 }).toBe(0);
    await removed.evaluate(async (element: NumbersGameElement) => {
      element.play = false;
      element.numbers = [4, 6];
      element.target = 24;
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    expect(await countWorkers(page)).toBe(1);
    await removed.evaluate((element: NumbersGameElement) => {
      element.play = true;
      void element.updateComplete.then(() => element.hint());
      document.querySelector('main')!.append(element);
    });
    await waitFor(page, 'Use 6 and 4');
    expect(await eventsOf(page, 'failure')).toEqual([]);
    expect(await countWorkers(page)).toBe(2);
  });

  it('a round that is over keeps no other waiting', async () => {
    const page = await open(`<numbers-game play ${hard}></numbers-game>`, { worker });
    await useWorker(page);
    await page.getByRole('button', { name: 'Give up' }).click();
    await expect.poll(() => countMessages(page)).toBe(3);
    await waitFor(page, /Given up: 0 points\.\s+…/); // the best answer is searched for
    await element(page).evaluate((element: NumbersGameElement) => {
      Object.assign(element, { numbers: '4 6', target: '24' });
    });
    await page.getByRole('button', { name: 'Hint' }).click();
    await waitFor(page, 'Use 6 and 4');
    expect(await countWorkers(page)).toBe(2);
    expect(await eventsOf(page, 'finish')).toMatchObject([{ detail: { reason: 'given-up', result: null } }]);
  });

  it('takes another function for the next worker', async () => {
    const page = await open('<numbers-game numbers="4 6" target="24"></numbers-game>', { worker });
    await useWorker(page);
    await element(page).evaluate((element: NumbersGameElement) => {
      element.target = 10;
    });
    await waitFor(page, '= 10');
    const answers = (await eventsOf(page, 'answer')).length;
    await useWorker(page);
    await element(page).evaluate((element: NumbersGameElement) => {
      element.target = 6;
    });
    await waitFor(page, '= 6');
    expect(await countWorkers(page)).toBe(0);
    expect(await eventsOf(page, 'answer')).toHaveLength(answers + 1);
    await element(page).evaluate(async (element: NumbersGameElement) => {
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      document.querySelector('main')!.append(element);
      element.target = 2;
    });
    await waitFor(page, '= 2');
    expect(await countWorkers(page)).toBe(1);
  });

  it('says so if it is given something else', async () => {
    const page = await open('<numbers-game numbers="4 6" target="24"></numbers-game>');
    const give = (worker: unknown) =>
      element(page).evaluate((element: NumbersGameElement, worker) => {
        element.worker = worker as typeof element.worker;
      }, worker);
    await give(5);
    await waitFor(page, 'expected a function that returns a worker, got 5');
    await give(undefined);
    await waitFor(page, 'Exact');
    await give({});
    await waitFor(page, 'expected a function that returns a worker');
    await give(null);
    await waitFor(page, 'Exact');
  });

  it('takes another function after a failure for the next puzzle, and no end of functions for this one', async () => {
    const page = await open('<numbers-game numbers="4 6" target="24"></numbers-game>', { worker });
    await element(page).evaluate((element: NumbersGameElement) => {
      // As a component whose state follows the failure, and that makes a function at each rendering.
      const render = () => {
        element.worker = () => {
          throw new Error('broken');
        };
      };
      element.addEventListener('failure', render);
      render();
    });
    await page.locator('.problem').waitFor();
    await page.waitForTimeout(300);
    expect(await eventsOf(page, 'failure')).toHaveLength(1);
    await useWorker(page);
    await element(page).evaluate((element: NumbersGameElement) => {
      element.target = 10;
    });
    await waitFor(page, '= 10');
    expect(await countWorkers(page)).toBe(1);
    expect(await element(page).evaluate((element: NumbersGameElement) => element.failure)).toBeNull();
    // A page that sets the property to null first has the failed puzzle solved again.
    await element(page).evaluate(async (element: NumbersGameElement) => {
      element.worker = null;
      await element.updateComplete;
    });
    await useWorker(page);
    await expect.poll(() => countMessages(page)).toBe(3);
  });

  it('says so if there is none', async () => {
    const page = await open('<numbers-game numbers="4 6" target="24"></numbers-game>', {
      worker: 'throw new Error("broken")',
      isExpected: (fault) => fault.includes('broken'),
    });
    await useWorker(page);
    await page.getByRole('status').and(page.locator(':has(.problem)')).waitFor();
    expect((await eventsOf(page, 'failure')).map(({ detail }) => detail.code)).toEqual(['worker-failed']);
  });

  it('two elements with one worker: the second says so, and the first goes on', async () => {
    const one = '<numbers-game numbers="1 1 4 5 6 7" target="899"></numbers-game>';
    const page = await open(`${one}<numbers-game numbers="3 4" target="12"></numbers-game>`, { worker });
    await page.evaluate(() => {
      const worker = new Worker('/worker.js', { type: 'module' });
      for (const element of document.querySelectorAll('numbers-game')) element.worker = () => worker;
    });
    const [first, second] = await page.locator('numbers-game').all();
    await second.locator('.problem').waitFor();
    const [{ detail }] = await eventsOf(page, 'failure');
    expect(detail.code).toBe('worker-failed');
    await first.getByText('= 899').first().waitFor();
    await first.evaluate((element: NumbersGameElement) => (element.target = 900));
    await first.getByText('= 900').first().waitFor();
  });

  it('asks for nothing while it waits for an answer', async () => {
    const page = await open('<numbers-game numbers="4 6"></numbers-game>', { worker: '' });
    await useWorker(page);
    const note = page.locator('.note');
    await expect.poll(() => note.innerText()).toBe('Type a target to see the best answer.');
    await element(page).evaluate((element: NumbersGameElement) => (element.target = 24));
    await expect.poll(() => note.innerText()).toBe('…');
  });
});

describe('the game', () => {
  const press = async (page: Page, ...names: string[]) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
  };
  const tilesOf = (page: Page) => page.locator('.tile').allInnerTexts();
  const game = `<numbers-game play ${six} target="765"></numbers-game>`;

  it('is played with the mouse, to the target', async () => {
    const page = await open(game);
    await press(page, '50', 'plus');
    await waitFor(page, '50 + …');
    await press(page, '1', '25', 'minus', '10');
    expect(await tilesOf(page)).toEqual(['51', '3', '7', '15', '', '']);
    expect(await page.locator('.steps li').allInnerTexts()).toEqual([
      '50 + 1 = 51',
      '25 − 10 = 15',
      '',
      '',
      '',
    ]);
    await press(page, '51', 'times', '15');
    await waitFor(page, 'You made it: 10 points.');
    expect(await expressionOf(page)).toBe('(50 + 1) × (25 − 10) = 765');
    expect((await eventsOf(page, 'move')).map(({ detail }) => detail.step)).toEqual([
      '50 + 1 = 51',
      '25 - 10 = 15',
      '51 * 15 = 765',
    ]);
    expect(await eventsOf(page, 'start')).toHaveLength(1);
    await expect
      .poll(async () => (await eventsOf(page, 'finish')).map(({ detail }) => detail))
      .toMatchObject([
        { reason: 'exact', points: 10, best: { value: 765, distance: 0 }, result: { status: 'exact' } },
      ]);
    await press(page, 'Play again');
    expect(await tilesOf(page)).toEqual(['1', '3', '7', '10', '25', '50']);
    await waitFor(page, 'Take a tile');
  });

  it('moves tiles and celebrates, but not under reduced motion', async () => {
    const names = (page: Page) =>
      page.evaluate(() =>
        document
          .querySelector('numbers-game')!
          .shadowRoot!.getAnimations()
          .map((animation) => (animation as CSSAnimation).animationName),
      );
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await open('');
      await page.emulateMedia({ reducedMotion });
      await page.locator('main').evaluate((main, html) => {
        main.insertAdjacentHTML('beforeend', html);
      }, '<numbers-game play numbers="5 5" target="10"></numbers-game>');
      await page.locator('.tile').first().waitFor();
      const dealt = await names(page);
      await page.locator('.tile').first().click();
      await press(page, 'plus');
      await page.locator('.tile').last().click();
      await waitFor(page, 'You made it: 10 points.');
      const made = await names(page);
      const isMoving = reducedMotion === 'no-preference';
      expect(dealt).toEqual(isMoving ? ['flip', 'flip'] : []);
      expect(made.includes('shine')).toBe(isMoving);
      if (!isMoving) expect(made).toEqual([]);
    }
  });

  it('refuses what the rules do not allow, and says why', async () => {
    const page = await open(game);
    await press(page, '1', 'minus', '50');
    await waitFor(page, '1 − 50 is not a whole number from 1 up.');
    await press(page, 'divided by', '50');
    await waitFor(page, '1 ÷ 50 leaves a remainder.');
    expect(await tilesOf(page)).toEqual(['1', '3', '7', '10', '25', '50']);
    expect(await eventsOf(page, 'move')).toEqual([]);
  });

  it('takes moves back', async () => {
    const page = await open(game);
    const undo = page.getByRole('button', { name: 'Undo' });
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    await press(page, '50', 'plus', '1', 'times', '3');
    expect(await tilesOf(page)).toEqual(['', '153', '7', '10', '25', '']);
    const redo = page.getByRole('button', { name: 'Redo' });
    expect(await redo.getAttribute('aria-disabled')).toBe('true');
    await undo.click();
    expect(await tilesOf(page)).toEqual(['51', '3', '7', '10', '25', '']);
    await redo.click();
    expect(await tilesOf(page)).toEqual(['', '153', '7', '10', '25', '']);
    await undo.click();
    await press(page, '7', 'plus', '3', 'Start over');
    expect(await tilesOf(page)).toEqual(['1', '3', '7', '10', '25', '50']);
    expect((await eventsOf(page, 'move')).map(({ detail }) => detail.step)).toEqual([
      '50 + 1 = 51',
      '51 * 3 = 153',
      null,
      '51 * 3 = 153',
      null,
      '7 + 3 = 10',
      null,
    ]);
  });

  it('is played by keyboard alone, and the focus is never lost', async () => {
    const page = await open(game);
    const focused = () =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent.trim() ?? 'nothing');
    const tabTo = async (text: string) => {
      for (let turn = 0; turn < 40 && (await focused()) !== text; turn++) await page.keyboard.press('Tab');
      expect(await focused()).toBe(text);
    };
    await tabTo('50');
    expect(
      await page.evaluate(
        () => getComputedStyle(document.activeElement!.shadowRoot!.activeElement!).outlineStyle,
      ),
    ).toBe('solid');
    await page.keyboard.press('Enter');
    await page.keyboard.press('+');
    await page.keyboard.press('Escape');
    expect(await page.locator('[aria-pressed=true]').count()).toBe(0);
    await page.keyboard.press(' ');
    await tabTo('+');
    await page.keyboard.press('Enter');
    for (let turn = 0; (await focused()) !== '1'; turn++) {
      expect(turn).toBeLessThan(20);
      await page.keyboard.press('Shift+Tab');
    }
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('51');
    await page.keyboard.press('Backspace');
    expect(await focused()).toBe('1');
    await page.keyboard.press('Enter');
    await page.keyboard.press('*');
    await tabTo('50');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('50');
    await tabTo('Undo');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('Undo');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Give up');
    await page.keyboard.press('Enter');
    await waitFor(page, 'Given up: 0 points.');
    expect(await focused()).toBe('Give up');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Play again');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('Submit');
  });

  it('keeps the focus on a tile when the one that had it is used, also at the end', async () => {
    const page = await open(game);
    const focused = () =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent.trim() ?? 'nothing');
    await page.locator('.tile').first().focus();
    await page.keyboard.type('1+50');
    expect(await focused()).toBe('51');
    await page.keyboard.press('Backspace');
    expect(await focused()).toBe('50');
    await page.locator('.tile').first().focus();
    await page.keyboard.type('1+50');
    await page.locator('.tile').nth(4).focus();
    await page.keyboard.type('25-10');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('15');
    await page.keyboard.type('15*51');
    await waitFor(page, 'You made it');
    expect(await focused()).toBe('765');
  });

  it('takes no focus from elsewhere', async () => {
    const page = await open(`<input id="own">${game}`);
    await page.locator('#own').focus();
    await element(page).evaluate((element) => {
      const tiles = element.shadowRoot!.querySelectorAll<HTMLElement>('.tile');
      const plus = element.shadowRoot!.querySelector<HTMLElement>('.operators button')!;
      for (const button of [tiles[0], plus, tiles[5]]) button.click();
    });
    await waitFor(page, '1 + 50 = 51');
    expect(await page.evaluate(() => document.activeElement!.id)).toBe('own');
    await press(page, '25', 'minus', '10', 'Undo');
    expect(
      await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent.trim()),
    ).toBe('Undo');
  });

  it('leaves Escape to a dialog around it, unless something is selected', async () => {
    const page = await open(`<dialog>${game}</dialog>`);
    await page.evaluate(() => {
      document.querySelector('dialog')!.showModal();
    });
    const isOpen = () => page.evaluate(() => document.querySelector('dialog')!.open);
    await page.getByRole('button', { name: '50', exact: true }).click();
    await page.keyboard.press('Escape');
    expect(await page.locator('[aria-pressed=true]').count()).toBe(0);
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
  });

  it('judges what is entered', async () => {
    const page = await open(game);
    const enter = async (text: string) => {
      await page.getByLabel('Expression').fill(text);
      await page.keyboard.press('Enter');
    };
    await enter('50 * (25 - 10');
    await waitFor(page, 'That is not an expression.');
    await enter('50 * 16');
    await waitFor(page, 'One of these is not among the given numbers.');
    await enter('50 * (25 - 10)');
    await waitFor(page, 'That makes 750, 15 away.');
    expect(await page.locator('.state').innerText()).toBe('Nearest: 15 away\n750');
    await enter('(50 + 1) × (25 − 10)');
    await waitFor(page, 'You made it: 10 points.');
    await expect.poll(() => eventsOf(page, 'finish')).toHaveLength(1);
    expect((await eventsOf(page, 'move')).map(({ detail }) => detail.step)).toEqual([
      '50 * (25 - 10)',
      '(50 + 1) × (25 − 10)',
    ]);
  });

  it('gives a hint, and no more than that', async () => {
    const page = await open(game);
    await press(page, 'Hint');
    await waitFor(page, 'Use 50 and 1');
    expect(await page.locator('.hinted').allInnerTexts()).toEqual(['1', '50']);
    await press(page, 'Hint');
    await waitFor(page, 'Try 50 + 1');
    expect(await page.locator('.hinted').allInnerTexts()).toEqual(['1', '50', '+']);
    await press(page, 'Hint');
    await waitFor(page, 'Try 50 + 1 = 51');
    expect(await page.locator('.steps').innerText()).toBe('');
    await press(page, '50', 'plus', '1', 'Hint');
    await waitFor(page, 'Use 25 and 10');
    await press(page, '10', 'times', '25', 'Hint');
    await waitFor(page, /Undo a step|Use /);
    expect(await eventsOf(page, 'finish')).toEqual([]);
  });

  it('shows the best answer to who gives up', async () => {
    const page = await open(`<numbers-game play numbers="A K 8 3" game="24"></numbers-game>`);
    await press(page, 'Give up');
    await waitFor(page, 'Given up: 0 points.');
    await waitFor(page, /= 24/);
    expect(await page.locator('.steps li').allInnerTexts()).toHaveLength(3);
    await expect
      .poll(() => eventsOf(page, 'finish'))
      .toMatchObject([
        { detail: { reason: 'given-up', points: 0, best: null, result: { status: 'exact', value: 24 } } },
      ]);
    await page.getByRole('button', { name: 'Hint' }).click({ force: true });
    await waitFor(page, 'Given up');
  });

  it('tells that the best answer cannot be found', async () => {
    const numbers = '9007199254740991 '.repeat(10);
    const page = await open(`<numbers-game play numbers="${numbers}" target="9"></numbers-game>`);
    await press(page, 'Give up');
    await waitFor(page, /Given up: 0 points\.\s+These numbers are too large/);
  });

  it('is reported once, also if it is left before the best answer is found', async () => {
    const page = await open(game);
    await element(page).evaluate((element: NumbersGameElement) => {
      element.giveUp();
      element.restart();
    });
    await press(page, '50', 'plus', '1', 'Give up');
    await waitFor(page, /= 765/);
    await expect
      .poll(() => eventsOf(page, 'finish'))
      .toMatchObject([
        { detail: { reason: 'given-up', best: { value: 50 }, result: null } },
        { detail: { reason: 'given-up', best: { value: 51 }, result: { status: 'exact', value: 765 } } },
      ]);
    expect(await eventsOf(page, 'failure')).toEqual([]);
  });

  it('ends where nothing is nearer', async () => {
    const page = await open(`<numbers-game play numbers="2 3" target="7"></numbers-game>`);
    await press(page, '2', 'times', '3');
    await waitFor(page, 'Nothing is nearer: 7 points.');
    await expect.poll(() => eventsOf(page, 'finish')).toMatchObject([{ detail: { reason: 'nearest' } }]);
  });

  it.each([
    ['use="all" numbers="2 11" target="24"', '2*11', 0, 2],
    ['game="24" use="any" numbers="2 11" target="24"', '2*11', 7, 2],
    ['game="cifras-y-letras" use="any" numbers="2 11" target="24"', '2*11', 0, 2],
  ])('has the points of its rules: %s', async (attributes, expression, points, distance) => {
    const page = await open(`<numbers-game play ${attributes}></numbers-game>`);
    await page.getByRole('textbox').fill(expression);
    await press(page, 'Submit');
    await expect.poll(() => eventsOf(page, 'finish')).toMatchObject([{ detail: { points, distance } }]);
  });

  it('is submitted with what is typed, and names cards as the tiles do', async () => {
    const page = await open(`<numbers-game play numbers="K 3 2 4" game="24"></numbers-game>`);
    for (const hint of [/^Use /, /^Try /, /^Try .* = /]) {
      await press(page, 'Hint');
      await waitFor(page, hint);
    }
    expect(await page.getByRole('status').innerText()).not.toContain('13');
    await page.getByLabel('Expression').fill('K+3+4x2 = 24');
    await press(page, 'Submit');
    await waitFor(page, 'You made it: 10 points.');
    expect(await expressionOf(page)).toBe('K + 3 + 4 × 2 = 24');
    await expect
      .poll(() => eventsOf(page, 'finish'))
      .toMatchObject([{ detail: { reason: 'exact', hints: 1 } }]);
  });

  it('is played with the operators of real numbers, and by their keys', async () => {
    const page = await open(
      `<numbers-game play numbers="6 2 2 4" target="24" values="real" use="all" operators="* ^ root log">
      </numbers-game>`,
      { operators: true },
    );
    await page.locator('.tile').first().click();
    await page.keyboard.press('r');
    await page.locator('.tile').nth(1).click();
    await waitFor(page, 'root(6, 2)');
    await page.keyboard.press('^');
    await page.locator('.tile').nth(2).click();
    expect(await tilesOf(page)).toEqual(['', '', '6', '4']);
    await page.keyboard.press('*');
    await page.locator('.tile').nth(3).click();
    await expect.poll(() => tilesOf(page)).toEqual(['', '', '', '24']);
  });

  it('says what it needs for other operators, and is played once it is there', async () => {
    const page = await open(
      `<numbers-game play numbers="6 2 2 4" target="24" values="real" use="all" operators="* ^ root log">
      </numbers-game>`,
    );
    await waitFor(page, 'element-operators.min.js');
    await page.addScriptTag({ type: 'module', url: '/numbers-game/element-operators.min.js' });
    await waitFor(page, 'Take a tile');
    await page.locator('.tile').first().click();
    await page.keyboard.press('r');
    await page.locator('.tile').nth(1).click();
    await waitFor(page, 'root(6, 2)');
    expect(await tilesOf(page)).toEqual(['', 'root(6, 2)', '2', '4']);
  });

  it('turns an ace that may count eleven', async () => {
    const page = await open(
      `<numbers-game play numbers="A K" game="24" aces="one-or-eleven"></numbers-game>`,
    );
    await page.locator('.tile').first().click();
    await page.locator('.tile').first().click();
    await waitFor(page, 'The ace counts 11.');
    await press(page, 'plus');
    await page.locator('.tile').nth(1).click();
    await waitFor(page, 'You made it: 10 points.');
  });

  it('covers the board until the clock is started, and ends when the time is up', async () => {
    const page = await open(`<numbers-game play seconds="30" ${six} target="765"></numbers-game>`);
    await page.clock.install();
    expect(await tilesOf(page)).toEqual(['', '', '', '', '', '']);
    expect(await page.locator('.target').innerText()).toBe('?');
    expect(await page.getByRole('timer').innerText()).toBe('0:30');
    await press(page, 'Start');
    expect(await eventsOf(page, 'start')).toHaveLength(1);
    expect(
      await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent.trim()),
    ).toBe('1');
    expect(await tilesOf(page)).toEqual(['1', '3', '7', '10', '25', '50']);
    await press(page, '50', 'plus', '1');
    await page.clock.fastForward(12_000);
    await expect.poll(() => page.getByRole('timer').innerText()).toMatch(/^0:1[0-8]$/);
    await page.clock.fastForward(18_000);
    await waitFor(page, 'Time is up: 0 points. You made 50 + 1 = 51.');
    expect(await expressionOf(page)).toBe('(50 + 1) × (25 − 10) = 765');
    await expect
      .poll(() => eventsOf(page, 'finish'))
      .toMatchObject([{ detail: { reason: 'time', best: { value: 51 } } }]);
    await press(page, 'Play again');
    expect(await page.locator('.target').innerText()).toBe('?');
  });

  it('starts as soon as there is a board, if it was told to before', async () => {
    const page = await open('');
    const started = await page.evaluate(async () => {
      await customElements.whenDefined('numbers-game');
      const board = { numbers: [1, 3, 7, 10, 25, 50], target: 765 };
      return Promise.all(
        [board, { deal: 7 }].map(async (properties) => {
          const element = document.createElement('numbers-game');
          Object.assign(element, { play: true, seconds: 30, ...properties });
          const started = new Promise((resolve) => {
            element.addEventListener('start', resolve);
          });
          document.querySelector('main')!.append(element);
          element.start();
          await started;
          await element.updateComplete;
          return element.shadowRoot!.querySelectorAll('button.tile').length;
        }),
      );
    });
    expect(started).toEqual([6, 6]);
  });

  it('ends with a given number as the target once it is started', async () => {
    for (const clock of ['seconds="30"', '']) {
      const page = await open(`<numbers-game play ${clock} numbers="25 50 75" target="75"></numbers-game>`);
      if (clock !== '') {
        await page.waitForTimeout(100);
        expect(await page.locator('.target').innerText()).toBe('?');
        expect(await eventsOf(page, 'finish')).toEqual([]);
        await press(page, 'Start');
      }
      await waitFor(page, 'You made it: 10 points.');
      await expect.poll(() => eventsOf(page, 'finish')).toHaveLength(1);
      const events = await page.evaluate(() => (window as unknown as { events: Happening[] }).events);
      expect(events.map(({ type }) => type)).toEqual(['start', 'finish']);
    }
  });

  it('takes its seconds as a number or as text', async () => {
    const page = await open(`<numbers-game play ${six} target="765"></numbers-game>`);
    for (const [seconds, shown] of [
      [' 45 ', '0:45'],
      [59.5, '1:00'],
    ] as const) {
      await element(page).evaluate((element, seconds) => Object.assign(element, { seconds }), seconds);
      await expect.poll(() => page.getByRole('timer').innerText()).toBe(shown);
    }
    await element(page).evaluate((element) => {
      element.removeAttribute('seconds');
    });
    await waitFor(page, 'Take a tile');
  });

  it('goes on when equal values are set again, or what does not concern it', async () => {
    const page = await open(game);
    await press(page, '50', 'plus', '1');
    await element(page).evaluate(async (element: NumbersGameElement) => {
      for (let times = 0; times < 3; times++) {
        Object.assign(element, {
          numbers: ['1', '3', '7', '10', '25', '50'],
          target: times % 2 === 0 ? 765 : '765',
          tidy: times % 2 === 0,
          link: times % 2 === 0,
          game: null,
          boards: null,
          seconds: [undefined, 0, '0'][times],
          play: [1, true, 'yes'][times],
        });
        await element.updateComplete;
      }
    });
    await waitFor(page, '50 + 1 = 51');
    expect(await tilesOf(page)).toEqual(['51', '3', '7', '10', '25', '']);
    expect(await eventsOf(page, 'start')).toHaveLength(1);
  });

  it('begins anew when its attributes change', async () => {
    const page = await open(game);
    await press(page, '50', 'plus', '1');
    await element(page).evaluate((element: NumbersGameElement) => {
      element.numbers = '2 3 4';
      element.target = 14;
    });
    await expect.poll(() => tilesOf(page)).toEqual(['2', '3', '4']);
    await element(page).evaluate((element: NumbersGameElement) => {
      element.play = false;
    });
    await waitFor(page, 'Exact, in 2 operations');
  });
});

describe('for everybody', () => {
  const states = [
    ['the solver', `<numbers-game ${six} target="831"></numbers-game>`, []],
    ['a fault', `<numbers-game numbers="1 x" target="831"></numbers-game>`, []],
    ['an empty solver', `<numbers-game></numbers-game>`, []],
    ['a covered board', `<numbers-game play seconds="30" ${six} target="765"></numbers-game>`, []],
    ['a game', `<numbers-game play ${six} target="765"></numbers-game>`, ['50', 'plus', '1', '25', 'minus']],
    ['a refused move', `<numbers-game play ${six} target="765"></numbers-game>`, ['1', 'minus', '50']],
    ['a hint', `<numbers-game play ${six} target="765"></numbers-game>`, ['Hint']],
    ['the end', `<numbers-game play ${six} target="765"></numbers-game>`, ['3', 'plus', '7', 'Give up']],
  ] as const;

  it.each(states)('%s has no barriers, and fits a phone', async (_, body, presses) => {
    const page = await open(body, { width: 320 });
    for (const name of presses) await page.getByRole('button', { name, exact: true }).first().click();
    await page.waitForTimeout(100);
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it.each([
    ['a solver', `<numbers-game ${six} target="831"></numbers-game>`],
    ['a game', `<numbers-game play seconds="30" ${six} target="765"></numbers-game>`],
    ['a list', `<numbers-game lang="de" boards="1 3 7 10 25 50 = 765 | 1 2 = 3"></numbers-game>`],
  ])('%s fits a phone with text of double size', async (_, body) => {
    const page = await open(`<style>html { font-size: 200% }</style>${body}`, { width: 320 });
    const card = page.locator('.card');
    await page.locator('.tile').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const outside = await card.evaluate((card) => {
      const { right } = card.getBoundingClientRect();
      return [...card.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > right)
        .length;
    });
    expect(outside).toBe(0);
  });

  it('writes from left to right in any page', async () => {
    const page = await open(`<div dir="rtl"><numbers-game numbers="25 10" target="15"></numbers-game></div>`);
    await waitFor(page, 'Exact');
    const [left, right] = await page.locator('.tile').all();
    expect((await left.boundingBox())!.x).toBeLessThan((await right.boundingBox())!.x);
    expect(await page.locator('.expression').evaluate((element) => getComputedStyle(element).direction)).toBe(
      'ltr',
    );
  });

  it('keeps its looks in another document', async () => {
    const page = await open(`<numbers-game ${six} target="765"></numbers-game>`);
    await waitFor(page, 'Exact');
    const paddings = await element(page).evaluate((element) => {
      const frame = document.createElement('iframe');
      frame.width = '700';
      document.body.append(frame);
      return [frame.contentDocument!.body, document.body].map((body) => {
        body.append(element);
        const card = element.shadowRoot!.querySelector('.card')!;
        return body.ownerDocument.defaultView!.getComputedStyle(card).padding;
      });
    });
    expect(paddings).not.toContain('0px');
  });

  it('looks as its page says', async () => {
    const page = await open(`<style>
      numbers-game { --numbers-game-accent: rgb(0, 105, 92); --numbers-game-text: rgb(1, 2, 3) }
      numbers-game::part(steps) { color: rgb(4, 5, 6) }</style>
      <numbers-game ${six} target="765"></numbers-game>`);
    await waitFor(page, 'Exact');
    const look = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await look('.tile:not(.spare)', 'background-color')).toBe('rgb(0, 105, 92)');
    expect(await look('.expression', 'color')).toBe('rgb(1, 2, 3)');
    expect(await look('.steps', 'color')).toBe('rgb(4, 5, 6)');
  });

  it.each([320, 700])('nothing moves from state to state (%i px)', async (width) => {
    const heights = (bodies: readonly (typeof states)[number][]) =>
      Promise.all(
        bodies.map(async ([, body, presses]) => {
          const page = await open(body, { width });
          for (const name of presses) await page.getByRole('button', { name, exact: true }).first().click();
          await page.waitForTimeout(100);
          return element(page).evaluate((element: NumbersGameElement) => element.offsetHeight);
        }),
      );
    expect(new Set(await heights([states[0], states[2]])).size).toBe(1);
    expect(new Set(await heights([states[4], states[5], states[6], states[7]])).size).toBe(1);
  });
});

describe('in the layouts of pages', () => {
  const game = (style = '') => `<numbers-game ${six} target="765" style="${style}"></numbers-game>`;
  const text = '<p>Some text that goes on and on. </p>'
    .repeat(2)
    .replaceAll('on and on', 'on and on '.repeat(99));
  const aside = '<aside style="flex: none; inline-size: 120px">Aside</aside>';
  /** The widths in windows of 1280, 700 and 320 pixels; pages have no margins. */
  it.each([
    ['a block', game(), 608, 608, 320],
    ['a block with margins', game('margin: 1rem'), 608, 608, 288],
    ['a block without a limit', game('max-inline-size: none'), 1280, 700, 320],
    ['a centred grid', `<div style="display: grid; place-items: center">${game()}</div>`, 608, 608, 320],
    [
      'a grid of its size',
      `<div style="display: grid; place-content: center">${game()}</div>`,
      608,
      608,
      320,
    ],
    ['a centred row', `<div style="display: flex; justify-content: center">${game()}</div>`, 608, 608, 320],
    [
      'a centred column',
      `<div style="display: flex; flex-direction: column; align-items: center">${game()}</div>`,
      ...([608, 608, 320] as const),
    ],
    ['a row with an aside', `<div style="display: flex">${aside}${game()}</div>`, 608, 580, 200],
    ['a row of blocks', `<div style="display: flex">${aside}<div>${game()}</div></div>`, 608, 580, 200],
    ['a row with long text', `<div style="display: flex">${text}${game()}</div>`, 240, 240, 160],
    ['a row of two', `<div style="display: flex">${game()}${game()}</div>`, 608, 350, 160],
    ['a float', game('float: left'), 608, 608, 320],
    ['a block in a float', `<div style="float: left">${game()}</div>`, 608, 608, 320],
    ['an absolute position', game('position: absolute'), 608, 608, 320],
    ['an inline block', game('display: inline-block'), 608, 608, 320],
    ['a cell', `<table cellpadding="0" cellspacing="0"><td>${game()}</table>`, 608, 608, 320],
    ['a narrow column', `<div style="inline-size: 200px">${game()}</div>`, 200, 200, 200],
    ['a narrow grid', `<div style="inline-size: 200px; display: grid">${game()}</div>`, 200, 200, 200],
  ])('%s gives it a width', async (_, body, ...widths) => {
    const page = await open(`<style>body, p { margin: 0 }</style>${body}`);
    const found: number[] = [];
    for (const width of [1280, 700, 320]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(
        await element(page)
          .last()
          .evaluate((element) =>
            Math.round(element.shadowRoot!.querySelector('.card')!.getBoundingClientRect().width),
          ),
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(found).toEqual(widths);
  });

  it('a cell beside long text does not squeeze it', async () => {
    const page = await open(`<table><td>${text}<td>${game()}</table>`, { width: 1280 });
    const { width } = (await element(page).boundingBox())!;
    expect(width).toBeGreaterThanOrEqual(240);
  });
});

describe('less room', () => {
  it.each(['', 'lang="de"', 'lang="fr"', 'lang="es"', 'lang="zh"'])(
    'for a compact game: at most 360 pixels in a column of 320 %s',
    async (language) => {
      const page = await open(
        `<numbers-game play compact game="24" numbers="3 3 8 8" ${language}></numbers-game>`,
        {
          width: 320,
        },
      );
      await page.locator('.tile').first().waitFor();
      const heights = [(await element(page).boundingBox())!.height];
      expect(await page.getByRole('textbox').count()).toBe(0);
      await element(page).evaluate((element: NumbersGameElement) => {
        element.giveUp();
      });
      await page.locator('.expression').waitFor();
      heights.push((await element(page).boundingBox())!.height);
      for (const height of heights) expect(height).toBeLessThanOrEqual(360);
      expect(await findBarriers(page)).toEqual([]);
    },
  );

  it('for six tiles in a row, none of which breaks a number', async () => {
    const page = await open(
      '<numbers-game play compact numbers="100 100 75 75 25 100" target="999"></numbers-game>',
      {
        width: 320,
      },
    );
    const tops = await page
      .locator('.tile')
      .evaluateAll((tiles) => tiles.map((tile) => [tile.getBoundingClientRect().top, tile.scrollHeight]));
    expect(new Set(tops.map(String)).size).toBe(1);
  });
});

describe('the answer step by step', () => {
  it.each(['', 'compact'])('is shown with the last step %s', async (compact) => {
    const page = await open(`<numbers-game reveal ${compact} ${six} target="765"></numbers-game>`);
    await waitFor(page, 'Exact, in 3 operations');
    expect(await page.locator('.tile:not(.spare)').count()).toBe(0);
    const next = page.getByRole('button', { name: 'Next step' });
    const steps = page.locator('.steps li[aria-hidden=false]');
    expect(await steps.count()).toBe(0);
    await next.click();
    await waitFor(page, '50 + 1 = 51');
    await next.click();
    expect(await steps.allInnerTexts()).toEqual(['50 + 1 = 51', '25 − 10 = 15']);
    await next.click();
    await waitFor(page, '(50 + 1) × (25 − 10) = 765');
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('.tile:not(.spare)').count()).toBe(4);
    await page.getByLabel('Target').fill('52');
    await waitFor(page, 'Exact, in 2 operations');
    expect(await steps.count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe('slots', () => {
  const slotted = '<h2 slot="title">Monday</h2><p slot="after">Source <select><option>50</select></p>';

  it.each(['', 'play', 'boards="2 3 = 6"'])(
    'are above and below everything in the card: %s',
    async (attributes) => {
      const page = await open(`<numbers-game ${six} target="765" ${attributes}>${slotted}</numbers-game>`);
      await page.locator('.tile').first().waitFor();
      const topOf = async (where: Locator) => (await where.boundingBox())!.y;
      expect(await topOf(page.locator('h2'))).toBeLessThan(await topOf(page.locator('.tiles')));
      expect(await topOf(page.locator('select'))).toBeGreaterThan(await topOf(page.locator('.result')));
    },
  );

  it('keep their keys', async () => {
    const page = await open(`<numbers-game ${six} target="765" play>${slotted}</numbers-game>`);
    await page.locator('select').press('5');
    await page.locator('select').press('+');
    expect(await page.locator('[aria-pressed=true]').count()).toBe(0);
  });
});

describe('hostile input', () => {
  it('says under which policy WebAssembly is allowed', async () => {
    const page = await open(`<numbers-game ${six} target="765"></numbers-game>`, {
      csp: "default-src 'none'; script-src 'self'; style-src 'self'",
      isExpected: (fault) => fault.includes('wasm-unsafe-eval') || fault.includes('unsafe-eval'),
    });
    await waitFor(page, "'wasm-unsafe-eval'");
    expect(await eventsOf(page, 'failure')).toMatchObject([{ detail: { code: 'wasm-blocked' } }]);
  });

  describe('of Trusted Types', () => {
    const requiring = (types: string) => `${strict}; require-trusted-types-for 'script'; ${types}`;

    it.each(['', 'trusted-types lit-html', "trusted-types other lit-html 'allow-duplicates'"])(
      'runs with the policy lit-html: %s',
      async (types) => {
        const page = await open(`<numbers-game ${six} target="765"></numbers-game>`, {
          csp: requiring(types),
        });
        await waitFor(page, 'Exact');
      },
    );

    it.each(['', 'play', 'boards="1 2 = 3"'])('says without it what is needed: %s', async (attributes) => {
      const page = await open(`<numbers-game ${six} target="765" ${attributes}></numbers-game>`, {
        csp: requiring('trusted-types other'),
        isExpected: (fault) => /trusted|policy/i.test(fault),
      });
      await waitFor(page, "“trusted-types lit-html 'allow-duplicates'”");
      await element(page).evaluate((element: NumbersGameElement) => {
        element.target = 831;
        return element.updateComplete;
      });
      await waitFor(page, 'Trusted Types block this element');
      const failures = await eventsOf(page, 'failure');
      expect(failures.length).toBeGreaterThan(0);
      expect(await element(page).evaluate(({ failure }: NumbersGameElement) => failure?.name)).toBe(
        'TypeError',
      );
    });

    it('runs where they are not required', async () => {
      const page = await open(`<numbers-game ${six} target="765"></numbers-game>`, {
        csp: `${strict}; trusted-types 'none'`,
        isExpected: (fault) => fault.includes('policy'),
      });
      await waitFor(page, 'Exact');
    });
  });

  it('any value of a property is answered or refused in the element, and the next one is answered', async () => {
    const page = await open(`<numbers-game ${six} target="765"></numbers-game>`);
    await waitFor(page, 'Exact');
    const faults = await element(page).evaluate(async (element: NumbersGameElement) => {
      const loop: unknown[] = [];
      loop.push(loop);
      const values: unknown[] = [
        ...[undefined, null, NaN, -0, 1.5, Infinity, 2 ** 53, 5n, true, '', '1/0', 'x'.repeat(20_000)],
        ...[Symbol('hostile'), () => 1, {}, Object.create(null) as object, new Date(NaN), [], [[1]], [null]],
        ...[[Symbol('hostile')], [{}], new Array<unknown>(2 ** 32 - 1), loop, new Proxy({}, {})],
      ];
      const names = ['numbers', 'target', 'game', 'values', 'use', 'operators', 'aces', 'seconds', 'worker'];
      const faults: string[] = [];
      addEventListener('unhandledrejection', (event) => {
        event.preventDefault();
        faults.push(String(event.reason));
      });
      const properties = element as unknown as Record<string, unknown>;
      for (const name of [...names, 'tidy', 'play']) {
        for (const value of values) {
          const before = properties[name];
          properties[name] = value;
          await element.updateComplete.catch((error: unknown) => faults.push(`${name}: ${String(error)}`));
          properties[name] = before;
          await element.updateComplete.catch((error: unknown) => faults.push(`${name}: ${String(error)}`));
        }
      }
      return faults;
    });
    expect(faults).toEqual([]);
    await waitFor(page, 'Exact');
    const failures = await eventsOf(page, 'failure');
    expect(failures.map(({ detail }) => detail.code)).not.toContain(undefined);
  });
});

it('is at most 106 kB with everything, gzipped', () => {
  const { length } = gzipSync(readFileSync(`${build}/element.min.js`), { level: 9 });
  expect(length).toBeLessThan(106_000);
  const [, promised] = /whole \[element\]\S+ is (\d+) kB gzipped/.exec(readProse('README.md')) ?? [null, '0'];
  expect(Math.round(length / 1000)).toBe(Number(promised));
});

it.each(['en', 'de', 'es', 'fr', 'zh'])('offers the game for which a board is meant, in %s', async (lang) => {
  const page = await open(`<numbers-game lang="${lang}" numbers="3 3 8 8"></numbers-game>`);
  await page.locator('button', { hasText: '24' }).click();
  expect(await element(page).getAttribute('game')).toBe('24');
});

it('keeps the target beside more numbers than the game deals', async () => {
  const page = await open('<numbers-game numbers="1 3 7 10 25 50 75" target="999"></numbers-game>');
  await page.getByRole('textbox', { name: 'Numbers' }).fill('1 3 7 10 25 50 76');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('textbox', { name: 'Target' }).inputValue()).toBe('999');
  expect(await page.getByRole('textbox', { name: 'Numbers' }).inputValue()).toBe('1 3 7 10 25 50 76');
});

it('takes a board without a target in the field of the target, but no slip', async () => {
  const page = await open('<numbers-game game="24" numbers="1 1 1 8"></numbers-game>');
  const target = page.getByRole('textbox', { name: 'Target' });
  const numbers = page.getByRole('textbox', { name: 'Numbers' });
  await target.fill('2 4');
  await target.press('Tab');
  expect(await numbers.inputValue()).toBe('1 1 1 8');
  await target.fill('3 3 8 8');
  await target.press('Tab');
  await expect.poll(() => numbers.inputValue()).toBe('3 3 8 8');
  await page.locator('.expression').waitFor();
});

it('forgets a text whose field is gone', async () => {
  const page = await open(`<numbers-game play ${six} target="765"></numbers-game>`);
  await page.getByLabel('Expression').fill('(50 + 1) * (25 - 10)');
  await element(page).evaluate(async (element: NumbersGameElement & { updateComplete: Promise<unknown> }) => {
    element.compact = true;
    await element.updateComplete;
    element.compact = false;
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await waitFor(page, 'You have made nothing yet');
});

it('can be moved into a document that is not shown', async () => {
  const page = await open(`<template></template><numbers-game ${six} target="765"></numbers-game>`);
  await page.locator('.expression').waitFor();
  await page.evaluate(() => {
    const game = document.querySelector('numbers-game')!;
    document.querySelector('template')!.content.append(game);
    document.implementation.createHTMLDocument().body.append(game);
    document.body.append(game);
  });
  expect(
    await page
      .locator('.tile')
      .first()
      .evaluate((tile) => getComputedStyle(tile).display),
  ).toBe('grid');
});

it('does not end a round and begin another one at a double click', async () => {
  const page = await open('<numbers-game play numbers="3 4 5" target="50"></numbers-game>');
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page.getByRole('button', { name: 'plus' }).click();
  await page.getByRole('button', { name: '4', exact: true }).click();
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await page.getByRole('button', { name: 'Play again' }).waitFor();
});

it.each([
  ['play compact numbers="25 50 75 100 3 6" target="952"', ['25', '50']],
  ['play compact game="24" numbers="99 99 1 1"', ['99', '99']],
  ['play numbers="25 50 75 100 3 6" target="952"', ['75', '100']],
])('breaks no number of a tile at any width: %s', async (attributes, [first, second]) => {
  const page = await open(`<numbers-game ${attributes}></numbers-game>`);
  await page.getByRole('button', { name: first, exact: true }).first().click();
  await page.getByRole('button', { name: 'times' }).click();
  await page.getByRole('button', { name: second, exact: true }).last().click();
  for (let width = 280; width <= 520; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page.locator('.made').evaluate((tile) => {
      const range = document.createRange();
      range.selectNodeContents(tile);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

it.each([280, 320, 375])('has all its operators in a column of %s', async (width) => {
  const all = 'operators="+ - * / ^ root log mod sqrt ! concat" values="real"';
  const body = `<numbers-game play compact game="24s-mod" numbers="3 3 8 8"></numbers-game>
    <numbers-game play game="24s-mod" numbers="3 3 8 8" ${all}></numbers-game>`;
  const page = await open(body, { operators: true, width });
  await expect.poll(() => page.locator('.operators').count()).toBe(2);
  const outside = await page
    .locator('.operators button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.scrollWidth > button.clientWidth + 1)
        .map((button) => button.textContent),
    );
  expect(outside).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

it('leaves what the page puts into a slot in the direction of the page', async () => {
  const page = await open(
    `<div dir="rtl"><numbers-game play ${six} target="765"><h2 slot="title">שלום</h2></numbers-game></div>`,
  );
  const directionOf = (where: Locator) => where.evaluate((each) => getComputedStyle(each).direction);
  expect(await directionOf(page.locator('h2'))).toBe('rtl');
  expect(await directionOf(page.locator('.tiles'))).toBe('ltr');
});
