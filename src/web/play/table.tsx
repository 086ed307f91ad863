// The tiles of a round and the four signs: choose a tile, a sign and another tile, and the result takes the
// place of the second tile, selected for the next move. The keys + - * / choose a sign and Backspace undoes a
// move, as in the element.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Operator } from '../../index.js';
import type { TileGame, Tile } from '../../play/tile-game.js';
import { findByKey, selectRows } from '../../operators.js';
import { game as shownGame } from '../state.js';
import { prettify } from '../format-text.js';
import { move, takeBack } from './round.js';

export function Table({ game, isOver }: { game: TileGame; isOver: boolean }) {
  const { rules } = game.puzzle;
  const [first, setFirst] = useState<number | null>(null);
  const [operator, setOperator] = useState<Operator | null>(null);
  const isChosen = first !== null && game.tiles[first] !== null;

  const choose = (place: number) => {
    if (!isChosen || operator === null) {
      setFirst(first === place ? null : place);
      return;
    }
    if (first === place) {
      setOperator(null);
      return;
    }
    if (move(first, operator, place)) setFirst(place);
    setOperator(null);
  };
  const back = () => {
    setFirst(null);
    setOperator(null);
    takeBack();
  };

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || isOver) return;
      const pressed = findByKey(rules, event.key);
      if (pressed !== undefined && isChosen) setOperator(pressed);
      else if (event.key === 'Backspace') back();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  });

  return (
    <>
      <div
        class="tiles"
        data-piece={shownGame.value.piece}
        style={{ '--places': game.tiles.length }}
        role="group"
        aria-label="Tiles"
      >
        {game.tiles.map((tile, place) => (
          <button
            key={place}
            type="button"
            class="tile"
            data-empty={tile === null}
            style={{ '--length': tile === null ? 1 : faceOf(tile).length }}
            aria-pressed={first === place && tile !== null}
            aria-label={tile === null ? 'used' : undefined}
            disabled={tile === null || isOver}
            onClick={() => {
              choose(place);
            }}
          >
            {tile && faceOf(tile)}
          </button>
        ))}
      </div>
      {!isOver && (
        <div class="signs" role="group" aria-label="Operators">
          {selectRows(rules).map(({ operator: each, label, sign }) => (
            <button
              key={each}
              type="button"
              class="sign"
              aria-label={label}
              aria-pressed={operator === each}
              disabled={!isChosen}
              onClick={() => {
                setOperator(operator === each ? null : each);
              }}
            >
              {sign}
            </button>
          ))}
          <button
            type="button"
            class="sign"
            aria-label="Undo"
            disabled={game.previous === null}
            onClick={back}
          >
            ↶
          </button>
        </div>
      )}
    </>
  );
}

function faceOf({ card, value }: Tile): string {
  return card ?? prettify(String(value));
}
