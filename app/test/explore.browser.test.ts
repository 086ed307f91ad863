// The tab "explore": the grid, its descriptions in words, and the answers to its targets.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { layOut, placeOf } from '../src/explore/grid-layout.js';
import { chooseGame, hashOf, useWebPage } from './support/web-app.js';

const web = useWebPage();

const grid = (page: Page) => page.getByRole('slider', { name: 'Target' });
const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
/** The levels of the legend with their counts. */
const levels = (page: Page) =>
  page
    .getByRole('list', { name: 'How many targets take how many operations' })
    .getByRole('button')
    .evaluateAll((rows) =>
      rows.map((row) => ['.level', '.count'].map((part) => row.querySelector(part)?.textContent)),
    );
/** The colour of a pixel of the grid: red, green, blue, opacity, each 0 to 255. */
const pixelAt = (page: Page, x: number, y: number) =>
  page
    .locator('canvas')
    .evaluate(
      (canvas: HTMLCanvasElement, [x, y]) => [
        ...canvas.getContext('2d')!.getImageData(x * devicePixelRatio, y * devicePixelRatio, 1, 1).data,
      ],
      [x, y],
    );

describe('exploring', () => {
  // Operations of all targets: numbers-game reach 1 3 7 10 25 50 --from 101 --to 999, held against the oracle
  // in reach.test.ts.
  it('shows all targets of a board, counted by their operations', async () => {
    const page = await web.open('#/explore');
    await page.getByRole('heading', { name: '895 of 899 targets' }).waitFor();
    expect(await levels(page)).toEqual([
      ['given number', '0'],
      ['1 operation', '5'],
      ['2 operations', '76'],
      ['3 operations', '330'],
      ['4 operations', '376'],
      ['5 operations', '108'],
      ['cannot be made', '4'],
    ]);
    const lost = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Cannot be made' }) });
    expect(await lost.last().getByRole('button').allTextContents()).toEqual(['831', '834', '941', '977']);
  });

  it('solves the target that is clicked, and leaves holes where nothing can be made', async () => {
    const page = await web.open('#/explore?numbers=2,3&from=1&to=10&target=7');
    await page.getByRole('heading', { name: '5 of 10 targets' }).waitFor();
    const layout = layOut(1, 10, (await page.locator('canvas').boundingBox())!.width);
    const centreOf = (target: number) => {
      const { x, y } = placeOf(layout, target);
      return { x: x + layout.cell / 2, y: y + layout.cell / 2 };
    };
    await page.locator('canvas').click({ position: centreOf(6) });
    await answer(page).getByText('3 × 2').first().waitFor();
    expect(hashOf(page)).toBe('#/explore?game=countdown&numbers=2,3&target=6&from=1&to=10');
    const colourOf = (target: number) => pixelAt(page, centreOf(target).x, centreOf(target).y);
    expect((await colourOf(4))[3]).toBe(0);
    expect((await colourOf(5))[3]).toBe(255);
    expect(await colourOf(5)).toEqual(await colourOf(6));
    expect(await colourOf(5)).not.toEqual(await colourOf(2));
  });

  it('walks over the targets with the arrow keys, and reads each out', async () => {
    const page = await web.open('#/explore?target=765');
    await grid(page).focus();
    const text = () => grid(page).getAttribute('aria-valuetext');
    expect(await text()).toBe('765: 3 operations');
    await page.keyboard.press('ArrowRight');
    await expect.poll(text).toMatch(/^766: /);
    await answer(page).getByText('= 766').first().waitFor();
    expect(await page.locator('.told').textContent()).toMatch(/^766: \d operations, .*\d$/);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => Number((await text())!.split(':')[0]) % 5).toBe(1);
    expect(Number((await text())!.split(':')[0])).toBeGreaterThan(766);
    await page.keyboard.press('ArrowUp');
    await expect.poll(text).toMatch(/^766: /);
    await page.keyboard.press('End');
    await expect.poll(text).toMatch(/^999: /);
    await page.keyboard.press('Home');
    await expect.poll(text).toMatch(/^101: /);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(text).toMatch(/^101: /);
  });

  it('points at targets, and points out those of one level', async () => {
    const page = await web.open('#/explore');
    await page.locator('canvas').hover({ position: { x: 200, y: 100 } });
    await expect.poll(() => page.locator('.told').textContent()).toMatch(/^\d+: \d operations?$/);
    const before = await pixelAt(page, 200, 100);
    await page.getByRole('button', { name: '1 operation 5' }).click();
    await expect.poll(() => pixelAt(page, 200, 100)).not.toEqual(before);
    await page.getByRole('button', { name: '1 operation 5' }).click();
    await expect.poll(() => pixelAt(page, 200, 100)).toEqual(before);
  });

  it('gives all targets as text', async () => {
    const page = await web.open('#/explore?numbers=2,3&from=1&to=10');
    await page.getByText('All targets as text').click();
    await page.getByText('1 operation (3): 1, 5, 6').waitFor();
    await page.getByText('cannot be made (5): 4, 7, 8, 9, 10').waitFor();
  });

  // The difficulty of 939 is 97.1, by `rate`; no other of the 108 targets has more than 97.
  it('rates the board, and sorts the hardest targets by difficulty', async () => {
    const page = await web.open('#/explore');
    await page.getByText('Difficulty 2 of 5:').waitFor();
    const hardest = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Hardest: 5 operations' }) })
      .last()
      .getByRole('button');
    await expect.poll(() => hardest.first().textContent()).toBe('939');
    await page.getByRole('button', { name: '84 more' }).click();
    expect(await hardest.count()).toBe(108);
  });

  it.each([
    ['24s', '(2 × root(6, 2)) ^ 2'],
    ['24s-mod', '= 24'],
    ['countdown-squares', '= 862'],
  ])('answers one target of %s, and says why there is no grid', async (game, answered) => {
    const page = await web.open(`#/explore?game=${game}`);
    await page.getByText('The grid of all targets is available only with + − × ÷.').waitFor();
    await answer(page).getByText(answered).first().waitFor();
    expect(await page.locator('.fault').count()).toBe(0);
  });

  it('explores the 24 game', async () => {
    const page = await web.open('#/explore?game=24&numbers=3,3,8,8&target=24');
    await page.getByRole('heading', { name: /of 200 targets/ }).waitFor();
    await answer(page).getByText('8 ÷ (3 − 8 ÷ 3)').waitFor();
  });

  // Figures: docs/templates.md; 8 / (3 - (8 / 3)) is the only way to write 24 here.
  it('shows which templates solve a hand, and the coverage curve, when asked', async () => {
    const page = await web.open('#/explore?game=24&numbers=3,3,8,8&target=24&from=1&to=30');
    await page.getByText('Which templates solve this hand?').click();
    await page.getByText('It takes 131 templates to solve all 1,362 solvable hands of the deck.').waitFor();
    expect(hashOf(page)).toMatch(/&templates=shown$/);
    const rows = page.getByRole('region', { name: 'Templates of this hand' }).getByRole('row');
    expect(await rows.allInnerTexts()).toEqual([
      'Template\tThis hand\tIn the set',
      expect.stringMatching(/^x\d ÷ \(x\d − \(x\d ÷ x\d\)\)\t8 ÷ \(3 − \(8 ÷ 3\)\)\tyes$/) as string,
      ...Array.from({ length: 3 }, () => expect.stringMatching(/^x.*\t8 ÷ \(3 − \(8 ÷ 3\)\)\t$/) as string),
    ]);
    const chart = page.getByRole('img', { name: /How many hands/ });
    expect(await chart.getAttribute('aria-label')).toContain('The best 10 solve 599 (44%).');
    await page.getByLabel('Card 1').fill('2');
    await page.getByText('None solves this hand for 24').or(rows.nth(5)).waitFor();
    await chooseGame(page, 'Countdown');
    await page.getByRole('heading', { name: '895 of 899 targets' }).waitFor();
    expect(await page.getByText('Which templates solve this hand?').count()).toBe(0);
  });

  it('says what is wrong with a range', async () => {
    const page = await web.open('#/explore');
    const fault = page.locator('#fault');
    await page.getByLabel('to', { exact: true }).fill('50');
    expect(await fault.textContent()).toBe('The last target must be at least the first, 101.');
    await page.getByLabel('to', { exact: true }).fill('99999999');
    expect(await fault.textContent()).toBe('At most 10,000 targets can be shown.');
    await page.getByLabel('Targets from').fill('0');
    expect(await fault.textContent()).toBe('Targets are whole numbers from 1 up.');
    await page.getByLabel('Number 1').fill('-');
    expect(await fault.textContent()).toMatch(/not “-”/);
  });
});

it('shows the grid on the first screen of a phone', async () => {
  const page = await web.open('#/explore', undefined, { viewport: { width: 375, height: 667 } });
  const { y } = (await page.locator('.grid').boundingBox())!;
  expect(y).toBeLessThan(500);
  await page.getByText('Settings').click();
  await page.getByRole('button', { name: 'Deal' }).waitFor();
});
