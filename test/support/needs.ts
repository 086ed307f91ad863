// What all solutions of a puzzle need, by definition: every tree with the target is examined. It shares
// nothing with the engine.
import type { Rules } from '../../src/index.js';
import type { Expression, BinaryOperation } from '../../src/expression/index.js';
import { parseExpression } from '../../src/expression/index.js';
import { classesOf } from './classes.js';

/** Whether every solution divides, subtracts, takes a fraction on the way. Up to four numbers or so. */
export function needsOf(
  numbers: readonly number[],
  target: bigint,
  rules: Rules,
): Record<'fraction' | 'division' | 'subtraction', boolean> {
  const leaves = numbers.map((number) => [number]);
  const trees = [...classesOf(leaves, [target, 1n], rules).trees];
  return {
    fraction: trees.every((text) => takesFraction(parseExpression(text))),
    division: trees.every((text) => text.includes('/')),
    subtraction: trees.every((text) => text.includes('-')),
  };
}

function takesFraction(tree: Expression): boolean {
  let found = false;
  const visit = (tree: Expression): [bigint, bigint] => {
    if (typeof tree === 'number') return [BigInt(tree), 1n];
    const node = tree as BinaryOperation;
    const [p, q] = visit(node.left);
    const [r, s] = visit(node.right);
    const sign = node.operator === '-' ? -1n : 1n;
    const value: [bigint, bigint] =
      node.operator === '*'
        ? [p * r, q * s]
        : node.operator === '/'
          ? [p * s, q * r]
          : [p * s + sign * r * q, q * s];
    found ||= value[0] % value[1] !== 0n;
    return value;
  };
  visit(tree);
  return found;
}
