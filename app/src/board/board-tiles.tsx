// The numbers of a board: a row of tiles or cards with a text field each. Enter, a blank or a comma moves on
// to the next and from the last one to the target, backspace in an empty one back to the previous, the arrow
// keys move along the row, and a pasted list fills as many as it has.
import { batch } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isLarge, worthOf } from '../../../src/play/round/deal-board.js';
import { readNumbers, type BoardFault } from '../../../src/reading/board-faults.js';
import { dealSuits, type Suit } from '../../../src/play/round/card-suits.js';
import { board, game, hasAces, most } from '../page-state.js';
import { words } from '../page-words.js';
import { focusTarget } from './apply-board.js';
import { Corners, readWorth } from './card-corners.js';
import { countPlaces, enter, remove } from './edit-tiles.js';

/** The message for a board without numbers. */
export const NO_NUMBERS: BoardFault<'typeOrPick'> = { at: 'numbers', word: 'typeOrPick', parts: [] };

/** A row of text fields. @param fault the place with an invalid number, if there is one */
export function Tiles({ fault }: { fault?: number }) {
  const { tiles } = board.value;
  const { record, hasSuits } = game.value;
  const places = record.deal.size;
  const count = countPlaces(tiles.value, places, most.value);
  const suits = hasSuits ? dealSuits(tiles.value.map(readWorth)) : [];
  const { row, focus } = usePlaceFocus();
  return (
    <div
      class="tiles"
      data-piece={record.piece}
      data-many={count > 7}
      style={{ '--places': count }}
      ref={row}
    >
      {Array.from({ length: count }, (_, place) => (
        <TilePlace
          key={place}
          place={place}
          isExtra={place >= places}
          isFaulty={fault === place}
          suit={suits[place] ?? null}
          onType={(text) => {
            typeAt(place, text, focus);
          }}
          onPress={(event) => {
            pressAt(place, event, focus);
          }}
        />
      ))}
    </div>
  );
}

/** Moves the focus to a place of the row, or to the target. */
type Focus = (place: number | 'target') => void;

/** Returns the reference of the row, and a function that moves the focus, also to a place yet to appear. */
function usePlaceFocus(): { row: RefObject<HTMLDivElement | null>; focus: Focus } {
  const row = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const focus: Focus = (place) => {
    if (place === 'target') {
      focusTarget();
      return;
    }
    const input = row.current!.querySelectorAll('input')[place] as HTMLInputElement | undefined;
    wanted.current = input === undefined ? place : null;
    input?.select();
  };
  useLayoutEffect(() => {
    // A place that has just appeared.
    if (wanted.current !== null) focus(wanted.current);
  });
  return { row, focus };
}

/** Enters a text that was typed or pasted at a place. */
function typeAt(place: number, text: string, focus: Focus): void {
  const { tiles, target } = board.value;
  const { deal } = game.value.record;
  const edited = enter(tiles.value, place, text, deal.size, deal);
  batch(() => {
    tiles.value = edited.tiles;
    if (edited.target !== null) target.value = edited.target;
  });
  if (edited.next !== place) focus(edited.next);
}

/** Handles the keys that move along the row or remove a place. */
function pressAt(place: number, event: KeyboardEvent, focus: Focus): void {
  const { selectionStart, selectionEnd, value } = event.currentTarget as HTMLInputElement;
  const { tiles } = board.value;
  const places = game.value.record.deal.size;
  const count = countPlaces(tiles.value, places, most.value);
  if (event.key === 'Enter') {
    const isLast = place + 1 === places || place + 1 >= count;
    focus(isLast ? 'target' : place + 1);
  } else if (event.key === 'Backspace' && value === '' && place > 0) {
    tiles.value = remove(tiles.value, place);
    focus(place - 1);
    event.preventDefault();
  } else if (event.key === 'ArrowLeft' && selectionEnd === 0 && place > 0) {
    focus(place - 1);
    event.preventDefault();
  } else if (event.key === 'ArrowRight' && selectionStart === value.length && place < count - 1) {
    focus(place + 1);
    event.preventDefault();
  }
}

interface TilePlaceProps {
  readonly place: number;
  /** Whether the place is beyond those that the game deals. */
  readonly isExtra: boolean;
  readonly isFaulty: boolean;
  readonly suit: Suit | null;
  readonly onType: (text: string) => void;
  readonly onPress: (event: KeyboardEvent) => void;
}

function TilePlace({ place, isExtra, isFaulty, suit, onType, onPress }: TilePlaceProps) {
  const text = board.value.tiles.value[place] ?? '';
  const { record } = game.value;
  return (
    <span class="tile-place">
      <input
        class="tile"
        data-empty={text === ''}
        data-large={isLarge(record, Number(text))}
        style={{ '--length': text.length }}
        aria-label={words.value.places[record.piece](String(place + 1))}
        aria-invalid={isFaulty}
        aria-describedby={isFaulty ? 'fault' : undefined}
        autocomplete="off"
        enterkeyhint="next"
        inputmode={hasAces.value ? 'text' : 'numeric'}
        placeholder={isExtra ? '+' : ''}
        // The tabulator goes from the last number on to the target.
        tabIndex={isExtra && text === '' ? -1 : 0}
        value={text}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onInput={(event) => {
          if (!event.isComposing) onType(event.currentTarget.value);
        }}
        onCompositionEnd={(event) => {
          onType(event.currentTarget.value);
        }}
        onKeyDown={onPress}
      />
      <Worth text={text} />
      {suit && <Corners text={text} suit={suit} />}
    </span>
  );
}

/** The value of a card with a letter, in its corner. Aces have none there, since they may have two values. */
function Worth({ text }: { text: string }) {
  const [card] = readNumbers([text]).value ?? [];
  if (typeof card !== 'string' || card === 'A') return null;
  return <small aria-hidden="true">{worthOf(card)}</small>;
}
