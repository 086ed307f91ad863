// A hook for lists that render only the rows in view, so that 100,000 rows scroll smoothly: TanStack's
// virtualizer for Preact, for which it has no package. All rows have the same height.
import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import { useLayoutEffect, useReducer, useState } from 'preact/hooks';

const ROWS_BEYOND = 8;
/** The height of a row, as in the style sheet. */
const ROW_PIXELS = 44;

/**
 * Renders again when other rows come into view.
 *
 * @param scroller the element that scrolls
 * @param count the current number of rows
 */
export function useVirtualRows(
  scroller: { readonly current: HTMLDivElement | null },
  count: number,
): Virtualizer<HTMLDivElement, HTMLLIElement> {
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
