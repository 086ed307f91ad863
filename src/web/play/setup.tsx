// The settings before a round: which puzzle, how hard, with or without a clock. The address holds them, so
// they can be shared.
import { WORDS } from '../../play/page-words.js';
import { Choice } from '../board/choice.js';
import { Copy } from '../copy-button.js';
import { Operators } from '../board/operators.js';
import { later } from '../lazy-part.js';
import {
  chooseLarge,
  day,
  dealAnother,
  findToday,
  large,
  largeChoices,
  level,
  LEVELS,
  seed,
} from './deal.js';
import { isRated } from '../state.js';
import { clock, SECONDS } from './round.js';

const Daily = later(() => import('./daily.js'));

const PUZZLES = { random: WORDS.random, daily: WORDS.daily };
type PuzzleKind = keyof typeof PUZZLES;

export function Setup({ onStart }: { onStart: () => void }) {
  const isDaily = day.value !== null;
  return (
    <div class="setup">
      <Choice
        label={WORDS.puzzle}
        names={Object.keys(PUZZLES) as PuzzleKind[]}
        chosen={isDaily ? 'daily' : 'random'}
        titleOf={(kind) => PUZZLES[kind]}
        onChoose={(kind) => (day.value = kind === 'daily' ? findToday() : null)}
      />
      {isDaily ? <Daily /> : <OfSeed />}
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
      <button type="button" class="button primary big" onClick={onStart}>
        Start
      </button>
      {!isDaily && <Seed />}
    </div>
  );
}

/** The settings of a board that is dealt from a seed. */
function OfSeed() {
  return (
    <>
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
      {isRated.value && (
        <div class="setting">
          <span aria-hidden="true">{WORDS.difficulty}</span>
          <Choice
            label={WORDS.difficulty}
            names={LEVELS}
            chosen={level.value}
            titleOf={(name) => (name === 'any' ? WORDS.any : name)}
            onChoose={(name) => (level.value = name)}
          />
        </div>
      )}
      <Operators />
    </>
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
        {WORDS.another}
      </button>
    </p>
  );
}
