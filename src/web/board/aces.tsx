// The choice of what an ace counts, for games with playing cards.
import { ACES, aces, chosenAces, hasAces } from '../state.js';
import { Choice } from './choice.js';

export function Aces() {
  if (!hasAces.value) return null;
  return (
    <div class="setting">
      <span aria-hidden="true">An ace counts</span>
      <Choice
        label="An ace counts"
        names={ACES}
        chosen={aces.value}
        titleOf={(name) => (name === 'one' ? '1' : '1 or 11')}
        onChoose={(name) => (chosenAces.value = name)}
      />
    </div>
  );
}
