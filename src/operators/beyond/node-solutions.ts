// All distinct solutions with operators beyond the four, on a board of numbers of one value each: over one
// subset and with one number of operations at a time, listed or counted.
import type { Fraction } from '../../core/fraction.js';
import { isZero } from '../../core/fraction.js';
import type { Distinct, Expression } from '../../core/api-types.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { NodeClasses, expressionOf } from './node-classes.js';
import { encloseExactly } from './enclose-exactly.js';
import { Enclosure } from '../../expression/doubles/enclosure.js';
import { NodeSearch } from './search-nodes.js';
import { isNode } from './solve-beyond.js';
import { countTrees, listTrees } from './node-trees.js';

export class BeyondSolutions {
  readonly #search: NodeSearch;
  readonly #target: Fraction;
  readonly #enclosure = new Enclosure();
  /** Classes of solutions; null for `trees`. */
  readonly #classes: NodeClasses | null;
  readonly #counts = new Map<number, number>();
  readonly #waysOf: (node: number) => readonly number[];

  /** Opens the solutions of a target. @throws NumbersGameError `too-large` */
  constructor(leaves: readonly Leaf[], rules: ParsedRules, target: Fraction, distinct: Distinct) {
    const search = new NodeSearch(leaves, rules, rules.values, true);
    this.#search = search;
    this.#target = target;
    encloseExactly(target, this.#enclosure);
    this.#waysOf = (node) => [node, ...(search.furtherWays.get(node) ?? [])];
    this.#classes =
      distinct === 'trees'
        ? null
        : new NodeClasses(search.nodes, this.#waysOf, distinct, rules.use === 'all');
  }

  /** Nodes of the search, which record whether values were left out, and why (solve-beyond.ts). */
  get nodes(): NodeSearch['nodes'] {
    return this.#search.nodes;
  }

  /** Yields the solutions over a subset with a number of operations, in a fixed order. */
  *list(mask: number, operations: number): Generator<Expression, undefined> {
    const found = this.#find(mask, operations);
    if (this.#classes === null) {
      for (const node of found) yield* listTrees(this.nodes, this.#waysOf, node);
    } else {
      for (const form of this.#classes.formsOfTarget(found, isZero(this.#target))) {
        yield expressionOf(this.nodes, form);
      }
    }
  }

  /** Counts the solutions over a subset with a number of operations. */
  count(mask: number, operations: number): number {
    const found = this.#find(mask, operations);
    if (this.#classes !== null) return this.#classes.formsOfTarget(found, isZero(this.#target)).length;
    return found.reduce((sum, node) => sum + countTrees(this.nodes, this.#waysOf, node, this.#counts), 0);
  }

  #find(mask: number, operations: number): number[] {
    const found: number[] = [];
    this.#search.visit(mask, operations, operations, this.#enclosure, (node) => {
      if (isNode(this.nodes, node, this.#target)) {
        found.push(node);
        this.#search.keep();
      }
      return false;
    });
    return found;
  }
}
