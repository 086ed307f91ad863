// The numbers of a board: a row of tiles or cards with a text field each. Enter, a blank or a comma moves on
// to the next and from the last one to the target, backspace in an empty one back to the previous, the arrow
// keys move along the row, and a pasted list fills as many as it has.
import { batch } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isLarge, worthOf } from '../../round/deal-board.js';
import { readNumbers, type BoardFault } from '../../round/read-board.js';
import { dealSuits } from '../../round/card-suits.js';
import { board, game, hasAces } from '../page-state.js';
import { words } from '../page-words.js';
import { focusTarget } from './apply-board.js';
import { Corners, readWorth } from './card-corners.js';
import { countPlaces, enter, remove } from './edit-tiles.js';

/** The message for a board without numbers. */
export const NO_NUMBERS: BoardFault = { at: 'numbers', describe: () => words.value.typeOrPick };

/** @param fault the place with an invalid number, if there is one */
export function Tiles({ fault }: { fault?: number }) {
  const row = useRef<HTMLDivElement>(null);
  const { tiles, target } = board.value;
  const { record, hasSuits } = game.value;
  const places = record.deal.size;
  const count = countPlaces(tiles.value, places);

  const suits = hasSuits ? dealSuits(tiles.value.map(readWorth)) : [];

  const wanted = useRef<number | null>(null);
  const focus = (place: number | 'target') => {
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
  const type = (place: number, text: string) => {
    const edited = enter(tiles.value, place, text, places);
    batch(() => {
      tiles.value = edited.tiles;
      if (edited.target !== null) target.value = edited.target;
    });
    if (edited.next !== place) focus(edited.next);
  };
  const press = (event: KeyboardEvent, place: number) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget as HTMLInputElement;
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
  };

  return (
    <div
      class="tiles"
      data-piece={record.piece}
      data-many={count > 7}
      style={{ '--places': count }}
      ref={row}
    >
      {Array.from({ length: count }, (_, place) => {
        const text = tiles.value[place] ?? '';
        const isExtra = place >= places;
        return (
          <span key={place} class="tile-place">
            <input
              class="tile"
              data-empty={text === ''}
              data-large={isLarge(record, Number(text))}
              style={{ '--length': text.length }}
              aria-label={words.value.places[record.piece](String(place + 1))}
              aria-invalid={fault === place}
              aria-describedby={fault === place ? 'fault' : undefined}
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
                if (!event.isComposing) type(place, event.currentTarget.value);
              }}
              onCompositionEnd={(event) => {
                type(place, event.currentTarget.value);
              }}
              onKeyDown={(event) => {
                press(event, place);
              }}
            />
            <Worth text={text} />
            {suits[place] && <Corners text={text} suit={suits[place]} />}
          </span>
        );
      })}
    </div>
  );
}

/** The value of a card with a letter, in its corner. An ace may have two. */
function Worth({ text }: { text: string }) {
  const [card] = readNumbers([text]).value ?? [];
  if (typeof card !== 'string' || card === 'A') return null;
  return <small aria-hidden="true">{worthOf(card)}</small>;
}
