// A show of two people at one screen. They look at one board; each declares a number; whoever is nearer shows
// the way with the tiles.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { games } from '../../../../core/puzzle/games.js';
import { isLarge, worthOf } from '../../../round/deal-board.js';
import { formatClock } from '../../../round/round-messages.js';
import { findShower, SHOW_ROUNDS, type Player } from '../../../round/show.js';
import { useHandover } from '../../parts/use-handover.js';
import { words } from '../../page-words.js';
import { solverFor, useAnswer } from '../../workers/page-solver.js';
import { Side } from '../after-round.js';
import { dealAnother } from '../dealt-board.js';
import { Clock } from '../round-setup.js';
import { declare, duelGame, isLastRound, judge, pointsOf, showNextDuel, stopLooking } from './duel-state.js';
import { modeWords } from './mode-words.js';
import { Duo, Next } from './run-between.js';
import { Leave } from './run-board.js';
import { Players } from './run-setup.js';
import { createTable, startTable } from './run-table.js';

const TICK_MS = 200;
const MOST_DIGITS = 9;

type DuelProps = Readonly<{ current: NonNullable<typeof duelGame.value> }>;

export default function DuelView() {
  const { value } = duelGame;
  const texts = modeWords();
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [value?.phase, value?.place]);
  if (value === null) {
    return (
      <div class="setup">
        <p class="about">{texts.about.show}</p>
        <Players />
        <p class="note about">{texts.duelAbout}</p>
        <Clock />
        <Next label={words.value.start} onNext={showNextDuel} />
      </div>
    );
  }
  const names = [texts.player('1'), texts.player('2')];
  return (
    <>
      <p class="run-head">
        <strong>{texts.round(String(value.place + 1), String(SHOW_ROUNDS))}</strong>
        {!isLastRound(value) && <Leave onLeave={() => (duelGame.value = null)} />}
      </p>
      <Duo names={names} points={pointsOf(value)} />
      {value.phase !== 'show' && <Board current={value} />}
      {value.phase === 'look' && <Look current={value} />}
      {value.phase === 'declare' && <Declare />}
      {value.phase === 'show' && <ShowWay key={findShower(value.duel!)} current={value} />}
      {value.phase === 'over' && <Judged current={value} />}
    </>
  );
}

function Board({ current: { board, game } }: DuelProps) {
  const record = games[game];
  const { numbers, target } = board.board;
  return (
    <>
      <div class="target">
        <span>{words.value.target}</span>
        <output aria-label={words.value.target} style={{ '--length': String(target).length }}>
          {target}
        </output>
      </div>
      <ul
        class="tiles"
        aria-label={words.value.tiles}
        data-piece={record.piece}
        style={{ '--places': numbers.length }}
      >
        {numbers.map((number, place) => (
          <li
            key={place}
            class="tile"
            data-large={isLarge(record, worthOf(number))}
            style={{ '--length': String(number).length }}
          >
            {number}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The time to look at the board. */
function Look({ current: { endsAt } }: DuelProps) {
  const secondsLeft = () => (endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
  const [seconds, setSeconds] = useState(secondsLeft);
  const button = useRef<HTMLButtonElement>(null);
  useHandover(() => button.current, true);
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setInterval(() => {
      setSeconds(secondsLeft());
      if (endsAt <= Date.now()) stopLooking();
    }, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [endsAt]);
  return (
    <>
      {endsAt !== null && (
        <output class="run-clock" role="timer" aria-live="off">
          <span class="unseen">{words.value.timeLeft}</span> {formatClock(seconds)}
        </output>
      )}
      <button ref={button} type="button" class="button primary big" onClick={stopLooking}>
        {modeWords().timeUp}
      </button>
    </>
  );
}

/** The declarations of both. */
function Declare() {
  const texts = modeWords();
  const [typed, setTyped] = useState(['', '']);
  const [isWrong, setWrong] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useHandover(() => first.current, true);
  const submit = () => {
    const isFine = typed.every((text) => /^\s*\d*\s*$/.test(text) && text.trim().length <= MOST_DIGITS);
    setWrong(!isFine);
    if (!isFine) return;
    const [one, other] = typed.map((text) => (Number(text) === 0 ? null : Number(text)));
    declare([one, other]);
  };
  return (
    <form
      class="race-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {typed.map((text, place) => (
        <label key={place}>
          <span>{texts.declared(texts.player(String(place + 1)))}</span>
          <input
            ref={place === 0 ? first : undefined}
            value={text}
            inputmode="numeric"
            autocomplete="off"
            size={6}
            aria-invalid={isWrong}
            aria-describedby="declare-note"
            onInput={({ currentTarget: { value } }) => {
              setTyped(typed.map((other, at) => (at === place ? value : other)));
            }}
          />
        </label>
      ))}
      <p id="declare-note" class={isWrong ? 'fault' : 'note'} role={isWrong ? 'alert' : undefined}>
        {isWrong ? texts.notANumber : texts.nothing}
      </p>
      <button class="button primary">{texts.declare}</button>
    </form>
  );
}

/** The way of the player whose turn it is, made with the tiles. */
function ShowWay({ current: { board, game, duel } }: DuelProps) {
  const texts = modeWords();
  const player = findShower(duel!)!;
  const declared = duel!.declared[player]!;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The declared number is the target of the table: whoever makes it is done.
    const element = createTable(game, { ...board.board, target: declared }, 0);
    element.addEventListener('finish', ({ detail }) => {
      judge(player, detail.best?.distance === 0 && detail.hints === 0);
    });
    place.current!.replaceChildren(element);
    void startTable(element);
  }, []);
  return (
    <>
      <p class="run-news" role="status">
        {texts.shows(texts.player(String(player + 1)), String(declared))} {texts.showsAbout}
      </p>
      <div class="table" data-piece={games[game].piece} ref={place} />
    </>
  );
}

/** The end of a round: who made what, the best answer, and the next board. */
function Judged({ current }: DuelProps) {
  const texts = modeWords();
  const { board, game, duel } = current;
  const { rules, aces } = games[game];
  const best = useAnswer(board, ({ board: { numbers, target } }) => {
    const puzzle = { numbers, target, rules, aces };
    return solverFor(puzzle).solve(puzzle);
  })?.answer;
  const ways = ([0, 1] as Player[]).flatMap((player) => {
    const isMade = duel!.shown[player];
    if (isMade === null) return [];
    const name = texts.player(String(player + 1));
    return [(isMade ? texts.made : texts.notMade)(name, String(duel!.declared[player]))];
  });
  const isEnd = isLastRound(current);
  const [first, second] = pointsOf(current);
  const winner = first > second ? '1' : '2';
  return (
    <section class="over" aria-label={words.value.after.title}>
      {ways.length === 0 ? <p>{texts.nobody}</p> : ways.map((way) => <p key={way}>{way}</p>)}
      {best?.expression && (
        <div class="answers">
          <Side title={words.value.after.bestAnswer} expression={best.expression} value={best.value} />
        </div>
      )}
      {isEnd ? (
        <>
          <h2 class="run-score">{first === second ? texts.draw : texts.wins(texts.player(winner))}</h2>
          <Again />
        </>
      ) : (
        <Next label={texts.next} onNext={showNextDuel} />
      )}
    </section>
  );
}

/** The button for another show. */
function Again() {
  const button = useRef<HTMLButtonElement>(null);
  useHandover(() => button.current, true);
  return (
    <button
      ref={button}
      type="button"
      class="button primary big"
      onClick={() => {
        duelGame.value = null;
        dealAnother();
      }}
    >
      {modeWords().again}
    </button>
  );
}
