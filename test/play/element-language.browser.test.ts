// `lang` of the element.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findBarriers, useBrowser } from '../support/browser.js';

const browser = useBrowser();
const build = fileURLToPath(new URL('../../build', import.meta.url));

it('shows an element in the language of its `lang`, or of the page', async () => {
  const url = await browser.serve({
    folders: { '/numbers-game': build },
    texts: {
      '/': `<!doctype html><html lang="fr-CA"><meta name="viewport" content="width=device-width">
        <title>Nombres</title><script type="module" src="/numbers-game/element.min.js"></script>
        <main><h1>Nombres</h1><numbers-game id="outer" numbers="25 50 x" target="3"></numbers-game>
        <section lang="it"><numbers-game id="other" play numbers="2 3" target="7"></numbers-game></section>
        <numbers-game id="own" lang="es" play numbers="2 3" target="7"></numbers-game></main></html>`,
    },
  });
  const page = await browser.openPage(url);
  await page.locator('#outer').getByText('Saisissez des entiers supérieurs ou égaux à 1').waitFor();
  await page.locator('#other').getByText('Take a tile, an operator and another tile.').waitFor();
  const own = page.locator('#own');
  await own.getByRole('button', { name: '2' }).click();
  await own.getByRole('button', { name: 'más' }).click();
  await own.getByRole('button', { name: 'Comprobar' }).waitFor();
  await own.evaluate((element) => {
    (element as HTMLElement).lang = 'de';
  });
  await own.getByRole('button', { name: 'Prüfen' }).waitFor();
  // The round goes on.
  await own.getByRole('button', { name: '3' }).click();
  await own.getByRole('button', { name: '5', exact: true }).waitFor();
  await page.locator('#outer').evaluate((element) => {
    (element as HTMLElement).lang = 'zh';
  });
  await page.locator('#outer').getByText('请输入不小于 1 的整数').waitFor();
  // An element that is moved takes the language of its new place.
  await page.evaluate(() => {
    document.querySelector('#other')!.parentElement!.lang = 'de';
    document.body.append(document.querySelector('#other')!);
  });
  await page.locator('#other').getByText('Prenez une plaque, une opération et une autre plaque.').waitFor();
  expect(await findBarriers(page)).toEqual([]);
});
