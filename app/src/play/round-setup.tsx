// The settings before a round: which puzzle, how hard, with or without a clock. The address holds them, so
// they can be shared.
import { batch } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Choice } from '../board/choice-buttons.js';
import { Copy } from '../parts/copy-button.js';
import { Operators } from '../board/operator-choice.js';
import { isNarrow } from '../parts/is-narrow.js';
import { later } from '../parts/lazy-part.js';
import {
  chooseLarge,
  day,
  dealAnother,
  findToday,
  giveBoard,
  given,
  large,
  largeChoices,
  level,
  LEVELS,
  seed,
} from './dealt-board.js';
import { isRated } from '../page-state.js';
import { useHandover } from '../parts/use-handover.js';
import { tabWords } from '../page-words.js';
import { chosenClock, clock, CLOCKS } from './play-mode.js';

const Daily = later(() => import('./daily-calendar.js'));

const PUZZLES = ['random', 'daily'] as const;
/** The puzzles to choose from if a board is given. */
const WITH_GIVEN = ['given', ...PUZZLES] as const;

interface RoundSetupProps {
  /** Whether the setup follows a round. */
  readonly isNext: boolean;
  readonly onStart: () => void;
}

export function Setup({ isNext, onStart }: RoundSetupProps) {
  const button = useRef<HTMLButtonElement>(null);
  useHandover(() => button.current, isNext);
  const { start, setup: texts } = tabWords.value;
  const isDaily = day.value !== null;
  const kind = given.value !== null ? 'given' : isDaily ? 'daily' : 'random';
  return (
    <div class="setup">
      <Choice
        label={texts.puzzle}
        names={given.value === null ? PUZZLES : WITH_GIVEN}
        chosen={kind}
        titleOf={(name) => texts[name]}
        onChoose={choosePuzzle}
      />
      {kind === 'given' && <p class="note">{texts.givenNote}</p>}
      {/* Above the choice of a day and the settings, so that it is in view. */}
      <button ref={button} type="button" class="button primary big" onClick={onStart}>
        {start}
      </button>
      {isDaily && <Daily />}
      <details class="settings" open={!isNarrow}>
        <summary>{texts.settings}</summary>
        {kind === 'random' && <OfSeed />}
        <Clock />
      </details>
      {kind === 'random' && <Seed />}
    </div>
  );
}

/** Chooses the puzzle of a day or another board. A given board is gone then. */
function choosePuzzle(kind: (typeof WITH_GIVEN)[number]): void {
  if (kind === 'given') return;
  batch(() => {
    giveBoard(null);
    day.value = kind === 'daily' ? findToday() : null;
  });
}

/** The choice of the seconds of a round. */
export function Clock() {
  const texts = tabWords.value.setup;
  return (
    <div class="setting">
      <span aria-hidden="true">{texts.clock}</span>
      <Choice
        label={texts.clock}
        names={CLOCKS}
        chosen={clock.value}
        titleOf={(seconds) => (seconds === 'off' ? texts.off : `${seconds} s`)}
        onChoose={(seconds) => (chosenClock.value = seconds)}
      />
    </div>
  );
}

/** The settings of a board that is dealt from a seed. */
function OfSeed() {
  const texts = tabWords.value.setup;
  return (
    <>
      {largeChoices.value.length > 0 && (
        <div class="setting">
          <span aria-hidden="true">{texts.large}</span>
          <Choice
            label={texts.large}
            names={largeChoices.value}
            chosen={large.value!}
            titleOf={(count) => count}
            onChoose={chooseLarge}
          />
        </div>
      )}
      {isRated.value && (
        <div class="setting">
          <span aria-hidden="true">{texts.difficulty}</span>
          <Choice
            label={texts.difficulty}
            names={LEVELS}
            chosen={level.value}
            titleOf={(name) => (name === 'any' ? texts.any : name)}
            onChoose={(name) => (level.value = name)}
          />
        </div>
      )}
      <Operators />
    </>
  );
}

function Seed() {
  const texts = tabWords.value.setup;
  return (
    <p class="seed note">
      {texts.seed(seed.value)}
      <Copy
        key={`${seed.value} ${large.value} ${clock.value}`}
        class="quiet"
        title={texts.copyAddress}
        done={texts.addressCopied}
        write={() => location.href}
      />
      <button type="button" class="quiet" onClick={dealAnother}>
        {texts.another}
      </button>
    </p>
  );
}
