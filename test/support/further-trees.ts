// Every tree over operators beyond the four on a small board, by the definition: all expressions of each
// multiset of the numbers are built, each is evaluated by src/expression/exact, and what the rules refuse is
// left out. The engine shares the evaluation of irrational values, and nothing else.
import { apply } from '../../src/expression/exact/apply-operator.js';
import { isRational, type ExactValue } from '../../src/expression/exact/exact-value.js';
import { toText } from '../../src/expression/format-expression.js';
import { parsePuzzle } from '../../src/core/puzzle/parse-puzzle.js';
import { rowOf, selectRows } from '../../src/expression/operators/all-rows.js';
import type { Operator, Rules } from '../../src/index.js';
import type { BinaryOperator, Expression, UnaryOperator } from '../../src/expression/index.js';

export interface Made {
  readonly tree: Expression;
  readonly value: ExactValue;
  readonly operations: number;
  /** Whether an operator of one operand made it. */
  readonly isUnary: boolean;
}

/** Thrown where the definition itself has no answer. */
export class Unclear extends Error {}

/** All trees, each text once with the fewest operations. */
export function makeTrees(numbers: readonly number[], rules: Rules): Made[] {
  const { limits } = parsePuzzle({ numbers: [1], target: 1, rules }).rules;
  const operators = selectRows(rules).map(({ operator }) => operator);
  const known = new Map<string, Made[]>();
  const [unary, binary] = [1, 2].map((arity) =>
    operators.filter((operator) => rowOf(operator).arity === arity),
  );

  function add(list: Made[], operator: Operator, operands: readonly Made[], tree: Expression): void {
    const value = apply(
      operator,
      operands.map((operand) => operand.value),
      limits,
    );
    if (value === 'undecided' || value === 'too-large') throw new Unclear(toText(tree));
    if (typeof value === 'string' || (rules.values !== 'real' && !isRational(value))) return;
    const isInteger = isRational(value) && value.denominator === 1n;
    if (rules.values === 'natural' && !(isInteger && value.numerator > 0n)) return;
    if (rules.values === 'integer' && !isInteger) return;
    const operations = operands.reduce((sum, operand) => sum + operand.operations, 1);
    list.push({ tree, value, operations, isUnary: operands.length === 1 });
  }

  function treesOf(part: readonly number[]): Made[] {
    const before = known.get(part.join());
    if (before !== undefined) return before;
    const list: Made[] = [];
    const whole = (tree: Expression, number: number, operations: number) =>
      list.push({ tree, value: { numerator: BigInt(number), denominator: 1n }, operations, isUnary: false });
    if (part.length === 1) whole(part[0], part[0], 0);
    if (part.length > 1 && operators.includes('concat') && part.every((number) => number < 10)) {
      const numerals = ordersOf(part).filter(([first]) => first !== 0);
      const orders = new Map(numerals.map((order) => [order.join(''), order]));
      for (const [text, parts] of orders) {
        whole({ operator: 'concat', parts }, Number(text), part.length - 1);
      }
    }
    for (const [some, others] of splitsOf(part)) {
      for (const left of treesOf(some)) {
        for (const right of treesOf(others)) {
          for (const operator of binary as BinaryOperator[]) {
            add(list, operator, [left, right], { operator, left: left.tree, right: right.tree });
          }
        }
      }
    }
    for (const operand of list.filter(({ isUnary }) => !isUnary)) {
      for (const operator of unary as UnaryOperator[])
        add(list, operator, [operand], { operator, operand: operand.tree });
    }
    known.set(part.join(), list);
    return list;
  }

  const texts = new Map<string, Made>();
  const all = rules.use === 'all' ? [numbers] : partsOf(numbers);
  const made = all.flatMap((part) => treesOf([...part].sort((a, b) => a - b)));
  for (const one of made.sort((a, b) => a.operations - b.operations)) {
    const text = toText(one.tree);
    if (!texts.has(text)) texts.set(text, one);
  }
  return [...texts.values()];
}

/** The different ways to choose some of the numbers. */
function partsOf(numbers: readonly number[]): readonly number[][] {
  const parts = new Map<string, number[]>();
  for (let mask = 1; mask < 1 << numbers.length; mask++) {
    const part = numbers.filter((_, i) => (mask >> i) & 1).sort((a, b) => a - b);
    parts.set(part.join(), part);
  }
  return [...parts.values()];
}

/** The different ways to split ascending numbers into two parts, in both orders. */
function splitsOf(numbers: readonly number[]): readonly (readonly [number[], number[]])[] {
  const splits = new Map<string, [number[], number[]]>();
  for (let mask = 1; mask < (1 << numbers.length) - 1; mask++) {
    const [some, others] = [1, 0].map((bit) => numbers.filter((_, i) => ((mask >> i) & 1) === bit));
    splits.set(some.join(), [some, others]);
  }
  return [...splits.values()];
}

function ordersOf(numbers: readonly number[]): number[][] {
  if (numbers.length === 0) return [[]];
  return numbers.flatMap((first, i) =>
    ordersOf(numbers.filter((_, j) => j !== i)).map((rest) => [first, ...rest]),
  );
}
