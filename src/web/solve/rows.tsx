// A list that renders only the rows in view, so that 100,000 rows scroll smoothly. The list has its own
// scrollbar, and all rows have the same height.
import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import { useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { Solution } from '../../index.js';
import { prettify } from '../format-text.js';

const ROW_PIXELS = 44;
const ROWS_BEYOND = 8;

interface Props {
  readonly solutions: readonly Solution[];
  /** The current number of rows: the array grows in place. */
  readonly count: number;
}

export function Rows({ solutions, count }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer(scroller, count);
  return (
    <div class="rows" ref={scroller} role="region" aria-label="List of solutions" tabIndex={0}>
      <ol style={{ height: `${virtualizer.getTotalSize()}px` }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <li
            key={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            <span>{prettify(solutions[index].expression)}</span>
            <span class="note">
              {solutions[index].operations}
              <span class="unseen-narrow">
                {solutions[index].operations === 1 ? ' operation' : ' operations'}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * TanStack's virtualizer for Preact, for which it has no package: renders again when the virtualizer asks for
 * it.
 */
function useVirtualizer(scroller: { current: HTMLDivElement | null }, count: number) {
  const [, redraw] = useReducer((version: number) => version + 1, 0);
  const options = {
    count,
    estimateSize: () => ROW_PIXELS,
    getScrollElement: () => scroller.current,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    overscan: ROWS_BEYOND,
    onChange: () => {
      redraw(undefined);
    },
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLDivElement, HTMLLIElement>(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), []);
  useLayoutEffect(() => {
    virtualizer._willUpdate();
  });
  return virtualizer;
}
