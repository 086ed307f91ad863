// The command `generate`: options, formats, files, exit codes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { afterAll, describe, expect, it } from 'vitest';
import { generate, twentyFour, type GenerateOptions } from '../../src/generate/index.js';
import { cli, run, runOn } from '../support/command.js';

const folder = mkdtempSync(join(tmpdir(), 'numbers-game-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const compressors = { GZIP: (bytes: Uint8Array) => new Uint8Array(gunzipSync(bytes)) };
/** Integers of Parquet are BigInt. */
const toNumber = (_: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value);

const expected = (options: GenerateOptions) =>
  [...generate(options)].map((puzzle) => `${JSON.stringify(puzzle)}\n`).join('');
const lines = (text: string) => text.trimEnd().split('\n');
const parse = (text: string) => lines(text).map((line) => JSON.parse(line) as Record<string, unknown>);

/** Rows as JSON writes them, without properties that are null. */
function withoutNulls(rows: readonly unknown[]): unknown {
  const text = JSON.stringify(rows, toNumber);
  return JSON.parse(text, (_, value: unknown) => (value === null ? undefined : value));
}

describe('numbers-game generate', () => {
  it.each<[string, GenerateOptions]>([
    ['', { count: 10 }],
    ['--count 300 --seed 7 --json --workers 1', { count: 300, seed: 7 }],
    ['--count 300 --seed 7 --workers 2', { count: 300, seed: 7 }],
    [
      '--game 24 --count 5 --needs division,subtraction',
      { count: 5, rules: twentyFour, needs: ['division', 'subtraction'] },
    ],
    [
      '--size 4 --operations 1-2 --solutions 2- --test-share 0.5',
      { count: 10, size: 4, operations: { from: 1, to: 2 }, solutions: { from: 2 }, testShare: 0.5 },
    ],
    [
      '--use all --pool 1..4,25 --size 3 --no-repeat --target 10 --count 2',
      {
        count: 2,
        rules: { values: 'natural', use: 'all' },
        pool: [1, 2, 3, 4, 25],
        size: 3,
        repeat: false,
        from: 10,
        to: 10,
      },
    ],
    [
      '--values rational --from -2 --to 2 --size 3 --repeat --unsolvable --tries 5000',
      {
        count: 10,
        rules: { values: 'rational', use: 'any' },
        from: -2,
        to: 2,
        size: 3,
        repeat: true,
        solvable: false,
      },
    ],
    ['--game 24 --level 0,1,0,0.5,0 --count 6', { count: 6, rules: twentyFour, level: [0, 1, 0, 0.5, 0] }],
    ['--count 3 --rate', { count: 3, rate: true }],
  ])('%s', (text, options) => {
    const args = text === '' ? [] : text.split(' ');
    expect(run('generate', ...args)).toEqual({ status: 0, stdout: expected(options), stderr: '' });
  });

  it('names the game in CSV only if it has the target', () => {
    const of = (...args: string[]) => {
      const [, line] = lines(run('generate', ...args, '--count', '1', '--format', 'csv').stdout);
      return line.split(',')[2];
    };
    const rules = ['--values', 'rational', '--use', 'all', '--size', '4'];
    expect(of(...rules, '--from', '10', '--to', '100')).toBe('');
    expect(of(...rules, '--target', '24')).toBe('24');
    expect(of('--game', '24', '--target', '30')).toBe('24');
  });

  it('writes what batch and verify read', () => {
    const made = run('generate', '--game', '24', '--count', '20').stdout;
    const answers = parse(runOn(made, 'batch').stdout);
    expect(answers.map(({ result }) => (result as { status: string }).status)).toEqual(
      new Array(20).fill('exact'),
    );
    const csv = run(
      'generate',
      '--count',
      '20',
      '--solutions',
      '1-',
      '--rate',
      '--test-share',
      '1',
      '--format',
      'csv',
    ).stdout;
    expect(lines(csv)[0]).toBe(
      'numbers,target,game,values,use,expression,operations,solvable,solutions,difficulty,level,split,generator,seed,index',
    );
    for (const line of parse(runOn(csv, 'batch', '--format', 'csv').stdout)) {
      expect(line).toMatchObject({ game: 'countdown', split: 'test', result: { status: 'exact' } });
      expect(String((line.result as { operations: number }).operations)).toBe(line.operations);
    }
    const verified = parse(runOn(made.replaceAll('"expression"', '"answer"'), 'verify', '--lines').stdout);
    expect(verified.every(({ result }) => (result as { ok: boolean }).ok)).toBe(true);
  });

  it.each([
    ['natural', 'any'],
    ['natural', 'all'],
    ['rational', 'any'],
    ['rational', 'all'],
  ])('writes CSV of which batch knows the rules: %s, %s', (values, use) => {
    const rules = ['--values', values, '--use', use];
    const range = ['--size', '4', '--from', values === 'natural' ? '1' : '-20', '--to', '20'];
    const csv = run('generate', ...rules, ...range, '--count', '20', '--format', 'csv').stdout;
    for (const line of parse(runOn(csv, 'batch', '--format', 'csv').stdout)) {
      const { status, operations } = line.result as { status: string; operations: number };
      expect({ status, operations: String(operations) }).toEqual({
        status: 'exact',
        operations: line.operations,
      });
    }
  });

  it('writes CSV of which batch knows that the operators are not those of the game', () => {
    const given = ['--game', 'countdown-squares', '--operators', '+ - * /', '--unsolvable'];
    const csv = run('generate', ...given, '--count', '3', '--seed', '3', '--format', 'csv').stdout;
    for (const line of parse(runOn(csv, 'batch', '--format', 'csv').stdout)) {
      expect(line.result).toMatchObject({ status: 'nearest' });
    }
  });

  it('writes nums and target', () => {
    const made = parse(run('generate', '--count', '2', '--format', 'nums-target').stdout);
    const puzzles = [...generate({ count: 2 })];
    expect(made).toEqual(
      puzzles.map(({ numbers, target, index }) => ({
        nums: numbers,
        target,
        solvable: true,
        leastDistance: 0,
        generator: 2,
        seed: 0,
        index,
      })),
    );
  });

  it('writes questions and answers, which tell nothing about whether there is one', () => {
    const format = ['--count', '1', '--format', 'question-answer'];
    const solvable = parse(
      run('generate', '--game', '24', '--pool', '3,8', '--needs', 'fraction', ...format).stdout,
    );
    const question =
      'Make 24 from the numbers 3, 3, 8 and 8, each used exactly once, with + - * / and brackets. Results on the way may be fractions, zero or negative. Answer with an expression, or with "impossible".';
    expect(solvable).toEqual([
      {
        question,
        answer: '8 / (3 - 8 / 3)',
        metadata: {
          numbers: [3, 3, 8, 8],
          target: 24,
          rules: twentyFour,
          operations: 3,
          solvable: true,
          leastDistance: 0,
          generator: 2,
          seed: 0,
          index: 0,
        },
      },
    ]);
    const [unsolvable] = parse(
      run('generate', '--pool', '3,5', '--size', '2', '--target', '9', '--unsolvable', ...format).stdout,
    );
    expect(unsolvable).toMatchObject({
      question:
        'Make 9 from the numbers 3 and 5, each used at most once, with + - * / and brackets. Every result on the way must be a positive integer. Answer with an expression, or with "impossible".',
      answer: 'impossible',
      metadata: { leastDistance: 1 },
    });
  });

  it('writes files, and a part', () => {
    const [out, zipped] = [join(folder, 'puzzles.jsonl'), join(folder, 'puzzles.jsonl.gz')];
    const args = ['generate', '--count', '200', '--test-share', '0.3'];
    expect(run(...args, '--out', out)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(run(...args, '--out', zipped)).toEqual({ status: 0, stdout: '', stderr: '' });
    const all = expected({ count: 200, testShare: 0.3 });
    expect(readFileSync(out, 'utf8')).toBe(all);
    expect(gunzipSync(readFileSync(zipped)).toString()).toBe(all);
    const parts = ['train', 'test'].map((part) => run(...args, '--split', part).stdout);
    expect(lines(parts.join('')).sort()).toEqual(lines(all).sort());
    expect(parts[1]).not.toContain('train');
  });

  it('leaves a file as it is if no puzzle is made', () => {
    for (const name of ['kept.jsonl', 'kept.csv', 'kept.jsonl.gz', 'kept.parquet']) {
      const out = join(folder, name);
      writeFileSync(out, 'kept');
      const format = name.endsWith('parquet') ? ['--format', 'verl'] : [];
      const args = ['generate', '--pool', '2,4', '--size', '2', '--target', '5', ...format, '--out', out];
      expect(run(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining('found 0') as string });
      expect(readFileSync(out, 'utf8')).toBe('kept');
    }
  });

  it('writes rows for trainers, as lines and as Parquet', async () => {
    for (const format of ['verl', 'chat']) {
      const args = ['generate', '--count', '120', '--test-share', '0.2', '--rate', '--format', format];
      const made = parse(run(...args).stdout);
      const path = join(folder, `${format}.parquet`);
      expect(run(...args, '--out', path)).toEqual({ status: 0, stdout: '', stderr: '' });
      const file = await asyncBufferFromFile(path);
      const rows = await parquetReadObjects({ file, compressors });
      expect(made).toHaveLength(120);
      expect(withoutNulls(rows)).toEqual(withoutNulls(made));
      // A table of puzzles without a solution has the same types.
      const others = ['generate', '--unsolvable', '--count', '3', '--test-share', '0.2', '--format', format];
      run(...others, '--out', path);
      const unsolvable = await parquetReadObjects({ file: await asyncBufferFromFile(path), compressors });
      expect(withoutNulls(unsolvable)).toEqual(withoutNulls(parse(run(...others).stdout)));
    }
  });

  it('writes Parquet of one schema for all games and options', async () => {
    for (const format of ['verl', 'chat']) {
      const schemas = new Set<string>();
      for (const options of [
        ['--count', '0'],
        ['--game', '24', '--rate', '--test-share', '0.5'],
        ['--game', '24s', '--unsolvable'],
        ['--game', 'countdown-squares'],
        ['--solutions', '1..'],
        ['--card', join(folder, 'card.md')],
      ]) {
        const path = join(folder, 'schema.parquet');
        run('generate', '--count', '3', ...options, '--format', format, '--out', path);
        const { schema } = await parquetMetadataAsync(await asyncBufferFromFile(path));
        schemas.add(JSON.stringify(schema));
        if (format !== 'chat' || options[0] === '--count') continue;
        // Columns without a value do not count; `answer` is the reference.
        const judged = parse(run('verify', '--lines', '--brief', path).stdout);
        expect(judged.map(({ result }) => (result as { ok: boolean }).ok)).toEqual([true, true, true]);
      }
      expect(schemas.size).toBe(1);
    }
  });

  it('excludes the boards of a file, and those that differ by order or a factor', () => {
    const args = ['generate', '--game', '24', '--count', '60', '--seed', '3'];
    const all = parse(run(...args).stdout);
    const path = join(folder, 'excluded.jsonl');
    const boards = all.slice(0, 30).map(({ numbers }) => [...(numbers as number[])].reverse());
    const rows = boards.map((numbers, index) => ({
      nums: numbers.map((number) => number * (1 + (index % 3))),
    }));
    writeFileSync(path, rows.map((row) => JSON.stringify(row)).join('\n'));
    const made = parse(run(...args, '--exclude', path).stdout);
    expect(made).toHaveLength(60);
    const classOf = ({ numbers }: Record<string, unknown>) => {
      const list = numbers as number[];
      const divisors = Array.from({ length: 13 }, (_, index) => index + 1);
      const factor = divisors.findLast((each) => list.every((number) => number % each === 0))!;
      return list.map((number) => number / factor).join();
    };
    const excluded = new Set(all.slice(0, 30).map(classOf));
    const kept = all.map(classOf).filter((board) => !excluded.has(board));
    expect(kept.length).toBeGreaterThan(20);
    expect(made.map(classOf).slice(0, kept.length)).toEqual(kept);
    expect(made.map(classOf).filter((board) => excluded.has(board))).toEqual([]);
    const second = join(folder, 'excluded-too.csv');
    writeFileSync(second, `numbers\n${(made[0].numbers as number[]).join(' ')}\n`);
    const both = parse(run(...args, '--exclude', path, '--exclude', second).stdout).map(classOf);
    expect(both.slice(0, 59)).toEqual(made.slice(1).map(classOf));
    for (const own of [
      ['--exclude', path, '--out', path],
      ['--out', second, '--card', second],
      ['--format', 'chat', '--prompt', path, '--card', path],
    ])
      expect(run(...args, ...own).stderr).toMatch(/--(?:out|card): expected another file than the others/);
    writeFileSync(second, 'numbers\n');
    expect(run(...args, '--exclude', second)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--exclude: expected a file with boards, got ') as string,
    });
    writeFileSync(path, '{"numbers": [1, 2]}\n{"numbers": "many"}\n');
    expect(run(...args, '--exclude', path)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--exclude: line 2: numbers') as string,
    });
  });

  it.each([
    ['digits of a game that the row names', 'numbers,game\n3478,make-ten\n', '3,4,7,8'],
    ['digits of the game of the command', 'numbers\n3478\n', '3,4,7,8'],
    ['the first of alternatives', '{"numbers":[{"oneOf":[3,5]},4,7,8]}\n', '3,4,7,8'],
    ['the last of alternatives', '{"numbers":[{"oneOf":[3,5]},4,7,8]}\n', '5,4,7,8'],
  ])('excludes boards as batch reads them: %s', (_, rows, pool) => {
    const path = join(folder, 'board.txt');
    writeFileSync(path, rows);
    const args = ['generate', '--count', '1', '--game', 'make-ten', '--pool', pool, '--no-repeat'];
    expect(run(...args).stdout).not.toBe('');
    expect(run(...args, '--exclude', path)).toMatchObject({ status: 2, stdout: '' });
  });

  it('takes shares as any decimal, and no name of another format with --json', () => {
    const shares = ['--test-share', '.5', '--level', '1,.5,1e-1,0,0'];
    expect(run('generate', '--count', '1', ...shares)).toMatchObject({ status: 0, stderr: '' });
    expect(run('generate', '--count', '1', '--json', '--out', join(folder, 'j.csv'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--out: expected a name for the format jsonl') as string,
    });
  });

  it('gives rows that verify can judge', () => {
    const chat = run('generate', '--count', '50', '--format', 'chat').stdout;
    const judged = parse(runOn(chat, 'verify', '--lines').stdout);
    expect(judged.map(({ result }) => (result as { reason: string }).reason)).toEqual(
      new Array(50).fill('exact'),
    );
  });

  /** Rules that leave puzzles without a solution, and how to ask for some. */
  const games: [name: string, rules: string[], boards: string[]][] = [
    ...['countdown', '24', '24s', '24s-mod', 'krypto', 'make-ten', 'digits'].map(
      (game): [string, string[], string[]] => [game, ['--game', game], []],
    ),
    [
      'countdown-squares',
      ['--game', 'countdown-squares', '--limits', 'square=50'],
      ['--size', '2', '--from', '50', '--to', '200'],
    ],
    ['factorials', ['--operators', '+ - * / !', '--values', 'rational', '--use', 'all'], []],
    ['differences', ['--operators', '-', '--use', 'all'], ['--size', '3', '--from', '4', '--to', '4']],
    ['integers', ['--values', 'integer', '--use', 'any'], ['--size', '3', '--from', '-99', '--to', '-50']],
  ];

  it.each(games)('writes rows whose reference answer is right: %s', (_, rules, boards) => {
    const make = (format: string, ...others: string[]) =>
      run('generate', '--count', '2', ...rules, ...boards, ...others, '--format', format).stdout;
    // The rules of the command are for rows of nums-target, which have none.
    const reasonsOf = (rows: readonly object[]) =>
      parse(
        runOn(rows.map((row) => JSON.stringify(row)).join('\n'), 'verify', '--lines', ...rules).stdout,
      ).map(({ result }) => (result as { reason: string } | undefined)?.reason);
    const referenceOf = (row: Record<string, unknown>) =>
      row.answer ?? (row.extra_info as Record<string, unknown> | undefined)?.answer ?? 'impossible';
    const rows = ['native', 'nums-target', 'question-answer', 'verl', 'chat'].flatMap((format) =>
      parse(make(format, '--unsolvable')),
    );
    expect(reasonsOf(rows.map((row) => ({ ...row, completion: referenceOf(row) })))).toEqual(
      new Array(10).fill('impossible'),
    );
    const claimed = rows.map((row) => ({
      ...row,
      completion: '{"answer": "impossible", "solvable": false}',
    }));
    expect(reasonsOf(claimed)).toEqual(new Array(10).fill('not-an-expression'));

    const solvable = parse(make('verl'));
    expect(reasonsOf(solvable.map((row) => ({ ...row, completion: referenceOf(row) })))).toEqual([
      'exact',
      'exact',
    ]);
    const denied = solvable.map((row) => ({ ...row, completion: 'impossible' }));
    expect(reasonsOf(denied)).toEqual(['wrong-value', 'wrong-value']);

    const [header, ...cells] = lines(make('csv', '--unsolvable'));
    const table = [`${header},answer`, ...cells.map((row) => `${row},impossible`)].join('\n');
    for (const line of parse(runOn(table, 'batch', '--format', 'csv', '--op', 'verify').stdout)) {
      expect(line.result).toMatchObject({ ok: true, reason: 'impossible' });
    }
  });

  it('writes a data card', () => {
    const card = join(folder, 'card.md');
    const given = ['--deal', 'show', '--count', '200', '--seed', '4', '--test-share', '0.5', '--rate'];
    const out = join(folder, 'carded.jsonl');
    expect(run('generate', ...given, '--out', out, '--card', card).stderr).toBe('');
    const puzzles = parse(readFileSync(out, 'utf8'));
    const text = readFileSync(card, 'utf8');
    const count = (is: (puzzle: Record<string, unknown>) => boolean) => puzzles.filter(is).length;
    const boards = new Set(puzzles.map(({ numbers }) => String(numbers))).size;
    expect(text).toMatch(
      new RegExp(`\\| Puzzles +\\| 200: .*${count(({ split }) => split === 'test')} test`),
    );
    expect(text).toContain(`| Different boards | ${boards} |`);
    expect(text).toContain('| Seed | 4 |');
    expect(text).toContain('values `natural`, use `any`, operators `+ - * /`');
    expect(text).toContain(`generate ${given.join(' ')} --out `);
    for (const each of [1, 2, 3, 4, 5]) {
      expect(text).toContain(`| ${each} | ${count(({ level }) => level === each)} | `);
    }
    const plain = ['generate', '--count', '3', '--format', 'csv'];
    expect(run(...plain, '--card', card).stdout).toBe(run(...plain).stdout);
    expect(readFileSync(card, 'utf8')).not.toContain('The puzzles are not rated.');
    // Boards with a 0 are not rated.
    const digits = ['generate', '--game', 'make-ten', '--count', '60', '--seed', '3'];
    expect(run(...digits, '--card', card).stdout).toBe(run(...digits).stdout);
    expect(readFileSync(card, 'utf8')).toContain('The puzzles are not rated.');
    run('generate', '--unsolvable', '--count', '2', '--out', out, '--card', card);
    expect(readFileSync(card, 'utf8')).toContain('The puzzles are not rated.');
    expect(readFileSync(card, 'utf8')).toContain('| no solution | 2 | 100.0 % |');
  });

  it('prints what there is, and says that it is not enough', () => {
    const { status, stdout, stderr } = run(
      'generate',
      '--game',
      '24',
      '--needs',
      'fraction',
      '--count',
      '20',
    );
    expect(status).toBe(2);
    expect(lines(stdout)).toHaveLength(16);
    expect(stderr).toBe(
      'numbers-game: error: count: expected 20 puzzles, found 16: there are no more among all 1820 problems\n',
    );
  });

  it.each([
    [
      ['--game', '24', '--unsolvable', '--solutions', '3'],
      /solutions: expected 0, because a puzzle that cannot be solved/,
    ],
    [['--count', 'x'], /--count <number>' argument 'x' is invalid. Expected an integer/],
    [['--seed', '-1'], /seed: expected an integer from 0 to 4294967295, got -1/],
    [['--level', '4-2'], /Expected bounds that ascend, such as 3/],
    [['--test-share', '2'], /Expected a number from 0 to 1/],
    [['--operations', 'few'], /Expected bounds that ascend, such as 3, 2\.\.4, 2\.\. or \.\.4/],
    [['--level', '1,x'], /Expected a number of at least 0, such as 0.1/],
    [
      ['--needs', 'luck'],
      /needs: expected fraction, division, subtraction, \^, root, log, mod, sqrt, ! or concat, got "luck"/,
    ],
    [['--pool', '9-1'], /Expected ranges that ascend, such as 1-9/],
    [['--pool', '1-100001'], /Expected numbers from 0 to 100000, such as 1-10,25/],
    [['--split', 'test'], /--split needs --test-share/],
    [['--target', '5', '--to', '6'], /cannot be used with option '--to/],
    [['--format', 'xml'], /Allowed choices are native, nums-target, question-answer, csv, verl, chat/],
    [['--out', join(folder, 'none', 'x')], /ENOENT/],
    [['--card', join(folder, 'none', 'x')], /--card: cannot write/],
    [
      ['--out', join(folder, 'x.parquet')],
      /--out: expected --format verl or chat for Parquet, got --format native/,
    ],
    [['--prompt', 'plain'], /--prompt: expected --format verl or chat, got --format native/],
    [['--test-share', '0', '--split', 'test'], /--split test has no puzzles with --test-share 0/],
    [['--test-share', '1', '--split', 'train'], /--split train has no puzzles with --test-share 1/],
    [['--format', 'chat', '--prompt', 'none'], /prompt: expected plain, think, boxed or a file/],
    [['--deal', 'fair'], /Allowed choices are uniform, show/],
  ])('refuses %j with 2', (args, message) => {
    const { status, stdout, stderr } = run('generate', ...args);
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(message) as string,
    });
  });

  it('writes CSV that batch reads, also with commas in expressions', () => {
    const csv = run('generate', '--game', '24s', '--count', '12', '--seed', '5', '--format', 'csv').stdout;
    expect(csv).toMatch(/"root\(|"log\(/);
    const { status, stdout } = runOn(csv, 'batch');
    expect(status, stdout).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(12);
  });

  it('leaves whole lines where it is interrupted', async () => {
    const out = join(folder, 'interrupted');
    const child = spawn(process.execPath, [cli, 'generate', '--count', '100000000', '--out', out]);
    while (!existsSync(out) || statSync(out).size === 0) await wait(10);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([130, null]);
    const text = readFileSync(out, 'utf8');
    expect(text.endsWith('\n')).toBe(true);
    expect(parse(text).map(({ index }) => index)).toEqual(lines(text).map((_, index) => index));
  });

  it('ends quietly when its reader has seen enough', async () => {
    const child = spawn(process.execPath, [cli, 'generate', '--count', '100000000']);
    let stderr = '';
    child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(stderr).toBe('');
  });
});
