// A button that copies something and says whether the browser allowed it: some do so only on secure pages or
// with permission.
import { useEffect, useState } from 'preact/hooks';
import { words } from '../page-words.js';

interface CommonProps {
  readonly class: string;
  readonly title: string;
  /** The message once it is copied. */
  readonly done: string;
  readonly isDisabled?: boolean;
}

/** The properties of a button that writes a text, or copies other data and may return another message. */
type CopyButtonProps = CommonProps &
  (
    | { readonly write: () => string | Promise<string>; readonly copy?: never }
    | { readonly copy: () => Promise<string | undefined>; readonly write?: never }
  );

export function Copy({ class: look, title, done, isDisabled = false, write, copy }: CopyButtonProps) {
  const [state, setState] = useState<string | null>(null);
  // A message is in the language of its time, and about what the button copied then.
  useEffect(() => {
    setState(null);
  }, [title]);
  const act = async () => {
    try {
      if (copy === undefined) await copyText(write());
      setState((await copy?.()) ?? done);
    } catch {
      setState(words.value.cannotCopy);
    }
  };
  return (
    <button type="button" class={look} disabled={isDisabled} onClick={() => void act()}>
      {state ?? title}
    </button>
  );
}

/** Copies a text. A late one is promised at once: some browsers allow no copy after a pause. */
function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const type = 'text/plain';
  const blob = text.then((written) => new Blob([written], { type }));
  return navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}
