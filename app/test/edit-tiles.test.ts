// Typing into the places of a board.
import { describe, expect, it } from 'vitest';
import { games, type Operator } from 'numbers-game';
import { readPasted } from '../src/board/apply-board.js';
import { countPlaces, enter } from '../src/board/edit-tiles.js';
import { countMost } from '../src/operators.js';

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

  it('takes the digits of a game for its board', () => {
    const deal = { size: 4, pool: [1, 2, 3, 4, 5, 6, 7, 8, 9] };
    expect(enter(empty, 0, '347', 4, deal)).toMatchObject({ tiles: ['347'], next: 0 });
    expect(enter(empty, 0, '3478', 4, deal)).toMatchObject({ tiles: ['3', '4', '7', '8'], next: 'target' });
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

describe('readPasted', () => {
  it('reads a board of two or more numbers, in a target only if it is none', () => {
    const { deal } = games.countdown;
    expect(readPasted('4 4 10 10', deal)).toMatchObject({ numbers: ['4', '4', '10', '10'], target: null });
    expect(readPasted('4 4 10 10', deal, true)).toMatchObject({ numbers: ['4', '4', '10', '10'] });
    expect(readPasted('AK34', games['24'].deal, true)).toMatchObject({ numbers: ['A', 'K', '3', '4'] });
    expect(readPasted('765', deal)).toBeNull();
    expect(readPasted('= 765', deal)).toBeNull();
    expect(readPasted('1 000', deal)).toMatchObject({ numbers: ['1', '000'] });
    for (const target of ['1 000', '1,000', '−12 000 000', '5 / 6', '765'])
      expect(readPasted(target, deal, true)).toBeNull();
  });
});

it('knows how many numbers can be solved with some operators', () => {
  const most = (...operators: Operator[]) => countMost(operators);
  expect([most('+', '-', '*', '/'), most('+', '*'), most('+', 'square'), most('mod')]).toEqual([10, 9, 6, 6]);
});
