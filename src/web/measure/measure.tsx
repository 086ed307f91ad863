// The tab "measure": times the published algorithms and ours, one after the other, in this browser. Before
// that it shows what they took elsewhere.
import { useMemo } from 'preact/hooks';
import { Choice } from '../board/choice.js';
import { Copy } from '../copy-button.js';
import { Chart } from './chart.js';
import { EXAMPLE } from './example.js';
import { BOARDS, FROM, TO } from './messages.js';
import { LARGEST, largest, run, start, stop } from './run.js';
import { formatFound, formatRow, formatText, nameOf, tabulate, type Table } from './table.js';
import '../style/measure.css';

export default function Measure() {
  const { state, rows, now, error } = run.value;
  const isExample = state === 'before';
  const table = useMemo(() => tabulate(isExample ? EXAMPLE : rows), [isExample, rows]);
  return (
    <>
      <section class="measure">
        <p class="lead">Race our solver against published algorithms, on your device</p>
        <div class="setting">
          <span aria-hidden="true">Up to</span>
          <Choice
            label="Up to how many numbers"
            names={LARGEST}
            chosen={largest.value}
            titleOf={(count) => count}
            onChoose={(count) => (largest.value = count)}
          />
          <span aria-hidden="true">numbers</span>
        </div>
        {state === 'running' ? (
          <button type="button" class="button big" onClick={stop}>
            Stop
          </button>
        ) : (
          <button type="button" class="button primary big" onClick={start}>
            {state === 'before' ? 'Measure' : 'Measure again'}
          </button>
        )}
        <p class="note" role="status">
          {state === 'running' && (now ? `${now.size} numbers: ${nameOf(now.algorithm)} …` : 'Starting …')}
          {state === 'stopped' && (error ?? 'Stopped.')}
          {state === 'done' && 'Done.'}
          {state === 'before' && `All targets ${FROM} to ${TO}, ${BOARDS} boards of each size.`}
        </p>
      </section>
      {table.lines.length > 0 && (
        <Measured table={table} isExample={isExample} isRunning={state === 'running'} />
      )}
    </>
  );
}

interface MeasuredProps {
  readonly table: Table;
  readonly isExample: boolean;
  readonly isRunning: boolean;
}

function Measured({ table, isExample, isRunning }: MeasuredProps) {
  return (
    <section class="measured" aria-label={isExample ? 'Example' : 'What was measured'}>
      {isExample && (
        <p class="note">
          An example, measured in Chromium on two cores of a server. Measure shows the times of your device.
        </p>
      )}
      <Chart table={table} />
      <div class="figures" tabIndex={0} role="region" aria-label="Table">
        <table>
          <caption class="unseen">Time a board</caption>
          <thead>
            <tr>
              <th scope="col">Algorithm</th>
              {table.sizes.map((size) => (
                <th key={size} scope="col">
                  {size} numbers
                </th>
              ))}
              <th scope="col">Targets found</th>
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
      <p class="note">
        Median time of a board. The published algorithms mark what can be made, as the paper times them; ours
        finds the fewest operations of each target as well. Left out is what would take more than a few
        seconds a board, or more memory than there is.
      </p>
      {!isExample && (
        <Copy
          key={isRunning}
          class="button"
          title="Copy as text"
          done="Copied"
          isDisabled={isRunning}
          write={() => formatText(table, `${navigator.userAgent}, ${navigator.hardwareConcurrency} cores`)}
        />
      )}
    </section>
  );
}
