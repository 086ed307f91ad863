// A batch that meets hard or damaged lines: what is done is delivered, `timeout` ends what takes too long,
// and `--resume` continues only its own output. It runs from the build, as batch.slow.test.ts does.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type * as entry from '../../src/batch/index.js';
import { createSolverSync, twentyFour, type Rules } from '../../src/index.js';
import { omitMembers } from '../../src/batch/format-line.js';
import { cli, run } from '../support/command.js';

const path = fileURLToPath(new URL('../../build/esm/batch.js', import.meta.url));
const { batch, batchLines, generateOnThreads } = (await import(path)) as typeof entry;

const folder = mkdtempSync(join(tmpdir(), 'numbers-game-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const fileOf = (name: string, content?: string | Uint8Array) => {
  const file = join(folder, name);
  if (content !== undefined) writeFileSync(file, content);
  return file;
};

const solver = createSolverSync();
const rational: Rules = { values: 'rational', use: 'all' };
const easy = { numbers: [1, 3, 7, 10, 25, 50], target: 765 };
/** It takes minutes. */
const hard = { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], target: '1/7919', rules: rational };
const textOf = (lines: readonly object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
const answered = { ...easy, result: solver.solve(easy) };
const refused = {
  ...hard,
  error: { code: 'timeout', message: 'timeout: no answer within 50 ms', line: 2 },
};

describe('a hard line', () => {
  it('lets the lines before it pass', async () => {
    for (const workers of [1, 2]) {
      const lines = batchLines([{ text: [textOf([easy, hard, easy])] }], { workers });
      expect(await lines.next()).toMatchObject({ value: { text: textOf([answered]), records: 1 } });
      await lines.return();
      const objects = batch([easy, easy, hard, easy], { workers });
      expect(await objects.next()).toEqual({ done: false, value: answered });
      expect(await objects.next()).toEqual({ done: false, value: answered });
      await objects.return();
    }
  });

  it('lets the command write the lines before it, and resume after them', async () => {
    const file = fileOf('three.jsonl', textOf([easy, hard, easy]));
    const out = fileOf('three-out.jsonl');
    const child = spawn(process.execPath, [cli, 'batch', file, '--out', out, '--workers', '1']);
    while (!existsSync(out) || readFileSync(out, 'utf8') === '') await wait(20);
    child.kill('SIGKILL');
    expect(readFileSync(out, 'utf8')).toBe(textOf([answered]));
    const { status } = run('batch', file, '--out', out, '--resume', '--timeout', '50');
    expect({ status, text: readFileSync(out, 'utf8') }).toEqual({
      status: 3,
      text: textOf([answered, refused, answered]),
    });
  });

  it('gets the error timeout, from the option or from the line', async () => {
    let text = '';
    const sources = [{ text: [textOf([easy, hard, { ...hard, timeout: 20 }, easy])] }];
    for await (const block of batchLines(sources, { timeout: 50, workers: 2 })) text += block.text;
    const records = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { error?: { message: string } });
    expect(records.map(({ error }) => error?.message.slice(0, 40))).toEqual([
      undefined,
      'timeout: no answer within 50 ms',
      'timeout: no answer within 20 ms',
      undefined,
    ]);
    for (const op of ['count', 'solutions', 'rate', 'reach'] as const) {
      const target = op === 'rate' ? hard.target : 24;
      const puzzle = op === 'reach' ? { ...hard, from: 1, to: 100_000 } : { ...hard, target };
      const records = batch([puzzle], { op, timeout: 50, distinct: 'function' });
      expect(await records.next(), op).toMatchObject({ value: { error: { code: 'timeout' } } });
      await records.return();
    }
  });

  it.each([0, 1.5, '5'])('is not limited by the timeout %s', (timeout) => {
    expect(() => batch([], { timeout: timeout as number })).toThrow(/^timeout: expected an integer/);
  });
});

describe('--timeout', () => {
  const numbers = hard.numbers.map(String);
  it.each([
    ['solve', ...numbers, '--target', '1/7919', '--game', '24'],
    ['solve', ...numbers, '--target', '24', '--game', '24', '--count'],
    ['solve', ...numbers, '--target', '24', '--game', '24', '--all', '--distinct', 'trees'],
    ['reach', ...numbers, '--game', '24', '--to', '100000'],
    ['hands', '--cards', '1-10', '--size', '10', '--target', '7919'],
    ['generate', '--size', '10', '--pool', '1-20', '--game', '24', '--from', '999983', '--to', '999983'],
  ])('ends %s with 2', (...args) => {
    const { status, stderr } = run(...args, '--timeout', '100');
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/error: timeout: no answer within 100 ms/) as string,
    });
  });
});

it('limits the steps of generate on threads', async () => {
  const options = { count: 3, size: 10, rules: twentyFour, from: 999_983, to: 999_983, timeout: 60 };
  const pool = Array.from({ length: 20 }, (_, i) => i + 1);
  const puzzles = generateOnThreads({ ...options, pool });
  await expect(puzzles.next()).rejects.toMatchObject({ code: 'timeout' });
  expect(await puzzles.next()).toEqual({ done: true, value: undefined });
  const quick = generateOnThreads({ count: 3, timeout: 10_000 });
  expect((await quick.next()).value).toMatchObject({ index: 0 });
  await quick.return();
});

describe('an outcome in the input', () => {
  const old = { ...easy, id: 7, result: { old: true }, error: 'old' };
  it('is dropped', async () => {
    const records = batch([old]);
    expect(await records.next()).toEqual({ done: false, value: { ...answered, id: 7 } });
    await records.return();
    const bad = batch([{ ...old, target: 0 }]);
    expect((await bad.next()).value).toMatchObject({ id: 7, error: { code: 'invalid-target' } });
    expect((await bad.next()).done).toBe(true);
  });

  it.each([
    ['{"result":1,"id":12345678901234567890}', '{"id":12345678901234567890}'],
    [
      '{"a":{"result":1,"x":"}"},"error":{"b":[1,{"c":"]\\""}]} , "z": [1,2] }',
      '{"a":{"result":1,"x":"}"}, "z": [1,2] }',
    ],
    ['{"r\\u0065sult":1}', '{}'],
    ['{ "result" : 1 , "b,\\"" : 1.0 }', '{ "b,\\"" : 1.0 }'],
    ['{}', '{}'],
  ])('is cut out of %s', (json, expected) => {
    expect(omitMembers(json, ['result', 'error'])).toBe(expected);
    const given = JSON.parse(json) as Record<string, unknown>;
    expect(JSON.parse(omitMembers(json, ['result', 'error']))).toEqual({
      ...given,
      result: undefined,
      error: undefined,
    });
  });
});

describe('--resume', () => {
  const lines = Array.from({ length: 40 }, (_, i) => ({
    id: `a${i}`,
    numbers: [1, 2, 3 + i],
    target: 6 + i,
  }));
  const input = fileOf('resume.jsonl', textOf(lines));
  const csv = fileOf(
    'resume.csv',
    [
      'id,numbers,target',
      ...lines.map(({ id, numbers, target }) => `${id},${numbers.join(' ')},${target}`),
    ].join('\n'),
  );
  const out = fileOf('whole.jsonl');
  run('batch', input, '--out', out);
  const whole = readFileSync(out, 'utf8');
  const outputLines = whole.trimEnd().split('\n');
  const begin = `${outputLines.slice(0, 10).join('\n')}\n`;

  it.each([
    ['nothing', ''],
    ['some lines', begin],
    ['a torn line', whole.slice(0, begin.length + 50)],
    ['a torn line alone', whole.slice(0, 30)],
    ['all lines', whole],
    ['other spacing', begin.replace('{"id":"a3","numbers"', '{ "id": "a3", "numbers"')],
  ])('continues after %s', (_, done) => {
    for (const file of [input, csv]) {
      const target = fileOf('resumed.jsonl', done);
      expect(run('batch', file, '--out', target, '--resume')).toEqual({ status: 0, stdout: '', stderr: '' });
      const text = readFileSync(target, 'utf8');
      expect(text.replace('{ "id": "a3", "numbers"', '{"id":"a3","numbers"')).toBe(whole);
    }
  });

  const changed = (from: string | RegExp, to: string) => begin.replace(from, to);
  it.each([
    ['another value', changed('"target":9', '"target":8'), 4],
    ['a missing field', changed('"id":"a2",', ''), 3],
    ['a field more', changed('"id":"a2"', '"id":"a2","x":1'), 3],
    ['no outcome', changed(/,"result".*\n/, '}\n'), 1],
    ['another order', [outputLines[1], outputLines[0], ''].join('\n'), 1],
    ['no JSON', changed('{"id":"a5"', '"id":"a5"'), 6],
    ['a blank line', `\n${begin}`, 1],
    ['a line more', `${whole}${outputLines[0]}\n`, 41],
  ])('refuses output with %s, and leaves it alone', (_, done, line) => {
    for (const file of [input, csv]) {
      const target = fileOf('refused.jsonl', `${done}{"torn`);
      const { status, stderr } = run('batch', file, '--out', target, '--resume');
      expect(status).toBe(2);
      expect(stderr).toMatch(new RegExp(`--resume, .*refused.jsonl, line ${line}: expected`));
      expect(readFileSync(target, 'utf8')).toBe(`${done}{"torn`);
    }
  });

  it.each([
    ['another operation', ['--op', 'count'], 1],
    ['another game', ['--game', '24'], 1],
    ['other aces', ['--aces', 'one-or-eleven'], 6],
  ])('refuses output of %s, and leaves it alone', (_, options, line) => {
    const hands = fileOf(
      'hands.jsonl',
      textOf(lines.slice(0, 9).map((each, i) => (i === 5 ? { numbers: ['A', 2, 7], target: 20 } : each))),
    );
    const target = fileOf('other-job.jsonl', '');
    run('batch', hands, '--out', target);
    const done = `${readFileSync(target, 'utf8').split('\n').slice(0, 6).join('\n')}\n{"torn`;
    writeFileSync(target, done);
    const { status, stderr } = run('batch', hands, '--out', target, '--resume', ...options);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      new RegExp(
        `line ${line}: expected the answer to line ${line} of the input with these options, got another one; `,
      ),
    );
    expect(readFileSync(target, 'utf8')).toBe(done);
    expect(run('batch', hands, '--out', target, '--resume').status).toBe(0);
  });

  it('does not compare errors that depend on the machine', () => {
    const file = fileOf('slow.jsonl', textOf([easy, hard]));
    const target = fileOf('slow-out.jsonl', textOf([answered, refused]));
    expect(run('batch', file, '--out', target, '--resume').status).toBe(3);
    const later = fileOf('later.jsonl', textOf([{ ...hard, result: answered.result }]));
    const one = fileOf('hard.jsonl', textOf([hard]));
    expect(run('batch', one, '--out', later, '--resume', '--timeout', '50').status).toBe(0);
  });

  it('takes errors of lines that are no puzzles', () => {
    const bad = fileOf('bad.jsonl', `bad\n${textOf(lines.slice(0, 3))}`);
    const target = fileOf('bad-out.jsonl');
    run('batch', bad, '--out', target);
    const text = readFileSync(target, 'utf8');
    writeFileSync(target, `${text.split('\n')[0]}\n`);
    expect(run('batch', bad, '--out', target, '--resume').status).toBe(3);
    expect(readFileSync(target, 'utf8')).toBe(text);
  });
});

it('names the line at which a compressed file is damaged', () => {
  const lines = Array.from({ length: 20_000 }, (_, id) => ({
    id,
    numbers: [1, (id * 7919) % 101 || 1],
    target: 3,
  }));
  const bytes = gzipSync(textOf(lines));
  const middle = bytes.length >> 1;
  bytes.fill(0xff, middle, middle + 64);
  const { status, stderr } = run(
    'batch',
    fileOf('damaged.jsonl.gz', bytes),
    '--out',
    fileOf('damaged-out.jsonl'),
  );
  expect(status).toBe(2);
  const line = Number(/damaged\.jsonl\.gz: expected gzip, .* detected at line (\d+)/.exec(stderr)?.[1]);
  expect(line).toBeGreaterThan(1000);
  expect(line).toBeLessThan(19_000);
});
