// The one reader of boards, and what typing does to the places of the page.
import { describe, expect, it } from 'vitest';
import { rowOf } from '../../src/expression/operators/all-rows.js';
import {
  countMost,
  readNumbers,
  readPasted,
  readTarget,
  splitBoard,
} from '../../src/play/round/read-board.js';
import type { Operator } from '../../src/index.js';
import { board } from '../../src/play/words/en.js';
import { countPlaces, enter } from '../../src/play/page/board/edit-tiles.js';

describe('splitBoard', () => {
  it.each([
    ['25 50 75 100 3 6 952', 6, '25 50 75 100 3 6', '952'],
    ['25,50, 75;100+3+6', 6, '25 50 75 100 3 6', null],
    ['A 4 5 8 = 24', 4, 'A 4 5 8', '24'],
    ['3 3 8 8 24', 4, '3 3 8 8', '24'],
    ['1 2 3=-5/6', 6, '1 2 3', '-5/6'],
    ['Target: 952 with 25 50', 6, 'with 25 50', '952'],
    ['25 50 target 952', 6, '25 50', '952'],
    ['1 2 3 4 5 6 7 8', 6, '1 2 3 4 5 6 7', '8'],
    ['25 50 → 520', 6, '25 50', '520'],
    ['Ziel: 7; 2 + 3', 6, '2 3', '7'],
    ['Ａ、４，５；８＝２４', 4, 'A 4 5 8', '24'],
    ['25 50 目标数：520', 6, '25 50', '520'],
    ['1 2 =', 6, '1 2', null],
    ['1 = 2 = 3', 6, '1 = 3', '2'],
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
    ['Numbers: 1 3', 6, 'Numbers: 1 3', null],
    ['AK34', 4, 'A K 3 4', null],
    ['aj10q', 4, 'a j 10 q', null],
    ['♠A ♥K 3 4', 4, 'A K 3 4', null],
    ['A♠K♥️3♣4♦ = 24', 4, 'A K 3 4', '24'],
    ['1A 3388', 4, '1A 3388', null],
  ])('reads %j', (text, size, numbers, target) => {
    const board = splitBoard(text, size);
    expect([board.numbers.join(' '), board.target]).toEqual([numbers, target]);
  });
});

it.each(['-', ' ', '(', ':', '1 ', 'A', '♠'])('splits a long text of %j at once', (part) => {
  const began = performance.now();
  splitBoard(part.repeat(100_000), 6);
  expect(performance.now() - began).toBeLessThan(500);
});

describe('readPasted', () => {
  it('reads a board of two or more numbers, in a target only if it is none', () => {
    expect(readPasted('4 4 10 10', 6)).toMatchObject({ numbers: ['4', '4', '10', '10'], target: null });
    expect(readPasted('4 4 10 10', 6, true)).toMatchObject({ numbers: ['4', '4', '10', '10'] });
    expect(readPasted('AK34', 4, true)).toMatchObject({ numbers: ['A', 'K', '3', '4'] });
    expect(readPasted('765', 6)).toBeNull();
    expect(readPasted('= 765', 6)).toBeNull();
    expect(readPasted('1 000', 6)).toMatchObject({ numbers: ['1', '000'] });
    for (const target of ['1 000', '1,000', '−12 000 000', '5 / 6', '765'])
      expect(readPasted(target, 6, true)).toBeNull();
  });
});

describe('readNumbers', () => {
  it('names the first word that is no number, and too many', () => {
    expect(readNumbers(['1', '', 'a', '007']).value).toEqual([1, 'A', 7]);
    const wrong = readNumbers(['1', 'x']).fault;
    expect([wrong?.at, wrong?.describe(board)]).toEqual([
      1,
      'Use whole numbers from 1 up, or A, J, Q, K, not “x”.',
    ]);
    expect(readNumbers(['9'.repeat(30)]).fault?.describe(board)).toBe(
      `“${'9'.repeat(20)}…” is too large: at most 9,007,199,254,740,991.`,
    );
    const many = readNumbers(Array.from({ length: 11 }, () => '1')).fault;
    expect([many?.at, many?.describe(board)]).toEqual([
      'numbers',
      'There are 11 numbers, but at most 10 are allowed.',
    ]);
  });
});

it('knows how many numbers can be solved with some operators', () => {
  const most = (...operators: Operator[]) => countMost(operators.map(rowOf));
  expect([most('+', '-', '*', '/'), most('+', '*'), most('+', 'square'), most('mod')]).toEqual([10, 9, 6, 6]);
  const seven = readNumbers(['1', '2', '3', '4', '5', '6', '7'], 6).fault;
  expect(seven?.describe(board)).toBe('There are 7 numbers, but at most 6 are allowed.');
});

describe('readTarget', () => {
  it.each([
    ['= 24', 'natural', '24'],
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

describe('typing into tiles', () => {
  const empty: string[] = [];

  it('goes from the last number of the game to the target', () => {
    let tiles: readonly string[] = empty;
    let at: number | 'target' = 0;
    for (const text of ['25 ', '50 ', '75,', '100 ', '3 ', '6 ']) {
      const edited = enter(tiles, at as number, text, 6);
      [tiles, at] = [edited.tiles, edited.next];
    }
    expect([tiles, at]).toEqual([['25', '50', '75', '100', '3', '6'], 'target']);
    expect(enter(tiles, 6, '7 ', 6)).toMatchObject({ next: 7 });
    expect(enter(tiles, 3, '8=', 6)).toMatchObject({ next: 'target', target: null });
  });

  it('takes a whole board in any place, and fills with what is none', () => {
    const old = ['1', '2', '3'];
    const board = { tiles: ['A', '4', '5', '8'], target: '24', next: 'target' };
    expect(enter(old, 2, 'A 4 5 8 = 24', 4)).toEqual(board);
    expect(enter(old, 1, '7 8', 6)).toEqual({ tiles: ['1', '7', '8'], target: null, next: 3 });
    expect(enter(old, 1, '', 6)).toEqual({ tiles: ['1', '', '3'], target: null, next: 1 });
    expect(enter(old, 1, '=9', 6)).toEqual({ tiles: ['1', '', '3'], target: '9', next: 'target' });
  });

  it('takes a list of all numbers for the whole board', () => {
    const old = ['1', '2', '3', '4', '5', '6'];
    expect(enter(old, 0, '4 4 10 10', 4)).toEqual({
      tiles: ['4', '4', '10', '10'],
      target: null,
      next: 'target',
    });
    expect(enter(old, 2, 'AK34', 4)).toMatchObject({ tiles: ['A', 'K', '3', '4'], next: 'target' });
  });

  it('stays in its place for full-width digits and cards, too', () => {
    const old = ['1', '3', '7'];
    expect(enter(old, 0, '２', 6)).toEqual({ tiles: ['2', '3', '7'], target: null, next: 0 });
    expect(enter(old, 0, '2５', 6)).toEqual({ tiles: ['25', '3', '7'], target: null, next: 0 });
    expect(enter(old, 0, 'Ａ', 4)).toEqual({ tiles: ['A', '3', '7'], target: null, next: 0 });
    expect(enter(old, 0, '２５　', 6)).toEqual({ tiles: ['25', '3', '7'], target: null, next: 1 });
  });

  it('shows every number, even too many', () => {
    expect(countPlaces(empty, 6)).toBe(6);
    expect(
      countPlaces(
        Array.from({ length: 9 }, () => '1'),
        6,
      ),
    ).toBe(10);
    expect(
      countPlaces(
        Array.from({ length: 12 }, () => '1'),
        6,
      ),
    ).toBe(12);
  });
});
