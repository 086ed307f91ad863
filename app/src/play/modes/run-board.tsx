// The current board of a run: its place, the clock of the run, the table, and the buttons that leave it.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { games } from 'numbers-game';
import { isSolved } from '../../rounds/round-history.js';
import { formatClock } from '../../../../src/play/round/round-messages.js';
import { RUN_MODES, type RunMode } from '../../rounds/run-modes.js';
import { SKIP_SECONDS } from '../../../../src/play/round/sprint.js';
import { countOf } from '../../format-numbers.js';
import { tabWords } from '../../page-words.js';
import { showBoard } from '../start-round.js';
import { closeRun, scoreOf, stopRun, type Run } from './run-state.js';
import { skipBoard, startTable, tableOf } from './run-table.js';

const TICK_MS = 200;

export function RunBoard({ playing }: { playing: Run }) {
  const texts = tabWords.value.modes;
  return (
    <>
      <RunHead playing={playing} />
      {playing.endsAt !== null && (
        <div class="run-bar">
          <RunClock endsAt={playing.endsAt} />
          <button type="button" class="button" onClick={skipBoard}>
            {texts.skip(String(SKIP_SECONDS))}
          </button>
          <p class="run-news" role="status">
            {describeLast(playing)}
          </p>
        </div>
      )}
      {playing.mode === 'practice' && (
        <p class="run-news" role="status">
          {describeKind(playing)}
        </p>
      )}
      <Table playing={playing} />
    </>
  );
}

/** The place of a board in its run, its difficulty, and the score so far. */
export function RunHead({ playing }: { playing: Run }) {
  const texts = tabWords.value.modes;
  const { length } = RUN_MODES[playing.mode] as RunMode;
  const { current, rounds } = playing;
  const place = String(rounds.length + (current === null ? 0 : 1));
  const level = current?.level ?? rounds.at(-1)?.level ?? null;
  return (
    <p class="run-head">
      <strong>{length === null ? texts.board(place) : texts.boardOf(place, String(length))}</strong>
      {level !== null && (
        <span class="run-dots" role="img" aria-label={tabWords.value.after.difficulty(String(level))}>
          {'●'.repeat(level)}
          <span>{'●'.repeat(HARDEST - level)}</span>
        </span>
      )}
      <span>{describeScore(playing)}</span>
      <Leave onLeave={length === null ? stopRun : closeRun} />
    </p>
  );
}

/** The button that leaves a run. It asks first. */
export function Leave({ onLeave }: { onLeave: () => void }) {
  const texts = tabWords.value.modes;
  return (
    <button
      type="button"
      class="quiet"
      onClick={() => {
        if (confirm(texts.confirmStop)) onLeave();
      }}
    >
      {texts.stop}
    </button>
  );
}

const HARDEST = 5;

/** Describes what the boards of a run count so far. */
export function describeScore(playing: Run): string {
  const texts = tabWords.value.modes;
  const { length, most } = RUN_MODES[playing.mode] as RunMode;
  const score = scoreOf(playing);
  if (length === null) return countOf(score, texts.solvedBoards);
  const all = String(length * most);
  return playing.mode === 'ladder' ? texts.starsOf(String(score), all) : texts.pointsOf(String(score), all);
}

/** Describes the kind of boards that is practised. */
function describeKind({ kind, replayed }: Run): string {
  const { kinds, practise, practiseAny, missed } = tabWords.value.modes;
  if (replayed !== undefined) return missed;
  return kind === null ? practiseAny : practise(kinds[kind]);
}

/** Describes what the last board did to the time. */
function describeLast({ mode: id, rounds }: Run): string {
  const texts = tabWords.value.modes;
  const last = rounds.at(-1);
  if (last === undefined) return '';
  const gain = RUN_MODES[id].gain(last);
  if (gain > 0) return texts.gained(String(gain));
  return isSolved(last) ? texts.gainedNothing : texts.lost(String(-gain));
}

/** The clock of the whole run. When its time is up, the board on the table ends. */
function RunClock({ endsAt }: { endsAt: number }) {
  const secondsLeft = () => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    const tick = () => {
      const left = secondsLeft();
      setSeconds(left);
      if (left === 0) skipBoard();
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [endsAt]);
  return (
    <output class="run-clock" role="timer" aria-live="off" data-late={seconds <= LATE_SECONDS}>
      <span class="unseen">{tabWords.value.timeLeft}</span> {formatClock(seconds)}
    </output>
  );
}

const LATE_SECONDS = 20;

/** The place of the element. A new board starts once it is shown. */
function Table({ playing }: { playing: Run }) {
  const place = useRef<HTMLDivElement>(null);
  const element = tableOf(playing);
  useLayoutEffect(() => {
    place.current!.replaceChildren(element);
    void startTable(element).then(() => {
      showBoard(element, () => document.querySelector('.run-head'));
    });
  }, [element]);
  return <div class="table" data-piece={games[playing.game].piece} ref={place} />;
}
