// The answer to a board: the expression, its value, and the steps as a player would write them. While the
// next answer is computed the last one stays; a fault takes its place, so that the page does not jump.
import type { Puzzle, Result } from 'numbers-game';
import type { BoardFault } from '../../../src/reading/board-faults.js';
import { describeFault } from '../../../src/play/words/count-words.js';
import type { NO_NUMBERS } from '../board/board-tiles.js';
import { explain } from '../explain-error.js';
import { solverFor, useAnswer, type Answered } from '../workers/page-solver.js';
import { formatSigns } from 'numbers-game/expression';
import { countOf } from '../format-numbers.js';
import { flatten } from '../../../src/play/round/puzzle-texts.js';
import { words } from '../page-words.js';
import { Steps } from './answer-steps.js';

const ask = (puzzle: Puzzle, signal: AbortSignal) => solverFor(puzzle).solve(puzzle, { signal });

interface BoardAnswerProps {
  readonly puzzle: Puzzle | null;
  /** The last answer of `useSolution`. */
  readonly answered: Answered<Puzzle, Result> | null;
  readonly fault?: BoardFault | typeof NO_NUMBERS;
}

/** Returns the answer to a board, null while there is none. */
export function useSolution(puzzle: Puzzle | null): BoardAnswerProps['answered'] {
  return useAnswer(puzzle, ask);
}

export function Answer({ puzzle, answered, fault }: BoardAnswerProps) {
  const isBusy = puzzle !== null && answered?.question !== puzzle;
  return (
    <section
      class="answer"
      aria-label={words.value.answer}
      aria-live="polite"
      aria-busy={isBusy}
      data-searching={words.value.searching}
    >
      {fault && (
        <p id="fault" class={fault.at === 'numbers' ? 'note' : 'fault'}>
          {describeFault(words.value, fault)}
        </p>
      )}
      {answered?.error && <p class="fault">{explain(answered.error)}</p>}
      {answered?.answer && (
        <Shown result={answered.answer} target={formatSigns(String(answered.question.target))} />
      )}
    </section>
  );
}

/** Describes how well an answer makes the target: `Solved in 3 steps`. */
export function describeVerdict({ status, operations, value, distance }: Result, target: string): string {
  const { targetIsImpossible, solvedIn, nearest, nearestGiven } = words.value;
  if (status === 'none') return targetIsImpossible(target);
  if (status === 'exact') return countOf(operations, solvedIn);
  if (operations === 0) return nearestGiven(target, formatSigns(value), formatSigns(distance));
  return nearest(target, formatSigns(value), formatSigns(distance));
}

function Shown({ result, target }: { result: Result; target: string }) {
  const { status, expression, value, operations, steps } = result;
  const verdict = describeVerdict(result, target);
  if (expression === null) return <p class="note">{verdict}</p>;
  return (
    <>
      <p class="expression">
        <span>{formatSigns(flatten(expression))}</span> <span class="equals">= {formatSigns(value)}</span>
      </p>
      <p class="verdict">
        <strong>{verdict}</strong>
        {status === 'nearest' && operations > 0 && countOf(operations, words.value.inSteps)}
      </p>
      <Steps steps={steps} />
    </>
  );
}
