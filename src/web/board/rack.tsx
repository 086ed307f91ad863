// The numbers to pick from, below a board: a click puts one on the board. A button deals a whole board.
import { batch } from '@preact/signals';
import { dealBoard, dealHands } from '../../play/deal.js';
import { nameCard } from '../games.js';
import { board, game, gameName } from '../state.js';
import { MOST_TILES, pick } from './edit-tiles.js';

const MOST_LARGE = 4;

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
      <div class="rack-actions">
        <button type="button" class="quiet" onClick={deal}>
          Deal
        </button>
        <button type="button" class="quiet" onClick={() => (tiles.value = [])}>
          Clear
        </button>
      </div>
    </div>
  );
}

function deal(): void {
  const [seed, choice] = crypto.getRandomValues(new Uint32Array(2));
  const { tiles, target } = board.value;
  if (gameName.value === '24') {
    tiles.value = dealHands(seed)
      .next()
      .value.map((value) => String(nameCard(value)));
    return;
  }
  const dealt = dealBoard(seed, choice % (MOST_LARGE + 1));
  batch(() => {
    tiles.value = dealt.numbers.map(String);
    target.value = String(dealt.target);
  });
}
