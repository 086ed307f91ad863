// What docs/background says of published figures, as far as no other test computes it: classic.slow.test.ts
// has the counts of the algorithms, templates.slow.test.ts the post "24", other slow suites what takes all
// boards of the game.
import { describe, expect, it } from 'vitest';
import { classic } from '../../src/classic/index.js';
import { createSolverSync, games } from '../../src/index.js';
import { evaluate, parseExpression, type Expression } from '../../src/expression/index.js';
import { createFullSolver } from '../support/full-solver.js';

const solver = createSolverSync();

describe('(The Final) Countdown', () => {
  it('counts the complete plays of depth first, not its operations (section 2.2)', () => {
    // Five primes for which no quotient is whole and no difference is 0: each pair of numbers has three
    // results, so d_min(5) plays, after 30, 30 * 18, 30 * 18 * 9 and 30 * 18 * 9 * 3 operations.
    const five = { numbers: [2417, 5689, 6067, 8219, 9677], from: 101, to: 999 };
    const { complete, combinations } = classic.reach('depth-first', five);
    expect({ complete, combinations }).toEqual({ complete: 14_580, combinations: 30 + 540 + 4860 + 14_580 });
  });

  it('has b_min(9) / b_min(8) too high (section 4.4)', () => {
    /** Formula (4): a subset of p numbers has 3^(p-1) * 1 * 3 * ... * (2p - 3) values. */
    const countValues = (size: number) => {
      let total = 0;
      for (let p = 1, subsets = size, values = 1; p <= size; p++) {
        total += subsets * values;
        subsets *= (size - p) / (p + 1);
        values *= 3 * (2 * p - 1);
      }
      return total;
    };
    expect([countValues(6), countValues(5)]).toEqual([287_331, 10_835]);
    expect((countValues(8) / countValues(7)).toFixed(1)).toBe('38.7');
    expect((countValues(9) / countValues(8)).toFixed(1)).toBe('44.8');
  });
});

describe('The Countdown problem', () => {
  /** Hutton's rules against equivalent expressions, which his last program adds to those of the game. */
  const isPlain = (tree: Expression): boolean => {
    if (typeof tree === 'number') return true;
    if (!('left' in tree)) return false;
    const [x, y] = [Number(evaluate(tree.left)), Number(evaluate(tree.right))];
    const allowed = {
      '+': x <= y,
      '-': true,
      '*': x !== 1 && y !== 1 && x <= y,
      '/': y !== 1,
    };
    return allowed[tree.operator as keyof typeof allowed] && isPlain(tree.left) && isPlain(tree.right);
  };

  it('has 4,672,540 valid expressions, with few different values', () => {
    const numbers = [1, 3, 7, 10, 25, 50];
    /** For each subset, as a mask: how many expressions make each value. */
    const made = [new Map<number, number>()];
    const totals = numbers.map(() => ({ subsets: 0, expressions: 0, values: 0, newValues: 0 }));
    for (let mask = 1; mask < 64; mask++) {
      const values = new Map<number, number>();
      const members = numbers.filter((_, index) => mask & (1 << index));
      const add = (value: number, count: number) => values.set(value, (values.get(value) ?? 0) + count);
      if (members.length === 1) add(members[0], 1);
      const parts = [];
      for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
        parts.push(part);
        for (const [x, a] of made[part]) {
          for (const [y, b] of made[mask ^ part]) {
            add(x + y, a * b);
            add(x * y, a * b);
            if (x > y) add(x - y, a * b);
            if (x % y === 0) add(x / y, a * b);
          }
        }
      }
      made[mask] = values;
      const total = totals[members.length - 1];
      total.subsets++;
      total.values += values.size;
      for (const [value, count] of values) {
        total.expressions += count;
        if (!parts.some((part) => made[part].has(value))) total.newValues++;
      }
    }
    // The table of docs/background/engine.md.
    const mean = (total: number, subsets: number) => Number((total / subsets).toFixed(1));
    expect(
      totals.map(({ subsets, expressions, values, newValues }) => [
        subsets,
        mean(expressions, subsets),
        mean(values, subsets),
        mean(newValues, subsets),
      ]),
    ).toEqual([
      [6, 1, 1, 1],
      [15, 5.5, 3.1, 2.7],
      [20, 87.3, 16.6, 14.1],
      [15, 2320.9, 130.3, 96.8],
      [6, 86_287, 1067, 726.5],
      [1, 4_118_170, 8336, 5546],
    ]);
    expect(totals.reduce((sum, { expressions }) => sum + expressions, 0)).toBe(4_672_540);
  });

  it('has 780 or 49 solutions where we count 22 or 12', () => {
    const puzzle = { numbers: [1, 3, 7, 10, 25, 50], target: 765 };
    const trees = [...solver.solutions(puzzle, { distinct: 'trees' })];
    const plain = trees.filter(({ expression }) => isPlain(parseExpression(expression)));
    expect([trees.length, plain.length]).toEqual([780, 49]);
    expect(solver.count(puzzle, { distinct: 'function' })).toBe(22);
    expect(solver.count(puzzle)).toBe(12);
  });
});

describe('Solving 24s', () => {
  const solver = createFullSolver();

  it.each([
    [[5, 6, 7, 10], '7 ^ 10 mod 5 * 6'],
    [[5, 7, 7, 8], '8 * (7 ^ 7 mod 5)'],
  ])('has, as it says, one solution of %j with mod', (numbers, only) => {
    const found = [...solver.solutions({ numbers, target: 24, rules: games['24s-mod'].rules })];
    expect(found.map(({ expression }) => expression)).toEqual([only]);
  });
});
