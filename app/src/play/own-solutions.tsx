// The solutions of a board that count as different, and which of them is the player's. The list is left out
// for games whose solutions cannot be listed.
import { useEffect, useState } from 'preact/hooks';
import { formatSigns, solutionKey } from 'numbers-game/expression';
import type { Puzzle, Solution } from 'numbers-game';
import { solverFor } from '../workers/page-solver.js';
import { flatten } from '../../../src/play/round/puzzle-texts.js';
import { tabWords } from '../page-words.js';
import { describeSolutions } from './play-texts.js';

/** The most solutions to search, and the number shown until all are requested. */
const MOST = 1000;
const FIRST = 6;

interface OwnSolutionsProps {
  readonly puzzle: Puzzle;
  /** The value of the best answer. */
  readonly value: number | string;
  /** The player's best result, as it was written. */
  readonly own: string | null;
}

interface Listed {
  readonly solutions: readonly Solution[];
  readonly isAll: boolean;
  /** The place of the player's solution in the list, -1 if it is not there. */
  readonly own: number;
}

export function OwnSolutions({ puzzle, value, own }: OwnSolutionsProps) {
  const [listed, setListed] = useState<Listed | null>(null);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    listSolutions({ ...puzzle, target: value }, own, controller.signal).then(setListed, () => {
      setListed(null);
    });
    return () => {
      controller.abort();
    };
  }, [puzzle, value, own]);
  if (listed === null) return null;
  const { solutions, isAll } = listed;
  // The player's solution comes first, then those with the fewest operations.
  const places = [...solutions.keys()].sort(
    (one, other) => Number(other === listed.own) - Number(one === listed.own),
  );
  return (
    <div class="own">
      <h2>{describeSolutions(solutions.length, isAll)}</h2>
      <ol>
        {places.slice(0, isLong ? MOST : FIRST).map((place) => (
          <li key={place} data-own={place === listed.own}>
            {formatSigns(flatten(solutions[place].expression))}
            {place === listed.own && <strong> {tabWords.value.after.yours}</strong>}
          </li>
        ))}
      </ol>
      {!isLong && solutions.length > FIRST && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            setLong(true);
          }}
        >
          {tabWords.value.after.more}
        </button>
      )}
    </div>
  );
}

async function listSolutions(puzzle: Puzzle, own: string | null, signal: AbortSignal): Promise<Listed> {
  const { limits } = puzzle.rules!;
  const key = own === null ? null : keyOf(own, limits);
  const solutions: Solution[] = [];
  let place = -1;
  for await (const solution of solverFor(puzzle).solutions(puzzle, { limit: MOST + 1, signal })) {
    if (solutions.length === MOST) return { solutions, isAll: false, own: place };
    if (key !== null && place < 0 && keyOf(solution.expression, limits) === key) place = solutions.length;
    solutions.push(solution);
  }
  return { solutions, isAll: true, own: place };
}

/** Returns the key of an expression; null for other input, such as steps or letters of cards. */
function keyOf(expression: string, limits: NonNullable<Puzzle['rules']>['limits']): string | null {
  try {
    return solutionKey(expression, { limits });
  } catch {
    return null;
  }
}
