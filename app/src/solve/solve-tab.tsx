// The tab "solve": a board and a target, the answer while they are typed, and on request the list of all
// solutions.
import { useMemo } from 'preact/hooks';
import type { Puzzle } from 'numbers-game';
import { formatBoard } from '../format-board.js';
import { GameChoice } from '../board/game-choice.js';
import { typed, TypedBoard } from '../board/typed-puzzle.js';
import { game, hasSolutions, showExample } from '../page-state.js';
import { words } from '../page-words.js';
import { Answer, useSolution } from './board-answer.js';
import { DifficultyOf } from './board-difficulty.js';
import { ShareBoard } from './share-board.js';
import { Solutions } from './lazy-solutions.js';

/** Returns the puzzle whose solutions are listed: with the nearest value as its target, if it has none. */
function useListed(puzzle: Puzzle | null, answered: ReturnType<typeof useSolution>): Puzzle | null {
  const answer = answered?.question === puzzle ? answered.answer : undefined;
  const { status, value } = answer ?? {};
  return useMemo(
    () => (puzzle && status === 'nearest' ? { ...puzzle, target: value! } : puzzle),
    [puzzle, status, value],
  );
}

export default function Solve() {
  const { puzzle, fault } = typed.value;
  const answered = useSolution(puzzle);
  const listed = useListed(puzzle, answered);

  return (
    <>
      <p class="first">{words.value.lead}</p>
      <div class="games">
        <GameChoice />
        {/* It stays, so that nothing moves while one types. */}
        <button type="button" class="button" onClick={showExample}>
          {words.value.tryExample(formatBoard(game.value.tiles, game.value.target))}
        </button>
      </div>
      <div class="columns">
        <TypedBoard />
        <div class="results">
          <Answer puzzle={puzzle} answered={answered} fault={fault} />
          <DifficultyOf
            puzzle={answered?.answer ? answered.question : null}
            isOld={answered?.question !== puzzle}
          />
          <ShareBoard answered={answered} />
          {listed && hasSolutions.value && <Solutions puzzle={listed} isNearest={listed !== puzzle} />}
        </div>
      </div>
    </>
  );
}
