// A part of the page that is loaded when it is first shown, so that the first visit is small.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function Later(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      void load().then((module) => {
        setLoaded(() => module.default);
      });
    }, []);
    return Loaded === null ? <p class="note">Loading …</p> : <Loaded {...props} />;
  };
}
