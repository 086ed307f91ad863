// A race by link: the address of the boards, the code of the own result, and the comparison with the code of
// another player. Nothing is sent anywhere.
import { useState } from 'preact/hooks';
import { beats, formatRaceCode, parseRaceCode, type RaceResult } from '../../../round/race-code.js';
import { Copy } from '../../parts/copy-button.js';
import { words } from '../../page-words.js';
import { formatElapsed } from '../play-texts.js';
import { modeWords } from './mode-words.js';
import { scoreOf, timeOf, type Run } from './run-state.js';

/** The text that stands for the boards of a run and its settings. */
function raceOf({ mode, game, day, seed, larges, seconds }: Run): string {
  return `${mode} ${game} ${day ?? seed} ${larges} ${seconds}`;
}

export function Race({ ended }: { ended: Run }) {
  const texts = modeWords();
  const [typed, setTyped] = useState('');
  const [verdict, setVerdict] = useState<(() => string) | null>(null);
  const own = { score: scoreOf(ended), elapsedMs: timeOf(ended) };
  const code = formatRaceCode(raceOf(ended), own);
  // The code of the own result keeps tenths of a second, and so has the result to compare.
  const kept = parseRaceCode(raceOf(ended), code) as RaceResult;
  const compare = () => {
    const other = parseRaceCode(raceOf(ended), typed);
    setVerdict(() => () => describeComparison(kept, other));
  };
  return (
    <section class="race" aria-label={texts.race}>
      <h2>{texts.race}</h2>
      <p class="note">{texts.raceAbout}</p>
      <p class="actions">
        <Copy
          class="button"
          title={words.value.setup.copyAddress}
          done={words.value.setup.addressCopied}
          write={() => location.href}
        />
        <Copy class="button" title={texts.copyCode} done={words.value.copied} write={() => code} />
      </p>
      <p>
        {texts.yourCode} <strong class="race-code">{code}</strong>
      </p>
      <form
        class="race-form"
        onSubmit={(event) => {
          event.preventDefault();
          compare();
        }}
      >
        <label>
          <span>{texts.otherCode}</span>
          <input
            value={typed}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            size={12}
            onInput={(event) => {
              setTyped(event.currentTarget.value);
            }}
          />
        </label>
        <button class="button">{texts.compare}</button>
      </form>
      <p role="status">{verdict?.()}</p>
    </section>
  );
}

function describeComparison(own: RaceResult, other: ReturnType<typeof parseRaceCode>): string {
  const texts = modeWords();
  if (other === null) return texts.notACode;
  if (other === 'other') return texts.otherRace;
  const winner = beats(own, other) ? texts.youWin : beats(other, own) ? texts.otherWins : texts.draw;
  return `${winner} ${texts.ofOther(String(other.score), formatElapsed(other.elapsedMs))}`;
}
