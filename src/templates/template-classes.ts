// Groups templates into classes: templates that solve the same boards are one class, and a class is necessary
// if no other class solves one of its boards.
//
// The post compares every two expressions; here the boards of a template, joined to a text, are the key of a
// map.
import { checkSolved, checkUniverse } from './check/check-universe.js';
import type { Universe } from './templates-types.js';

/**
 * Groups the templates by the boards that they solve. Returns arrays of ascending template indices, ordered
 * by their first index.
 *
 * @throws NumbersGameError `invalid-option` if the argument is not a universe
 * @example
 * classes(universe({ cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], size: 4 })).length; // 263
 *
 * @experimental
 */
export function classes(universe: Pick<Universe, 'solves'>): number[][] {
  checkSolved(universe);
  const { solves } = universe;
  const byBoards = new Map<string, number[]>();
  solves.forEach((solved, index) => {
    const key = solved.join();
    const same = byBoards.get(key);
    if (same) same.push(index);
    else byBoards.set(key, [index]);
  });
  return [...byBoards.values()];
}

/**
 * Returns the indices in `classes(universe)`, ascending, of the classes that are the only ones to solve some
 * board.
 *
 * @throws NumbersGameError `invalid-option` if the argument is not a universe
 * @example
 * necessary(universe({ cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], size: 4 })).length; // 49
 *
 * @experimental
 */
export function necessary(universe: Pick<Universe, 'boards' | 'solves'>): number[] {
  checkUniverse(universe);
  const only = new Map<number, number>();
  classes(universe).forEach(([first], index) => {
    for (const board of universe.solves[first]) only.set(board, only.has(board) ? -1 : index);
  });
  return [...new Set(only.values())].filter((index) => index >= 0).sort((a, b) => a - b);
}
