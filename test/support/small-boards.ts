// Every board of one to four numbers up to 13, from 0 or under natural values from 1, with every set of the
// four operators, kind of values and use, against all its trees (zero-oracle.ts): the answer to every target
// that can be made, of some that cannot the nearest value, the number of solutions at each level, and reach.
import type { Solver } from '../../src/index.js';
import type { Random } from './random.js';
import { Classes, reachedOf, type Reached, type ZeroRules } from './zero-oracle.js';

/** A board under some rules. */
export interface SmallPair {
  readonly numbers: readonly number[];
  readonly rules: ZeroRules;
}

const LARGEST = 13;
const MOST_NUMBERS = 4;
const UNREACHABLE = 255;
const LEVELS = ['trees', 'function', 'essential'] as const;
const OPERATORS: ZeroRules['operators'] = ['+', '-', '*', '/'];
const RULES = Array.from({ length: 15 }, (_, i) =>
  OPERATORS.filter((__, place) => ((i + 1) >> place) & 1),
).flatMap((operators) =>
  (['natural', 'integer', 'rational'] as const).flatMap((values) =>
    (['any', 'all'] as const).map((use): ZeroRules => ({ values, use, operators })),
  ),
);

/** Lists all pairs. */
export function listPairs(): SmallPair[] {
  const boards: number[][] = [];
  const extend = (board: readonly number[]) => {
    for (let number = board.at(-1) ?? 0; number <= LARGEST; number++) {
      const longer = [...board, number];
      boards.push(longer);
      if (longer.length < MOST_NUMBERS) extend(longer);
    }
  };
  extend([]);
  return boards.flatMap((numbers) =>
    RULES.filter(({ values }) => values !== 'natural' || numbers[0] > 0).map((rules) => ({ numbers, rules })),
  );
}

/**
 * Compares all answers about a pair. Returns how many there were.
 *
 * @param impossible number of targets to draw that cannot be made
 * @throws Error for an answer that is not that of the definition
 */
export function comparePair(
  solver: Solver,
  { numbers, rules }: SmallPair,
  impossible: number,
  random: Random,
): number {
  const reached = reachedOf(numbers, rules);
  const classes = {
    function: new Classes(numbers, rules, 'function'),
    essential: new Classes(numbers, rules, 'essential'),
  };
  let answers = 0;
  const check = (question: string, expected: unknown, found: unknown) => {
    answers++;
    if (expected === found) return;
    const { values, use, operators } = rules;
    const pair = `${numbers.join(' ')} (${values}, ${use}, ${operators.join(' ')})`;
    throw new Error(`${question} of ${pair}: expected ${String(expected)}, got ${String(found)}`);
  };
  const values = [...reached.values()].sort((a, b) => compare(a.value, b.value));
  const targets = [
    ...values.map(({ value }) => value),
    ...drawImpossible(reached, values, rules, impossible, random),
  ];
  for (const [place, value] of targets.entries()) {
    const target = value[1] === 1n ? String(value[0]) : value.join('/');
    const puzzle = { numbers, target, rules };
    const nearest = findNearest(values, value);
    const { status, value: got, operations } = solver.solve({ ...puzzle, nearest: true });
    const expected = nearest && `${formatValue(nearest.value)} in ${nearest.operations}`;
    check(`answer to ${target}`, expected ?? 'none', status === 'none' ? status : `${got} in ${operations}`);
    const made = reached.get(value.join('/'));
    const counts = {
      trees: () => made?.trees ?? 0,
      function: () => classes.function.count(value),
      essential: () => classes.essential.count(value),
    };
    // Of a target that cannot be made, one level is asked: in turn, so that a pair has all of them.
    const levels = made ? LEVELS : [LEVELS[place % LEVELS.length]];
    for (const distinct of levels)
      check(`${distinct} count of ${target}`, counts[distinct](), solver.count(puzzle, { distinct }));
  }
  const most = values.reduce((largest, { value: [p, q] }) => {
    const magnitude = Number(p < 0n ? -p : p);
    return q === 1n ? Math.max(largest, magnitude) : largest;
  }, 1);
  const from = rules.values === 'natural' ? 1 : -most;
  const { operations } = solver.reach({ numbers, from, to: most, rules });
  operations.forEach((found, place) => {
    check(`reach ${from + place}`, reached.get(`${from + place}/1`)?.operations ?? UNREACHABLE, found);
  });
  return answers;
}

/** Draws different targets that cannot be made, among and around those that can. */
function drawImpossible(
  reached: ReadonlyMap<string, Reached>,
  values: readonly Reached[],
  { values: kind }: ZeroRules,
  count: number,
  random: Random,
): Reached['value'][] {
  const found = new Map<string, Reached['value']>();
  const [least, most] = [values.at(0), values.at(-1)].map((end) => Number(end?.value[0] ?? 0n));
  for (let attempt = 0; attempt < 4 * count && found.size < count; attempt++) {
    const q = kind === 'rational' ? BigInt(random.pick([1, 1, 2, 3, 7, 12])) : 1n;
    const p = BigInt(random.integer(kind === 'natural' ? 1 : least - 1000, most + 1000));
    const value = reduce(p, q);
    if (!reached.has(value.join('/'))) found.set(value.join('/'), value);
  }
  return [...found.values()];
}

/** The answer: least distance, then fewest operations, then the smaller value. The values ascend. */
function findNearest(values: readonly Reached[], target: Reached['value']): Reached | null {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(values[middle].value, target) < 0) from = middle + 1;
    else to = middle;
  }
  const [below, above] = [from > 0 ? values[from - 1] : undefined, values.at(from)];
  if (below === undefined || above === undefined) return below ?? above ?? null;
  const order = compare(distanceOf(below.value, target), distanceOf(above.value, target));
  return order < 0 || (order === 0 && below.operations <= above.operations) ? below : above;
}

function compare([a, b]: Reached['value'], [c, d]: Reached['value']): number {
  const difference = a * d - c * b;
  return difference < 0n ? -1 : Number(difference > 0n);
}

function distanceOf([a, b]: Reached['value'], [c, d]: Reached['value']): Reached['value'] {
  const p = a * d - c * b;
  return [p < 0n ? -p : p, b * d];
}

function reduce(p: bigint, q: bigint): Reached['value'] {
  let [a, b] = [p < 0n ? -p : p, q];
  while (b !== 0n) [a, b] = [b, a % b];
  return [p / a, q / a];
}

function formatValue([p, q]: Reached['value']): string {
  return q === 1n ? String(p) : `${p}/${q}`;
}
