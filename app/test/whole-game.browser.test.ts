// The whole game in the tab "explore": the tables that the build makes, and the way from them to a board.
//
// Figures: "(The Final) Countdown" has the boards, the problems, the solvable ones, their fewest operations,
// and the boards that make every target; c4countdown has the boards that make 947.
import { expect, it } from 'vitest';
import { hashOf, useWebPage } from './support/web-app.js';

const web = useWebPage();

it('shows the published figures, and opens a board', async () => {
  const page = await web.open('#/explore');
  await page.getByRole('radio', { name: 'The whole game' }).check();
  await page.getByText('13,243 boards, 11,905,457 problems: 91.2% can be solved.').waitFor();
  const rows = (name: string) => page.getByRole('list', { name }).getByRole('listitem').allInnerTexts();
  expect(await rows('Problems by fewest operations')).toEqual([
    '1 operation\n57,482',
    '2 operations\n700,961',
    '3 operations\n3,144,019',
    '4 operations\n4,597,226',
    '5 operations\n2,359,058',
    'cannot be made\n1,046,711',
  ]);
  await page.getByText('The hardest target is 947: 9,017 boards make it, 68.1%.').waitFor();
  expect((await rows('Boards by how many targets they make'))[0]).toBe('every target\n1,226');
  await page.getByRole('button', { name: 'every target 1,226' }).click();
  const list = page.getByRole('region', { name: 'Boards that make every target' });
  await list.getByText('899 of 899').first().waitFor();
  const link = list.getByRole('link').first();
  const numbers = (await link.textContent())!.replaceAll(' ', ',');
  await link.click();
  await page.getByRole('heading', { name: 'All 899 targets' }).waitFor();
  expect(hashOf(page)).toBe(`#/explore?game=countdown&numbers=${numbers}&target=765&from=101&to=999`);
});

it('says so if the tables cannot be loaded, and tries again', async () => {
  const page = await web.open('#/explore?view=whole-game', (fault) => fault.includes('.parquet'));
  await page.getByText('13,243 boards').waitFor();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
  });
  await page.context().route(/parquet$/, (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').getByText('could not be loaded').waitFor();
  await page.context().unroute(/parquet$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('13,243 boards').waitFor();
});
