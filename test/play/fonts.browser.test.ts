// The element under fonts of different widths: nothing is cut off and nothing is wider than the window,
// whatever font a machine has.
import { fileURLToPath } from 'node:url';
import { it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { expectRoom, LONG } from '../support/room.js';

const browser = useBrowser();
const build = fileURLToPath(new URL('../../build', import.meta.url));

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
