// Operators beyond the four: answers against the definition (beyond-trees.ts), and what the posts print.
import { describe, expect, it } from 'vitest';
import { compare } from '../src/exact/apply.js';
import { isRational } from '../src/exact/irrational.js';
import { createSolverSync, type Distinct, type Operator, type Rules } from '../src/index.js';
import { formatFraction } from '../src/core/fraction.js';
import { makeTrees, Unclear, type Made } from './beyond-trees.js';
import { createRandom, seed, type Random } from './random.js';

const solver = createSolverSync();
const FOUR: readonly Operator[] = ['+', '-', '*', '/'];
const BINARY: readonly Operator[] = ['^', 'root', 'log', 'mod'];
const UNARY: readonly Operator[] = ['sqrt', '!'];
const rules24s: Rules = { values: 'real', use: 'all', operators: [...FOUR, '^', 'root', 'log'] };
const rules24sMod: Rules = { values: 'real', use: 'all', operators: [...FOUR, '^', 'root', 'log', 'mod'] };

/** Boards small enough for all trees: each operator of one operand doubles the trees of every part. */
function drawRules(random: Random): [Rules, number[]] {
  const some = (operators: readonly Operator[]) => operators.filter(() => random.integer(0, 1) === 1);
  const unary = some(UNARY);
  const others = [...some(['concat']), ...some(BINARY), ...unary];
  const operators = [...some(FOUR), ...(others.length > 0 ? others : (['^'] as const))];
  const size =
    unary.length > 0 || operators.length > 6 ? random.integer(1, 3 - unary.length) : random.integer(2, 3);
  const numbers = Array.from({ length: Math.max(1, size) }, () =>
    random.pick([1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 25, 100]),
  );
  const rules: Rules = {
    values: random.pick(['natural', 'rational', 'real', 'real']),
    use: random.pick(['any', 'all']),
    operators,
  };
  return [rules, numbers];
}

function drawTarget(made: readonly Made[], rules: Rules, random: Random): string {
  const rational = made.flatMap(({ value }) => (isRational(value) ? [value] : []));
  const small = rational.filter(({ numerator }) => numerator < 10n ** 900n);
  if (small.length === 0 || random.integer(0, 9) === 0) return String(random.integer(1, 40));
  if (random.integer(0, 9) === 0 && rules.values !== 'natural') return random.pick(['0', '1', '-1']);
  return formatFraction(random.pick(small));
}

/** Compares some targets of a board; how many had a solution. */
function compareBoard(numbers: number[], rules: Rules, random: Random, targets: number): number {
  const made = makeTrees(numbers, rules);
  let solved = 0;
  for (let count = 0; count < targets; count++) {
    const target = drawTarget(made, rules, random);
    const puzzle = { numbers, target, rules };
    const context = JSON.stringify(puzzle);
    const [numerator, denominator = 1n] = target.split('/').map(BigInt);
    const wanted = made.filter(({ value }) => compare(value, { numerator, denominator }) === 0);
    const result = solver.solve(puzzle);
    expect(result.status, context).toBe(wanted.length > 0 ? 'exact' : 'none');
    const counted = solver.count(puzzle, { distinct: 'trees' });
    const listed = [...solver.solutions(puzzle, { distinct: 'trees' })];
    expect(counted, context).toBe(wanted.length);
    expect(
      listed.map(({ operations }) => operations),
      context,
    ).toEqual(wanted.map(({ operations }) => operations));
    if (wanted.length === 0) continue;
    solved++;
    expect(result.operations, context).toBe(wanted[0].operations);
  }
  return solved;
}

describe('against the definition', () => {
  it(`on random boards (seed ${seed})`, { timeout: 120_000 }, () => {
    const random = createRandom(8800);
    let solved = 0;
    let unclear = 0;
    for (let board = 0; board < 300; board++) {
      const [rules, numbers] = drawRules(random);
      try {
        solved += compareBoard(numbers, rules, random, 4);
      } catch (error) {
        if (!(error instanceof Unclear)) throw error;
        unclear++;
      }
    }
    expect(solved).toBeGreaterThan(600);
    expect(unclear).toBeLessThan(20);
  });
});

const count = (numbers: number[], rules: Rules, distinct: Distinct = 'essential') =>
  solver.count({ numbers, rules }, { distinct });

describe('the posts "Solving 24s"', () => {
  it('2 2 2 6 and 2 3 10 10 have two solutions, 5 6 7 10 and 5 7 7 8 one with mod', () => {
    expect(count([2, 2, 2, 6], rules24s)).toBe(2);
    expect(count([2, 3, 10, 10], rules24s)).toBe(2);
    expect(count([5, 6, 7, 10], rules24sMod)).toBe(1);
    expect(count([5, 7, 7, 8], rules24sMod)).toBe(1);
  });
});
