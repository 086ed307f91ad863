// What is read as a row of a data set or of a trainer: rows with their puzzle and their answer, grouped by
// the rule that decides, and rows that are refused. A row is [the fields, numbers, target, the answer].
import { describe, expect, it } from 'vitest';
import { games } from '../../src/core/puzzle/games.js';
import type { Card } from '../../src/index.js';
import { findField, type Fields } from '../../src/reading/row-fields.js';
import { readAnsweredRow, readPuzzle } from '../../src/reading/rows.js';

type Numbers = readonly (number | Card)[];
type Row = readonly [fields: object, numbers: Numbers, target: number | string, answer: string];

const hand: Numbers = [4, 9, 10, 13];
const right = '(10 - 4) * (13 - 9)';

function read(fields: object) {
  const row = readAnsweredRow(fields as Fields, findField);
  const { numbers, target } = readPuzzle(row, games['24'], {});
  return { numbers, target, answer: row.answer ?? row.responses };
}

function group(rule: string, rows: readonly Row[]) {
  describe(rule, () => {
    it.each(rows)('%j', (fields, numbers, target, answer) => {
      const row = read(fields);
      expect({ ...row, target: Number(row.target) }).toEqual({ numbers, target: Number(target), answer });
    });
  });
}

group('names of the numbers, in any case', [
  ...[
    'numbers',
    'nums',
    'available_numbers',
    'starting_numbers',
    'starting',
    'Puzzles',
    'puzzles',
    'NUMS',
  ].map((name): Row => [{ [name]: [4, 9, 10, 13], response: right }, hand, 24, right]),
]);

group('numbers as text, or a list of numbers, texts or whole decimals', [
  [{ numbers: '4 9 10 13', response: right }, hand, 24, right],
  [{ numbers: '4, 9, 10, 13', response: right }, hand, 24, right],
  [{ numbers: '[4, 9, 10, 13]', response: right }, hand, 24, right],
  [{ numbers: '4；9；10；13', response: right }, hand, 24, right],
  [{ numbers: ['4', '9', '10', '13'], response: right }, hand, 24, right],
  [{ numbers: [4.0, '9.0', 10, 13], response: right }, hand, 24, right],
  [{ numbers: '10♠ 4♥ 9♦ K♣', response: right }, [10, 4, 9, 'K'], 24, right],
  [{ numbers: 'T 4 9 K', response: right }, [10, 4, 9, 'K'], 24, right],
  [{ numbers: [44, 19, 35], target: '98', response: '44 + 19 + 35' }, [44, 19, 35], 98, '44 + 19 + 35'],
]);

group('numbers as the text of a board with its target', [
  [{ numbers: '44 19 35 = 98', response: 'x' }, [44, 19, 35], 98, 'x'],
  [{ numbers: '25 50 3 3 1 10 = 1,234', response: 'x' }, [25, 50, 3, 3, 1, 10], 1234, 'x'],
  [{ numbers: 'Target: 98 Numbers: 44 19 35', response: 'x' }, [44, 19, 35], 98, 'x'],
  [{ numbers: '98 from 44 19 35', target: 98, response: 'x' }, [44, 19, 35], 98, 'x'],
  [{ numbers: 'Ziel: 98, Zahlen: 44, 19, 35', target: '98', response: 'x' }, [44, 19, 35], 98, 'x'],
  [{ numbers: ['44 19 35 → 98'], response: 'x' }, [44, 19, 35], 98, 'x'],
  [{ numbers: 'Use the numbers 44, 19 and 35 to make 98.', response: 'x' }, [44, 19, 35], 98, 'x'],
  [{ numbers: '1. 25 50 1 3 7 10 = 765', response: 'x' }, [25, 50, 1, 3, 7, 10], 765, 'x'],
  [{ numbers: '4 6 = 24', target: '48/2', ground_truth: 24, response: 'x' }, [4, 6], 24, 'x'],
]);

it.each([
  [{ numbers: '44 19 35 = 98', target: 24 }, 'numbers and target: expected equal targets, got 98 and 24'],
])('%j is refused: %s', (row, message) => {
  expect(() => read(row)).toThrow(message);
});

group('the answer: completion, response or messages, and answer only without these', [
  [{ numbers: hand, completion: right, answer: 'x' }, hand, 24, right],
  [{ numbers: hand, response: right, answer: 'x' }, hand, 24, right],
  [{ numbers: hand, answer: right }, hand, 24, right],
  [{ numbers: hand, completion: [{ role: 'assistant', content: right }] }, hand, 24, right],
  [
    {
      numbers: hand,
      messages: [
        { role: 'assistant', content: 'x' },
        { role: 'user', content: '?' },
        { role: 'assistant', content: right },
        { role: 'user', content: 'thanks' },
      ],
    },
    hand,
    24,
    right,
  ],
  [
    {
      numbers: hand,
      messages: [
        {
          role: 'assistant',
          content: [
            { type: 'text', text: '(10 - 4)' },
            { type: 'text', text: ' * (13 - 9)' },
          ],
        },
      ],
    },
    hand,
    24,
    right,
  ],
  [{ numbers: hand, completion: right, response: null, messages: '' }, hand, 24, right],
]);

group('a missing answer is empty', [
  [{ numbers: hand, completion: null, answer: right }, hand, 24, ''],
  [{ numbers: hand, completion: '', answer: right }, hand, 24, ''],
  [{ numbers: hand, messages: [], answer: right }, hand, 24, ''],
  [{ numbers: hand, messages: [{ role: 'user', content: right }] }, hand, 24, ''],
]);

group('a nested puzzle, as an object or as JSON text', [
  [{ ground_truth: { numbers: hand, target: 24 }, response: right }, hand, 24, right],
  [{ ground_truth: '{"numbers": [4, 9, 10, 13], "target": 24}', response: right }, hand, 24, right],
  [{ reward_model: { ground_truth: { numbers: hand, target: 24 } }, response: right }, hand, 24, right],
  [{ extra_info: { nums: hand }, response: right }, hand, 24, right],
  [{ metadata: { numbers: hand }, response: right }, hand, 24, right],
  [{ answer: { numbers: hand, target: 24 }, response: right }, hand, 24, right],
  [{ answer: '{"numbers": [4, 9, 10, 13], "target": 24}', response: right }, hand, 24, right],
  [{ numbers: [44, 19, 35], ground_truth: '98', response: '98' }, [44, 19, 35], 98, '98'],
  [{ numbers: hand, ground_truth: right, response: right }, hand, 24, right],
  [{ numbers: hand, metadata: { difficulty: 3 }, response: right }, hand, 24, right],
]);

describe('refused, naming both', () => {
  it.each<[object, RegExp]>([
    [{ numbers: hand, completion: right, response: 'x' }, /completion.*response/],
    [{ numbers: hand, nums: [1, 2, 3, 4], response: right }, /numbers.*nums/],
    [{ numbers: hand, target: 24, ground_truth: { target: 25, numbers: hand }, response: right }, /target/],
  ])('%j', (fields, message) => {
    expect(() => read(fields)).toThrow(message);
  });
});

it('reads a list of responses', () => {
  expect(read({ numbers: hand, responses: [right, 'x'] }).answer).toEqual([right, 'x']);
});
