// Buttons that copy an answer as text, as LaTeX or as an image. The code for the last two is
// loaded on request.
import type { Result } from 'numbers-game';
import { Copy } from './copy-button.js';
import type { AnswerPicture } from './answer-picture.js';
import { words } from '../page-words.js';

interface CopyAnswerProps {
  readonly text: () => string;
  /** The answer to write as LaTeX; without an expression there is no button for it. */
  readonly result: Result | null;
  readonly picture: () => AnswerPicture;
}

/** Loads the modules that the buttons need. */
export const loadCopies = () => Promise.all([import('./answer-latex.js'), import('./answer-picture.js')]);

export function CopyAnswer({ text, result, picture }: CopyAnswerProps) {
  const { copied, copyText, copyLatex, copyImage, savedImage } = words.value;
  return (
    <>
      <Copy class="quiet" title={copyText} done={copied} write={text} />
      {result?.expression && (
        <Copy
          class="quiet"
          title={copyLatex}
          done={copied}
          write={async () => {
            const [{ formatLatex }] = await loadCopies();
            return formatLatex(result.expression, result.value);
          }}
        />
      )}
      <Copy
        class="quiet"
        title={copyImage}
        done={copied}
        copy={async () => {
          const [, { copyPicture }] = await loadCopies();
          return (await copyPicture(picture())) ? undefined : savedImage;
        }}
      />
    </>
  );
}
