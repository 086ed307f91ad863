// The suits of playing cards. They are for looks alone: equal cards get different ones, as in a deck, and a
// card keeps its suit while others change. Outlines rather than characters, so that they look alike with any
// font.
import type { Game } from '../../core/puzzle/games.js';
import { listNumbers } from '../../core/puzzle/parse-pool.js';

/** The outline of each suit in a square of 24 units. */
export const SUITS = {
  spades:
    'M12 2c2 4 9 7 9 12a4.5 4.5 0 0 1-8 2.8c.2 2.5 1 4 2.5 5.2h-7c1.5-1.2 2.3-2.7 2.5-5.2A4.5 4.5 0 0 1 3 14C3 9 10 6 12 2z',
  hearts: 'M12 21.5C5 16 2 12.5 2 8.5A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10 2.5c0 4-3 7.5-10 13z',
  clubs:
    'M12 2a4.6 4.6 0 0 1 4 6.9 4.6 4.6 0 1 1-3 7.7c.2 2.3 1 3.9 2.4 5.4H8.6c1.4-1.5 2.2-3.1 2.4-5.4a4.6 4.6 0 1 1-3-7.7A4.6 4.6 0 0 1 12 2z',
  diamonds: 'M12 1.5C14 6 16.5 9 20 12c-3.5 3-6 6-8 10.5C10 18 7.5 15 4 12c3.5-3 6-6 8-10.5z',
} as const;

export type Suit = keyof typeof SUITS;
const NAMES = Object.keys(SUITS) as Suit[];
const MOST_WORTH = 13;

/** Whether the numbers of a game are those of playing cards, four of each. */
export function hasSuits({ piece, deal }: Game): boolean {
  const pool = listNumbers(deal.pool);
  return piece === 'card' && pool.every((number) => pool.filter((other) => other === number).length === 4);
}

/** Deals a suit for each number from 1 to 13, null for any other and for an empty place. */
export function dealSuits(worths: readonly (number | null)[]): (Suit | null)[] {
  return worths.map((worth, place) => {
    if (worth === null || worth > MOST_WORTH) return null;
    const copies = worths.slice(0, place).filter((other) => other === worth).length;
    return NAMES[(worth + copies) % NAMES.length];
  });
}
