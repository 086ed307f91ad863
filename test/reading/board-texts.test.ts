// What is read as a board: texts with their numbers and their target, grouped by the rule that decides, and
// texts that are refused. A row is [text, numbers, target, what is left out of a longer text].
import { describe, expect, it } from 'vitest';
import { games } from '../../src/core/puzzle/games.js';
import type { Card } from '../../src/index.js';
import { readNumbers, readTarget } from '../../src/reading/board-faults.js';
import { splitBoard } from '../../src/reading/boards.js';

type Numbers = readonly (number | Card)[];
type Row = readonly [text: string, numbers: Numbers, target: string | null, leftOut?: RegExp];

/** Numbers that a board has if nothing tells where the target is. */
const SIZE = 6;
const six: Numbers = [25, 50, 3, 3, 1, 10];

function readBoard(text: string, size = SIZE) {
  const { numbers, target, leftOut } = splitBoard(text, size);
  const read = readNumbers(numbers);
  const goal = target === null ? null : readTarget(target, { values: 'rational' });
  return {
    numbers: read.value,
    target: goal?.value ?? null,
    fault: read.fault ?? goal?.fault,
    leftOut,
  };
}

function group(rule: string, rows: readonly Row[]) {
  describe(rule, () => {
    for (const [text, numbers, target, leftOut = /^$/] of rows) {
      it(JSON.stringify(text), () => {
        const board = readBoard(text);
        expect(board).toMatchObject({ numbers, target, fault: undefined });
        expect(board.leftOut).toMatch(leftOut);
      });
    }
  });
}

group('a list, and the target behind a sign', [
  ['25 50 3 3 1 10', six, null],
  ['25 50 3 3 1 10 765', six, '765'],
  ['25 50 3 3 1 10 = 765', six, '765'],
  ['25, 50, 3, 3, 1, 10 = 765', six, '765'],
  ['25 50 3 3 1 10 -> 765', six, '765'],
  ['25 50 3 3 1 10 → 765', six, '765'],
  ['25 50 3 3 1 10 | 765', six, '765'],
  ['[25, 50, 3, 3, 1, 10] = 765', six, '765'],
  ['25\n50\n3\n3\n1\n10\n= 765', six, '765'],
  ['25 50 3 3 1 10 => 765', six, '765'],
  ['25 50 3 3 1 10 == 765', six, '765'],
  ['(25, 50, 3, 3, 1, 10), 765', six, '765'],
]);

group('a target may group its digits if nothing follows', [
  ['25 50 3 3 1 10 = 1,234', six, '1234'],
  ['25 50 3 3 1 10 = 1 234', six, '1234'],
  ['25 50 3 3 1 10 → 12,345', six, '12345'],
  ['Numbers: 25 50 3 3 1 10 Target: 1,234', six, '1234'],
]);

group('the target and the numbers beside their words, in either order', [
  ['Target: 765 Numbers: 25 50 3 3 1 10', six, '765'],
  ['Numbers: 25 50 3 3 1 10 Target: 765', six, '765'],
  ['numbers: 25, 50, 3, 3, 1, 10; target: 765', six, '765'],
  ['Target: 765\nNumbers: 25 50 3 3 1 10', six, '765'],
  ['Target 765\n25 50 3 3 1 10', six, '765'],
  ['Zahlen: 25 50 3 3 1 10 Ziel: 765', six, '765'],
  ['Ziel: 765 Zahlen: 25 50 3 3 1 10', six, '765'],
  ['Nombres : 25 50 3 3 1 10 Compte à trouver : 765', six, '765'],
  ['Objetivo: 765 Números: 25 50 3 3 1 10', six, '765'],
  ['Numbers: 1, 2, 3, 4 | Target: 11', [1, 2, 3, 4], '11'],
  ['Target: 11 | Numbers: 1, 2, 3, 4', [1, 2, 3, 4], '11'],
  ['Target: 11 | 1 2 3 4', [1, 2, 3, 4], '11'],
  ['Target: 765 → 25 50 3 3 1 10', six, '765'],
  ['Ziel 765 = 25 50 3 3 1 10', six, '765'],
  ['Numbers: 25 50 3 3 1 10 -> Target: 765', six, '765'],
  ['25 50 3 3 1 10 = Target 765', six, '765'],
  ['**Target:** 765\n**Numbers:** 25 50 3 3 1 10', six, '765'],
  ['**Numbers**: __25 50 3 3 1 10__ | **Target**: **765**', six, '765'],
  ['数字：25 50 3 3 1 10 目标数：765', six, '765'],
  ['目标：765 数字：25、50、3、3、1、10', six, '765'],
]);

group('the target behind to or make, or before from', [
  ['25 50 3 3 1 10 make 765', six, '765'],
  ['25 50 3 3 1 10 to 765', six, '765'],
  ['765 from 25 50 3 3 1 10', six, '765'],
  ['make 765 from 25 50 3 3 1 10', six, '765'],
]);

group('with a colon, the side with one number is the target', [
  ['765: 25 50 3 3 1 10', six, '765'],
  ['25 50 3 3 1 10: 765', six, '765'],
  ['765：25，50，3，3，1，10', six, '765'],
]);

group('words before signs, signs before to, make and from, these before a colon', [
  ['Target: 765 Numbers: 25 50 3 3 1 10 =', six, '765'],
  ['make 765: 25 50 3 3 1 10', six, '765'],
  ['765 from: 25 50 3 3 1 10', six, '765'],
]);

group('a label and its numbers on two lines', [
  ['Numbers =\n25 50 3 3 1 10\nTarget = 765', six, '765'],
  ['Target=765\nNumbers=\n25 50 3 3 1 10', six, '765'],
  ['Target: 765. The numbers are. 25 50 3 3 1 10', six, '765', /The/],
]);

group('separators, cards, suits and whole decimals', [
  ['44；19；35 = 98', [44, 19, 35], '98'],
  ['44、19、35 = 98', [44, 19, 35], '98'],
  ['44;19;35 = 98', [44, 19, 35], '98'],
  ['44.0 19.0 35 = 98.0', [44, 19, 35], '98'],
  ['４４ １９ ３５ ＝ ９８', [44, 19, 35], '98'],
  ['10♠ 4♥ 9♦ K♣ = 24', [10, 4, 9, 'K'], '24'],
  ['T♠ 4♥ 9♦ K♣ = 24', [10, 4, 9, 'K'], '24'],
  ['A J Q K = 24', ['A', 'J', 'Q', 'K'], '24'],
  ['a 4 5 8', ['A', 4, 5, 8], null],
]);

group('a row of JSON', [
  ['{"numbers": [25, 50, 3, 3, 1, 10], "target": 765}', six, '765'],
  ['{"nums": [44, 19, 35], "target": 98}', [44, 19, 35], '98'],
  ["{'nums': [44, 19, 35], 'target': 0}", [44, 19, 35], '0'],
  [
    '{"numbers": [3, 3, 8, 8], "target": 24, "use": "all", "solvable": true}',
    [3, 3, 8, 8],
    '24',
    /^"use":"all"$/,
  ],
]);

group('a longer text with exactly one board, and what is left out', [
  ['Next puzzle: 972\n\n50, 6, 7, 4, 5, 3', [50, 6, 7, 4, 5, 3], '972', /Next puzzle/],
  ['Target number: 846\nSelected numbers: 100, 50, 8, 4, 6, 10.', [100, 50, 8, 4, 6, 10], '846', /^.*$/s],
  ['Here is one for you:\n\n25 50 3 3 1 10 = 765\n\nGood luck!', six, '765', /Good luck/],
]);

group('prompts of data sets', [
  ['Using the numbers [19, 36, 55, 7], create an equation that equals 65', [19, 36, 55, 7], '65', /^Using/],
  ['Using all the numbers 3, 3, 8, 8 exactly once, get 24.', [3, 3, 8, 8], '24', /exactly once/],
  ['Make an expression that equals 24 using 3 3 8 8', [3, 3, 8, 8], '24', /^Make an expression/],
  ['Use the numbers 3 3 8 8 to reach 24', [3, 3, 8, 8], '24', /^Use the$/],
  ['obtain 24 from 3, 3, 8, 8', [3, 3, 8, 8], '24', /^obtain$|^$/],
  [
    "Calculate 139 using all of these numbers: 36, 29, 95, 32, 4, 15.\n\n1. Use no '=' sign.\n2. Nothing else.",
    [36, 29, 95, 32, 4, 15],
    '139',
    /2\. Nothing else\.$/,
  ],
]);

group('a heading before the numbers', [
  ['Puzzle: 3 3 8 8', [3, 3, 8, 8], null, /^Puzzle:$/],
  ['Puzzle 12: 3 3 8 8', [3, 3, 8, 8], null, /^Puzzle 12:$/],
  ['24 game: 3 3 8 8', [3, 3, 8, 8], null, /^24 game:$/],
  ['Input: 4 9 10 13', [4, 9, 10, 13], null, /^Input:$/],
]);

group('a list in brackets with a number outside, or a number in brackets at the end', [
  ['[25, 50, 3, 3, 1, 10], 765', six, '765'],
  ['765 [25, 50, 3, 3, 1, 10]', six, '765'],
  ['(765, [25, 50, 3, 3, 1, 10])', six, '765'],
  ['25 50 3 3 1 10 (765)', six, '765'],
  ['(25) 50 3 3 1 10', six, null],
]);

group('a number on a line of its own', [
  ['952\n75 25 6 4 3 2', [75, 25, 6, 4, 3, 2], '952'],
  ['75 25 6 4 3 2\n952', [75, 25, 6, 4, 3, 2], '952'],
  ['3 3 8 8\n24', [3, 3, 8, 8], '24'],
]);

describe('refused, and what is wrong is named', () => {
  it.each([
    '3: 5',
    '3:5',
    '24 from 3 3 8 8 and 25 from 1 2 3 4',
    '3 3 8 8 = 24 | 25',
    '25 50 3 3 1 10 = 765 = 766',
    '3 3 8 8 = 24\n4 9 10 13 = 24',
    'Target: 765 Target: 766 Numbers: 25 50 3 3 1 10',
    '25 50 x 3 1 10 = 765',
    '25.5 50 3 3 1 10 = 765',
    '½ 50 3 3 1 10 = 765',
  ])('%j', (text) => {
    expect(readBoard(text).fault).toBeDefined();
  });
});

it.each(['1 2 3 = 6 7', '1 2 3 → 1,2', '6 7 from 1 2 3'])('%j has no target: it has two lists', (text) => {
  expect(splitBoard(text, Infinity).target).toBeNull();
});

it('one number of as many digits as the game deals is its board', () => {
  const { pool, size } = games['make-ten'].deal;
  const digits = (text: string) => splitBoard(text, size, { pool, size }).numbers.map(Number);
  expect(digits('3478')).toEqual([3, 4, 7, 8]);
  expect(digits('0039')).toEqual([0, 0, 3, 9]);
  expect(digits('34')).toEqual([34]);
});
