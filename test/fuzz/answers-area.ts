// Answers of the solver against definitions that share nothing with the engines: at most 1,000 answers of a
// pair of board and rules are compared.
//
//   the four, natural     every target from 1 to 1000 by `reach`; values of all subsets from
//                         below (forward-definition.ts)
//   the four or fewer     the same, or from -500, under each kind of values, both uses and each subset of the
//                         operators; breadth-first search over all splits (subset-values.ts)
//   square                values of small boards; breadth-first search over multisets (squares.ts)
//   beyond                targets by `solve`; every tree, evaluated by expression/exact (further-trees.ts)
import fc from 'fast-check';
import { NumbersGameError, type Operator, type Rules } from '../../src/index.js';
import type { BasicOperator } from '../../src/expression/index.js';
import { integer, isEqual, toResultValue, type Fraction } from '../../src/core/fraction.js';
import { isRational } from '../../src/expression/exact/exact-value.js';
import { makeTrees, Unclear } from '../support/further-trees.js';
import { reachUpTo } from '../support/forward-definition.js';
import { createFullSolver } from '../support/full-solver.js';
import { FURTHER } from '../support/operator-names.js';
import { fewestWithSquares, withSquares } from '../support/squares.js';
import { defineByValues } from '../support/subset-values.js';
import { defineArea, must, type Area, type Checked } from './area.js';

const ANSWERS = 1000;
const UNREACHABLE = 255;
/** Pairs of values that the definition of a board may take; larger boards are left out and not counted. */
const MOST_WORK = 2_000_000;
const BASIC: readonly BasicOperator[] = ['+', '-', '*', '/'];
/** The 15 choices of operators, each equally likely. */
const SUBSETS = Array.from({ length: 15 }, (_, i) => BASIC.filter((__, place) => ((i + 1) >> place) & 1));

interface Case {
  readonly numbers: number[];
  readonly rules: Rules;
}

const solver = createFullSolver();

const number = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 100 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 1000 }) },
);
const boards = (minLength: number, maxLength: number, from = number) =>
  fc.array(from, { minLength, maxLength }).map((numbers) => numbers.sort((a, b) => a - b));
const use = fc.constantFrom<Rules['use'][]>('any', 'all');

/** Natural values and the four operators, by a definition that is fast for up to nine numbers. */
const natural = (minLength: number, maxLength: number) =>
  fc.record({
    numbers: boards(minLength, maxLength),
    rules: use.map((of): Rules => ({ values: 'natural', use: of })),
  });

const subsets: fc.Arbitrary<Case> = fc.record({
  numbers: boards(2, 5),
  rules: fc.record({
    values: fc.constantFrom<Rules['values'][]>('natural', 'integer', 'rational'),
    use,
    operators: fc.constantFrom(...SUBSETS),
  }),
});

const squares: fc.Arbitrary<Case> = fc.record({
  numbers: boards(1, 3, fc.integer({ min: 1, max: 30 })),
  rules: fc
    .tuple(fc.integer({ min: 2, max: 40 }), fc.subarray([...BASIC], { minLength: 1 }))
    .map(([limit, operators]) => withSquares(limit, operators.join(''))),
});

const beyond: fc.Arbitrary<Case> = fc.record({
  numbers: boards(1, 3, fc.integer({ min: 1, max: 12 })),
  rules: fc.record({
    values: fc.constantFrom<Rules['values'][]>('natural', 'integer', 'rational', 'real'),
    use,
    operators: fc
      .tuple(fc.subarray([...BASIC]), fc.subarray([...FURTHER], { minLength: 1, maxLength: 2 }))
      .map(([some, others]): Operator[] => [...some, ...others]),
  }),
});

/**
 * The area. The weights give each kind of rules one in 125 of the pairs or more, and boards of seven and more
 * numbers more than one in ten. The definition takes 21 ms for seven numbers and 180 ms for eight, all others
 * about 1 ms.
 */
export const answersArea: Area = defineArea<Case>({
  name: 'answers',
  compares: 'reach and solve under all rules with definitions that share nothing with the engines',
  cases: fc.oneof(
    { weight: 26, arbitrary: natural(3, 6) },
    { weight: 106, arbitrary: natural(7, 7) },
    { weight: 2, arbitrary: natural(8, 8) },
    { weight: 770, arbitrary: subsets },
    { weight: 22, arbitrary: squares },
    { weight: 76, arbitrary: beyond },
  ),
  check({ numbers, rules }) {
    const { operators } = rules;
    const answers = (() => {
      if (operators === undefined) return compareNatural(numbers, rules);
      if (operators.includes('square')) return compareSquares(numbers, rules);
      const isBasic = operators.every((operator) => (BASIC as readonly Operator[]).includes(operator));
      return isBasic ? compareSubset(numbers, rules) : compareBeyond(numbers, rules);
    })();
    return countAnswers(numbers, rules, answers);
  },
});

/** Name of the kind of rules: values, use, and which operators. */
function countAnswers(numbers: readonly number[], rules: Rules, answers: number): Checked {
  const { values, use: of, operators = BASIC } = rules;
  const isBasic = operators.every((operator) => (BASIC as readonly Operator[]).includes(operator));
  const which = operators.includes('square') ? 'square' : isBasic ? operators.join('') : 'beyond';
  const pair = `${numbers.join()} ${values} ${of} ${operators.join(' ')} ${JSON.stringify(rules.limits ?? {})}`;
  return {
    answers,
    kind: `${values} ${of} ${which}`,
    pair: answers > 0 ? pair : undefined,
    numbers: numbers.length,
  };
}

function compareReach({ numbers, rules }: Case, from: number, expected: (target: number) => number): number {
  const to = from + ANSWERS - 1;
  const operations = tryReach(numbers, from, to, rules);
  if (operations === null) return 0;
  for (let target = from; target <= to; target++) {
    const [found, fewest] = [operations[target - from], expected(target)];
    must(found === fewest, `target ${target}: expected ${fewest} operations, got ${found}`);
  }
  return ANSWERS;
}

/** The fewest operations for each target; null if the numbers are too large for an engine. */
function tryReach(numbers: readonly number[], from: number, to: number, rules: Rules): Uint8Array | null {
  try {
    return solver.reach({ numbers, from, to, rules }).operations;
  } catch (error) {
    if (error instanceof NumbersGameError && error.code === 'too-large') return null;
    throw error;
  }
}

function compareNatural(numbers: number[], rules: Rules): number {
  const fewest = reachUpTo(numbers, ANSWERS)[rules.use];
  return compareReach({ numbers, rules }, 1, (target) => fewest[target]);
}

function compareSubset(numbers: number[], rules: Rules): number {
  const definition = defineByValues(numbers, rules as never, MOST_WORK);
  if (definition === null) return 0;
  const fewest = new Map<number, number>();
  for (const { value, operations } of definition.reached) {
    if (value[1] === 1n) fewest.set(Number(value[0]), operations);
  }
  const from = rules.values === 'natural' ? 1 : -ANSWERS / 2;
  return compareReach({ numbers, rules }, from, (target) => fewest.get(target) ?? UNREACHABLE);
}

function compareSquares(numbers: number[], rules: Rules): number {
  const operators = rules.operators!.filter((operator) => operator !== 'square').join('');
  const fewest = fewestWithSquares(numbers, BigInt(rules.limits!.square!), operators);
  return compareReach({ numbers, rules }, 1, (target) => fewest.get(BigInt(target)) ?? UNREACHABLE);
}

/** Compares answers with operators beyond the four, of up to three numbers; returns how many. */
export function compareBeyond(numbers: number[], rules: Rules): number {
  const fewest = new Map<string, { value: Fraction; operations: number }>();
  try {
    for (const { value, operations } of makeTrees(numbers, rules)) {
      if (!isRational(value)) continue;
      const key = String(toResultValue(value));
      if (key.length < 900 && !((fewest.get(key)?.operations ?? Infinity) <= operations)) {
        fewest.set(key, { value, operations });
      }
    }
  } catch (error) {
    if (error instanceof Unclear) return 0;
    throw error;
  }
  const targets = [...fewest.values()].slice(0, 20).map(({ value }) => value);
  for (let target = 1; target <= 20; target++) targets.push(integer(target));
  for (const target of targets) {
    if (rules.values === 'natural' && (target.numerator <= 0n || target.denominator !== 1n)) continue;
    const text = String(toResultValue(target));
    const found = solver.solve({ numbers, target: text, rules });
    const wanted = [...fewest.values()].find(({ value }) => isEqual(value, target));
    must(
      found.operations === (wanted?.operations ?? null),
      `target ${text}: expected ${wanted?.operations ?? 'none'}, got ${found.operations ?? 'none'}`,
    );
  }
  return targets.length;
}
