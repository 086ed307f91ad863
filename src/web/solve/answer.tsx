// The answer to a board: the expression, its value, and the steps as a player would write them. While the
// next answer is computed the last one stays; a fault takes its place, so that the page does not jump.
import type { Puzzle, Result } from '../../index.js';
import type { Fault } from '../../play/read-board.js';
import { explain } from '../explain-error.js';
import { solver, useAnswer } from '../solver.js';
import { countOf, formatTime, prettify } from '../format-text.js';
import { Steps } from './steps.js';

const ask = (puzzle: Puzzle, signal: AbortSignal) => solver.solve(puzzle, { signal });

export function Answer({ puzzle, fault }: { puzzle: Puzzle | null; fault?: Fault }) {
  const answered = useAnswer(puzzle, ask);
  const isBusy = puzzle !== null && answered?.question !== puzzle;
  return (
    <section class="answer" aria-label="Answer" aria-live="polite" aria-busy={isBusy}>
      {fault && (
        <p id="fault" class={fault.at === 'numbers' ? 'note' : 'fault'}>
          {fault.message}
        </p>
      )}
      {answered?.error && <p class="fault">{explain(answered.error)}</p>}
      {answered?.answer && (
        <Shown
          result={answered.answer}
          target={String(answered.question.target)}
          elapsedMs={answered.elapsedMs}
        />
      )}
    </section>
  );
}

function Shown({ result, target, elapsedMs }: { result: Result; target: string; elapsedMs: number }) {
  const { status, expression, value, distance, operations, steps } = result;
  if (expression === null) {
    return <p class="note">Nothing can be made from these numbers.</p>;
  }
  return (
    <>
      <p class="expression">
        <span>{prettify(expression)}</span> <span class="equals">= {prettify(String(value))}</span>
      </p>
      <p class="verdict">
        <strong>{status === 'exact' ? 'Exactly' : `${prettify(String(distance))} away`}</strong>
        {status === 'nearest' && `, as ${prettify(target)} cannot be made and nothing is nearer`}
        {` · ${countOf(operations, 'operation')} · `}
        <span class="time">{formatTime(elapsedMs)}</span>
      </p>
      <Steps steps={steps} />
    </>
  );
}
