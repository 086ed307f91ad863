// A hook that moves focus to the element that replaces a pressed control: the focus is lost with the control.
import { useLayoutEffect } from 'preact/hooks';

/** Moves focus to the element that replaces a pressed control. @param isThere whether it is shown */
export function useHandover(find: () => Element | null | undefined, isThere: boolean): void {
  useLayoutEffect(() => {
    if (isThere && document.activeElement === document.body) (find() as HTMLElement | null)?.focus();
  }, [isThere]);
}
