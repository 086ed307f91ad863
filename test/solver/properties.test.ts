// Properties that hold for every puzzle, whatever its answer: consistency of an answer, and consequences for
// related puzzles. Boards have up to six numbers; on some all values fit 31 bits, on others not.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSolverSync, type Puzzle, type Result, type Rules } from '../../src/index.js';
import { checkResult } from '../support/answers.js';
import { anyBoardUpTo, anyNumber } from '../support/arbitraries.js';
import { builds } from '../support/builds.js';
import { seed } from '../support/random.js';
import { read } from '../support/reader.js';

const anyBoard = anyBoardUpTo(6);
const anyTarget = fc.oneof(
  fc.integer({ min: 1, max: 30 }),
  fc.integer({ min: 1, max: 1000 }),
  fc.integer({ min: 1, max: 1_000_000 }),
);
const anyUse = fc.constantFrom<Rules['use']>('any', 'all');

describe.each(builds)(`the $name build (seed ${seed})`, ({ options }) => {
  const solver = createSolverSync(options);
  const solve = (numbers: readonly number[], target: number, use: Rules['use'], more: Partial<Puzzle> = {}) =>
    solver.solve({ numbers, target, rules: { values: 'natural', use }, nearest: true, ...more });
  const check = <Given extends [unknown, ...unknown[]]>(property: fc.IProperty<Given>) => {
    fc.assert(property, { seed, numRuns: 150 });
  };

  it('an answer holds together', () => {
    check(
      fc.property(anyBoard, anyTarget, anyUse, (numbers, target, use) => {
        const result = solve(numbers, target, use);
        expect(result.status).toBe(result.value === target ? 'exact' : 'nearest');
        expect(result.distance).toBe(Math.abs(Number(result.value) - target));
        const used = read(result.expression ?? '')?.numbers ?? [];
        expect(used).toHaveLength(result.operations! + 1);
        if (use === 'all') expect(used.sort(ascending)).toEqual([...numbers].sort(ascending));
        checkResult(
          result,
          numbers.map((n) => [n]),
          use,
          JSON.stringify(result),
        );
      }),
    );
  });

  it('without the nearest there is the same exact answer, or none', () => {
    check(
      fc.property(anyBoard, anyTarget, anyUse, (numbers, target, use) => {
        const nearest = solve(numbers, target, use);
        const exact = solve(numbers, target, use, { nearest: false });
        if (nearest.status === 'exact') expect(exact).toEqual(nearest);
        else {
          expect(exact).toEqual({
            status: 'none',
            value: null,
            distance: null,
            expression: null,
            operations: null,
            steps: [],
          });
        }
      }),
    );
  });

  it('the order of the numbers does not matter', () => {
    const shuffled = anyBoard.chain((numbers) =>
      fc.tuple(
        fc.constant(numbers),
        fc.shuffledSubarray(
          numbers.map((_, i) => i),
          { minLength: numbers.length },
        ),
      ),
    );
    check(
      fc.property(shuffled, anyTarget, anyUse, ([numbers, order], target, use) => {
        const other = order.map((place) => numbers[place]);
        expect(solve(other, target, use)).toEqual(solve(numbers, target, use));
      }),
    );
  });

  it('a number more never makes it worse, where it need not be used', () => {
    check(
      fc.property(anyBoard, anyNumber, anyTarget, (numbers, added, target) => {
        fc.pre(numbers.length < 6);
        const [before, after] = [solve(numbers, target, 'any'), solve([...numbers, added], target, 'any')];
        expect(after.distance).toBeLessThanOrEqual(Number(before.distance));
        if (after.distance === before.distance) {
          expect(after.operations).toBeLessThanOrEqual(before.operations!);
        }
      }),
    );
  });

  it('where all must be used it does no better than where none must', () => {
    check(
      fc.property(anyBoard, anyTarget, (numbers, target) => {
        const [any, all] = [solve(numbers, target, 'any'), solve(numbers, target, 'all')];
        expect(any.distance).toBeLessThanOrEqual(Number(all.distance));
        if (any.operations === numbers.length - 1) expect(all.value).toBe(any.value);
        expect(all.operations).toBe(numbers.length - 1);
      }),
    );
  });

  it('of three targets in a row the outer two are at most one further off', () => {
    check(
      fc.property(anyBoard, anyTarget, anyUse, (numbers, target, use) => {
        const [here, next] = [solve(numbers, target, use), solve(numbers, target + 1, use)];
        expect(Math.abs(Number(here.distance) - Number(next.distance))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('what is answered is answered again, exactly and in as few operations, for the value as target', () => {
    check(
      fc.property(anyBoard, anyTarget, anyUse, (numbers, target, use) => {
        const { value, operations } = solve(numbers, target, use);
        expect(solve(numbers, Number(value), use)).toMatchObject({ status: 'exact', value, operations });
      }),
    );
  });

  it('with the target among the numbers nothing is to be done', () => {
    check(
      fc.property(anyBoard, (numbers) => {
        const target = numbers[numbers.length - 1];
        expect(solve(numbers, target, 'any')).toMatchObject({
          status: 'exact',
          expression: String(target),
          operations: 0,
          steps: [],
        });
      }),
    );
  });

  it('sum and product of all numbers can be made', () => {
    check(
      fc.property(anyBoard, (numbers) => {
        const sum = numbers.reduce((a, b) => a + b, 0);
        const product = numbers.reduce((a, b) => a * b, 1);
        expect(solve(numbers, sum, 'all').status).toBe('exact');
        if (product < 2 ** 31) expect(solve(numbers, product, 'all').status).toBe('exact');
      }),
    );
  });

  it('a factor of all numbers and the target does not hurt', () => {
    const scaled = fc.tuple(
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 2, max: 50 }),
    );
    check(
      fc.property(scaled, ([numbers, target, factor]) => {
        // Only sums and differences keep their form, so only such answers carry over.
        const plain = solve(numbers, target, 'any');
        fc.pre(!/[*/]/.test(plain.expression!));
        const larger = solve(
          numbers.map((n) => n * factor),
          target * factor,
          'any',
        );
        expect(larger.distance).toBeLessThanOrEqual(Number(plain.distance) * factor);
      }),
    );
  });

  it('the tidiest is as near, in as few operations', () => {
    const few = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 });
    check(
      fc.property(few, anyTarget, anyUse, (numbers, target, use) => {
        const [first, tidy] = [solve(numbers, target, use), solve(numbers, target, use, { tidy: true })];
        const same = ({ status, value, distance, operations }: Result) => ({
          status,
          value,
          distance,
          operations,
        });
        expect(same(tidy)).toEqual(same(first));
        expect(largestResult(tidy)).toBeLessThanOrEqual(largestResult(first));
      }),
    );
  });
});

function ascending(a: number, b: number): number {
  return a - b;
}

function largestResult({ steps }: Result): number {
  return Math.max(0, ...steps.map((step) => Number(step.split(' = ')[1])));
}
