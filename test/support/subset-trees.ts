// The definition of answers over some of + - * /, for up to five numbers: every tree over every multiset of
// the numbers, with BigInt fractions, under natural, integer or rational values. Written from the contract
// alone: it shares nothing with the engine. About 150,000 trees for five numbers and three operators.
import type { Rules } from '../../src/index.js';
import type { BasicOperator } from '../../src/expression/index.js';
import { leafOf, multisetsOf, type Rational, type Tree } from './classes.js';
import type { Leaves } from './recursive-definition.js';

export const FOUR: readonly BasicOperator[] = ['+', '-', '*', '/'];

export interface SubsetRules {
  readonly values: 'natural' | 'integer' | 'rational';
  readonly use: Rules['use'];
  readonly operators: readonly BasicOperator[];
}

/** A value that can be made, with the fewest operations that make it and the count of all its trees. */
export interface Reached {
  readonly value: Rational;
  readonly operations: number;
  readonly trees: number;
}

/** What can be made of a board: each value once, ascending. */
export interface Definition {
  readonly reached: readonly Reached[];
  /** All trees of a value, if they are known. */
  readonly treesOf: ((value: Rational) => readonly Tree[]) | null;
}

/** Defines the answers for a board by all its trees. */
export function defineByTrees(leaves: Leaves, rules: SubsetRules): Definition {
  const known = new Map<string, readonly Tree[]>();
  const found = new Map<string, { value: Rational; operations: number; trees: Tree[] }>();
  for (const numbers of multisetsOf(leaves, rules.use)) {
    const operations = numbers.length - 1;
    for (const tree of treesOver(numbers.toSorted(ascending), rules, known)) {
      const key = tree.value.join('/');
      const same = found.get(key);
      if (same === undefined) found.set(key, { value: tree.value, operations, trees: [tree] });
      else {
        same.trees.push(tree);
        same.operations = Math.min(same.operations, operations);
      }
    }
  }
  const reached = [...found.values()].map(({ trees, ...rest }) => ({ ...rest, trees: trees.length }));
  return {
    reached: reached.sort((a, b) => compareRationals(a.value, b.value)),
    treesOf: (value) => found.get(value.join('/'))?.trees ?? [],
  };
}

/** All trees over exactly these numbers, which ascend. */
function treesOver(
  numbers: readonly number[],
  rules: SubsetRules,
  known: Map<string, readonly Tree[]>,
): readonly Tree[] {
  const name = numbers.join();
  const before = known.get(name);
  if (before !== undefined) return before;
  const trees: Tree[] = numbers.length === 1 ? [leafOf(numbers[0])] : [];
  const seen = new Set<string>();
  for (let mask = 1; mask < (1 << numbers.length) - 1; mask++) {
    const [some, others] = [1, 0].map((bit) => numbers.filter((_, i) => ((mask >> i) & 1) === bit));
    if (seen.has(some.join())) continue;
    seen.add(some.join());
    for (const left of treesOver(some, rules, known)) {
      for (const right of treesOver(others, rules, known)) {
        for (const operator of rules.operators) {
          const tree = join(operator, left, right, rules.values);
          if (tree !== null) trees.push(tree);
        }
      }
    }
  }
  known.set(name, trees);
  return trees;
}

function join(operator: BasicOperator, left: Tree, right: Tree, values: SubsetRules['values']): Tree | null {
  const value = apply(operator, left.value, right.value);
  if (value === null || !isAllowed(value, values)) return null;
  const leavesOut: Record<BasicOperator, boolean> = {
    '+': isInteger(left.value, 0n) || isInteger(right.value, 0n),
    '-': isInteger(right.value, 0n),
    '*': isInteger(left.value, 1n) || isInteger(right.value, 1n),
    '/': isInteger(right.value, 1n),
  };
  return { operator, left, right, value, plain: left.plain && right.plain && !leavesOut[operator] };
}

/** The result of an operation in lowest terms, or null for a division by zero. */
export function apply(operator: BasicOperator, [a, b]: Rational, [c, d]: Rational): Rational | null {
  switch (operator) {
    case '+':
      return reduce(a * d + c * b, b * d);
    case '-':
      return reduce(a * d - c * b, b * d);
    case '*':
      return reduce(a * c, b * d);
    case '/':
      return c === 0n ? null : reduce(a * d, b * c);
  }
}

/** Whether the rules allow the result of an operation. */
export function isAllowed([p, q]: Rational, values: SubsetRules['values']): boolean {
  if (values === 'rational') return true;
  return q === 1n && (values === 'integer' || p > 0n);
}

export function reduce(p: bigint, q: bigint): Rational {
  let [a, b] = [p, q];
  while (b !== 0n) [a, b] = [b, a % b];
  if (a < 0n !== q < 0n) a = -a;
  return [p / a, q / a];
}

/** Negative, zero or positive as the first value is less, equal or greater. */
export function compareRationals([a, b]: Rational, [c, d]: Rational): number {
  const difference = a * d - c * b;
  return difference < 0n ? -1 : Number(difference > 0n);
}

function isInteger([p, q]: Rational, integer: bigint): boolean {
  return p === integer && q === 1n;
}

/** The entry of a value, or the place where it would be. */
function findPlace(reached: readonly Reached[], value: Rational): number {
  let [from, to] = [0, reached.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareRationals(reached[middle].value, value) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The entry of a value, if it can be made. */
export function findValue(reached: readonly Reached[], value: Rational): Reached | undefined {
  const entry = reached.at(findPlace(reached, value));
  return entry !== undefined && compareRationals(entry.value, value) === 0 ? entry : undefined;
}

/**
 * The answer: least distance, then fewest operations, then the smaller value. It is next to the target, below
 * or above, as each value is there once.
 */
export function findNearest(reached: readonly Reached[], target: Rational): Reached | undefined {
  const place = findPlace(reached, target);
  const [below, above] = [place > 0 ? reached[place - 1] : undefined, reached.at(place)];
  if (below === undefined || above === undefined) return below ?? above;
  const order = compareRationals(distanceOf(below.value, target), distanceOf(above.value, target));
  return order < 0 || (order === 0 && below.operations <= above.operations) ? below : above;
}

/** abs(value - target) */
export function distanceOf(value: Rational, target: Rational): Rational {
  const [p, q] = apply('-', value, target)!;
  return [p < 0n ? -p : p, q];
}

/** The text of a tree: brackets round a sum under * or /, and round a right operand of equal precedence. */
export function textOf({ operator, left, right, value }: Tree): string {
  if (operator === null) return String(value[0]);
  const own = precedenceOf(operator);
  const [first, second] = [precedenceOf(left!.operator), precedenceOf(right!.operator)];
  const a = first < own ? `(${textOf(left!)})` : textOf(left!);
  const b = second <= own ? `(${textOf(right!)})` : textOf(right!);
  return `${a} ${operator} ${b}`;
}

function precedenceOf(operator: Tree['operator']): number {
  if (operator === null) return 3;
  return operator === '+' || operator === '-' ? 1 : 2;
}

/** The count of operators of a tree. */
export function operationsOf({ operator, left, right }: Tree): number {
  return operator === null ? 0 : 1 + operationsOf(left!) + operationsOf(right!);
}

/** The tidiest text of some trees: largest result, divisions, length of the text, text. */
export function tidiestOf(trees: readonly Tree[]): string {
  const [first] = trees
    .map((tree) => ({ ...measure(tree), text: textOf(tree) }))
    .sort(
      (a, b) =>
        compareRationals(a.largest, b.largest) ||
        a.divisions - b.divisions ||
        a.text.length - b.text.length ||
        (a.text < b.text ? -1 : Number(a.text > b.text)),
    );
  return first.text;
}

/** The largest absolute result of the operations of a tree, and the count of its divisions. */
export function measure({ operator, left, right, value: [p, q] }: Tree): {
  largest: Rational;
  divisions: number;
} {
  if (operator === null) return { largest: [0n, 1n], divisions: 0 };
  const [a, b] = [measure(left!), measure(right!)];
  const own: Rational = [p < 0n ? -p : p, q];
  return {
    largest: [own, a.largest, b.largest].reduce((x, y) => (compareRationals(x, y) >= 0 ? x : y)),
    divisions: a.divisions + b.divisions + Number(operator === '/'),
  };
}

function ascending(a: number, b: number): number {
  return a - b;
}
