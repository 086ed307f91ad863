// The tab "explore": every target of a board at once, in a grid coloured by the fewest operations, and the
// answer to the chosen target, which is also the target of the board in the tab "solve". For the default game
// it also shows all boards at once.
import { useMemo, useState } from 'preact/hooks';
import { countReachable } from '../../index.js';
import type { Card, ReachQuery } from '../../index.js';
import { readNumbers, readTarget } from '../../play/read-board.js';
import { useTypingAnywhere } from '../board/apply-board.js';
import { Field } from '../board/field.js';
import { Aces } from '../board/aces.js';
import { Operators } from '../board/operators.js';
import { Choice } from '../board/choice.js';
import { GameChoice } from '../board/game-choice.js';
import { Rack } from '../board/rack.js';
import { NO_NUMBERS, Tiles } from '../board/tiles.js';
import { later } from '../lazy-part.js';
import { explain } from '../explain-error.js';
import { Answer, useSolution } from '../solve/answer.js';
import { solver, useAnswer } from '../solver.js';
import {
  allowed,
  board,
  boardAces,
  chosenView,
  game,
  hasTemplates,
  hasWholeGame,
  nearest,
  rules as allowedRules,
  templates,
  view,
  VIEWS,
} from '../state.js';
import { formatCount } from '../format-text.js';
import { Grid } from './grid.js';
import { Levels } from './levels.js';
import { Targets } from './targets.js';
import { readRange } from './read-range.js';
import { groupTargets } from './words.js';

const Templates = later(() => import('../templates/templates.js'));
const WholeGame = later(() => import('../whole-game/whole-game.js'));
const VIEW_TITLES = { board: 'One board', 'whole-game': 'The whole game' } as const;

/** What is explored: numbers without alternatives. */
interface Query extends ReachQuery {
  readonly numbers: readonly (number | Card)[];
  readonly aces: 'one' | 'one-or-eleven';
}

const NO_ANSWER = { status: null, expression: null };

const ask = (query: Query, signal: AbortSignal) => solver.reach(query, { signal });

export default function Explore() {
  if (view.value === 'board') return <OneBoard />;
  return (
    <>
      <section class="board" aria-label="Game">
        <GameChoice />
        <ViewChoice />
      </section>
      <section class="explored" aria-label="The whole game">
        <WholeGame />
      </section>
    </>
  );
}

function ViewChoice() {
  if (!hasWholeGame.value) return null;
  return (
    <Choice
      label="What to explore"
      names={VIEWS}
      chosen={view.value}
      titleOf={(name) => VIEW_TITLES[name]}
      onChoose={(name) => (chosenView.value = name)}
    />
  );
}

function OneBoard() {
  useTypingAnywhere();
  const { tiles, from, to } = board.value;
  const rules = allowedRules.value;
  const aces = boardAces.value;
  const numbers = readNumbers(tiles.value);
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
      <section class="board" aria-label="Board">
        <GameChoice />
        <ViewChoice />
        <Tiles fault={typeof fault?.at === 'number' ? fault.at : undefined} />
        <Rack />
        <Aces />
        <Operators />
        <div class="range">
          <Field label="Targets from" text={from} isWrong={fault?.at === 'from'} />
          <Field label="to" text={to} isWrong={fault?.at === 'to'} />
        </div>
      </section>
      <section
        class="explored"
        aria-label="Targets"
        aria-busy={query !== null && answered?.question !== query}
      >
        {fault && (
          <p id="fault" class={fault.at === 'numbers' ? 'note' : 'fault'}>
            {fault.message}
          </p>
        )}
        {answered?.error && <p class="fault">{explain(answered.error)}</p>}
        {answered?.answer && <Explored query={answered.question} reach={answered.answer} />}
      </section>
    </>
  );
}

function Explored({ query, reach }: { query: Query; reach: Awaited<ReturnType<typeof ask>> }) {
  const [picked, setPicked] = useState<number | null>(null);
  const groups = useMemo(() => groupTargets(reach), [reach]);
  const level = picked !== null && groups.has(picked) ? picked : null;
  const { target } = board.value;
  const wanted = readTarget(target.value, query.rules!).value ?? null;
  const chosen = wanted !== null && /^\d+$/.test(wanted) ? Number(wanted) : null;
  const puzzle = useMemo(
    () =>
      wanted === null
        ? null
        : {
            numbers: query.numbers,
            target: wanted,
            rules: query.rules,
            aces: query.aces,
            nearest: nearest.value,
          },
    [query, wanted],
  );
  const solution = useSolution(puzzle);
  const { status, expression } = (solution?.question === puzzle ? solution.answer : undefined) ?? NO_ANSWER;
  const choose = (value: number) => (target.value = String(value));
  const most = query.numbers.length - 1;
  const [made, all] = [countReachable(reach), reach.operations.length];

  return (
    <>
      <div class="map">
        <Grid
          reach={reach}
          groups={groups}
          most={most}
          level={level}
          chosen={chosen}
          expression={status === 'exact' ? expression : null}
          onChoose={choose}
        />
        <div class="side">
          <h2>
            {made === all
              ? `All ${formatCount(all)} targets`
              : `${formatCount(made)} of ${formatCount(all)} targets`}
          </h2>
          <p class="note">can be made, {((made / all) * 100).toFixed(1)} %</p>
          <Levels groups={groups} most={most} level={level} onChoose={setPicked} />
        </div>
      </div>
      <Answer puzzle={puzzle} answered={solution} />
      <Targets groups={groups} onChoose={choose} />
      {puzzle !== null && hasTemplates.value && query.numbers.length === game.value.record.deal.size && (
        <details
          class="templates"
          open={templates.value === 'shown'}
          onToggle={(event) => (templates.value = event.currentTarget.open ? 'shown' : 'hidden')}
        >
          <summary>Which templates solve this hand?</summary>
          {templates.value === 'shown' && (
            <Templates
              numbers={puzzle.numbers}
              target={puzzle.target}
              aces={puzzle.aces}
              operators={allowed.value}
            />
          )}
        </details>
      )}
    </>
  );
}
