// The commands below `numbers-game atlas`, as users run them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useFolders } from '../support/atlas-folders.js';
import { run, runOn } from '../support/command.js';

const makeFolder = useFolders();
const options = ['--pool', '1-7,25,100', '--size', '4', '--from', '150', '--to', '260'];
const dir = makeFolder();

describe('numbers-game atlas', () => {
  it('plans, builds, tells and verifies', () => {
    const planned = run('atlas', 'plan', dir, ...options, '--share', '50');
    expect(planned).toMatchObject({ status: 0, stderr: '' });
    expect(planned.stdout).toMatch(
      /^126 boards, 13,986 problems\nCPU time {3}[\d.]+ s\nelapsed {4}.* threads .*\nmemory {5}\d+ MB\ndisk {7}\d+ kB\n$/,
    );
    expect(run('atlas', 'status', dir).stdout).toBe(
      `4 numbers, targets 150 to 260, keeps problems\n0 of 3 shares are finished, 0 of 126 boards\ngo on: numbers-game atlas build ${dir}\n`,
    );
    const built = run('atlas', 'build', dir);
    expect(built).toMatchObject({ status: 0, stderr: '' });
    const plain = run('atlas', ...options).stdout;
    const withoutTime = (text: string) => text.replace(/[\d.]+ s\n$/, '');
    expect(withoutTime(built.stdout)).toBe(withoutTime(plain));
    expect(JSON.parse(run('atlas', 'build', dir, '--json').stdout)).toEqual(
      JSON.parse(run('atlas', ...options, '--json').stdout),
    );
    expect(run('atlas', 'verify', dir, '--seed', '7')).toEqual({
      status: 0,
      stdout: 'ok; 20 boards were computed again (seed 7)\n',
      stderr: '',
    });
    expect(run('atlas', 'status', dir, '--watch', '--json').stdout).toMatch(/^\{.*"complete":true.*\}\n$/);
    const version = (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
    expect(run('atlas', 'status', dir).stdout).toBe(
      `4 numbers, targets 150 to 260, keeps problems\ncomplete: 126 boards\nbuilt by numbers-game ${version}\n`,
    );
  });

  it('answers SQL as CSV and as JSON', () => {
    const sql =
      "SELECT n4, count(*) AS boards, 'a,\"b' AS text FROM boards WHERE n1 = 4 GROUP BY n4 ORDER BY n4";
    expect(run('atlas', 'query', dir, sql)).toEqual({
      status: 0,
      stdout: 'n4,boards,text\n7,1,"a,""b"\n25,3,"a,""b"\n100,6,"a,""b"\n',
      stderr: '',
    });
    expect(run('atlas', 'query', dir, sql, '--json').stdout.split('\n')[1]).toBe(
      '{"n4":25,"boards":3,"text":"a,\\"b"}',
    );
    const wrong = run('atlas', 'query', dir, 'SELECT 1 FROM nothing');
    expect(wrong).toMatchObject({ status: 2, stdout: '' });
    expect(wrong.stderr).toMatch(
      /^numbers-game: error: sql: expected a query that DuckDB can run, got Catalog Error/,
    );
  });

  it('draws problems in the formats of generate', () => {
    const drawn = run('atlas', 'select', dir, '--operations', '3..', '--count', '3', '--seed', '5');
    expect(drawn.status).toBe(0);
    expect(drawn.stderr).toMatch(/^[\d,]+ problems of \d+ boards match\n$/);
    const problems = drawn.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(problems).toHaveLength(3);
    for (const problem of problems) expect(problem).toMatchObject({ operations: 3, distance: 0, seed: 5 });
    const csv = run(
      'atlas',
      'select',
      dir,
      '--unsolvable',
      '--distance',
      '10..20',
      '--format',
      'csv',
      '--count',
      '2',
    );
    expect(csv.stdout).toMatch(
      /^numbers,target,game,values,use,expression,operations,solvable,generator,seed,index\n(\d+ \d+ \d+ \d+,\d+,,natural,any,,,false,1,0,\d\n){2}$/,
    );
    for (const [chosen, reason] of [
      ['--solvable', 'exact'],
      ['--unsolvable', 'impossible'],
    ]) {
      const { stdout } = run('atlas', 'select', dir, chosen, '--format', 'question-answer');
      const reasons = runOn(stdout, 'verify', '--lines', '--brief')
        .stdout.trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { result: { reason: string } }).result.reason);
      expect(reasons).toEqual(new Array(10).fill(reason));
    }
    expect(run('atlas', 'select', dir, '--only-primes', '--numbers', '2..7').stderr).toBe(
      '111 problems of 1 boards match\n',
    );
    for (const wrong of [
      ['--solvable', '--unsolvable'],
      ['--operations', 'few'],
      ['--operations', '2', '--distance', '3'],
    ]) {
      expect(run('atlas', 'select', dir, ...wrong).status).toBe(2);
    }
  });

  it('draws the figure', () => {
    const out = makeFolder();
    expect(run('atlas', 'figures', dir, '--out', out)).toEqual({
      status: 0,
      stdout: `${join(out, 'success.svg')}\n${join(out, 'success.csv')}\n`,
      stderr: '',
    });
    const svg = readFileSync(join(out, 'success.svg'), 'utf8');
    expect(svg).toMatch(/^<svg .*xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>\n$/s);
    expect(svg.match(/<circle /g)).toHaveLength(111);
    expect(svg).toContain('<title>Boards of 4 numbers that make each target 150..260 (126 boards)</title>');
    const [header, first] = readFileSync(join(out, 'success.csv'), 'utf8').split('\n');
    expect(header).toBe('target,boards,percent');
    const query = run('atlas', 'query', dir, 'SELECT solvable FROM targets WHERE target = 150').stdout;
    const made = Number(query.split('\n')[1]);
    expect(first).toBe(`150,${made},${((100 * made) / 126).toFixed(4)}`);
  });

  it('builds in shards and merges them', () => {
    const shards = [makeFolder(), makeFolder()];
    shards.forEach((shard, index) => {
      const { stdout } = run(
        'atlas',
        'build',
        shard,
        ...options,
        '--shard',
        `${index + 1}/2`,
        '--keep',
        'boards',
      );
      expect(stdout).toMatch(/^done, but other shares are missing; [\d.]+ s\n$/);
    });
    const merged = makeFolder();
    expect(run('atlas', 'merge', merged, shards[0]).stdout).toMatch(
      /^\d+ shares? copied, \d+ shares? missing\n$/,
    );
    const { status, stdout } = run('atlas', 'merge', merged, ...shards, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ missing: 0, totals: { boards: 126 } });
    const refused = (...others: string[]) => run('atlas', 'merge', makeFolder(), ...others).stderr;
    expect(refused(merged)).toMatch(
      /others: expected parts of an atlas, got \S+, which is complete; use that one\n$/,
    );
    const other = makeFolder();
    run('atlas', 'plan', other, '--size', '2', '--from', '1', '--to', '9');
    expect(refused(shards[0], other)).toMatch(
      /others: expected folders with one plan, got another pool \(.+\); \S+ is of another atlas\n$/,
    );
  });

  it('takes from the plan of the folder what its options leave out', () => {
    const other = makeFolder();
    run('atlas', 'plan', other, '--size', '2', '--from', '1', '--to', '9', '--share', '50');
    expect(run('atlas', 'build', other, '--keep', 'problems').status).toBe(0);
    expect(run('atlas', 'plan', other, '--keep', 'problems').status).toBe(0);
    expect(run('atlas', 'build', other, '--game', 'countdown').stderr).toMatch(/got another size \(6 /);
    expect(run('atlas', 'build', other, '--keep', 'boards').stderr).toMatch(
      /got another keep \("boards" instead of "problems"\)/,
    );
  });

  it('refuses options before the name of its command', () => {
    expect(run('atlas', '--from', '1', 'plan', makeFolder(), '--size', '2')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'numbers-game: error: --from <target>: expected after plan, got it before\n',
    });
  });

  it('takes rules and games', () => {
    const other = makeFolder();
    const chosen = ['--pool', '1-6', '--size', '3', '--from', '-9', '--to', '9', '--values', 'rational'];
    const built = run('atlas', 'build', other, ...chosen, '--use', 'all', '--json');
    expect(built).toMatchObject({ status: 0, stderr: '' });
    expect(built.stdout).toBe(run('atlas', ...chosen, '--use', 'all', '--json').stdout);
    expect(run('atlas', 'status', other).stdout).toMatch(
      /^3 numbers, targets -9 to 9, keeps problems\nrules: rational values, use all\ncomplete: 20 boards\n/,
    );
    expect(run('atlas', 'verify', other).status).toBe(0);
    const csv = run('atlas', 'select', other, '--unsolvable', '--format', 'csv', '--count', '1').stdout;
    expect(csv).toMatch(/\n\d \d \d,-?\d,,rational,all,/);
    const krypto = ['--game', 'krypto', '--size', '3', '--pool', '1-9', '--json'];
    expect(run('atlas', 'build', makeFolder(), ...krypto).stdout).toBe(run('atlas', ...krypto).stdout);
    expect(run('atlas', 'plan', makeFolder(), '--game', '24s').stderr).toMatch(
      /Allowed choices are countdown, 24, countdown-squares, krypto,/,
    );
  });

  it('reports a fault with exit status 1, and a folder that it cannot use with 2', () => {
    const path = join(dir, 'boards.parquet');
    const bytes = readFileSync(path);
    bytes[bytes.length >> 1] ^= 1;
    writeFileSync(path, bytes);
    expect(run('atlas', 'verify', dir)).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(
        /^boards\.parquet: its checksum is another one; remove it and build again\nnot ok; numbers-game atlas build .* writes again what is missing or was removed\n$/,
      ) as string,
    });
    expect(run('atlas', 'status', makeFolder())).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(
        /^numbers-game: error: dir: expected a folder with atlas\.json/,
      ) as string,
    });
    expect(run('atlas', 'build', dir, '--pool', '1-3').stderr).toMatch(
      /^numbers-game: error: dir: expected the plan that atlas\.json has, got another pool /,
    );
  });
});
