// A hook for the width of an element, from the next frame on and whenever it changes. Until then it is 0. A
// frame begins with the width, so nothing is drawn without it, and the task that shows the element has ended.
import { useLayoutEffect, useState } from 'preact/hooks';

export function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observed = element.current!;
    const measure = () => {
      setWidth(observed.clientWidth);
    };
    const frame = requestAnimationFrame(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return width;
}
