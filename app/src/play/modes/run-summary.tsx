// The end of a run: what it counts, the boards with their answers, sharing, the race, and another run.
import { useMemo } from 'preact/hooks';
import { games } from 'numbers-game';
import { formatSigns } from 'numbers-game/expression';
import { countStars, MOST_STARS } from '../../../../src/play/round/stars.js';
import { formatStars } from '../../rounds/format-stars.js';
import { countLadders, listStars, RUNGS } from '../../rounds/ladder.js';
import { formatBoard } from '../../format-board.js';
import { flatten, formatEquation } from '../../../../src/play/round/puzzle-texts.js';
import { isSolved, type PlayedRound } from '../../rounds/round-history.js';
import { RUN_MODES, type RunMode } from '../../rounds/run-modes.js';
import { isCounted } from '../../../../src/play/round/sprint.js';
import { findBestSprint } from '../../rounds/best-sprint.js';
import { countOf } from '../../format-numbers.js';
import { formatRoundAddress } from '../../page-address.js';
import { titleOf } from '../../page-games.js';
import { useAttempt } from '../../parts/use-attempt.js';
import { Share } from '../../parts/share-button.js';
import { tabWords } from '../../page-words.js';
import { findToday } from '../dealt-board.js';
import { renewBoards, rival } from '../play-mode.js';
import { formatElapsed, formatShortDay } from '../play-texts.js';
import { rounds as storedRounds } from '../stored-rounds.js';
import { describeScore } from './run-board.js';
import { AgainstSolver, isNumber, useAnswers } from './run-answers.js';
import { Race } from './run-race.js';
import { StarRow, ToNext } from './run-setup.js';
import { closeRun, replay, scoreOf, timeOf, type Run } from './run-state.js';

export function Summary({ ended }: { ended: Run }) {
  const texts = tabWords.value.modes;
  const { mode: id, rounds, game } = ended;
  const { isRace } = RUN_MODES[id] as RunMode;
  const listed = id === 'ladder' || id === 'show' ? rounds : rounds.filter((round) => !isDone(round));
  return (
    <section class="over" aria-label={tabWords.value.after.title}>
      <h2 class="run-score">{describeScore(ended)}</h2>
      {id === 'ladder' && <StarRow stars={listStars(rounds, games[game])} isNew />}
      <p class="note">
        {describeExtra(ended)}
        {ended.day === findToday() && (
          <>
            {' · '}
            <ToNext />
          </>
        )}
      </p>
      {id === 'show' && <AgainstSolver playing={ended} />}
      <p class="actions sharing">
        {isRace && rounds.length > 0 && (
          <Share
            class="button primary"
            title={tabWords.value.after.share}
            done={tabWords.value.after.shared}
            text={describeRun(ended)}
            url={new URL(formatRoundAddress(), location.href).href}
          />
        )}
        {id === 'sprint' && listed.length > 0 && <AgainMissed missed={listed} />}
        {id !== 'ladder' && <Again />}
      </p>
      {listed.length > 0 && (
        <section class="run-boards">
          <h2>{listed.length === rounds.length && id !== 'sprint' ? texts.boards : texts.missed}</h2>
          <Boards rounds={listed} gameId={game} hasStars={id === 'ladder'} />
        </section>
      )}
      {isRace && (rounds.length > 0 || rival.value !== null) && <Race ended={ended} />}
    </section>
  );
}

function isDone(round: PlayedRound): boolean {
  return isCounted({ isSolved: isSolved(round), hints: round.hints });
}

/** The button that plays the boards again that were missed, without a clock. */
function AgainMissed({ missed }: { missed: readonly PlayedRound[] }) {
  const { attempt, fault } = useAttempt(() => replay(missed));
  return (
    <>
      <button type="button" class="button" onClick={attempt}>
        {tabWords.value.modes.againMissed}
      </button>
      {fault}
    </>
  );
}

/** The button for another run, from another seed. */
function Again() {
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        closeRun();
        renewBoards();
      }}
    >
      {tabWords.value.modes.again}
    </button>
  );
}

/** Counts the days in a row with a whole ladder, up to today. */
function countInARow({ game }: Run): number {
  return countLadders(storedRounds.value ?? [], game, findToday());
}

/** The time of a run, and how it compares with those before it. */
function describeExtra(ended: Run): string {
  const texts = tabWords.value.modes;
  const parts = [formatElapsed(timeOf(ended))];
  const stored = storedRounds.value ?? [];
  if (ended.mode === 'ladder') {
    const inARow = countInARow(ended);
    if (inARow > 0) parts.push(countOf(inARow, texts.laddersInARow));
  }
  if (ended.mode !== 'sprint') return parts.join(' · ');
  const best = findBestSprint(stored, ended.game, ended.seed);
  const own = scoreOf(ended);
  if (own > best) parts.push(texts.isBest);
  else if (best > 0) parts.push(texts.best(countOf(best, texts.solvedBoards)));
  return parts.join(' · ');
}

/** Returns the text to share, without the numbers of the boards. */
function describeRun(ended: Run): string {
  const texts = tabWords.value.modes;
  const score = describeScore(ended);
  const title = titleOf(ended.game);
  const time = formatElapsed(timeOf(ended));
  if (ended.mode === 'ladder') {
    const { rounds, game, day } = ended;
    const all = `${scoreOf(ended)}/${RUNGS.length * MOST_STARS}`;
    const lines = [
      texts.sharedLadder(tabWords.value.name.join(''), title, formatShortDay(day!), all),
      listStars(rounds, games[game]).join(' '),
    ];
    const inARow = countInARow(ended);
    if (inARow > 0) lines.push(countOf(inARow, texts.laddersInARow));
    return lines.join('\n');
  }
  return ended.mode === 'show' ? texts.sharedShow(title, score) : texts.sharedSprint(title, score, time);
}

interface BoardsProps {
  readonly rounds: readonly PlayedRound[];
  readonly gameId: Run['game'];
  readonly hasStars: boolean;
}

/** Boards with the player's answer and the best one, if that is another. */
function Boards({ rounds, gameId, hasStars }: BoardsProps) {
  const texts = tabWords.value.modes;
  const [first] = rounds;
  // The list is a new one at each rendering; its rounds are the same.
  const results = useAnswers(useMemo(() => rounds, [first.id, rounds.length]));
  return (
    <ol>
      {rounds.map((round, place) => {
        const best = results?.[place];
        const { expression, numbers, target } = round;
        return (
          <li key={round.id}>
            <strong>{formatBoard(numbers, target)}</strong>
            {hasStars && <span class="run-stars">{formatStars(countStars(round, games[gameId].rules))}</span>}
            {expression !== null && !isNumber(expression) && (
              <span class="note">{texts.yours(formatSigns(expression))}</span>
            )}
            {!isSolved(round) && best?.expression && (
              <span>{texts.answer(formatEquation(flatten(best.expression), best.value))}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
