// `numbers-game verify` on texts, rows of data sets and files of lines; cli.test.ts has single answers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { VerdictSummary } from '../../src/cli/verify-lines.js';
import { expect, it } from 'vitest';
import { datasets } from '../../src/verify/index.js';
import { oneOfGames } from '../support/game-names.js';
import { cli, run, runOn } from '../support/command.js';

const board = ['1', '3', '7', '10', '25', '50'];
const answer = '(1 + 50) * (25 - 10)';
const linesOf = (text: string) => text.trimEnd().split('\n');

it('prints one line of JSON, with a score if asked', () => {
  const args = ['verify', '50 * 25', ...board, '--target', '1000', '--json'];
  const verdict = {
    answer: '50 * 25',
    numbers: board.map(Number),
    target: 1000,
    ok: false,
    reason: 'wrong-value',
    value: 1250,
    distance: 250,
    used: [50, 25],
    unused: [1, 3, 7, 10],
  };
  const { status, stdout } = run(...args);
  expect({ status, line: JSON.parse(stdout) as unknown }).toEqual({ status: 1, line: verdict });
  for (const [shaping, score] of Object.entries({ exact: 0, distance: 0.75, format: 0.1, show: 0 })) {
    expect(JSON.parse(run(...args, '--shaping', shaping).stdout)).toEqual({ ...verdict, score });
  }
});

it('reads the answer from standard input, and takes it out of a text', () => {
  const args = ['verify', '-', ...board, '--target', '765'];
  const steps = '1 + 50 = 51\n25 - 10 = 15\n51 * 15 = 765\n';
  expect(runOn(steps, ...args).stdout).toBe('exact: 765\n10 of 10 points\n');
  const text = `Let me see: 51 * 15.\n<answer>\n${answer}\n</answer>\n`;
  expect(runOn(text, ...args, '--read', 'extract').stdout).toBe('exact: 765\n');
  expect(runOn(text, ...args).stdout).toMatch(/^not-an-expression/);
});

it('waits for an answer that comes late and in parts', async () => {
  const child = spawn(process.execPath, [cli, 'verify', '-', ...board, '--target', '765']);
  const exit = once(child, 'exit');
  for (const part of answer.match(/.{1,9}/g)!) {
    await wait(200);
    child.stdin.write(part);
  }
  child.stdin.end();
  expect(await exit).toEqual([0, null]);
});

it('finds the answer as --read or --dataset says', () => {
  const text = 'So:\n```\n(10 - 4)(13 - 9)\n```\n';
  const args = ['verify', '-', '4', '9', '10', '13'];
  expect(runOn(text, ...args, '--game', '24', '--read', 'tolerant').stdout).toBe('exact: 24\n');
  const dataset = [...args, '--dataset', 'tree-of-thoughts-24'];
  expect(JSON.parse(runOn(text, ...dataset, '--json').stdout)).toMatchObject({
    target: 24,
    score: 1,
    strict: false,
  });
  for (const others of [
    ['--game', '24'],
    ['--use', 'all'],
    ['--shaping', 'exact', '--json'],
  ]) {
    const { status, stderr } = runOn(text, ...dataset, ...others);
    expect(status).toBe(2);
    expect(stderr).toContain(`${others[0].slice(2)}: cannot be combined with dataset`);
  }
  expect(run('verify', '12 * 2', '4', '6', '--target', '24').stdout).toMatch(
    /^number-not-given: uses 12, which is not given\n/,
  );
  const claim = ['verify', 'impossible', '4', '6', '--target'];
  expect(run(...claim, '25')).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^unproved: /) as string,
  });
  expect(run(...claim, '25', '--prove', '--use', 'all')).toMatchObject({
    status: 0,
    stdout: 'impossible: there is no solution\n',
  });
  expect(run(...claim, '23', '--prove').stdout).toBe('impossible: there is no solution\n');
  expect(run(...claim, '24', '--prove').stdout).toMatch(/^wrong-value: there is a solution\n/);
});

it('judges the rows of data sets by the text of the model', () => {
  const metadata = { source_dataset: 'countdown', numbers: [4, 6], target: 24 };
  const rows = [
    { question: '?', answer: '4 * 6', metadata, completion: '<answer>4 + 6</answer>' },
    { question: '?', answer: '4 + 6', metadata, completion: '<answer>4 * 6</answer>' },
    { question: '?', metadata, completion: '4 * 6', response: '4 * 6' },
    { metadata: { ...metadata, rules: { values: 'natural', use: 'any' } }, completion: '4 * 6' },
    { question: '?', answer: '4 * 6', metadata, completion: null },
    { question: '?', answer: '4 * 6', metadata, messages: [] },
  ];
  const input = rows.map((row) => JSON.stringify(row)).join('\n');
  const { status, stdout } = runOn(
    input,
    'verify',
    '--lines',
    '--brief',
    '--dataset',
    'reasoning-gym-countdown',
  );
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(status).toBe(3);
  expect(lines).toMatchObject([
    { result: { reason: 'wrong-value', score: 0.05 } },
    { result: { reason: 'exact', score: 1 } },
    { error: { message: 'completion and response: expected one of them, got both', line: 3 } },
    { error: { message: 'rules: cannot be combined with dataset', line: 4 } },
    { result: { reason: 'not-an-expression', score: datasets['reasoning-gym-countdown'].rewards.missing } },
    { result: { reason: 'not-an-expression', score: datasets['reasoning-gym-countdown'].rewards.missing } },
  ]);
  expect(lines.map((line) => Object.keys(line).join())).toEqual(
    'result result error error result result'.split(' '),
  );
});

it('judges rows with the rules of their data set, and proves claims', () => {
  const puzzle = { numbers: [1, 1, 1, 1], target: 24, answer: 'keine Lösung' };
  const rows = [{ ...puzzle, values: 'rational', use: 'all' }, puzzle, { ...puzzle, values: 'natural' }];
  const input = rows.map((row) => JSON.stringify(row)).join('\n');
  const args = ['verify', '--lines', '--brief', '--dataset', 'tinyzero', '--read', 'strict'];
  const lines = linesOf(runOn(input, ...args, '--prove').stdout).map((line) => JSON.parse(line) as object);
  expect(lines).toMatchObject([
    { result: { reason: 'impossible', score: 1 } },
    { result: { reason: 'impossible', score: 1 } },
    { error: { message: 'values: cannot be combined with dataset' } },
  ]);
  const { summary } = JSON.parse(runOn(input, ...args, '--prove', '--summary').stdout) as {
    summary: VerdictSummary;
  };
  expect(summary).toMatchObject({
    answers: 2,
    reasons: { impossible: 2 },
    rates: { tolerant: { right: 2 } },
  });
});

it('summarizes the verdicts on a file', () => {
  const completions = ['4 * 6', '<answer>4 * 6</answer>', 'Answer: 4 x 6.', '4 + 6', 'no idea'];
  const input = completions
    .map((completion) => JSON.stringify({ completion, numbers: [4, 6], target: 24 }))
    .join('\n');
  const { status, stdout } = runOn(
    `${input}\n{}\n`,
    'verify',
    '--lines',
    '--summary',
    '--shaping',
    'format',
    '--read',
    'tolerant',
  );
  const { summary } = JSON.parse(stdout) as { summary: VerdictSummary };
  expect(status).toBe(3);
  expect(summary).toMatchObject({
    answers: 5,
    errors: { 'invalid-numbers': 1 },
    read: 'tolerant',
    reasons: { exact: 3, 'wrong-value': 1, 'not-an-expression': 1 },
    rates: {
      strict: { right: 1, rate: 0.2 },
      extract: { right: 1, rate: 0.2 },
      tolerant: { right: 3, rate: 0.6 },
    },
  });
  expect(summary.score).toBeCloseTo((3 + 0.1) / 5, 12);
  // Wilson's interval for 3 of 5, by its closed form.
  const [low, high] = summary.rates.tolerant.interval!;
  expect([low, high]).toEqual([expect.closeTo(0.230724, 5), expect.closeTo(0.882379, 5)]);
  expect(run('verify', '4', '4', '--summary').status).toBe(2);
});

it('reads JSON lines and answers each, in order', () => {
  const lines = [
    '{"id": 7, "answer": "4 * 6", "nums": [4, 6], "target": 24}',
    '',
    '{"answer": "4 * 6", "numbers": [4, 0], "target": 24}',
    '[1]',
    '4 * 6',
    '{"answer": "A + K", "numbers": ["A", "K"], "game": 24, "aces": "one-or-eleven"}',
    '{"answer": "6 / 4", "numbers": [4, 6], "target": "3/2", "rules": {"values": "rational", "use": "any"}}',
    '{"answer": "4 + 6", "numbers": [4, 6], "target": 12, "leastDistance": 2}',
    '{"numbers": [4, 6]}',
    '{"answer": "4 * 6", "numbers": [4, 6], "game": "chess"}',
    '{"answer": "4 * 6", "numbers": [4, 6]}',
  ];
  const args = ['verify', '--lines', '--target', '24'];
  const { status, stdout, stderr } = runOn(lines.join('\r\n'), ...args);
  expect({ status, stderr }).toEqual({ status: 3, stderr: '' });
  const failed = (code: string, message: string, line: number) => ({ error: { code, message, line } });
  const result = (reason: string) => ({
    result: expect.objectContaining({ reason, ok: reason === 'exact' }) as unknown,
  });
  expect(stdout.endsWith('}\n')).toBe(true);
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  const inputs = [lines[0], ...lines.slice(2)].map((line) =>
    line.startsWith('{') ? (JSON.parse(line) as object) : {},
  );
  const expected = [
    result('exact'),
    failed(
      'invalid-numbers',
      'numbers[1]: expected an integer from 1 to 9007199254740991 or a card A J Q K, got 0 (integer, rational and real values take 0)',
      3,
    ),
    failed('invalid-option', 'line: expected a JSON object, got "[1]"', 4),
    failed('invalid-option', 'line: expected a JSON object, got "4 * 6"', 5),
    result('exact'),
    result('exact'),
    result('nearest'),
    failed(
      'invalid-option',
      'answer: expected an answer as completion, response, messages or answer, got none',
      9,
    ),
    failed('invalid-option', `game: expected ${oneOfGames()}, got "chess"`, 10),
    result('exact'),
  ];
  expect(answers).toEqual(expected.map((part, index) => ({ ...inputs[index], ...part })));
  expect(runOn(`${lines[0]}\n`, ...args, '--shaping', 'exact')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('"score":1}}\n') as string,
  });
  expect(runOn('', ...args)).toEqual({ status: 0, stdout: '', stderr: '' });
});

it('reads lines as batch does', () => {
  const line = { answer: '8 / (3 - 8 / 3)', numbers: [3, 3, 8, 8], target: 24 };
  const changes: object[] = [
    { values: 'rational' },
    { values: 'rational', operators: '+ - *' },
    { game: '24', operators: null },
    { answer: '2 ^ 3', numbers: [2, 3], target: 8, operators: ['^'] },
    { answer: '2 ^ 3', numbers: [2, 3], target: 8, operators: '^', limits: 'exponent=2' },
  ];
  const text = changes.map((change) => JSON.stringify({ ...line, ...change })).join('\n');
  const reasonsOf = (command: string, ...options: string[]) =>
    runOn(text, command, ...options)
      .stdout.trimEnd()
      .split('\n')
      .map((each) => (JSON.parse(each) as { result: { reason: string } }).result.reason);
  const reasons = ['exact', 'operator-not-allowed', 'exact', 'exact', 'outside-domain'];
  expect(reasonsOf('verify', '--lines')).toEqual(reasons);
  expect(reasonsOf('batch', '--op', 'verify')).toEqual(reasons);
});

it('answers a line before it has the next', async () => {
  const child = spawn(process.execPath, [cli, 'verify', '--lines'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.on('close', resolve));
  for (const target of [1, 2, 3]) {
    const answered = new Promise<Buffer>((resolve) => child.stdout.once('data', resolve));
    child.stdin.write(`${JSON.stringify({ answer: '1 + 1', numbers: [1, 1], target })}\n`);
    const { result } = JSON.parse((await answered).toString()) as { result: { ok: boolean } };
    expect(result.ok).toBe(target === 2);
  }
  child.stdin.end();
  expect(await ended).toBe(0);
});

it('copies lines as they are, refuses very long ones, and options that no line can have', () => {
  const line = '{"id":12345678901234567890,"w":1.0, "answer":"1+2","numbers":[1,2],"target":3}';
  const { stdout } = runOn(line, 'verify', '--lines');
  expect(stdout.startsWith(`${line.slice(0, -1)},"result":{"ok":true`)).toBe(true);
  const long = runOn(`${'a'.repeat(2 ** 24 + 1)}\n${line}`, 'verify', '--lines');
  const [first, second] = long.stdout.split('\n');
  expect(JSON.parse(first)).toMatchObject({ error: { code: 'too-large', line: 1 } });
  expect(JSON.parse(second)).toMatchObject({ result: { ok: true } });
  const refused = runOn(line, 'verify', '--lines', '--operators', 'foo');
  expect(refused).toMatchObject({ status: 2, stdout: '' });
  expect(refused.stderr).toContain('operators[0]: expected');
});

it('answers twenty thousand lines', () => {
  const line = JSON.stringify({ answer, numbers: board.map(Number), target: 765 });
  const count = 20_000;
  const { status, stdout } = runOn(`${line}\n`.repeat(count), 'verify', '--lines');
  expect(status).toBe(0);
  const lines = stdout.split('\n');
  expect(lines).toHaveLength(count + 1);
  expect(new Set(lines)).toEqual(new Set([lines[0], '']));
});
