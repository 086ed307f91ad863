// The tab "solve": a board and a target, the answer while they are typed, and on request the list of all
// solutions.
import { useMemo } from 'preact/hooks';
import { Aces } from '../board/aces.js';
import { Operators } from '../board/operators.js';
import { GameChoice } from '../board/game-choice.js';
import { Rack } from '../board/rack.js';
import { readNumbers, readTarget } from '../board/read-board.js';
import { Tiles } from '../board/tiles.js';
import { board, boardAces, rules as allowedRules } from '../state.js';
import { Answer } from './answer.js';
import { Solutions } from './solutions.js';

export default function Solve() {
  const { tiles, target } = board.value;
  const rules = allowedRules.value;
  const aces = boardAces.value;
  const numbers = readNumbers(tiles.value);
  const wanted = readTarget(target.value, rules);
  const fault = numbers.fault ?? wanted.fault;
  const puzzle = useMemo(
    () =>
      numbers.fault || wanted.fault
        ? null
        : { numbers: numbers.value, target: wanted.value, rules, aces, nearest: true },
    [tiles.value, target.value, rules, aces],
  );

  return (
    <>
      <section class="board" aria-label="Board">
        <GameChoice />
        <label class="target">
          <span>Target</span>
          <input
            value={target.value}
            inputmode={rules.values === 'natural' ? 'numeric' : 'text'}
            maxLength={16}
            autocomplete="off"
            aria-invalid={fault?.at === 'target'}
            aria-describedby={fault?.at === 'target' ? 'fault' : undefined}
            style={{ '--length': target.value.length }}
            onFocus={(event) => {
              event.currentTarget.select();
            }}
            onInput={(event) => (target.value = event.currentTarget.value)}
          />
        </label>
        <Tiles fault={typeof fault?.at === 'number' ? fault.at : undefined} />
        <Rack />
        <Aces />
        <Operators />
      </section>
      <Answer puzzle={puzzle} fault={fault} />
      {puzzle && <Solutions puzzle={puzzle} />}
    </>
  );
}
