// Operators beyond the four in the command, batch and generate, and the keys of solutions.
import { describe, expect, it } from 'vitest';
import { readPuzzle } from '../../src/reading/rows.js';
import { parseRequest } from '../../src/generate/parse-request.js';
import { generate } from '../../src/generate/generate-puzzles.js';
import { splitLimits } from '../../src/core/puzzle/games.js';
import { games, type Operator, type Rules } from '../../src/index.js';
import { solutionKey } from '../../src/expression/index.js';
import { moreOperators } from '../../src/operators/index.js';
import { run } from '../support/command.js';
import { createFullSolver } from '../support/full-solver.js';
import { createRandom, seed } from '../support/random.js';

const solver = createFullSolver();
const DISTINCT = ['trees', 'function', 'essential'] as const;

describe('keys of solutions', () => {
  it.each([
    ['(2 * root(6, 2)) ^ 2', '(root(6, 2) * 2) ^ 2', true],
    ['2 ^ (log(2, 6) + 2)', '2 ^ (2 + log(2, 6))', true],
    ['2 ^ (5 - 3) * 6', '6 * 2 ^ (5 - 3)', true],
    ['(7 - 3) ^ 2', '(7 - 3) * (7 - 3)', false],
    ['24 * 3 ^ (2 - 2)', '24 / 3 ^ (2 - 2)', true],
    ['24 + log(3, 1)', '24 - log(3, 1)', true],
    ['sqrt(2) + 1', '1 + sqrt(2)', true],
    ['sqrt(2) - 1', '1 - sqrt(2)', false],
    ['root(8, 3)', 'root(3, 8)', false],
    ['2 ^ 3', '2 ** 3', true],
  ])('%s and %s: %s', (left, right, isSame) => {
    expect(solutionKey(left) === solutionKey(right)).toBe(isSame);
  });

  it('take trees and limits', () => {
    const tree = { operator: '*', left: { operator: 'concat', parts: [1, 2] }, right: 2 } as const;
    expect(solutionKey(tree)).toBe(solutionKey('2 * 12'));
    expect(solutionKey('2 ^ 20', { limits: { exponent: 20 } })).toBe('^[2,20]');
    expect(() => solutionKey('2 ^ 20')).toThrow('got 2 ^ 20');
  });

  it(`are as many as the solver counts (seed ${seed})`, () => {
    const random = createRandom(930);
    let solutions = 0;
    for (let round = 0; round < 40; round++) {
      const numbers = Array.from({ length: random.integer(2, 3) }, () => random.integer(1, 9));
      const further = random
        .shuffle(['^', 'root', 'log', 'mod', 'sqrt', '!', 'concat'] as Operator[])
        .slice(0, 2);
      const rules: Rules = {
        values: random.pick(['natural', 'integer', 'rational', 'real']),
        use: random.pick(['any', 'all']),
        operators: ['+', '-', '*', '/', ...further],
      };
      const puzzle = { numbers, target: random.integer(rules.values === 'natural' ? 1 : 0, 12), rules };
      const trees = [...solver.solutions(puzzle, { distinct: 'trees' })];
      solutions += trees.length;
      // Under `any`, essential solutions need a tree without neutral operations.
      const levels = rules.use === 'all' ? DISTINCT : DISTINCT.slice(0, 2);
      for (const distinct of levels) {
        const keys = new Set(trees.map(({ expression }) => solutionKey(expression, { distinct })));
        expect(keys.size, JSON.stringify({ puzzle, distinct })).toBe(solver.count(puzzle, { distinct }));
      }
    }
    expect(solutions).toBeGreaterThan(50);
  });

  // A power or a root keeps the sign of an operand worth 0; a sum drops that of a term.
  it.each<[number[], number, Operator[], number]>([
    [[1, 3, 4], 0, ['+', '-', 'sqrt'], 42],
    [[2, 3, 5, 5], 1, ['+', '-', '^'], 19],
    [[4, 6, 8], 1, ['+', '-', 'sqrt', '!'], 12],
  ])(
    'are as many as are listed where operands are worth 0: %j to %i by %j',
    (numbers, target, operators, count) => {
      const puzzle = { numbers, target, rules: { values: 'real', use: 'any', operators } } as const;
      for (const distinct of ['function', 'essential'] as const) {
        const listed = [...solver.solutions(puzzle, { distinct })];
        const keys = new Set(listed.map(({ expression }) => solutionKey(expression, { distinct })));
        expect([listed.length, keys.size]).toEqual([count, count]);
      }
    },
  );
});

describe('the command', () => {
  it('solves with operators, limits and games, and writes LaTeX', () => {
    expect(
      run('solve', '2', '2', '2', '6', '--game', '24s', '--all', '--latex').stdout.trim().split('\n'),
    ).toEqual([expect.stringContaining('^{'), expect.stringContaining('\\log_{2}')]);
    const factorial = ['solve', '1', '2', '2', '--target', '24', '--use', 'all', '--exact'];
    expect(run(...factorial, '--operators', '* concat').stdout).toContain('12');
    const power = ['solve', '2', '20', '--target', '1048576', '--operators', '^', '--values', 'real'];
    expect(run(...power, '--exact').status).toBe(1);
    expect(run(...power, '--limits', 'exponent=20').stdout).toContain('2 ^ 20');
    expect(run(...power, '--limits', 'exponent=x').stderr).toContain(
      'rules.limits.exponent: expected a positive integer',
    );
    expect(run('verify', 'root(6, 2) ^ 2', '2', '2', '6', '--target', '6', '--game', '24s').status).toBe(0);
  });
});

describe('batch', () => {
  it('reads limits as an object or as text', () => {
    const read = (line: object) =>
      readPuzzle({ numbers: [2], ...line }, games['countdown-squares'], {}).rules;
    expect(read({ limits: 'square=100, bits=64' })?.limits).toEqual({ square: '100', bits: '64' });
    expect(read({ limits: { bits: 64 } })?.limits).toEqual({ square: 50_000, bits: 64 });
    expect(read({ operators: '+ square', limits: null })?.limits).toEqual({ square: 50_000 });
    expect(() => splitLimits('square')).toThrow(
      'limits: expected name=value pairs such as exponent=20, got "square"',
    );
    expect(() => splitLimits('bits=1, bits=2')).toThrow('limits: expected each name once, got "bits"');
  });
});

describe('generate', () => {
  it('makes puzzles that need a root', () => {
    const made = [
      ...generate({ count: 2, game: games['24s'], needs: 'root', seed: 3, extensions: [moreOperators] }),
    ];
    expect(made).toHaveLength(2);
    for (const { numbers, rules } of made) {
      const texts = [...solver.solutions({ numbers, rules })].map(({ expression }) => expression);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(text).toContain('root(');
    }
  });

  it('keeps the limits that were given', () => {
    const rules: Rules = { ...games['countdown-squares'].rules, limits: { square: '100' } };
    expect(parseRequest({ count: 1, rules }).rules).toEqual(rules);
  });
});
