// The weights of `rate` and the claims about them, against the program that fits them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rate, twentyFour } from '../../src/generate/index.js';
import type { Puzzle } from '../../src/index.js';
import { ALL_NUMBERS, ANY_NUMBERS } from '../../src/generate/rate/difficulty-weights.js';
import { readProse } from '../support/documents.js';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const hand = (...numbers: number[]): Puzzle => ({ numbers, rules: twentyFour });

interface Fitted {
  readonly constant: number;
  readonly weights: Record<string, number>;
  readonly limits: number[];
  readonly spearman: { readonly crossValidated: number; readonly inSample: number };
  readonly countdownLimits: number[];
}

describe('the weights', () => {
  const fitted = JSON.parse(
    execFileSync(process.execPath, [file('studies/rating/fit-rating.mjs'), '--json'], { encoding: 'utf8' }),
  ) as Fitted;
  const { operations = 0, ...weights } = ALL_NUMBERS.weights;

  it('are those that the script fits', () => {
    expect(weights).toEqual(fitted.weights);
    // Each hand of four cards takes three operations, whose weight is stated.
    expect(ALL_NUMBERS.constant + 3 * operations).toBe(fitted.constant);
    expect(ALL_NUMBERS.limits).toEqual(fitted.limits);
    expect(ANY_NUMBERS.limits).toEqual(fitted.countdownLimits);
  });

  it('predict what is claimed', () => {
    const { crossValidated } = fitted.spearman;
    expect(crossValidated).toBeGreaterThan(0.85);
    const claim = /Spearman's correlation is (\d\.\d+)/.exec(readProse('docs/guide/rate.md'));
    expect(Number(claim?.[1])).toBe(crossValidated);
  });

  it('give the correlation with the published ranks', () => {
    // The rank in the table is by time; d is the difference of two ranks of the same 681 hands.
    const rows = readFileSync(file('studies/rating/human-times.csv'), 'utf8').trim().split('\n').slice(1);
    expect(rows).toHaveLength(681);
    const difficulties = rows.map(
      (row) => rate(hand(...row.split(',')[1].split(' ').map(Number))).difficulty!,
    );
    const sorted = [...difficulties].sort((a, b) => a - b);
    const squares = difficulties.map((difficulty, place) => {
      const rank = (sorted.indexOf(difficulty) + sorted.lastIndexOf(difficulty)) / 2;
      return (rank - place) ** 2;
    });
    const n = rows.length;
    const correlation = 1 - (6 * squares.reduce((a, b) => a + b)) / (n * (n * n - 1));
    expect(correlation).toBeCloseTo(fitted.spearman.inSample, 3);
  });
});
