// The tab "measure": it runs, can be stopped, and its results can be copied as text.
import { expect, it } from 'vitest';
import { hashOf, useWebPage } from './support/web-app.js';

const web = useWebPage();

it('measures all algorithms, in a table, a chart and as text', async () => {
  const page = await web.open('#/measure?largest=5');
  await page.getByRole('region', { name: 'Example' }).getByRole('row').nth(8).waitFor();
  await page.getByRole('button', { name: 'Measure' }).click();
  await page.getByText('Done.').waitFor();
  const rows = await page.getByRole('row').allTextContents();
  expect(rows).toHaveLength(9);
  expect(rows[1]).toMatch(/^numbers-game[\d.]+ [µm]s[\d.]+ [µm]sall$/);
  for (const name of ['depth-first-hash-array', 'breadth-first-sets']) {
    expect(rows.find((row) => row.startsWith(name))).toMatch(/ [µm]sall$/);
  }
  expect(rows.find((row) => row.startsWith('decomposition-refined'))).toMatch(/\d\d%$/);
  expect(
    await page
      .getByRole('img', { name: /^Time per board/ })
      .locator('canvas')
      .count(),
  ).toBe(1);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await page.getByText('Copied').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^\| numbers-game \| [\d.]+ [µm]s \| [\d.]+ [µm]s \| all \|$/m);
  expect(text).toMatch(/\d+ cores\n$/);
}, 60_000);

it('stops at once, and can be begun again', async () => {
  const page = await web.open('#/measure');
  await page.getByRole('radio', { name: '9' }).check();
  expect(hashOf(page)).toBe('#/measure?largest=9');
  await page.getByRole('button', { name: 'Measure' }).click();
  await page.getByText(/^4 numbers: /).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped.').waitFor();
  const count = await page.getByRole('row').count();
  await page.waitForTimeout(500);
  expect(await page.getByRole('row').count()).toBe(count);
  await page.getByRole('button', { name: 'Measure again' }).click();
  await page
    .getByText(/ numbers: /)
    .first()
    .waitFor();
});
