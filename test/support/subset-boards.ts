// Random boards and targets for the comparison of rules with fewer than the four operators: ones, equal
// numbers, cards, alternatives, numbers up to 2^53 - 1, and boards of up to nine numbers whose values a plain
// search can list.
import type { Alternatives, Card } from '../../src/index.js';
import type { Rational } from './classes.js';
import type { Leaves } from './recursive-definition.js';
import type { Random } from './random.js';
import { defineByTrees, reduce, type Definition, type SubsetRules } from './subset-trees.js';
import { defineByValues } from './subset-values.js';

/** The 14 strict subsets of the four operators under each kind of values and use. */
export const SUBSET_RULES: readonly SubsetRules[] = Array.from({ length: 14 }, (_, i) =>
  (['+', '-', '*', '/'] as const).filter((_, bit) => ((i + 1) >> bit) & 1),
).flatMap((operators) =>
  (['natural', 'integer', 'rational'] as const).flatMap((values) =>
    (['any', 'all'] as const).map((use) => ({ values, use, operators })),
  ),
);

/** A board under some rules, and what can be made of it. */
export interface Pair {
  readonly numbers: readonly (number | Card | Alternatives)[];
  readonly aces: 'one-or-eleven' | undefined;
  /** The values of each number. */
  readonly leaves: Leaves;
  readonly rules: SubsetRules;
  readonly definition: Definition;
  /** Whether the engine may refuse it as too large. */
  readonly isHuge: boolean;
}

/** The most pairs of values that a plain search of a board may combine. */
const WORK = 700_000;
const MAX = 2 ** 53 - 1;

/** Up to five numbers. */
export function drawSmall(random: Random, size: number, rules: SubsetRules): Pair {
  const highest = random.pick([2, 3, 5, 10, 10, 13, 25, 100]);
  const few = [1, random.integer(1, highest), random.integer(1, highest)];
  const isFew = random.integer(0, 3) === 0;
  const numbers = Array.from({ length: size }, () =>
    isFew ? random.pick(few) : random.integer(1, random.pick([10, highest, highest])),
  );
  return definePair(numbers, rules, false);
}

/** Up to four numbers, some of them up to 2^53 - 1. */
export function drawHuge(random: Random, rules: SubsetRules): Pair {
  const numbers = Array.from({ length: random.integer(1, 4) }, () =>
    random.pick([
      MAX,
      MAX - random.integer(0, 3),
      random.integer(0, 2 ** 21 - 1) * 2 ** 32 + random.integer(1, 2 ** 32 - 1),
      2 ** random.integer(20, 52) + random.integer(-1, 1),
      random.pick([94_906_265, 94_906_267, 3_037_000_499, 4_294_967_291, 2_097_151]),
      random.integer(1, 2 ** 31),
      random.integer(1, 5),
    ]),
  );
  return definePair(numbers, rules, true);
}

/** Four numbers whose fractions need 64 bits, and more before they are reduced. */
export function drawWide(random: Random, rules: SubsetRules): Pair {
  const factors = random.pick([[1], [2, 3, 6, 12], [360, 840, 1260]]);
  const numbers = Array.from({ length: 4 }, () => random.pick(factors) * random.integer(1, 40));
  numbers[random.integer(0, 3)] = random.integer(1000, 20_000);
  return definePair(numbers, rules, true);
}

/** Up to four cards, alternatives and numbers. */
export function drawChoices(random: Random, rules: SubsetRules): Pair {
  const aces = random.pick(['one-or-eleven', undefined] as const);
  const worth: Record<string, number[]> = {
    A: aces === undefined ? [1] : [1, 11],
    J: [11],
    Q: [12],
    K: [13],
  };
  const cards: readonly Card[] = ['A', 'A', 'A', 'a', 'J', 'q', 'K', 'k'];
  const drawn = Array.from({ length: random.integer(1, 4) }, (): [Pair['numbers'][number], number[]] => {
    const kind = random.integer(0, 5);
    if (kind < 3) {
      const card = random.pick(cards);
      return [card, worth[card.toUpperCase()]];
    }
    if (kind === 3) {
      const number = random.integer(1, 13);
      return [number, [number]];
    }
    const first = random.integer(1, 6);
    const oneOf = random.pick([[first], [first, random.integer(7, 20)], [1, 2]]);
    return [{ oneOf }, oneOf];
  });
  const leaves = drawn.map(([, values]) => values);
  return {
    numbers: drawn.map(([number]) => number),
    aces,
    leaves,
    rules,
    definition: defineByTrees(leaves, rules),
    isHuge: false,
  };
}

/** Six to nine numbers: the fewer different ones, the more values there are. */
export function drawLarge(random: Random, size: number, rules: SubsetRules): Pair {
  let highest = random.pick([4, 7, 10, 25, 100]);
  // Two attempts for each count of different numbers, with smaller ones each time; then some where one number
  // differs from all others, or none.
  const most = rules.operators.length < 3 ? size : 5;
  for (let attempt = 2 * random.integer(2, most); ; attempt--) {
    const few = Array.from({ length: Math.max(2, attempt >> 1) }, () => random.integer(1, highest));
    if (random.integer(0, 1) === 0) few[0] = 1;
    const numbers = Array.from({ length: size }, (_, i) =>
      attempt > 3 ? random.pick(few) : few[i === 0 && attempt > 0 ? 1 : 0],
    );
    const definition = defineByValues(numbers, rules, WORK);
    if (definition !== null) {
      const leaves = numbers.map((number) => [number]);
      return { numbers, aces: undefined, leaves, rules, definition, isHuge: false };
    }
    highest = Math.max(2, Math.ceil(highest * 0.7));
  }
}

function definePair(numbers: readonly number[], rules: SubsetRules, isHuge: boolean): Pair {
  const leaves = numbers.map((number) => [number]);
  return { numbers, aces: undefined, leaves, rules, definition: defineByTrees(leaves, rules), isHuge };
}

/** A value that can be made, often; or one next to such, its negation, 0, any, or a huge one. */
export function drawTarget(random: Random, { definition, rules, isHuge }: Pair): Rational {
  const { reached } = definition;
  const any: Rational = [BigInt(random.integer(1, 200)), 1n];
  const [p, q] = reached.length > 0 ? random.pick(reached).value : any;
  const drawn = random.pick<Rational>([
    [p, q],
    [p, q],
    [p, q],
    [p, q],
    [-p, q],
    [p + 1n, q],
    [2n * p + 1n, 2n * q],
    [0n, 1n],
    [BigInt(random.integer(-30, 300)), BigInt(random.pick([1, 1, 2, 7]))],
    [random.pick([1n, -1n]) * 2n ** BigInt(random.integer(30, 70)) + BigInt(random.integer(-1, 1)), 1n],
    [p * 10n ** 40n + 1n, q * 10n ** (isHuge ? 39n : 3n)],
  ]);
  const target = reduce(drawn[0], drawn[1]);
  if (rules.values === 'rational') return target;
  const integer = target[0] / target[1];
  return [rules.values === 'natural' && integer < 1n ? any[0] : integer, 1n];
}

/**
 * One of the ways to write a target: a number while it is safe, text, or a fraction not in lowest terms,
 * which natural values do not take.
 */
export function spellTarget(random: Random, [p, q]: Rational, { values }: SubsetRules): number | string {
  const factor = BigInt(random.integer(2, 3));
  const text = q === 1n ? String(p) : `${p}/${q}`;
  const texts = values === 'natural' ? [text] : [text, `${p * factor}/${q * factor}`];
  const isSafe = q === 1n && Number.isSafeInteger(Number(p));
  return isSafe && random.integer(0, 2) > 0 ? Number(p) : random.pick(texts);
}
