// The reader of boards: what is typed and pasted, word by word. Whole texts: board-texts.test.ts.
import { cpuMsOf } from '../support/cpu-time.js';
import { describe, expect, it } from 'vitest';
import { readNumbers, readTarget } from '../../src/reading/board-faults.js';
import { splitBoard, suggestGame } from '../../src/reading/boards.js';
import { games } from '../../src/index.js';
import { describeFault } from '../../src/play/words/count-words.js';
import { board } from '../../src/play/words/en.js';

describe('splitBoard', () => {
  it.each([
    ['25 50 75 100 3 6 952', 6, '25 50 75 100 3 6', '952'],
    ['25,50, 75;100+3+6', 6, '25 50 75 100 3 6', null],
    ['A 4 5 8 = 24', 4, 'A 4 5 8', '24'],
    ['3 3 8 8 24', 4, '3 3 8 8', '24'],
    ['1 2 3=-5/6', 6, '1 2 3', '-5/6'],
    ['Target: 952 with 25 50', 6, '25 50', '952'],
    ['25 50 target 952', 6, '25 50', '952'],
    ['1 2 3 4 5 6 7 8', 6, '1 2 3 4 5 6 7', '8'],
    ['25 50 → 520', 6, '25 50', '520'],
    ['Ziel: 7; 2 + 3', 6, '2 3', '7'],
    ['Ａ、４，５；８＝２４', 4, 'A 4 5 8', '24'],
    ['25 50 目标数：520', 6, '25 50', '520'],
    ['1 2 =', 6, '1 2', null],
    ['1 = 2 = 3', 6, '1 = 2 = 3', null],
    ['', 6, '', null],
    ['1 3 7 10 25 50 -> 765', 6, '1 3 7 10 25 50', '765'],
    ['1 3 7 10 25 50 => 765', 6, '1 3 7 10 25 50', '765'],
    ['1 3 7 10 25 50--->765', 6, '1 3 7 10 25 50', '765'],
    ['1 3 7 10 25 50 ⇒ 765', 6, '1 3 7 10 25 50', '765'],
    ['1 3 7 10 25 50 to 765', 6, '1 3 7 10 25 50', '765'],
    ['1 3 7 10 25 50 : 765', 6, '1 3 7 10 25 50', '765'],
    ['1 3 7 10 25 50: 765\n', 6, '1 3 7 10 25 50', '765'],
    ['1 3 7 10 25 50:', 6, '1 3 7 10 25 50', null],
    ['1 3 7 10 25 50 (765)', 6, '1 3 7 10 25 50', '765'],
    ['1 3 7 = (-5/6)', 6, '1 3 7', '-5/6'],
    ['[1, 3, 7, 10, 25, 50], 765', 6, '1 3 7 10 25 50', '765'],
    ['[1, 3, 7, 10, 25, 50] -> 765', 6, '1 3 7 10 25 50', '765'],
    ['([1, 3, 7, 10, 25, 50], 765)', 6, '1 3 7 10 25 50', '765'],
    ['{1;3;7}: 42', 6, '1 3 7', '42'],
    ['[1, 3, 7]', 6, '1 3 7', null],
    ['(1 3 7', 6, '(1 3 7', null],
    ['1 3 to', 6, '1 3 to', null],
    ['Numbers: 1 3', 6, '1 3', null],
    ['AK34', 4, 'A K 3 4', null],
    ['aj10q', 4, 'a j 10 q', null],
    ['♠A ♥K 3 4', 4, 'A K 3 4', null],
    ['A♠K♥️3♣4♦ = 24', 4, 'A K 3 4', '24'],
    ['1A 3388', 4, '1A 3388', null],
    ['3 T A = 14', 3, '3 10 A', '14'],
    ['3, 3, 8 and 8 make 24', 4, '3 3 8 8', '24'],
    ['24 = 3 3 8 8', 4, '24 = 3 3 8 8', null],
    ['25 50 seventy 100 = 765', 6, '25 50 seventy 100 = 765', null],
    ['25 50 x 100 = 765', 6, '25 50 x 100 = 765', null],
    ['25 50 #4 100 = 765', 6, '25 50 #4 100 = 765', null],
    ['Round 3: 25 50 75 = 765', 3, '25 50 75', '765'],
    ['1 2 3 = 765 100 200', 6, '1 2 3', '765100200'],
    ['1 2 3 = 952, 951', 6, '1 2 3 = 952 951', null],
    ['> 1 2 3 = 952\n', 6, '1 2 3', '952'],
    ['1 2 3 ➡️ 952', 6, '1 2 3', '952'],
    ['1 2 3 ⟶ 952', 6, '1 2 3', '952'],
    ['1 2 3 ⟹ 952', 6, '1 2 3', '952'],
    ['\u202b1 2 3 = 952\u202c', 6, '1 2 3', '952'],
    ['25 50 75, 100 3 = 952', 6, '25 50 75 100 3', '952'],
    ['5: 6', 6, '5 : 6', null],
    ['8 foo', 6, '8 foo', null],
  ])('reads %j', (text, size, numbers, target) => {
    const board = splitBoard(text, size);
    expect([board.numbers.join(' '), board.target]).toEqual([numbers, target]);
  });
});

describe('a longer text', () => {
  const post =
    "Hi all, today's numbers were 25, 50, 3, 3, 1 and 10. The target was 765. I got 764, is there a way?";
  const copied = [
    '1 3 7 10 25 50 → 765',
    '(50 + 1) × (25 − 10) = 765',
    '50 + 1 = 51',
    '25 − 10 = 15',
    '51 × 15 = 765',
  ];

  it.each([
    [post, '25 50 3 3 1 10', '765', /^Hi all, today's … The … I got 764, is there a way\?$/],
    [copied.join('\n'), '1 3 7 10 25 50', '765', /^\(?50 \+ 1\) .*51 \* 15 = 765$/],
    [
      ['3 3 8 10 → 24', '3 + 3 + 8 + 10 = 24', '3 + 3 = 6', '6 + 8 = 14', '14 + 10 = 24'].join('\n'),
      '3 3 8 10',
      '24',
      /24$/,
    ],
    ['Use 3 3 8 8 to make 24.', '3 3 8 8', '24', /^Use$/],
    ['Can you solve 3 3 8 8 today?', '3 3 8 8', null, /^Can you solve … today\?$/],
    ['1. 25 50 75 100 = 952', '25 50 75 100', '952', /^1\.$/],
    ['25. 50 75 = 952', '25 50 75', '952', /^$/],
    ['10. 10 4 4', '10 10 4 4', null, /^$/],
    ['[25] [50] [75] [100] = 952', '25 50 75 100', '952', /^$/],
    ['25\n50\n75\n6. Target 952', '25 50 75 6', '952', /^$/],
    ['(25\n50\n6) target 952', '25 50 6', '952', /^$/],
    ['1. [25 50 75 100], 952', '25 50 75 100', '952', /^1\.$/],
    ['1.\n3 3 8 8 -> 24 (easy)', '3 3 8 8', '24', /easy/],
    ['Use 25, 50 today = 952', '25 50', '952', /^Use … today$/],
    ['Use 3 3 8 8 (easy)', '3 3 8 8', null, /^Use … \(?easy/],
    ['(big 25) 3 6 = 952', '25 3 6', '952', /big/],
    ['2) 25 50 75 = 952', '25 50 75', '952', /^2\)$/],
    ['No. 4 25 50 75 = 952', '25 50 75', '952', /^No\. 4$/],
    ['#5 25 50 75 = 952', '25 50 75', '952', /^#5$/],
    ['6. Make 24 from 3 3 8 8', '3 3 8 8', '24', /^6\.$/],
    ['1. 3 3 8 8', '3 3 8 8', null, /^1\.$/],
    ['Next one: 952\n25 50 75', '25 50 75', '952', /^Next one$/],
    ['25 50 75 (2 large, 1 small) = 952', '25 50 75', '952', /^\(2 large, 1 small\)$/],
    ['(see (3 3 8 8) = 24)', '3 3 8 8', '24', /see/],
    ['25 50 75 (1 large) = 952', '25 50 75', '952', /^\(1 large\)$/],
    ['25 50 75 to make 952 (10 points)', '25 50 75', '952', /^\(10 points\)$/],
    ['25 50 75 target 952 [5 min]', '25 50 75', '952', /^\[5 min\]$/],
    ['3 3 8 8 to make 24 [3]', '3 3 8 8', '24', /^3$/],
    ['(A 4) 5 8 = 24', 'A 4 5 8', '24', /^$/],
    ['3. 3. 8. 8.', '3 3 8 8', null, /^$/],
    ['(3) (3) (8) (8) = 24', '3 3 8 8', '24', /^$/],
    ['(3) 3 8 = 24', '3 3 8', '24', /^$/],
  ])('%j has one board', (text, numbers, target, leftOut) => {
    const found = splitBoard(text, 6);
    expect([found.numbers.join(' '), found.target]).toEqual([numbers, target]);
    expect(found.leftOut).toMatch(leftOut);
  });

  it.each([
    ['(1) 25 50 75 100 3 6 = 952', 'countdown', '25 50 75 100 3 6', '952', '(1)'],
    ['(12) 3 3 8 8 -> 24', '24', '3 3 8 8', '24', '(12)'],
    ['(2) 3 8 8 1', '24', '2 3 8 8', '1', ''],
    ['(3) 3 8 8', '24', '3 3 8 8', null, ''],
    ['25 50 75 100 3 6\n952\nme: 951', 'countdown', '25 50 75 100 3 6', '952', 'me: 951'],
    ['Round: 3\n3 3 8 8\n24', '24', '3 3 8 8', '24', 'Round: 3'],
    ['Round: 3\n3 3 8 8 = 24', '24', '3 3 8 8', '24', 'Round: 3'],
    ['Hand:\n3\n3\n8\n8\nTarget: 24', '24', '3 3 8 8', '24', 'Hand:'],
    ['Hand: A\nK Q J = 24', '24', 'A K Q J', '24', 'Hand:'],
    ['Total: 952\n25 50 75 100 3\n6', 'countdown', '25 50 75 100 3 6', '952', 'Total'],
    ['(25) 50 3 3 1 10', 'countdown', '25 50 3 3 1 10', null, ''],
  ] as const)(
    'the number of a board stands before a whole board: %j',
    (text, id, numbers, target, leftOut) => {
      const { deal } = games[id];
      const found = splitBoard(text, deal.size, deal);
      expect([found.numbers.join(' '), found.target, found.leftOut]).toEqual([numbers, target, leftOut]);
    },
  );

  it.each([
    'From 3 3 8 8 or 4 4 10 10 to 24',
    'Call 12 34 56',
    '(4 large)',
    '(Ace) 4 5 8',
    '# 25 50 75 = 952',
    'no 10 = 24',
    'Meet me at 5 to 7',
    'make 24 or make 25 from 3 3 8 8',
    '3 3 8 8 = 24 and 1 5 5 5 = 24',
    'Make 24 from 3 3 8 8 and 24 from 1 5 5 5',
    '1. 3 3 8 8 = 24\n2. 1 5 5 5 = 24',
    '3 3 8 8 to make 24, 25',
    '3 3 8 8 make 24 2',
    '3 3 8 8 = 24 + 1',
    'Try 3 3 8 8 to make 24, 2 minutes',
  ])('%j has none, or more than one', (text) => {
    const found = splitBoard(text, 6);
    expect(readNumbers(found.numbers).fault).toBeDefined();
  });
});

it('reads the digits of a game as its board', () => {
  const { deal } = games['make-ten'];
  const split = (text: string) => splitBoard(text, deal.size, deal);
  expect(split('3478').numbers).toEqual(['3', '4', '7', '8']);
  expect(split('0039 = 10')).toMatchObject({ numbers: ['0', '0', '3', '9'], target: '10' });
  expect(split('34').numbers).toEqual(['34']);
  expect(splitBoard('3478', 4, games['24'].deal).numbers).toEqual(['3478']);
});

it('finds the game for which a board may be meant', () => {
  const suggest = (text: string, target?: number | string) => suggestGame(text.split(' '), target)?.game.id;
  expect(suggest('3 3 8 8')).toBe('24');
  expect(suggest('A 4 5 8')).toBe('24');
  expect(suggest('3 3 8 8', '24')).toBe('24');
  expect(suggestGame([3, 3, 8, 8, 24])?.numbers).toEqual([3, 3, 8, 8]);
  expect(suggest('3 4 7 8', 10)).toBe('make-ten');
  expect(suggest('3 3 8 8', 25)).toBeUndefined();
  expect(suggest('3 3 8 50')).toBeUndefined();
  expect(suggest('3 3 8')).toBeUndefined();
});

it.each(['-', ' ', '(', ':', '1 ', 'A', '♠', '= 1 ', 'to 1 ', '1 : 2 ', 'target 1 ', 'x 1 2 '])(
  'splits a long text of %j at once',
  (part) => {
    expect(cpuMsOf(() => splitBoard(part.repeat(100_000), 6))).toBeLessThan(500);
  },
);

describe('readNumbers', () => {
  it('takes 0 where it is the least number', () => {
    expect(readNumbers(['0', '10'], 10, 0).value).toEqual([0, 10]);
    expect(readNumbers(['0']).fault).toMatchObject({ word: 'notANumber', parts: ['0', '1'] });
    expect(readNumbers(['-1'], 10, 0).fault).toMatchObject({ word: 'notANumber', parts: ['-1', '0'] });
  });

  it('names the first word that is no number, and too many', () => {
    expect(readNumbers(['1', '', 'a', '007']).value).toEqual([1, 'A', 7]);
    const wrong = readNumbers(['1', 'x']).fault;
    expect([wrong?.at, describeFault(board, wrong!)]).toEqual([
      1,
      'Use whole numbers from 1 up, or A, J, Q, K, not “x”.',
    ]);
    expect(describeFault(board, readNumbers(['9'.repeat(30)]).fault!)).toBe(
      `“${'9'.repeat(20)}…” is too large: at most 9,007,199,254,740,991.`,
    );
    const many = readNumbers(Array.from({ length: 11 }, () => '1')).fault;
    expect([many?.at, describeFault(board, many!)]).toEqual([
      'numbers',
      'There are 11 numbers, but at most 10 are allowed.',
    ]);
  });
});

it('knows how many numbers there may be', () => {
  const seven = readNumbers(['1', '2', '3', '4', '5', '6', '7'], 6).fault;
  expect(describeFault(board, seven!)).toBe('There are 7 numbers, but at most 6 are allowed.');
});

describe('readTarget', () => {
  it.each([
    ['= 24', 'natural', '24'],
    ['1,234', 'natural', '1234'],
    ['1 234', 'natural', '1234'],
    [' 8 / 3 ', 'rational', '8/3'],
    ['- 5', 'integer', '-5'],
    ['3 5', 'natural', undefined],
    ['1 2345', 'natural', undefined],
    ['3 5/6', 'rational', undefined],
    ['98.0', 'natural', '98'],
    ['9.5', 'natural', undefined],
    ['２４', 'natural', '24'],
    ['−5', 'rational', '-5'],
    ['5/6', 'real', '5/6'],
    ['0', 'rational', '0'],
    ['0', 'natural', undefined],
    ['5/0', 'rational', undefined],
    ['−5', 'integer', '-5'],
    ['48/2', 'integer', '48/2'],
    ['5/6', 'integer', undefined],
    ['5/0', 'integer', undefined],
    [' ', 'rational', undefined],
  ] as const)('reads %j under %s rules', (text, values, expected) => {
    expect(readTarget(text, { values }).value).toBe(expected);
  });
});
