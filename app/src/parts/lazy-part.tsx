// A part of the page that is loaded when it is first shown, with the words of the tabs, so that the first
// visit is small.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadTabWords, words } from '../page-words.js';

export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function Later(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [isMissing, setMissing] = useState(false);
    const attempt = () => {
      setMissing(false);
      Promise.all([load(), loadTabWords()]).then(
        ([module]) => {
          // Evaluating the module was a task, and showing it is another.
          setTimeout(() => {
            setLoaded(() => module.default);
          });
        },
        () => {
          setMissing(true);
        },
      );
    };
    useEffect(attempt, []);
    if (isMissing) {
      const { notLoaded, tryAgain } = words.value;
      return (
        <p class="fault" role="alert">
          {notLoaded}{' '}
          <button type="button" class="button" onClick={attempt}>
            {tryAgain}
          </button>
        </p>
      );
    }
    return Loaded === null ? <p class="note loading">{words.value.loading}</p> : <Loaded {...props} />;
  };
}
