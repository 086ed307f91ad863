// The boards of a plan, in the order that divides them into shares.
import { boardsInOrder } from '../../solver/boards/boards-in-blocks.js';
import { parseBoards } from '../../solver/boards/pool-boards.js';
import type { AtlasPlan } from '../atlas-types.js';

/** Yields at most `count` boards of a plan, without the first `first`, in the order of the plan. */
export function boardsOfPlan(plan: AtlasPlan, first: number, count: number): Generator<number[]> {
  return boardsInOrder(plan.order ?? 'lexicographic', parseBoards(plan), first, count);
}
