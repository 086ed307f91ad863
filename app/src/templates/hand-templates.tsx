// Which templates solve a hand, and how many hands of the deck the best ones solve together: for games of
// four cards. It is loaded when it is opened, and computed in a worker of its own.
import { useMemo } from 'preact/hooks';
import type { Operator, Puzzle } from 'numbers-game';
import { askWorker } from '../workers/ask-worker.js';
import { explain } from '../explain-error.js';
import { formatSigns } from 'numbers-game/expression';
import { countOf, formatNumber } from '../format-numbers.js';
import { useAnswer } from '../workers/page-solver.js';
import { listNumbers } from '../../../src/play/round/deal-board.js';
import { game } from '../page-state.js';
import { tabWords } from '../page-words.js';
import { CoverageChart, describePoints } from './coverage-chart.js';
import type { HandTemplate, TemplatesAnswer, TemplatesQuestion } from './templates-messages.js';
import '../style/templates.css';

interface HandTemplatesProps {
  readonly numbers: TemplatesQuestion['hand'];
  readonly target: string;
  readonly aces: NonNullable<Puzzle['aces']>;
  readonly operators: readonly Operator[];
}

export default function Templates({ numbers, target, aces, operators }: HandTemplatesProps) {
  const { pool } = game.value.record.deal;
  const question = useMemo(
    // Templates are those of cards from 1 on.
    () => ({
      hand: numbers,
      cards: [...new Set(listNumbers(pool))].filter((card) => card > 0),
      target,
      aces,
      operators,
    }),
    [numbers, pool, target, aces, operators],
  );
  const answered = useAnswer(question, ask);
  if (answered === null) return <p class="note">{tabWords.value.searching}</p>;
  if (answered.error) return <p class="fault">{explain(answered.error)}</p>;
  return <Found answer={answered.answer!} target={answered.question.target} />;
}

function Found({ answer, target }: { answer: TemplatesAnswer; target: string }) {
  const { ofHand, templates, coverage, isMinimum } = answer;
  const { template, templates: texts } = tabWords.value;
  const all = coverage.at(-1) ?? 0;
  const ofDeck = formatNumber(templates);
  const cover = isMinimum ? texts.cover : texts.coverAtMost;
  return (
    <>
      <p>
        {texts.what}{' '}
        {ofHand.length === 0
          ? texts.none(formatSigns(target), ofDeck)
          : texts.some(countOf(ofHand.length, template), formatSigns(target), ofDeck)}
      </p>
      {ofHand.length > 0 && <List found={ofHand} />}
      {all > 0 && (
        <>
          <p>
            {cover(countOf(coverage.length, template), formatNumber(all))} {describePoints(coverage)}
          </p>
          <CoverageChart coverage={coverage} />
        </>
      )}
    </>
  );
}

function List({ found }: { found: readonly HandTemplate[] }) {
  const texts = tabWords.value.templates;
  return (
    <div class="template-list" tabIndex={0} role="region" aria-label={texts.list}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.template}</th>
            <th scope="col">{texts.hand}</th>
            <th scope="col">{texts.inSet}</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ template, values, isChosen }) => (
            <tr key={template}>
              <th scope="row">{formatSigns(template)}</th>
              <td>
                {formatSigns(template.replaceAll(/x(\d)/g, (_, place) => String(values[Number(place)])))}
              </td>
              <td>{isChosen ? texts.yes : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ask(question: TemplatesQuestion, signal: AbortSignal): Promise<TemplatesAnswer> {
  const worker = new Worker(new URL('./templates-worker.ts', import.meta.url), { type: 'module' });
  return askWorker(worker, question, signal);
}
