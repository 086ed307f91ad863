// The command `batch`: files and pipes, formats, exit codes, and what remains when it ends early.
import { spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  linkSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { rate } from '../../src/generate/index.js';
import { createSolverSync, twentyFour } from '../../src/index.js';
import { cli, run, runOn } from '../support/command.js';
import { readDocument } from '../support/documents.js';
import { createRandom } from '../support/random.js';

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
const random = createRandom(920);
const puzzles = Array.from({ length: 300 }, (_, id) => ({
  id,
  numbers: Array.from({ length: 4 }, () => random.integer(1, 25)),
  target: random.integer(1, 200),
}));
const input = puzzles.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join('');
const expected = puzzles
  .map((puzzle) => {
    const { numbers, target } = puzzle;
    return `${JSON.stringify({ ...puzzle, result: solver.solve({ numbers, target }) })}\n`;
  })
  .join('');
const jsonl = fileOf('puzzles.jsonl', input);
const csv = fileOf(
  'puzzles.csv',
  [
    'id,numbers,target',
    ...puzzles.map(({ id, numbers, target }) => `${id},${numbers.join(' ')},${target}`),
  ].join('\r\n'),
);
const expectedOfCsv = expected.replace(/"id":(\d+)/g, '"id":"$1"');

describe('numbers-game batch', () => {
  it('reads standard input, and writes to standard output', () => {
    const done = { status: 0, stdout: expected, stderr: '' };
    expect(runOn(input, 'batch')).toEqual(done);
    expect(runOn(input, 'batch', '-', '--workers', '1')).toEqual(done);
    expect(runOn('', 'batch')).toEqual({ ...done, stdout: '' });
  });

  it('reads files, one after the other, in the format of their names', () => {
    const zipped = fileOf('puzzles.CSV.GZ', gzipSync(readFileSync(csv)));
    expect(run('batch', jsonl, csv, zipped)).toEqual({
      status: 0,
      stdout: expected + expectedOfCsv.repeat(2),
      stderr: '',
    });
    expect(
      runOn(readFileSync(csv, 'utf8'), 'batch', '--format', 'csv', jsonl).status,
      'a header that is none',
    ).toBe(2);
    expect(runOn(readFileSync(csv, 'utf8'), 'batch', '--format', 'csv').stdout).toBe(expectedOfCsv);
  });

  it('writes a file, and a compressed one', () => {
    const [out, zipped] = [fileOf('answers.jsonl', 'old'), fileOf('answers.jsonl.gz')];
    expect(run('batch', jsonl, '--out', out)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readFileSync(out, 'utf8')).toBe(expected);
    expect(run('batch', jsonl, '--out', zipped)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(gunzipSync(readFileSync(zipped)).toString()).toBe(expected);
  });

  it.each(['count', 'solutions', 'reach', 'verify', 'rate'])('asks for %s', (op) => {
    const puzzle = { numbers: [1, 3, 7], target: 20, answer: '(7 - 1) * 3', from: 1, to: 30 };
    const { status, stdout } = runOn(JSON.stringify(puzzle), 'batch', '--op', op);
    expect(status).toBe(0);
    const { result } = JSON.parse(stdout) as { result: unknown };
    const { numbers, target } = puzzle;
    if (op === 'count') expect(result).toBe(solver.count({ numbers, target }));
    if (op === 'solutions') expect(result).toEqual([...solver.solutions({ numbers, target })]);
    if (op === 'reach')
      expect(result).toMatchObject({
        from: 1,
        to: 30,
        operations: expect.stringMatching(/^01101\S{25}$|^0[\d.]{29}$/) as string,
      });
    if (op === 'verify') expect(result).toMatchObject({ ok: false, value: 18, distance: 2 });
    if (op === 'rate') expect(result).toEqual(rate({ numbers, target }));
  });

  it('takes the rules of lines that do not say', () => {
    const lines = '{"numbers":[3,3,8,8]}\n{"numbers":["A","A",2,2],"game":"24"}';
    const { stdout } = runOn(lines, 'batch', '--game', '24', '--aces', 'one-or-eleven');
    const results = stdout
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { result: unknown }).result);
    expect(results).toEqual([
      solver.solve({ numbers: [3, 3, 8, 8], rules: twentyFour }),
      solver.solve({ numbers: ['A', 'A', 2, 2], rules: twentyFour, aces: 'one-or-eleven' }),
    ]);
  });

  it('takes the target and the range of targets of a game', () => {
    const lines =
      '{"numbers":[3,4,7,8]}\n{"numbers":[3,3,8,8],"game":24}\n{"numbers":[3,3],"game":"krypto"}\n';
    const { status, stdout } = runOn(lines, 'batch', '--game', 'make-ten');
    const records = stdout.trimEnd().split('\n');
    const parsed = records.map((line) => JSON.parse(line) as Record<string, object | undefined>);
    expect([status, ...parsed.map(({ result, error }) => result ?? error)]).toMatchObject([
      3,
      { status: 'exact', value: 10 },
      { status: 'exact', value: 24 },
      { code: 'invalid-target' },
    ]);
    const reached = runOn('{"numbers":[3,4]}', 'batch', '--op', 'reach', '--game', 'digits').stdout;
    expect(JSON.parse(reached)).toMatchObject({ result: { from: 50, to: 499 } });
  });

  it('takes values and use of lines, instead of those of the game', () => {
    const lines = 'numbers,target,game,values,use\n2 2 9,9,24, natural ,\n2 2 9,9,,,all\n2 2 9,9,,whole,\n';
    const { status, stdout } = runOn(lines, 'batch', '--format', 'csv');
    const [first, second, third] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { result: unknown; error: { message: string } });
    const all = solver.solve({ numbers: [2, 2, 9], target: 9, rules: { values: 'natural', use: 'all' } });
    expect([status, first.result, second.result]).toEqual([3, all, all]);
    expect(third.error.message).toBe(
      'rules.values: expected natural, integer, rational or real, got "whole"',
    );
  });

  it('prints what the README shows', () => {
    const readme = readDocument('README.md');
    const [, text, output] =
      /\$ cat puzzles\.jsonl\n([^]*?)\$ npx numbers-game batch puzzles\.jsonl --op count\n([^]*?)```/.exec(
        readme,
      ) ?? [];
    expect(runOn(text, 'batch', '--op', 'count')).toEqual({ status: 3, stdout: output, stderr: '' });
  });

  it('ends with 3 if lines have errors', () => {
    const { status, stdout, stderr } = runOn(`${input}\n{"numbers"`, 'batch');
    expect({ status, stderr }).toEqual({ status: 3, stderr: '' });
    expect(stdout).toBe(
      `${expected}{"error":{"code":"invalid-option","message":"line: expected a JSON object, got \\"{\\\\\\"numbers\\\\\\"\\"","line":302}}\n`,
    );
  });

  it('refuses UTF-16 without a mark', () => {
    for (const text of ['numbers,target\n1 2 3,6\n', '{"numbers":[1,2,3],"target":6}\n']) {
      const file = fileOf('wide.txt', Buffer.from(text, 'utf16le'));
      expect(run('batch', file)).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(
          /wide\.txt: expected UTF-8 .*, got bytes of another encoding/,
        ) as string,
      });
    }
  });

  const table = fileOf('cards.csv', 'Cards,Goal\n3 3 8 8,25\n');
  it.each([
    ['numbers=Cards,target=Gaol', 'columns: expected columns of the header (Cards, Goal), got "Gaol"'],
    ['numbers=Cards,game=Spiel', 'columns: expected columns of the header (Cards, Goal), got "Spiel"'],
    ['numbers=Cards,target=CARDS', 'columns: expected a different column for each field, got "CARDS"'],
  ])('refuses the columns %s, and leaves an earlier output', (columns, message) => {
    const out = fileOf('kept.jsonl', 'earlier');
    const refused = run('batch', table, '--columns', columns, '--game', '24', '--out', out);
    expect(refused).toMatchObject({ status: 2, stderr: `numbers-game: error: ${message}\n` });
    expect(run('verify', '--lines', table, '--columns', columns).stderr).toBe(refused.stderr);
    expect(readFileSync(out, 'utf8')).toBe('earlier');
  });

  const cut = fileOf('cut.jsonl.gz', gzipSync(input).subarray(0, 900));
  it.each([
    [['--op', 'guess'], /'guess' is invalid. Allowed choices are solve, count, solutions, reach, verify/],
    [['--format', 'xml'], /Allowed choices are jsonl, csv/],
    [['--workers', '0', '--out', jsonl], /--out: expected another file than the input/],
    [['--workers', '0'], /workers: expected an integer from 1 to 1024, got 0/],
    [['--columns', 'numbers=a,numbers=b'], /Expected each field once/],
    [['--limit', '3'], /--distinct and --limit need --op count or solutions/],
    [['--shard', '0/2'], /Expected a shard from 1 to the number of shards, such as 2\/5/],
    [['--shard', '3/2'], /Expected a shard from 1/],
    [['--resume'], /--resume needs --out/],
    [['--resume', '--out', 'x.gz'], /--resume needs an uncompressed file/],
    [['--resume', '--out', folder], /--out: expected a file, got the folder /],
    [['--out', folder], /--out: expected a file, got the folder /],
    [[join(folder, 'missing.jsonl')], /files: cannot read \S+missing\.jsonl \(ENOENT\)/],
    [['--out', join(folder, 'no', 'x')], /--out: cannot write \S+x \(ENOENT\)/],
    [['--out', join(jsonl, 'x')], /--out: cannot write \S+x \(ENOTDIR\)/],
    [[cut], /cut\.jsonl\.gz: expected gzip, got a damaged file \(unexpected end of file\)/],
  ])('refuses %j with 2', (args, message) => {
    const { status, stderr } = run('batch', jsonl, ...args);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(message) as string });
    expect(readFileSync(jsonl, 'utf8')).toBe(input);
  });

  it('refuses input that it would write to, by whatever name, and directories', () => {
    const [file, hard, soft] = ['itself.jsonl', 'hard.jsonl', 'soft.jsonl'].map((name) => fileOf(name));
    writeFileSync(file, input);
    linkSync(file, hard);
    symlinkSync(file, soft);
    const refused = (stderr: RegExp) => ({
      status: 2,
      stderr: expect.stringMatching(stderr) as string,
    });
    const another = /error: --out: expected another file than the input, got /;
    for (const out of [hard, soft]) expect(run('batch', file, '--out', out)).toMatchObject(refused(another));
    const runWith = (stdin: number | 'ignore', stdout: number | 'pipe', ...args: string[]) =>
      spawnSync(process.execPath, [cli, 'batch', ...args], {
        encoding: 'utf8',
        stdio: [stdin, stdout, 'pipe'],
      });
    expect(runWith(openSync(file, 'r'), 'pipe', '--out', file)).toMatchObject(refused(another));
    expect(runWith('ignore', openSync(file, 'a'), file)).toMatchObject(
      refused(/error: standard output: expected another file than the input/),
    );
    expect(run('batch', folder, '--out', file)).toMatchObject(
      refused(/error: files: expected a file, got the folder /),
    );
    expect(readFileSync(file, 'utf8')).toBe(input);
  });

  it.skipIf(process.platform === 'win32')('reads a named pipe', async () => {
    const pipe = fileOf('pipe');
    spawnSync('mkfifo', [pipe]);
    const child = spawn(process.execPath, [cli, 'batch', pipe], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (part: Buffer) => (text += part.toString()));
    await Promise.all([writeFile(pipe, input), once(child, 'close')]);
    expect(text).toBe(expected);
  });

  it.skipIf(!existsSync('/dev/full'))('says that there is no space', () => {
    const reason = 'ENOSPC: no space left on device, write';
    expect(run('batch', jsonl, '--out', '/dev/full')).toMatchObject({
      status: 2,
      stderr: `numbers-game: error: /dev/full: cannot be written (${reason}); free some space on the disk, and continue with --resume\n`,
    });
    const full = { status: 2, stderr: `numbers-game: error: ${reason}\n` };
    const stdio: StdioOptions = ['ignore', openSync('/dev/full', 'w'), 'pipe'];
    const options = { encoding: 'utf8', stdio } as const;
    expect(spawnSync(process.execPath, [cli, 'batch', jsonl], options)).toMatchObject(full);
  });

  it('shows its progress on a terminal, and ends', () => {
    const terminal = ['--import', 'data:text/javascript,process.stderr.isTTY=true', cli, 'batch', jsonl];
    const runOnTerminal = (...args: string[]) =>
      spawnSync(process.execPath, [...terminal, ...args], { encoding: 'utf8', timeout: 20_000 });
    const { status, stdout, stderr } = runOnTerminal();
    expect({ status, stdout }).toEqual({ status: 0, stdout: expected });
    expect(stderr).toMatch(/=+ 100 %, 300 puzzles, [\d,]+ a second, (\d+s|\?) left/);
    expect(stderr).not.toContain('failed');
    expect(runOnTerminal(fileOf('plain.txt', '{"numbers"\n1 1 1 1\n')).stderr).toMatch(
      /numbers-game: 2 failed; the output has an error for each\n$/,
    );
    for (const args of [
      ['--workers', '0'],
      ['--resume', '--out', folder],
    ]) {
      expect(runOnTerminal(...args)).toMatchObject({ status: 2, signal: null });
    }
  });

  it('refuses options before it touches the file', () => {
    const out = fileOf('kept.jsonl', 'kept');
    expect(run('batch', jsonl, '--workers', '0', '--out', out).status).toBe(2);
    expect(readFileSync(out, 'utf8')).toBe('kept');
  });

  it('writes what it read before what it cannot read', () => {
    const { status, stdout } = run('batch', jsonl, fileOf('none.txt', 'hello\nworld'));
    expect({ status, stdout }).toEqual({ status: 2, stdout: expected });
  });

  it('answers a line before the next one comes', async () => {
    const child = spawn(process.execPath, [cli, 'batch'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = input.split('\n');
    for (const line of lines.slice(0, 2)) {
      child.stdin.write(`${line}\n`);
      const [answer] = (await once(child.stdout, 'data')) as [Buffer];
      expect(answer.toString()).toContain(line.slice(0, -1));
    }
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  it('ends quietly when its reader has seen enough', async () => {
    const child = spawn(process.execPath, [cli, 'batch'], { stdio: 'pipe' });
    child.stdin.on('error', () => undefined);
    let stderr = '';
    child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
    const feed = () => {
      while (child.stdin.writable && child.stdin.write(input));
    };
    child.stdin.on('drain', feed);
    feed();
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(stderr).toBe('');
  });
});

describe('numbers-game batch, not in UTF-8', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1');
  const error = (line: number) =>
    `{"error":{"code":"invalid-option","message":"line: expected UTF-8 (in Excel: CSV UTF-8), got bytes of another encoding","line":${line}}}\n`;

  it('refuses the line, also with --resume', () => {
    const good = '{"id":"\uFFFD","numbers":[1,2],"target":3}\n';
    const input = Buffer.concat([bytes('{"id":"caf\xe9","numbers":[1,2],"target":3}\n'), Buffer.from(good)]);
    const [file, out] = [fileOf('latin1.jsonl', input), fileOf('latin1-out.jsonl', error(1))];
    const { status, stdout } = run('batch', file);
    expect(status).toBe(3);
    expect(stdout).toBe(`${error(1)}${run('batch', fileOf('utf8.jsonl', good)).stdout}`);
    expect(run('batch', file, '--out', out, '--resume').status).toBe(3);
    expect(readFileSync(out, 'utf8')).toBe(stdout);
  });

  it('refuses the row, or the header', () => {
    const rows = bytes('id,numbers,target\ncaf\xe9,1 2,3\n');
    expect(run('batch', fileOf('latin1.csv', rows))).toMatchObject({ status: 3, stdout: error(2) });
    const header = run('batch', fileOf('header.csv', bytes('caf\xe9,numbers,target\na,1 2,3\n')));
    expect(header.status).toBe(2);
    expect(header.stderr).toContain('header: expected UTF-8');
  });
});

describe('numbers-game batch --resume', () => {
  const lines = expected.split('\n').slice(0, -1);
  const begins: [string, string | undefined][] = [
    ['no file', undefined],
    ['nothing', ''],
    ['some lines', `${lines.slice(0, 123).join('\n')}\n`],
    ['some lines and a part of one', lines.slice(0, 200).join('\n').slice(0, -20)],
    ['a part of one', lines[0].slice(0, 9)],
    ['all lines', expected],
  ];

  it.each(begins)('goes on behind %s', (name, begin) => {
    const out = fileOf(`resumed ${name}`, begin);
    expect(run('batch', jsonl, '--out', out, '--resume')).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readFileSync(out, 'utf8')).toBe(expected);
  });

  it.each(['my precious notes', '\u0000\u0001', '{"name":"mine"}'])(
    'leaves another file alone: %j',
    (text) => {
      const out = fileOf('mine', text);
      const { status, stderr } = run('batch', jsonl, '--out', out, '--resume');
      expect([status, stderr]).toEqual([
        2,
        expect.stringMatching(/--resume: expected a file with lines of batch, got /),
      ]);
      expect(readFileSync(out, 'utf8')).toBe(text);
    },
  );

  it('ends as it would have without an interruption', () => {
    const bad = fileOf('bad.jsonl', `{"error":0,"id":0}\n${'{"numbers":[4,6],"target":24}\n'.repeat(5)}`);
    const out = fileOf('bad answers.jsonl');
    expect(run('batch', bad, '--out', out).status).toBe(3);
    const all = readFileSync(out, 'utf8');
    writeFileSync(out, all.split('\n').slice(0, 3).join('\n'));
    expect(run('batch', bad, '--out', out, '--resume').status).toBe(3);
    expect(readFileSync(out, 'utf8')).toBe(all);
    writeFileSync(out, '');
    expect(run('batch', jsonl, '--out', out, '--resume').status).toBe(0);
  });
});

describe('numbers-game batch, interrupted', () => {
  it.skipIf(process.platform === 'win32').each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('leaves no file when %s ends a merge that waits for a shard', async (signal, status) => {
    const pipe = fileOf(`shard ${signal}`);
    spawnSync('mkfifo', [pipe]);
    const out = fileOf(`merged ${signal}`);
    const child = spawn(process.execPath, [cli, 'batch', 'merge', pipe, '--out', out], { stdio: 'ignore' });
    const writer = openSync(pipe, 'w');
    while (!existsSync(`${out}.part`)) await wait(10);
    const ended = once(child, 'exit');
    child.kill(signal);
    while (existsSync(`${out}.part`)) await wait(10);
    // Node waits for the read at its end.
    closeSync(writer);
    expect(await ended).toEqual([status, null]);
    expect(readdirSync(folder).filter((name) => name.startsWith('merged'))).toEqual([]);
  });

  it.skipIf(process.platform === 'win32').each([
    ['batch', []],
    ['batch', ['--out']],
    ['generate', ['--count', '3', '--out']],
  ] as const)('%s %j ends at a signal before a pipe has another side', async (command, args) => {
    const pipe = fileOf(`pipe ${command} ${args.length}`);
    spawnSync('mkfifo', [pipe]);
    const stdio = ['pipe', 'ignore', 'ignore'] as const;
    const child = spawn(process.execPath, [cli, command, ...args, pipe], { stdio: [...stdio] });
    child.stdin.end(`${JSON.stringify({ numbers: [1, 2], target: 3 })}\n`);
    await wait(2500);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
  });

  it.each(['answers', 'answers.gz'])('leaves whole lines in a file named %s', async (name) => {
    const out = fileOf(`interrupted ${name}`);
    const child = spawn(process.execPath, [cli, 'batch', '--out', out], {
      stdio: ['pipe', 'inherit', 'pipe'],
    });
    child.stdin.on('error', () => undefined);
    child.stdin.write(input);
    while (!existsSync(out) || (name === 'answers' && readFileSync(out, 'utf8').length < expected.length))
      await wait(10);
    if (name !== 'answers') await wait(1000);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([130, null]);
    const bytes = readFileSync(out);
    const text = (name === 'answers' ? bytes : gunzipSync(bytes)).toString();
    expect(expected.startsWith(text)).toBe(true);
    expect(text === '' || text.endsWith('\n')).toBe(true);
    if (name === 'answers') expect(text).toBe(expected);
  });

  it('leaves whole lines on standard output', async () => {
    const child = spawn(process.execPath, [cli, 'batch'], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.on('error', () => undefined);
    const feed = () => {
      while (child.stdin.writable && child.stdin.write(input));
    };
    child.stdin.on('drain', feed);
    feed();
    let text = '';
    child.stdout.on('data', (part: Buffer) => (text += part.toString()));
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([130, null]);
    expect(text.endsWith('\n')).toBe(true);
    const copies = Math.ceil(text.length / expected.length);
    expect(expected.repeat(copies).startsWith(text)).toBe(true);
  });
});
