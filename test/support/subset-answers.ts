// Answers under rules with fewer than the four operators, as the definition expects them and as they are read
// from the solver's texts.
import type { Result } from '../../src/index.js';
import { parseExpression, type Expression } from '../../src/expression/index.js';
import type { Rational, Tree } from './classes.js';
import type { Leaves } from './recursive-definition.js';
import {
  apply,
  distanceOf,
  isAllowed,
  measure,
  operationsOf,
  type Reached,
  type SubsetRules,
} from './subset-trees.js';

/** What an expression is worth and uses. */
interface Reading {
  readonly value: Rational;
  readonly leaves: readonly number[];
  readonly operations: number;
  /** The largest absolute result of an operation. */
  readonly largest: Rational;
}

/** The fields of a result that the definition determines. */
export function fieldsOf({ status, value, distance, operations, expression, steps }: Result): unknown[] {
  return [status, value, distance, operations, expression === null, steps.length];
}

/** The fields of the answer with the value of an entry, or of none. */
export function expectedFields(entry: Reached | undefined, target: Rational): unknown[] {
  if (entry === undefined) return ['none', null, null, null, true, 0];
  const distance = distanceOf(entry.value, target);
  const status = distance[0] === 0n ? 'exact' : 'nearest';
  return [status, writeValue(entry.value), writeValue(distance), entry.operations, false, entry.operations];
}

/** A value as results have it: a number while it is a safe integer, else text. */
export function writeValue([p, q]: Rational): number | string {
  if (q !== 1n) return `${p}/${q}`;
  return isSafe(p) ? Number(p) : String(p);
}

/** Whether a double holds an integer and both its neighbours. */
export function isSafe(p: bigint): boolean {
  return p <= 2n ** 53n - 1n && p >= 1n - 2n ** 53n;
}

/** Evaluates a text. Null if it uses something that the rules do not allow. */
export function readText(text: string, rules: SubsetRules): Reading | null {
  const leaves: number[] = [];
  const read = (node: Expression): Tree | null => {
    if (typeof node === 'number') {
      leaves.push(node);
      return { operator: null, left: null, right: null, value: [BigInt(node), 1n], plain: true };
    }
    const operator = rules.operators.find((each) => each === node.operator);
    if (operator === undefined || !('left' in node)) return null;
    const [left, right] = [read(node.left), read(node.right)];
    const value = left === null || right === null ? null : apply(operator, left.value, right.value);
    if (value === null || !isAllowed(value, rules.values)) return null;
    return { operator, left, right, value, plain: true };
  };
  const tree = read(parseExpression(text));
  if (tree === null) return null;
  return { value: tree.value, leaves, operations: operationsOf(tree), largest: measure(tree).largest };
}

/**
 * Whether each number can come from a leaf of its own, and under `all` from every leaf, by trying all ways.
 */
export function canGive(leaves: Leaves, numbers: readonly number[], use: SubsetRules['use']): boolean {
  if (numbers.length === 0) return use === 'any' || leaves.length === 0;
  const [first, ...others] = numbers;
  return leaves.some(
    (leaf, place) => leaf.includes(first) && canGive(leaves.toSpliced(place, 1), others, use),
  );
}
