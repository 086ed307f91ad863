// All distinct solutions of a board, on request. The list is loaded when it is first shown.
import type { Puzzle } from '../../index.js';
import { later } from '../lazy-part.js';
import { listed } from '../state.js';
import { words } from '../words.js';

const SolutionList = later(() => import('./solution-list.js'));

export function Solutions({ puzzle }: { puzzle: Puzzle }) {
  if (listed.value === 'none') {
    return (
      <p class="actions">
        <button type="button" class="button" onClick={() => (listed.value = 'essential')}>
          {words.value.showSolutions}
        </button>
      </p>
    );
  }
  return <SolutionList puzzle={puzzle} distinct={listed.value} />;
}
