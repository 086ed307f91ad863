// The list of solutions, with its own scrollbar. Only the rows in view are rendered.
import { useRef } from 'preact/hooks';
import type { Solution } from 'numbers-game';
import { formatSigns } from 'numbers-game/expression';
import { countOf } from '../format-numbers.js';
import { flatten } from '../../../src/play/round/puzzle-texts.js';
import { tabWords } from '../page-words.js';
import { useVirtualRows } from '../parts/virtual-rows.js';

interface SolutionRowsProps {
  readonly solutions: readonly Solution[];
  /** The current number of rows: the array grows in place. */
  readonly count: number;
}

export function Rows({ solutions, count }: SolutionRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualRows(scroller, count);
  return (
    <div class="rows" ref={scroller} role="region" aria-label={tabWords.value.solutions.list} tabIndex={0}>
      <ol style={{ height: `${virtualizer.getTotalSize()}px` }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <li
            key={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            <span>{formatSigns(flatten(solutions[index].expression))}</span>
            <span class="note">
              {solutions[index].operations}
              <span class="unseen-narrow">
                {countOf(solutions[index].operations, tabWords.value.solutions.operations)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
