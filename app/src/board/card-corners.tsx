// The corners of playing cards: rank and suit.
import { worthOf } from '../../../src/play/round/deal-board.js';
import { readNumbers } from '../../../src/reading/board-faults.js';
import { SUITS, type Suit } from '../../../src/play/round/card-suits.js';

/** Returns the value of a typed card or number, null for any other text. */
export function readWorth(text: string): number | null {
  const card = readNumbers([text]).value?.at(0);
  return card === undefined ? null : worthOf(card);
}

export function Corners({ text, suit }: { text: string; suit: Suit }) {
  return (
    <>
      {['first', 'last'].map((corner) => (
        <span key={corner} class={`corner ${corner}`} data-suit={suit} aria-hidden="true">
          <span>{text}</span>
          <svg viewBox="0 0 24 24">
            <path d={SUITS[suit]} />
          </svg>
        </span>
      ))}
    </>
  );
}
