// Whether a page has room for its text under fonts of different widths.
//
// DejaVu Sans has wide letters, Liberation Sans those of Arial, Noto Sans lies between. The fonts of the
// machine are used, which `npm run browser` installs.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The longest number that there may be. */
export const LONG = '9007199254740991';
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

/** Nothing is cut off in a page under any of the fonts. */
export async function expectRoom(page: Page, what: string): Promise<void> {
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
