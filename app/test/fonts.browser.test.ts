// The page under fonts of different widths: nothing is cut off and nothing is wider than the window, whatever
// font a machine has.
import { it } from 'vitest';
import { useBrowser } from '../../test/support/browser.js';
import { expectRoom, LONG } from '../../test/support/room.js';
import { built } from './support/web-app.js';

const browser = useBrowser();

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

it.each([1200, 360])(
  'the page has room for all of its text, %i pixels wide',
  { timeout: 90_000 },
  async (width) => {
    const url = await browser.serve({ folders: { '/': built } });
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
