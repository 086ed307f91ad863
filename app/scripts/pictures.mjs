// Draws the pictures that cannot be SVG, into public: the icons of the installed page, and the
// picture that other sites show beside a link to it. `npm run pictures`, after a change of icon.svg or of
// the colours; the files are in the repository.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';
import { FONT } from './font.mjs';

const FOLDER = 'public';
/** Files by the side of the icon in pixels. The last one is cut by the phone, so it has no round corners. */
const ICONS = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };
const LINK = { width: 1200, height: 630 };

/** The colours of the page, without the address of its font. */
const tokens = readFileSync('src/style/tokens.css', 'utf8').replace(/@font-face \{[^}]*\}/, '');
const icon = readFileSync(`${FOLDER}/icon.svg`, 'utf8');
const font = readFileSync(FONT, 'base64');
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu'] });

for (const [name, side] of Object.entries(ICONS)) {
  const drawn = name.startsWith('apple') ? icon.replace(/ rx="\d+"/, '') : icon;
  await draw(
    name,
    { width: side, height: side },
    `<style>svg { width: ${side}px; display: block }</style>${drawn}`,
  );
}
await draw('link.png', LINK, drawLink());
await browser.close();

async function draw(name, viewport, body) {
  const page = await browser.newPage({ viewport });
  await page.setContent(`<!doctype html><style>body { margin: 0 }</style>${body}`);
  await page.evaluate('document.fonts.ready.then(() => null)');
  await page.screenshot({ path: `${FOLDER}/${name}`, omitBackground: name !== 'link.png' });
  await page.close();
}

/** A board with its target, in the colours of the page. */
function drawLink() {
  const tiles = [1, 3, 7, 10, 25, 50].map(
    (number) => `<b class="${number > 10 ? 'large' : ''}">${number}</b>`,
  );
  return `<style>${tokens}
    @font-face { font-family: Figtree; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
    body { display: grid; place-content: center; justify-items: center; gap: 44px; height: 630px;
      font: 700 56px Figtree; font-variant-numeric: tabular-nums }
    h1 { margin: 0; font-size: 60px; letter-spacing: -0.02em }
    h1 span { color: var(--accent) }
    output { padding: 12px 64px; border-radius: 32px; background: var(--ink); color: #fff; font-size: 120px;
      line-height: 1.2; letter-spacing: 0.04em }
    div { display: flex; gap: 20px }
    b { display: grid; place-content: center; width: 128px; height: 128px; border-radius: 22px;
      background: var(--tile); box-shadow: inset 0 -8px var(--tile-edge); color: #fff }
    b.large { background: var(--large); box-shadow: inset 0 -8px var(--large-edge) }
  </style><h1>Numbers <span>game</span></h1><output>765</output><div>${tiles.join('')}</div>`;
}
