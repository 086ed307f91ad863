// What stands between two boards of a run: the end of the last one, what there is to learn from it, and the
// way to the next one.
import { useRef, useState } from 'preact/hooks';
import { games, type Result } from 'numbers-game';
import { countLarge } from '../../../../src/play/round/deal-board.js';
import { formatStars } from '../../../../src/play/round/stars.js';
import { formatBoard } from '../../../../src/play/round/puzzle-texts.js';
import { isSolved, type PlayedRound } from '../../rounds/round-history.js';
import { RUN_MODES, type RunMode } from '../../rounds/run-modes.js';
import { pointsFor, pointsOf } from '../../../../src/play/round/tile-game.js';
import { Choice } from '../../board/choice-buttons.js';
import { countOf } from '../../format-numbers.js';
import { useAttempt } from '../../parts/use-attempt.js';
import { useHandover } from '../../parts/use-handover.js';
import { game } from '../../page-state.js';
import { words } from '../../page-words.js';
import { solverFor, useAnswer } from '../../workers/page-solver.js';
import { Chance, Side } from '../after-round.js';
import { plan } from '../play-mode.js';
import { describePlayed } from '../play-texts.js';
import { Learn } from './learn-answer.js';
import { modeWords } from './mode-words.js';
import { RunHead } from './run-board.js';
import { runMode, showNext, type Run } from './run-state.js';
import { lastEnd } from './run-table.js';

/** Finds the best answer to the board of a round, null for no round. */
export function useBest(round: PlayedRound | null): Result | null {
  const answered = useAnswer(round, ({ game, numbers, target }) => {
    const { rules, aces } = games[game as keyof typeof games];
    const puzzle = { numbers, target, rules, aces };
    return solverFor(puzzle).solve(puzzle);
  });
  return answered !== null && answered.question === round ? (answered.answer ?? null) : null;
}

export function Between({ playing }: { playing: Run }) {
  const round = playing.rounds.at(-1)!;
  const result = useBest(round);
  const end = lastEnd.value;
  const texts = modeWords();
  const { yourAnswer, bestAnswer } = words.value.after;
  return (
    <section class="over" aria-label={words.value.after.title}>
      <RunHead playing={playing} />
      <Mark playing={playing} round={round} result={result} />
      <p class="run-board">{formatBoard(round.numbers, round.target)}</p>
      <div class="answers">
        <Side title={yourAnswer} expression={round.expression} value={end?.outcome.best?.value} />
        {result !== null && !isSolved(round) && (
          <Side title={bestAnswer} expression={result.expression} value={result.value ?? undefined} />
        )}
      </div>
      <p class="note">{describePlayed(round)}</p>
      {result !== null && end !== null && !isSolved(round) && <Chance end={end} result={result} />}
      {result !== null && <Learn result={result} game={games[playing.game]} />}
      <Next onNext={showNext} label={texts.next} />
    </section>
  );
}

/** What the last board counts: stars, or the points of both in a show. */
function Mark({
  playing: { mode: id, game: gameId },
  round,
  result,
}: {
  playing: Run;
  round: PlayedRound;
  result: Result | null;
}) {
  const { rules } = games[gameId];
  const mark = (RUN_MODES[id] as RunMode).mark(round, rules);
  const texts = modeWords();
  if (id === 'ladder') {
    return (
      <p class="run-stars" role="img" aria-label={countOf(mark, texts.starsOfBoard)}>
        {formatStars(mark)}
      </p>
    );
  }
  if (id !== 'show') return null;
  const solver = pointsFor(result?.distance ?? Infinity, pointsOf(games[gameId]));
  return <Duo names={[texts.you, texts.solver]} points={[mark, solver]} />;
}

/** Two names with their points. */
export function Duo({ names, points }: { names: readonly string[]; points: readonly number[] }) {
  return (
    <dl class="run-duo">
      {names.map((name, place) => (
        <div key={place}>
          <dt>{name}</dt>
          <dd>{points[place]}</dd>
        </div>
      ))}
    </dl>
  );
}

interface NextProps {
  readonly label: string;
  readonly onNext: (large?: number) => Promise<void>;
}

/** The button for the next board, with the number of large ones if that is chosen. */
export function Next({ label, onNext }: NextProps) {
  const { record } = game.value;
  const most = countLarge(record);
  const asks = runMode.value.asksLarge && most > 0 && plan.value === '';
  const [large, setLarge] = useState(String(record.deal.large?.count ?? 0));
  const { attempt, fault } = useAttempt(() => onNext(asks ? Number(large) : undefined));
  const button = useRef<HTMLButtonElement>(null);
  useHandover(() => button.current, true);
  const { large: title } = words.value.setup;
  return (
    <>
      {asks && (
        <div class="setting">
          <span aria-hidden="true">{title}</span>
          <Choice
            label={title}
            names={Array.from({ length: most + 1 }, (_, count) => String(count))}
            chosen={large}
            titleOf={(count) => count}
            onChoose={setLarge}
          />
        </div>
      )}
      <button ref={button} type="button" class="button primary big" onClick={attempt}>
        {label}
      </button>
      {fault}
    </>
  );
}
