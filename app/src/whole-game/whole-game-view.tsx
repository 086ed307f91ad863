// The whole game: every board with every target, from tables that are loaded when this is opened and kept for
// use without a network. A click on a board or a target opens it.
import { useState } from 'preact/hooks';
import { formatBoardAddress } from '../page-address.js';
import { askWorker } from '../workers/ask-worker.js';
import { describeLevel } from '../explore/describe-targets.js';
import { UNREACHABLE } from '../explore/paint-grid.js';
import { explain } from '../explain-error.js';
import { formatNumber, formatShare } from '../format-numbers.js';
import { useAnswer } from '../workers/page-solver.js';
import { board } from '../page-state.js';
import { tabWords } from '../page-words.js';
import { Bars } from './count-bars.js';
import { Boards } from './board-list.js';
import { describeMakers, findHardest } from './whole-game-texts.js';
import { TABLES_MISSING, type WholeGame } from './whole-game-messages.js';
import { SuccessChart } from './success-chart.js';
import '../style/whole-game.css';

const HARDEST = 12;

export default function WholeGameView() {
  const [question, ask] = useState({});
  const answered = useAnswer(question, load);
  if (answered?.question === question && answered.error) {
    const { tryAgain, wholeGame } = tabWords.value;
    const isMissing = (answered.error as { code?: string }).code === TABLES_MISSING;
    return (
      <div class="whole">
        <p class="fault" role="alert">
          {isMissing ? wholeGame.tablesMissing : explain(answered.error)}
        </p>
        <button
          type="button"
          class="button"
          onClick={() => {
            ask({});
          }}
        >
          {tryAgain}
        </button>
      </div>
    );
  }
  if (!answered?.answer) return <p class="note">{tabWords.value.loading}</p>;
  return <Loaded game={answered.answer} />;
}

function Loaded({ game }: { game: WholeGame }) {
  const { from, makers, made, operations } = game;
  const texts = tabWords.value.wholeGame;
  const problems = made.length * makers.length;
  const solvable = operations.reduce((sum, each) => sum + each, 0);
  const hardest = findHardest(game, HARDEST);
  return (
    <div class="whole">
      <p class="lead">
        {texts.summary(formatNumber(made.length), formatNumber(problems), formatShare(solvable, problems))}
      </p>
      <section aria-labelledby="whole-targets">
        <h2 id="whole-targets">{texts.makersTitle}</h2>
        <SuccessChart game={game} summary={texts.hardestIs(describeMakers(game, hardest[0]))} />
      </section>
      <div class="whole-columns">
        <section class="targets" aria-labelledby="whole-hardest">
          <h2 id="whole-hardest">{texts.hardest}</h2>
          <p>
            {hardest.map((target) => (
              <a
                key={target}
                class="chip"
                title={describeMakers(game, target)}
                href={formatBoardAddress('explore', {
                  numbers: board.value.tiles.value.filter((tile) => tile !== ''),
                  target,
                })}
              >
                {target} <small>{formatShare(makers[target - from], made.length)}</small>
              </a>
            ))}
          </p>
        </section>
        <section aria-labelledby="whole-operations">
          <h2 id="whole-operations">{texts.byOperations}</h2>
          <Bars
            label={texts.byOperations}
            bars={[
              ...operations.flatMap((count, level) =>
                count === 0 ? [] : [{ title: describeLevel(level), count }],
              ),
              { title: describeLevel(UNREACHABLE), count: problems - solvable },
            ]}
          />
        </section>
      </div>
      <Boards game={game} />
    </div>
  );
}

function load(_: object, signal: AbortSignal): Promise<WholeGame> {
  const worker = new Worker(new URL('./whole-game-worker.ts', import.meta.url), { type: 'module' });
  return askWorker(worker, null, signal);
}
