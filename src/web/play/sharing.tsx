// Ways to share a result: a text without the numbers of the board, which does not spoil it for others, with a
// short address; and the answers as text, LaTeX or an image.
import { describeAnswers, describeShared, formatLatex, WORDS } from '../../play/page-words.js';
import { formatRoundAddress } from '../address.js';
import { Copy } from '../copy-button.js';
import { copyPicture } from './picture.js';
import type { Round, RoundEnd } from './round.js';

interface Props {
  readonly round: Round;
  readonly end: RoundEnd;
}

export function Sharing({ round: { game, band }, end: { played, outcome } }: Props) {
  const { best, result } = outcome;
  const text = describeShared(game.title, { ...played, band: band.value });
  const url = new URL(formatRoundAddress(), location.href).href;
  return (
    <p class="actions sharing">
      {'share' in navigator ? (
        <button
          type="button"
          class="button"
          onClick={() => {
            // Rejected if the player changes their mind.
            navigator.share({ text, url }).catch(() => undefined);
          }}
        >
          {WORDS.share}
        </button>
      ) : (
        <Copy class="button" title={WORDS.share} done={WORDS.shared} write={() => `${text}\n${url}`} />
      )}
      <Copy
        class="quiet"
        title={WORDS.copyText}
        done={WORDS.copied}
        write={() => describeAnswers(played, best, result)}
      />
      {result?.expression && (
        <Copy
          class="quiet"
          title={WORDS.copyLatex}
          done={WORDS.copied}
          write={() => formatLatex(result.expression, result.value)}
        />
      )}
      <Copy
        class="quiet"
        title={WORDS.copyImage}
        done={WORDS.copied}
        copy={() => copyPicture(game.title, played, outcome)}
      />
    </p>
  );
}
