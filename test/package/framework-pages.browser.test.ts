// The files of the pages React, Vue, Svelte and Plain HTML, as they are printed: built by vite with the
// packed package, or opened from disk, they let people play and show the points.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { blocksOf, readDocument } from '../support/documents.js';
import { linkPackages, useConsumer } from '../support/packed.js';

const browser = useBrowser();
const { folder } = useConsumer();
const modules = join(folder, 'node_modules');

beforeAll(() => {
  linkPackages(folder, [
    '@sveltejs/vite-plugin-svelte',
    '@vitejs/plugin-vue',
    'react',
    'react-dom',
    'svelte',
    'vue',
  ]);
});

/** Writes the files of a page, each named by a comment in one of its first two lines. */
function writeFiles(page: string): string {
  const at = join(folder, page);
  mkdirSync(at);
  const text = readDocument(`docs/guide/${page}.md`);
  const files = ['html', 'js', 'jsx', 'svelte', 'vue'].flatMap((language) => blocksOf(text, language));
  for (const file of files) {
    const name = /^(?:.*\n)?(?:\/\/|<!--) ([\w.]+)/.exec(file)?.[1];
    expect(name, file).toBeDefined();
    writeFileSync(join(at, name!), file);
  }
  return at;
}

async function expectGame(url: string) {
  const page = await browser.openPage(url);
  await page.getByText('Your turn').waitFor();
  expect(await page.getByText('×', { exact: true }).count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByText('0 points').first().waitFor();
}

it.each(['react', 'vue', 'svelte'])('%s', async (name) => {
  const at = writeFiles(name);
  await build({ root: at, logLevel: 'error' });
  await expectGame(await browser.serve({ folders: { '/': join(at, 'dist') } }));
});

it('plain-html, from disk', async () => {
  const at = writeFiles('plain-html');
  cpSync(join(modules, 'numbers-game', 'build', 'element.min.js'), join(at, 'element.min.js'));
  await expectGame(pathToFileURL(join(at, 'index.html')).href);
});
