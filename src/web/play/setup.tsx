// The settings before a round: which board, with or without a clock. The address holds them, so they can be
// shared.
import { Choice } from '../board/choice.js';
import { Copy } from '../copy-button.js';
import { Operators } from '../board/operators.js';
import { chooseLarge, dealAnother, large, largeChoices, seed } from './deal.js';
import { clock, SECONDS } from './round.js';

export function Setup({ onStart }: { onStart: () => void }) {
  return (
    <div class="setup">
      {largeChoices.value.length > 0 && (
        <div class="setting">
          <span aria-hidden="true">Large numbers</span>
          <Choice
            label="Large numbers"
            names={largeChoices.value}
            chosen={large.value!}
            titleOf={(count) => count}
            onChoose={chooseLarge}
          />
        </div>
      )}
      <div class="setting">
        <span aria-hidden="true">Clock</span>
        <Choice
          label="Clock"
          names={['on', 'off']}
          chosen={clock.value}
          titleOf={(state) => (state === 'on' ? `${SECONDS} s` : 'off')}
          onChoose={(state) => (clock.value = state)}
        />
      </div>
      <Operators />
      <button type="button" class="button primary big" onClick={onStart}>
        Start
      </button>
      <Seed />
    </div>
  );
}

function Seed() {
  return (
    <p class="seed note">
      Board {seed.value}
      <Copy
        key={`${seed.value} ${large.value} ${clock.value}`}
        class="quiet"
        title="Copy its address"
        done="Address copied"
        write={() => location.href}
      />
      <button type="button" class="quiet" onClick={dealAnother}>
        Another board
      </button>
    </p>
  );
}
