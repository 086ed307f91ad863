// Shards of a batch: together they give what one run gives, and what is missing or altered is named.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type * as entry from '../../src/batch/index.js';
import type { BatchLinesOptions, BatchSource } from '../../src/batch/index.js';
import { run } from '../support/command.js';
import { createRandom, seed } from '../support/random.js';

const path = fileURLToPath(new URL('../../build/esm/batch.js', import.meta.url));
const { batchLines, mergeShards } = (await import(path)) as typeof entry;

const random = createRandom(2500);
const lines = Array.from({ length: 200 }, (_, id) => {
  const numbers = [1, 2, 3].map(() => random.integer(1, 25));
  return JSON.stringify({ id, text: 'ä\u2028b', numbers, target: random.integer(-5, 99) });
});
const sources: BatchSource[] = [
  { text: [`${lines.slice(0, 90).join('\n\n')}\n{"numbers": 1`] },
  { text: [`id,numbers,target\n"two\nlines",1 2,3\n,4 6,24\n`], format: 'csv' },
  { text: [lines.slice(90).join('\n')] },
];
const options: BatchLinesOptions = { workers: 1, op: 'count' };

async function textOf(blocks: ReturnType<typeof batchLines>) {
  const all = { text: '', records: 0, failed: 0 };
  for await (const { text, records, failed } of blocks) {
    all.text += text;
    all.records += records;
    all.failed += failed;
  }
  return all;
}

const whole = await textOf(batchLines(sources, options));

async function answerShards(of: number, more: BatchLinesOptions = {}, from = sources): Promise<string[]> {
  const texts: string[] = [];
  for (let index = 1; index <= of; index++) {
    texts.push((await textOf(batchLines(from, { ...options, ...more, shard: { index, of } }))).text);
  }
  return texts;
}

const three = await answerShards(3);

/** Merges texts, which are named a, b, c, …, and come in pieces that end anywhere. */
const merge = (texts: readonly string[]) =>
  textOf(
    mergeShards(
      texts.map((text, i) => ({
        name: 'abcdefgh'[i],
        open: () =>
          Buffer.from(text)
            .toString('latin1')
            .match(/[^]{1,777}/g)
            ?.map((part) => Buffer.from(part, 'latin1')) ?? [],
      })),
    ),
  );

describe('shards', () => {
  it.each([1, 2, 3, 7])(`of a batch are %i parts of its output, in any order (seed ${seed})`, async (of) => {
    const texts = await answerShards(of);
    expect(await merge(texts)).toEqual(whole);
    expect(await merge(texts.reverse())).toEqual(whole);
  });

  it('may be more than the puzzles, or have none', async () => {
    const few: BatchSource[] = [{ text: [`${lines[0]}\n${lines[1]}`] }];
    expect(await merge(await answerShards(4, {}, few))).toEqual(await textOf(batchLines(few, options)));
    expect(await merge(await answerShards(2, {}, []))).toEqual({ text: '', records: 0, failed: 0 });
  });

  it('go on after an earlier run, and end with the same line', async () => {
    const [, second] = three;
    const done = second.split('\n').slice(0, 20).join('\n');
    const shard = { index: 2, of: 3 };
    const { text } = await textOf(batchLines(sources, { ...options, shard, done: [`${done}\n{"id"`] }));
    expect(`${done}\n${text}`).toBe(second);
    const other = batchLines(sources, { ...options, shard: { index: 1, of: 3 }, done: [`${done}\n`] });
    await expect(textOf(other)).rejects.toThrow('done, line 1: expected the fields of line 1');
  });

  it.each<[string, (texts: string[]) => readonly string[] | Promise<readonly string[]>, RegExp]>([
    ['none', () => [], /^sources: expected the output of all shards, got none$/],
    ['one missing', ([a, , c]) => [c, a], /^sources: expected .* all 3 shards, got none of shard 2\/3$/],
    ['one twice', ([a, , c]) => [c, a, c], /^c: expected another shard, got shard 3\/3, as in a$/],
    ['one empty', ([a, , c]) => [c, '', a], /^b: expected the whole output of a shard/],
    ['one cut inside a line', ([a, b, c]) => [a, b, c.slice(0, -9)], /^c: expected the whole output/],
    [
      'one cut after a line',
      ([a, b, c]) => [a.slice(0, a.indexOf('\n') + 1), b, c],
      /^a: expected the whole/,
    ],
    [
      'one without a line',
      ([a, b, c]) => [a, b.slice(b.indexOf('\n') + 1), c],
      /^b: expected the 68 lines that shard 2\/3 wrote, got 67; run/,
    ],
    [
      'one altered',
      ([a, b, c]) => [a, b.replace(/"id":\d/, '"id":9'), c],
      /^b: expected the 68 lines .* got other ones/,
    ],
    ['a plain output', ([a, b]) => [a, b, whole.text], /^c: expected the whole output of a shard/],
    [
      'one of another division',
      async ([a, b]) => [a, b, (await answerShards(2))[0]],
      /^c: expected one of 3 shards, as a, got one of 2$/,
    ],
    [
      'one with other options',
      async ([a, b]) => [a, b, (await answerShards(3, { limit: 1 }))[2]],
      /^c: expected results with the same options as a/,
    ],
    [
      'one of another input',
      async ([a, b]) => [a, b, (await answerShards(3, {}, sources.slice(1)))[2]],
      /^c: expected results for the same input as a/,
    ],
  ])('with %s are refused', async (_, change, message) => {
    await expect(merge(await change([...three]))).rejects.toThrow(message);
  });

  it('are refused outside their range', () => {
    for (const [shard, message] of [
      [{ index: 0, of: 2 }, 'shard.index: expected an integer from 1 to 2, got 0'],
      [{ index: 1, of: 0.5 }, 'shard.of: expected an integer from 1, got 0.5'],
      [{ part: 1 }, 'shard.part: unknown'],
    ] as const) {
      expect(() => batchLines([], { shard: shard as never })).toThrow(message);
    }
    expect(() => batchLines([], { shard: { index: 1, of: 2 }, skip: 1 })).toThrow(
      'skip: cannot be combined with',
    );
  });
});

describe('numbers-game batch merge', () => {
  const folder = mkdtempSync(join(tmpdir(), 'numbers-game-shards-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const file = (name: string) => join(folder, name);

  it('joins the files of shards, also compressed ones and those that were finished later', () => {
    writeFileSync(file('in.jsonl'), lines.join('\n'));
    const expected = run('batch', file('in.jsonl'));
    const batchShard = (shard: string, ...args: string[]) =>
      run('batch', file('in.jsonl'), '--workers', '1', '--shard', shard, ...args);
    writeFileSync(file('1'), batchShard('1/3').stdout);
    expect(batchShard('2/3', '--out', file('2.gz')).status).toBe(3);
    writeFileSync(file('3'), batchShard('3/3').stdout.slice(0, 500));
    const merged = ['batch', 'merge', file('1'), file('2.gz'), file('3'), '--out', file('merged')];
    expect(run(...merged)).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/error: \S+\/3: expected the whole output of a shard/) as string,
    });
    for (let round = 0; round < 2; round++) batchShard('3/3', '--out', file('3'), '--resume');
    expect(run(...merged)).toEqual({ status: 3, stdout: '', stderr: '' });
    expect(readFileSync(file('merged'), 'utf8')).toBe(expected.stdout);
    expect(run('batch', 'merge', file('3'), file('1'), file('2.gz')).stdout).toBe(expected.stdout);
    writeFileSync(file('2.gz'), gzipSync('').subarray(0, 9));
    expect(run(...merged).stderr).toMatch(/2\.gz: expected gzip, got a damaged file/);
    expect(run('batch', 'merge', file('missing')).stderr).toMatch(/files: cannot read \S+missing \(ENOENT\)/);
  });
});
