// The boards of a pool, one after another: for `reachAll` of a solver, and for threads, each of which takes a
// share of the boards.
import { runWithin } from '../../core/deadline.js';
import type { ReachBoard } from '../engine.js';
import type { ParsedReachAll } from './parse-reach-all.js';
import type { EngineList } from '../engine-list.js';

/** Checks that engines take a query. @throws NumbersGameError `invalid-option`, `too-large` */
export function checkBoards(engines: EngineList, query: ParsedReachAll): void {
  const { rules, boards } = query;
  engines.find('openBoards', rules, boards.size, 'size').checkBoards?.(query);
}

/** Opens the boards of a query, with memory of their own. */
export function openBoards(engines: EngineList, query: ParsedReachAll): ReachBoard {
  const { rules, boards, timeout } = query;
  const reach = engines.find('openBoards', rules, boards.size, 'size').openBoards(query);
  return (numbers) => runWithin(timeout, () => reach(numbers));
}
