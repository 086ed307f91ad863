// The program that recounts shares of an atlas finds its totals, and notices another one.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../support/command.js';

interface Share {
  readonly first: number;
  readonly totals: object;
  readonly recounted: object;
}
const { recountShares } = (await import(
  new URL('../../studies/databases/recount.mjs', import.meta.url).href
)) as { recountShares: (folder: string, shares: number, seed: number) => AsyncIterable<Share> };

it.each([
  ['--pool', '1-12', '--repeat', '--size', '5'],
  ['--pool', '1-10x2,25,50,75,100', '--size', '4'],
])('recounts shares of %j', async (...boards) => {
  const folder = mkdtempSync(join(tmpdir(), 'numbers-game-recount-'));
  const range = ['--from', '101', '--to', '999', '--keep', 'targets', '--share', '400'];
  run('atlas', 'plan', folder, ...boards, ...range);
  run('atlas', 'build', folder, '--shard', '1/2');
  const [name] = readdirSync(join(folder, 'parts')).filter((file) => file.endsWith('.json'));
  const path = join(folder, 'parts', name);
  const record = JSON.parse(readFileSync(path, 'utf8')) as { first: number; totals: { complete: number } };
  record.totals.complete++;
  writeFileSync(path, JSON.stringify(record));
  const different: number[] = [];
  let count = 0;
  for await (const { first, totals, recounted } of recountShares(folder, Infinity, 1)) {
    count++;
    if (JSON.stringify(totals) !== JSON.stringify(recounted)) different.push(first);
  }
  expect(count).toBeGreaterThan(2);
  expect(different).toEqual([record.first]);
  rmSync(folder, { recursive: true });
});
