// A hook for the width of an element, now and whenever it changes.
import { useLayoutEffect, useState } from 'preact/hooks';

export function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observed = element.current!;
    const measure = () => {
      setWidth(observed.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => {
      observer.disconnect();
    };
  }, []);
  return width;
}
