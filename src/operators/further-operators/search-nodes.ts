// Searches the values that the numbers make with operators beyond the four, and the ways to make a target.
//
// Subsets of up to about half of the numbers are listed forward, by operations: all nodes of 0, of 1, …
// (node-list.ts). A target is looked for backward: over all splits of a subset, each node of the smaller
// part is one operand, and the inverse of the operator encloses the other one, which is looked up in a list
// or, if its subset is not listed, looked for in turn. Whatever is found is then computed forward, so only
// that computation has to be right about domains and values; the inverse only must not miss anything.
//
// With four numbers and the operators + - * / ^ root log, this computes some 600 values and looks up some
// 3,000 enclosures; all values of four numbers are some 20,000. Lists of larger subsets cost more than they
// save up to five numbers; with six, those of three and four numbers are looked up often enough.
//
// An operator of one operand is applied to a number, to joined digits or to the result of an operator of two,
// so a subset of k numbers has at most 2k - 1 of them.
//
// Tried with five numbers under `real`: remembering the targets of subsets that were looked for in vain,
// which are nearly all different; leaving out fractions where an inverse is every integer, as is done forward
// anyway, within 3 %; an inverse of roots that tells targets too near to 1, 6 % for 100 bytes.
import { countBits } from '../../core/bits.js';
import { spendTicks } from '../../core/deadline.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { openSubsets, type Subsets } from '../../solver/number-subsets.js';
import * as codes from './operator-codes.js';
import { Enclosure, mayBeEqual } from '../../expression/doubles/enclosure.js';
import { Operand } from '../../expression/doubles/operand.js';
import { ANYTHING, BOUNDED, NOTHING, type InvertOutcome } from '../../expression/operators/operator-parts.js';
import { selectAllRows } from '../../expression/operators/all-rows.js';
import { NONE, Nodes } from './node-table.js';
import { SubsetNodes, type VisitNode } from './node-list.js';

/**
 * Maximum number of operations of expressions of a number of numbers, at least one. The minimum is one less
 * than the numbers.
 */
export function mostOperations(rules: Pick<ParsedRules, 'operators' | 'defined'>, size: number): number {
  return selectAllRows(rules).some(({ arity }) => arity === 1) ? 3 * size - 2 : size - 1;
}

/** Known operand of an operator that has no other. */
const NO_OPERAND = new Operand();

export class NodeSearch {
  readonly nodes: Nodes;
  readonly leaves: readonly Leaf[];
  readonly #isForAll: boolean;
  readonly #operators: codes.OperatorCodes;
  readonly #isNatural: boolean;
  readonly #listedSize: number;
  readonly subsets: Subsets;
  readonly #lists: (SubsetNodes | undefined)[] = [];
  readonly #digits: (readonly (readonly number[])[] | undefined)[] = [];
  /** Enclosures for each subset on the way down. */
  readonly #known: Operand[] = [];
  readonly #other: Enclosure[] = [];
  readonly #probe = new Enclosure();
  /** Number of nodes that are kept: nodes below it are not removed. */
  #kept = 0;

  /** @param isForAll whether all solutions are wanted, or one with the fewest operations */
  constructor(leaves: readonly Leaf[], rules: ParsedRules, values: ParsedRules['values'], isForAll: boolean) {
    const operators = new codes.OperatorCodes(rules);
    this.#operators = operators;
    this.nodes = new Nodes(values, operators, rules.limits);
    this.leaves = leaves;
    this.#isForAll = isForAll;
    this.#isNatural = values === 'natural';
    this.subsets = openSubsets(leaves);
    this.#listedSize = leaves.length < 6 || operators.unary.length > 0 ? Math.ceil(leaves.length / 2) : 4;
  }

  /**
   * Visits nodes of a subset whose value may be the target's, all of them with `least` to `most` operations.
   * Those of subsets that are not listed are removed unless `visit` keeps them by `keep`.
   */
  visit(mask: number, least: number, most: number, target: Enclosure, visit: VisitNode): boolean {
    return this.#visit(this.subsets.firstTwins[mask], least, most, target, true, visit);
  }

  #mostOf(size: number): number {
    return this.#operators.unary.length > 0 ? 3 * size - 2 : size - 1;
  }

  /** Keeps all nodes made so far. */
  keep(): void {
    this.#kept = this.nodes.length;
  }

  #visit(
    mask: number,
    least: number,
    most: number,
    target: Enclosure,
    takesUnary: boolean,
    visit: VisitNode,
  ): boolean {
    const size = countBits(mask);
    least = Math.max(least, size - 1);
    most = Math.min(most, this.#mostOf(size));
    if (least > most) return false;
    if (this.#isNatural && target.x + target.r < 1) return false;
    if (size <= this.#listedSize) {
      const list = this.#listOf(mask, most);
      if (takesUnary) return list.find(target, least, most, visit);
      return list.find(target, least, most, (node) => !codes.isUnary(this.nodes.code[node]) && visit(node));
    }
    if (this.#visitBinary(mask, least, most, target, visit)) return true;
    if (least === size - 1 && this.#visitDigits(mask, target, visit)) return true;
    return takesUnary && this.#visitUnary(mask, least, most, target, visit);
  }

  #visitBinary(mask: number, least: number, most: number, target: Enclosure, visit: VisitNode): boolean {
    for (const [left, right] of this.subsets.splitsOf(mask)) {
      const knowsLeft = countBits(left) <= countBits(right);
      const [knownMask, otherMask] = knowsLeft ? [left, right] : [right, left];
      const size = countBits(knownMask);
      const mostKnown = Math.min(this.#mostOf(size), most - countBits(otherMask));
      const list = this.#listOf(knownMask, mostKnown);
      for (const code of this.#operators.binary) {
        if (this.#isMirrored(code, left, right)) continue;
        for (let count = size - 1; count <= mostKnown; count++) {
          const [leastOther, mostOther] = [least - 1 - count, most - 1 - count];
          const end = list.ends[count];
          for (let place = list.startOf(count); place < end; place++) {
            const known = list.nodes[place];
            if (this.#visitOthers(code, knowsLeft, known, otherMask, leastOther, mostOther, target, visit))
              return true;
          }
        }
      }
    }
    return false;
  }

  /** Visits the results of a known operand with each possible other operand. */
  #visitOthers(
    code: number,
    knowsLeft: boolean,
    known: number,
    otherMask: number,
    least: number,
    most: number,
    target: Enclosure,
    visit: VisitNode,
  ): boolean {
    spendTicks();
    const depth = countBits(otherMask);
    const operand = (this.#known[depth] ??= new Operand());
    const other = (this.#other[depth] ??= new Enclosure());
    const { nodes } = this;
    nodes.loadOperand(known, operand);
    const inverse = nodes.parts[code].invert(knowsLeft, target, operand, nodes.limits, other);
    if (inverse === NOTHING) return false;
    const meet: VisitNode = (found) =>
      this.#offer(
        knowsLeft ? nodes.addOperation(code, known, found) : nodes.addOperation(code, found, known),
        target,
        visit,
      );
    return this.#visitInverse(inverse, otherMask, least, most, other, true, meet);
  }

  /** Visits the operands that an inverse tells. */
  #visitInverse(
    inverse: InvertOutcome,
    mask: number,
    least: number,
    most: number,
    other: Enclosure,
    takesUnary: boolean,
    visit: VisitNode,
  ): boolean {
    if (inverse === NOTHING) return false;
    if (inverse === BOUNDED) return this.#visit(mask, least, most, other, takesUnary, visit);
    if (inverse === ANYTHING) return this.#visitAll(mask, least, most, visit);
    const operand = new Enclosure();
    return inverse.some((value) => {
      operand.set(value, 0);
      return this.#visit(mask, least, most, operand, takesUnary, visit);
    });
  }

  /** Visits a new node if it may be the target, and removes it unless it is kept. */
  #offer(node: number, target: Enclosure, visit: VisitNode): boolean {
    if (node === NONE) return false;
    this.nodes.load(node, this.#probe);
    if (mayBeEqual(target, this.#probe) && visit(node)) return true;
    this.nodes.truncate(Math.max(node, this.#kept));
    return false;
  }

  #visitAll(mask: number, least: number, most: number, visit: VisitNode): boolean {
    const list = this.#listOf(mask, most);
    const end = list.ends[most];
    for (let place = list.startOf(Math.max(0, least)); place < end; place++)
      if (visit(list.nodes[place])) return true;
    return false;
  }

  #visitDigits(mask: number, target: Enclosure, visit: VisitNode): boolean {
    for (const digits of this.#digitsOf(mask)) {
      if (this.#offer(this.nodes.addDigits(digits), target, visit)) return true;
    }
    return false;
  }

  #visitUnary(mask: number, least: number, most: number, target: Enclosure, visit: VisitNode): boolean {
    const { nodes } = this;
    for (const code of this.#operators.unary) {
      const meet: VisitNode = (found) =>
        !codes.isUnary(nodes.code[found]) &&
        this.#offer(nodes.addOperation(code, found, NONE), target, visit);
      const other = new Enclosure();
      const inverse = nodes.parts[code].invert(false, target, NO_OPERAND, nodes.limits, other);
      if (this.#visitInverse(inverse, mask, least - 1, most - 1, other, false, meet)) return true;
    }
    return false;
  }

  /** Returns the list of a subset, complete up to a number of operations. */
  #listOf(mask: number, operations: number): SubsetNodes {
    const list = (this.#lists[mask] ??= new SubsetNodes(this.nodes));
    while (list.ends.length <= operations) {
      this.#extend(list, mask, list.ends.length);
      list.ends.push(list.nodes.length);
    }
    return list;
  }

  #extend(list: SubsetNodes, mask: number, operations: number): void {
    const size = countBits(mask);
    if (operations < size - 1 || operations > this.#mostOf(size)) return;
    if (size === 1 && operations === 0) {
      for (const value of this.leaves[31 - Math.clz32(mask)]) this.#enter(list, this.nodes.addNumber(value));
    }
    if (operations === size - 1) {
      for (const digits of this.#digitsOf(mask)) this.#enter(list, this.nodes.addDigits(digits));
    }
    for (const [left, right] of this.subsets.splitsOf(mask)) this.#join(list, left, right, operations);
    if (operations === 0) return;
    const end = list.ends[operations - 1];
    for (let place = list.startOf(operations - 1); place < end; place++) {
      const operand = list.nodes[place];
      if (codes.isUnary(this.nodes.code[operand])) continue;
      for (const code of this.#operators.unary)
        this.#enter(list, this.nodes.addOperation(code, operand, NONE));
    }
  }

  #join(list: SubsetNodes, leftMask: number, rightMask: number, operations: number): void {
    const leastLeft = countBits(leftMask) - 1;
    const mostLeft = operations - countBits(rightMask);
    const lefts = this.#listOf(leftMask, mostLeft);
    const rights = this.#listOf(rightMask, operations - countBits(leftMask));
    for (const code of this.#operators.binary) {
      if (this.#isMirrored(code, leftMask, rightMask)) continue;
      for (let count = leastLeft; count <= mostLeft; count++) {
        const rest = operations - 1 - count;
        const leftEnd = lefts.ends[count];
        const rightEnd = rights.ends[rest];
        for (let i = lefts.startOf(count); i < leftEnd; i++) {
          const left = lefts.nodes[i];
          for (let j = rights.startOf(rest); j < rightEnd; j++)
            this.#enter(list, this.nodes.addOperation(code, left, rights.nodes[j]));
        }
      }
    }
  }

  /** Puts a new node into a list, unless it is already there. */
  #enter(list: SubsetNodes, node: number): void {
    if (node === NONE) return;
    const same = list.findSame(node, this.#isForAll);
    if (same === NONE) {
      list.add(node);
    } else if (this.#isForAll) {
      this.nodes.addWay(same, node);
    } else {
      this.nodes.truncate(node);
    }
  }

  /** Whether an operation can be left out because its operands also come in the other order. */
  #isMirrored(code: number, left: number, right: number): boolean {
    return !this.#isForAll && left > right && this.#operators.isCommutative(code);
  }

  /** Lists the digits of a subset in every order, if all its numbers are digits. */
  #digitsOf(mask: number): readonly (readonly number[])[] {
    if (!this.#operators.concatenates || countBits(mask) < 2) return [];
    return (this.#digits[mask] ??= ordersOf(this.leaves.filter((_, place) => (mask >> place) & 1)));
  }
}

/** Lists the orders of one digit of each leaf that do not begin with 0, those with the same digits once. */
function ordersOf(leaves: readonly Leaf[]): readonly (readonly number[])[] {
  let orders: (readonly number[])[] = [[]];
  for (const leaf of leaves) {
    const digits = leaf.filter((value) => value < 10);
    orders = orders.flatMap((order) =>
      digits.flatMap((digit) =>
        Array.from({ length: order.length + 1 }, (_, i) => [...order.slice(0, i), digit, ...order.slice(i)]),
      ),
    );
  }
  const numerals = orders.filter(([first]) => first !== 0);
  return [...new Map(numerals.map((order) => [order.join(''), order])).values()];
}
