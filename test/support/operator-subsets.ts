// Answers over fewer than the four operators by their definition: for a board every tree over every multiset
// of its numbers is built, with BigInt fractions, and each question is answered by looking at all of them. Up
// to five numbers: some 200,000 trees.
import { expect } from 'vitest';
import type { Alternatives, Distinct, NumbersGameError, Operator, Rules } from '../../src/index.js';
import { solutionKey } from '../../src/expression.js';
import { join, leafOf, multisetsOf, nameOf, type Rational, type Tree } from './classes.js';
import { createFullSolver } from './full-solver.js';
import type { Random } from './random.js';

const levels = ['trees', 'function', 'essential'] as const;
const solver = createFullSolver();

/** The 14 strict subsets of the four operators. */
export const OPERATOR_SUBSETS: readonly (readonly Operator[])[] = Array.from({ length: 14 }, (_, i) =>
  (['+', '-', '*', '/'] as const).filter((_, bit) => ((i + 1) >> bit) & 1),
);

type Leaves = readonly (readonly number[])[];

/** The trees of each value, by its text, that are made of so many numbers. */
type Made = ReadonlyMap<string, readonly Tree[]>;

interface Text {
  readonly text: string;
  readonly precedence: number;
}

/** All trees that the rules allow, by the count of their numbers and their value. */
function makeAll(leaves: Leaves, rules: Rules): Made[] {
  const known = new Map<string, readonly Tree[]>();
  const made = Array.from({ length: leaves.length + 1 }, () => new Map<string, Tree[]>());
  for (const numbers of multisetsOf(leaves, rules.use)) {
    for (const tree of treesOf([...numbers].sort(ascending), rules, known)) {
      const trees = made[numbers.length];
      const key = tree.value.join('/');
      const others = trees.get(key);
      if (others === undefined) trees.set(key, [tree]);
      else others.push(tree);
    }
  }
  return made;
}

function treesOf(
  numbers: readonly number[],
  rules: Rules,
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
    for (const left of treesOf(some, rules, known)) {
      for (const right of treesOf(others, rules, known)) trees.push(...join(left, right, rules));
    }
  }
  known.set(name, trees);
  return trees;
}

/** The same with one tree of each value only. For six numbers all trees would be too many. */
function makeValues(leaves: Leaves, rules: Rules): Made[] {
  const made = Array.from({ length: leaves.length + 1 }, () => new Map<string, Tree[]>());
  const known = new Map<string, Map<string, Tree>>();
  for (const numbers of multisetsOf(leaves, rules.use)) {
    const trees = valuesOf([...numbers].sort(ascending), rules, known);
    for (const [key, tree] of trees) made[numbers.length].set(key, [tree]);
  }
  return made;
}

function valuesOf(numbers: readonly number[], rules: Rules, known: Map<string, Map<string, Tree>>) {
  const name = numbers.join();
  let trees = known.get(name);
  if (trees !== undefined) return trees;
  trees = new Map();
  if (numbers.length === 1) trees.set(`${numbers[0]}/1`, leafOf(numbers[0]));
  for (let mask = 1; mask < (1 << numbers.length) - 1; mask++) {
    const [some, others] = [1, 0].map((bit) => numbers.filter((_, i) => ((mask >> i) & 1) === bit));
    for (const left of valuesOf(some, rules, known).values()) {
      for (const right of valuesOf(others, rules, known).values()) {
        for (const tree of join(left, right, rules)) trees.set(tree.value.join('/'), tree);
      }
    }
  }
  known.set(name, trees);
  return trees;
}

/** Compares values, distances and operations only, for six numbers. */
export function compareSix(random: Random, boards: number, targets: number): void {
  for (let board = 0; board < boards; board++) {
    const operators = random.pick(OPERATOR_SUBSETS);
    const leaves = drawLeaves(random, 6).map((leaf) => leaf.slice(0, 1));
    const isSmall = operators.length < 3 || new Set(leaves.flat()).size < 4;
    const rules: Rules = {
      values: isSmall ? random.pick(['natural', 'integer', 'rational']) : 'natural',
      use: random.pick(['any', 'all']),
      operators,
    };
    compareMade(makeValues(leaves, rules), leaves, rules, random, targets, false);
  }
}

/** Compares the answers to some targets on a board with the definition; how many puzzles that were. */
function compareSubset(leaves: Leaves, rules: Rules, random: Random, targets: number): number {
  compareMade(makeAll(leaves, rules), leaves, rules, random, targets, true);
  return targets;
}

/** @param hasAll whether `made` has all trees of each value */
function compareMade(
  made: readonly Made[],
  leaves: Leaves,
  rules: Rules,
  random: Random,
  targets: number,
  hasAll: boolean,
): void {
  const numbers = random.shuffle(
    leaves.map((oneOf): number | Alternatives => (oneOf.length === 1 ? oneOf[0] : { oneOf })),
  );
  const values = made.flatMap((trees) => [...trees.values()].map(([{ value }]) => value));
  for (let count = 0; count < targets; count++) {
    const target = drawTarget(values, rules, random);
    const puzzle = { numbers, target: target.join('/'), rules };
    const context = JSON.stringify(puzzle);
    const isLarge = mayExceed(leaves, target);
    compareUnlessLarge(isLarge, () => {
      compareSolve(made, puzzle, target, hasAll, context);
    });
    if (!hasAll) continue;
    compareUnlessLarge(isLarge, () => {
      compareCounts(made, puzzle, target, context);
    });
  }
  compareUnlessLarge(mayExceed(leaves, [1000n, 1n]), () => {
    compareReach(made, { numbers, rules }, random);
  });
}

/**
 * Whether 64 bits may not hold a value on the way to a target: numerators and denominators are below the
 * product of c + 1 over the numbers, and there may be a product of two such on the way.
 */
function mayExceed(leaves: Leaves, [p, q]: Rational): boolean {
  const most = leaves.reduce((product, leaf) => product * BigInt(Math.max(...leaf) + 1), 1n);
  const size = (p < 0n ? -p : p) + q;
  return most * (size > most ? size : most) >= 2n ** 62n;
}

/** Number of comparisons that were refused as `too-large`, where that is allowed. */
let refused = 0;

/** Makes a comparison that may be refused, if values are large, but never be wrong. */
function compareUnlessLarge(isLarge: boolean, compareAll: () => void): void {
  try {
    compareAll();
  } catch (error) {
    if (!isLarge || (error as NumbersGameError).code !== 'too-large') throw error;
    refused++;
  }
}

/** A value that can be made, mostly; or one next to such, 0, a negation or any. */
function drawTarget(values: readonly Rational[], rules: Rules, random: Random): Rational {
  const [p, q] = values.length > 0 ? random.pick(values) : [24n, 1n];
  const drawn = random.pick<Rational>([
    [p, q],
    [p, q],
    [p, q],
    [-p, q],
    [p + 1n, q],
    [2n * p + 1n, 2n * q],
    [0n, 1n],
    [BigInt(random.integer(-30, 300)), BigInt(random.pick([1, 1, 1, 2, 7]))],
    [p * 10n ** 40n + 1n, q * 10n ** 39n],
  ]);
  const reduced = reduce(drawn);
  const isInteger = reduced[1] === 1n;
  if (rules.values === 'natural') return isInteger && reduced[0] > 0n ? reduced : [p, q];
  return rules.values === 'rational' || isInteger ? reduced : [p, q];
}

interface Asked {
  readonly numbers: (number | Alternatives)[];
  readonly target: string;
  readonly rules: Rules;
}

function compareSolve(
  made: readonly Made[],
  puzzle: Asked,
  target: Rational,
  hasAll: boolean,
  context: string,
): void {
  const key = target.join('/');
  const size = made.findIndex((trees) => trees.has(key));
  const only = solver.solve({ ...puzzle, nearest: false });
  expect(only.status, context).toBe(size < 0 ? 'none' : 'exact');
  const [bestKey, bestSize] = size < 0 ? nearestOf(made, target) : [key, size];
  for (const tidy of [false, true]) {
    const result = solver.solve({ ...puzzle, nearest: true, tidy });
    if (bestSize === 0) {
      expect(result.status, context).toBe('none');
      continue;
    }
    const trees = made[bestSize].get(bestKey)!;
    expect(result, context).toMatchObject({
      status: size < 0 ? 'nearest' : 'exact',
      operations: bestSize - 1,
    });
    expect(String(result.value), context).toBe(bestKey.replace(/\/1$/, ''));
    const { expression } = result;
    if (!hasAll) continue;
    if (tidy) expect(expression, context).toBe(tidiestOf(trees));
    else
      expect(
        trees.map((tree) => textOf(tree).text),
        context,
      ).toContain(expression);
  }
}

/** The nearest value and how many numbers it takes; 0 if there is none. */
function nearestOf(made: readonly Made[], [tp, tq]: Rational): [string, number] {
  let best: { key: string; size: number; d: Rational; v: Rational } | null = null;
  for (const [size, trees] of made.entries()) {
    for (const [key, [{ value }]] of trees) {
      const [p, q] = value;
      const difference = p * tq - tp * q;
      const d: Rational = [difference < 0n ? -difference : difference, q * tq];
      const order = best === null ? -1 : compare(d, best.d) || size - best.size || compare(value, best.v);
      if (order < 0) best = { key, size, d, v: value };
    }
  }
  return best === null ? ['', 0] : [best.key, best.size];
}

function tidiestOf(trees: readonly Tree[]): string {
  let best: { largest: Rational; divisions: number; text: string } | null = null;
  for (const tree of trees) {
    const { largest, divisions } = measure(tree);
    const { text } = textOf(tree);
    const order =
      best === null
        ? -1
        : compare(largest, best.largest) ||
          divisions - best.divisions ||
          text.length - best.text.length ||
          (text < best.text ? -1 : 1);
    if (order < 0) best = { largest, divisions, text };
  }
  return best!.text;
}

function measure({ operator, left, right, value: [p, q] }: Tree): { largest: Rational; divisions: number } {
  if (operator === null) return { largest: [0n, 1n], divisions: 0 };
  const [a, b] = [measure(left!), measure(right!)];
  const own: Rational = [p < 0n ? -p : p, q];
  const largest = [own, a.largest, b.largest].reduce((x, y) => (compare(x, y) >= 0 ? x : y));
  return { largest, divisions: a.divisions + b.divisions + (operator === '/' ? 1 : 0) };
}

function textOf({ operator, left, right, value }: Tree): Text {
  if (operator === null) return { text: String(value[0]), precedence: 3 };
  const precedence = operator === '+' || operator === '-' ? 1 : 2;
  const [a, b] = [textOf(left!), textOf(right!)];
  const first = a.precedence < precedence ? `(${a.text})` : a.text;
  const second = b.precedence <= precedence ? `(${b.text})` : b.text;
  return { text: `${first} ${operator} ${second}`, precedence };
}

function compareCounts(made: readonly Made[], puzzle: Asked, target: Rational, context: string): void {
  const trees = made.flatMap((bySize) => bySize.get(target.join('/')) ?? []);
  for (const distinct of levels) {
    const isPlainOnly = distinct === 'essential' && puzzle.rules.use === 'any';
    const names = new Set(
      trees.filter(({ plain }) => plain || !isPlainOnly).map((tree) => nameOf(tree, distinct)),
    );
    expect(solver.count(puzzle, { distinct }), `${context}, ${distinct}`).toBe(names.size);
    compareKeys(trees.slice(0, 200), distinct, context);
    if (names.size > 300) continue;
    const listed = [...solver.solutions(puzzle, { distinct })];
    const operations = listed.map((solution) => solution.operations);
    expect(operations, context).toEqual([...operations].sort(ascending));
    const byText = new Map(trees.map((tree) => [textOf(tree).text, tree]));
    const found = listed.map(({ expression }) => nameOf(byText.get(expression)!, distinct));
    expect(new Set(found), `${context}, ${distinct}`).toEqual(names);
    expect(found, context).toHaveLength(names.size);
  }
}

/** Two trees have the same key if and only if they are of the same class. */
function compareKeys(trees: readonly Tree[], distinct: Distinct, context: string): void {
  const keyOf = new Map<string, string>();
  for (const tree of trees) {
    const key = solutionKey(textOf(tree).text, { distinct });
    const name = nameOf(tree, distinct);
    expect(keyOf.get(name) ?? key, context).toBe(key);
    keyOf.set(name, key);
  }
  expect(new Set(keyOf.values()).size, context).toBe(keyOf.size);
}

function compareReach(
  made: readonly Made[],
  { numbers, rules }: Omit<Asked, 'target'>,
  random: Random,
): void {
  const from = rules.values === 'natural' ? random.integer(1, 50) : random.integer(-100, 50);
  const to = from + random.integer(0, 300);
  const { operations } = solver.reach({ numbers, rules, from, to });
  const expected = Array.from({ length: to - from + 1 }, (_, i) => {
    const size = made.findIndex((trees) => trees.has(`${from + i}/1`));
    return size < 0 ? 255 : size - 1;
  });
  expect([...operations], JSON.stringify({ numbers, rules, from, to })).toEqual(expected);
}

/** Leaves with equal numbers, ones, large numbers, aces and other alternatives. */
function drawLeaves(random: Random, size: number): number[][] {
  const kind = random.integer(0, 9);
  const highest = random.pick([2, 3, 5, 10, 10, 13, 100, 2000]);
  return Array.from({ length: size }, () => {
    if (kind === 0) return [2 ** 53 - random.integer(1, 3)];
    if (kind === 1) return [random.pick([1, 2, 3, 2 ** 53 - 1, 2 ** 31, 94_906_267])];
    if (kind === 2 && random.integer(0, 1) === 0) return [1, 11];
    if (kind === 3 && size < 4 && random.integer(0, 1) === 0)
      return [random.integer(1, 4), random.integer(5, 9)];
    return [random.integer(1, highest)];
  });
}

/** Compares so many puzzles on random boards of `sizes` numbers, each size as often as it is named. */
export function compareSubsets(
  random: Random,
  puzzles: number,
  sizes: readonly number[],
  targets: number,
): void {
  refused = 0;
  for (let done = 0; done < puzzles;) {
    const operators = random.shuffle(random.pick(OPERATOR_SUBSETS));
    const rules: Rules = {
      values: random.pick(['natural', 'integer', 'rational']),
      use: random.pick(['any', 'all']),
      operators,
    };
    done += compareSubset(drawLeaves(random, random.pick(sizes)), rules, random, targets);
  }
  console.log(`${puzzles} puzzles, ${refused} comparisons refused as too large`);
}

function compare([a, b]: Rational, [c, d]: Rational): number {
  const difference = a * d - c * b;
  return difference < 0n ? -1 : Number(difference > 0n);
}

function reduce([p, q]: Rational): Rational {
  let [a, b] = [p, q];
  while (b !== 0n) [a, b] = [b, a % b];
  if (a < 0n) a = -a;
  return [p / a, q / a];
}

function ascending(a: number, b: number): number {
  return a - b;
}
