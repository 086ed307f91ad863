// The built command, run as its users run it: `solve` and `verify` of one answer, the demo, the help, usage
// errors and refused input, which end with 2, and a reader that goes away. Other commands, and `verify` of
// many answers, have suites of their own in this folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Trace } from '../../src/environment/index.js';
import { describe, expect, it } from 'vitest';
import { formatVerdict } from '../../src/cli/answer-text.js';
import { parseBounds, parseInteger, parsePool, parsePoolWithGroups } from '../../src/cli/parse-arguments.js';
import { verify, type VerifyPuzzle } from '../../src/verify/index.js';
import { rate } from '../../src/generate/index.js';
import { listGames } from '../support/game-names.js';
import { cli, run, runOn } from '../support/command.js';

const manifest = new URL('../../package.json', import.meta.url);

const board = ['1', '3', '7', '10', '25', '50'];
const linesOf = (text: string) => text.trimEnd().split('\n');

describe('numbers-game solve', () => {
  it('prints the answer, and its steps if wanted', () => {
    expect(run('solve', '4', '6', '--target', '２4.0').stdout).toMatch(/ = 24 /);
    expect(run('solve', '4', '6', '--target', '24')).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^(4 \* 6|6 \* 4) = 24 \(1 operation\)\n$/) as string,
      stderr: '',
    });
    const { stdout } = run('solve', '1', '1', '4', '5', '6', '7', '--target', '899', '--steps');
    const [answer, ...steps] = stdout.trimEnd().split('\n');
    expect(answer).toMatch(/^[-+*/() \d]+ = 899 \(5 operations\)$/);
    expect(steps).toHaveLength(5);
    for (const step of steps) expect(step).toMatch(/^ {2}\d+ [-+*/] \d+ = \d+$/);
    expect(steps[4]).toMatch(/= 899$/);
    // The steps are those of the printed expression, as in JSON.
    const ordered = ['solve', '25', '100', '3', '1', '4', '--target', '821'];
    expect(run(...ordered).stdout).toBe('(100 - 1) * 25 / 3 - 4 = 821 (4 operations)\n');
    expect(run(...ordered, '--steps').stdout.split('\n', 3)).toEqual([
      '(100 - 1) / 3 * 25 - 4 = 821 (4 operations)',
      '  100 - 1 = 99',
      '  99 / 3 = 33',
    ]);
  });

  it('prints LaTeX', () => {
    const game = ['solve', '3', '3', '8', '8', '--game', '24'];
    const latex = '\\frac{8}{3 - \\frac{8}{3}}';
    expect(run(...game, '--latex').stdout).toBe(`${latex} = 24 (3 operations)\n`);
    expect(run(...game, '--all', '--latex').stdout).toBe(`${latex} = 24 (3 operations)\n`);
    expect(JSON.parse(run(...game, '--latex', '--json').stdout)).toMatchObject({ expression: latex });
  });

  it('prints the nearest, or that there is none', () => {
    const nearest = run('solve', ...board, '--target', '831');
    expect(nearest).toMatchObject({ status: 0, stderr: '' });
    expect(nearest.stdout).toMatch(/^nearest: 830, 1 away: .* = 830 \(4 operations\)\n$/);
    expect(run('solve', ...board, '--target', '831', '--exact')).toEqual({
      status: 1,
      stdout: '831 cannot be made\n',
      stderr: '',
    });
    expect(run('solve', ...board, '--target', '765', '--exact').status).toBe(0);
    expect(run('solve', '1', '2', '--target', '9', '--use', 'all')).toMatchObject({
      status: 0,
      stdout: '9 cannot be made\n',
    });
  });

  it('prints one line of JSON', () => {
    const { stdout } = run('solve', '5', 'k', '--target', '65', '--json');
    expect(stdout.endsWith('}\n')).toBe(true);
    expect(JSON.parse(stdout)).toEqual({
      numbers: [5, 'k'],
      target: 65,
      status: 'exact',
      value: 65,
      distance: 0,
      expression: expect.stringMatching(/^(5 \* 13|13 \* 5)$/) as string,
      operations: 1,
      steps: [expect.stringMatching(/^(5 \* 13|13 \* 5) = 65$/)],
    });
    const none = run('solve', '5', '--target', '9', '--exact', '--json');
    expect(none.status).toBe(1);
    expect(JSON.parse(none.stdout)).toMatchObject({
      numbers: [5],
      target: 9,
      status: 'none',
      expression: null,
    });
  });

  it('takes aces of 1 or 11, and the rules apart from the game', () => {
    const ace = ['solve', 'A', 'A', '--target', '121'];
    expect(run(...ace).stdout).toMatch(/^nearest: 2,/);
    expect(run(...ace, '--aces', 'one-or-eleven').stdout).toMatch(/^11 \* 11 = 121/);
    const natural = [
      'solve',
      '4',
      '6',
      '1',
      '--game',
      '24',
      '--values',
      'natural',
      '--target',
      '24',
      '--json',
    ];
    expect(JSON.parse(run(...natural).stdout)).toMatchObject({ status: 'exact', operations: 2 });
  });

  it('takes integer values, with a target of any sign, which is required', () => {
    const integers = ['--values', 'integer'];
    expect(run('solve', '2', '3', '--target', '-1', ...integers).stdout).toBe('2 - 3 = -1 (1 operation)\n');
    const none = run('solve', '3', '3', '8', '8', '--target', '24', '--use', 'all', ...integers);
    expect(none.stdout).toBe('24 cannot be made\n');
    const missing = run('solve', '3', '3', '8', '8', '--game', '24', ...integers);
    expect([missing.status, missing.stderr]).toEqual([
      2,
      'numbers-game: error: target: missing, expected an integer; if 8 is the target: 3 3 8 --target 8\n',
    ]);
    const reach = run('reach', '2', '3', '--from', '-2', '--to', '6', '--json', ...integers);
    expect(JSON.parse(reach.stdout)).toMatchObject({ from: -2, to: 6, operations: '.1.100.11' });
  });

  it('knows the games, and the target of those in which it is always the same', () => {
    expect(run('solve', '3', '4', '7', '8', '--game', 'make-ten').stdout).toBe(
      '8 * (3 - 7 / 4) = 10 (3 operations)\n',
    );
    const krypto = ['solve', '2', '4', '7', '13', '20', '--game', 'krypto'];
    expect(run(...krypto, '--target', '17').stdout).toBe('7 + 2 + 13 - 20 / 4 = 17 (4 operations)\n');
    expect(run(...krypto).stderr).toMatch(
      /error: target: missing, expected a positive integer; .* --target 20\n$/,
    );
    for (const change of ['--use any', '--values natural', '--values real', '--operators +,-,*,/,^']) {
      const { stdout } = run('solve', '1', '2', '3', '4', '--game', 'make-ten', ...change.split(' '));
      expect(stdout, change).toMatch(/ = 10 \(/);
    }
    const row = '{"numbers":"3478","game":"make-ten"}';
    expect(JSON.parse(run('solve', row, '--json').stdout)).toMatchObject({ status: 'exact', value: 10 });
    const digits = JSON.parse(run('reach', '3', '5', '7', '--game', 'digits', '--json').stdout) as unknown;
    expect(digits).toMatchObject({ from: 50, to: 499 });
    const verified = run('verify', '8 * (3 - 7 / 4)', '3', '4', '7', '8', '--game', 'make-ten', '--json');
    expect(JSON.parse(verified.stdout)).toMatchObject({ target: 10, ok: true });
  });

  it('names the option if the last number may be the target', () => {
    const { status, stderr } = run('solve', ...'25 50 75 100 3 6 952'.split(' '));
    expect([status, stderr]).toEqual([
      2,
      'numbers-game: error: target: missing, expected a positive integer; if 952 is the target: 25 50 75 100 3 6 --target 952\n',
    ]);
  });

  it.each([
    ['25 50 75 100 3 x = 952', 'numbers[5]: expected an integer from 1', '"x"'],
    ['952 mit 25 50 75 100 3 6', 'numbers[1]: expected an integer from 1', '"mit"'],
  ])('names the word that is not a number: %s', (text, expected, got) => {
    const { status, stderr } = run('solve', text);
    expect(status).toBe(2);
    expect(stderr).toContain(expected);
    expect(stderr).toContain(`got ${got}`);
  });

  it.each([[['２５　５０　７５　１００　３　６＝９５２']], [['--target', '952', '25 50 75 100 3 6']]])(
    'solves without the name of the command: %j',
    (args) => {
      expect(run(...args).stdout).toMatch(/ = 952 \(5 operations\)\n$/);
    },
  );

  it.each([
    [['25 50 75 100 3 6 = 952']],
    [['25,50,75,100,3,6', '=', '952']],
    [['25 50 75', '100 3 6 target 952', '--target', '952']],
    [['25+50+75+100+3+6', '--target', '952']],
  ])('reads a board as it was pasted: %j', (texts) => {
    const { numbers, target, status } = JSON.parse(run('solve', '--json', ...texts).stdout) as Record<
      string,
      unknown
    >;
    expect({ numbers, target, status }).toEqual({
      numbers: [25, 50, 75, 100, 3, 6],
      target: 952,
      status: 'exact',
    });
  });

  it('reads a pasted board in the other commands, too', () => {
    expect(run('verify', '4 * 6', '4 6 = 24').stdout).toMatch(/^exact: 24\n/);
    expect(run('list', '4 6 = 24').stdout).toMatch(/(4 \* 6|6 \* 4)\n/);
    expect(run('reach', '4,6', '--from', '24', '--to', '24', '--json').stdout).toContain('"operations":"1"');
    expect(run('reach', '4 6 = 24')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('target: expected none, but --from and --to, got 24') as string,
    });
    expect(run('solve', '4 6 = 24', '--target', '25').stderr).toContain(
      'target: expected that of the board, 24, got 25',
    );
  });

  it('takes the rules of a row of JSON, unless options say others', { tags: 'long' }, () => {
    const hard = { numbers: [3, 3, 8, 8], target: 24 };
    const row = JSON.stringify({ ...hard, game: '24' });
    const rules = JSON.stringify({ ...hard, rules: { values: 'rational', use: 'all' } });
    const answer = '8 / (3 - 8 / 3)';
    for (const text of [row, rules, JSON.stringify({ ...hard, values: 'rational', use: 'all' })])
      expect(run('solve', text).stdout).toBe(`${answer} = 24 (3 operations)\n`);
    expect(run('solve', row, '--values', 'natural', '--use', 'any').stdout).toBe(
      '8 * 3 = 24 (1 operation)\n',
    );
    expect(
      run('solve', JSON.stringify({ numbers: ['A', 2], target: 13, aces: 'one-or-eleven' })).stdout,
    ).toContain('11 + 2 = 13');
    expect(run('verify', answer, row).stdout).toBe('exact: 24\n');
    expect(run('rate', rules).stdout).toContain('level 5 of 5');
    expect(run('list', row).stdout).toContain(answer);
    expect(run('reach', JSON.stringify({ numbers: [3, 3, 8, 8], game: 24 }), '--json').stdout).toContain(
      '"from":24,"to":24,"operations":"3"',
    );
    expect(run('solve', JSON.stringify({ ...hard, game: 'nim' })).stderr).toContain(
      'game: expected countdown',
    );
  });

  it('chooses the tidiest', () => {
    expect(run('solve', '2', '3', '5', '--target', '30', '--tidy').stdout).toMatch(
      /= 30 \(2 operations\)\n$/,
    );
  });
});

describe('numbers-game verify', () => {
  const answer = '(1 + 50) * (25 - 10)';

  it('tells whether an answer is right, and why not', () => {
    expect(run('verify', answer, ...board, '--target', '765')).toEqual({
      status: 0,
      stdout: 'exact: 765\n10 of 10 points\n',
      stderr: '',
    });
    const wrong = run('verify', '--target', '3', '--values', 'rational', '--', '1 / (3 - 1)', ...board);
    expect(wrong).toEqual({
      status: 1,
      stdout: 'number-reused: uses 1 3 1\n0 of 10 points\nbest answer: 3 = 3 (0 operations)\n',
      stderr: '',
    });
  });

  it.each([
    [
      '(50 + 1) * (25 - 10) - 3',
      [
        'wrong-value: 762, 3 away',
        '7 of 10 points',
        'best answer: (50 + 1) * (25 - 10) = 765 (3 operations)',
      ],
    ],
    [
      '(50 + 1) * 10 + 25 * 10',
      [
        'number-reused: uses 50 1 10 25 10',
        '0 of 10 points',
        expect.stringContaining('best answer: ') as string,
      ],
    ],
    [
      '(50 + 1) * 10 + 25',
      [
        'wrong-value: 535, 230 away',
        '0 of 10 points',
        'best answer: (50 + 1) * (25 - 10) = 765 (3 operations)',
        '765 was still possible after 50 + 1 = 51: with 25 - 10 = 15 instead of 51 * 10 = 510.',
      ],
    ],
    [
      '50 + 1 = 51\n51 * 10 = 510\n510 + 25 = 535',
      [
        'wrong-value: 535, 230 away',
        '0 of 10 points',
        'best answer: (50 + 1) * (25 - 10) = 765 (3 operations)',
        '765 was still possible after 50 + 1 = 51: with 25 - 10 = 15 instead of 51 * 10 = 510.',
      ],
    ],
  ])('tells a player the points, the best answer and the last chance: %s', (text, lines) => {
    expect(linesOf(run('verify', text, ...board, '--target', '765').stdout)).toEqual(lines);
  });

  it('tells the value of each step', () => {
    const text = '50 + 1 = 51, 51 * 25 = 1275, 7 + 7 = 14';
    const args = ['verify', text, ...board, '--target', '765', '--steps'];
    expect(linesOf(run(...args).stdout).slice(1, 4)).toEqual([
      '50 + 1 = 51 (2 operations left)',
      '51 * 25 = 1275 (the target is lost)',
      '7 + 7 = 14 (number-reused)',
    ]);
    const { steps, firstLost } = JSON.parse(run(...args, '--json').stdout) as Trace;
    expect(steps.map(({ legal, operationsLeft }) => [legal, operationsLeft])).toEqual([
      [true, 2],
      [true, null],
      [false, null],
    ]);
    expect(firstLost).toBe(1);
    // The rules, the target and the way to find the answer are those of the data set.
    const row = { nums: [3, 3, 8, 8], target: 24, completion: '<answer>8 / (3 - 8 / 3)</answer>' };
    const lines = runOn(JSON.stringify(row), 'verify', '--lines', '--dataset', 'tinyzero', '--steps').stdout;
    const { result } = JSON.parse(lines) as { result: Trace & { score: number } };
    expect(result).toMatchObject({ score: 1, firstLost: null });
    expect(result.steps.map(({ operationsLeft }) => operationsLeft)).toEqual([2, 1, 0]);
    const refused = run('verify', '2 ^ 3', '2', '3', '--target', '8', '--operators', '+ ^', '--steps');
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toContain(
      'rules.operators: expected some of + - * / where steps are traced or played',
    );
    expect(run('verify', '--lines', '--summary', '--steps').status).toBe(2);
  });

  it('refuses --shaping where no score is printed', () => {
    const { stderr } = run('verify', '1 + 2', '1', '2', '--target', '3', '--shaping', 'distance');
    expect(stderr).toBe('numbers-game: error: --shaping needs --json or --lines\n');
  });

  it('says nothing of points where all numbers must be used', () => {
    expect(run('verify', '8 * 3', '3', '3', '8', '8', '--game', '24').stdout).toBe(
      'number-unused: leaves 3 8\nbest answer: 8 / (3 - 8 / 3) = 24 (3 operations)\n',
    );
    const { stdout } = run('verify', '8 * 3', '3', '3', '8', '--target', '831');
    expect(linesOf(stdout).slice(2)).toEqual([
      'best answer: nearest: 72, 759 away: 8 * 3 * 3 = 72 (2 operations)',
      '72 was still possible at the end. The next step was 24 * 3 = 72.',
    ]);
  });

  it('rates a puzzle', () => {
    expect(run('rate', '3', '3', '8', '8', '--game', '24').stdout).toMatch(
      /^difficulty \d+(\.\d)?, level 5 of 5\n$/,
    );
    const rated = run('rate', ...board, '--target', '765', '--json');
    expect(JSON.parse(rated.stdout)).toEqual({
      numbers: board.map(Number),
      target: 765,
      ...rate({ numbers: board.map(Number), target: 765 }),
    });
    expect(run('rate', '1', '1', '1', '1', '--game', '24')).toMatchObject({
      status: 0,
      stdout: '24 cannot be made\n',
    });
  });

  it('prints the puzzle of a day, which has a solution', () => {
    const [title, answer] = linesOf(
      run('daily', '--game', '24', '--date', '2026-02-03', '--solution').stdout,
    );
    expect(title).toMatch(/^24 game, 2026-02-03: \S+ \S+ \S+ \S+ = 24$/);
    expect(answer).toMatch(/ = 24 \(3 operations\)$/);
    const { numbers, target, status } = JSON.parse(
      run('daily', '--date', '2026-02-03', '--solution', '--json').stdout,
    ) as Record<string, unknown>;
    expect(numbers).toHaveLength(6);
    expect([typeof target, status]).toEqual(['number', 'exact']);
    expect(run('daily', '--date', '2025-12-31')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--date: expected a day from 2026-01-01 to ') as string,
    });
  });

  it.each([
    ['1 * 2', 'wrong-value: 2, 1 away'],
    ['A + 2 + 1', 'nearest: 4, 1 away, and nothing is nearer', { leastDistance: 1 }],
    ['1 / 2', 'wrong-value: 1/2, 5/2 away', { rules: { values: 'rational', use: 'any' } }],
    ['1 / 2', 'not-natural: an operation gives no positive integer'],
    ['1 / 2', 'not-integer: an operation gives no integer', { rules: { values: 'integer', use: 'any' } }],
    ['2 / (1 - A)', 'division-by-zero: has no value'],
    ['1 + 2 = 4', 'wrong-result: a stated result is wrong'],
    ['12 + 2', 'number-not-given: uses 12, which is not given'],
    ['2 + 2', 'number-reused: uses 2 2'],
    [
      '1 + 2',
      'number-unused: leaves 1|11',
      { rules: { values: 'natural', use: 'all' }, aces: 'one-or-eleven' },
    ],
    ['-1 + 2', 'operator-not-allowed: has an operator or a sign that is not allowed'],
    ['1.5 * 2', 'not-an-expression: neither an expression nor a list of steps'],
    ['('.repeat(10_001), 'too-long: more than 10000 characters'],
  ] as [string, string, Partial<VerifyPuzzle>?][])('of %j says %s', (text, line, rest) => {
    const verdict = verify(text, { numbers: [1, 2, 'A'], target: 3, ...rest });
    expect(formatVerdict(verdict)).toBe(line);
  });

  it('says so of steps that leave two values', () => {
    const rules = { values: 'natural', use: 'all' } as const;
    const verdict = verify('1 * 2 = 2, 3 * 4 = 12', { numbers: [1, 2, 3, 4], target: 12, rules });
    expect(formatVerdict(verdict)).toBe('number-unused: leaves more than one value');
  });

  it('knows the 24 game and aces of 1 or 11', () => {
    expect(run('verify', '\\frac{8}{3-\\frac{8}{3}} = 24', '3', '3', '8', '8', '--game', '24').status).toBe(
      0,
    );
    const aces = ['verify', 'A + K', 'A', 'k', '--game', '24', '--aces'];
    expect(run(...aces, 'one-or-eleven').stdout).toBe('exact: 24\n');
    expect(run(...aces, 'one').stdout).toBe('wrong-value: 14, 10 away\n');
  });
});

it.each([
  ['3', { from: 3, to: 3 }],
  ['2..4', { from: 2, to: 4 }],
  ['2-4', { from: 2, to: 4 }],
  ['2..', { from: 2 }],
  ['2-', { from: 2 }],
  ['..4', { to: 4 }],
])('the bounds %s are %j', (text, bounds) => {
  expect(parseBounds(text)).toStrictEqual(bounds);
});

it.each(['', '..', '-', '2...4', '2..4..', '-4', 'x', '1.5'])('%j is refused as bounds', (text) => {
  expect(() => parseBounds(text)).toThrow('Expected bounds that ascend, such as 3, 2..4, 2.. or ..4.');
});

it('numbers of options are written as those of boards', () => {
  expect(['１２', '-7', '٣', '1,000', '98.0'].map(parseInteger)).toEqual([12, -7, 3, 1000, 98]);
  for (const text of ['', '1.5', '1e3', '0x10', '1 2', '12,34']) expect(() => parseInteger(text)).toThrow();
  expect(parsePool('1–3，٥')).toEqual([1, 2, 3, 5]);
  expect(parsePoolWithGroups('1–2x2,７')).toEqual([{ numbers: [1, 2], copies: 2 }, 7]);
  expect(parseBounds('2–4')).toEqual({ from: 2, to: 4 });
  expect(run('list', '2', '3', '--target', '6.0，5–6', '--format', 'csv').stdout).toMatch(/6,.*\n.*5,/);
});

describe('bad usage and refused input end with 2 and say why', () => {
  it.each([
    [['solve', '--target', '24'], /^numbers-game: error: missing required argument 'numbers'/],
    [['solve', '1', '2'], /^numbers-game: error: target: missing, expected a positive integer/],
    [['solve', '1', '1.5', '--target', '2'], /^numbers-game: error: numbers\[1\]: expected .*, got 1\.5/],
    [['solve', '1', 'x', '--target', '2'], /^numbers-game: error: numbers\[1\]: expected .*, got "x"/],
    [['solve', '1', '-1', '--target', '2'], /^numbers-game: error: numbers\[1\]: expected .*, got -1/],
    [
      ['solve', ...board, ...board.slice(1), '--target', '2'],
      /^numbers-game: error: numbers: expected 1 to 10 numbers, got 11/,
    ],
    [['solve', '1', '--target', '0'], /^numbers-game: error: target: expected a positive integer/],
    [['solve', '1', '--target', 'many'], /^numbers-game: error: target: .*, got "many"/],
    [['solve', '1', '--target'], /^numbers-game: error: option '--target <target>' argument missing/],
    [
      ['solve', '1', '--target', '1', '--stpes'],
      /^numbers-game: error: unknown option '--stpes'\n\(Did you mean --steps/,
    ],
    [
      ['solve', '1', '--target', '1', '--game', 'chess'],
      new RegExp(`^numbers-game: error: option '--game <game>'.*${listGames()}\\.`),
    ],
    [['verify'], /^numbers-game: error: missing required argument 'answer'/],
    [['verify', '1'], /^numbers-game: error: missing required argument 'numbers'/],
    [['verify', '1', '1'], /^numbers-game: error: target: missing, expected a positive integer/],
    [['verify', '1', '1', '0', '--target', '1'], /^numbers-game: error: numbers\[1\]: expected .*, got 0/],
    [['verify', '-(1)', '1', '--target', '1'], /^numbers-game: error: unknown option '-\(1\)'/],
    [
      ['verify', '1', '1', '--target', '1', '--shaping', 'most'],
      /^numbers-game: error: option '--shaping <shaping>'.*exact, distance, format, show/,
    ],
    [
      ['hands', '--game', 'krypto'],
      /^numbers-game: error: --target: missing, expected a target, because Krypto has no fixed one\n$/,
    ],
    [
      ['list', '--game', 'countdown-squares', '--target', '101'],
      new RegExp(
        `^numbers-game: error: option '--game <game>'.*${listGames((id) => id !== 'countdown-squares')}\\.`,
      ),
    ],
    [['templates', 'emit', '--json'], /^numbers-game: error: unknown option '--json'/],
    [['verify', '--lines', '1', '1'], /^numbers-game: error: --lines: cannot read 1 \(ENOENT\)/],
    [['slove', '1'], /^numbers-game: error: unknown command 'slove'\n\(Did you mean solve/],
    [['Atlas'], /^numbers-game: error: unknown command 'Atlas'\n\(Did you mean atlas\?\)\n$/],
    [['demo', '1'], /^numbers-game: error: too many arguments/],
  ])('%j', (args, message) => {
    const { status, stdout, stderr } = run(...args);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  it('and without a command print the help', () => {
    expect(run()).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^Usage:/) as string,
    });
  });
});

describe('numbers-game', () => {
  it('helps with examples', { tags: 'long' }, () => {
    const { stdout: list } = run('--help');
    expect(list.match(/^[A-Z].*:$/gm)).toEqual([
      'Options:',
      'Solve and play:',
      'Many puzzles:',
      'Study (experimental, see the page Stability):',
      'Help:',
      'Examples:',
    ]);
    const commands = [...list.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name);
    expect(commands).toContain('templates');
    const helps = commands.filter((name) => name !== 'help').map((name) => [name, '--help']);
    for (const args of [['--help'], ['help', 'solve'], ...helps]) {
      const { status, stdout, stderr } = run(...args);
      expect(status).toBe(0);
      expect(stdout).toMatch(/^Usage: numbers-game[^]*Examples?:\n {2}\$ numbers-game/);
      expect(stderr).toBe('');
    }
  });

  it('states the defaults of `templates emit`', () => {
    const { stdout } = run('templates', 'emit', '--help');
    expect(stdout).toMatch(/default: 1-10$/m);
    expect(stdout).toContain('default: one-or-eleven.');
    expect(run('templates', 'universe', '--help').stdout).toMatch(/default: 1-11$/m);
  });

  it('helps with commands below others', { tags: 'long' }, () => {
    const own = run('atlas', 'plan', '--help');
    expect(own.stdout).toMatch(/^Usage: numbers-game atlas plan /);
    expect(run('help', 'atlas', 'plan')).toEqual(own);
    expect(run('atlas', 'help', 'plan')).toEqual(own);
    expect(run('atlas', 'help')).toEqual(run('help', 'atlas'));
    expect(run('help', 'atlas', 'paln')).toMatchObject({
      status: 2,
      stderr: "numbers-game: error: unknown command 'atlas paln'\n",
    });
  });

  it('tells its version', () => {
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    expect(run('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('demonstrates itself', () => {
    const { status, stdout, stderr } = run('demo');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/1 1 4 5 6 7 -> 899, in [\d.]+ ms\n {2}.* = 899 \(5 operations\)\n/);
    expect(stdout).toMatch(/1 3 7 10 25 50 -> 831, in [\d.]+ ms\n {2}nearest: 830, 1 away/);
    expect(stdout).toMatch(/whole game of .*, in [\d.]+ s\n {2}13,243 boards, 11,905,457 problems\n/);
    expect(stdout).toMatch(/ solvable +10,858,746 +91\.21 %\n/);
  });

  it('bears a reader that goes away', async () => {
    const child = spawn(process.execPath, [cli, 'demo'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

it.each([
  ['generate', '--format', 'native', '--out', 'a.csv'],
  ['generate', '--format', 'csv', '--out', 'a.html'],
  ['generate', '--out', 'a.html'],
  ['generate', '--format', 'verl', '--out', 'a.parquet.gz'],
  ['list', '--cards', '1-2', '--format', 'text', '--out', 'x.csv'],
  ['list', '--cards', '1-2', '--out', 'x.parquet'],
  ['list', '--cards', '1-2', '--out', 'x.jsonl'],
  ['generate', '--format', 'csv', '--out', 'a.jsonl'],
  ['atlas', '--size', '2', '--out', 'a.csv'],
  ['templates', 'minimum', '--out', 'a.csv'],
  ['batch', '--out', 'r.parquet'],
  ['batch', 'merge', 'a', '--out', 'r.csv'],
  ['list', '--cards', '1-2', '--format', 'csv', '--out', 'x.json.gz'],
  ['templates', 'emit', '--language', 'python', '--out', 'a.mjs'],
])('%s %s %s: a name for another format is refused', { tags: 'long' }, (...args) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(2);
  expect(stderr).toContain('--out: expected a name for the format');
});

it('the file of the answers of a worksheet is checked before anything is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'numbers-game-answers-'));
  const out = join(folder, 'sheet.txt');
  const sheet = (answers: string) => run('list', '--worksheet', '1', '--out', out, '--answers', answers);
  expect(sheet(join(folder, 'none', 'x')).stderr).toContain('--answers: cannot write');
  expect(sheet('x.html').stderr).toContain('--answers: expected a name for the format text');
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('the name of the output chooses the format', () => {
  const folder = mkdtempSync(join(tmpdir(), 'numbers-game-format-'));
  const [csv, html] = [join(folder, 'a.CSV'), join(folder, 'a.html.gz')];
  expect(run('generate', '--count', '1', '--out', csv).status).toBe(0);
  expect(readFileSync(csv, 'utf8')).toMatch(/^numbers,target,/);
  expect(run('list', '--cards', '1-2', '--out', html).status).toBe(0);
  expect(gunzipSync(readFileSync(html)).toString()).toMatch(/^<!doctype html>/i);
  rmSync(folder, { recursive: true });
});
