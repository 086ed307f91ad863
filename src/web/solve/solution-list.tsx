// The list of all distinct solutions of a board: their number, the level at which they count as different,
// and the solutions while they are found. A long list pauses until the user asks for more.
import type { Distinct, Puzzle } from '../../index.js';
import { Choice } from '../board/choice.js';
import { explain } from '../explain-error.js';
import { listed } from '../state.js';
import { countOf, formatCount } from '../format-text.js';
import { Rows } from './rows.js';
import { useSolutions } from './use-solutions.js';

const LEVELS: readonly Distinct[] = ['essential', 'function', 'trees'];

const TITLES: Readonly<Record<Distinct, string>> = {
  essential: 'Really different',
  function: 'Different order',
  trees: 'Every variant',
};

const EXPLAINED: Readonly<Record<Distinct, string>> = {
  essential: 'Order, brackets that change nothing, and × 1 or + 0 make no difference.',
  function: 'Order and brackets that change nothing make no difference.',
  trees: 'Every way to write it, both orders of + and × included.',
};

export default function SolutionList({ puzzle, distinct }: { puzzle: Puzzle; distinct: Distinct }) {
  const { solutions, state, goOn } = useSolutions(puzzle, distinct);
  const count = solutions.length;
  const title = count === 0 && state === 'done' ? 'No solution' : countOf(count, 'solution');
  return (
    <section class="solutions" aria-labelledby="solutions-title">
      <header>
        <h2 id="solutions-title">
          {title}
          {state === 'paused' && ' and more'}
        </h2>
        <Choice
          label="What counts as different"
          names={LEVELS}
          chosen={distinct}
          titleOf={(level) => TITLES[level]}
          onChoose={(level) => (listed.value = level)}
        />
        <button type="button" class="quiet" onClick={() => (listed.value = 'none')}>
          Hide
        </button>
        <p class="note">{state instanceof Error ? explain(state) : `${EXPLAINED[distinct]} (${distinct})`}</p>
      </header>
      <Rows solutions={solutions} count={count} />
      {state === 'paused' && (
        <button type="button" class="button" onClick={goOn}>
          Go on from {formatCount(count)}
        </button>
      )}
    </section>
  );
}
