// The choice of what an ace counts, for games with cards.
import { ACES, aces, game } from '../state.js';
import { Choice } from './choice.js';

export function Aces() {
  if (game.value.piece !== 'Card') return null;
  return (
    <div class="setting">
      <span aria-hidden="true">An ace counts</span>
      <Choice
        label="An ace counts"
        names={ACES}
        chosen={aces.value}
        titleOf={(name) => (name === 'one' ? '1' : '1 or 11')}
        onChoose={(name) => (aces.value = name)}
      />
    </div>
  );
}
