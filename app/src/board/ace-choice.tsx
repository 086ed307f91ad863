// The choice of what an ace counts, for games with playing cards.
import { ACES, aces, chosenAces, hasAces } from '../page-state.js';
import { words } from '../page-words.js';
import { Choice } from './choice-buttons.js';

export function Aces() {
  if (!hasAces.value) return null;
  const { aceCountsLabel, oneOrEleven } = words.value;
  return (
    <div class="setting">
      <span aria-hidden="true">{aceCountsLabel}</span>
      <Choice
        label={aceCountsLabel}
        names={ACES}
        chosen={aces.value}
        titleOf={(name) => (name === 'one' ? '1' : oneOrEleven)}
        onChoose={(name) => (chosenAces.value = name)}
      />
    </div>
  );
}
