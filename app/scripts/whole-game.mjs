// Builds the tables of the whole Countdown game that the tab Explore shows: a row for each board and a row
// for each target, as `numbers-game atlas build --keep boards` writes them. They take three seconds and
// 140 kB, so they are built with the app instead of being kept in the repository.
import { rmSync } from 'node:fs';
import { buildAtlas } from 'numbers-game/atlas';
import { games } from 'numbers-game/generate';

const FOLDER = 'build/whole-game';

export async function buildWholeGame() {
  const { pool, size } = games.countdown.deal;
  rmSync(FOLDER, { recursive: true, force: true });
  await buildAtlas(FOLDER, { pool, size, ...games.countdown.target, keep: 'boards' });
}
