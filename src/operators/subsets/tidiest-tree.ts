// The tidiest tree of a value: least largest result of an operation, then fewest divisions, then the shorter
// text, then text order.
//
// First, the least largest result below each node. With that of the whole as a cap, the best text of each
// node is put together from those of its operands, one for each precedence, as brackets depend on it
// (solver/four-operators/tidiest-text.ts has the argument).
import { spendTicks } from '../../core/deadline.js';
import { isEqual, isLess, type Fraction } from '../../core/fraction.js';
import { rowOf, type BasicRow } from '../../core/operator-rows.js';
import {
  better,
  createParts,
  joinParts,
  partsOfNumber,
  type TidyPart,
  type TidyParts,
} from '../../solver/four-operators/tidiest-text.js';
import type { Expression } from '../../core/api-types.js';
import type { Node, SubsetGraph } from './subset-graph.js';
import { numberOf } from './subset-trees.js';
import { NONE, type ValueTable } from './value-table.js';

/** Ticks that joining the texts of two operands costs (core/deadline.ts). */
const TICKS_PER_TEXT = 16;

/** Finds the tidiest of all trees of some nodes, which have one value and the same number of numbers. */
export function findTidiest(search: SubsetGraph, nodes: readonly Node[]): Expression {
  const tidier = new Tidier(search);
  let cap: number | null = null;
  for (const node of nodes) {
    const largest = tidier.largestOf(node);
    if (cap === null || tidier.isWithin(largest, cap)) cap = largest;
  }
  let best: TidyPart | null = null;
  for (const node of nodes) {
    for (const part of tidier.partsOf(node, cap!)) best = better(best, part);
  }
  return best!.expression;
}

class Tidier {
  readonly #search: SubsetGraph;
  readonly #largest = new Map<Node, number>();
  readonly #parts = new Map<Node, TidyParts>();

  constructor(search: SubsetGraph) {
    this.#search = search;
  }

  /** Least possible largest result of a node; NONE for a given number. */
  largestOf(node: Node): number {
    if (node.ways.length === 0) return NONE;
    const known = this.#largest.get(node);
    if (known !== undefined) return known;
    let least: number | null = null;
    for (const { left, right } of node.ways) {
      spendTicks();
      let largest = node.value;
      for (const each of [this.largestOf(left), this.largestOf(right)]) {
        if (!this.isWithin(each, largest)) largest = each;
      }
      if (least === null || !this.isWithin(least, largest)) least = largest;
    }
    this.#largest.set(node, least!);
    return least!;
  }

  /** Whether a result is at most another. */
  isWithin(result: number, cap: number): boolean {
    return result === NONE || (cap !== NONE && compareMagnitudes(this.#search.values, result, cap) <= 0);
  }

  /** Returns the best text at each precedence, of those without a result above the cap. */
  partsOf(node: Node, cap: number): TidyParts {
    let parts = this.#parts.get(node);
    if (parts !== undefined) return parts;
    parts = node.ways.length === 0 ? partsOfNumber(numberOf(this.#search, node)) : createParts();
    this.#parts.set(node, parts);
    if (!this.isWithin(this.largestOf(node), cap)) return parts;
    for (const { operator, left, right } of node.ways) {
      spendTicks(TICKS_PER_TEXT);
      if (!this.isWithin(this.largestOf(left), cap) || !this.isWithin(this.largestOf(right), cap)) continue;
      const row = rowOf(operator) as BasicRow;
      const joined = joinParts(this.partsOf(left, cap), row, this.partsOf(right, cap));
      parts[row.precedence] = better(parts[row.precedence], joined);
    }
    return parts;
  }
}

/** Compares abs(one) and abs(other). */
function compareMagnitudes(values: ValueTable, one: number, other: number): number {
  if (one === other) return 0;
  const x = Math.abs(values.numeratorOf(one) / values.denominatorOf(one));
  const y = Math.abs(values.numeratorOf(other) / values.denominatorOf(other));
  if (Math.abs(x - y) > (x + y) * 2 ** -50) return x - y;
  const [left, right] = [magnitudeOf(values.fractionOf(one)), magnitudeOf(values.fractionOf(other))];
  if (isEqual(left, right)) return 0;
  return isLess(left, right) ? -1 : 1;
}

function magnitudeOf({ numerator, denominator }: Fraction): Fraction {
  return { numerator: numerator < 0n ? -numerator : numerator, denominator };
}
