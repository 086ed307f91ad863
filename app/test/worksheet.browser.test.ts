// Worksheets of the page: the form in the tab "play", and what it gives to the printer.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { rate } from 'numbers-game/generate';
import { games } from 'numbers-game';
import { verify } from 'numbers-game/verify';
import { findBarriers } from '../../test/support/browser.js';
import { useWebPage } from './support/web-app.js';

const web = useWebPage();

/** Opens the form, with a printer that notes what it gets. */
async function openForm(): Promise<Page> {
  const page = await web.open('#/play?game=24');
  await page.evaluate(() => {
    const printed: string[] = [];
    Object.assign(window, { printed });
    window.print = () => {
      const root = document.querySelector('.printed-sheets')!.shadowRoot!;
      printed.push(`${document.title}\n${root.innerHTML}`);
    };
  });
  await page.getByRole('button', { name: 'Worksheet to print' }).click();
  await page.getByLabel('Number of boards').fill('5');
  return page;
}

const printed = (page: Page) => page.evaluate(() => (window as unknown as { printed: string[] }).printed);
const print = async (page: Page, name: string, count: number) => {
  await page.getByRole('button', { name, exact: true }).click();
  await expect.poll(async () => (await printed(page)).length).toBe(count);
};

describe('a worksheet of the page', () => {
  it('has puzzles of the level with their answers, on sheets that can be kept apart', async () => {
    const page = await openForm();
    await page.getByLabel('Difficulty of the sheet').selectOption('3');
    await page.getByLabel('Title of your own').fill('4b <b>');
    await page.getByLabel('Language of the sheet').selectOption('de');
    await page.getByLabel('Answers on a sheet of their own').check();
    await print(page, 'Print', 1);
    await print(page, 'Print the answers', 2);
    const [puzzles, answers] = await printed(page);
    expect(puzzles.split('\n')[0]).toBe('4b <b>');
    expect(puzzles).toContain('<h1>4b &lt;b&gt;</h1>');
    expect(puzzles).toContain('Stufe 3');
    expect(puzzles).not.toContain('Lösungen');
    expect(answers).toContain('<h2>Lösungen</h2>');
    const boards = [...puzzles.matchAll(/<li><p>(.*?)<span class="target">→ 24<\/span>/g)].map(([, tiles]) =>
      [...tiles.matchAll(/class="number">(\d+)</g)].map(([, number]) => Number(number)),
    );
    expect(boards).toHaveLength(5);
    const given = [...answers.matchAll(/ title="([^"]+)"/g)].map(([, expression]) => expression);
    expect(given).toHaveLength(5);
    for (const [place, numbers] of boards.entries()) {
      const puzzle = { numbers, target: 24, rules: games['24'].rules };
      expect(rate(puzzle).level).toBe(3);
      expect(verify(given[place], puzzle).ok, given[place]).toBe(true);
    }
  }, 60_000);

  it.each([375, 1280])(
    'is the only thing on paper, and its form has no barriers, at %i px',
    async (width) => {
      const page = await openForm();
      await page.setViewportSize({ width, height: 800 });
      expect(await findBarriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await print(page, 'Print', 1);
      expect((await printed(page))[0]).toContain('<h2>Answers</h2>');
      expect(await page.getByRole('heading', { name: '24 game: worksheet' }).count()).toBe(0);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('heading', { name: '24 game: worksheet' }).count()).toBe(2);
      expect(await page.getByRole('button').count()).toBe(0);
    },
    60_000,
  );
});
