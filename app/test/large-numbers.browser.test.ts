// Large numbers of the player's choice in the tab "explore". The figures are those of studies/large-numbers,
// whose test compares them with other counts.
import { expect, it } from 'vitest';
import { hashOf, useWebPage } from './support/web-app.js';

const web = useWebPage();
const ADDRESS =
  '#/explore?game=countdown&numbers=1,3,7,10,25,50&target=765&from=101&to=999&view=large-numbers';

it('counts the game with other large numbers, and has an address', async () => {
  const page = await web.open('#/explore');
  await page.getByRole('radio', { name: 'Your own large numbers' }).check();
  await page.getByRole('heading', { name: '91.21% of 11,905,457 problems can be solved.' }).waitFor();
  const place = (share: string) =>
    page
      .getByText(`This is more than with ${share} of the 2,555,190 sets of four numbers from 11 to 100.`)
      .waitFor();
  await place('6.9%');
  const rows = page.getByRole('list', { name: 'Problems by fewest operations' }).getByRole('listitem');
  expect(await rows.allInnerTexts()).toEqual([
    '1 operation\n57,482',
    '2 operations\n700,961',
    '3 operations\n3,144,019',
    '4 operations\n4,597,226',
    '5 operations\n2,359,058',
    'cannot be made\n1,046,711',
  ]);
  for (const [place, number] of [97, 59, 93, 83].entries()) {
    await page.getByRole('textbox', { name: `Number ${place + 1}` }).fill(String(number));
  }
  await page.getByRole('heading', { name: '93.00% of 11,905,457 problems can be solved.' }).waitFor();
  await place('99.9%');
  await page.getByText('With the numbers of the show, 25, 50, 75 and 100, it is 91.21%.').waitFor();
  expect((await rows.allInnerTexts()).at(-1)).toBe('cannot be made\n832,998');
  expect(hashOf(page)).toBe(`${ADDRESS}&large=97,59,93,83`);
});

it('opens an address, and refuses numbers that are no set', async () => {
  const page = await web.open(`${ADDRESS}&large=24,18,16,12`);
  await page.getByRole('heading', { name: '88.28% of 11,905,457 problems can be solved.' }).waitFor();
  for (const text of ['10', '101', '18', '', 'x']) {
    await page.getByRole('textbox', { name: 'Number 1' }).fill(text);
    await page.getByText('Type four different whole numbers from 11 to 100.').waitFor();
    await page.getByRole('heading', { name: 'problems can be solved' }).waitFor({ state: 'detached' });
  }
});
