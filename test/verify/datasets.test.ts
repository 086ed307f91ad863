// The records of published data sets: rows in their formats get the rewards of their own code, except for the
// wrong answers that this code accepts.
import { describe, expect, it } from 'vitest';
import { findField, type Fields } from '../../src/reading/row-fields.js';
import { readAnsweredRow } from '../../src/reading/rows.js';
import {
  countdown,
  datasets,
  score,
  verify,
  type Dataset,
  type VerifyPuzzle,
} from '../../src/verify/index.js';
import { parseDataset } from '../../src/verify/datasets.js';
import { datasetRows } from '../support/dataset-rows.js';

/** Reads a row as the command does. */
function judgeRow(row: object, dataset: string) {
  const { answer, numbers, target } = readAnsweredRow(row as Fields, findField);
  const given = typeof numbers === 'string' ? numbers.split(' ').map(Number) : (numbers as number[]);
  const puzzle: VerifyPuzzle = { numbers: given, target };
  return { verdict: verify(answer!, puzzle, { dataset }), reward: score(answer!, puzzle, { dataset }) };
}

describe.each(Object.entries(datasetRows))('%s', (id, { toRow, rows, exploits }) => {
  it('has enough rows, right and wrong', () => {
    expect(rows.length).toBeGreaterThanOrEqual(20);
    expect(rows.filter(([, , , reward]) => reward === 1).length).toBeGreaterThanOrEqual(5);
    expect(exploits.length).toBeGreaterThanOrEqual(5);
  });

  it.each(rows)('%j of %j for %d is worth %d', (completion, numbers, target, reward) => {
    const { verdict, reward: ours } = judgeRow(toRow(completion, numbers, target), id);
    expect(ours, verdict.reason).toBe(reward);
    expect(verdict.ok).toBe(reward === 1);
  });

  it.each(exploits)('%j of %j for %d is refused', (completion, numbers, target, _, reason) => {
    const { verdict, reward } = judgeRow(toRow(completion, numbers, target), id);
    expect(verdict).toMatchObject({ ok: false, reason });
    expect(reward).toBeLessThan(1);
  });

  it('is found by its id and its other names', () => {
    const record: Dataset = datasets[id as keyof typeof datasets];
    expect(record.id).toBe(id);
    for (const name of [id, ...record.aliases])
      expect({ ...parseDataset(name), source: record.source }).toEqual(record);
    expect(record.source.commit).toMatch(/^[\da-f]{40}$/);
  });
});

describe('the option dataset', () => {
  const puzzle: VerifyPuzzle = { numbers: [19, 55, 2, 7], target: 72 };

  it('gives the rules, the way to find the answer and the rewards', () => {
    expect(verify('19 + 55 - 2', puzzle).ok).toBe(true);
    expect(verify('<answer>19 + 55 - 2</answer>', puzzle, { dataset: 'countdown-tasks-3to4' })).toMatchObject(
      {
        ok: false,
        reason: 'number-unused',
        unused: [7],
      },
    );
    expect(verify('3 - 5 + 10', { numbers: [3, 5, 10], target: 8 }).ok).toBe(false);
    const options = { dataset: 'tinyzero', read: 'strict' } as const;
    expect(verify('3 - 5 + 10', { numbers: [3, 5, 10], target: 8 }, options).ok).toBe(true);
    expect(score('Answer: 1', puzzle, { dataset: 'tinyzero', read: 'tolerant' })).toBe(0.1);
    expect(score('<think>', puzzle, { dataset: 'tinyzero', read: 'tolerant' })).toBe(0);
    expect(score('8 / (3 - 8 / 3)', { numbers: [3, 3, 8, 8] }, { dataset: 'tree-of-thoughts-24' })).toBe(1);
  });

  it.each<[VerifyPuzzle, object, string]>([
    [puzzle, { dataset: 'tinzero' }, 'did you mean tinyzero?'],
    [puzzle, { dataset: 'tinyzero', shaping: 'exact' }, 'shaping: cannot be combined with dataset'],
    [{ ...puzzle, rules: countdown }, { dataset: 'tinyzero' }, 'rules: cannot be combined with dataset'],
    [{ numbers: [1, 2] }, { dataset: 'tinyzero' }, 'target: expected a number, got none'],
  ])('refuses %j with %j', (given, options, message) => {
    expect(() => score('1', given, options)).toThrow(message);
  });
});

describe('impossible', () => {
  const puzzle: VerifyPuzzle = { numbers: [1, 1], target: 24 };
  const rules = { values: 'natural', use: 'any' } as const;

  it.each(['impossible', 'Impossible', ' NO SOLUTION\n', 'no  solution'])('%j is an answer', (answer) => {
    for (const read of ['strict', 'tolerant'] as const) {
      const judged = (leastDistance?: number) =>
        verify(answer, { ...puzzle, rules, leastDistance }, { read });
      expect(judged(22)).toMatchObject({
        ok: true,
        reason: 'impossible',
        value: null,
        used: [],
        unused: [1, 1],
      });
      expect(judged(0)).toMatchObject({ ok: false, reason: 'wrong-value', value: null });
      expect(judged()).toMatchObject({ ok: false, reason: 'unproved', value: null });
      for (const shaping of ['exact', 'distance', 'format'] as const) {
        const points = (leastDistance?: number) =>
          score(answer, { ...puzzle, leastDistance }, { read, shaping });
        expect([points(22), points(0), points()]).toEqual([1, 0, 0]);
      }
    }
  });

  it('is judged by what the puzzle says', () => {
    const reasonOf = (said: Partial<VerifyPuzzle>) =>
      verify('impossible', { ...puzzle, rules, ...said }).reason;
    expect(reasonOf({ solvable: false })).toBe('impossible');
    expect(reasonOf({ solvable: false, leastDistance: 22 })).toBe('impossible');
    expect(reasonOf({ solvable: false, leastDistance: null })).toBe('impossible');
    expect(reasonOf({ solvable: null, leastDistance: null })).toBe('unproved');
    expect(reasonOf({ solvable: true })).toBe('wrong-value');
    // An answer proves itself.
    expect(verify('1 + 1', { ...puzzle, target: 2, solvable: false }).reason).toBe('exact');
    for (const dataset of ['tinyzero', 'reasoning-gym-countdown']) {
      expect(score('<answer>impossible</answer>', { ...puzzle, solvable: false }, { dataset })).toBe(1);
    }
  });

  it('is found as any other answer', () => {
    const given = { ...puzzle, leastDistance: '45/2' };
    expect(verify('<answer>impossible</answer>', given, { read: 'extract' }).reason).toBe('impossible');
    for (const text of ['Answer: Impossible.', '**no solution**', '<think>1 + 1</think>No solution.']) {
      expect(verify(text, given, { read: 'tolerant' })).toMatchObject({ ok: true, strict: false });
    }
    for (const text of ['It is impossible', 'impossible 1', 'not impossible', 'impossible.']) {
      expect(verify(text, given).reason).toBe('not-an-expression');
    }
  });
});

describe('a number that is not given', () => {
  it.each([
    ['12 + 4 + 4', 12],
    ['4 + 99999999999999999999', '99999999999999999999'],
    ['4 + 4 = 8\n8 + 5 = 13', 5],
  ])('is named: %s', (answer, number) => {
    expect(verify(answer, { numbers: [4, 6], target: 24 })).toMatchObject({
      reason: 'number-not-given',
      number,
    });
  });

  it('is named only then', () => {
    for (const answer of ['4 + 4', '4 * 6', '?']) {
      expect(verify(answer, { numbers: [4, 6], target: 24 })).not.toHaveProperty('number');
    }
  });
});
