// The solutions that `function` or `essential` tells apart (core/api-types.ts), each with an expression that
// the rules allow.
//
// The class of an expression follows from the classes of its operands: a sign and a body, which is a number,
// a sum or product known by the multiset of its parts, or another operation known by its operands
// (solution-bodies.ts). So the classes of a node are the results of its ways on the classes of their
// operands, each once. Equal irrational values are several nodes, whose classes meet at the body that they
// share.
import { spendTicks } from '../../core/deadline.js';
import type { Distinct, Expression } from '../../core/api-types.js';
import { invertsRight, type OperatorRow } from '../../core/operator-notation.js';
import type { EngineQuery } from '../../solver/engine.js';
import { Bodies, type SignedBody, type BodyWorth } from './solution-bodies.js';
import type { ValueGraph } from './value-graph.js';

/** One of a body and its negation. */
export type ListedZero = 'first' | 'last';

/** Ticks that joining two classes costs (core/deadline.ts). */
const TICKS_PER_CLASS = 16;

/** Terms of a class as a sum, a bit each: positive and negative ones, and those that are or contain `0`. */
const POSITIVE = 1;
const NEGATIVE = 2;
const WORTH_ZERO = 4;
/** Bit of a class that contains a 0 of the board. */
const HOLDS_ZERO = 8;

/** Class, and the way that gave it first, with the classes of its operands. */
interface SolutionClass<Way> extends SignedBody {
  readonly way: Way;
  readonly operands: readonly SolutionClass<Way>[];
  /** Kinds of its terms, if they matter. */
  readonly terms: number;
}

export class SolutionClasses<Node, Way> {
  readonly #graph: ValueGraph<Node, Way>;
  readonly #bodies: Bodies;
  readonly #onlyPlain: boolean;
  /** Whether the terms of classes matter: whether a 0 of the board may be left over. */
  readonly #hasTerms: boolean;
  readonly #known = new Map<Node, readonly SolutionClass<Way>[]>();

  constructor(
    graph: ValueGraph<Node, Way>,
    distinct: Exclude<Distinct, 'trees'>,
    { leaves, rules }: Pick<EngineQuery, 'leaves' | 'rules'>,
  ) {
    this.#graph = graph;
    this.#bodies = new Bodies(distinct === 'essential');
    this.#onlyPlain = distinct === 'essential' && rules.use === 'any';
    this.#hasTerms = this.#onlyPlain && leaves[0][0] === 0;
  }

  /**
   * Returns the classes of some nodes with the same value.
   *
   * @param zero if the value is 0, where a body and its negation are one: which of the two to return, the
   * first or the last one; null for another value
   */
  ofTarget(nodes: readonly Node[], zero: ListedZero | null): readonly SolutionClass<Way>[] {
    const classes = new Map<number, SolutionClass<Way>>();
    for (const node of nodes) {
      for (const one of this.#classesOf(node)) {
        const key = zero === null ? keyOf(one) : one.body.index;
        if (zero === 'last' || !classes.has(key)) classes.set(key, one);
      }
    }
    return [...classes.values()];
  }

  /** Returns the expression that gave a class. */
  expressionOf({ way, operands }: SolutionClass<Way>): Expression {
    const parts = operands.map((operand) => this.expressionOf(operand));
    return this.#graph.expressionWith(way, parts);
  }

  #classesOf(node: Node): readonly SolutionClass<Way>[] {
    let known = this.#known.get(node);
    if (known === undefined) {
      const classes = new Map<number, SolutionClass<Way>>();
      for (const way of this.#graph.waysOf(node)) this.#addWay(node, way, classes);
      this.#known.set(node, (known = [...classes.values()]));
    }
    return known;
  }

  /** Adds the classes that a way gives, unless they are known. */
  #addWay(node: Node, way: Way, into: Map<number, SolutionClass<Way>>): void {
    const graph = this.#graph;
    const bodies = this.#bodies;
    const row = graph.operationOf(way);
    const add = ({ sign, body }: SignedBody, operands: readonly SolutionClass<Way>[]) => {
      const terms = this.#hasTerms ? this.#termsOf(node, row, operands) : 0;
      if (isIdleZero(terms)) return;
      const key = keyOf({ sign, body });
      if (!into.has(key)) into.set(key, { sign, body, way, operands, terms });
    };
    if (typeof row === 'number') {
      add({ sign: 1, body: bodies.number(row) }, []);
      return;
    }
    const worth: BodyWorth = {
      isZero: graph.isWorth(node, 0),
      isUnit: graph.isWorth(node, 1) || graph.isWorth(node, -1),
    };
    const [left, right] = graph.operandsOf(way);
    if (row.arity === 1) {
      for (const one of this.#classesOf(left))
        add({ sign: 1, body: bodies.atom(row.operator, [one], worth) }, [one]);
      return;
    }
    if (this.#onlyPlain && !this.#isPlain(row, left, right)) return;
    const others = this.#classesOf(right);
    for (const one of this.#classesOf(left)) {
      spendTicks(TICKS_PER_CLASS * others.length);
      for (const other of others) add(this.#join(row, one, other, worth), [one, other]);
    }
  }

  #join(row: OperatorRow, one: SolutionClass<Way>, other: SolutionClass<Way>, worth: BodyWorth): SignedBody {
    switch (row.family) {
      case 'sum':
        return this.#bodies.sum(one, other, invertsRight(row), worth);
      case 'product':
        return this.#bodies.product(one, other, invertsRight(row), worth);
      case undefined: {
        // Operands of a commutative operator are taken in one of their two orders.
        const isSwapped = row.isCommutative === true && keyOf(one) > keyOf(other);
        return {
          sign: 1,
          body: this.#bodies.atom(row.operator, isSwapped ? [other, one] : [one, other], worth),
        };
      }
    }
  }

  /** Returns the kinds of the terms of an operation on classes, or of a number. */
  #termsOf(node: Node, row: number | OperatorRow, operands: readonly SolutionClass<Way>[]): number {
    const own = row === 0 ? HOLDS_ZERO : 0;
    const holds = operands.reduce((bits, { terms }) => bits | (terms & HOLDS_ZERO), own);
    if (typeof row === 'object' && row.family === 'sum') {
      const [left, right] = operands.map(({ terms }) => terms & ~HOLDS_ZERO);
      // A term worth 0 has the sign +, so of two the other one is positive.
      return (
        holds |
        left |
        (invertsRight(row) ? negateTerms(right) : right) |
        (left & right & WORTH_ZERO ? POSITIVE : 0)
      );
    }
    if (this.#graph.isWorth(node, 0)) return holds | (holds ? WORTH_ZERO : POSITIVE);
    return holds | (this.#graph.isNegative(node) ? NEGATIVE : POSITIVE);
  }

  /** Whether an operation is not × 1, ÷ 1, + 0 or - 0. */
  #isPlain({ family, isCommutative }: OperatorRow, left: Node, right: Node): boolean {
    if (family === undefined) return true;
    const neutral = family === 'sum' ? 0 : 1;
    const graph = this.#graph;
    return !graph.isWorth(right, neutral) && !(isCommutative && graph.isWorth(left, neutral));
  }
}

/** Exchanges the positive and the negative terms. */
function negateTerms(terms: number): number {
  return (terms & WORTH_ZERO) | ((terms & POSITIVE) << 1) | ((terms & NEGATIVE) >> 1);
}

/** Whether a sum has a 0 that it does not need: one that is not there to subtract from. */
function isIdleZero(terms: number): boolean {
  return (terms & (WORTH_ZERO | POSITIVE)) === (WORTH_ZERO | POSITIVE);
}

function keyOf({ sign, body }: SignedBody): number {
  return sign * (body.index + 1);
}
