// What numbers can be picked from, below a board: a click puts one on the board.
import { board, game } from '../state.js';
import { MOST_TILES, pick } from './edit.js';

export function Rack() {
  const { tiles } = board.value;
  const { piece, rack } = game.value;
  const isFull = tiles.value.filter((tile) => tile !== '').length >= MOST_TILES;
  return (
    <div class="rack" role="group" aria-label={`Pick a ${piece.toLowerCase()}`}>
      {rack.map((group) => (
        <div key={group[0]} class="rack-group">
          {group.map((text) => (
            <button
              key={text}
              type="button"
              class="chip"
              aria-label={`Add ${text}`}
              disabled={isFull}
              onClick={() => (tiles.value = pick(tiles.value, text))}
            >
              {text}
            </button>
          ))}
        </div>
      ))}
      <button type="button" class="quiet" onClick={() => (tiles.value = [])}>
        Clear
      </button>
    </div>
  );
}
