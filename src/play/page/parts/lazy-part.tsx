// A part of the page that is loaded when it is first shown, so that the first visit is small.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../page-words.js';

export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function Later(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      load().then(
        (module) => {
          setLoaded(() => module.default);
        },
        () => {
          setMissing(true);
        },
      );
    }, []);
    if (isMissing) {
      return (
        <p class="fault" role="alert">
          {words.value.notLoaded}
        </p>
      );
    }
    return Loaded === null ? <p class="note">{words.value.loading}</p> : <Loaded {...props} />;
  };
}
