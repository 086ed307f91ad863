// The tab "play": a board face down with the settings of the round, then the element, which plays it, and
// what follows. The history is at the end of the tab.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { GameChoice } from '../board/game-choice.js';
import { loadCopies } from '../parts/copy-answer.js';
import { later } from '../parts/lazy-part.js';
import { game } from '../page-state.js';
import { useAttempt } from '../parts/use-attempt.js';
import { tabWords } from '../page-words.js';
import { Choice } from '../board/choice-buttons.js';
import { chooseMode, isRunning, mayResume, mode, MODES, refuse, renewBoards } from './play-mode.js';
import { isRefused } from './page-storage.js';
import { confirmEnd, round, type OpenRound } from './tab-state.js';
import { Setup } from './round-setup.js';
import { dealAnother, dealt, given, seed } from './dealt-board.js';
import { playAgain, start } from './start-round.js';
import { idOfRound, readStarted } from './started-rounds.js';
import '../style/play.css';

const loadAfter = () => import('./after-round.js');
const After = later(loadAfter);
const Modes = later(() => import('./modes/modes-view.js').catch(refuse));
const Room = later(() => import('./room-view.js'));
const History = later(() => import('./history-view.js'));
const Worksheet = later(() => import('../worksheet/worksheet-part.js'));

/** Whether the tab has not been shown since the page was loaded. */
let isFirst = true;

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
  useEffect(() => {
    // A round that was left by a reload goes on at once.
    const isRound = mode.value === 'round' && round.value === null;
    if (isFirst && isRound && readStarted(idOfRound(dealt.value))) start().catch(() => null);
    isFirst = false;
  }, []);
  const isBusy = isRunning.value || (mode.value !== 'round' && mayResume.value);
  return (
    <>
      <section class="board" aria-label={tabWords.value.board}>
        {!isBusy && (
          <>
            <GameChoice mayChoose={confirmEnd} onChoose={renewBoards} />
            <Choice
              label={tabWords.value.setup.mode}
              names={MODES}
              chosen={mode.value}
              titleOf={(name) => tabWords.value.setup.modes[name]}
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
          <Table round={value} />
        )}
        {mode.value === 'round' && value?.end && <Next round={value} />}
        {isRefused.value && !isBusy && (
          <p class="fault" role="status">
            {tabWords.value.history.refused}
          </p>
        )}
      </section>
      {value?.end && <After round={value} end={value.end} />}
      {value?.end !== null && !isBusy && <History />}
      {value === null && !isBusy && <Worksheet />}
    </>
  );
}

/** A covered board. @param isNext whether it follows a round */
function FaceDown({ isNext }: { isNext: boolean }) {
  const { attempt, fault } = useAttempt(start);
  const { record } = game.value;
  const [isRoom, setRoom] = useState(false);
  const {
    target: label,
    setup: { room },
  } = tabWords.value;
  const { target } = record;
  const places = given.value?.numbers.length ?? record.deal.size;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(isNext ? '' : seed.value);
  useLayoutEffect(() => {
    // Another board begins with its target, wherever one pressed the button for it.
    if (shown.current !== seed.value) place.current!.scrollIntoView({ block: 'nearest' });
    shown.current = seed.value;
  }, [seed.value]);
  return (
    <>
      <div class="target" ref={place}>
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
      <button
        type="button"
        class="quiet"
        onClick={() => {
          setRoom(true);
        }}
      >
        {room}
      </button>
      {isRoom && (
        <Room
          onClose={() => {
            setRoom(false);
          }}
        />
      )}
    </>
  );
}

/** The place in the tab where the element is inserted. */
function Table({ round: { element, end } }: { readonly round: OpenRound }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current!.replaceChildren(element);
  }, [element]);
  return <div class="table" data-piece={game.value.record.piece} data-over={end !== null} ref={place} />;
}

/** What to play next. It takes the focus from the buttons of the round, which are gone. */
function Next({ round }: { readonly round: OpenRound }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { element } = round;
    const focused = element.shadowRoot?.activeElement;
    const isInside = document.activeElement === element && focused?.matches('.tile') === false;
    if (isInside || document.activeElement === document.body) place.current!.focus({ preventScroll: true });
  }, []);
  const { playAgain: again, setup } = tabWords.value;
  return (
    <p class="actions next" tabIndex={-1} ref={place}>
      <button type="button" class="button primary" onClick={dealAnother}>
        {setup.another}
      </button>
      <button type="button" class="button" onClick={() => void playAgain(round)}>
        {again}
      </button>
    </p>
  );
}
