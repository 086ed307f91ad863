// The tab "solve": a board and a target, the answer while they are typed, and on request the list of all
// solutions.
import { GameChoice } from '../board/game-choice.js';
import { TypedBoard, useTypedPuzzle } from '../board/typed-puzzle.js';
import { hasSolutions } from '../page-state.js';
import { Answer, useSolution } from './board-answer.js';
import { DifficultyOf } from './board-difficulty.js';
import { ShareBoard } from './share-board.js';
import { Solutions } from './lazy-solutions.js';

export default function Solve() {
  const { puzzle, fault } = useTypedPuzzle();
  const answered = useSolution(puzzle);

  return (
    <>
      <div class="games">
        <GameChoice />
      </div>
      <div class="columns">
        <TypedBoard fault={fault} />
        <div class="results">
          <Answer puzzle={puzzle} answered={answered} fault={fault} />
          <DifficultyOf
            puzzle={answered?.answer ? answered.question : null}
            isOld={answered?.question !== puzzle}
          />
          <ShareBoard answered={answered} />
          {puzzle && hasSolutions.value && <Solutions puzzle={puzzle} />}
        </div>
      </div>
    </>
  );
}
