// The page and the element under fonts of different widths: nothing is cut off and nothing is wider than the
// window, whatever font a machine has.
//
// DejaVu Sans has wide letters, Liberation Sans those of Arial, Noto Sans lies between. The fonts of the
// machine are used, which `npm run browser` installs.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
const build = fileURLToPath(new URL('../../build', import.meta.url));
const families = ['DejaVu Sans', 'Liberation Sans', 'Noto Sans'];

/**
 * Whatever is cut off or sticks out, by its class and text. Regions that scroll, and what only a screen
 * reader sees, may be wider.
 */
const findCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const elementsIn = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
      ]);
    const isInside = (element: Element | null, test: (style: CSSStyleDeclaration) => boolean): boolean =>
      element !== null && (test(getComputedStyle(element)) || isInside(element.parentElement, test));
    const found: string[] = [];
    for (const element of elementsIn(document)) {
      const { scrollWidth, clientWidth } = element;
      // Fields for any text scroll.
      if (element.matches('.fields input, .entry input')) continue;
      const text = `${element.localName}.${element.className}: ${element.textContent.trim().slice(0, 40)}`;
      if (
        isInside(element, ({ clipPath, overflowX }) => clipPath !== 'none' || /auto|scroll/.test(overflowX))
      )
        continue;
      if (clientWidth > 0 && scrollWidth > clientWidth)
        found.push(`${text} (${scrollWidth} in ${clientWidth})`);
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > document.documentElement.clientWidth + 1)
        found.push(`${text} (${left} to ${right})`);
    }
    return found;
  });

/** Sets the font of the page and of the element. @throws if the machine does not have it */
const setFont = (page: Page, family: string): Promise<void> =>
  page.evaluate((family) => {
    const context = document.createElement('canvas').getContext('2d')!;
    const widthOf = (fonts: string) => {
      context.font = `40px ${fonts}`;
      return context.measureText('0123456789 Target').width;
    };
    const isThere = ['serif', 'monospace'].some(
      (other) => widthOf(`"${family}", ${other}`) !== widthOf(other),
    );
    if (!isThere) throw new Error(`the font ${family} is missing: npm run browser`);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { font-family: "${family}" !important; --digits: "${family}" !important; --text: "${family}" !important; }
      numbers-game { --numbers-game-font: "${family}"; }`);
    document.adoptedStyleSheets = [sheet];
  }, family);

/** The longest number that there may be. */
const LONG = '9007199254740991';
/** Addresses in the page, and a text that each shows when it is ready. */
const views = [
  ['#/solve?numbers=1,3,7,10,25,100&target=98764', 'steps'],
  ['#/solve?numbers=100,75,50,25,10,9,8,7,6&target=12345', 'steps'],
  [`#/solve?numbers=1,3,7,10,25,98765&target=${LONG}`, 'Target'],
  ['#/solve?game=24&numbers=3,3,8,8&target=-123456789/1234567', 'Target'],
  ['#/solve?numbers=1,3,7,10,25,50&target=765&list=trees', '780 solutions'],
  ['#/explore?numbers=1,3,7,10,25,50', '895'],
  ['#/explore?view=large-numbers', '91.21%'],
  ['#/play?game=countdown&large=2&seed=7&clock=off', 'Start'],
  ['#/play?game=24&seed=7&clock=off', 'Start'],
  ['#/measure', 'Measure'],
];

/** Nothing is cut off in a page under any of the fonts. */
async function expectRoom(page: Page, what: string): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  expect(await findCutOff(page), `${what} under its own font`).toEqual([]);
  for (const family of families) {
    await setFont(page, family);
    expect(await findCutOff(page), `${what} under ${family}`).toEqual([]);
  }
}

it.each([1200, 360])(
  'the page has room for all of its text, %i pixels wide',
  { timeout: 90_000 },
  async (width) => {
    const url = await browser.serve({ folders: { '/': `${build}/web` } });
    const page = await browser.openPage('about:blank');
    await page.setViewportSize({ width, height: 740 });
    for (const [hash, text] of views) {
      await page.goto('about:blank');
      await page.goto(`${url}/${hash}`);
      await page.getByText(text).first().waitFor();
      await expectRoom(page, hash);
      if (text !== 'Start') continue;
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('group', { name: 'Tiles' }).getByRole('button').first().waitFor();
      await expectRoom(page, `${hash}, started`);
    }
  },
);

it.each([320, 700])('the element has room for all of its text, %i pixels wide', async (width) => {
  const head = '<script type="module" src="/element.min.js"></script>';
  const elements = [
    'numbers="1 3 7 10 25 50" target="98764"',
    'numbers="100 75 50 25 10 9 8 7 6" target="12345"',
    `numbers="1 2 3 4 5 ${LONG}" target="${LONG}"`,
    `play numbers="1 2 3 4 5 ${LONG}" target="${LONG}"`,
    'play numbers="100 75 50 25 10 10 9 9 8 8" target="12345" seconds="30"',
    'play game="24" numbers="A J Q K" aces="one-or-eleven"',
  ];
  const body = elements.map((attributes) => `<numbers-game ${attributes}></numbers-game>`).join('');
  const url = await browser.serve({
    folders: { '/': build },
    texts: { '/': `<!doctype html>${head}${body}` },
  });
  const page = await browser.openPage(url);
  await page.setViewportSize({ width, height: 800 });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText('Exact').first().waitFor();
  await expectRoom(page, 'the element');
});
