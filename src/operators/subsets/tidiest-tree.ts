// The tidiest tree of a value: least largest result of an operation, then fewest divisions, then the shorter
// text, then text order.
//
// First, the least largest result below each node. With that of the whole as a cap, the best text of each
// node is put together from those of its operands, one for each precedence, as brackets depend on it
// (solver/four-operators/compare-tidiness.ts has the argument).
import { spendTicks } from '../../core/deadline.js';
import { isLess, type Fraction } from '../../core/fraction.js';
import {
  better,
  createParts,
  joinParts,
  partsOfNumber,
  type TidyPart,
  type TidyParts,
} from '../../solver/four-operators/compare-tidiness.js';
import type { Expression } from '../../core/api-types.js';
import type { Node } from './subset-graph.js';

/** Ticks that joining the texts of two operands costs (core/deadline.ts). */
const TICKS_PER_TEXT = 16;

/** Finds the tidiest of all trees of some nodes, which have one value and the same number of numbers. */
export function findTidiest(nodes: readonly Node[]): Expression {
  const tidier = new Tidier();
  let cap: Fraction | null = null;
  for (const node of nodes) {
    const largest = tidier.largestOf(node);
    if (cap === null || isWithin(largest, cap)) cap = largest;
  }
  let best: TidyPart | null = null;
  for (const node of nodes) {
    for (const part of tidier.partsOf(node, cap)) best = better(best, part);
  }
  return best!.expression;
}

class Tidier {
  readonly #largest = new Map<Node, Fraction | null>();
  readonly #parts = new Map<Node, TidyParts>();

  /** Least possible largest result of a node; null for a given number. */
  largestOf(node: Node): Fraction | null {
    const known = this.#largest.get(node);
    if (known !== undefined) return known;
    let least: Fraction | null = null;
    for (const { operation, operands } of node.ways) {
      if (typeof operation === 'number') continue;
      spendTicks();
      let largest = node.value;
      for (const each of operands.map((operand) => this.largestOf(operand))) {
        if (!isWithin(each, largest)) largest = each!;
      }
      if (least === null || !isWithin(least, largest)) least = largest;
    }
    this.#largest.set(node, least);
    return least;
  }

  /** Returns the best text at each precedence, of those without a result above the cap. */
  partsOf(node: Node, cap: Fraction | null): TidyParts {
    let parts = this.#parts.get(node);
    if (parts !== undefined) return parts;
    parts = createParts();
    if (isWithin(this.largestOf(node), cap)) {
      for (const { operation, operands } of node.ways) {
        if (typeof operation === 'number') {
          parts = partsOfNumber(operation);
          continue;
        }
        spendTicks(TICKS_PER_TEXT);
        if (!operands.every((operand) => isWithin(this.largestOf(operand), cap))) continue;
        const [left, right] = operands.map((operand) => this.partsOf(operand, cap));
        const { precedence } = operation;
        parts[precedence] = better(parts[precedence], joinParts(left, operation, right));
      }
    }
    this.#parts.set(node, parts);
    return parts;
  }
}

/** Whether a result is at most another, both without their signs; null is no result. */
function isWithin(result: Fraction | null, cap: Fraction | null): boolean {
  return result === null || (cap !== null && !isLess(magnitudeOf(cap), magnitudeOf(result)));
}

function magnitudeOf({ numerator, denominator }: Fraction): Fraction {
  return { numerator: numerator < 0n ? -numerator : numerator, denominator };
}
