// The value of each step of an answer: positions against plain recursion (support/fewest-operations.ts),
// agreement with `verify`, the ways in which steps are written, and what is refused.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { traceSteps } from '../../src/environment/index.js';
import { createSolverSync, games, type Rules } from '../../src/index.js';
import { moreOperators } from '../../src/operators/index.js';
import { verify } from '../../src/verify/index.js';
import { FOUR } from '../../src/core/operator-notation.js';
import { fewestByTrying, toFraction } from '../support/fewest-operations.js';
import { seed } from '../support/random.js';

const solver = createSolverSync({ extensions: [moreOperators] });
const puzzle = { numbers: [1, 3, 7, 10, 25, 50], target: 765 };
const twentyFour = { numbers: [3, 3, 8, 8], game: games['24'] };

const every = (['natural', 'integer', 'rational'] as const).flatMap((values) =>
  (['any', 'all'] as const).map((use): Rules => ({ values, use })),
);

describe('a trace', () => {
  it.each(every)(
    `values each step as trying everything does: $values, $use (seed ${seed})`,
    { tags: 'long' },
    (rules) => {
      const numbers = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 4 });
      const picks = fc.array(fc.nat({ max: 999 }), { minLength: 1, maxLength: 4 });
      const known = new Map<number, Map<string, number | null>>();
      fc.assert(
        fc.property(numbers, fc.integer({ min: 1, max: 30 }), picks, (board, target, choices) => {
          // Random steps on the values that are left; a first number may be one that is not there.
          let left: readonly (number | string)[] = board;
          const lines: string[] = [];
          for (const choice of choices) {
            if (left.length < 2) break;
            const first = choice % left.length;
            const second = (first + 1 + ((choice >> 3) % (left.length - 1))) % left.length;
            const operand = choice % 10 === 9 ? 13 : left[first];
            const line = `(${operand}) ${FOUR[choice % 4].operator} (${left[second]})`;
            const { value } = verify(line, {
              numbers: [1],
              target: 1,
              rules: { values: 'rational', use: 'any' },
            });
            if (value === null) break;
            lines.push(`${line} = ${value}`);
            left = traceSteps(lines.join('\n'), { numbers: board, target, rules }, { solver }).steps.at(
              -1,
            )!.numbers;
          }
          fc.pre(lines.length > 0);
          const text = lines.join('\n');
          const { steps, firstLost } = traceSteps(text, { numbers: board, target, rules }, { solver });
          const memory = known.get(target) ?? new Map<string, number | null>();
          known.set(target, memory);
          const fewest = (values: readonly (number | string)[]) =>
            fewestByTrying(values.map(toFraction), [BigInt(target), 1n], rules, memory);
          expect(steps).toHaveLength(lines.length);
          let before: readonly (number | string)[] = [...board].sort((a, b) => a - b);
          let lost: number | null = null;
          for (const [index, step] of steps.entries()) {
            expect(step.legal).toBe(step.reason === null);
            expect(step.numbers).toHaveLength(before.length - Number(step.legal));
            if (!step.legal) expect(step.numbers).toEqual(before);
            expect(step.operationsLeft).toBe(fewest(step.numbers));
            expect(step.reachable).toBe(step.operationsLeft !== null);
            if (!step.reachable && fewest(before) !== null) lost ??= index;
            before = step.numbers;
          }
          expect(firstLost).toBe(lost);
          const { ok } = verify(text, { numbers: board, target, rules });
          if (ok) expect(steps.at(-1)).toMatchObject({ legal: true, operationsLeft: 0 });
          const isPlayed = steps.every(({ legal }) => legal) && before.length === 1;
          if (isPlayed) expect(ok).toBe(steps.at(-1)!.operationsLeft === 0);
        }),
        { seed, numRuns: 100 },
      );
    },
  );

  it('takes an expression in the order of its operations', () => {
    expect(traceSteps('(50 + 1) * 25', puzzle, { solver })).toEqual({
      steps: [
        {
          text: '50 + 1 = 51',
          legal: true,
          reason: null,
          numbers: [3, 7, 10, 25, 51],
          reachable: true,
          operationsLeft: 2,
        },
        {
          text: '51 * 25 = 1275',
          legal: true,
          reason: null,
          numbers: [3, 7, 10, 1275],
          reachable: false,
          operationsLeft: null,
        },
      ],
      firstLost: 1,
    });
    const { steps } = traceSteps('8 / (3 - 8 / 3) = 24', twentyFour, { solver });
    expect(steps.map(({ text }) => text)).toEqual(['8 / 3 = 8/3', '3 - (8/3) = 1/3', '8 / (1/3) = 24']);
    expect(steps.map(({ operationsLeft }) => operationsLeft)).toEqual([2, 1, 0]);
  });

  it('of every solution is legal and counts down', () => {
    for (const target of [101, 765, 999]) {
      const { steps, expression, operations } = solver.solve({ ...puzzle, target });
      for (const answer of [steps.join('\n'), expression!]) {
        const trace = traceSteps(answer, { ...puzzle, target }, { solver });
        expect(trace.steps.map(({ operationsLeft }) => operationsLeft)).toEqual(
          steps.map((_, i) => operations! - 1 - i),
        );
        expect(trace.firstLost).toBeNull();
      }
    }
  });
});

describe('a step that is not legal', () => {
  it.each([
    ['3 * 4 = 12', 'number-not-given'],
    ['7 + 7 = 14', 'number-reused'],
    ['7 - 10 = -3', 'not-natural'],
    ['7 + 10 = 18', 'wrong-result'],
  ])('leaves the board as it was: %s', (text, reason) => {
    const { steps, firstLost } = traceSteps(`${text}\n50 + 1 = 51`, puzzle, { solver });
    expect(steps[0]).toEqual({
      text,
      legal: false,
      reason,
      numbers: puzzle.numbers,
      reachable: true,
      operationsLeft: 3,
    });
    expect(steps[1]).toMatchObject({ legal: true, numbers: [3, 7, 10, 25, 51], operationsLeft: 2 });
    expect(firstLost).toBeNull();
  });

  it('ends an expression if it has no value', () => {
    const { steps } = traceSteps('8 / (3 - 3) + 8', twentyFour, { solver });
    expect(steps.map(({ text, reason }) => [text, reason])).toEqual([
      ['3 - 3 = 0', null],
      ['8 / 0', 'division-by-zero'],
    ]);
  });
});

describe('the text', () => {
  it('is read as by verify', () => {
    const read = (answer: string, mode?: 'extract' | 'tolerant') =>
      traceSteps(answer, puzzle, { solver, read: mode }).steps.map(({ text }) => text);
    const steps = ['50 + 1 = 51', '25 - 10 = 15'];
    expect(read('50 + 1 = 51, 25 - 10 = 15 (left: 3 7 51 15)')).toEqual(steps);
    expect(read('<think>7 + 3 = 10</think>\nStep 1: 50 + 1 = 51\nStep 2: 25 − 10 = 15', 'tolerant')).toEqual(
      steps,
    );
    expect(read('So <answer>(50 + 1) * (25 - 10)</answer>', 'extract')).toEqual([...steps, '51 * 15 = 765']);
    expect(read('Answer: -10 + 25', 'tolerant')).toEqual(['25 - 10 = 15']);
    expect(read('Answer:\n50 + 1 = 51\n-10 + 25 = 15', 'tolerant')).toEqual(steps);
    expect(read('50 + 1 = 51\n50 + 1 = 51\n25 - 10 = 15')).toEqual(['50 + 1 = 51', ...steps]);
    for (const none of ['50', 'impossible', 'no idea', '2 ^ 3', '50 + 1\n25 - 10', `1${'+1'.repeat(5000)}`])
      expect(traceSteps(none, puzzle, { solver })).toEqual({ steps: [], firstLost: null });
    expect(traceSteps('50 + 1', puzzle, { solver, read: 'extract' }).steps).toEqual([]);
  });

  it('may state results that are rounded', () => {
    const rounded = traceSteps('8 / 3 ≈ 2.67\n3 - 8/3 ≈ 0.33\n8 / (3 - 8/3) = 24', twentyFour, { solver });
    expect(rounded.steps.map(({ operationsLeft }) => operationsLeft)).toEqual([2, 1, 0]);
  });
});

it('lists the operations of a long product up to values that no board makes', () => {
  const { steps } = traceSteps(
    `${'5/7*'.repeat(2_000)}1`,
    { numbers: [5, 7], target: 1, game: games['24'] },
    { solver },
  );
  expect(steps.length).toBeGreaterThan(500);
  expect(steps.length).toBeLessThan(1_000);
});

it('reads CR as the end of a line', () => {
  const { steps } = traceSteps('3 + 5 = 8\r8 * 3 = 24', { numbers: [3, 3, 5], target: 24 }, { solver });
  expect(steps.map(({ legal }) => legal)).toEqual([true, true]);
});

describe('what is refused', () => {
  it.each([
    ['solver: missing, expected a Solver', () => traceSteps('1', puzzle, {} as never)],
    [
      'read: expected strict, extract or tolerant',
      () => traceSteps('1', puzzle, { solver, read: 'loose' as never }),
    ],
    ['answer: expected text, got 7', () => traceSteps(7 as never, puzzle, { solver })],
    ['options.shape', () => traceSteps('1', puzzle, { solver, shape: 1 } as never)],
    ['puzzle: expected an object', () => traceSteps('1', null as never, { solver })],
    ['numbers: expected', () => traceSteps('1', { numbers: [], target: 1 }, { solver })],
    ['target: expected', () => traceSteps('1', { numbers: [1, 2], target: 0 }, { solver })],
    [
      'operators where steps are traced or played|rules.operators',
      () =>
        traceSteps(
          '1',
          { numbers: [4, 2], target: 2, rules: { values: 'rational', use: 'all', operators: ['+', '^'] } },
          { solver },
        ),
    ],
    [
      'at most 6 numbers',
      () => traceSteps('1', { numbers: [1, 2, 3, 4, 5, 6, 7], target: 24, game: games['24'] }, { solver }),
    ],
    [
      'numbers of one value',
      () => traceSteps('1', { numbers: ['A', 2], target: 1, aces: 'one-or-eleven' }, { solver }),
    ],
  ])('%s', (message, call) => {
    expect(call).toThrow(new RegExp(message));
  });
});
