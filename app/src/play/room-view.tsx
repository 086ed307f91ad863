// A board for a room with a projector: the target a quarter of the screen high, the numbers in one row, the
// clock, and the best answer step by step. The space bar starts, and then deals the next board; R reveals a
// step. Nothing of it is stored.
import { useEffect, useRef, useState } from 'preact/hooks';
import { formatSigns } from 'numbers-game/expression';
import { faceOf, isLarge } from '../../../src/play/round/deal-board.js';
import { formatClock } from '../../../src/play/round/round-messages.js';
import { useAttempt } from '../parts/use-attempt.js';
import { tabWords } from '../page-words.js';
import { solverFor } from '../workers/page-solver.js';
import { dealPuzzle, type DealtPuzzle } from './deal-puzzle.js';
import { dealAnother, dealt } from './dealt-board.js';
import { secondsOf } from './play-mode.js';
import '../style/room.css';

/** A board that was turned over. */
interface Turned {
  readonly puzzle: DealtPuzzle;
  /** The end of its time, in milliseconds since 1970; null without a clock. */
  readonly endsAt: number | null;
  /** The steps of the answer that are shown. */
  readonly steps: readonly string[];
}

export default function Room({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [turned, setTurned] = useState<Turned | null>(null);
  const { attempt: turn, fault } = useAttempt(async () => {
    if (turned !== null) dealAnother();
    const puzzle = await dealPuzzle(dealt.value);
    const seconds = secondsOf();
    setTurned({ puzzle, endsAt: seconds === 0 ? null : Date.now() + seconds * 1000, steps: [] });
  });
  const { attempt: reveal, fault: unsolved } = useAttempt(async () => {
    if (turned === null) return;
    const { steps } = await solverFor(turned.puzzle).solve(turned.puzzle);
    setTurned({ ...turned, steps: steps.slice(0, turned.steps.length + 1) });
  });
  useEffect(() => {
    const shown = dialog.current!;
    const leave = () => {
      if (document.fullscreenElement === null) shown.close();
    };
    shown.showModal();
    // Where the browser refuses, the room fills its window.
    document.documentElement.requestFullscreen().catch(() => undefined);
    document.addEventListener('fullscreenchange', leave);
    return () => {
      document.removeEventListener('fullscreenchange', leave);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, []);
  const { game } = dealt.value;
  const { target, setup } = tabWords.value;
  const texts = tabWords.value.modes.room;
  const numbers = turned?.puzzle.numbers ?? Array.from({ length: game.deal.size }, () => null);
  return (
    <dialog
      ref={dialog}
      class="room"
      aria-label={setup.room}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === 'r') reveal();
        // A button that has the focus is pressed by the space bar itself.
        if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        turn();
      }}
      tabIndex={-1}
    >
      <p class="room-target" aria-label={target}>
        {turned?.puzzle.target ?? '?'}
      </p>
      <ul class="room-tiles">
        {numbers.map((number, place) => (
          <li key={place} data-large={isLarge(game, Number(number))}>
            {typeof number === 'number' ? faceOf(game, number) : number}
          </li>
        ))}
      </ul>
      <ol class="room-steps" aria-live="polite">
        {turned?.steps.map((step) => (
          <li key={step}>{formatSigns(step)}</li>
        ))}
      </ol>
      {fault ?? unsolved}
      <p class="actions">
        {turned?.endsAt && <Left endsAt={turned.endsAt} />}
        <button type="button" class="button primary" onClick={turn}>
          {turned === null ? texts.start : texts.next}
        </button>
        <button type="button" class="button" disabled={turned === null} onClick={reveal}>
          {texts.reveal}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            dialog.current!.close();
          }}
        >
          {texts.close}
        </button>
      </p>
    </dialog>
  );
}

/** The time that is left. */
function Left({ endsAt }: { readonly endsAt: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 200);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return <output class="room-clock">{formatClock(Math.max(0, Math.ceil((endsAt - now) / 1000)))}</output>;
}
