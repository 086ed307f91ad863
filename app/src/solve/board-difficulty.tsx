// The difficulty of a board for people: five dots, a word, and its basis. It keeps its space while it
// is computed, and stays empty where there is no solution.
import type { Puzzle } from 'numbers-game';
import { explainLevel, nameLevel } from '../difficulty-words.js';
import { rateBoard } from '../workers/rate-in-worker.js';
import { useAnswer } from '../workers/page-solver.js';
import { isRated } from '../page-state.js';
import { words } from '../page-words.js';

/** The longest time of a rating, in milliseconds. */
const TIMEOUT = 3000;

const ask = ({ numbers, target, rules, aces }: Puzzle) =>
  rateBoard({ numbers, target, rules, aces, timeout: TIMEOUT });

interface BoardDifficultyProps {
  /** A board with its answer, so that no rating delays one: the worker that rates loads the engine again. */
  readonly puzzle: Puzzle | null;
  /** Whether the page already shows another board, which is not solved yet. */
  readonly isOld?: boolean;
}

export function DifficultyOf({ puzzle, isOld = false }: BoardDifficultyProps) {
  const rated = useAnswer(isRated.value ? puzzle : null, ask);
  if (!isRated.value) return null;
  const level = rated?.answer?.level ?? null;
  return (
    <div class="difficulty" data-old={isOld || rated?.question !== puzzle}>
      {level !== null && (
        <>
          <p>
            <span class="dots" aria-hidden="true">
              {[1, 2, 3, 4, 5].map((dot) => (
                <span key={dot} data-on={dot <= level} />
              ))}
            </span>
            <strong>{words.value.difficultyIs(String(level))}</strong> {nameLevel(level)}
          </p>
          <p class="note">{explainLevel(rated!.question, level)}</p>
        </>
      )}
    </div>
  );
}
