// The tidiest expressions of a board by their definition, for many values in one pass: all trees over each
// subset of the needed size are built, and the best one for each wanted value is kept. Only trees of smaller
// subsets are stored. For up to six numbers: about 4 million trees, 3 s.
//
// tidiestOf (subset-trees.ts) does the same for one value, is shorter and sorts; this file has a formatter of
// its own.
import { countBits } from './recursive-definition.js';

interface Tree {
  readonly value: number;
  /** The largest result of an operation, 0 for a number. */
  readonly largest: number;
  readonly divisions: number;
  /** Null for a number. */
  readonly operator: '+' | '-' | '*' | '/' | null;
  readonly left: Tree | null;
  readonly right: Tree | null;
}

/** The text of the tidiest expression of each value, over exactly `size` of the numbers. */
export function tidiestTexts(
  numbers: readonly number[],
  size: number,
  values: ReadonlySet<number>,
): Map<number, string> {
  const best = new Map<number, Tree>();
  const keep = (tree: Tree) => {
    if (!values.has(tree.value)) return;
    const other = best.get(tree.value);
    if (other === undefined || isTidier(tree, other)) best.set(tree.value, tree);
  };
  const trees: Tree[][] = [];
  for (let subset = 1; subset < 1 << numbers.length; subset++) {
    if (countBits(subset) > size) continue;
    const own: Tree[] = [];
    trees[subset] = own;
    const take = countBits(subset) === size ? keep : (tree: Tree) => own.push(tree);
    if (countBits(subset) === 1) {
      const value = numbers[Math.log2(subset)];
      take({ value, largest: 0, divisions: 0, operator: null, left: null, right: null });
    }
    for (let part = (subset - 1) & subset; part > 0; part = (part - 1) & subset) {
      for (const left of trees[part]) {
        for (const right of trees[subset - part]) {
          take(join(left, '+', right, left.value + right.value));
          take(join(left, '*', right, left.value * right.value));
          if (left.value > right.value) take(join(left, '-', right, left.value - right.value));
          if (left.value % right.value === 0) take(join(left, '/', right, left.value / right.value));
        }
      }
    }
  }
  return new Map(Array.from(best, ([value, tree]) => [value, textOf(tree)]));
}

function join(left: Tree, operator: '+' | '-' | '*' | '/', right: Tree, value: number): Tree {
  const largest = Math.max(left.largest, right.largest, value);
  const divisions = left.divisions + right.divisions + (operator === '/' ? 1 : 0);
  return { value, largest, divisions, operator, left, right };
}

function isTidier(a: Tree, b: Tree): boolean {
  if (a.largest !== b.largest) return a.largest < b.largest;
  if (a.divisions !== b.divisions) return a.divisions < b.divisions;
  const [text, other] = [textOf(a), textOf(b)];
  return text.length === other.length ? text < other : text.length < other.length;
}

function textOf({ value, operator, left, right }: Tree): string {
  if (operator === null) return String(value);
  const isProduct = (tree: Tree) => tree.operator === '*' || tree.operator === '/';
  const isSum = (tree: Tree) => tree.operator === '+' || tree.operator === '-';
  const within = operator === '*' || operator === '/';
  const a = within && isSum(left!) ? `(${textOf(left!)})` : textOf(left!);
  const b = isSum(right!) || (within && isProduct(right!)) ? `(${textOf(right!)})` : textOf(right!);
  return `${a} ${operator} ${b}`;
}
