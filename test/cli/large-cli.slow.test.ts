// The command `large`: shards, kills and continued runs give the table of one run.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { setTimeout } from 'node:timers/promises';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, describe, expect, it } from 'vitest';
import type { CountSummary } from '../../src/literature/large-numbers/summarize-table.js';
import { reachPool } from '../support/multisets.js';
import { cli, run } from '../support/command.js';
import { boardsOf } from '../support/pool.js';

const dir = mkdtempSync(join(tmpdir(), 'large-'));
afterAll(() => {
  rmSync(dir, { recursive: true });
});
const game = ['--candidates', '11-30,100', '--small', '1-4,1-4'];
const checksumOf = (text: string) => (JSON.parse(text) as { checksum: string }).checksum;
const whole = checksumOf(run('large', ...game, '--json').stdout);

describe('the table of all sets', () => {
  it.each([1, 2, 5])('is the same from %i shards', (of) => {
    const out = join(dir, `shards-${of}.csv`);
    for (let index = 1; index < of; index++) {
      const { stdout, status } = run('large', ...game, '--out', out, '--shard', `${index}/${of}`);
      expect(status).toBe(0);
      expect(stdout).toContain('parts of other shards are missing');
    }
    const last = run('large', ...game, '--out', out, '--shard', `${of}/${of}`, '--json');
    expect(checksumOf(last.stdout)).toBe(whole);
    expect(existsSync(`${out}.parts`)).toBe(false);
    expect(readFileSync(out, 'utf8').split('\n')).toHaveLength(5985 + 2);
  });

  it('is the same after kills, and does not count finished parts again', async () => {
    const out = join(dir, 'killed.parquet');
    const args = ['large', ...game, '--out', out, '--workers', '1', '--resume', '--json'];
    for (let kill = 1; kill <= 3; kill++) {
      const child = spawn(process.execPath, [cli, ...args]);
      while (!existsSync(`${out}.parts`) || readdirSync(`${out}.parts`).length < 6 * kill) {
        expect(child.exitCode).toBeNull();
        await setTimeout(5);
      }
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await exit;
    }
    // A damaged part is counted again.
    const [part] = readdirSync(`${out}.parts`).filter((name) => name.endsWith('.part'));
    const path = join(`${out}.parts`, part);
    const bytes = readFileSync(path);
    bytes[8] ^= 1;
    writeFileSync(path, bytes);
    expect(checksumOf(run(...args).stdout)).toBe(whole);
    const file = readFileSync(out);
    const compressors = { GZIP: (bytes: Uint8Array) => gunzipSync(bytes) };
    const rows = await parquetReadObjects({
      compressors,
      file: file.buffer.slice(file.byteOffset, file.byteOffset + file.length),
    });
    expect(rows).toHaveLength(5985);
    expect(rows[0]).toMatchObject({ n1: 11, n2: 12, n3: 13, n4: 14 });
  });

  it('has the summary of bench/large-numbers', async () => {
    const { href } = new URL('../../bench/large-numbers/summarize.mjs', import.meta.url);
    const { summarize } = (await import(href)) as {
      summarize: (table: string) => Promise<{
        summary: { sets: number; checksum: string; once: { show: { percentile: number } } };
        files: Record<string, string>;
      }>;
    };
    const out = join(dir, 'summary.parquet');
    const { stdout } = run(
      'large',
      '--candidates',
      '11-14,25,50,75,100',
      '--out',
      out,
      '--json',
      '--top',
      '70',
    );
    const expected = JSON.parse(stdout) as Record<'once' | 'weighted', CountSummary> & { checksum: string };
    const { summary, files } = await summarize(out);
    expect(summary).toMatchObject({ sets: 70, checksum: expected.checksum });
    expect(summary.once.show.percentile).toBe(expected.once.set!.percentile);
    const rows = files['extremes.csv'].trimEnd().split('\n').slice(1);
    const rowsOf = (count: 'once' | 'weighted') =>
      (['best', 'worst'] as const).flatMap((end) =>
        expected[count][end].map(({ rank, numbers, solvable, operations }) =>
          [count, end, rank, ...numbers, solvable, ...operations].join(),
        ),
      );
    expect(rows).toEqual([...rowsOf('once'), ...rowsOf('weighted')]);
    const bins = files['histogram.csv'].trimEnd().split('\n').slice(1);
    const binsOf = (count: 'once' | 'weighted') =>
      expected[count].histogram.sets.flatMap((sets, index) =>
        sets === 0 ? [] : [`${count},${((expected[count].histogram.from + index) / 10).toFixed(1)},${sets}`],
      );
    expect(bins).toEqual([...binsOf('once'), ...binsOf('weighted')]);
  });

  it('is not mixed with parts of another game, nor continued by chance', () => {
    const out = join(dir, 'other.csv');
    run('large', ...game, '--out', out, '--shard', '1/2');
    const again = run('large', ...game, '--out', out);
    expect(again).toMatchObject({ status: 2, stdout: '' });
    expect(again.stderr).toContain('continue with --resume');
    const other = run('large', '--candidates', '11-20', '--out', out, '--resume');
    expect(other.status).toBe(2);
    expect(other.stderr).toContain('to be of the same game, got another one');
  });

  it('has for the candidates 11 to 20 the counts of an enumeration without the engine', () => {
    const small = [1, 2, 2, 5];
    const out = join(dir, 'direct.csv');
    expect(run('large', '--small', small.join(), '--candidates', '11-20', '--out', out).status).toBe(0);
    const lines = readFileSync(out, 'utf8').trimEnd().split('\n').slice(1);
    expect(lines).toHaveLength(210);
    const candidates = Array.from({ length: 10 }, (_, index) => 11 + index);
    const reach = reachPool([...small, ...candidates], 6, 999);
    const known = new Map<string, Uint8Array>();
    for (const line of lines) {
      const row = line.split(',').map(Number);
      const counts = new Array<number>(6).fill(0);
      for (const board of boardsOf([...small, ...row.slice(0, 4)], 6)) {
        const key = board.join();
        if (!known.has(key)) known.set(key, reach(board).any.subarray(101));
        for (const each of known.get(key)!) if (each < 255) counts[each]++;
      }
      expect(row.slice(5, 11), line).toEqual(counts);
    }
  });
});

it('counts one set, as text and as JSON', () => {
  expect(run('large', '--set', '25,50,75,100').stdout).toMatch(
    /^25 50 75 100: 13,243 boards\neach board once: 10,858,746 solvable \(91\.208 %\) of 11,905,457 problems\n/,
  );
  const { totals, weighted } = JSON.parse(run('large', '--set', '100 75 50 25', '--json').stdout) as {
    totals: { weightedBoards: number };
    weighted: { solvable: number; operations: number[] };
  };
  expect(totals.weightedBoards).toBe(134_596);
  expect(weighted.operations.reduce((sum, each) => sum + each)).toBe(weighted.solvable);
});

it('refuses what it does not know', () => {
  for (const [args, message] of [
    [['--set', '25,50,75'], 'Expected four numbers such as 25,50,75,100.'],
    [['--set', '25,50,75,100', '--out', 'sets.csv'], 'expected neither --candidates, --out'],
    [['--shard', '1/2'], '--shard and --resume need --out'],
    [['--resume'], '--shard and --resume need --out'],
    [['--top', '0'], '--top: expected an integer from 1, got 0'],
    [['--candidates', '11-13'], 'candidates: expected an array of at least 4 numbers'],
    [['--workers', '0'], 'workers: expected an integer from 1 to 1024, got 0'],
  ] as const) {
    const { status, stderr } = run('large', ...args);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  }
});
