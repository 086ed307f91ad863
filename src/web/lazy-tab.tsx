// A tab that is loaded when it is first opened, so that the first visit is small.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function later(load: () => Promise<{ default: ComponentType }>): ComponentType {
  return function Later() {
    const [Loaded, setLoaded] = useState<ComponentType | null>(null);
    useEffect(() => {
      void load().then((module) => {
        setLoaded(() => module.default);
      });
    }, []);
    return Loaded === null ? <p class="note">Loading …</p> : <Loaded />;
  };
}
