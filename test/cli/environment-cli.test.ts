// The command `environment`: many boards on a pipe, errors line by line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { cli, run, runOn } from '../support/command.js';

type Line = Record<string, unknown>;

function play(
  lines: readonly (object | string)[],
  ...args: string[]
): { status: number | null; answers: Line[] } {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { status, stdout } = runOn(input, 'environment', ...args);
  const answers = stdout.trimEnd().split('\n');
  return { status, answers: answers.map((line) => JSON.parse(line) as Line) };
}

describe('numbers-game environment', () => {
  it('refuses fields of a board that it does not read', () => {
    const { status, answers } = play([
      { id: 1, reset: { numbers: ['A', 'K'], target: 24, aces: 'one-or-eleven' } },
    ]);
    expect(status).toBe(3);
    expect(answers).toEqual([
      {
        id: 1,
        error: {
          code: 'invalid-option',
          message: expect.stringMatching(/^reset\.aces: unknown, expected numbers, nums/) as string,
          line: 1,
        },
      },
    ]);
  });

  it('plays many boards at once, by id', () => {
    const { status, answers } = play([
      { id: 1, reset: { numbers: [1, 3, 7, 10, 25, 50], target: 765, aces: null, limits: null } },
      { id: 'hand', reset: { numbers: [3, 3, 8, 8], game: '24' } },
      { id: 1, step: '50 + 1' },
      { id: 'hand', step: '8 / 3 = 8/3' },
      { id: 1, step: '7 * 7' },
      { id: 'hand', step: '3 - 8/3' },
      { id: 'hand', step: '8 / (1/3)' },
      { id: 1, close: true },
    ]);
    expect(status).toBe(0);
    expect(answers).toEqual([
      {
        id: 1,
        numbers: [1, 3, 7, 10, 25, 50],
        target: 765,
        solvable: true,
        operations: 3,
        solved: false,
        done: false,
      },
      {
        id: 'hand',
        numbers: [3, 3, 8, 8],
        target: 24,
        solvable: true,
        operations: 3,
        solved: false,
        done: false,
      },
      expect.objectContaining({
        id: 1,
        numbers: [3, 7, 10, 25, 51],
        operations: 2,
        legal: true,
        reason: null,
      }),
      expect.objectContaining({ id: 'hand', numbers: [3, 8, '8/3'], operations: 2, legal: true }),
      expect.objectContaining({ id: 1, operations: 2, legal: false, reason: 'number-reused', reward: 0 }),
      expect.objectContaining({ id: 'hand', numbers: [8, '1/3'], operations: 1 }),
      expect.objectContaining({
        id: 'hand',
        numbers: [24],
        operations: 0,
        solved: true,
        done: true,
        reward: 1,
      }),
      { id: 1, closed: true },
    ]);
  });

  it('answers errors with the line, and goes on', () => {
    const { status, answers } = play(
      [
        'no JSON',
        { reset: { numbers: [1, 2], target: 3 } },
        { id: 1 },
        { id: 1, step: '1 + 2' },
        '',
        { id: 1, reset: { numbers: [1, 2] } },
        { id: 1, reset: [1, 2] },
        { id: 1, reset: { numbers: [1, 2], target: 3 }, step: '1 + 2' },
        { id: 1, reset: { numbers: [2, 3, 4], target: 3, values: 'integer' } },
        { id: 1, reset: { numbers: [0], target: 3 } },
        { id: 1, close: false },
        { id: 1, step: 5 },
        { id: 1, step: '2 - 4' },
      ],
      '--use',
      'all',
    );
    expect(status).toBe(3);
    const errors = answers.slice(0, 7).map(({ error }) => error as { code: string; line: number });
    expect(errors.map(({ code, line }) => `${line} ${code}`)).toEqual([
      '1 invalid-option',
      '2 invalid-option',
      '3 invalid-option',
      '4 invalid-option',
      '6 invalid-target',
      '7 invalid-option',
      '8 invalid-option',
    ]);
    expect(answers[8]).toMatchObject({ id: 1, error: { code: 'invalid-numbers', line: 10 } });
    expect(answers[9]).toMatchObject({ id: 1, error: { code: 'invalid-option', line: 11 } });
    expect(answers[10]).toMatchObject({ id: 1, error: { message: 'step: expected text, got 5', line: 12 } });
    // The board is that of the last good reset, under its rules: 3 + 2 - 4 or 3 - 2 are the ways; -2 is one.
    expect(answers[11]).toMatchObject({ id: 1, numbers: [3, -2], legal: true, solvable: false });
  });

  it('answers at once', async () => {
    const child = spawn(process.execPath, [cli, 'environment']);
    child.stdin.write('{"id":1,"reset":{"numbers":[2,3],"target":6}}\n');
    const [first] = (await once(child.stdout, 'data')) as [Buffer];
    expect(JSON.parse(first.toString())).toMatchObject({ id: 1, operations: 1 });
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('refuses games that it does not play', () => {
    const { status, stderr } = run('environment', '--game', '24s');
    expect(status).toBe(2);
    expect(stderr).toContain("argument '24s' is invalid. Allowed choices are countdown, 24");
  });
});
