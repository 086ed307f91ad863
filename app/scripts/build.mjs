// Builds the web app, `npm run build`: the font, the tables of the whole game, and the rest with Vite. The
// package comes first: its compiled engine is part of the app, and its atlas makes the tables. Its scripts
// for pages are copied for embed.html.
import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildFont } from './font.mjs';
import { buildWholeGame } from './whole-game.mjs';

await Promise.all([buildFont(), buildWholeGame()]);
await build({ logLevel: 'warn' });
const built = fileURLToPath(new URL('../../build/', import.meta.url));
const site = fileURLToPath(new URL('../build/site/', import.meta.url));
for (const name of ['element.min.js', 'element-operators.min.js']) copyFileSync(built + name, site + name);
