// A new game is one record in src/core/puzzle/games.ts: this test adds one to a copy of the sources, builds
// the copy, and plays the game with the command line, batch, the element and every tab of the page that has
// boards. Nothing else of the copy is changed.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSolverSync, type Puzzle } from '../../src/index.js';
import { listGames, oneOfGames } from '../support/game-names.js';
import { useBrowser } from '../support/browser.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'numbers-game-'));
const browser = useBrowser();
const solver = createSolverSync();

const RECORD = `  {
    id: 'three-cards',
    title: 'Three cards',
    rules: { values: 'rational', use: 'all' },
    deal: { size: 3, pool: runs([2, 1, 5], [1, 10, 20, 10]), large: { from: 10, count: 1 } },
    target: { from: 7, to: 8 },
    piece: 'card',
    example: { numbers: [1, 2, 10], target: 8 },
  },
`;
const END_OF_RECORDS = '] as const satisfies readonly Game[]);';
const rules = { values: 'rational', use: 'all' } as const;

/**
 * Copies what the build needs. The modules come last, so that none is older than its sources and compiled
 * again.
 */
function copySources(): void {
  for (const name of ['src', 'scripts', 'assembly', 'package.json', 'asconfig.json']) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  for (const name of ['tsconfig.json', 'tsconfig.build.json']) cpSync(join(root, name), join(copy, name));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const modules of ['build/wasm', 'build/solver.wasm', 'build/operators.wasm']) {
    cpSync(join(root, modules), join(copy, modules), { recursive: true });
  }
}

function addRecord(): void {
  const path = join(copy, 'src/core/puzzle/games.ts');
  const [before, after] = readFileSync(path, 'utf8').split(END_OF_RECORDS);
  writeFileSync(path, `${before}${RECORD}${END_OF_RECORDS}${after}`);
}

/** Runs a script of the copy. */
function runScript(script: string, args: readonly string[], input = '') {
  const options = { cwd: copy, encoding: 'utf8', input } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, script), ...args], options);
  return { status, stdout, stderr };
}

const run = (...args: string[]) => runScript('build/esm/cli.js', args);
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

beforeAll(() => {
  copySources();
  addRecord();
  const { status, stdout, stderr } = runScript('scripts/build.mjs', []);
  expect(status, stderr).toBe(0);
  expect(stdout).not.toContain('asc');
}, 300_000);

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

describe('the command line', () => {
  it('solves', () => {
    const solve = ['solve', '1', '2', '10', '--target', '8', '--game', 'three-cards'];
    expect(run(...solve)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/ = 8 \(2 operations\)/) as string,
    });
    expect(run('solve', '--help').stdout).toContain('three-cards');
    expect(run('solve', '1', '--target', '1', '--game', 'chess').stderr).toContain(
      `${listGames()}, three-cards.`,
    );
    const reached = linesOf(run('reach', '1', '2', '10', '--game', 'three-cards', '--json').stdout);
    expect(reached).toMatchObject([{ from: 7, to: 8, operations: '22' }]);
  });

  it('generates', () => {
    const puzzles = linesOf(run('generate', '--game', 'three-cards', '--count', '20').stdout);
    expect(puzzles).toHaveLength(20);
    for (const { numbers, target, rules: used, expression } of puzzles) {
      expect(numbers).toHaveLength(3);
      for (const number of numbers as number[]) expect([1, 2, 3, 4, 5, 10, 20]).toContain(number);
      expect([7, 8]).toContain(target);
      expect(used).toEqual(rules);
      expect(expression).not.toBeNull();
    }
    const csv = run('generate', '--game', 'three-cards', '--count', '1', '--format', 'csv').stdout;
    expect(csv).toMatch(/\n[\d ]+,[78],three-cards,rational,all,/);
  });

  it('answers lines of batch', () => {
    const puzzle = { numbers: [1, 2, 10], target: 8, game: 'three-cards' };
    const text = `${JSON.stringify(puzzle)}\n${JSON.stringify({ ...puzzle, game: 'chess' })}\n`;
    const { status, stdout } = runScript('build/esm/cli.js', ['batch'], text);
    const [solved, refused] = linesOf(stdout);
    expect([status, solved.result]).toMatchObject([3, { status: 'exact', operations: 2 }]);
    expect(refused.error).toMatchObject({
      message: `game: expected ${oneOfGames('three-cards')}, got "chess"`,
    });
  });
});

describe('the element', () => {
  const open = async (attributes: string) => {
    const html = `<!doctype html><html lang="en"><title>element</title>
      <script type="module" src="/element.min.js"></script>
      <numbers-game game="three-cards" ${attributes}></numbers-game>`;
    const folders = { '/': join(copy, 'build') };
    return browser.openPage(
      await browser.serve({ folders, texts: { '/page': html } }).then((url) => `${url}/page`),
    );
  };

  it('solves', async () => {
    const page = await open('numbers="1 2 10" target="8"');
    await page.getByText('Exact, in 2 operations').waitFor();
  });

  it('shows the example where nothing was typed', async () => {
    const page = await open('');
    await page.getByLabel('Numbers').waitFor();
    expect(await page.getByLabel('Numbers').getAttribute('placeholder')).toBe('1 2 10');
    expect(await page.locator('.tile.covered').count()).toBe(3);
  });

  it('plays', async () => {
    const page = await open('numbers="1 2 10" target="8" play');
    const tiles = page.getByRole('group', { name: 'Tiles' }).getByRole('button');
    for (const [left, operator, right] of [
      ['10', 'minus', '2'],
      ['1', 'times', '8'],
    ]) {
      await tiles.getByText(left, { exact: true }).click();
      await page.getByRole('button', { name: operator }).click();
      await tiles.getByText(right, { exact: true }).click();
    }
    await page.getByText('You made it: 10 points.').waitFor();
  });
});

describe('the page', () => {
  const open = async (hash: string): Promise<Page> => {
    const url = await browser.serve({ folders: { '/': join(copy, 'build/web') } });
    return browser.openPage(`${url}/${hash}`);
  };
  const isChosen = (page: Page) => page.getByRole('radio', { name: 'Three cards' }).isChecked();
  const valuesOf = (inputs: Locator) =>
    inputs.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));

  it('solves', async () => {
    const page = await open('#/solve');
    await page.getByRole('radio', { name: 'Three cards' }).check();
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
