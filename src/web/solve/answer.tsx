// The answer to a board: the expression, its value, and the steps as a player would write them. While the
// next answer is computed the last one stays; a fault takes its place, so that the page does not jump.
import type { Puzzle, Result } from '../../index.js';
import type { Fault } from '../../play/read-board.js';
import { explain } from '../explain-error.js';
import { solver, useAnswer, type Answered } from '../solver.js';
import { showSigns } from '../../operators.js';
import { countOf } from '../format-text.js';
import { words } from '../words.js';
import { Steps } from './steps.js';

const ask = (puzzle: Puzzle, signal: AbortSignal) => solver.solve(puzzle, { signal });

interface Props {
  readonly puzzle: Puzzle | null;
  /** The last answer of `useSolution`. */
  readonly answered: Answered<Puzzle, Result> | null;
  readonly fault?: Fault;
}

/** The answer to a board, null while there is none. */
export function useSolution(puzzle: Puzzle | null): Props['answered'] {
  return useAnswer(puzzle, ask);
}

export function Answer({ puzzle, answered, fault }: Props) {
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
          {fault.describe(words.value)}
        </p>
      )}
      {answered?.error && <p class="fault">{explain(answered.error)}</p>}
      {answered?.answer && <Shown result={answered.answer} target={String(answered.question.target)} />}
    </section>
  );
}

function Shown({ result, target }: { result: Result; target: string }) {
  const { status, expression, value, distance, operations, steps } = result;
  const { targetIsImpossible, solvedIn, nearest, inSteps } = words.value;
  if (expression === null) {
    return <p class="note">{targetIsImpossible(showSigns(target))}</p>;
  }
  return (
    <>
      <p class="expression">
        <span>{showSigns(expression)}</span> <span class="equals">= {showSigns(value)}</span>
      </p>
      <p class="verdict">
        <strong>
          {status === 'exact'
            ? countOf(operations, solvedIn)
            : nearest(showSigns(target), showSigns(value), showSigns(distance))}
        </strong>
        {status === 'nearest' && countOf(operations, inSteps)}
      </p>
      <Steps steps={steps} />
    </>
  );
}
