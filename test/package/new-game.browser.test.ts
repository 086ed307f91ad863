// A new game is one record in src/core/puzzle/games.ts: this test adds one and a show to a copy of the
// sources, builds the copy, and plays the games with the command line, batch and the element. Nothing else of
// the copy is changed. app/test/new-game.browser.test.ts does so with the web app.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listGames, oneOfGames } from '../support/game-names.js';
import { useBrowser } from '../support/browser.js';
import { newRules, useNewGame } from '../support/new-game.js';

const { folder: copy, run: runScript } = useNewGame((folder) => {
  cpSync(join(root, 'studies/records'), join(folder, 'studies/records'), { recursive: true });
});
const root = join(import.meta.dirname, '..', '..');
const browser = useBrowser();

const run = (...args: string[]) => runScript('build/esm/cli.js', args);
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the command line', () => {
  it('solves', () => {
    const solve = ['solve', '1', '2', '10', '--target', '8', '--game', 'three-cards'];
    expect(run(...solve)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/ = 8 \(2 operations\)/) as string,
    });
    expect(run('solve', '--help').stdout).toContain('three-cards');
    expect(run('solve', '1', '--target', '1', '--game', 'chess').stderr).toContain(
      `${listGames()}, three-cards, two-wheels.`,
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
      expect(used).toEqual(newRules);
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
      message: `game: expected ${oneOfGames('three-cards', 'two-wheels')}, got "chess"`,
    });
  });
});

describe('a show', () => {
  const game = ['--game', 'two-wheels'];

  it('has its boards, its deals and its points on the command line', () => {
    const atlas = run('atlas', ...game, '--json').stdout;
    // 21 multisets of two of six digits, and two tiles.
    expect(linesOf(atlas).at(-1)).toMatchObject({ totals: { boards: 42, problems: 42 * 30 } });
    const made = linesOf(run('generate', ...game, '--count', '30', '--deal', 'show').stdout);
    for (const { numbers, target } of made) {
      const [low, high, large] = numbers as number[];
      expect([low >= 1, high <= 6, [20, 30].includes(large)]).toEqual([true, true, true]);
      expect([Number(target) >= 31, Number(target) <= 60]).toEqual([true, true]);
    }
    const judge = (answer: string) =>
      linesOf(
        run('verify', answer, '2', '6', '20', '--target', '46', ...game, '--json', '--shaping', 'show')
          .stdout,
      );
    expect(judge('2 * 20 + 6')).toMatchObject([{ ok: true, score: 1 }]);
    expect(judge('(20 + 2) * 2')[0].score).toBe(0);
    expect(judge('20 * 2 + 6 - 1')[0].score).toBe(0);
    expect(judge('20 * 2')[0].score).toBe(0);
    const [near] = linesOf(
      run('verify', '20 * 2', '2', '6', '20', '--target', '42', ...game, '--json', '--shaping', 'show')
        .stdout,
    );
    expect(near.score).toBe(0.75);
    const shown = run('verify', '20 * 2', '2', '6', '20', '--target', '42', ...game).stdout;
    expect(shown).toContain('9 of 12 points');
  });

  it('is in lines of verify and batch', () => {
    const row = { numbers: [2, 6, 20], target: 42, game: 'two-wheels', answer: '20 * 2' };
    const { stdout } = runScript(
      'build/esm/cli.js',
      ['verify', '--lines', '--shaping', 'show'],
      `${JSON.stringify(row)}\n`,
    );
    expect(linesOf(stdout)).toMatchObject([{ result: { reason: 'wrong-value', score: 0.75 } }]);
    const batch = runScript('build/esm/cli.js', ['batch'], `${JSON.stringify(row)}\n`);
    expect(linesOf(batch.stdout)).toMatchObject([{ result: { status: 'nearest', distance: 2 } }]);
  });

  it('is in the records', () => {
    const { stdout, stderr } = runScript('studies/records/shows.mjs');
    expect(stdout, stderr).toMatch(/^\| Two wheels \| 42 \| 31 to 60 \|.* 75 s \|$/m);
  });

  it('has its time and its points in the element', async () => {
    const page = await open('numbers="2 6 20" target="42" play seconds="show"', 'two-wheels');
    await page.getByText('You have 75 seconds.').waitFor();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const tiles = page.getByRole('group', { name: 'Tiles' }).getByRole('button');
    await tiles.getByText('20', { exact: true }).click();
    await page.getByRole('button', { name: 'times' }).click();
    await tiles.getByText('2', { exact: true }).click();
    // No value is nearer than 40, so the round has ended.
    await page.getByText('Nothing is nearer: 9 points.').waitFor();
  });
});

const open = async (attributes: string, game = 'three-cards') => {
  const html = `<!doctype html><html lang="en"><title>element</title>
      <script type="module" src="/element.min.js"></script>
      <numbers-game game="${game}" ${attributes}></numbers-game>`;
  const folders = { '/': join(copy, 'build') };
  return browser.openPage(
    await browser.serve({ folders, texts: { '/page': html } }).then((url) => `${url}/page`),
  );
};

describe('the element', () => {
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
