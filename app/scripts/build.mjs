// Builds the web app, `npm run build`: the font, the tables of the whole game, and the rest with Vite. The
// package comes first: its compiled engine is part of the app, and its atlas makes the tables.
import { build } from 'vite';
import { buildFont } from './font.mjs';
import { buildWholeGame } from './whole-game.mjs';

await Promise.all([buildFont(), buildWholeGame()]);
await build({ logLevel: 'warn' });
