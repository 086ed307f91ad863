// The boards of a plan, in the order that divides them into shares.
import { boardsInOrder } from '../../solver/boards/boards-in-blocks.js';
import { parseGroupedBoards } from '../../solver/boards/grouped-boards.js';
import type { AtlasPlan } from '../atlas-types.js';

/** Yields at most `count` boards of a plan, without the first `first`, in the order of the plan. */
export function boardsOfPlan(plan: AtlasPlan, first: number, count: number): Generator<number[]> {
  return boardsInOrder(plan.order ?? 'lexicographic', parseGroupedBoards(plan), first, count);
}
