// What stands between two boards of a run: the end of the last one, the way to the next one, and what there
// is to learn. The best answer is found later, so what depends on it stands below the button, which stays in
// its place.
import { useMemo, useRef, useState } from 'preact/hooks';
import { games } from 'numbers-game';
import { countLarge } from '../../../../src/play/round/deal-board.js';
import { countStars } from '../../../../src/play/round/stars.js';
import { formatStars } from '../../rounds/format-stars.js';
import { formatBoard } from '../../format-board.js';
import { isSolved, type PlayedRound } from '../../rounds/round-history.js';
import { Choice } from '../../board/choice-buttons.js';
import { countOf } from '../../format-numbers.js';
import { useAttempt } from '../../parts/use-attempt.js';
import { useHandover } from '../../parts/use-handover.js';
import { game } from '../../page-state.js';
import { tabWords } from '../../page-words.js';
import { Chance } from '../after-round.js';
import { plan } from '../play-mode.js';
import { describePlayed } from '../play-texts.js';
import { Learn } from './learn-answer.js';
import { AgainstSolver, Side, useAnswers } from './run-answers.js';
import { RunHead } from './run-board.js';
import { runMode, showNext, type Run } from './run-state.js';
import { lastEnd } from './run-table.js';

export function Between({ playing }: { playing: Run }) {
  const round = playing.rounds.at(-1)!;
  const result = useAnswers(useMemo(() => [round], [round.id]))?.[0] ?? null;
  const best = result ?? { expression: '…', value: null };
  const end = lastEnd.value;
  const texts = tabWords.value.modes;
  const { yourAnswer, bestAnswer } = tabWords.value.after;
  return (
    <section class="over" aria-label={tabWords.value.after.title}>
      <RunHead playing={playing} />
      <Mark playing={playing} round={round} />
      <p class="run-board">{formatBoard(round.numbers, round.target)}</p>
      <div class="answers">
        <Side title={yourAnswer} expression={round.expression} value={end?.outcome.best?.value} />
        {!isSolved(round) && (
          <Side title={bestAnswer} expression={best.expression} value={best.value ?? undefined} />
        )}
      </div>
      <p class="note">{describePlayed(round)}</p>
      <Next onNext={showNext} label={texts.next} />
      {result !== null && end !== null && !isSolved(round) && <Chance end={end} result={result} />}
      {result !== null && <Learn result={result} game={games[playing.game]} />}
    </section>
  );
}

/** The stars of the last board of a ladder, or the points of both players so far in a show. */
function Mark({ playing, round }: { playing: Run; round: PlayedRound }) {
  if (playing.mode === 'show') return <AgainstSolver playing={playing} />;
  if (playing.mode !== 'ladder') return null;
  const stars = countStars(round, games[playing.game].rules);
  return (
    <p class="run-stars" role="img" aria-label={countOf(stars, tabWords.value.modes.starsOfBoard)}>
      {formatStars(stars)}
    </p>
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
  const { large: title } = tabWords.value.setup;
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
