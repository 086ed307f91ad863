// The values of the numbers as a graph: a node is a value made of exactly the numbers of a subset, with all
// ways to make it by a last operation on two nodes. The engine finds them (subset-instance.ts), and only
// those below the values that are asked for. Everything else here (trees, classes of solutions, the tidiest
// tree) is a walk over the nodes.
//
// Of subsets with the same numbers only the first is built. Ways are ordered: the operands of a sum or
// product come in both orders.
import { countBits } from '../../core/bits.js';
import { isEqual, integer, type Fraction } from '../../core/fraction.js';
import type { BasicRow } from '../../core/operator-notation.js';
import type { Expression } from '../../core/api-types.js';
import type { EngineQuery } from '../../solver/engine.js';
import { openSubsets, type Subsets } from '../number-subsets.js';
import type { ValueGraph } from '../solutions/value-graph.js';
import { MAX_WAYS, type SubsetInstance } from './subset-instance.js';

/** Value that exactly the numbers of a subset make. */
export interface Node {
  readonly value: Fraction;
  readonly ways: readonly NodeWay[];
}

/** A way to make a value: it is a given number, or the result of a last operation. */
interface NodeWay {
  readonly operation: number | BasicRow;
  /** Operands of the operation, left and right; none for a number. */
  readonly operands: readonly Node[];
}

export class SubsetGraph implements ValueGraph<Node, NodeWay> {
  readonly #instance: () => SubsetInstance;
  readonly #query: EngineQuery;
  readonly #subsets: Subsets;
  readonly #nodes = new Map<number, Map<bigint | string, Node>>();
  #ways = 0;

  /** @param instance returns the engine, which may be replaced between two steps of a list */
  constructor(instance: () => SubsetInstance, query: EngineQuery) {
    this.#instance = instance;
    this.#query = query;
    this.#subsets = openSubsets(query.leaves);
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

  waysOf({ ways }: Node): readonly NodeWay[] {
    return ways;
  }

  operationOf({ operation }: NodeWay): number | BasicRow {
    return operation;
  }

  operandsOf({ operands }: NodeWay): readonly Node[] {
    return operands;
  }

  isWorth({ value }: Node, expected: number): boolean {
    return isEqual(value, integer(expected));
  }

  expressionWith({ operation }: NodeWay, [left, right]: readonly Expression[]): Expression {
    return typeof operation === 'number' ? operation : { operator: operation.operator, left, right };
  }

  #nodeOf(mask: number, value: Fraction): Node {
    let nodes = this.#nodes.get(mask);
    if (nodes === undefined) this.#nodes.set(mask, (nodes = new Map<bigint | string, Node>()));
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
      get ways() {
        return (ways ??= findWays());
      },
    };
  }

  #findWays(mask: number, value: Fraction): readonly NodeWay[] {
    if (countBits(mask) === 1) {
      const numbers = this.#query.leaves[31 - Math.clz32(mask)];
      const given = numbers.filter((number) => isEqual(value, integer(number)));
      return given.map((operation) => ({ operation, operands: [] }));
    }
    const ways = this.#instance().ways(this.#query, mask, value, MAX_WAYS - this.#ways);
    this.#ways += ways.length;
    return ways.map(({ operation, leftMask, left, rightMask, right }) => ({
      operation,
      operands: [this.#nodeOf(leftMask, left), this.#nodeOf(rightMask, right)],
    }));
  }
}
