// Answers extracted from a longer text, and their scores.
import { describe, expect, it } from 'vitest';
import { games, type Game } from '../../src/index.js';
import { score, verify } from '../../src/verify/index.js';

const naturalAll = { values: 'natural', use: 'all' } as const;
const rationalAny = { values: 'rational', use: 'any' } as const;

describe('extract', () => {
  it.each([
    ['<answer>4 * 6</answer>', true],
    ['I think <answer>4 + 6</answer>, no: <answer> 4 * 6 = 24 </answer>. Done', true],
    ['so $$\\boxed{4 \\times 6}$$.', true],
    ['\\boxed{\\frac{6}{1} \\times \\left\\{ 4 \\right\\}}', true],
    ['<answer>\\boxed{4 * 6}</answer>', true],
    ['\\boxed{<answer>4 * 6</answer>}', true],
    ['\\boxed{\\boxed{4 * 6}}', true],
    ['<answer>4 + 6</answer> \\boxed{4 * 6}', true],
    ['\\boxed{4 + 6} <answer>4 * 6</answer>', true],
    ['<answer>4 * 6</answer> and <answer>4 +', true],
    ['\\boxed{4 * 6} and \\boxed{4 +', true],
    ['{ \\boxed{4 * 6}', true],
    ['} \\boxed{4 * 6} }', true],
    ['<answer>no <answer>4 * 6</answer> no</answer>', true],
    ['<answer>4 * 6</answer> <answer>4 + 6</answer>', false],
    ['\\boxed{4 * 6} \\boxed{24}', false],
    ['4 * 6', false],
    ['', false],
    ['<answer>', false],
    ['</answer>', false],
    ['</answer>4 * 6<answer>', false],
    ['<answer></answer>', false],
    ['\\boxed{}', false],
    ['\\boxed{4 * 6', false],
    ['boxed{4 * 6}', false],
    ['<answer>The answer is 4 * 6</answer>', false],
  ])('%j', (answer, isRight) => {
    const puzzle = { numbers: [1, 4, 6], target: 24 };
    expect(verify(answer, puzzle, { read: 'extract' }).ok).toBe(isRight);
    expect(score(answer, puzzle, { read: 'extract' })).toBe(Number(isRight));
    expect(verify(answer, puzzle).ok).toBe(answer === '4 * 6');
  });

  it('limits the answer, not the text around it', () => {
    const puzzle = { numbers: [4, 6], target: 24 };
    const extracted = (answer: string) => verify(answer, puzzle, { read: 'extract' });
    expect(extracted(`${'thinking '.repeat(100_000)}<answer>4 * 6</answer>${'.'.repeat(100_000)}`).ok).toBe(
      true,
    );
    expect(extracted(`<answer>4 * 6${' '.repeat(9_996)}</answer>`).reason).toBe('too-long');
    expect(extracted('4 * 6'.repeat(10_000)).reason).toBe('not-an-expression');
  });
});

describe('score', () => {
  const puzzle = { numbers: [1, 3, 7, 10, 25, 50], target: 1000 };

  it.each<[string, number, number, number]>([
    ['(10 + 10) * 50', 0, 0, 0.1],
    ['(7 * 3 - 1) * 50', 1, 1, 1],
    ['50 * 25', 0, 0.75, 0.1],
    ['25 * 10 * 3', 0, 0.75, 0.1],
    ['50 * 25 * 10', 0, 0, 0.1],
    ['50 * 25 = 1000', 0, 0, 0.1],
    ['1000', 0, 0, 0.1],
    ['50 / (1 - 1)', 0, 0, 0.1],
    ['10 ** 3', 0, 0, 0],
    ['1000.0', 0, 0, 0.1],
    ['1000.5', 0, 0, 0],
    ['', 0, 0, 0],
    ['('.repeat(20_000), 0, 0, 0],
  ])('of %j', (answer, exact, distance, format) => {
    expect(score(answer, puzzle)).toBe(exact);
    expect(score(answer, puzzle, { shaping: 'exact' })).toBe(exact);
    expect(score(answer, puzzle, { shaping: 'distance' })).toBe(distance);
    expect(score(answer, puzzle, { shaping: 'format' })).toBe(format);
  });

  // The points of Countdown: 10, 7 within 5, 5 within 10.
  it.each([
    ['(7 * 3 - 1) * 50', 1],
    ['25 * (50 - 10) - 3', 0.7],
    ['25 * (50 - 10) + 7 - 1', 0.5],
    ['(25 - 7 + 3 - 1) * 50 - 10', 0.5],
    ['25 * (50 - 10) + 7 + 3 + 1', 0],
    ['25 * (50 - 10) - 3 - 3', 0],
    ['50 * 25', 0],
    ['(7 * 3 - 1) * 50 = 1001', 0],
    ['50 / (1 - 1)', 0],
    ['impossible', 0],
  ])('of %j on the show', (answer, expected) => {
    expect(score(answer, puzzle, { shaping: 'show' })).toBe(expected);
    expect(score(answer, { ...puzzle, game: games.countdown }, { shaping: 'show' })).toBe(expected);
    expect(score(answer, { ...puzzle, game: games['compte-est-bon'] }, { shaping: 'show' })).toBe(
      expected === 1 ? 1 : 0,
    );
  });

  it('reads the points of a record', () => {
    const own = {
      ...games.countdown,
      points: [
        [1, 20],
        [3, 15],
      ],
    } as const;
    const scoreOf = (answer: string, game: Game) => score(answer, { ...puzzle, game }, { shaping: 'show' });
    expect(scoreOf('(7 * 3 - 1) * 50 + 25 / 25', own)).toBe(0); // 25 twice
    expect(scoreOf('(7 * 3 - 1) * 50 - 10 / 10', own)).toBe(0);
    expect(scoreOf('25 * 10 * (3 + 1)', own)).toBe(1);
    expect(scoreOf('(7 * 3 - 1) * 50', own)).toBe(1);
    expect(scoreOf('25 * 10 * (3 + 1) - 7', own)).toBe(0);
    expect(score('7 * 3 + 1', { numbers: [1, 3, 7], target: 24, game: own }, { shaping: 'show' })).toBe(0.75);
    expect(score('7 * 3 + 1', { numbers: [1, 3, 7], target: 23, game: own }, { shaping: 'show' })).toBe(1);
    // Under `all` without points, the target alone counts; without a game the points are those of Countdown.
    const hand = { numbers: [1, 3, 7], target: 24 };
    expect(score('7 * 3 + 1', { ...hand, game: games['24'] }, { shaping: 'show' })).toBe(0);
    expect(score('7 * 3 + 1', { ...hand, rules: games['24'].rules }, { shaping: 'show' })).toBe(0.7);
    for (const points of [[], [[0, 0]], [[0]], [[-1, 10]], 'ten', [[0, Infinity]]]) {
      expect(() => scoreOf('7', { ...own, points } as never)).toThrow('game: expected the record of a game');
    }
    expect(() => scoreOf('7', { ...own, seconds: -1 })).toThrow('game: expected the record of a game');
  });

  it('gives nothing for a value made against the rules', () => {
    const shaping = 'distance';
    expect(score('25 * 10 * 4 - 1', puzzle, { shaping })).toBe(0);
    expect(score('3 - 7 + 1004', puzzle, { shaping })).toBe(0);
    expect(score('50 * 25', { ...puzzle, rules: naturalAll }, { shaping })).toBe(0);
    expect(score('3 - 7 + 10', { numbers: [3, 7, 10], target: 6 }, { shaping })).toBe(0);
    expect(score('50 * 25', { ...puzzle, leastDistance: 250 }, { shaping })).toBe(0.75);
    expect(score('50 * 25', { ...puzzle, leastDistance: 250 })).toBe(0);
  });

  it('takes targets of any sign and size', () => {
    const shaping = 'distance';
    const rules = rationalAny;
    expect(score('1 - 3', { numbers: [1, 3], target: -4, rules }, { shaping })).toBe(0.5);
    expect(score('3 - 1', { numbers: [1, 3], target: -4, rules }, { shaping })).toBe(0);
    expect(score('3 - 1', { numbers: [1, 3], target: 0, rules }, { shaping })).toBe(0);
    expect(score('3 - 3', { numbers: [3, 3], target: 0, rules }, { shaping })).toBe(1);
    expect(score('1 / 3', { numbers: [1, 3], target: '4/9', rules }, { shaping })).toBeCloseTo(0.75, 15);
    const large = { numbers: [9007199254740991, 9007199254740991, 2], rules };
    const answer = '9007199254740991 * 9007199254740991';
    const target = `${9007199254740991n ** 2n * 2n}`;
    expect(score(answer, { ...large, target }, { shaping })).toBeCloseTo(0.5, 15);
    expect(score('2', { ...large, target: '1'.padEnd(1000, '0') }, { shaping })).toBe(0);
  });
});
