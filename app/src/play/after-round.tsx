// The section after a round, below the table with the answers: ways to share the result, the last moment at
// which the best one was possible, and all solutions with the player's one marked. The last two are found
// later, and move none of the buttons above them.
import { games, type Result } from 'numbers-game';
import { findLastChance } from '../../../src/play/round/last-chance.js';
import { isSolved } from '../rounds/round-history.js';
import { formatBoardAddress } from '../page-address.js';
import { SQUARE } from '../operators.js';
import { solverFor, useAnswer } from '../workers/page-solver.js';
import { tabWords } from '../page-words.js';
import { describeFacts, describeLastChance } from './play-texts.js';
import type { OpenRound, RoundEnd } from './tab-state.js';
import { Sharing } from './share-result.js';
import { OwnSolutions } from './own-solutions.js';
import { Learn } from './modes/learn-answer.js';
import '../style/rounds.css';

interface AfterRoundProps {
  readonly round: OpenRound;
  readonly end: RoundEnd;
}

export default function After({ round, end }: AfterRoundProps) {
  const { puzzle, level } = round;
  const { outcome, played } = end;
  const { after: texts } = tabWords.value;
  const { result, best, hints, elapsedMs } = outcome;
  return (
    <section class="over" aria-label={texts.title}>
      <p class="note">{describeFacts(elapsedMs, hints, level.value)}</p>
      {result !== null && <Learn result={result} game={games[round.gameId]} />}
      <Sharing round={round} end={end} />
      {result !== null && !isSolved(played) && <Chance end={end} result={result} />}
      {result?.expression && (
        <OwnSolutions puzzle={puzzle} value={result.value} own={best?.expression ?? null} />
      )}
      <p class="actions">
        {puzzle.rules?.operators?.includes(SQUARE) !== true && (
          <a class="button" href={formatBoardAddress('solve', puzzle, { list: 'essential' })}>
            {texts.allSolutions}
          </a>
        )}
        <a class="button" href={formatBoardAddress('explore', puzzle)}>
          {texts.explore}
        </a>
      </p>
    </section>
  );
}

/** The end of a round, as its element tells it. */
type TableEnd = Pick<RoundEnd, 'outcome' | 'tiles'>;

/** Finds the last chance of a round that ended. */
async function findChance({ tiles, outcome: { result } }: TableEnd, signal: AbortSignal) {
  return findLastChance(tiles, (puzzle) =>
    puzzle === tiles.puzzle && result !== null ? result : solverFor(puzzle).solve(puzzle, { signal }),
  );
}

/** The last moment at which the best result was possible. */
export function Chance({ end, result }: { end: TableEnd; result: Result }) {
  const chance = useAnswer(end, findChance)?.answer;
  return chance && result.value !== null && <p>{describeLastChance(chance, result.value)}</p>;
}
