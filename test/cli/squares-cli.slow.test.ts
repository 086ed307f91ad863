// The command `squares`, on few boards. squares.slow.test.ts runs the whole table.
import { expect, it } from 'vitest';
import { run } from '../support/command.js';

const linesOf = (text: string) => text.trimEnd().split('\n');
const itemsOf = (text: string) => linesOf(text).map((line) => JSON.parse(line) as Record<string, unknown>);

it('searches the 49 problems that are open, with a limit far above the published one', () => {
  const { status, stdout } = run('squares', '--open', '--limits', 'square=1e18');
  expect(status).toBe(0);
  expect(stdout.match(/: none with A = 1e18/g)).toHaveLength(49);
  expect(linesOf(stdout).at(-1)).toMatch(/^49 proved to have no solution with A = 1e18, 0 solved; /);
});

it('prints JSON', () => {
  const items = itemsOf(run('squares', '--open', '--limits', 'square=50000', '--json').stdout);
  expect(items).toHaveLength(13);
  expect(items[2]).toMatchObject({
    numbers: [1, 1, 8, 8, 9, 9],
    targets: [662],
    limit: '50000',
    expressions: [null],
  });
  const far = itemsOf(run('squares', '--far', '--every', '30000', '--json').stdout);
  expect(far.map(({ limit }) => limit)).toEqual([1, 5, 10, 100, 2000, 10_000, 50_000]);
  expect(far[0]).toMatchObject({ from: 1001, to: 9999, boards: 10, problems: 10 * 8999 });
  const unsolved = far.map((item) => item.unsolved as number);
  expect(unsolved).toEqual([...unsolved].sort((one, other) => other - one));
});

it('refuses what it does not know', () => {
  for (const [args, message] of [
    [[], 'expected --table, --far or --open'],
    [['--open', '--limits', 'square=0'], 'Expected square=A, with A such as 50000 or 1e18.'],
    [['--open', '--limits', 'cube=5'], 'Expected square=A'],
    [['--far', '--every', '0'], '--every: expected an integer from 1, got 0'],
    [['--open', '--workers', '0'], 'workers: expected an integer from 1 to 1024, got 0'],
  ] as const) {
    const { status, stderr } = run('squares', ...args);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  }
});
