// The commands `reach` and `atlas`, and the totals that `atlas` shares with the demo.
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { formatPercentage } from '../../src/cli/answer-text.js';
import { formatReachStrip } from '../../src/cli/reach-text.js';
import { BoardsTally } from '../../src/batch/tally-boards.js';
import { formatReachTotals } from '../../src/cli/reach-totals.js';
import type { AtlasTotals } from '../../src/atlas/index.js';
import { createSolverSync, nearestReachable, type Reach } from '../../src/index.js';
import { cli, run } from '../support/command.js';
import { readDocument } from '../support/documents.js';
import { createRandom, seed } from '../support/random.js';

const folder = mkdtempSync(join(tmpdir(), 'numbers-game-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const solver = createSolverSync();
const board = [1, 3, 7, 10, 25, 50];
const words = board.map(String);

/** What a record is as JSON. */
const recordOf = (numbers: readonly unknown[], { from, to, operations }: Reach) => ({
  numbers,
  from,
  to,
  operations: [...operations].map((each) => (each === 255 ? '.' : String(each))).join(''),
});
const linesOf = (text: string) => {
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
};
const totalsOf = (text: string) => (linesOf(text).at(-1) as { totals: AtlasTotals }).totals;

describe('numbers-game reach', () => {
  it('prints a strip of the range and what it comes to', () => {
    const { status, stdout, stderr } = run('reach', ...words, '--from', '101', '--to', '999');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const lines = stdout.split('\n');
    const expected = recordOf(board, solver.reach({ numbers: board, from: 101, to: 999 }));
    expect(lines[0]).toBe(`101 ${expected.operations.slice(0, 50)}`);
    expect(lines[17]).toBe(`951 ${expected.operations.slice(850)}`);
    expect(lines.slice(18)).toEqual([
      '',
      '895 of 899 targets can be made (99.56 %)',
      expect.stringMatching(/^by fewest operations {2}1: 5 {2}2: 76( {2}\d: \d+)+$/),
      'cannot be made  831 834 941 977',
      '',
    ]);
    expect(run('reach', ...words).stdout, 'the range by default').toBe(stdout);
  });

  it('prints what the guide shows', () => {
    const guide = readDocument('docs/guide/command-line.md');
    const [, args, output] =
      /\$ npx numbers-game (reach [\d ]+ --from \d+ --to \d+)\n([^]*?)```/.exec(guide) ?? [];
    expect(run(...args.split(' ')).stdout).toBe(output);
  });

  it('prints one line of JSON', () => {
    const { status, stdout, stderr } = run('reach', ...words, '--from', '1', '--to', '200', '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(linesOf(stdout)).toEqual([recordOf(board, solver.reach({ numbers: board, from: 1, to: 200 }))]);
  });

  it('takes the rules of a game, and cards', () => {
    const args = ['reach', 'A', 'a', '9', '--from', '1', '--to', '100', '--json'];
    const query = { numbers: ['A', 'a', 9] as const, from: 1, to: 100 };
    const all = { values: 'natural', use: 'all' } as const;
    const aces = 'one-or-eleven';
    expect(linesOf(run(...args, '--use', 'all').stdout)).toEqual([
      recordOf(query.numbers, solver.reach({ ...query, rules: all })),
    ]);
    expect(linesOf(run(...args, '--aces', aces).stdout)).toEqual([
      recordOf(query.numbers, solver.reach({ ...query, aces })),
    ]);
  });

  const operations = Uint8Array.of(0, 1, 1, 255, 255, 2, 9, 1, 1, 1, 1, 1);
  const reach = { from: 95, to: 106, operations };

  it('breaks the strip at a round number of targets that fits', () => {
    const strip = (columns: number) => formatReachStrip(reach, columns, false).slice(0, -4);
    expect(strip(24)).toEqual([' 95 011..2911111']);
    expect(strip(23)).toEqual([' 95 011..29111', '105 11']);
    expect(strip(1)).toEqual(strip(23));
    const wide = { from: 1, to: 1000, operations: new Uint8Array(1000) };
    const widths = [30, 54, 55, 105, 400].map(
      (columns) => formatReachStrip(wide, columns, false)[0].length - 5,
    );
    expect(widths).toEqual([20, 20, 50, 100, 200]);
  });

  it('colours the strip by operations', () => {
    const [line] = formatReachStrip(reach, 80, true);
    const colours = '96m0 36m11 90m.. 94m2 91m9 36m11111'.split(' ').map((part) => `\x1b[${part}\x1b[39m`);
    expect(line).toBe(` 95 ${colours.join('')}`);
    expect(formatReachStrip(reach, 80, false).join('\n')).not.toContain('\x1b');
  });

  it('writes ten operations and more as a plus, and labels negative targets in one column', () => {
    const far = { from: -100, to: 5, operations: new Uint8Array(106).fill(10).fill(254, 50).fill(9, 100) };
    const [first, , third] = formatReachStrip(far, 60, false);
    expect(first).toBe(`-100 ${'+'.repeat(50)}`);
    expect(third).toBe('   0 999999');
    expect(formatReachStrip(far, 60, true)[0]).toBe(`-100 \x1b[95m${'+'.repeat(50)}\x1b[39m`);
  });

  it('names what cannot be made where that is little, and leaves out what is not there', () => {
    expect(formatReachStrip(reach, 80, false).slice(-3)).toEqual([
      '10 of 12 targets can be made (83.33 %)',
      'by fewest operations  0: 1  1: 7  2: 1  9: 1',
      'cannot be made  98 99',
    ]);
    const every = { from: 1, to: 2, operations: new Uint8Array(2) };
    expect(formatReachStrip(every, 80, false).slice(-2)).toEqual([
      '2 of 2 targets can be made (100 %)',
      'by fewest operations  0: 2',
    ]);
    const none = { from: 1, to: 51, operations: new Uint8Array(51).fill(255) };
    expect(formatReachStrip(none, 80, false).slice(-2)).toEqual(['', '0 of 51 targets can be made (0 %)']);
  });
});

describe('totals', () => {
  it.each([
    [0, 0, '0 %'],
    [0, 9, '0 %'],
    [1, 3, '33.33 %'],
    [1, 1_000_000, '0.01 %'],
    [999_999, 1_000_000, '99.99 %'],
    [7, 7, '100 %'],
  ])('show %i of %i as %s', (part, whole, text) => {
    expect(formatPercentage(part, whole)).toBe(text);
  });

  it(`are those of their definitions (seed ${seed})`, () => {
    const random = createRandom(330);
    for (let round = 0; round < 50; round++) {
      const width = random.integer(1, 12);
      const from = random.integer(1, 200);
      const records = Array.from({ length: random.integer(1, 6) }, () => ({
        from,
        to: from + width - 1,
        operations: Uint8Array.from({ length: width }, () => random.pick([0, 1, 5, 11, 255, 255, 255, 255])),
      }));
      const tally = new BoardsTally(from, from + width - 1);
      // Each board is added by a tally of its own, as threads do.
      for (const record of records) {
        const share = new BoardsTally(from, from + width - 1);
        share.add(record);
        tally.addCounts(share.counts());
      }
      const totals = tally.totals();

      const problems = records.flatMap((record) =>
        [...record.operations].map((operations, index) => {
          const target = from + index;
          const nearest = nearestReachable(record, target);
          return { target, operations, distance: nearest === null ? 'none' : Math.abs(nearest - target) };
        }),
      );
      const histogram = (names: (string | number)[]) => {
        const counts: Record<string, number> = {};
        for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
        return counts;
      };
      const solvable = problems.filter(({ operations }) => operations !== 255);
      const makers = Array.from({ length: width }, (_, index) => {
        const target = from + index;
        return { target, boards: solvable.filter((problem) => problem.target === target).length };
      });
      const byBoards = makers.toSorted((a, b) => a.boards - b.boards || a.target - b.target);
      const most = byBoards.at(-1)?.boards;
      expect(totals).toEqual({
        boards: records.length,
        problems: problems.length,
        solvable: solvable.length,
        operations: histogram(solvable.map(({ operations }) => operations)),
        distance: histogram(problems.map(({ distance }) => distance)),
        complete: records.filter(({ operations }) => !operations.includes(255)).length,
        hardest: byBoards[0],
        easiest: byBoards.find(({ boards }) => boards === most),
      });
    }
  });

  it('of nothing are nothing', () => {
    const totals = new BoardsTally(1, 3).totals();
    expect(totals).toEqual({
      boards: 0,
      problems: 0,
      solvable: 0,
      operations: {},
      distance: {},
      complete: 0,
      hardest: null,
      easiest: null,
    });
    expect(formatReachTotals(totals)).toEqual([
      '0 boards, 0 problems',
      expect.stringMatching(/^ {2}solvable +0 +0 %$/),
      '0 boards make every target',
    ]);
  });
});

describe('numbers-game atlas', () => {
  it('counts the standard game as the paper does', () => {
    const { status, stdout, stderr } = run('atlas', '--size', '6', '--from', '101', '--to', '999', '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(linesOf(stdout)).toHaveLength(1);
    const { distance, ...totals } = totalsOf(stdout);
    // Alliot and Vanaret, "(The Final) Countdown"; the hardest target from c4countdown, the easiest and
    // `none` from here.
    expect(totals).toEqual({
      boards: 13_243,
      problems: 11_905_457,
      solvable: 10_858_746,
      operations: { 1: 57_482, 2: 700_961, 3: 3_144_019, 4: 4_597_226, 5: 2_359_058 },
      complete: 1_226,
      hardest: { target: 947, boards: 9_017 },
      easiest: { target: 102, boards: 13_240 },
    });
    expect(distance).toMatchObject({ 0: 10_858_746, 1: 743_896, none: 899 });
    expect(Object.values(distance).reduce((sum, count) => sum + count)).toBe(11_905_457);
  });

  const small = ['atlas', '--size', '4', '--pool', '1, 2 2,5 10 25,50', '--from', '1', '--to', '300'];
  const query = { size: 4, pool: [1, 2, 2, 5, 10, 25, 50], from: 1, to: 300 };
  const records = [...solver.reachAll(query)];
  const tally = new BoardsTally(1, 300);
  for (const record of records) tally.add(record);
  const expected = records.map((record) => recordOf(record.numbers, record));

  it('prints records and totals as JSON lines, the same with 1 and 2 workers', () => {
    const { status, stdout, stderr } = run(...small, '--records', '--json', '--workers', '1');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(linesOf(stdout)).toEqual([...expected, { totals: tally.totals() }]);
    expect(run(...small, '--records', '--json', '--workers', '2').stdout).toBe(stdout);
  });

  it.each(['1', '2', '5'])('adds up the same totals with %s workers', (workers) => {
    const { stdout } = run(...small, '--json', '--workers', workers);
    expect(stdout).toBe(`${JSON.stringify({ totals: tally.totals() })}\n`);
  });

  it('prints totals for people', () => {
    const { stdout } = run(...small);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.slice(0, -1)).toEqual(formatReachTotals(tally.totals()));
    expect(lines.at(-1)).toMatch(/^\d+\.\d\d s$/);
    expect(lines[0]).toBe('25 boards, 7,500 problems');
    const withRecords = run(...small, '--records').stdout.split('\n');
    expect(withRecords.slice(0, 25).map((line) => JSON.parse(line) as unknown)).toEqual(expected);
    expect(withRecords.slice(25, -2)).toEqual(lines.slice(0, -1));
  });

  it('takes rules, negative targets and games', () => {
    const chosen = ['--size', '3', '--pool', '1,4,6,6,9', '--from', '-12', '--to', '8'];
    const rules = { values: 'rational', use: 'all' } as const;
    const boards = { size: 3, pool: [1, 4, 6, 6, 9], from: -12, to: 8 };
    const all = [...solver.reachAll({ ...boards, rules })];
    const sum = new BoardsTally(-12, 8);
    for (const record of all) sum.add(record);
    const { stdout } = run('atlas', ...chosen, '--values', 'rational', '--use', 'all', '--records', '--json');
    const lines = all.map((record) => recordOf(record.numbers, record));
    expect(linesOf(stdout)).toEqual([...lines, { totals: sum.totals() }]);
    // The 24 game: 1362 of 1820 hands (4nums.com).
    const hands = totalsOf(run('atlas', '--game', '24', '--json').stdout);
    expect(hands).toMatchObject({ boards: 1820, problems: 1820, solvable: 1362, operations: { 3: 1362 } });
    const natural = totalsOf(run('atlas', '--game', '24', '--values', 'natural', '--json').stdout);
    expect(natural.boards).toBe(1820);
    expect(natural.solvable).toBeLessThan(1362);
  });

  it('repeats numbers', () => {
    const args = ['atlas', '--size', '3', '--pool', '2 3', '--repeat', '--from', '1', '--to', '9', '--json'];
    const all = [...solver.reachAll({ size: 3, pool: [2, 3], repeat: true, from: 1, to: 9 })];
    expect(linesOf(run(...args, '--records').stdout).slice(0, -1)).toEqual(
      all.map((record) => recordOf(record.numbers, record)),
    );
    expect(totalsOf(run(...args).stdout).boards).toBe(4);
  });

  it('writes the records to a file, plain or compressed', () => {
    const plain = join(folder, 'atlas.jsonl');
    const compressed = join(folder, 'atlas.jsonl.gz');
    writeFileSync(plain, 'what was there before');
    for (const path of [plain, compressed]) {
      const { status, stdout, stderr } = run(...small, '--out', path, '--json');
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(linesOf(stdout)).toEqual([{ totals: tally.totals() }]);
    }
    expect(linesOf(readFileSync(plain, 'utf8'))).toEqual(expected);
    expect(gunzipSync(readFileSync(compressed))).toEqual(readFileSync(plain));
    expect(readdirSync(folder).sort()).toEqual(['atlas.jsonl', 'atlas.jsonl.gz']);
  });

  it('keeps links and permissions, and gives each of two processes a file of its own', async () => {
    const real = join(folder, 'real.jsonl');
    const link = join(folder, 'link.jsonl');
    writeFileSync(real, 'what was there before', { mode: 0o600 });
    symlinkSync(real, link);
    const status = (...args: string[]) =>
      new Promise((resolve) => spawn(process.execPath, [cli, ...args]).on('close', resolve));
    writeFileSync(`${real}.part`, 'of a process that was killed');
    expect(await Promise.all([status(...small, '--out', link), status(...small, '--out', real)])).toEqual([
      0, 0,
    ]);
    expect(linesOf(readFileSync(real, 'utf8'))).toEqual(expected);
    expect(statSync(real).mode & 0o777).toBe(0o600);
    expect(readlinkSync(link)).toBe(real);
    const names = readdirSync(folder).filter((name) => /real|link/.test(name));
    expect(names.sort()).toEqual(['link.jsonl', 'real.jsonl', 'real.jsonl.part']);
    expect(run(...small, '--out', '').stderr).toContain('--out: expected a file, got an empty name');
  });

  const endless = ['atlas', '--size', '9', '--from', '1', '--to', '100000'];

  // On Windows no process can send Ctrl-C to another one: `kill` ends it at once.
  it.skipIf(process.platform === 'win32').each(['interrupted.jsonl', 'interrupted.jsonl.gz'])(
    'leaves no %s when it is interrupted',
    async (name) => {
      const path = join(folder, name);
      const child = spawn(process.execPath, [cli, ...endless, '--out', path], { stdio: 'pipe' });
      const ended = new Promise((resolve) => child.on('close', resolve));
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (data: Buffer) => (output += String(data)));
      while (!existsSync(`${path}.part`)) await wait(10);
      child.kill('SIGINT');
      expect(await ended).toBe(130);
      expect(output).toBe('');
      expect(readdirSync(folder).filter((file) => file.startsWith('interrupted'))).toEqual([]);
    },
  );

  it('bears a reader that goes away', async () => {
    const child = spawn(process.execPath, [cli, ...endless, '--records'], { stdio: 'pipe' });
    let stderr = '';
    child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
    child.stdout.once('data', () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it.each([
    [['atlas', '--size', '11'], 'size: expected an integer from 1 to 10, got 11'],
    [['atlas', '--size', 'x'], "option '--size <size>' argument 'x' is invalid. Expected an integer."],
    [
      ['atlas', '--pool', 'A,K'],
      "option '--pool <numbers>' argument 'A,K' is invalid. Expected numbers, ranges and groups such as 1-10,25 or 1-10x2,11-100max4 or 1-9r=4,10/15/20=1.",
    ],
    [
      ['atlas', '--pool', '1 0'],
      'pool[1]: expected an integer from 1 to 9007199254740991, got 0 (integer, rational and real values take 0)',
    ],
    [['atlas', '--from', '9', '--to', '8'], 'to: expected an integer from 9 to 9007199254740991, got 8'],
    [['atlas', '--workers', '0'], 'workers: expected an integer from 1 to 1024, got 0'],
    [['atlas', '1'], "too many arguments for 'atlas'. Expected 0 arguments but got 1."],
    [['atlas', '--out', '/missing/atlas'], '--out: cannot write /missing/atlas (ENOENT)'],
    [['reach'], "missing required argument 'numbers'"],
    [['reach', '1', '--from', '0'], 'from: expected an integer from 1 to 9007199254740991, got 0'],
    [['reach', '1', '--to', '1.5'], "option '--to <target>' argument '1.5' is invalid. Expected an integer."],
    [
      ['reach', '9007199254740993'],
      'numbers[0]: expected an integer from 1 to 9007199254740991 or a card A J Q K, got "9007199254740993"',
    ],
    [
      ['reach', '1', '--timeout', '99999999999999999999'],
      "option '--timeout <milliseconds>' argument '99999999999999999999' is invalid. Expected an integer of at most 9007199254740991.",
    ],
    [
      ['reach', '0'],
      'numbers[0]: expected an integer from 1 to 9007199254740991 or a card A J Q K, got 0 (integer, rational and real values take 0)',
    ],
  ])('or reach refuses %j', (args, message) => {
    const { status, stdout, stderr } = run(...args);
    expect({ status, stdout, stderr: stderr.split('\n')[0] }).toEqual({
      status: 2,
      stdout: '',
      stderr: `numbers-game: error: ${message}`,
    });
  });
});
