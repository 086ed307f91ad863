// Verdicts on random answers, right and wrong, equal those of the definition in verdict.ts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSolverSync, type Puzzle } from '../../src/index.js';
import {
  formatExpression,
  parseExpression,
  type Expression,
  type BinaryOperation,
} from '../../src/expression/index.js';
import { countdown, twentyFour, verify, type Reason, type VerifyPuzzle } from '../../src/verify/index.js';
import { drawBoard, drawTarget } from '../support/boards.js';
import { resultsOf } from '../support/recursive-definition.js';
import { createRandom, seed, type Random } from '../support/random.js';
import { spell } from '../support/spellings.js';
import { expectedOf, expectedOfSteps } from '../support/verdict.js';

const naturalAll = { values: 'natural', use: 'all' } as const;
const rationalAny = { values: 'rational', use: 'any' } as const;
const integerAny = { values: 'integer', use: 'any' } as const;
const integerAll = { values: 'integer', use: 'all' } as const;
const allRules = [countdown, naturalAll, integerAny, integerAll, rationalAny, twentyFour];

describe('verdicts are those of the definition', () => {
  const number = fc.integer({ min: 1, max: 6 });
  const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.nat(6)),
      fc.record(
        { operator: fc.constantFrom('+', '-', '*', '/'), left: tie('tree'), right: tie('tree') },
        { noNullPrototype: true },
      ),
    ),
  }));
  const goal = {
    target: fc.integer({ min: 1, max: 20 }),
    rules: fc.constantFrom(...allRules),
    leastDistance: fc.option(fc.nat(3)),
  };

  it(`on any expression, however it is written (seed ${seed})`, () => {
    const random = createRandom(61);
    const numbers = fc.array(
      fc.oneof(
        { weight: 4, arbitrary: number },
        fc.record({ oneOf: fc.array(number, { minLength: 1, maxLength: 3 }) }),
      ),
      { minLength: 1, maxLength: 6 },
    );
    const reasons = new Set<Reason>();
    fc.assert(
      fc.property(tree, numbers, fc.record(goal), fc.boolean(), (expression, others, rest, usesThem) => {
        const leaves = usesThem ? [...leavesOf(expression), ...others] : others;
        const puzzle: VerifyPuzzle = { ...rest, numbers: leaves.filter((leaf) => leaf !== 0).slice(0, 10) };
        if (puzzle.numbers.length === 0) return;
        const text = formatExpression(expression);
        const expected = expectedOf(text, puzzle);
        reasons.add(expected.reason);
        const verdict = verify(text, puzzle);
        expect(verdict).toMatchObject({
          ...expected,
          ok: expected.reason === 'exact',
          used: leavesOf(expression),
        });
        expect(verify(spell(expression, random), puzzle)).toEqual(verdict);
      }),
      { seed, numRuns: 5000 },
    );
    expect([...reasons]).toEqual(
      expect.arrayContaining([
        'number-not-given',
        'number-reused',
        'number-unused',
        'division-by-zero',
        'not-natural',
        'not-integer',
        'nearest',
        'wrong-value',
        'exact',
      ]),
    );
  });

  it(`on right answers with a few characters changed (seed ${seed})`, () => {
    const random = createRandom(62);
    for (let round = 0; round < 3000; round++) {
      const { expression, numbers } = drawExpression(random, random.integer(1, 6));
      const rules = random.pick(allRules);
      const text = formatExpression(expression);
      const { value } = expectedOf(text, { numbers, target: 1, rules: rationalAny });
      if (typeof value !== 'number' || value < 1) continue;
      const puzzle = { numbers: random.shuffle(numbers), target: value, rules };
      expect(verify(text, puzzle), text).toMatchObject(expectedOf(text, puzzle));
      for (let change = 0; change < 5; change++) {
        const changed = mutate(text, random);
        expect(verify(changed, puzzle), `${changed} for ${JSON.stringify(puzzle)}`).toMatchObject(
          expectedOf(changed, puzzle),
        );
      }
    }
  });

  it(`on steps, right and changed (seed ${seed})`, () => {
    const random = createRandom(63);
    const reasons = new Set<Reason>();
    for (let round = 0; round < 3000; round++) {
      const numbers = drawBoard(random, random.integer(3, 6));
      const steps = drawSteps(random, numbers);
      if (random.integer(0, 2) > 0) {
        const place = random.integer(0, steps.length - 1);
        steps[place] = steps[place].replace(/\d+/g, (digits) =>
          random.integer(0, 2) > 0 ? digits : String(random.integer(0, 12)),
        );
      }
      const target =
        random.integer(0, 3) > 0 ? Math.max(1, Number(steps.at(-1)!.split(' = ')[1])) : drawTarget(random);
      const puzzle = { numbers, target, rules: random.pick(allRules) };
      const expected = expectedOfSteps(steps, puzzle);
      reasons.add(expected.reason);
      for (const separator of ['\n', ', ', ' (left: 1 2 3)\n']) {
        expect(
          verify(steps.join(separator), puzzle),
          `${steps.join(', ')} for ${JSON.stringify(puzzle)}`,
        ).toMatchObject(expected);
      }
    }
    expect([...reasons]).toEqual(
      expect.arrayContaining([
        'number-not-given',
        'number-reused',
        'number-unused',
        'not-natural',
        'wrong-result',
        'wrong-value',
        'exact',
      ]),
    );
  });
});

describe('every answer of the solver is right', () => {
  const solver = createSolverSync();

  it(`as expression, as steps and in LaTeX (seed ${seed})`, () => {
    const random = createRandom(64);
    for (let round = 0; round < 500; round++) {
      const puzzle: Puzzle = {
        numbers: drawBoard(random, random.integer(2, 6)),
        target: drawTarget(random),
        rules: random.pick([countdown, naturalAll]),
        nearest: true,
        tidy: random.integer(0, 1) === 0,
      };
      const { status, value, distance, expression, steps } = solver.solve(puzzle);
      if (expression === null) continue;
      const goal = { ...puzzle, leastDistance: distance };
      const texts = [expression, `${expression} = ${value}`, spell(parseExpression(expression), random)];
      if (steps.length > 0) texts.push(steps.join('\n'), steps.join(', '), steps.join(' (left: 1 2)\n'));
      for (const text of texts) {
        expect(verify(text, goal), text).toMatchObject({ reason: status, value, distance });
      }
    }
  });
});

/** The numbers of an expression, from left to right. */
function leavesOf(expression: Expression): number[] {
  if (typeof expression === 'number') return [expression];
  const { left, right } = expression as BinaryOperation;
  return [...leavesOf(left), ...leavesOf(right)];
}

/** A random expression of so many numbers, and these. */
function drawExpression(random: Random, size: number): { expression: Expression; numbers: number[] } {
  if (size === 1) {
    const number = random.integer(1, 12);
    return { expression: number, numbers: [number] };
  }
  const leftSize = random.integer(1, size - 1);
  const left = drawExpression(random, leftSize);
  const right = drawExpression(random, size - leftSize);
  const operator = random.pick(['+', '-', '*', '/'] as const);
  return {
    expression: { operator, left: left.expression, right: right.expression },
    numbers: [...left.numbers, ...right.numbers],
  };
}

/** Plays random steps, at least two. Their results are natural numbers or 0, which may be wrong. */
function drawSteps(random: Random, numbers: readonly number[]): string[] {
  let table = [...numbers];
  const steps: string[] = [];
  while (table.length > 1 && (steps.length < 2 || random.integer(0, 4) > 0)) {
    const [left, right, ...others] = random.shuffle(table);
    const results = left > 0 && right > 0 ? resultsOf(BigInt(left), BigInt(right)) : [];
    const [operator, result] = random.pick([...results, ['+', BigInt(left + right)], ['-', 0n]] as const);
    if (result > 1_000_000_000n || (operator === '-' && left < right)) continue;
    steps.push(`${left} ${operator} ${right} = ${result}`);
    table = [...others, Number(result)];
  }
  return steps;
}

/** Changes, inserts or removes a few characters. */
function mutate(text: string, random: Random): string {
  let changed = text;
  for (let count = random.integer(1, 3); count > 0; count--) {
    const place = random.integer(0, changed.length);
    const inserted = random.integer(0, 3) > 0 ? '0123456789+-*/() '.charAt(random.integer(0, 16)) : '';
    changed = changed.slice(0, place) + inserted + changed.slice(place + random.integer(0, 1));
  }
  return changed;
}
