// The show's game with four large numbers of the player's choice: its share of solvable problems beside that
// of the show's numbers. The whole game is counted in a worker after each change.
import { useMemo } from 'preact/hooks';
import { Field } from '../board/text-field.js';
import { explain } from '../explain-error.js';
import { describeLevel } from '../explore/describe-targets.js';
import { UNREACHABLE } from '../explore/paint-grid.js';
import { formatNumber, formatShare } from '../format-numbers.js';
import { ownLarge } from '../page-state.js';
import { tabWords } from '../page-words.js';
import { Share } from '../parts/share-button.js';
import { Bars } from '../whole-game/count-bars.js';
import { askWorker } from '../workers/ask-worker.js';
import { useAnswer } from '../workers/page-solver.js';
import type { SetCount } from './count-set.js';
import { LARGE_FROM, LARGE_TO, readLarge } from './read-large.js';
import quantiles from './share-quantiles.json' with { type: 'json' };
import '../style/whole-game.css';
import '../style/large-numbers.css';

/** The solvable problems with the show's numbers, from "(The Final) Countdown". */
const SHOW_SOLVABLE = 10_858_746;
/** The number of sets of four numbers from 11 to 100, whose solvable problems `quantiles` are of. */
const ALL_SETS = 2_555_190;
const DECIMALS = 2;

export default function LargeNumbersView() {
  const texts = tabWords.value.largeNumbers;
  const set = readLarge(ownLarge.map((text) => text.value));
  const question = useMemo(() => (set === null ? null : { set }), [set?.join()]);
  const answered = useAnswer(question, count);
  const isBusy = question !== null && answered?.question !== question;
  return (
    <div class="whole" aria-busy={isBusy} data-searching={tabWords.value.searching}>
      <p class="lead">{texts.lead}</p>
      <div class="large-fields">
        {ownLarge.map((text, place) => (
          <Field
            key={place}
            label={tabWords.value.places.number(String(place + 1))}
            text={text}
            isWrong={set === null}
          />
        ))}
      </div>
      {set === null && (
        <p id="fault" class="fault">
          {texts.wrong(String(LARGE_FROM), String(LARGE_TO))}
        </p>
      )}
      {answered?.error && <p class="fault">{explain(answered.error)}</p>}
      {answered?.answer && <Counted set={answered.question.set} count={answered.answer} />}
    </div>
  );
}

function Counted({ set, count }: { readonly set: readonly number[]; readonly count: SetCount }) {
  const texts = tabWords.value.largeNumbers;
  const { problems, operations } = count;
  const solvable = operations.reduce((sum, each) => sum + each, 0);
  const share = texts.share(formatShare(solvable, problems, DECIMALS), formatNumber(problems));
  const show = texts.show(formatShare(SHOW_SOLVABLE, problems, DECIMALS));
  const { byOperations } = tabWords.value.wholeGame;
  // The first quantile is the least of all.
  const below = Math.max(0, quantiles.filter((each) => each < solvable).length - 1);
  return (
    <>
      <div class="large-share" role="status">
        <h2>{share}</h2>
        <p>{texts.percentile(formatShare(below, quantiles.length - 1), formatNumber(ALL_SETS))}</p>
        <p>{show}</p>
      </div>
      <section aria-labelledby="large-operations">
        <h2 id="large-operations">{byOperations}</h2>
        <Bars
          label={byOperations}
          bars={[
            ...operations.flatMap((count, level) =>
              count === 0 ? [] : [{ title: describeLevel(level), count }],
            ),
            { title: describeLevel(UNREACHABLE), count: problems - solvable },
          ]}
        />
      </section>
      <p class="actions">
        <Share
          key={set.join()}
          title={tabWords.value.share}
          done={tabWords.value.shared}
          text={`${set.join(' ')}: ${share} ${show}`}
        />
      </p>
    </>
  );
}

/** Counts a set. Vite needs the name of the worker as a literal, that of solver-worker.ts. */
function count({ set }: { readonly set: readonly number[] }, signal: AbortSignal): Promise<SetCount> {
  const worker = new Worker(new URL('../workers/solver-worker.ts', import.meta.url), {
    type: 'module',
    name: 'large-numbers',
  });
  return askWorker(worker, set, signal);
}
