// Recounts shares of an atlas, drawn at random, with the program recount.c, which shares no code with the
// package. An atlas keeps the totals of each share until `atlas fold`.
//
//   npm run build && node studies/databases/recount.mjs FOLDER [--shares 3] [--seed 1]
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { reachAllOnThreads } from 'numbers-game/batch';
import { isMain } from '../../scripts/is-main.mjs';

const SOURCE = fileURLToPath(new URL('recount.c', import.meta.url));

/** Recounts shares of the atlas in a folder; yields the rank of the first board of each, and both totals. */
export async function* recountShares(folder, shares, seed) {
  const { pool, size, repeat, from, to, order } = JSON.parse(
    readFileSync(join(folder, 'atlas.json'), 'utf8'),
  );
  const parts = join(folder, 'parts');
  const names = readdirSync(parts).filter((name) => /^\d+-\d+\.json$/.test(name));
  const built = mkdtempSync(join(tmpdir(), 'recount-'));
  const program = join(built, 'recount');
  try {
    execFileSync('cc', ['-O2', SOURCE, '-o', program]);
    for (let state = seed; shares > 0 && names.length > 0; shares--) {
      // A linear congruential generator, with the constants of Numerical Recipes.
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const [name] = names.splice(Math.floor((state / 2 ** 32) * names.length), 1);
      const { first, count, totals } = JSON.parse(readFileSync(join(parts, name), 'utf8'));
      const child = spawn(program, [from, to].map(String), { stdio: ['pipe', 'pipe', 'inherit'] });
      const lines = async function* () {
        for await (const { numbers } of reachAllOnThreads({
          pool,
          size,
          repeat,
          from,
          to,
          order,
          first,
          count,
        }))
          yield `${numbers.join(' ')}\n`;
      };
      const [output] = await Promise.all([
        text(child.stdout),
        pipeline(lines, child.stdin),
        once(child, 'exit'),
      ]);
      yield { first, totals, recounted: JSON.parse(output) };
    }
  } finally {
    rmSync(built, { recursive: true });
  }
}

if (isMain(import.meta.url)) {
  const options = { shares: { type: 'string', default: '3' }, seed: { type: 'string', default: '1' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  for await (const { first, totals, recounted } of recountShares(
    positionals[0],
    Number(values.shares),
    Number(values.seed),
  )) {
    const isEqual = isDeepStrictEqual(recounted, totals);
    console.log(`boards from ${first}: ${totals.boards} boards, ${isEqual ? 'equal' : 'different'}`);
    if (!isEqual) process.exitCode = 1;
  }
}
