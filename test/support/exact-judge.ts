// Verdicts on answers that were never text: trees and steps are judged as they were made, with fractions of
// BigInt and the numbers of the board as a multiset. It shares nothing with src/.

/** Numerator and denominator, in lowest terms, the denominator positive. */
export type Exact = readonly [bigint, bigint];
export type Sign = '+' | '-' | '*' | '/';

/** An expression; a number is one of the board, or should be. */
export type Tree = number | { readonly sign: Sign; readonly left: Tree; readonly right: Tree };

/** A step with the result that it states. */
export interface Step {
  readonly left: Exact;
  readonly sign: Sign;
  readonly right: Exact;
  readonly result: Exact;
}

export interface JudgedPuzzle {
  readonly numbers: readonly number[];
  readonly target: Exact;
  readonly values: 'natural' | 'integer' | 'rational';
  readonly use: 'any' | 'all';
}

/** Whether an answer is right; `unclear` where the rules of reading leave it open. */
export type Truth = 'right' | 'wrong' | 'unclear';

export const exact = (value: number): Exact => [BigInt(value), 1n];
export const isSame = (a: Exact, b: Exact) => a[0] === b[0] && a[1] === b[1];
export const isInteger = (value: Exact) => value[1] === 1n;

/** The result of an operation; null for a division by zero. */
export function operate(a: Exact, sign: Sign, b: Exact): Exact | null {
  if (sign === '+') return lowest(a[0] * b[1] + b[0] * a[1], a[1] * b[1]);
  if (sign === '-') return lowest(a[0] * b[1] - b[0] * a[1], a[1] * b[1]);
  if (sign === '*') return lowest(a[0] * b[0], a[1] * b[1]);
  return b[0] === 0n ? null : lowest(a[0] * b[1], a[1] * b[0]);
}

function lowest(numerator: bigint, denominator: bigint): Exact {
  if (denominator === 1n) return [numerator, 1n];
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  if (denominator < 0n) a = -a;
  return [numerator / a, denominator / a];
}

/** The value of a tree if the rules allow all its operations, else null. */
export function valueOf(tree: Tree, values: JudgedPuzzle['values']): Exact | null {
  if (typeof tree === 'number') return exact(tree);
  const left = valueOf(tree.left, values);
  const right = left && valueOf(tree.right, values);
  return left && right && allowedResult(left, tree.sign, right, values);
}

/** The result of an operation if the rules allow it, else null. */
export function allowedResult(
  left: Exact,
  sign: Sign,
  right: Exact,
  values: JudgedPuzzle['values'],
): Exact | null {
  const value = operate(left, sign, right);
  if (value === null || values === 'rational') return value;
  return isInteger(value) && (values === 'integer' || value[0] > 0n) ? value : null;
}

/** The numbers of a tree, in its order. */
export function leavesOf(tree: Tree): number[] {
  return typeof tree === 'number' ? [tree] : [...leavesOf(tree.left), ...leavesOf(tree.right)];
}

/** The verdict on an expression. */
export function judgeTree(tree: Tree, puzzle: JudgedPuzzle): Truth {
  const rest = [...puzzle.numbers];
  for (const leaf of leavesOf(tree)) {
    const place = rest.indexOf(leaf);
    if (place < 0) return 'wrong';
    rest.splice(place, 1);
  }
  if (puzzle.use === 'all' && rest.length > 0) return 'wrong';
  const value = valueOf(tree, puzzle.values);
  return value !== null && isSame(value, puzzle.target) ? 'right' : 'wrong';
}

/**
 * The verdict on steps. A negative number or a fraction that no step gave may be read as an operation, and
 * steps may lead nowhere if numbers may be left over: both are unclear.
 */
export function judgeSteps(steps: readonly Step[], puzzle: JudgedPuzzle): Truth {
  const there = puzzle.numbers.map(exact);
  const made: Exact[] = [];
  const take = (value: Exact) => {
    for (const values of [made, there]) {
      const place = values.findIndex((other) => isSame(other, value));
      if (place >= 0) return values.splice(place, 1);
    }
    return null;
  };
  let truth: Truth = 'right';
  for (const { left, sign, right, result } of steps) {
    for (const operand of [left, right]) {
      if (take(operand) !== null) continue;
      if (isInteger(operand) && operand[0] >= 0n) return 'wrong';
      truth = 'unclear';
    }
    const value = allowedResult(left, sign, right, puzzle.values);
    if (value === null || !isSame(value, result)) return 'wrong';
    made.push(result);
  }
  if (!isSame(steps.at(-1)!.result, puzzle.target)) return 'wrong';
  // An operation in an operand takes numbers, too.
  if (truth === 'unclear') return truth;
  if (puzzle.use === 'all') return made.length + there.length > 1 ? 'wrong' : truth;
  return made.length > 1 ? 'unclear' : truth;
}
