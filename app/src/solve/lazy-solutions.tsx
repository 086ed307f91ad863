// All distinct solutions of a board, on request. The list is loaded when it is first shown.
import { useRef } from 'preact/hooks';
import type { Puzzle } from 'numbers-game';
import { later } from '../parts/lazy-part.js';
import { listed } from '../page-state.js';
import { useHandover } from '../parts/use-handover.js';
import { words } from '../page-words.js';

const SolutionList = later(() => import('./solution-list.js'));

interface SolutionsProps {
  readonly puzzle: Puzzle;
  /** Whether its target is the nearest value to the one that was typed. */
  readonly isNearest: boolean;
}

export function Solutions({ puzzle, isNearest }: SolutionsProps) {
  const first = useRef(listed.value);
  const isAsked = useRef(false);
  isAsked.current ||= listed.value !== first.current;
  if (listed.value === 'none') return <Show isAsked={isAsked.current} />;
  return <SolutionList {...{ puzzle, isNearest }} distinct={listed.value} isAsked={isAsked.current} />;
}

/** The button that shows the list. @param isAsked whether the list was shown and hidden again */
function Show({ isAsked }: { isAsked: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useHandover(() => button.current, isAsked);
  return (
    <p class="actions">
      <button ref={button} type="button" class="button" onClick={() => (listed.value = 'essential')}>
        {words.value.showSolutions}
      </button>
    </p>
  );
}
