// Every hand of a deck, in lexicographic order.
//
// `reachAll` visits these boards, too, but solves each for a range of targets. This is the plain enumeration,
// which starts with the smallest hand and holds one hand at a time.
import { findBoards } from '../../core/puzzle/game-record.js';
import type { Game } from '../../core/puzzle/games.js';
import { countBoards } from '../../solver/boards/grouped-boards.js';

/** Cards that hands are dealt from. */
interface Deck {
  /** Number of cards in a hand. */
  readonly size: number;
  /** Cards, ascending, each as often as a hand can hold it. */
  readonly cards: readonly number[];
}

/** Opens the deck of a game, or one of given cards, each of which a hand can hold any number of times. */
export function openDeck(game: Game, size: number, given?: readonly number[]): Deck {
  const { pool, repeat } = given === undefined ? findBoards(game) : { pool: given, repeat: true };
  const cards = repeat ? pool.flatMap((card) => new Array<number>(size).fill(card)) : [...pool];
  return { size, cards: cards.sort((a, b) => a - b) };
}

/** Returns the number of hands of a deck. */
export function countHands({ cards, size }: Deck): number {
  return countBoards({ pool: cards, size });
}

/** Yields every hand of a deck, each ascending. */
export function enumerateHands({ cards, size }: Deck): Generator<number[]> {
  return chooseFrom(cards, size, 0);
}

function* chooseFrom(cards: readonly number[], size: number, from: number): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i < cards.length; i++) {
    if (i > from && cards[i] === cards[i - 1]) continue;
    for (const rest of chooseFrom(cards, size - 1, i + 1)) yield [cards[i], ...rest];
  }
}
