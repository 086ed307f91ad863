// The solver, by the plain definition: all values of every subset of the numbers, each with one expression of
// the fewest operations. Natural rules only, and slow from seven numbers on.
import { NumbersGameError } from './errors.js';
import { checkAnswer, formatExpression, formatSteps } from './expression.js';
import { toResultValue } from './fraction.js';
import { checkProperties } from './options.js';
import { parsePuzzle, type Leaf } from './puzzle.js';
import type { Expression, Operator, Puzzle, Result, Solver, SolverOptions } from './types.js';

/**
 * Makes a solver.
 *
 * @throws NumbersGameError `invalid-option` for an unknown option.
 * @example
 * const solver = await createSolver();
 * solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 }).status; // 'exact'
 */
export function createSolver(options: SolverOptions = {}): Promise<Solver> {
  return new Promise((resolve) => {
    resolve(createSolverSync(options));
  });
}

/** Makes a solver at once, without waiting for the module to compile. @see createSolver */
export function createSolverSync(options: SolverOptions = {}): Solver {
  checkProperties(options, ['wasm', 'simd', 'maxBytes'], 'options');
  return { solve, dispose: () => undefined };
}

function solve(puzzle: Puzzle): Result {
  const parsed = parsePuzzle(puzzle);
  const { leaves, rules, target } = parsed;
  if (rules.values === 'rational') {
    throw new NumbersGameError('invalid-option', 'rules.values: rational values are not available yet');
  }
  const wanted = Number(target.numerator);
  const all = (1 << leaves.length) - 1;
  const table = valuesOfSubsets(leaves);
  let best: { value: number; tree: Expression; distance: number; operations: number } | undefined;
  for (let subset = rules.use === 'all' ? all : 1; subset <= all; subset++) {
    const operations = countBits(subset) - 1;
    for (const [value, tree] of table[subset]) {
      const distance = Math.abs(value - wanted);
      const order = best
        ? distance - best.distance || operations - best.operations || value - best.value
        : -1;
      if (order < 0) best = { value, tree, distance, operations };
    }
  }
  if (best === undefined || (best.distance > 0 && !parsed.nearest)) {
    return { status: 'none', value: null, distance: null, expression: null, operations: null, steps: [] };
  }
  checkAnswer(best.tree, parsed, { numerator: BigInt(best.value), denominator: 1n });
  return {
    status: best.distance === 0 ? 'exact' : 'nearest',
    value: best.value,
    distance: toResultValue({ numerator: BigInt(best.distance), denominator: 1n }),
    expression: formatExpression(best.tree),
    operations: best.operations,
    steps: formatSteps(best.tree),
  };
}

function valuesOfSubsets(leaves: readonly Leaf[]): Map<number, Expression>[] {
  const table = Array.from({ length: 1 << leaves.length }, () => new Map<number, Expression>());
  for (let subset = 1; subset < table.length; subset++) {
    const insert = (value: number, tree: Expression) => {
      if (!Number.isSafeInteger(value))
        throw new NumbersGameError('too-large', 'numbers: a value exceeds 2^53 - 1');
      if (!table[subset].has(value)) table[subset].set(value, tree);
    };
    if (countBits(subset) === 1) for (const value of leaves[31 - Math.clz32(subset)]) insert(value, value);
    for (let part = (subset - 1) & subset; part > 0; part = (part - 1) & subset) {
      for (const [a, left] of table[part]) {
        for (const [b, right] of table[subset ^ part]) {
          const make = (operator: Operator) => ({ operator, left, right });
          if (part > (subset ^ part)) {
            insert(a + b, make('+'));
            insert(a * b, make('*'));
          }
          if (a > b) insert(a - b, make('-'));
          if (a % b === 0) insert(a / b, make('/'));
        }
      }
    }
  }
  return table;
}

function countBits(subset: number): number {
  let count = 0;
  for (let rest = subset; rest > 0; rest &= rest - 1) count++;
  return count;
}
