// Rows of data sets and of trainers: where the puzzle and the answer are, and what is refused.
import { describe, expect, it } from 'vitest';
import { findField, nameFields, type Fields } from '../../src/reading/row-fields.js';
import { readAnsweredRow, readPuzzle, refuseMissingAnswer } from '../../src/reading/rows.js';
import { games } from '../../src/core/puzzle/games.js';

const readRow = (row: object) => readAnsweredRow(row as Fields, findField);

it('has text for its values, as a reader of tables gives it', () => {
  const written = { target: ' 24 ', solvable: 'True', leastDistance: '0', nearest: 'FALSE', timeout: '50.0' };
  const empty = { game: '', values: ' ', use: '', operators: '', limits: '', aces: '', from: '', to: '' };
  expect(readRow({ numbers: '4 6', ...written, ...empty })).toEqual({
    numbers: '4 6',
    target: 24,
    solvable: true,
    leastDistance: 0,
    nearest: false,
    timeout: 50,
  });
  expect(readRow({ target: '24/7', solvable: 'maybe', game: ' krypto ' })).toEqual({
    target: '24/7',
    solvable: 'maybe',
    game: 'krypto',
  });
});

describe('the answer of a row', () => {
  it.each<[object, string]>([
    [{ answer: '1' }, '1'],
    [{ answer: '1', completion: '2' }, '2'],
    [{ answer: '1', response: '2', completion: null }, '2'],
    [{ completion: '', answer: '1' }, ''],
    [{ completion: null, answer: '1' }, ''],
    [{ response: null, messages: null, answer: '1' }, ''],
    [{ messages: [], answer: '1' }, ''],
    [{ messages: [{ role: 'user', content: '1' }], answer: '1' }, ''],
    [{ messages: [{ role: 'assistant', content: null }], answer: '1' }, ''],
    [{ messages: [], completion: '', response: '2', answer: '1' }, '2'],
    [{ messages: "[{'role': 'user', 'content': \"it's\"}, {'role': 'assistant', 'content': '2'}]" }, '2'],
    [{ completion: '2', messages: [], response: null }, '2'],
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
    [
      {
        messages: [
          {
            role: 'assistant',
            content: [
              { type: 'reasoning', text: '1' },
              { type: 'text', text: '4' },
            ],
          },
        ],
      },
      '4',
    ],
    [{ messages: [{ role: 'model', content: '4' }] }, '4'],
    [
      {
        messages: [
          { from: 'human', value: '3' },
          { from: 'gpt', value: '4' },
        ],
      },
      '4',
    ],
    [{ messages: '4 * 6' }, '4 * 6'],
    [{ messages: '[{"role": "user", "content": "?"}, {"role": "assistant", "content": "4"}]' }, '4'],
    [{ Completion: '4', Answer: '5' }, '4'],
    [{ completion: '4', responses: [] }, '4'],
    [{ answer: '{"a": 1}' }, '{"a": 1}'],
  ])('of %j is %j', (row, answer) => {
    expect(readRow(row).answer).toBe(answer);
  });

  it.each<[object, string]>([
    [{ completion: '1', response: '1' }, 'completion and response: expected one of them, got both'],
    [
      { messages: [{ role: 'assistant', content: '1' }], completion: '1' },
      'completion and messages: expected one of them, got both',
    ],
    [{ messages: {} }, 'messages: expected text or a list of messages, got an object'],
    [{ response: 24 }, 'response: expected text or a list of messages, got 24'],
    [{ response: ['4 * 6'] }, 'response: expected text or a list of messages, got an array of 1'],
    [{ responses: ['1'], response: '1' }, 'response and responses: expected one of them, got both'],
    [{ responses: 'text' }, 'responses: expected a list of answers, got "text"'],
    [{ responses: ['1', 2] }, 'responses[1]: expected text or a list of messages, got 2'],
  ])('of %j is refused', (row, message) => {
    expect(() => readRow(row)).toThrow(expect.objectContaining({ code: 'invalid-option', message }));
  });
});

it('has as many answers as its list', () => {
  const responses = ['4 * 6', null, [{ role: 'assistant', content: '4 + 6' }]];
  expect(readRow({ responses, answer: '1' })).toEqual({ responses: ['4 * 6', '', '4 + 6'] });
  expect(readRow({ responses: [], completion: null })).toEqual({ responses: [] });
});

it('that names no answer is refused', () => {
  for (const answer of [undefined, { numbers: [4, 6] }, '{"numbers": [4, 6]}'])
    expect(readRow({ numbers: [4, 6], answer }).answer).toBe(undefined);
  const message = 'answer: expected an answer as completion, response, messages or answer, got none';
  expect(() => refuseMissingAnswer()).toThrow(expect.objectContaining({ code: 'invalid-option', message }));
});

describe('the numbers of a line', () => {
  const read = (line: object, game: keyof typeof games = '24') =>
    readPuzzle(readRow(line), games[game], {}).numbers;

  it.each<[string, (number | string)[]]>([
    ['4 9 A', [4, 9, 'A']],
    [' 4,9 ,  10', [4, 9, 10]],
    ['[4, 9, 10]', [4, 9, 10]],
    ['', []],
    ['[]', []],
    ['4,,9', [4, '', 9]],
    ['44；19；35', [44, 19, 35]],
    ['10♠ 4♥ 9♦ K♣', [10, 4, 9, 'K']],
    ["['4', '9', 'T']", [4, 9, 10]],
    ['4.0 9.0', [4, 9]],
    ['AK34', ['A', 'K', 3, 4]],
    ['25+50+3', [25, 50, 3]],
    ['1.5 99999999999999999999', [1.5, '99999999999999999999']],
  ])('may be the text %j', (numbers, expected) => {
    expect(read({ numbers })).toEqual(expected);
    expect(read({ nums: numbers, numbers: expected })).toEqual(expected);
  });

  it.each(['4, 9 and 10.', '4 9 10,', '[4. 9. 10.]'])('may be the board %j', (numbers) => {
    expect(read({ numbers })).toEqual([4, 9, 10]);
  });

  it('may be the prompt of a data set', () => {
    const numbers =
      'Using the numbers [44, 19, 35], create an equation that equals 98. You can use basic arithmetic ' +
      'operations (+, -, *, /) and each number can only be used once.';
    const found = readPuzzle(readRow({ numbers }), games.countdown, {});
    expect([found.numbers, found.target]).toEqual([[44, 19, 35], 98]);
  });

  it.each(['[,25,50]', '25++50', '25,+50'])('have a gap: %j', (numbers) => {
    expect(read({ numbers })).toContain('');
  });

  it.each<[object, string]>([
    [
      { numbers: [1, 2], nums: [1, 3] },
      'numbers and nums: expected equal values, got numbers [1,2] and nums [1,3]',
    ],
    [{}, 'numbers: expected numbers, as a list or text such as "4 9 10 13", got none'],
    [
      { Nums: [1], metadata: { Starting: [2] } },
      'Nums and metadata.Starting: expected equal values, got Nums [1] and metadata.Starting [2]',
    ],
  ])('of %j are refused', (line, message) => {
    expect(() => read(line)).toThrow(expect.objectContaining({ message }));
  });
});

describe('the numbers', () => {
  const read = (line: object, game: keyof typeof games = '24') =>
    readPuzzle(readRow(line), games[game], {}).numbers;

  it.each(['nums', 'available_numbers', 'starting_numbers', 'starting', 'Puzzles', 'NUMBERS', 'Nums'])(
    'may be called %s',
    (name) => {
      expect(read({ [name]: ['4', '9.0', 'K', 3] })).toEqual([4, 9, 'K', 3]);
    },
  );

  it('may be the digits of a board', () => {
    for (const numbers of ['3478', 3478, ['3478'], [3478]])
      expect(read({ numbers }, 'make-ten')).toEqual([3, 4, 7, 8]);
    expect(read({ numbers: '0039' }, 'make-ten')).toEqual([0, 0, 3, 9]);
    expect(read({ numbers: '3478' })).toEqual([3478]);
  });

  it('may have a column of their own', () => {
    const find = nameFields({ numbers: 'Cards', target: 'goal' });
    const row = readAnsweredRow({ numbers: [1], Cards: '4 6', Goal: 24, target: 3 }, find);
    expect(row).toEqual({ numbers: '4 6', target: 24 });
  });
});

describe('the puzzle of a row', () => {
  const puzzle = { numbers: [4, 6], target: 24 };

  it.each<[object]>([
    [{ ...puzzle }],
    [{ nums: [4, 6], target: 24 }],
    [{ ground_truth: puzzle }],
    [{ ground_truth: JSON.stringify(puzzle) }],
    [{ ground_truth: "{'target': 24, 'numbers': array([ 4,  6])}" }],
    [{ ground_truth: "{'target': 24, 'numbers': array([4, 6], dtype=int64)}" }],
    [{ ground_truth: "{'numbers': [np.int64(4), 6], 'target': 24, 'solvable': None, 'values': nan}" }],
    [{ reward_model: `{'style': "it's", 'ground_truth': {'numbers': array([ 4,  6]), 'target': 24}}` }],
    [{ reward_model: { style: 'rule', ground_truth: puzzle } }],
    [{ reward_model: JSON.stringify({ ground_truth: puzzle }) }],
    [{ metadata: puzzle }],
    [{ metadata: JSON.stringify(puzzle), ground_truth: '4 * 6' }],
    [{ nums: [4, 6], ground_truth: { target: 24 }, metadata: null }],
    [{ ...puzzle, nums: [6, 4], ground_truth: { target: '24', numbers: '6 4' } }],
    [{ extra_info: puzzle }],
    [{ answer: JSON.stringify(puzzle) }],
    [{ answer: puzzle, completion: '4 * 6' }],
    [{ nums: [4, 6], ground_truth: '24' }],
    [{ nums: [4, 6], reward_model: { ground_truth: 24 } }],
    [{ Nums: [4, 6], Target: '24.0' }],
    // An empty column does not count beside one with text.
    [{ numbers: '', nums: [4, 6], target: '', ground_truth: '24' }],
    [{ ...puzzle, nums: [], available_numbers: '', metadata: { numbers: [4, 6], target: '' } }],
    // What holds another target and no numbers is passed over.
    [{ nums: [4, 6], target: '', metadata: { target: 24 }, extra_info: { target: '', numbers: '' } }],
    [{ ...puzzle, metadata: { target: 25, difficulty: 3 }, extra_info: { target: '26', use: 'all' } }],
    [{ ...puzzle, ground_truth: '4 * 6', answer: '(4 * 6)', metadata: '{"solvable": false', extra_info: [] }],
    [{ ...puzzle, metadata: { solvable: false, values: 'none' }, extra_info: { target: 'the sum' } }],
  ])('%j', (row) => {
    const { numbers, target } = readRow(row);
    expect({ numbers, target: Number(target) }).toEqual(puzzle);
  });

  it('may give the target again with what belongs to it', () => {
    expect(readRow({ ...puzzle, metadata: { target: '24', solvable: false } })).toMatchObject({
      solvable: false,
    });
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
      { ground_truth: { target: 1 }, reward_model: { ground_truth: { target: 2 } } },
      'ground_truth.target and reward_model.ground_truth.target: expected equal values, got ground_truth.target 1 and reward_model.ground_truth.target 2',
    ],
    [
      { ...puzzle, solvable: true, metadata: { nums: [4, 6], solvable: false } },
      'solvable and metadata.solvable: expected equal values, got solvable true and metadata.solvable false',
    ],
  ])('%j is refused', (row, message) => {
    expect(() => readRow(row)).toThrow(expect.objectContaining({ code: 'invalid-option', message }));
  });
});
