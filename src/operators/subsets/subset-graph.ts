// The values of the numbers as a graph: a node is a value made of exactly the numbers of a subset, with all
// ways to make it by a last operation on two nodes. Everything else here (the first expression, trees,
// classes, the tidiest) is a walk over the nodes below one.
//
// With n numbers, the values of subsets of up to n - 2 are listed forward, on demand. A value of a larger
// subset is looked for backward: over all splits of it, each value of the smaller part is one operand, and
// the inverse of the operator gives the other one, which is looked up, or looked for in turn if it is of n -
// 1 numbers. For six different numbers this lists some 30,000 values and looks up as many; listing subsets of
// five would be ten times the work.
//
// Of subsets with the same numbers only the first is built. Ways are ordered: the operands of a sum or
// product come in both orders.
import { countBits } from '../../core/bits.js';
import { spendTicks } from '../../core/deadline.js';
import { NumbersGameError } from '../../core/errors.js';
import { integer, type Fraction } from '../../core/fraction.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { firstTwinsOf } from '../../core/puzzle/twins.js';
import type { BasicOperator } from '../../core/api-types.js';
import { LargeValues } from './large-value-table.js';
import { inversesOf, type InverseRow } from './undo-operation.js';
import { SmallValues } from './small-value-table.js';
import { NONE, type ValueTable } from './value-table.js';

/** Value that exactly the numbers of a subset make. */
export interface Node {
  readonly mask: number;
  readonly value: number;
  /** Ways to make the value; none for a given number. */
  readonly ways: NodeWay[];
}

/** A way to make a value by a last operation. */
export interface NodeWay {
  readonly operator: BasicOperator;
  readonly left: Node;
  readonly right: Node;
}

/** The nodes of a subset, in the order in which they were found. */
interface List {
  readonly nodes: Node[];
  readonly byValue: Map<number, Node>;
}

/** Maximum number of nodes and ways, about 100 bytes each; only boards with aces reach it. */
const MAX_WAYS = 4_000_000;
/** Ticks that an operation on values of the table costs (core/deadline.ts). */
const TICKS_PER_VALUE = 8;

export class SubsetGraph {
  readonly values: ValueTable;
  readonly rows: readonly InverseRow[];
  readonly isNatural: boolean;
  readonly leaves: readonly Leaf[];
  /** Bound of every value, and of its numerator and denominator (value-table.ts). */
  readonly most: bigint;
  /** Size of the largest subsets that are listed. */
  readonly listedSize: number;
  /** For each subset, the one with the same numbers that is built. */
  readonly #firstTwins: readonly number[];
  readonly #lists = new Map<number, List>();
  readonly #searched = new Map<number, Map<number, Node | null>>();
  readonly #zero: number;
  #ways = 0;

  constructor(leaves: readonly Leaf[], { values, operators }: ParsedRules) {
    this.leaves = leaves;
    this.isNatural = values === 'natural';
    this.rows = inversesOf(operators!);
    this.#firstTwins = firstTwinsOf(leaves);
    this.listedSize = Math.max(1, leaves.length - 2);
    this.most = leaves.reduce((product, leaf) => product * BigInt(leaf.at(-1)! + 1), 1n);
    this.values =
      this.most < 2n ** 53n ? new SmallValues(this.isNatural) : new LargeValues(this.isNatural, this.most);
    this.#zero = this.values.keep(integer(0));
  }

  /**
   * Lists all subsets of a given number of numbers, one of those with the same numbers, those with the
   * largest numbers first.
   */
  subsetsOf(size: number): number[] {
    const masks: number[] = [];
    for (let mask = (1 << this.leaves.length) - 1; mask > 0; mask--) {
      if (countBits(mask) === size && this.#firstTwins[mask] === mask) masks.push(mask);
    }
    return masks;
  }

  /** Lists the ways to split a subset into a left and a right part, one of those with the same numbers. */
  splitsOf(mask: number): [left: number, right: number][] {
    const splits: [number, number][] = [];
    const seen = new Set<number>();
    for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
      const left = this.#firstTwins[part];
      if (seen.has(left)) continue;
      seen.add(left);
      splits.push([left, this.#firstTwins[mask ^ part]]);
    }
    return splits;
  }

  /** Finds the node of a value over a subset; null if it cannot be made. */
  find(mask: number, target: Fraction): Node | null {
    const value = this.values.keep(target);
    return value === NONE ? null : this.#nodeOf(this.#firstTwins[mask], value);
  }

  /** Lists all nodes of a subset of up to `listedSize` numbers. */
  nodesOf(mask: number): readonly Node[] {
    return this.#listOf(mask).nodes;
  }

  #nodeOf(mask: number, value: number): Node | null {
    if (countBits(mask) <= this.listedSize) return this.#listOf(mask).byValue.get(value) ?? null;
    let searched = this.#searched.get(mask);
    if (searched === undefined) this.#searched.set(mask, (searched = new Map<number, Node | null>()));
    let node = searched.get(value);
    if (node === undefined) searched.set(value, (node = this.#search(mask, value)));
    return node;
  }

  #listOf(mask: number): List {
    let list = this.#lists.get(mask);
    if (list !== undefined) return list;
    list = { nodes: [], byValue: new Map() };
    this.#lists.set(mask, list);
    if (countBits(mask) === 1) {
      for (const number of this.leaves[31 - Math.clz32(mask)]) {
        this.#add(list, mask, this.values.keep(integer(number)));
      }
    }
    for (const [leftMask, rightMask] of this.splitsOf(mask)) {
      const lefts = this.nodesOf(leftMask);
      const rights = this.nodesOf(rightMask);
      for (const { operator } of this.rows) {
        for (const left of lefts) {
          spendTicks(TICKS_PER_VALUE * rights.length);
          for (const right of rights) {
            const value = this.values.operate(operator, left.value, right.value);
            if (value === NONE) continue;
            this.#add(list, mask, value).ways.push({ operator, left, right });
            this.#countWay();
          }
        }
      }
    }
    return list;
  }

  #add({ nodes, byValue }: List, mask: number, value: number): Node {
    let node = byValue.get(value);
    if (node === undefined) {
      node = { mask, value, ways: [] };
      byValue.set(value, node);
      nodes.push(node);
    }
    return node;
  }

  #search(mask: number, target: number): Node | null {
    const node: Node = { mask, value: target, ways: [] };
    for (const [leftMask, rightMask] of this.splitsOf(mask)) {
      const knowsLeft = countBits(leftMask) <= countBits(rightMask);
      const otherMask = knowsLeft ? rightMask : leftMask;
      for (const row of this.rows) {
        for (const known of this.nodesOf(knowsLeft ? leftMask : rightMask)) {
          spendTicks(TICKS_PER_VALUE);
          for (const other of this.#othersOf(row, known, knowsLeft, otherMask, target)) {
            const [left, right] = knowsLeft ? [known, other] : [other, known];
            if (this.values.find(row.operator, left.value, right.value) !== target) continue;
            node.ways.push({ operator: row.operator, left, right });
            this.#countWay();
          }
        }
      }
    }
    return node.ways.length > 0 ? node : null;
  }

  /** Finds the nodes that may be the other operand: perhaps all if the known one is 0, else at most one. */
  #othersOf(
    row: InverseRow,
    known: Node,
    knowsLeft: boolean,
    otherMask: number,
    target: number,
  ): readonly Node[] {
    if (known.value === this.#zero && (knowsLeft ? row.absorbsRight : row.absorbsLeft)) {
      // What is 0 has two numbers at least, so the others are listed.
      return target === this.#zero ? this.nodesOf(otherMask) : [];
    }
    const { operator, isTargetFirst } = knowsLeft ? row.right : row.left;
    const [left, right] = isTargetFirst ? [target, known.value] : [known.value, target];
    let other: Node | null | undefined;
    if (countBits(otherMask) <= this.listedSize) {
      // The list comes first: it puts its values into the table.
      const { byValue } = this.#listOf(otherMask);
      other = byValue.get(this.values.find(operator, left, right));
    } else {
      const value = this.values.operate(operator, left, right);
      other = value === NONE ? null : this.#nodeOf(otherMask, value);
    }
    return other ? [other] : [];
  }

  #countWay(): void {
    if (++this.#ways <= MAX_WAYS) return;
    throw new NumbersGameError(
      'out-of-memory',
      `numbers: expected at most ${MAX_WAYS} ways to combine the alternatives, got more`,
    );
  }
}
