// The built command, run as its users run it.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const cli = fileURLToPath(new URL('../build/esm/cli.js', import.meta.url));
const manifest = new URL('../package.json', import.meta.url);

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

const board = ['1', '3', '7', '10', '25', '50'];

describe('numbers-game solve', () => {
  it('prints the answer, and its steps if wanted', () => {
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

  it('chooses the tidiest', () => {
    expect(run('solve', '2', '3', '5', '--target', '30', '--tidy').stdout).toMatch(
      /= 30 \(2 operations\)\n$/,
    );
  });
});

describe('bad usage and refused input end with 2 and say why', () => {
  it.each([
    [['solve', '--target', '24'], /^numbers-game: error: missing required argument 'numbers'/],
    [['solve', '1', '2'], /^numbers-game: error: target: expected a positive integer .*, got undefined/],
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
      /^numbers-game: error: option '--game <game>'.*countdown, 24/,
    ],
    [['slove', '1'], /^numbers-game: error: unknown command 'slove'\n\(Did you mean solve/],
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
  it('helps with examples', () => {
    for (const args of [['--help'], ['solve', '--help'], ['help', 'solve'], ['demo', '--help']]) {
      const { status, stdout, stderr } = run(...args);
      expect(status).toBe(0);
      expect(stdout).toMatch(/^Usage: numbers-game[^]*Examples?:\n {2}\$ numbers-game/);
      expect(stderr).toBe('');
    }
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
