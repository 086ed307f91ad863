// Answers under integer rules by their definition: all trees over each subset of the numbers, with integer
// results only, in plain numbers. For up to five numbers without texts, four with them. It shares nothing
// with the engine.
import { countBits } from './recursive-definition.js';

/** A tree, with the criteria of tidy answers. */
interface IntegerTree {
  readonly value: number;
  /** The largest absolute result of an operation, 0 for a number. */
  readonly largest: number;
  readonly divisions: number;
  readonly text: string;
  /** 2 for a number, 1 for a product, 0 for a sum. */
  readonly precedence: number;
}

type Join = (operator: '+' | '-' | '*' | '/', value: number) => void;

/** Calls back for each operation on two integers, in this order, that has an integer result. */
function joinIntegers(a: number, b: number, join: Join): void {
  join('+', a + b);
  join('-', a - b);
  join('*', a * b);
  if (b !== 0 && a % b === 0) join('/', a / b);
}

/** The fewest operations of every value that can be made. */
export function fewestOperations(numbers: readonly number[], use: 'any' | 'all'): Map<number, number> {
  const values: Set<number>[] = [];
  const fewest = new Map<number, number>();
  const full = (1 << numbers.length) - 1;
  for (let subset = 1; subset <= full; subset++) {
    values[subset] = new Set(countBits(subset) === 1 ? [numbers[Math.log2(subset)]] : []);
    for (const part of partsOf(subset)) {
      for (const a of values[part]) {
        for (const b of values[subset - part])
          joinIntegers(a, b, (_, value) => values[subset].add(value + 0));
      }
    }
    if (use === 'all' && subset < full) continue;
    const operations = countBits(subset) - 1;
    for (const value of values[subset]) {
      if (operations < (fewest.get(value) ?? Infinity)) fewest.set(value, operations);
    }
  }
  return fewest;
}

/** The value with the least distance, then the fewest operations, then the smaller one. */
export function nearestInteger(made: ReadonlyMap<number, number>, target: number): number {
  const [[nearest]] = [...made].sort(
    ([a, x], [b, y]) => Math.abs(a - target) - Math.abs(b - target) || x - y || a - b,
  );
  return nearest;
}

/** The text of the tidiest tree with a value, over exactly `size` of the numbers. */
export function tidiestInteger(numbers: readonly number[], size: number, value: number): string {
  let best: IntegerTree | null = null;
  for (let subset = 1; subset < 1 << numbers.length; subset++) {
    if (countBits(subset) !== size) continue;
    for (const tree of treesOf(numbers, subset)) {
      if (tree.value === value && (best === null || isTidier(tree, best))) best = tree;
    }
  }
  return best!.text;
}

function isTidier(a: IntegerTree, b: IntegerTree): boolean {
  if (a.largest !== b.largest) return a.largest < b.largest;
  if (a.divisions !== b.divisions) return a.divisions < b.divisions;
  if (a.text.length !== b.text.length) return a.text.length < b.text.length;
  return a.text < b.text;
}

function treesOf(numbers: readonly number[], subset: number): IntegerTree[] {
  const trees: IntegerTree[] = [];
  if (countBits(subset) === 1) {
    const value = numbers[Math.log2(subset)];
    trees.push({ value, largest: 0, divisions: 0, text: String(value), precedence: 2 });
  }
  for (const part of partsOf(subset)) {
    const rights = treesOf(numbers, subset - part);
    for (const left of treesOf(numbers, part)) {
      for (const right of rights) {
        joinIntegers(left.value, right.value, (operator, value) => {
          const precedence = operator === '*' || operator === '/' ? 1 : 0;
          const [a, b] = [
            left.precedence < precedence ? `(${left.text})` : left.text,
            right.precedence <= precedence ? `(${right.text})` : right.text,
          ];
          trees.push({
            value: value + 0,
            largest: Math.max(left.largest, right.largest, Math.abs(value)),
            divisions: left.divisions + right.divisions + Number(operator === '/'),
            text: `${a} ${operator} ${b}`,
            precedence,
          });
        });
      }
    }
  }
  return trees;
}

/** Every strict, non-empty part of a subset. */
function partsOf(subset: number): number[] {
  const parts: number[] = [];
  for (let part = (subset - 1) & subset; part > 0; part = (part - 1) & subset) parts.push(part);
  return parts;
}
