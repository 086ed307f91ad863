// All targets of a board in a grid coloured by the fewest operations, what the colours mean, and the answer
// to the chosen target, which is also the target of the board in the tab "solve".
import { useMemo, useState } from 'preact/hooks';
import { countReachable, type Puzzle, type Reach } from 'numbers-game';
import { readTarget } from '../../../src/reading/board-faults.js';
import { later } from '../parts/lazy-part.js';
import { Answer, useSolution } from '../solve/board-answer.js';
import { DifficultyOf } from '../solve/board-difficulty.js';
import { ShareBoard } from '../solve/share-board.js';
import { allowed, board, game, hasTemplates, nearest, templates } from '../page-state.js';
import { countOf, formatNumber, formatShare } from '../format-numbers.js';
import { tabWords } from '../page-words.js';
import type { ExploreQuery } from './explore-query.js';
import { Grid } from './target-grid.js';
import { Levels } from './operations-histogram.js';
import { Targets } from './target-lists.js';
import { groupTargets } from './describe-targets.js';

const Templates = later(() => import('../templates/hand-templates.js'));
const NO_ANSWER = { status: null, expression: null };

export function Explored({ query, reach }: { query: ExploreQuery; reach: Reach }) {
  const [picked, setPicked] = useState<number | null>(null);
  const groups = useMemo(() => groupTargets(reach), [reach]);
  const level = picked !== null && groups.has(picked) ? picked : null;
  const { target } = board.value;
  const puzzle = usePuzzle(query);
  const chosen = puzzle !== null && /^\d+$/.test(puzzle.target) ? Number(puzzle.target) : null;
  const solution = useSolution(puzzle);
  const { status, expression } = (solution?.question === puzzle ? solution.answer : undefined) ?? NO_ANSWER;
  const choose = (value: number) => (target.value = String(value));
  const most = query.numbers.length - 1;
  const isHand = query.numbers.length === game.value.record.deal.size && !query.numbers.includes(0);
  return (
    <>
      <Made reach={reach} />
      <Grid
        reach={reach}
        groups={groups}
        most={most}
        level={level}
        chosen={chosen}
        expression={status === 'exact' ? expression : null}
        onChoose={choose}
      />
      <div class="below">
        <div>
          <Answer puzzle={puzzle} answered={solution} />
          <DifficultyOf puzzle={puzzle} />
          <ShareBoard answered={solution} />
        </div>
        <Levels groups={groups} most={most} level={level} onChoose={setPicked} />
      </div>
      <Targets groups={groups} query={query} onChoose={choose} />
      {puzzle !== null && hasTemplates.value && isHand && <HandTemplates puzzle={puzzle} />}
    </>
  );
}

/** The puzzle of the explored numbers and the target of the board, as it was typed. */
type ExploredPuzzle = Puzzle & Pick<ExploreQuery, 'numbers' | 'aces'> & { readonly target: string };

/** Returns the puzzle to solve, null while the target is not valid. */
function usePuzzle(query: ExploreQuery): ExploredPuzzle | null {
  const target = readTarget(board.value.target.value, query.rules!).value;
  return useMemo(() => {
    const { numbers, rules, aces } = query;
    return target === undefined ? null : { numbers, target, rules, aces, nearest: nearest.value };
  }, [query, target]);
}

/** The number and the share of the targets that can be made. */
function Made({ reach }: { reach: Reach }) {
  const texts = tabWords.value.explore;
  const [made, all] = [countReachable(reach), reach.operations.length];
  return (
    <div class="made">
      <h2>{made === all ? countOf(all, texts.all) : texts.some(formatNumber(made), formatNumber(all))}</h2>
      <p class="note">{texts.canBeMade(formatShare(made, all))}</p>
    </div>
  );
}

/** The templates that solve the hand, loaded when they are opened. */
function HandTemplates({ puzzle: { numbers, target, aces } }: { puzzle: ExploredPuzzle }) {
  const isOpen = templates.value === 'shown';
  return (
    <details
      class="templates"
      open={isOpen}
      onToggle={(event) => (templates.value = event.currentTarget.open ? 'shown' : 'hidden')}
    >
      <summary>{tabWords.value.explore.whichTemplates}</summary>
      {isOpen && <Templates numbers={numbers} target={target} aces={aces} operators={allowed.value} />}
    </details>
  );
}
