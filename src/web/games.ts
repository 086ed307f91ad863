// The two games as the page shows them: their rules, what lies in the rack, how many places a board has.
// Nothing else in the page asks which game it is, apart from how a number is drawn: as a tile or as a card.
import { countdown, twentyFour } from '../index.js';
import type { Rules } from '../index.js';

/** The names of the games, as they stand in an address. */
export const GAMES = ['countdown', '24'] as const;
export type GameName = (typeof GAMES)[number];

/** A game as the page shows it. */
export interface Game {
  readonly title: string;
  readonly rules: Rules;
  /** What can be picked: groups of numbers or cards. */
  readonly rack: readonly (readonly string[])[];
  /** How many places an empty board shows. */
  readonly places: number;
  /** The board that is shown at first, its target, and its range of targets. */
  readonly tiles: readonly string[];
  readonly target: string;
  readonly from: string;
  readonly to: string;
  /** What one of the numbers is called. */
  readonly piece: string;
}

export const games: Readonly<Record<GameName, Game>> = {
  countdown: {
    title: 'Countdown',
    rules: countdown,
    rack: [
      ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
      ['25', '50', '75', '100'],
    ],
    places: 6,
    tiles: ['1', '3', '7', '10', '25', '50'],
    target: '765',
    from: '101',
    to: '999',
    piece: 'Number',
  },
  '24': {
    title: '24 game',
    rules: twentyFour,
    rack: [['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']],
    places: 4,
    tiles: ['3', '3', '8', '8'],
    target: '24',
    from: '1',
    to: '200',
    piece: 'Card',
  },
};

/** The letter or the number of a card. */
export function nameCard(value: number): 'A' | 'J' | 'Q' | 'K' | number {
  return ({ 1: 'A', 11: 'J', 12: 'Q', 13: 'K' } as const)[value] ?? value;
}
