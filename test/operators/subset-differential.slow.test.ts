// Fewer than the four operators against the definition: each of their 14 sets under each kind of values and
// use, on boards of one to nine numbers, of cards and alternatives, and of numbers up to 2^53 - 1. The
// expected answers come from all trees (up to five numbers) or from a plain search of all values (six to
// nine), written from the contract. One solver answers everything, in random order, also after errors.
//
// A pair is a board and rules. Pair i has rules i mod 84 and board i mod 11, which meet in all ways in 924
// pairs. `PAIRS=20000 npx vitest run ...` compares more. Where a limit of time is measured, the best of some
// attempts counts, because other tests run beside this one.
import { describe, expect, it } from 'vitest';
import { NumbersGameError, type ErrorCode, type Puzzle, type Rules, type Solver } from '../../src/index.js';
import { msLate } from '../support/cpu-time.js';
import { createFullSolver } from '../support/full-solver.js';
import { MismatchLog } from '../support/mismatch-log.js';
import { outcomeOf } from '../support/outcome.js';
import { createRandom, seed, type Random } from '../support/random.js';
import {
  drawChoices,
  drawHuge,
  drawLarge,
  drawSmall,
  drawWide,
  SUBSET_RULES,
  type Pair,
} from '../support/subset-boards.js';
import { SubsetQuestions } from '../support/subset-questions.js';
import { defineByTrees, type SubsetRules } from '../support/subset-trees.js';
import { defineByValues } from '../support/subset-values.js';

const PAIRS = Number(process.env.PAIRS ?? 924);
const MINUTES = 60_000;
/** Share of the questions with huge numbers or targets that may be refused. */
const MOST_REFUSED = 0.35;

const BOARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 'choices', 'huge'] as const;
const SETS = Array.from({ length: 14 }, (_, i) =>
  (['+', '-', '*', '/'] as const).filter((_, bit) => ((i + 1) >> bit) & 1),
);
const VALUES = ['natural', 'integer', 'rational'] as const;
const RULES: readonly SubsetRules[] = SETS.flatMap((operators) =>
  VALUES.flatMap((values) => (['any', 'all'] as const).map((use) => ({ values, use, operators }))),
);

function drawPair(random: Random, board: (typeof BOARDS)[number], rules: SubsetRules): Pair {
  if (board === 'choices') return drawChoices(random, rules);
  if (board === 'huge') return drawHuge(random, rules);
  return board < 6 ? drawSmall(random, board, rules) : drawLarge(random, board, rules);
}

describe('the definitions', () => {
  it(`by trees and by values agree (seed ${seed})`, () => {
    const random = createRandom(6100);
    for (const rules of RULES) {
      for (let count = 0; count < 4; count++) {
        const numbers = Array.from({ length: random.integer(1, 4) }, () => random.integer(1, 7));
        const leaves = numbers.map((number) => [number]);
        const { reached } = defineByTrees(leaves, rules);
        expect(defineByValues(numbers, rules, Infinity)?.reached).toEqual(reached);
      }
    }
  });
});

describe('against the definition', () => {
  it(`one solver answers everything (seed ${seed})`, { timeout: 600 * MINUTES }, () => {
    const log = new MismatchLog();
    const questions = new SubsetQuestions(createFullSolver(), log);
    const order = createRandom(6101).shuffle(Array.from({ length: PAIRS }, (_, pair) => pair));
    const count = { pairs: 0, large: 0 };
    for (const place of order) {
      const [board, rules] = [BOARDS[place % BOARDS.length], RULES[place % RULES.length]];
      const isLarge = typeof board === 'number' && board > 6;
      count.pairs++;
      count.large += Number(isLarge);
      const random = createRandom(7000 + place);
      const pair = drawPair(random, board, rules);
      if (pair.definition.treesOf === null) questions.askValues(pair, random, isLarge ? 3 : 5);
      else questions.askAll(pair, random, board === 5 ? 3 : 5);
      questions.askBetween(random);
    }
    questions.finish();
    const { comparisons, failures, mismatches, errors, risks } = log;
    const share = (code: ErrorCode) => `${errors.get(code) ?? 0} of ${risks.get(code) ?? 0}`;
    console.log(
      `${count.pairs} pairs, ${count.large} with seven or more numbers; ${comparisons} comparisons; ` +
        `${share('too-large')} questions with huge numbers or targets refused as too large, ` +
        `${share('timeout')} about large boards ended by their time limit`,
    );
    expect(mismatches.join('\n'), `${failures} mismatches`).toBe('');
    if (PAIRS < 924) return;
    expect(count.large / count.pairs).toBeGreaterThan(0.1);
    expect((errors.get('too-large') ?? 0) / risks.get('too-large')!).toBeLessThan(MOST_REFUSED);
  });

  it(`on random boards of up to four numbers (seed ${seed})`, () => {
    const log = new MismatchLog();
    const questions = new SubsetQuestions(createFullSolver(), log);
    const random = createRandom(4400);
    for (const rules of random.shuffle(SUBSET_RULES)) {
      for (const size of [1, 2, 3, 3, 4]) questions.askAll(drawSmall(random, size, rules), random, 3);
      questions.askAll(drawChoices(random, rules), random, 3);
      questions.askAll(drawHuge(random, rules), random, 3);
      questions.askAll(drawWide(random, rules), random, 3);
      questions.askBetween(random);
    }
    questions.finish();
    expect(log.mismatches.join('\n')).toBe('');
    expect(log.comparisons).toBeGreaterThan(50_000);
  });
});

describe('integer values', () => {
  const solver = createFullSolver();
  const rules = { values: 'integer', use: 'all', operators: ['-', '/'] } as const;

  it('take targets of any sign, and fractions that are integers', () => {
    const numbers = [2, 48];
    expect(solver.solve({ numbers, target: '48/2', rules })).toMatchObject({ status: 'exact', value: 24 });
    expect(solver.solve({ numbers, target: -46, rules }).expression).toBe('2 - 48');
    expect(solver.solve({ numbers: [3, 3], target: 0, rules }).expression).toBe('3 - 3');
    // 2 / 48 is not an integer, and 3 - 3 divides nothing.
    expect(solver.solve({ numbers, target: 0, rules }).status).toBe('none');
    expect(solver.count({ numbers: [3, 3, 6], target: 0, rules }, { distinct: 'trees' })).toBe(3);
  });

  it('refuse fractions and a missing target', () => {
    const refusal = (code: string) => expect.stringMatching(`^${code}: `) as string;
    expect(outcomeOf(() => solver.solve({ numbers: [1, 2], target: '1/2', rules }))).toEqual(
      refusal('invalid-target'),
    );
    expect(outcomeOf(() => solver.solve({ numbers: [1, 2], rules }))).toEqual(refusal('invalid-target'));
  });
});

describe('the time limit', () => {
  const MOST_LATE = 50;
  const ATTEMPTS = 5;
  const TIMEOUT = 20;
  const primes = [61, 67, 71, 73, 79, 83, 89, 97, 101];
  const large = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => 2 ** 53 - n * n);
  const choices = Array.from({ length: 9 }, (_, i) => ({ oneOf: [i + 1, i + 11, i + 21, i + 31] }));
  const easy: Puzzle = {
    numbers: [2, 3, 4],
    target: 10,
    rules: { values: 'natural', use: 'all', operators: ['+', '*'] },
  };
  const solver = createFullSolver();

  const calls: readonly [string, (solver: Solver, puzzle: Puzzle) => unknown][] = [
    ['solve', (s, puzzle) => s.solve(puzzle)],
    ['nearest', (s, puzzle) => s.solve({ ...puzzle, nearest: true })],
    ['tidy', (s, puzzle) => s.solve({ ...puzzle, nearest: true, tidy: true })],
    ['count', (s, puzzle) => s.count(puzzle)],
    ['trees', (s, puzzle) => s.count(puzzle, { distinct: 'trees' })],
    ['solutions', (s, puzzle) => s.solutions(puzzle).next()],
    ['reach', (s, { numbers, rules, timeout }) => s.reach({ numbers, rules, timeout, from: 1, to: 5000 })],
  ];
  const cases = calls.flatMap(([name, call]) => RULES.map((rules) => [name, rules, call] as const));

  let timeouts = 0;

  /** How late the answer or error is, at best. */
  function latenessOf(call: () => unknown, context: string): number {
    let late = Infinity;
    for (let attempt = 0; attempt < ATTEMPTS && late > MOST_LATE; attempt++) {
      const job = () => {
        try {
          call();
        } catch (error) {
          const code = error instanceof NumbersGameError ? error.code : String(error);
          expect(['timeout', 'too-large'], context).toContain(code);
          timeouts += Number(code === 'timeout');
        }
      };
      late = Math.min(late, msLate(TIMEOUT, job));
    }
    return late;
  }

  it(`ends hard calls in time, and the solver works on (seed ${seed})`, { timeout: 600 * MINUTES }, () => {
    const random = createRandom(6102);
    const outcome = solver.solve(easy);
    const late: string[] = [];
    for (let count = 0; count < PAIRS / 4; count++) {
      const [name, { values, use, operators }, call] = random.pick(cases);
      const numbers = random.pick([primes, primes, large, choices]);
      const rules = { values, use, operators } as Rules;
      const target = values === 'natural' ? 123_456_789 : '-123456789';
      const puzzle: Puzzle = { numbers, target, rules, timeout: TIMEOUT };
      const context = `${name} ${JSON.stringify(puzzle)}`;
      const lateness = latenessOf(() => call(solver, puzzle), context);
      if (lateness > MOST_LATE) late.push(`${context}: ${Math.round(lateness)} ms`);
      expect(solver.solve(easy), `after ${context}`).toEqual(outcome);
    }
    expect(late).toEqual([]);
    expect(timeouts).toBeGreaterThan(0);
  });
});
