// The list of all distinct solutions of a board: their number, the level at which they count as different,
// and the solutions while they are found. A long list pauses until the user asks for more.
import { useRef } from 'preact/hooks';
import type { Distinct, Puzzle } from 'numbers-game';
import { formatSigns } from 'numbers-game/expression';
import { Choice } from '../board/choice-buttons.js';
import { explain } from '../explain-error.js';
import { listed } from '../page-state.js';
import { countOf, formatNumber } from '../format-numbers.js';
import { useHandover } from '../parts/use-handover.js';
import { tabWords } from '../page-words.js';
import { Rows } from './solution-rows.js';
import { useSolutions } from './use-solutions.js';

const LEVELS: readonly Distinct[] = ['essential', 'function', 'trees'];

interface SolutionListProps {
  readonly puzzle: Puzzle;
  readonly isNearest: boolean;
  readonly distinct: Distinct;
  /** Whether the user opened the list; false if the address did. */
  readonly isAsked: boolean;
}

export default function SolutionList({ puzzle, isNearest, distinct, isAsked }: SolutionListProps) {
  const button = useRef<HTMLButtonElement>(null);
  useHandover(() => button.current, isAsked);
  const { solutions, state, goOn } = useSolutions(puzzle, distinct);
  const count = solutions.length;
  const { solution, hide, solutions: texts } = tabWords.value;
  const found = count === 0 && state === 'done' ? texts.none : countOf(count, solution);
  const title = isNearest ? texts.nearestTo(found, formatSigns(String(puzzle.target))) : found;
  return (
    <section class="solutions" aria-labelledby="solutions-title">
      <header>
        <h2 id="solutions-title">{state === 'paused' ? texts.andMore(title) : title}</h2>
        <Choice
          label={texts.whatIsDifferent}
          names={LEVELS}
          chosen={distinct}
          titleOf={(level) => texts.levels[level]}
          onChoose={(level) => (listed.value = level)}
        />
        <button ref={button} type="button" class="quiet" onClick={() => (listed.value = 'none')}>
          {hide}
        </button>
        <p class="note">{state instanceof Error ? explain(state) : texts.explained[distinct]}</p>
      </header>
      <Rows solutions={solutions} count={count} />
      {state === 'paused' && (
        <button type="button" class="button" onClick={goOn}>
          {texts.goOn(formatNumber(count))}
        </button>
      )}
    </section>
  );
}
