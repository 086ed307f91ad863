// The tab "explore": every target of a board at once, or, for the default game, all boards at once, also with
// other large numbers. With operators for which not all targets can be found at once there is the answer to
// one target.
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { operatorsOf, signOf } from '../operators.js';
import { readNumbers } from '../../../src/reading/board-faults.js';
import { leastNumber } from '../../../src/reading/boards.js';
import { describeFault } from '../../../src/play/words/count-words.js';
import { useTypingAnywhere } from '../board/apply-board.js';
import { Field } from '../board/text-field.js';
import { Aces } from '../board/ace-choice.js';
import { Choice } from '../board/choice-buttons.js';
import { Operators } from '../board/operator-choice.js';
import { GameChoice } from '../board/game-choice.js';
import { Rack } from '../board/number-rack.js';
import { NO_NUMBERS, Tiles } from '../board/board-tiles.js';
import { typed, TypedBoard } from '../board/typed-puzzle.js';
import { isNarrow } from '../parts/is-narrow.js';
import { later } from '../parts/lazy-part.js';
import { explain } from '../explain-error.js';
import { Answer, useSolution } from '../solve/board-answer.js';
import { solverFor, useAnswer } from '../workers/page-solver.js';
import {
  board,
  boardAces,
  chosenView,
  gameId,
  hasGrid,
  hasWholeGame,
  most,
  rules as allowedRules,
  showExample,
  view,
  VIEWS,
} from '../page-state.js';
import { tabWords } from '../page-words.js';
import { Explored } from './explored-board.js';
import type { ExploreQuery } from './explore-query.js';
import { readRange } from './read-range.js';
import '../style/explore.css';

/** The views of all boards, by name. */
const WHOLE_GAMES = {
  'whole-game': later(() => import('../whole-game/whole-game-view.js')),
  'large-numbers': later(() => import('../large-numbers/large-numbers-view.js')),
};

const ask = (query: ExploreQuery, signal: AbortSignal) => solverFor(query).reach(query, { signal });

export default function Explore() {
  // Without numbers there is nothing to explore.
  useLayoutEffect(() => {
    if (board.value.tiles.value.every((tile) => tile === '')) showExample();
  }, [gameId.value]);
  const { what, views } = tabWords.value.explore;
  const WholeGame = view.value === 'board' ? null : WHOLE_GAMES[view.value];
  return (
    <>
      <div class="games">
        <GameChoice />
        {hasWholeGame.value && (
          <Choice
            label={what}
            names={VIEWS}
            chosen={view.value}
            titleOf={(name) => views[name]}
            onChoose={(name) => (chosenView.value = name)}
          />
        )}
      </div>
      {WholeGame ? (
        <section class="explored" aria-label={views[view.value]}>
          <WholeGame />
        </section>
      ) : (
        <div class="columns exploring">{hasGrid.value ? <AllTargets /> : <OneTarget />}</div>
      )}
    </>
  );
}

function AllTargets() {
  useTypingAnywhere();
  const { tiles, from, to } = board.value;
  const rules = allowedRules.value;
  const aces = boardAces.value;
  const texts = tabWords.value.explore;
  const numbers = readNumbers(tiles.value, most.value, leastNumber(rules));
  const range = readRange(from.value, to.value);
  const isEmpty = numbers.value?.length === 0;
  const fault = numbers.fault ?? (isEmpty ? NO_NUMBERS : range.fault);
  const query = useMemo(
    () =>
      numbers.fault || isEmpty || range.fault
        ? null
        : { numbers: numbers.value, ...range.value, rules, aces },
    [tiles.value, from.value, to.value, rules, aces],
  );
  const answered = useAnswer(query, ask);

  return (
    <>
      <section class="board" aria-label={tabWords.value.board}>
        <Tiles fault={typeof fault?.at === 'number' ? fault.at : undefined} />
        <details class="settings" open={!isNarrow}>
          <summary>{tabWords.value.setup.settings}</summary>
          <div class="board">
            <Rack />
            <Aces />
            <Operators />
            <div class="range">
              <Field label={texts.from} text={from} isWrong={fault?.at === 'from'} />
              <Field label={texts.to} text={to} isWrong={fault?.at === 'to'} />
            </div>
          </div>
        </details>
      </section>
      <section
        class="explored"
        aria-label={texts.targets}
        aria-busy={query !== null && answered?.question !== query}
        data-searching={tabWords.value.searching}
      >
        {fault && (
          <p id="fault" class={fault.at === 'numbers' ? 'note' : 'fault'}>
            {'describe' in fault ? fault.describe() : describeFault(tabWords.value, fault)}
          </p>
        )}
        {answered?.error && <p class="fault">{explain(answered.error)}</p>}
        {answered?.answer && <Explored query={answered.question} reach={answered.answer} />}
      </section>
    </>
  );
}

function OneTarget() {
  const { puzzle, fault } = typed.value;
  return (
    <>
      <TypedBoard />
      <section class="explored" aria-label={tabWords.value.target}>
        <p class="note">{tabWords.value.explore.gridOnly(operatorsOf({}).map(signOf).join(' '))}</p>
        <Answer puzzle={puzzle} answered={useSolution(puzzle)} fault={fault} />
      </section>
    </>
  );
}
