// The numbers of a board: a row of tiles or cards with a text field each. A blank or a comma moves on to the
// next, backspace in an empty one back to the previous, the arrow keys move along the row, and a pasted list
// fills as many as it has.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { board, game, hasAces } from '../state.js';
import { countPlaces, enter, remove } from './edit-tiles.js';

/** @param fault the place with an invalid number, if there is one */
export function Tiles({ fault }: { fault?: number }) {
  const row = useRef<HTMLDivElement>(null);
  const { tiles } = board.value;
  const { piece, record } = game.value;
  const places = record.deal.size;
  const count = countPlaces(tiles.value, places);

  const wanted = useRef<number | null>(null);
  const focus = (place: number) => {
    const input = row.current!.querySelectorAll('input')[place] as HTMLInputElement | undefined;
    wanted.current = input === undefined ? place : null;
    input?.select();
  };
  useLayoutEffect(() => {
    // A place that has just appeared.
    if (wanted.current !== null) focus(wanted.current);
  });
  const type = (place: number, text: string) => {
    const { tiles: texts, next } = enter(tiles.value, place, text);
    tiles.value = texts;
    if (next !== place) focus(next);
  };
  const press = (event: KeyboardEvent, place: number) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget as HTMLInputElement;
    if (event.key === 'Backspace' && value === '' && place > 0) {
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
    <div class="tiles" data-piece={piece} data-many={count > 7} style={{ '--places': count }} ref={row}>
      {Array.from({ length: count }, (_, place) => {
        const text = tiles.value[place] ?? '';
        return (
          <input
            key={place}
            class="tile"
            data-empty={text === ''}
            style={{ '--length': text.length }}
            aria-label={`${piece} ${place + 1}`}
            aria-invalid={fault === place}
            aria-describedby={fault === place ? 'fault' : undefined}
            autocomplete="off"
            enterkeyhint="next"
            inputmode={hasAces.value ? 'text' : 'numeric'}
            placeholder={place >= places ? '+' : ''}
            value={text}
            onFocus={(event) => {
              event.currentTarget.select();
            }}
            onInput={(event) => {
              type(place, event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              press(event, place);
            }}
          />
        );
      })}
    </div>
  );
}
