// All distinct solutions over fewer than the four operators, on a board of numbers of one value each: over
// one subset at a time, listed or counted.
import type { Fraction } from '../../core/fraction.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import type { Distinct, Expression } from '../../core/api-types.js';
import { SubsetClasses, expressionOf } from './subset-classes.js';
import { SubsetGraph, type Node } from './subset-graph.js';
import { countTrees, listTrees } from './subset-trees.js';

export class GeneralSolutions {
  readonly #search: SubsetGraph;
  readonly #target: Fraction;
  /** Classes of solutions; null for `trees`. */
  readonly #classes: SubsetClasses | null;
  readonly #counts = new Map<Node, number>();

  /** Opens the solutions of a target. @throws NumbersGameError `too-large` */
  constructor(leaves: readonly Leaf[], rules: ParsedRules, target: Fraction, distinct: Distinct) {
    this.#search = new SubsetGraph(leaves, rules);
    this.#target = target;
    this.#classes =
      distinct === 'trees' ? null : new SubsetClasses(this.#search, distinct, rules.use === 'all');
  }

  /** Yields the solutions over a subset, in a fixed order. */
  *list(mask: number): Generator<Expression, undefined> {
    const node = this.#search.find(mask, this.#target);
    if (node === null) return;
    if (this.#classes === null) yield* listTrees(this.#search, node);
    else for (const form of this.#classes.formsOfTarget(node)) yield expressionOf(form);
  }

  /** Counts the solutions over a subset. */
  count(mask: number): number {
    const node = this.#search.find(mask, this.#target);
    if (node === null) return 0;
    return this.#classes?.formsOfTarget(node).length ?? countTrees(node, this.#counts);
  }
}
