// Which templates solve a hand, and how many hands of the deck the best ones solve together: for games of
// four cards. It is loaded when it is opened, and computed in a worker of its own.
import { useMemo } from 'preact/hooks';
import type { Operator, Puzzle } from '../../index.js';
import { askWorker } from '../ask-worker.js';
import { explain } from '../explain-error.js';
import { countOf, formatCount, prettify } from '../format-text.js';
import { useAnswer } from '../solver.js';
import { game } from '../state.js';
import { CoverageChart, describePoints } from './coverage-chart.js';
import type { HandTemplate, TemplatesAnswer, TemplatesQuestion } from './messages.js';
import '../style/templates.css';

interface Props {
  readonly numbers: TemplatesQuestion['hand'];
  readonly target: string;
  readonly aces: NonNullable<Puzzle['aces']>;
  readonly operators: readonly Operator[];
}

export default function Templates({ numbers, target, aces, operators }: Props) {
  const { pool } = game.value.record.deal;
  const question = useMemo(
    () => ({ hand: numbers, cards: [...new Set(pool)], target, aces, operators }),
    [numbers, pool, target, aces, operators],
  );
  const answered = useAnswer(question, ask);
  if (answered === null) return <p class="note">Searching …</p>;
  if (answered.error) return <p class="fault">{explain(answered.error)}</p>;
  return <Found answer={answered.answer!} target={answered.question.target} />;
}

function Found({ answer, target }: { answer: TemplatesAnswer; target: string }) {
  const { ofHand, templates, coverage, isMinimum } = answer;
  const all = coverage.at(-1) ?? 0;
  return (
    <>
      <p>
        A template is an expression in x0, x1, x2 and x3, the numbers of a hand in ascending order.{' '}
        {ofHand.length === 0 ? 'None solves' : describeShare(ofHand.length)} this hand for {prettify(target)},
        out of {formatCount(templates)} that solve a hand of the deck.
      </p>
      {ofHand.length > 0 && <List found={ofHand} />}
      {all > 0 && (
        <>
          <p>
            {countOf(coverage.length, 'template')} {coverage.length === 1 ? 'solves' : 'solve'} all{' '}
            {formatCount(all)} solvable hands of the deck
            {isMinimum ? ', and no fewer do' : ''}. {describePoints(coverage)}
          </p>
          <CoverageChart coverage={coverage} />
        </>
      )}
    </>
  );
}

function List({ found }: { found: readonly HandTemplate[] }) {
  return (
    <div class="template-list" tabIndex={0} role="region" aria-label="Templates of this hand">
      <table>
        <thead>
          <tr>
            <th scope="col">Template</th>
            <th scope="col">This hand</th>
            <th scope="col">In the set</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ template, values, isChosen }) => (
            <tr key={template}>
              <th scope="row">{prettify(template)}</th>
              <td>{prettify(template.replaceAll(/x(\d)/g, (_, place) => String(values[Number(place)])))}</td>
              <td>{isChosen ? 'yes' : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function describeShare(count: number): string {
  return `${countOf(count, 'template')} ${count === 1 ? 'solves' : 'solve'}`;
}

function ask(question: TemplatesQuestion, signal: AbortSignal): Promise<TemplatesAnswer> {
  const worker = new Worker(new URL('./templates-worker.ts', import.meta.url), { type: 'module' });
  return askWorker(worker, question, signal);
}
