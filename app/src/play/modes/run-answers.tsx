// The answers to the boards of a run: the player's, the best ones, and the points of both in a show.
import { games, type Result } from 'numbers-game';
import { formatSigns } from 'numbers-game/expression';
import { formatWritten } from '../../../../src/play/round/puzzle-texts.js';
import { pointsFor, pointsOf } from '../../../../src/play/round/tile-game.js';
import type { PlayedRound } from '../../rounds/round-history.js';
import { tabWords } from '../../page-words.js';
import { solverFor, useAnswer } from '../../workers/page-solver.js';
import { scoreOf, type Run } from './run-state.js';

/** Returns the best answers to the boards of rounds, null until they are found. */
export function useAnswers(rounds: readonly PlayedRound[]): readonly Result[] | null {
  const answered = useAnswer(rounds, (asked, signal) =>
    Promise.all(
      asked.map(({ game, numbers, target }) => {
        const { rules, aces } = games[game as keyof typeof games];
        const puzzle = { numbers, target, rules, aces };
        return solverFor(puzzle).solve(puzzle, { signal });
      }),
    ),
  );
  return answered?.question === rounds ? (answered.answer ?? null) : null;
}

/** The points of the player and of the solver for the boards of a show so far. */
export function AgainstSolver({ playing }: { playing: Run }) {
  const results = useAnswers(playing.rounds);
  const texts = tabWords.value.modes;
  const scale = pointsOf(games[playing.game]);
  const points = results?.map(({ distance }) => pointsFor(distance ?? Infinity, scale));
  const solver = points?.reduce((sum, each) => sum + each, 0) ?? '…';
  return (
    <dl class="run-duo">
      <div>
        <dt>{texts.you}</dt>
        <dd>{scoreOf(playing)}</dd>
      </div>
      <div>
        <dt>{texts.solver}</dt>
        <dd>{solver}</dd>
      </div>
    </dl>
  );
}

interface SideProps {
  readonly title: string;
  readonly expression: string | null;
  readonly value: number | string | undefined;
}

/** An answer with its title. */
export function Side({ title, expression, value }: SideProps) {
  const { nothing, nothingMade } = tabWords.value.after;
  return (
    <div class="reply">
      <h2>{title}</h2>
      <p>
        {expression === null ? (
          nothing
        ) : isNumber(expression) ? (
          nothingMade(expression)
        ) : (
          <>
            {formatWritten(expression)}
            {value !== undefined && !expression.includes('=') && (
              <span class="equals"> = {formatSigns(value)}</span>
            )}
          </>
        )}
      </p>
    </div>
  );
}

/** Whether an answer is one of the numbers: nothing was made. */
export function isNumber(expression: string): boolean {
  return /^\d+$/.test(expression);
}
