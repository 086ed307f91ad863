// The tidiest answer by its definition: all trees, sorted. For up to four numbers.
import { formatExpression, type Expression } from '../../src/expression.js';
import { countBits, resultsOf, type Answer, type Leaves } from './recursive-definition.js';

interface Tree {
  readonly expression: Expression;
  readonly value: bigint;
  readonly largest: bigint;
  readonly divisions: number;
}

/** All trees over exactly the numbers of a subset. */
function treesOf(leaves: Leaves, subset: number): Tree[] {
  const trees: Tree[] = [];
  if (countBits(subset) === 1) {
    for (const n of leaves[Math.log2(subset)]) {
      trees.push({ expression: n, value: BigInt(n), largest: 0n, divisions: 0 });
    }
  }
  for (let part = 1; part < subset; part++) {
    if ((part & subset) !== part) continue;
    const rights = treesOf(leaves, subset - part);
    for (const a of treesOf(leaves, part)) {
      for (const b of rights) trees.push(...joins(a, b));
    }
  }
  return trees;
}

function joins(a: Tree, b: Tree): Tree[] {
  return resultsOf(a.value, b.value).map(([operator, value]) => ({
    expression: { operator, left: a.expression, right: b.expression },
    value,
    largest: [a.largest, b.largest, value].reduce((x, y) => (x > y ? x : y)),
    divisions: a.divisions + b.divisions + (operator === '/' ? 1 : 0),
  }));
}

/** The text of the tidiest tree with this value and so many operations. */
export function tidiestText(leaves: Leaves, { value, operations }: Answer): string {
  const texts: { text: string; tree: Tree }[] = [];
  for (let subset = 1; subset < 1 << leaves.length; subset++) {
    if (countBits(subset) !== operations + 1) continue;
    for (const tree of treesOf(leaves, subset)) {
      if (tree.value === value) texts.push({ text: formatExpression(tree.expression), tree });
    }
  }
  texts.sort(
    (a, b) =>
      Number(a.tree.largest - b.tree.largest) ||
      a.tree.divisions - b.tree.divisions ||
      a.text.length - b.text.length ||
      (a.text < b.text ? -1 : 1),
  );
  return texts[0].text;
}
