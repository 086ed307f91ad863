// A button that copies a text and says whether the browser allowed it: some do so only on secure pages or
// with permission.
import { useState } from 'preact/hooks';

interface Props {
  readonly class: string;
  readonly title: string;
  /** The message once the text is copied. */
  readonly done: string;
  readonly isDisabled?: boolean;
  readonly write: () => string;
}

export function Copy({ class: look, title, done, isDisabled = false, write }: Props) {
  const [state, setState] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(write());
      setState(done);
    } catch {
      setState('This browser does not let the page copy');
    }
  };
  return (
    <button type="button" class={look} disabled={isDisabled} onClick={() => void copy()}>
      {state ?? title}
    </button>
  );
}
