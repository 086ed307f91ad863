// The whole Countdown game as an atlas, row by row, with the figures of "(The Final) Countdown" from SQL
// alone; boards of primes; and builds that are killed at random moments.
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSolverSync } from '../../src/index.js';
import { openTable } from '../../src/atlas/files/read-table.js';
import { atlas as entry, atlasFile, useFolders } from '../support/atlas-folders.js';
import { createRandom, seed } from '../support/random.js';

const { buildAtlas, drawAtlas, openAtlas, verifyAtlas } = entry;
const makeFolder = useFolders();
const game = { size: 6, from: 101, to: 999 };
const dir = makeFolder();
const totals = await buildAtlas(dir, game);

describe('the atlas of the Countdown game', () => {
  it('has less than 4 MB', () => {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) =>
      statSync(join(dir, name)),
    );
    expect(files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)).toBeLessThan(4e6);
  });

  it('equals reach and a plain recount of distances in each of its rows', async () => {
    const records = createSolverSync().reachAll(game);
    const names = readdirSync(join(dir, 'problems')).filter((name) => name.endsWith('.parquet'));
    names.sort((a, b) => parseInt(a) - parseInt(b));
    let [board, rows] = [0, 0];
    for (const name of names) {
      const table = await openTable(join(dir, 'problems'), name);
      const all = await table.read(['board', 'target', 'distance', 'operations'], 0, table.rows);
      for (let at = 0; at < table.rows; at += 899, board++) {
        const { operations: reached } = records.next().value!;
        const makesNone = reached.every((operations) => operations === 255);
        for (let i = 0; i < 899; i++) {
          let distance = makesNone ? 2 ** 32 - 1 : 0;
          const near = () => Math.min(reached[i - distance] ?? 255, reached[i + distance] ?? 255);
          while (!makesNone && near() === 255) distance++;
          const isSame =
            all.board[at + i] === board &&
            all.target[at + i] === 101 + i &&
            all.distance[at + i] === distance &&
            all.operations[at + i] === near();
          if (!isSame) expect.fail(`board ${board}, target ${101 + i}`);
          rows++;
        }
      }
      await table.close();
    }
    expect(rows).toBe(11_905_457);
    expect(records.next().done).toBe(true);
  });

  it('has the figures of the paper, by SQL', async () => {
    const atlas = await openAtlas(dir);
    // Alliot and Vanaret, section 4; the hardest target from c4countdown.
    expect(
      await atlas.query(`SELECT count(*) AS problems, count(*) FILTER (distance = 0) AS solvable,
        count(*) FILTER (distance = 1) AS one FROM problems`),
    ).toEqual([{ problems: 11_905_457, solvable: 10_858_746, one: 743_896 }]);
    expect(
      await atlas.query(
        'SELECT operations, count(*) AS n FROM problems WHERE distance = 0 GROUP BY operations ORDER BY operations',
      ),
    ).toEqual([57_482, 700_961, 3_144_019, 4_597_226, 2_359_058].map((n, i) => ({ operations: i + 1, n })));
    expect(await atlas.query('SELECT count(*) AS n FROM boards WHERE solvable = 899')).toEqual([{ n: 1226 }]);
    expect(await atlas.query('SELECT target, solvable FROM targets ORDER BY solvable LIMIT 1')).toEqual([
      { target: 947, solvable: 9017 },
    ]);
    expect(await atlas.count({ complete: true })).toEqual({ boards: 1226, problems: 1226 * 899 });
    expect(await atlas.problem([1, 1, 4, 5, 6, 7], 899)).toMatchObject({ distance: 0, operations: 5 });
    await atlas.close();
  });

  it('is drawn beside the statements of the paper', async () => {
    const { svg, csv, statements } = await drawAtlas(dir);
    expect(svg.match(/<circle /g)).toHaveLength(899);
    expect(csv).toContain('\n947,9017,68.0888\n');
    expect(statements.map(({ paper, found }) => `${paper}: ${found}`)).toEqual([
      '10,858,746 (91.2 %): 10,858,746 (91.21 %)',
      '743,896 (6.25 %): 743,896 (6.25 %)',
      '1,226 (9.2 %): 1,226 (9.26 %)',
    ]);
  });

  it('is verified', async () => {
    expect(await verifyAtlas(dir, { sample: 200 })).toMatchObject({ ok: true, recounted: 200 });
  });

  it(`is built by builds that are killed at random moments (seed ${seed})`, async () => {
    const random = createRandom(2320);
    const other = makeFolder();
    const text = `
      import { buildAtlas } from ${JSON.stringify(atlasFile)};
      await buildAtlas(${JSON.stringify(other)}, ${JSON.stringify(game)});`;
    for (let round = 0; round < 8; round++) {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', text], { stdio: 'ignore' });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await new Promise((resolve) => setTimeout(resolve, random.integer(100, 1000)));
      child.kill('SIGKILL');
      await ended;
    }
    expect(await buildAtlas(other, game)).toEqual(totals);
    expect(await verifyAtlas(other)).toMatchObject({ ok: true });
    expect(readdirSync(other, { recursive: true }).sort()).toEqual(
      readdirSync(dir, { recursive: true }).sort(),
    );
  });
});

describe('boards of primes', () => {
  it('that make every target are those of the paper', async () => {
    const primes = [
      2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
    ];
    const folder = makeFolder();
    await buildAtlas(folder, { ...game, pool: [1, ...primes], repeat: true, keep: 'boards' });
    const atlas = await openAtlas(folder);
    const count = async (numbers: number[]) => (await atlas.count({ complete: true, numbers })).boards;
    // Section 5: 22,136 of primes from 3 on; its 52,253 counts 1 as a prime.
    expect(await count(primes.slice(1))).toBe(22_136);
    expect(await count([1, ...primes])).toBe(52_253);
    expect(await atlas.count({ complete: true, onlyPrimes: true })).toEqual(
      await atlas.count({ complete: true, numbers: primes }),
    );
    await atlas.close();
  }, 300_000);
});
