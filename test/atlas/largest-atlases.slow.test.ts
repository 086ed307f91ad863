// The atlases of bench/atlas are sound, and have the figures of "(The Final) Countdown".
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openTable } from '../../src/atlas/files/read-table.js';
import { atlas } from '../support/atlas-folders.js';

const folderOf = (name: string) => fileURLToPath(new URL(`../../bench/atlas/${name}`, import.meta.url));
const totalsOf = (name: string) =>
  (JSON.parse(readFileSync(`${folderOf(name)}/totals.json`, 'utf8')) as { totals: { complete: number } })
    .totals;

/** The target that the fewest boards make, and how many do. */
async function findHardest(name: string) {
  const table = await openTable(folderOf(name), 'targets.parquet');
  const { target, solvable } = await table.read(['target', 'solvable'], 0, table.rows);
  await table.close();
  let hardest = 0;
  for (let i = 1; i < table.rows; i++) if (solvable[i] < solvable[hardest]) hardest = i;
  return { target: target[hardest], solvable: solvable[hardest] };
}

it.each(['n8', 'n9', 'n10', 'above-25', 'hundred'])('%s is complete and sound', async (name) => {
  expect(await atlas.verifyAtlas(folderOf(name))).toMatchObject({ ok: true });
});

it('the hardest target of nine numbers is 190,667, made by 66 % of the boards', async () => {
  const { target, solvable } = await findHardest('n9');
  expect(target).toBe(190_667);
  expect(Math.round((solvable / 76_702) * 100)).toBe(66);
});

it('40,342 of the boards of ten numbers make every target, and the fewest make 986,189', async () => {
  expect(totalsOf('n10')).toMatchObject({ boards: 104_753, complete: 40_342 });
  expect(await findHardest('n10')).toEqual({ target: 986_189, solvable: 70_625 });
});

it('20,602 boards of numbers above 25 make every target', () => {
  expect(totalsOf('above-25')).toMatchObject({ boards: 300_500_200, complete: 20_602 });
});

it('73,096,127 boards of six numbers of 1..100 make every target', () => {
  expect(totalsOf('hundred')).toMatchObject({ boards: 1_609_344_100, complete: 73_096_127 });
});
