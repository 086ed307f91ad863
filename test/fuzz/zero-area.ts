// Boards with one to four zeros among numbers up to 13, under all rules of + - * / that take a 0, against
// their definition (test/support/zero-oracle.ts): `reach` on both sides of 0; of some targets of both signs
// the answer or the nearest value, and the number of solutions at each level, of which each is listed once.
// And boards with operators beyond the four (answers-area.ts).
import fc from 'fast-check';
import type { Operator, Rules } from '../../src/index.js';
import { solutionKey } from '../../src/expression/index.js';
import { createFullSolver } from '../support/full-solver.js';
import { FURTHER } from '../support/operator-names.js';
import { Classes, reachedOf, type Reached, type ZeroRules } from '../support/zero-oracle.js';
import { compareBeyond } from './answers-area.js';
import { defineArea, must, type Area } from './area.js';

interface Case {
  readonly numbers: number[];
  readonly rules: ZeroRules | Rules;
  /** Chooses targets among the values. */
  readonly choices: number[];
}

const FARTHEST = 300;
const UNREACHABLE = 255;
const LEVELS = ['trees', 'function', 'essential'] as const;
/** Most numbers of a board whose classes are compared, and most solutions of a target that are listed. */
const MOST_CLASSED = 5;
const MOST_LISTED = 200;
/** Most numbers of a board with a tidy answer to each target. */
const MOST_TIDIED = 4;
const OPERATORS: ZeroRules['operators'] = ['+', '-', '*', '/'];
const SUBSETS = Array.from({ length: 15 }, (_, i) => OPERATORS.filter((__, place) => ((i + 1) >> place) & 1));

const solver = createFullSolver();

const boards = fc
  .tuple(
    fc.integer({ min: 1, max: 4 }),
    fc.oneof(
      { weight: 12, arbitrary: fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 4 }) },
      { weight: 1, arbitrary: fc.array(fc.integer({ min: 1, max: 13 }), { minLength: 5, maxLength: 5 }) },
    ),
  )
  .map(([zeros, others]) => [...new Array<number>(zeros).fill(0), ...others].slice(0, 6))
  .filter((numbers) => numbers.filter((number) => number === 0).length <= 4);

const values = fc.constantFrom<ZeroRules['values'][]>('integer', 'rational', 'real');
const use = fc.constantFrom<ZeroRules['use'][]>('any', 'all');
const choices = fc.array(fc.nat(), { minLength: 6, maxLength: 6 });

const four: fc.Arbitrary<Case> = fc.record({
  numbers: boards,
  rules: fc.record({ values, use, operators: fc.oneof(fc.constant(OPERATORS), fc.constantFrom(...SUBSETS)) }),
  choices,
});

const beyond: fc.Arbitrary<Case> = fc.record({
  numbers: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 2 }).map((numbers) => [0, ...numbers]),
  rules: fc.record({
    values,
    use,
    operators: fc
      .tuple(fc.subarray([...OPERATORS]), fc.subarray([...FURTHER], { minLength: 1, maxLength: 2 }))
      .map(([some, others]): Operator[] => [...some, ...others]),
  }),
  choices,
});

/** The area. */
export const zeroArea: Area = defineArea<Case>({
  name: 'zeros',
  compares: 'answers, counts and reach of boards with zeros with all their trees',
  cases: fc.oneof({ weight: 19, arbitrary: four }, { weight: 1, arbitrary: beyond }),
  check({ numbers, rules, choices }) {
    const answers = isFour(rules) ? compareFour(numbers, rules, choices) : compareBeyond(numbers, rules);
    const name = `${rules.values} ${rules.use} ${rules.operators!.join(' ')}`;
    const which = isFour(rules) ? rules.operators.join('') : 'beyond';
    return {
      answers,
      kind: `${rules.values} ${rules.use} ${which} with zeros`,
      pair: `${[...numbers].sort((a, b) => a - b).join()} ${name}`,
      numbers: numbers.length,
    };
  },
});

function isFour(rules: ZeroRules | Rules): rules is ZeroRules {
  return rules.operators!.every((operator) => (OPERATORS as readonly Operator[]).includes(operator));
}

function compareFour(numbers: number[], rules: ZeroRules, choices: readonly number[]): number {
  const reached = reachedOf(numbers, rules);
  const values = [...reached.values()];
  const targets = [
    ...choices.map((choice) => values[choice % values.length]?.value ?? [1n, 1n]),
    ...choices.slice(3).map((choice): Reached['value'] => [BigInt((choice % 401) - 200), 1n]),
    [0n, 1n] as const,
  ];
  for (const target of targets) compareAnswer(numbers, rules, values, target);
  const { length } = targets;
  return length + compareReach(numbers, rules, reached) + compareCounts(numbers, rules, reached, targets);
}

function compareReach(numbers: number[], rules: ZeroRules, reached: ReadonlyMap<string, Reached>): number {
  const { operations } = solver.reach({ numbers, from: -FARTHEST, to: FARTHEST, rules });
  for (let target = -FARTHEST; target <= FARTHEST; target++) {
    const expected = reached.get(`${target}/1`)?.operations ?? UNREACHABLE;
    const found = operations[target + FARTHEST];
    must(found === expected, `reach ${target}: expected ${expected} operations, got ${found}`);
  }
  return operations.length;
}

/** Compares the answer: the least distance, then the fewest operations, then the smaller value. */
function compareAnswer(
  numbers: number[],
  rules: ZeroRules,
  values: readonly Reached[],
  target: Reached['value'],
): void {
  let best: Reached | null = null;
  for (const each of values) if (best === null || isBetter(each, best, target)) best = each;
  const result = solver.solve({ numbers, target: write(target), rules, nearest: true });
  const expected = best === null ? 'none' : `${write(best.value)} in ${best.operations}`;
  const found = result.status === 'none' ? 'none' : `${result.value} in ${result.operations}`;
  must(found === expected, `solve ${write(target)}: expected ${expected}, got ${found}`);
  if (numbers.length > MOST_TIDIED) return;
  const tidy = solver.solve({ numbers, target: write(target), rules, nearest: true, tidy: true });
  must(
    tidy.value === result.value && tidy.operations === result.operations,
    `tidy ${write(target)}: ${tidy.expression}`,
  );
}

function isBetter(one: Reached, other: Reached, target: Reached['value']): boolean {
  const [[a, b], [c, d]] = [distanceOf(one.value, target), distanceOf(other.value, target)];
  if (a * d !== c * b) return a * d < c * b;
  if (one.operations !== other.operations) return one.operations < other.operations;
  return one.value[0] * other.value[1] < other.value[0] * one.value[1];
}

function distanceOf([a, b]: Reached['value'], [c, d]: Reached['value']): Reached['value'] {
  const p = a * d - c * b;
  return [p < 0n ? -p : p, b * d];
}

function compareCounts(
  numbers: number[],
  rules: ZeroRules,
  reached: ReadonlyMap<string, Reached>,
  targets: readonly Reached['value'][],
): number {
  let answers = 0;
  for (const level of LEVELS) {
    if (level !== 'trees' && numbers.length > MOST_CLASSED) continue;
    const classes = level === 'trees' ? null : new Classes(numbers, rules, level);
    for (const target of targets) {
      const puzzle = { numbers, target: write(target), rules };
      const key = target.join('/');
      const expected = classes === null ? (reached.get(key)?.trees ?? 0) : classes.count(target);
      const found = solver.count(puzzle, { distinct: level });
      must(found === expected, `count ${puzzle.target}, ${level}: expected ${expected}, got ${found}`);
      answers++;
      if (found > MOST_LISTED) continue;
      const keys = new Set<string>();
      let listed = 0;
      for (const { expression } of solver.solutions(puzzle, { distinct: level })) {
        listed++;
        keys.add(solutionKey(expression, { distinct: level }));
      }
      must(
        listed === expected && keys.size === expected,
        `solutions of ${puzzle.target}, ${level}: expected ${expected}, got ${listed} with ${keys.size} keys`,
      );
      answers++;
    }
  }
  return answers;
}

function write([p, q]: Reached['value']): string {
  return q === 1n ? String(p) : `${p}/${q}`;
}
