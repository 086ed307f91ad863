// The values of a board as a graph: a node is a value made of exactly the numbers of a subset, with all ways
// to make it by a last operation on two nodes. An engine lists the ways, and only of the nodes that are asked
// for. The tidiest expression is a walk over the nodes, whatever the engine.
//
// Of subsets with the same numbers only the first is built. Ways are ordered: the operands of a sum or
// product come in both orders.
import { countBits } from '../../core/bits.js';
import { NumbersGameError } from '../../core/errors.js';
import { integer, isEqual, type Fraction } from '../../core/fraction.js';
import type { BasicRow } from '../../core/operator-notation.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';
import { openSubsets, type Subsets } from '../number-subsets.js';
import type { ValueWay } from '../wasm/read-ways.js';

/** Lists the ways to make a value of exactly the numbers of a subset, at least two. */
export type ListWays = (mask: number, value: Fraction) => readonly ValueWay[];

/** Value that exactly the numbers of a subset make. */
export interface Node {
  readonly value: Fraction;
  /** Whether the subset is a single number. */
  readonly isGiven: boolean;
  readonly ways: readonly NodeWay[];
}

/** A way to make a value: it is a given number, or the result of a last operation. */
export interface NodeWay {
  readonly operation: number | BasicRow;
  /** Operands of the operation, left and right; none for a number. */
  readonly operands: readonly Node[];
}

/** Maximum number of ways of a graph, about 100 bytes each. */
const MAX_WAYS = 4_000_000;

export class ValueNodes {
  readonly #leaves: readonly Leaf[];
  readonly #listWays: ListWays;
  readonly #subsets: Subsets;
  readonly #nodes: (Map<bigint | string, Node> | undefined)[] = [];
  #ways = 0;

  constructor(leaves: readonly Leaf[], listWays: ListWays) {
    this.#leaves = leaves;
    this.#listWays = listWays;
    this.#subsets = openSubsets(leaves);
  }

  /** Finds the node of a value over a subset; none if it cannot be made. */
  find(mask: number, value: Fraction): Node[] {
    const node = this.#nodeOf(this.#subsets.firstTwins[mask], value);
    return node.ways.length > 0 ? [node] : [];
  }

  /** Finds the nodes of a value over all subsets of a size, those with the largest numbers first. */
  nodesOfSize(size: number, value: Fraction): Node[] {
    return this.#subsets.ofSize(size).flatMap((mask) => this.find(mask, value));
  }

  #nodeOf(mask: number, value: Fraction): Node {
    const nodes = (this.#nodes[mask] ??= new Map<bigint | string, Node>());
    const { numerator, denominator } = value;
    const key = denominator === 1n ? numerator : `${numerator}/${denominator}`;
    let node = nodes.get(key);
    if (node === undefined) nodes.set(key, (node = this.#createNode(mask, value)));
    return node;
  }

  /** Creates a node, whose ways are found when they are first asked for. */
  #createNode(mask: number, value: Fraction): Node {
    const findWays = () => this.#findWays(mask, value);
    let ways: readonly NodeWay[] | undefined;
    return {
      value,
      isGiven: countBits(mask) === 1,
      get ways() {
        return (ways ??= findWays());
      },
    };
  }

  #findWays(mask: number, value: Fraction): readonly NodeWay[] {
    if (countBits(mask) === 1) {
      const numbers = this.#leaves[31 - Math.clz32(mask)];
      const given = numbers.filter((number) => isEqual(value, integer(number)));
      return given.map((operation) => ({ operation, operands: [] }));
    }
    const ways = this.#listWays(mask, value);
    this.#ways += ways.length;
    if (this.#ways > MAX_WAYS) {
      const message = `numbers: expected at most ${MAX_WAYS} ways to make values, got more`;
      throw new NumbersGameError('out-of-memory', message);
    }
    return ways.map(({ operation, leftMask, left, rightMask, right }) => ({
      operation,
      operands: [this.#nodeOf(leftMask, left), this.#nodeOf(rightMask, right)],
    }));
  }
}
