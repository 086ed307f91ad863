// The fewest operations that make a target, by plain recursion over all ways to go on, in BigInt. It shares
// nothing with the engines or with the search of environments.
import type { Rules } from '../../src/index.js';

export type Fraction = readonly [p: bigint, q: bigint];
type Values = Rules['values'];

export function reduced(p: bigint, q: bigint): Fraction {
  let [a, b] = [p < 0n ? -p : p, q < 0n ? -q : q];
  while (b !== 0n) [a, b] = [b, a % b];
  const divisor = q < 0n ? -a : a;
  return [p / divisor, q / divisor];
}

/** Results of all operators on two values, in both orders. */
export function resultsOf(
  [a, b]: Fraction,
  [c, d]: Fraction,
  values: Values,
  operators: readonly string[],
): Fraction[] {
  const results: Fraction[] = [];
  const add = (operator: string, p: bigint, q: bigint) => {
    if (q === 0n || !operators.includes(operator)) return;
    const [x, y] = reduced(p, q);
    if (values !== 'rational' && y !== 1n) return;
    if (values === 'natural' && x <= 0n) return;
    results.push([x, y]);
  };
  add('+', a * d + c * b, b * d);
  add('-', a * d - c * b, b * d);
  add('-', c * b - a * d, b * d);
  add('*', a * c, b * d);
  add('/', a * d, b * c);
  add('/', c * b, d * a);
  return results;
}

/** Fewest operations by trying everything; null if there is no way. */
export function fewestByTrying(
  board: readonly Fraction[],
  target: Fraction,
  rules: Rules,
  known = new Map<string, number | null>(),
): number | null {
  const isTarget = ([p, q]: Fraction) => p === target[0] && q === target[1];
  if (rules.use === 'any' ? board.some(isTarget) : board.length === 1 && isTarget(board[0])) return 0;
  const key = board.map(String).sort().join(' ');
  const earlier = known.get(key);
  if (earlier !== undefined) return earlier;
  let fewest: number | null = null;
  for (let i = 0; i < board.length; i++) {
    for (let j = i + 1; j < board.length; j++) {
      const rest = board.filter((_, place) => place !== i && place !== j);
      for (const value of resultsOf(
        board[i],
        board[j],
        rules.values,
        rules.operators ?? ['+', '-', '*', '/'],
      )) {
        const more = fewestByTrying([...rest, value], target, rules, known);
        if (more !== null) fewest = Math.min(fewest ?? Infinity, more + 1);
      }
    }
  }
  known.set(key, fewest);
  return fewest;
}

/** Converts a value of a position. */
export const toFraction = (value: number | string): Fraction => {
  const [p, q = '1'] = String(value).split('/');
  return [BigInt(p), BigInt(q)];
};
