// The tab "play": a board face down with the settings of the round, then the element, which plays it, and
// what follows. The history is at the end of the tab.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { GameChoice } from '../board/game-choice.js';
import { loadCopies } from '../parts/copy-answer.js';
import { later } from '../parts/lazy-part.js';
import { game } from '../page-state.js';
import { useAttempt } from '../parts/use-attempt.js';
import { words } from '../page-words.js';
import { Choice } from '../board/choice-buttons.js';
import { given } from './dealt-board.js';
import { chooseMode, isRunning, mode, MODES } from './play-mode.js';
import { confirmEnd, round, type OpenRound } from './tab-state.js';
import { Setup } from './round-setup.js';
import { start } from './start-round.js';
import '../style/play.css';

const loadAfter = () => import('./after-round.js');
const After = later(loadAfter);
const Modes = later(() => import('./modes/modes-view.js'));
const History = later(() => import('./history-view.js'));
const Worksheet = later(() => import('../worksheet/worksheet-part.js'));

export default function Play() {
  const { value } = round;
  const hadRound = useRef(false);
  useEffect(() => {
    hadRound.current = value !== null;
  });
  // They are there at the end of a round even if the network is not. If they fail to load, that end says so.
  useEffect(() => {
    Promise.all([loadAfter(), loadCopies()]).catch(() => null);
  }, []);
  return (
    <>
      <section class="board" aria-label={words.value.board}>
        {!isRunning.value && (
          <>
            <GameChoice mayChoose={confirmEnd} />
            <Choice
              label={words.value.setup.mode}
              names={MODES}
              chosen={mode.value}
              titleOf={(name) => words.value.setup.modes[name]}
              mayChoose={confirmEnd}
              onChoose={chooseMode}
            />
          </>
        )}
        {mode.value !== 'round' ? (
          <Modes />
        ) : value === null ? (
          <FaceDown isNext={hadRound.current} />
        ) : (
          <Table element={value.element} />
        )}
      </section>
      {value?.end && <After round={value} end={value.end} />}
      {value?.end !== null && !isRunning.value && <History />}
      {value === null && !isRunning.value && <Worksheet />}
    </>
  );
}

/** A covered board. @param isNext whether it follows a round */
function FaceDown({ isNext }: { isNext: boolean }) {
  const { attempt, fault } = useAttempt(start);
  const { record } = game.value;
  const { target: label } = words.value;
  const { target } = record;
  const places = given.value?.numbers.length ?? record.deal.size;
  return (
    <>
      <div class="target">
        <span>{label}</span>
        <output aria-label={label}>{typeof target === 'number' ? target : '???'}</output>
      </div>
      <div class="tiles" data-piece={record.piece} style={{ '--places': places }} aria-hidden="true">
        {Array.from({ length: places }, (_, place) => (
          <span key={place} class="tile face-down" />
        ))}
      </div>
      <Setup isNext={isNext} onStart={attempt} />
      {fault}
    </>
  );
}

/** The place in the tab where the element is inserted. */
function Table({ element }: Pick<OpenRound, 'element'>) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current!.replaceChildren(element);
  }, [element]);
  return <div class="table" data-piece={game.value.record.piece} ref={place} />;
}
