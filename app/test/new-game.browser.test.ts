// A new game is one record in src/core/puzzle/games.ts: this test builds the app with another game in a copy
// of the sources, and plays it in every tab that has boards. test/package/new-game.browser.test.ts does so
// with the package.
import { cpSync, symlinkSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSolverSync, type Puzzle } from 'numbers-game';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../../test/support/browser.js';
import { newRules as rules, useNewGame } from '../../test/support/new-game.js';
import { chooseGame, titleOfGame } from './support/web-app.js';

const app = fileURLToPath(new URL('..', import.meta.url));
const browser = useBrowser();
const solver = createSolverSync();
const { folder } = useNewGame((copy) => {
  const names = [
    'index.html',
    'package.json',
    'public',
    'scripts',
    'src',
    'tsconfig.json',
    'vite.config.mjs',
  ];
  for (const name of names) cpSync(join(app, name), join(copy, 'app', name), { recursive: true });
  symlinkSync(join(app, 'node_modules'), join(copy, 'app/node_modules'), 'junction');
});

beforeAll(() => {
  const options = { cwd: join(folder, 'app'), encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], options);
  expect(status, stderr).toBe(0);
}, 300_000);

describe('the page', () => {
  const open = async (hash: string): Promise<Page> => {
    const url = await browser.serve({ folders: { '/': join(folder, 'app/build/site') } });
    return browser.openPage(`${url}/${hash}`);
  };
  const isChosen = async (page: Page) => (await titleOfGame(page)) === 'Three cards';
  const valuesOf = (inputs: Locator) =>
    inputs.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));

  it('solves', async () => {
    const page = await open('#/solve');
    await chooseGame(page, 'Three cards');
    await page.getByRole('button', { name: 'Try an example: 1 2 10 → 8' }).click();
    await page.getByText('= 8').first().waitFor();
    expect(await valuesOf(page.getByRole('textbox', { name: /^Card \d$/ }))).toEqual(['1', '2', '10', '']);
    expect(
      await page.getByRole('group', { name: 'Pick a card' }).getByRole('button').allTextContents(),
    ).toEqual(['1', '2', '3', '4', '5', '10', '20', 'Deal', 'Clear']);
    await page.getByRole('button', { name: 'Deal' }).click();
    await expect.poll(() => page.getByLabel('Target').inputValue()).toMatch(/^[78]$/);
  });

  it('explores', async () => {
    const page = await open('#/explore?game=three-cards');
    await page.getByText('All 2 targets').waitFor();
    expect(await isChosen(page)).toBe(true);
    expect(new URL(page.url()).hash).toBe('#/explore?game=three-cards&numbers=1,2,10&target=8&from=7&to=8');
  });

  it('plays a round', async () => {
    const page = await open('#/play?game=three-cards&seed=7&clock=off');
    expect(await isChosen(page)).toBe(true);
    await page.getByRole('group', { name: 'Large numbers' }).getByRole('radio', { name: '2' }).check();
    await page.getByRole('button', { name: 'Start' }).click();
    const tiles = page.getByRole('group', { name: 'Tiles' }).getByRole('button');
    await expect.poll(() => tiles.count()).toBe(3);
    const numbers = (await tiles.allInnerTexts()).map(Number);
    expect(numbers.slice(0, 2).sort()).toEqual([10, 20]);
    const target = Number(await page.locator('numbers-game .target').innerText());
    const puzzle: Puzzle = { numbers, target, rules };
    await page.getByLabel('Expression').fill(solver.solve(puzzle).expression!);
    await page.keyboard.press('Enter');
    await page.getByText('10 points').waitFor();
  });
});
