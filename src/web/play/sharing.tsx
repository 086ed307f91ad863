// Ways to share a result: a text without the numbers of the board, which does not spoil it for others, with a
// short address; and the answers as text, LaTeX or an image.
import { formatRoundAddress } from '../address.js';
import { Copy } from '../copy-button.js';
import { titleOf } from '../games.js';
import { Share } from '../share.js';
import { tabWords } from '../words.js';
import { describeAnswers, describeShared, formatLatex } from './describe.js';
import { copyPicture } from './picture.js';
import type { Round, RoundEnd } from './round.js';

interface Props {
  readonly round: Round;
  readonly end: RoundEnd;
}

export function Sharing({ round: { gameId, band }, end: { played, outcome } }: Props) {
  const { best, result } = outcome;
  const { copied, copyText, after: texts } = tabWords.value;
  const title = titleOf(gameId);
  return (
    <p class="actions sharing">
      <Share
        title={texts.share}
        done={texts.shared}
        text={describeShared(title, { ...played, band: band.value })}
        url={new URL(formatRoundAddress(), location.href).href}
      />
      <Copy
        class="quiet"
        title={copyText}
        done={copied}
        write={() => describeAnswers(played, best, result)}
      />
      {result?.expression && (
        <Copy
          class="quiet"
          title={texts.copyLatex}
          done={copied}
          write={() => formatLatex(result.expression, result.value)}
        />
      )}
      <Copy
        class="quiet"
        title={texts.copyImage}
        done={copied}
        copy={() => copyPicture(title, played, outcome)}
      />
    </p>
  );
}
