// The solutions that `function` or `essential` tells apart (core/api-types.ts), each with an expression that
// the rules allow.
//
// The class of an operation follows from the classes of its operands (operators/subsets/solution-bodies.ts),
// so the classes of a node are the results of its ways on the classes of their operands, each once. Equal
// irrational values are several nodes, whose classes meet at the body that they share.
import { spendTicks } from '../../core/deadline.js';
import type { Distinct, Expression } from '../../core/api-types.js';
import { Bodies, type SignedBody, type BodyWorth } from '../subsets/solution-bodies.js';
import type { OperatorRow } from '../../core/operator-notation.js';
import * as codes from './operator-codes.js';
import type { Nodes } from './node-table.js';

/** Class, and the operation that gave it first. */
interface NodeForm extends SignedBody {
  readonly node: number;
  readonly operands: readonly NodeForm[];
}

/** Returns the ways to make the value of a node, each as a node. */
export type WaysOf = (node: number) => readonly number[];

export class NodeClasses {
  readonly #nodes: Nodes;
  readonly #waysOf: WaysOf;
  readonly #bodies: Bodies;
  readonly #onlyPlain: boolean;
  readonly #forms = new Map<number, readonly NodeForm[]>();

  constructor(nodes: Nodes, waysOf: WaysOf, distinct: Exclude<Distinct, 'trees'>, usesAll: boolean) {
    this.#nodes = nodes;
    this.#waysOf = waysOf;
    this.#bodies = new Bodies(distinct === 'essential');
    this.#onlyPlain = distinct === 'essential' && !usesAll;
  }

  /** Returns the classes of some nodes with the same value: if that is 0, a body and its negation are one. */
  formsOfTarget(nodes: readonly number[], isZero: boolean): readonly NodeForm[] {
    const forms = new Map<number, NodeForm>();
    for (const node of nodes) {
      for (const form of this.formsOf(node)) {
        const key = isZero ? form.body.index + 1 : keyOf(form);
        if (!forms.has(key)) forms.set(key, form);
      }
    }
    return [...forms.values()];
  }

  formsOf(node: number): readonly NodeForm[] {
    let known = this.#forms.get(node);
    if (known !== undefined) return known;
    const forms = new Map<number, NodeForm>();
    for (const way of this.#waysOf(node)) {
      for (const form of this.#formsOfWay(way)) {
        const key = keyOf(form);
        if (!forms.has(key)) forms.set(key, form);
      }
    }
    this.#forms.set(node, (known = [...forms.values()]));
    return known;
  }

  *#formsOfWay(node: number): Generator<NodeForm, undefined> {
    const nodes = this.#nodes;
    const code = nodes.code[node];
    if (codes.isNumber(code)) {
      yield { sign: 1, body: this.#bodies.number(nodes.p[node]), node, operands: [] };
      return;
    }
    const left = nodes.left[node];
    const right = nodes.right[node];
    const worth: BodyWorth = {
      isZero: nodes.isWorth(node, 0),
      isUnit: nodes.isWorth(node, 1) || nodes.isWorth(node, -1),
    };
    const row = nodes.operators.rows[code];
    if (codes.isUnary(code)) {
      for (const form of this.formsOf(left)) {
        yield { sign: 1, body: this.#bodies.atom(row.operator, [form], worth), node, operands: [form] };
      }
      return;
    }
    if (this.#onlyPlain && !this.#isPlain(code, left, right)) return;
    const rights = this.formsOf(right);
    for (const one of this.formsOf(left)) {
      for (const other of rights) {
        spendTicks();
        const operands = [one, other];
        const [sign, body] =
          row.family === null
            ? ([1, this.#bodies.atom(row.operator, inOrder(row, one, other), worth)] as const)
            : row.family === 'sum'
              ? this.#bodies.sum(one, other, !row.isCommutative, worth)
              : this.#bodies.product(one, other, !row.isCommutative, worth);
        yield { sign, body, node, operands };
      }
    }
  }

  /** Whether an operation is not × 1, ÷ 1, + 0 or - 0. */
  #isPlain(code: number, left: number, right: number): boolean {
    const nodes = this.#nodes;
    const { family, isCommutative } = nodes.operators.rows[code];
    if (family === null) return true;
    const neutral = family === 'sum' ? 0 : 1;
    return !nodes.isWorth(right, neutral) && !(isCommutative && nodes.isWorth(left, neutral));
  }
}

/** Returns the operands of a commutative operator in one of their two orders. */
function inOrder({ isCommutative }: OperatorRow, one: NodeForm, other: NodeForm): NodeForm[] {
  return isCommutative && keyOf(one) > keyOf(other) ? [other, one] : [one, other];
}

function keyOf({ sign, body }: SignedBody): number {
  return sign * (body.index + 1);
}

/** Returns the expression that gave a class. */
export function expressionOf(nodes: Nodes, { node, operands }: NodeForm): Expression {
  return nodes.expressionWith(
    node,
    operands.map((operand) => expressionOf(nodes, operand)),
  );
}
