// Finds the templates that solve the numbers of a board with operators beyond the four.
//
// The general search lists the trees of the target, whose leaves are values. Each tree represents the
// templates that replace its leaves by positions with these values: one template if all numbers differ.
// Evaluating every expression instead would take exact irrational values of 41,160 expressions a board.
import { FurtherSolutions } from '../operators/further-operators/further-solutions.js';
import { mostOperations } from '../operators/further-operators/search-nodes.js';
import { checkComplete } from '../operators/further-operators/solve-further.js';
import { countBits } from '../core/bits.js';
import { DEFAULT_LIMITS } from '../core/puzzle/largest-operands.js';
import type { Expression } from '../core/api-types.js';
import type { TemplateFinder } from './evaluate-templates.js';
import { toFraction } from './parse-scope.js';
import { operandsOf, formatTemplate } from './template-text.js';
import type { Scope } from './templates-types.js';

/** Template of a part of a tree, and the positions that it uses as a bit mask. */
interface PartialTemplate {
  readonly text: string;
  readonly mask: number;
}

/** Searches for templates. A key is the text of a template. */
export function searchTemplates({ size, target, groupings, operators }: Scope): TemplateFinder<string> {
  const rules = { values: 'real', use: 'all', operators, limits: DEFAULT_LIMITS } as const;
  const all = 2 ** size - 1;
  const wanted = toFraction(target);
  const solve = (numbers: readonly number[], report: (text: string) => void): void => {
    const leaves = numbers.map((number) => [number]);
    const solutions = new FurtherSolutions({ leaves, rules, target: wanted }, 'trees');
    let isNothing = true;
    for (let operations = size - 1; operations <= mostOperations(rules, size); operations++) {
      for (const tree of solutions.list(all, operations)) {
        isNothing = false;
        for (const { text } of place(tree, numbers, 0, groupings === 'three')) report(text);
      }
    }
    checkComplete(solutions.nodes, isNothing, rules);
  };
  return { solve, format: (text) => text };
}

/** Yields all templates of a tree that use none of the positions in a mask. */
function* place(
  tree: Expression,
  numbers: readonly number[],
  taken: number,
  refusesSingleLeft = false,
): Generator<PartialTemplate, undefined> {
  if (typeof tree === 'number') {
    for (let position = 0; position < numbers.length; position++) {
      const mask = 1 << position;
      if (numbers[position] === tree && (taken & mask) === 0) yield { text: `x${position}`, mask };
    }
    return;
  }
  const operands = operandsOf(tree);
  for (const parts of placeAll(operands, numbers, taken)) {
    if (refusesSingleLeft && countBits(parts[0].mask) === 1) continue;
    const mask = parts.reduce((union, part) => union | part.mask, 0);
    const texts = parts.map(({ text }) => text);
    yield { text: formatTemplate(tree.operator, texts), mask };
  }
}

/** Yields all choices of templates for several trees that have no position in common. */
function* placeAll(
  trees: readonly Expression[],
  numbers: readonly number[],
  taken: number,
): Generator<PartialTemplate[], undefined> {
  if (trees.length === 0) {
    yield [];
    return;
  }
  const [first, ...rest] = trees;
  for (const part of place(first, numbers, taken)) {
    for (const others of placeAll(rest, numbers, taken | part.mask)) yield [part, ...others];
  }
}
