// A button that shares a text with an address: with the dialog of the system where there is one (Web Share),
// otherwise by copying both.
import { Copy } from './copy-button.js';

interface ShareButtonProps {
  readonly title: string;
  /** The message once text and address are copied. */
  readonly done: string;
  readonly text: string;
  readonly class?: string;
  /** The shared address. Default: that of the page in its current state. */
  readonly url?: string;
}

export function Share({ title, done, text, url, class: look = 'button' }: ShareButtonProps) {
  const find = () => url ?? location.href;
  if (!('share' in navigator)) {
    return <Copy class={look} title={title} done={done} write={() => `${text}\n${find()}`} />;
  }
  return (
    <button
      type="button"
      class={look}
      onClick={() => {
        // Rejected if the user changes their mind.
        navigator.share({ text, url: find() }).catch(() => undefined);
      }}
    >
      {title}
    </button>
  );
}
