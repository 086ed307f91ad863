// The command `hands`, and what `solve` prints for all solutions.
import { describe, expect, it } from 'vitest';
import { createSolverSync, twentyFour } from '../../src/index.js';
import { run } from '../support/command.js';

const linesOf = (text: string) => text.trimEnd().split('\n');
const objectsOf = (text: string) => linesOf(text).map((line) => JSON.parse(line) as Record<string, unknown>);
const solver = createSolverSync();

describe('numbers-game solve', () => {
  it('solves the 24 game', () => {
    expect(run('solve', '3', '3', '8', '8', '--game', '24', '--steps')).toEqual({
      status: 0,
      stdout: '8 / (3 - 8 / 3) = 24 (3 operations)\n  8 / 3 = 8/3\n  3 - (8/3) = 1/3\n  8 / (1/3) = 24\n',
      stderr: '',
    });
    expect(run('solve', '1', '1', '1', '1', '--game', '24').stdout).toBe('24 cannot be made\n');
    const ace = ['solve', 'A', 'k', '--game', '24', '--json'];
    expect(objectsOf(run(...ace).stdout)).toMatchObject([{ target: 24, status: 'none' }]);
    expect(objectsOf(run(...ace, '--aces', 'one-or-eleven').stdout)).toMatchObject([
      { numbers: ['A', 'k'], target: 24, value: 24, operations: 1 },
    ]);
    const half = ['solve', '1', '2', '--values', 'rational', '--target', '-1/3'];
    expect(run(...half).stdout).toBe('nearest: -1, 2/3 away: 1 - 2 = -1 (1 operation)\n');
  });

  it('lists all solutions', () => {
    const puzzle = { numbers: [2, 4, 7, 8], rules: twentyFour };
    const solutions = [...solver.solutions(puzzle)];
    const { status, stdout, stderr } = run('solve', '2', '4', '7', '8', '--game', '24', '--all');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(linesOf(stdout)).toEqual(solutions.map(({ expression }) => `${expression} = 24 (3 operations)`));
    const json = run('solve', '2', '4', '7', '8', '--game', '24', '--all', '--json');
    expect(objectsOf(json.stdout)).toEqual(
      solutions.map((solution) => ({ numbers: puzzle.numbers, target: 24, ...solution })),
    );
    const trees = ['solve', '2', '4', '7', '8', '--game', '24', '--all', '--distinct', 'trees', '--steps'];
    expect(linesOf(run(...trees).stdout)).toHaveLength(14 * 4);
    expect(linesOf(run(...trees, '--limit', '5').stdout)).toHaveLength(5 * 4);
    expect(run('solve', '1', '3', '7', '10', '25', '50', '--target', '831', '--all', '--exact')).toEqual({
      status: 1,
      stdout: '831 cannot be made\n',
      stderr: '',
    });
  });

  it('lists none with --limit 0, and says that the target cannot be made only if it cannot', () => {
    const none = ['--game', '24', '--all', '--exact', '--limit', '0'];
    expect(run('solve', '2', '4', '7', '8', ...none)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(run('solve', '1', '1', '1', '1', ...none)).toMatchObject({
      status: 1,
      stdout: '24 cannot be made\n',
    });
    const count = ['--game', '24', '--count', '--exact', '--limit', '0'];
    expect(run('solve', '2', '4', '7', '8', ...count)).toEqual({ status: 0, stdout: '0\n', stderr: '' });
    expect(run('solve', '1', '1', '1', '1', ...count)).toMatchObject({ status: 1, stdout: '0\n' });
  });

  it('reads the signs of operators', () => {
    const { stdout } = run('solve', '3', '3', '8', '8', '--game', '24', '--operators', '÷ −');
    expect(stdout).toBe('8 / (3 - 8 / 3) = 24 (3 operations)\n');
  });

  it('counts them', () => {
    const board = ['solve', '1', '3', '7', '10', '25', '50', '--target', '765', '--count'];
    expect(run(...board).stdout).toBe('12\n');
    expect(run(...board, '--distinct', 'trees').stdout).toBe('780\n');
    expect(objectsOf(run(...board, '--distinct', 'function', '--json').stdout)).toEqual([
      { numbers: [1, 3, 7, 10, 25, 50], target: 765, distinct: 'function', count: 22 },
    ]);
  });

  it.each([
    [['--distinct', 'trees'], '--distinct and --limit need --all or --count'],
    [['--limit', '3'], '--distinct and --limit need --all or --count'],
    [['--all', '--count'], "option '--all' cannot be used with option '--count'"],
    [['--count', '--latex'], "option '--count' cannot be used with option '--latex'"],
    [['--all', '--tidy'], "option '--all' cannot be used with option '--tidy'"],
    [['--count', '--distinct', 'all'], 'Allowed choices are trees, function, essential'],
    [['--count', '--limit', 'x'], 'Expected an integer'],
    [['--count', '--limit', '-1'], 'limit: expected an integer from 0'],
  ])('refuses %j', (options, message) => {
    const { status, stdout, stderr } = run('solve', '2', '4', '7', '8', '--game', '24', ...options);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

describe('numbers-game hands', () => {
  it('solves every hand', () => {
    const { status, stdout, stderr } = run('hands', '--cards', '1-13', '--size', '4');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const lines = linesOf(stdout);
    expect(lines).toHaveLength(1821);
    expect(lines[0]).toBe('1 1 1 1: 24 cannot be made');
    expect(lines).toContain('3 3 8 8: 8 / (3 - 8 / 3) = 24 (1 essential, 1 function, 1 tree)');
    expect(lines.at(-1)).toBe(
      '1362 of 1820 hands can be solved. Solutions by level: essential 3537, function 4078, trees 53282',
    );
  });

  it('deals aces, and prints JSON', () => {
    const { stdout } = run('hands', '--cards', '1-10', '--aces', 'one-or-eleven', '--json');
    const hands = objectsOf(stdout);
    expect(hands).toHaveLength(716);
    expect(hands[0]).toEqual({
      numbers: ['A', 'A', 'A', 'A'],
      target: 24,
      solvable: true,
      trees: expect.any(Number) as number,
      function: expect.any(Number) as number,
      essential: expect.any(Number) as number,
      expression: expect.stringMatching(/^[-+*/() 1]+$/) as string,
    });
    expect(hands.at(-1)).toMatchObject({ totals: { hands: 715, solvable: 599 } });
  });

  it('takes lists of cards, sizes and targets', () => {
    const { stdout } = run('hands', '--cards', '25,1-2', '--size', '2', '--target', '1/2', '--json');
    expect(
      objectsOf(stdout).map(({ numbers, solvable, expression }) => [numbers, solvable, expression]),
    ).toEqual([
      [[1, 1], false, null],
      [[1, 2], true, '1 / 2'],
      [[1, 25], false, null],
      [[2, 2], false, null],
      [[2, 25], false, null],
      [[25, 25], false, null],
      [undefined, undefined, undefined],
    ]);
  });

  it('writes LaTeX', () => {
    const hands = ['hands', '--game', '24s', '--size', '2', '--cards', '2,6', '--target', '36', '--latex'];
    expect(linesOf(run(...hands).stdout)).toContain('2 6: 6^{2} = 36 (1 essential, 1 function, 1 tree)');
    expect(objectsOf(run(...hands, '--json').stdout)[0]).toMatchObject({ numbers: [2, 2], expression: null });
  });

  // 552 of the 715 boards can be solved by a program in Python with fractions, too.
  it('deals from the deck of another game', () => {
    const lines = linesOf(run('hands', '--game', 'make-ten').stdout);
    expect(lines).toHaveLength(716);
    expect(lines.at(-1)).toMatch(/^552 of 715 hands can be solved\. /);
    // Five of 13 cards with repetition: 17! / (5! 12!).
    expect(linesOf(run('hands', '--size', '5', '--json').stdout)).toHaveLength(6188 + 1);
    const [first, second] = linesOf(run('hands', '--game', 'krypto', '--size', '2', '--target', '4').stdout);
    expect([first, second]).toEqual(['1 1: 4 cannot be made', '1 2: 4 cannot be made']);
    expect(linesOf(run('hands', '--game', 'krypto', '--size', '2', '--target', '4').stdout)).toHaveLength(
      318,
    );
    expect(run('hands', '--game', 'krypto').stderr).toContain('Krypto has no fixed one');
  });

  it.each([
    [['--cards', '0-1001'], 'Expected cards from 0 to 1000'],
    [['--cards', 'A-K'], 'Expected cards from 0 to 1000'],
    [['--size', '11'], '--size: expected an integer from 1 to 10, got 11'],
    [['--target', 'x'], "target: expected a fraction 'p/q' or an integer"],
  ])('refuses %j', (options, message) => {
    const { status, stderr } = run('hands', ...options);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
