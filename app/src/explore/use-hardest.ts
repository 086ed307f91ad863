// A hook for the targets that take the most operations, sorted by how hard they are for people. Until they
// are rated, which takes milliseconds each in a worker, and where nothing is rated, they are ascending.
import { useMemo } from 'preact/hooks';
import { rateBoard } from '../workers/rate-in-worker.js';
import { useAnswer } from '../workers/page-solver.js';
import { isRated } from '../page-state.js';
import type { ExploreQuery } from './explore-query.js';

/** The most targets that are rated: more would take seconds. */
const MOST_RATED = 400;
/** The longest time of a rating, in milliseconds. */
const TIMEOUT = 1000;

interface HardestQuestion {
  readonly query: ExploreQuery;
  readonly targets: readonly number[];
}

/** Sorts targets by difficulty. @param targets those that take the most operations, ascending */
export function useHardest(query: ExploreQuery, targets: readonly number[]): readonly number[] {
  const isShort = targets.length > 1 && targets.length <= MOST_RATED;
  const question = useMemo(
    () => (isRated.value && isShort ? { query, targets } : null),
    [query, targets, isRated.value],
  );
  const answered = useAnswer(question, sortByDifficulty);
  return (answered?.question === question ? answered.answer : null) ?? targets;
}

/** Rates one target after the other, so that an abort ends it and other boards are rated in between. */
async function sortByDifficulty({ query, targets }: HardestQuestion, signal: AbortSignal): Promise<number[]> {
  const { numbers, rules, aces } = query;
  const rated: { target: number; difficulty: number }[] = [];
  for (const target of targets) {
    signal.throwIfAborted();
    const { difficulty } = await rateBoard({ numbers, target, rules, aces, timeout: TIMEOUT });
    rated.push({ target, difficulty: difficulty ?? 0 });
  }
  return rated.sort((one, other) => other.difficulty - one.difficulty).map(({ target }) => target);
}
