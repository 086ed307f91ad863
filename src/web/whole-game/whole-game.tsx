// The whole game: every board with every target, from tables that are loaded when this is opened and kept for
// use without a network. A click on a board or a target opens it.
import { useState } from 'preact/hooks';
import { formatBoardAddress } from '../address.js';
import { askWorker } from '../ask-worker.js';
import { describeLevel } from '../explore/words.js';
import { formatCount } from '../format-text.js';
import { useAnswer } from '../solver.js';
import { board } from '../state.js';
import { Bars } from './bars.js';
import { Boards } from './board-list.js';
import { describeMakers, findHardest, formatShare } from './describe.js';
import type { WholeGame } from './messages.js';
import { SuccessChart } from './success-chart.js';
import '../style/whole-game.css';

const HARDEST = 12;

export default function WholeGameView() {
  const [question, ask] = useState({});
  const answered = useAnswer(question, load);
  if (answered?.question === question && answered.error) {
    return (
      <div class="whole">
        <p class="fault" role="alert">
          {answered.error.message}
        </p>
        <button
          type="button"
          class="button"
          onClick={() => {
            ask({});
          }}
        >
          Try again
        </button>
      </div>
    );
  }
  if (!answered?.answer) return <p class="note">Loading …</p>;
  return <Loaded game={answered.answer} />;
}

function Loaded({ game }: { game: WholeGame }) {
  const { from, makers, made, operations } = game;
  const problems = made.length * makers.length;
  const solvable = operations.reduce((sum, each) => sum + each, 0);
  const hardest = findHardest(game, HARDEST);
  return (
    <div class="whole">
      <p class="lead">
        {formatCount(made.length)} boards, {formatCount(problems)} problems: {formatShare(solvable, problems)}{' '}
        can be solved.
      </p>
      <section aria-labelledby="whole-targets">
        <h2 id="whole-targets">How many boards make each target</h2>
        <SuccessChart game={game} summary={`The hardest target is ${describeMakers(game, hardest[0])}.`} />
      </section>
      <div class="whole-columns">
        <section class="targets" aria-labelledby="whole-hardest">
          <h2 id="whole-hardest">Hardest targets</h2>
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
          <h2 id="whole-operations">Problems by fewest operations</h2>
          <Bars
            label="Problems by fewest operations"
            bars={[
              ...operations.flatMap((count, level) =>
                count === 0 ? [] : [{ title: describeLevel(level), count }],
              ),
              { title: 'cannot be made', count: problems - solvable },
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
