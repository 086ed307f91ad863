// A race by link: the result of the other player, if the address had one, and the address with the own
// result. Nothing is sent anywhere.
import { beats } from '../../rounds/race-result.js';
import { formatRaceAddress } from '../../page-address.js';
import { Copy } from '../../parts/copy-button.js';
import { tabWords } from '../../page-words.js';
import { rival } from '../play-mode.js';
import { formatElapsed } from '../play-texts.js';
import { scoreOf, timeOf, type Run } from './run-state.js';

export function Race({ ended }: { ended: Run }) {
  const texts = tabWords.value.modes;
  const own = { score: scoreOf(ended), tenths: Math.round(timeOf(ended) / 100) };
  const other = rival.value;
  return (
    <section class="race" aria-label={texts.race}>
      <h2>{texts.race}</h2>
      {other !== null && (
        <p role="status">
          {beats(own, other) ? texts.youWin : beats(other, own) ? texts.otherWins : texts.draw}{' '}
          {texts.ofOther(String(other.score), formatElapsed(other.tenths * 100))}
        </p>
      )}
      <p class="note">{texts.raceAbout}</p>
      <p class="actions">
        <Copy
          class="button"
          title={tabWords.value.setup.copyAddress}
          done={tabWords.value.setup.addressCopied}
          write={() => new URL(formatRaceAddress(own), location.href).href}
        />
      </p>
    </section>
  );
}
