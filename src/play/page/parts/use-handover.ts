// A hook for what takes the place of a control that was pressed: it gets the focus, which went with that one.
import { useLayoutEffect } from 'preact/hooks';

/** @param isThere whether the place was taken */
export function useHandover(find: () => Element | null | undefined, isThere: boolean): void {
  useLayoutEffect(() => {
    if (isThere && document.activeElement === document.body) (find() as HTMLElement | null)?.focus();
  }, [isThere]);
}
