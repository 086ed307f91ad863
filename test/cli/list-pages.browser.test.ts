// The pages and the PDF of the command `list`.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { useBrowser } from '../support/browser.js';
import { cli } from '../support/command.js';

const browser = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'numbers-game-pages-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function list(args: readonly string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, CHROME_PATH: findBrowser()!, ...environment };
  return spawnSync(process.execPath, [cli, 'list', ...args], { encoding: 'utf8', env });
}

async function open(...args: string[]) {
  const file = join(folder, 'page.html');
  expect(list([...args, '--format', 'html', '--out', file])).toMatchObject({ status: 0, stderr: '' });
  return browser.openPage(pathToFileURL(file).href);
}

describe('the page of a list', () => {
  it('has formulas, contents and totals', async () => {
    const page = await open('--cards', '3,8', '--size', '4');
    expect(await page.locator('math').count()).toBe(11);
    expect(await page.locator('li').first().getAttribute('title')).toBe('3 × 3 × 3 − 3');
    // Set as a fraction, the formula is higher than a line of text.
    const { height } = (await page.locator('#n_3_3_8_8_24 math').boundingBox())!;
    expect(height).toBeGreaterThan(30);
    expect(await page.locator('nav a').allTextContents()).toEqual([
      ...['3 3 3 3', '3 3 3 8', '3 3 8 8', '3 8 8 8', '8 8 8 8'],
    ]);
    for (const link of await page.locator('nav a').all()) {
      expect(await page.locator((await link.getAttribute('href'))!).count()).toBe(1);
    }
    expect(await page.locator('.total').allTextContents()).toEqual(
      new Array(2).fill('4 of 5 hands can be solved: 11 essential solutions.'),
    );
  });

  it('finds the hands with given numbers', async () => {
    const page = await open('--cards', '3,8', '--size', '4');
    const search = page.getByRole('searchbox');
    const shown = () => page.locator('section:visible').count();
    for (const [text, count] of [
      ['3 3', 3],
      ['8, 3 3 3', 1],
      ['7', 0],
      ['', 5],
    ] as const) {
      await search.fill(text);
      expect(await shown(), text).toBe(count);
      expect(await page.locator('nav a:visible').count(), text).toBe(count);
    }
  });

  it('shows text without scripts', () => {
    const file = join(folder, 'page.html');
    expect(readFileSync(file, 'utf8').replaceAll(/<[a-z][^>]*data-math="[^"]*">/g, '')).toContain(
      '8 ÷ (3 − 8 ÷ 3)',
    );
  });
});

describe('PDF', () => {
  it('is printed, and appears when it is complete', () => {
    const file = join(folder, 'sheet.pdf');
    const args = ['--worksheet', '20', '--level', '3', '--format', 'pdf', '--out', file];
    expect(list(args)).toMatchObject({ status: 0, stdout: '', stderr: '' });
    const pdf = readFileSync(file, 'latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeGreaterThanOrEqual(2);
    expect(readdirSync(folder).filter((name) => name.startsWith('sheet'))).toEqual(['sheet.pdf']);
  }, 60_000);

  it.skipIf(process.platform === 'win32')(
    'is written to a device, which stays',
    () => {
      const command = '"$0" "$1" list 1 2 --target 3 --format pdf --out /dev/stdout | cat';
      const env = { ...process.env, CHROME_PATH: findBrowser()! };
      const { stdout, stderr } = spawnSync('sh', ['-c', command, process.execPath, cli], { env });
      expect({ start: stdout.toString('latin1', 0, 5), stderr: String(stderr) }).toEqual({
        start: '%PDF-',
        stderr: '',
      });
    },
    60_000,
  );

  it('is refused without a browser', () => {
    const file = join(folder, 'none.pdf');
    const { status, stderr } = list(['--cards', '3,8', '--format', 'pdf', '--out', file], {
      CHROME_PATH: join(folder, 'nothing'),
    });
    expect(status).toBe(2);
    expect(stderr).toContain('CHROME_PATH: expected the path of Chromium or Chrome');
    expect(existsSync(file)).toBe(false);
  });
});
