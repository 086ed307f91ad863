// What there is to learn from answers: the pattern of an expression, and the kind that is missed most.
import { describe, expect, it } from 'vitest';
import { type GameId, games } from 'numbers-game';
import { evaluate } from 'numbers-game/expression';
import { describePattern } from '../src/play/modes/learn-answer.js';
import { findPattern, findWeakest } from '../src/rounds/answer-pattern.js';
import { deal } from '../../src/play/round/deal-board.js';
import * as de from '../src/words/tabs/de.js';
import * as en from '../src/words/tabs/en.js';
import * as es from '../src/words/tabs/es.js';
import * as fr from '../src/words/tabs/fr.js';
import * as zh from '../src/words/tabs/zh.js';
import { dealKind } from '../src/rounds/practice.js';
import { rate } from 'numbers-game/generate';
import { hands as listHands } from '../../test/support/hands.js';
import { createFullSolver } from '../../test/support/full-solver.js';

const solver = createFullSolver();
const solve = solver.solve.bind(solver);

const patternOf = (expression: string, id: GameId = 'countdown') => {
  const pattern = findPattern(expression, games[id]);
  return pattern && [pattern.kind, pattern.value, ...pattern.values, ...(pattern.isSum ? ['+'] : [])];
};

describe('the pattern of an answer', () => {
  it.each([
    ['(10 - 1) * (75 + 10)', ['factors', 765, 9, 85]],
    ['(75 + 3) * 10 / 4', ['quotient', 195, 780, 4]],
    ['25 * 30 + 15', ['multiple', 765, 750, 25, 15, '+']],
    ['25 * 31 - 10', ['multiple', 765, 775, 25, 10]],
    ['(100 * 8 + 3) - 50 / 2', ['multiple', 778, 800, 100, 22]],
    ['7 + 50 * (10 + 5) + 3', ['multiple', 760, 750, 50, 10, '+']],
    ['25 * 10 - 7 * 3', ['products', 229, 250, 21]],
    ['9 * 7 + 8 * 3', ['products', 87, 63, 24, '+']],
    ['9 * (7 + 4) - 8', ['neighbour', 91, 99, 8]],
    ['8 + 9 * (7 + 4)', ['neighbour', 107, 99, 8, '+']],
    ['75 + 50', ['parts', 125, 75, 50, '+']],
    ['100 - (25 + 9)', ['parts', 66, 100, 34]],
    ['25 * 30 + (1 - 1)', ['factors', 750, 25, 30]],
    ['765', null],
  ])('of %s is %j', (expression, expected) => {
    expect(patternOf(expression)).toEqual(expected);
  });

  it('is known with fractions, and unknown with other operators at the end', () => {
    expect(patternOf('8 / (3 - 8 / 3)', '24')).toEqual(['quotient', 24, 8, '1/3']);
    expect(patternOf('2 ^ 3', '24s')).toBeNull();
    expect(patternOf('sqrt(9)', '24s')).toBeNull();
  });

  it('says what is true of the answers to many boards', () => {
    for (const id of ['countdown', '24', 'krypto'] as const) {
      const { rules, aces } = games[id];
      const boards = deal(games[id], 11);
      for (let count = 0; count < 150; count++) {
        const { expression } = solve({ ...boards.next().value, rules, aces });
        const pattern = expression === null ? null : findPattern(expression, games[id]);
        if (pattern === null) continue;
        const { kind, value, values, isSum } = pattern;
        const sign = isSum ? '+' : '-';
        const [first, second, third] = values.map((each) => `(${each})`);
        const claim = {
          factors: `${first} * ${second}`,
          quotient: `${first} / ${second}`,
          multiple: `${first} ${sign} ${third}`,
          products: `${first} ${sign} ${second}`,
          neighbour: `${first} ${sign} ${second}`,
          parts: `${first} ${sign} ${second}`,
        }[kind];
        expect(evaluate(claim), `${expression}: ${kind}`).toBe(value);
        if (kind === 'multiple') expect(Number(values[0]) % Number(values[1])).toBe(0);
      }
    }
  });
});

describe('the sentence about an answer', () => {
  const catalogues = { de, en, es, fr, zh };
  const hands = listHands(1, 13, 4).flatMap((numbers) => {
    const { expression } = solve({ numbers, target: 24, rules: games['24'].rules });
    return expression === null ? [] : [expression];
  });

  it.each(Object.entries(catalogues))('is right about every hand of 24, in %s', (_, { modes }) => {
    expect(hands).toHaveLength(1362);
    for (const hand of hands) {
      const pattern = findPattern(hand, games['24'])!;
      const sentence = describePattern(modes, pattern);
      const equation = /(\d+) = ([\d() ×÷+−/]+)[:.。,，]/.exec(sentence);
      if (equation !== null) {
        const [, value, made] = equation;
        const written = made.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-');
        expect(evaluate(written), `${hand}: ${sentence}`).toBe(Number(value));
      } else {
        expect(pattern.kind, sentence).toBe('neighbour');
      }
      const isWhole = pattern.values.every((each) => typeof each === 'number');
      const [first, second] = pattern.values.map(Number);
      if (sentence === modes.learn.factors('24', String(first), String(second)))
        expect([isWhole, 24 % first, 24 % second], sentence).toEqual([true, 0, 0]);
      if (sentence === modes.learn.quotient('24', String(first), String(second)))
        expect([isWhole, first % 24], sentence).toEqual([true, 0]);
    }
  });

  it('has brackets round a fraction, and names the division by it', () => {
    const pattern = findPattern('14 / (7 / 12)', games['24'])!;
    expect(describePattern(en.modes, pattern)).toBe('24 = 14 ÷ (7/12): make a fraction, and divide by it.');
    expect(describePattern(en.modes, findPattern('5 * (5 - 1 / 5)', games['24'])!)).toBe(
      '24 = 5 × (24/5): make a fraction whose denominator cancels.',
    );
  });
});

describe('practice', () => {
  it('is of the kind that is missed most, if any is', () => {
    const played = (kind: 'factors' | 'parts', ...solved: boolean[]) =>
      solved.map((isSolved) => ({ kind, isSolved }));
    expect(findWeakest([])).toBeNull();
    expect(findWeakest(played('parts', true))).toBeNull();
    expect(findWeakest(played('parts', true, false))).toBe('parts');
    expect(findWeakest([...played('parts', false), ...played('factors', false, false)])).toBe('factors');
    expect(findWeakest([...played('parts', true, true, false), ...played('factors', true, false)])).toBe(
      'factors',
    );
  });

  it('deals solvable boards whose best answer has the pattern', async () => {
    const game = games.countdown;
    const boards = dealKind({ game, seed: 7, kind: 'products', rate, solve });
    for (let count = 0; count < 5; count++) {
      const { board } = (await boards.next()).value!;
      const { expression, status } = solve({ ...board, rules: game.rules });
      expect(status).toBe('exact');
      expect(findPattern(expression!, game)?.kind).toBe('products');
    }
  });
});
