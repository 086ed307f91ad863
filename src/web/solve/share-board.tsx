// A button that shares a board with its answer, and the address of the tab that shows them.
import type { Puzzle, Result } from '../../index.js';
import { showSigns } from '../../operators.js';
import { Share } from '../share.js';
import type { Answered } from '../solver.js';
import { words } from '../words.js';

export function ShareBoard({ answered }: { readonly answered: Answered<Puzzle, Result> | null }) {
  if (!answered?.answer) return null;
  const { question, answer } = answered;
  const { targetIsImpossible, share, shared } = words.value;
  const target = String(question.target);
  const { expression, value } = answer;
  const text =
    expression === null
      ? targetIsImpossible(showSigns(target))
      : `${showSigns(expression)} = ${showSigns(value)}`;
  const board = `${question.numbers.map(String).join(' ')} → ${showSigns(target)}`;
  return (
    <p class="more">
      {/* Another answer has a button of its own, which does not say that it was copied. */}
      <Share key={board} title={share} done={shared} text={`${board}\n${text}`} />
    </p>
  );
}
