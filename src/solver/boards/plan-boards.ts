// The boards of a pool, one after another: for `reachAll` of a solver, and for threads, each of which takes a
// share of the boards.
import { runWithin } from '../../core/deadline.js';
import type { ReachBoard } from '../engine.js';
import type { ParsedReachAll } from './parse-reach-all.js';
import type { EngineList } from '../engine-list.js';

/**
 * Checks that engines take a query. Returns a function that opens its boards, with memory of their own.
 *
 * @throws NumbersGameError `invalid-option`, `too-large`
 */
export function planBoards(engines: EngineList, query: ParsedReachAll): () => ReachBoard {
  const { rules, boards, timeout } = query;
  const engine = engines.find('openBoards', rules, boards.size, 'size');
  engine.checkBoards?.(query);
  return () => {
    const reach = engine.openBoards(query);
    return (numbers) => runWithin(timeout, () => reach(numbers));
  };
}
