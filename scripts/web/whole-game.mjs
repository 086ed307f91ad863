// Builds the tables of the whole Countdown game that the tab Explore shows: a row for each board and a row
// for each target, as `numbers-game atlas build --keep boards` writes them. They take three seconds and
// 140 kB, so they are built with the page instead of being kept in the repository.
import { rmSync } from 'node:fs';

export const FOLDER = 'build/whole-game';
export const TABLES = ['boards.parquet', 'targets.parquet'].map((name) => `${FOLDER}/${name}`);

export async function buildWholeGame() {
  const { build } = await import('../../build/esm/atlas.js');
  const { games } = await import('../../build/esm/generate.js');
  const { pool, size } = games.countdown.deal;
  rmSync(FOLDER, { recursive: true, force: true });
  await build(FOLDER, { pool, size, ...games.countdown.target, keep: 'boards' });
}
