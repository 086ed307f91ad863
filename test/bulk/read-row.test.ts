// Rows of data sets and of trainers: where the puzzle and the answer are, and what is refused.
import { describe, expect, it } from 'vitest';
import { readPuzzle } from '../../src/bulk/batch/read-puzzle.js';
import { readRow, refuseMissingAnswer } from '../../src/bulk/batch/read-row.js';
import { games } from '../../src/core/puzzle/games.js';
import type { BatchPuzzle } from '../../src/bulk/batch/batch-types.js';

describe('the answer of a row', () => {
  it.each<[BatchPuzzle, string]>([
    [{ answer: '1' }, '1'],
    [{ answer: '1', completion: '2' }, '2'],
    [{ answer: '1', response: '2', completion: null }, '2'],
    [{ completion: '', answer: '1' }, ''],
    [
      {
        messages: [
          { role: 'user', content: '3' },
          { role: 'assistant', content: '4' },
          { role: 'user', content: '5' },
        ],
      },
      '4',
    ],
    [
      {
        messages: [
          {
            role: 'assistant',
            content: [
              { type: 'text', text: '4 ' },
              { type: 'text', text: '* 6' },
            ],
          },
        ],
      },
      '4 * 6',
    ],
    [{ completion: [{ role: 'assistant', content: '4' }] }, '4'],
  ])('of %j is %j', (row, answer) => {
    expect(readRow(row).answer).toBe(answer);
  });

  it.each<[object, string]>([
    [{ completion: '1', response: '1' }, 'completion and response: expected one of them, got both'],
    [{ messages: [], completion: '1' }, 'completion and messages: expected one of them, got both'],
    [{ messages: 'text' }, 'messages: expected a list of messages, got "text"'],
    [
      { messages: [{ role: 'user', content: '1' }] },
      'messages: expected a message of the assistant with text, got none',
    ],
    [{ response: 24 }, 'response: expected text, got 24'],
  ])('of %j is refused', (row, message) => {
    expect(() => readRow(row)).toThrow(expect.objectContaining({ code: 'invalid-option', message }));
  });
});

it.each<[object, string]>([
  [{ completion: null }, 'completion: expected an answer, got none'],
  [{}, 'answer: expected an answer as completion, response, messages or answer, got none'],
])('a missing answer of %j is named', (row, message) => {
  expect(() => refuseMissingAnswer(row)).toThrow(
    expect.objectContaining({ code: 'invalid-option', message }),
  );
});

describe('the numbers of a line', () => {
  const read = (line: object) => readPuzzle(line, games['24'], {}).numbers;

  it.each<[string, (number | string)[]]>([
    ['4 9 A', [4, 9, 'A']],
    [' 4,9 ,  10', [4, 9, 10]],
    ['[4, 9, 10]', [4, 9, 10]],
    ['', []],
    ['[]', []],
    ['4,,9', [4, '', 9]],
  ])('may be the text %j', (numbers, expected) => {
    expect(read({ numbers })).toEqual(expected);
    expect(read({ nums: numbers, numbers: expected })).toEqual(expected);
  });

  it.each<[object, string]>([
    [
      { numbers: [1, 2], nums: [1, 3] },
      'numbers and nums: expected equal values, got numbers [1,2] and nums [1,3]',
    ],
    [{}, 'numbers: expected numbers, as a list or text such as "4 9 10 13", got none'],
    [
      { Numbers: [1] },
      'numbers: expected numbers, as a list or text such as "4 9 10 13", got none (the field Numbers is not read)',
    ],
  ])('of %j are refused', (line, message) => {
    expect(() => read(line)).toThrow(expect.objectContaining({ message }));
  });
});

describe('the puzzle of a row', () => {
  const puzzle = { numbers: [4, 6], target: 24 };

  it.each<[BatchPuzzle]>([
    [{ ...puzzle }],
    [{ nums: [4, 6], target: 24 }],
    [{ ground_truth: puzzle }],
    [{ ground_truth: JSON.stringify(puzzle) }],
    [{ reward_model: { style: 'rule', ground_truth: puzzle } }],
    [{ reward_model: JSON.stringify({ ground_truth: puzzle }) }],
    [{ metadata: puzzle }],
    [{ metadata: JSON.stringify(puzzle), ground_truth: '4 * 6' }],
    [{ nums: [4, 6], ground_truth: { target: 24 }, metadata: null }],
    [{ ...puzzle, nums: [6, 4], ground_truth: { target: '24', numbers: '6 4' } }],
  ])('%j', (row) => {
    const { numbers, target } = readRow(row);
    expect({ numbers, target: Number(target) }).toEqual(puzzle);
  });

  it('may give all that a puzzle has', () => {
    const rules = { values: 'rational', use: 'all' };
    expect(
      readRow({ metadata: { ...puzzle, rules, leastDistance: 0, solvable: true, aces: 'one' } }),
    ).toMatchObject({
      rules,
      leastDistance: 0,
      solvable: true,
      aces: 'one',
    });
  });

  it.each<[object, string]>([
    [
      { ...puzzle, nums: [4, 7] },
      'numbers and nums: expected equal values, got numbers [4,6] and nums [4,7]',
    ],
    [
      { ...puzzle, ground_truth: { target: 25 } },
      'target and ground_truth.target: expected equal values, got target 24 and ground_truth.target 25',
    ],
    [
      { metadata: { target: 1 }, reward_model: { ground_truth: { target: 2 } } },
      'reward_model.ground_truth.target and metadata.target: expected equal values, got reward_model.ground_truth.target 2 and metadata.target 1',
    ],
    [
      { ...puzzle, solvable: true, metadata: { solvable: false } },
      'solvable and metadata.solvable: expected equal values, got solvable true and metadata.solvable false',
    ],
  ])('%j is refused', (row, message) => {
    expect(() => readRow(row)).toThrow(expect.objectContaining({ code: 'invalid-option', message }));
  });
});
