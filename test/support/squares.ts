// The definition of Countdown with squares, by breadth first over multisets of numbers, on BigInt. It shares
// nothing with the engine, and is slow from four numbers on.
import { countdown, type Operator, type Rules } from '../../src/index.js';
import type { Expression } from '../../src/expression/index.js';
import { isBetter, resultsOf, type Answer } from './recursive-definition.js';

/** For each value that can be made from a board its fewest operations. */
export function fewestWithSquares(
  board: readonly number[],
  limit: bigint,
  operators = '+-*/',
): Map<bigint, number> {
  const fewest = new Map<bigint, number>();
  const known = new Set<string>();
  let layer: bigint[][] = [board.map(BigInt)];
  for (let operations = 0; layer.length > 0; operations++) {
    const next: bigint[][] = [];
    for (const numbers of layer) {
      for (const value of numbers) if (!fewest.has(value)) fewest.set(value, operations);
      for (const moved of movesOf(numbers, limit, operators)) {
        moved.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        const key = moved.join();
        if (known.has(key)) continue;
        known.add(key);
        next.push(moved);
      }
    }
    layer = next;
  }
  return fewest;
}

function* movesOf(numbers: readonly bigint[], limit: bigint, operators: string): Generator<bigint[]> {
  for (const [i, a] of numbers.entries()) {
    const others = numbers.filter((_, k) => k !== i);
    if (a >= 2n && a <= limit) yield [...others, a * a];
    for (const [k, b] of numbers.entries()) {
      if (k === i) continue;
      const rest = numbers.filter((_, place) => place !== i && place !== k);
      if (operators.includes('+') && i < k) yield [...rest, a + b];
      if (operators.includes('*') && i < k) yield [...rest, a * b];
      if (operators.includes('-') && a > b) yield [...rest, a - b];
      if (operators.includes('/') && a % b === 0n) yield [...rest, a / b];
    }
  }
}

/** The value and the operations of an expression, if every square is of a number from 2 to the limit. */
export function evaluateSquares(
  expression: Expression,
  limit: bigint,
): { value: bigint; operations: number } {
  if (typeof expression === 'number') return { value: BigInt(expression), operations: 0 };
  if ('operand' in expression) {
    const { value, operations } = evaluateSquares(expression.operand, limit);
    if (value < 2n || value > limit) throw new Error(`square(${value})`);
    return { value: value * value, operations: operations + 1 };
  }
  if (!('left' in expression)) throw new Error(expression.operator);
  const left = evaluateSquares(expression.left, limit);
  const right = evaluateSquares(expression.right, limit);
  const found = resultsOf(left.value, right.value).find(([operator]) => operator === expression.operator);
  if (found === undefined) throw new Error(`${left.value} ${expression.operator} ${right.value}`);
  return { value: found[1], operations: left.operations + right.operations + 1 };
}

/** Of all values the one with the least distance, then the fewest operations, then the smaller one. */
export function nearestOf(fewest: ReadonlyMap<bigint, number>, target: bigint): Answer {
  let best: Answer | undefined;
  for (const [value, operations] of fewest) {
    const answer = { value, distance: value > target ? value - target : target - value, operations };
    if (best === undefined || isBetter(answer, best)) best = answer;
  }
  return best!;
}

/** Rules with squares. */
export function withSquares(limit: number | string, operators = '+-*/'): Rules {
  return {
    ...countdown,
    operators: [...Array.from(operators), 'square'] as Operator[],
    limits: { square: limit },
  };
}
