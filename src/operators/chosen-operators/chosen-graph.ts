// The nodes of fewer than the four operators (solver/tidy/value-nodes.ts) as a graph of solutions: trees and
// classes of solutions are walks over them.
import { integer, isEqual } from '../../core/fraction.js';
import type { BasicRow } from '../../core/operator-notation.js';
import type { Expression } from '../../core/api-types.js';
import type { EngineQuery } from '../../solver/engine.js';
import { ValueNodes, type Node, type NodeWay } from '../../solver/tidy/value-nodes.js';
import type { ValueGraph } from '../solutions/value-graph.js';
import type { ChosenInstance } from './chosen-instance.js';

export class ChosenGraph extends ValueNodes implements ValueGraph<Node, NodeWay> {
  /** @param instance returns the engine, which may be replaced between two steps of a list */
  constructor(instance: () => ChosenInstance, query: EngineQuery) {
    super(query.leaves, (mask, value) => instance().ways(query, mask, value));
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

  isNegative({ value }: Node): boolean {
    return value.numerator < 0n;
  }

  expressionWith({ operation }: NodeWay, [left, right]: readonly Expression[]): Expression {
    return typeof operation === 'number' ? operation : { operator: operation.operator, left, right };
  }
}
