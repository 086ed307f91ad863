// The tab "measure": times the published algorithms and ours, one after the other, in this browser. Before
// that it shows what they took elsewhere.
import { useMemo } from 'preact/hooks';
import { Choice } from '../board/choice-buttons.js';
import { Copy } from '../parts/copy-button.js';
import { Chart } from './measurement-chart.js';
import { EXAMPLE } from './example-measurement.js';
import { BOARDS, FROM, TO } from './measure-messages.js';
import { tabWords } from '../page-words.js';
import { LARGEST, largest } from '../page-state.js';
import { run, start, stop } from './run-measurement.js';
import {
  formatFound,
  formatRow,
  formatText,
  nameOf,
  tabulate,
  type MeasurementTable,
} from './measurement-table.js';
import '../style/measure.css';

export default function Measure() {
  const { state, rows, now, error } = run.value;
  const texts = tabWords.value.measure;
  const isExample = state === 'before';
  const table = useMemo(() => tabulate(isExample ? EXAMPLE : rows), [isExample, rows]);
  return (
    <>
      <section class="measure">
        <p class="lead">{texts.lead}</p>
        <div class="setting">
          <span aria-hidden="true">{texts.upTo}</span>
          <Choice
            label={texts.upToNumbers}
            names={LARGEST}
            chosen={largest.value}
            titleOf={(count) => count}
            onChoose={(count) => (largest.value = count)}
          />
          <span aria-hidden="true">{texts.numbers}</span>
        </div>
        {state === 'running' ? (
          <button type="button" class="button big" onClick={stop}>
            {texts.stop}
          </button>
        ) : (
          <button type="button" class="button primary big" onClick={start}>
            {state === 'before' ? texts.measure : texts.again}
          </button>
        )}
        <p class="note" role="status">
          {state === 'running' && (now ? texts.now(String(now.size), nameOf(now.algorithm)) : texts.starting)}
          {state === 'stopped' && (error ?? texts.stopped)}
          {state === 'done' && texts.done}
          {state === 'before' && texts.scope(String(FROM), String(TO), String(BOARDS))}
        </p>
      </section>
      {table.lines.length > 0 && (
        <Measured table={table} isExample={isExample} isRunning={state === 'running'} />
      )}
    </>
  );
}

interface MeasuredProps {
  readonly table: MeasurementTable;
  readonly isExample: boolean;
  readonly isRunning: boolean;
}

function Measured({ table, isExample, isRunning }: MeasuredProps) {
  const { measure: texts, copyText, copied } = tabWords.value;
  return (
    <section class="measured" aria-label={isExample ? texts.example : texts.measured}>
      {isExample && <p class="note">{texts.exampleNote}</p>}
      <Chart table={table} />
      <div class="figures" tabIndex={0} role="region" aria-label={texts.table}>
        <table>
          <caption class="unseen">{texts.timeOfBoard}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.algorithm}</th>
              {table.sizes.map((size) => (
                <th key={size} scope="col">
                  {texts.size(String(size))}
                </th>
              ))}
              <th scope="col">{texts.found}</th>
            </tr>
          </thead>
          <tbody>
            {table.lines.map((line) => (
              <tr key={line.algorithm} data-ours={line.algorithm === 'engine'}>
                <th scope="row">{nameOf(line.algorithm)}</th>
                {line.rows.map((row, column) => (
                  <td key={table.sizes[column]}>{formatRow(row)}</td>
                ))}
                <td>{formatFound(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="note">{texts.explained}</p>
      {!isExample && (
        <Copy
          key={isRunning}
          class="button"
          title={copyText}
          done={copied}
          isDisabled={isRunning}
          write={() =>
            formatText(table, texts.machine(navigator.userAgent, String(navigator.hardwareConcurrency)))
          }
        />
      )}
    </section>
  );
}
