// 100,000 traced steps against all values that each position reaches, with their fewest operations, by plain
// recursion in BigInt (support/fewest-operations.ts).
import { expect, it } from 'vitest';
import { traceSteps } from '../../src/environment/index.js';
import { createSolverSync, type Rules } from '../../src/index.js';
import { resultsOf, toFraction, type Fraction } from '../support/fewest-operations.js';
import { createRandom, seed } from '../support/random.js';

const solver = createSolverSync();
const FOUR = ['+', '-', '*', '/'];

type Fewest = ReadonlyMap<string, number>;

const keyOf = (board: readonly Fraction[]) => board.map(String).sort().join(' ');

/** The fewest operations of every value that a board reaches. */
function reachAll(board: readonly Fraction[], rules: Rules, known: Map<string, Fewest>): Fewest {
  const key = keyOf(board);
  const earlier = known.get(key);
  if (earlier !== undefined) return earlier;
  const isResult = rules.use === 'any' || board.length === 1;
  const fewest = new Map<string, number>(isResult ? board.map((value) => [String(value), 0]) : []);
  for (let i = 0; i < board.length; i++) {
    for (let j = i + 1; j < board.length; j++) {
      const rest = board.filter((_, place) => place !== i && place !== j);
      for (const value of resultsOf(board[i], board[j], rules.values, FOUR)) {
        for (const [target, more] of reachAll([...rest, value], rules, known))
          fewest.set(target, Math.min(fewest.get(target) ?? Infinity, more + 1));
      }
    }
  }
  known.set(key, fewest);
  return fewest;
}

const kinds = (['natural', 'integer', 'rational'] as const).flatMap((values) =>
  (['any', 'all'] as const).map((use): Rules => ({ values, use })),
);

/** Steps for each kind of rules; six of them make 100,000. */
const STEPS = 16_667;
const STEPS_OF_BOARD = 6000;

it.each(kinds)(`traces steps as trying everything does: $values, $use (seed ${seed})`, (rules) => {
  const random = createRandom(65);
  let count = 0;
  while (count < STEPS) {
    const numbers = Array.from({ length: 5 }, () => random.integer(1, random.pick([10, 25])));
    const known = new Map<string, Fewest>();
    const targets = [...reachAll(numbers.map(toFraction), rules, known).keys()]
      .filter((target) => /^[1-9]\d*,1$/.test(target))
      .map((target) => Number(target.slice(0, -2)));
    const end = Math.min(STEPS, count + STEPS_OF_BOARD);
    while (count < end) {
      const target = random.integer(0, 3) === 0 ? random.integer(1, 999) : random.pick(targets);
      const lines: string[] = [];
      let left = numbers.map(toFraction);
      while (left.length > 1) {
        const [a, b, ...rest] = random.shuffle(left);
        const results = resultsOf(a, b, rules.values, FOUR);
        if (results.length === 0) break;
        const value = random.pick(results);
        const write = ([p, q]: Fraction) => (q === 1n ? `(${p})` : `(${p}/${q})`);
        const apply = (operator: string, x: Fraction, y: Fraction) =>
          String(resultsOf(x, y, 'rational', [operator])[0]);
        const holds = (operator: string, [x, y]: readonly Fraction[]) => {
          if (operator === '-') return apply('+', value, y) === String(x);
          if (operator === '/') return y[0] !== 0n && apply('*', value, y) === String(x);
          return apply(operator, x, y) === String(value);
        };
        const pairs = FOUR.flatMap((operator) => [
          { operator, pair: [a, b] },
          { operator, pair: [b, a] },
        ]);
        const { operator, pair } = pairs.find((each) => holds(each.operator, each.pair))!;
        lines.push(`${write(pair[0])} ${operator} ${write(pair[1])} = ${write(value)}`);
        left = [...rest, value];
      }
      if (lines.length === 0) break;
      const { steps, firstLost } = traceSteps(lines.join('\n'), { numbers, target, rules }, { solver });
      expect(steps).toHaveLength(lines.length);
      const fewestOf = (values: readonly (number | string)[]) =>
        reachAll(values.map(toFraction), rules, known).get(`${target},1`) ?? null;
      let isReachable = fewestOf(numbers) !== null;
      let lost: number | null = null;
      for (const [index, { legal, reachable, operationsLeft, numbers: values }] of steps.entries()) {
        expect(legal).toBe(true);
        expect(operationsLeft).toBe(fewestOf(values));
        expect(reachable).toBe(operationsLeft !== null);
        if (isReachable && !reachable) lost = index;
        isReachable = reachable;
      }
      expect(firstLost).toBe(lost);
      count += steps.length;
    }
  }
});
