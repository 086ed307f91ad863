// The tab "solve": a board and a target, the answer while they are typed, and on request the list of all
// solutions.
import { useMemo } from 'preact/hooks';
import { readNumbers, readTarget } from '../../play/read-board.js';
import { useTypingAnywhere } from '../board/apply-board.js';
import { Aces } from '../board/aces.js';
import { Operators } from '../board/operators.js';
import { GameChoice } from '../board/game-choice.js';
import { Rack } from '../board/rack.js';
import { TargetField } from '../board/target-field.js';
import { NO_NUMBERS, Tiles } from '../board/tiles.js';
import { board, boardAces, hasSolutions, nearest, rules as allowedRules } from '../state.js';
import { Answer, useSolution } from './answer.js';
import { DifficultyOf } from './difficulty.js';
import { Solutions } from './solutions.js';

export default function Solve() {
  useTypingAnywhere();
  const { tiles, target } = board.value;
  const rules = allowedRules.value;
  const aces = boardAces.value;
  const numbers = readNumbers(tiles.value);
  const wanted = readTarget(target.value, rules);
  const isEmpty = numbers.value?.length === 0;
  const fault = numbers.fault ?? (isEmpty ? NO_NUMBERS : wanted.fault);
  const puzzle = useMemo(
    () =>
      numbers.fault || isEmpty || wanted.fault
        ? null
        : { numbers: numbers.value, target: wanted.value, rules, aces, nearest: nearest.value },
    [tiles.value, target.value, rules, aces],
  );
  const answered = useSolution(puzzle);

  return (
    <>
      <div class="games">
        <GameChoice />
      </div>
      <div class="columns">
        <section class="board" aria-label="Board">
          <Tiles fault={typeof fault?.at === 'number' ? fault.at : undefined} />
          <TargetField isWrong={fault?.at === 'target'} />
          <Rack />
          <Aces />
          <Operators />
        </section>
        <div class="results">
          <Answer puzzle={puzzle} answered={answered} fault={fault} />
          <DifficultyOf puzzle={puzzle} />
          {puzzle && hasSolutions.value && <Solutions puzzle={puzzle} />}
        </div>
      </div>
    </>
  );
}
