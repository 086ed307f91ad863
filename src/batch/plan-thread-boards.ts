// The boards of a pool under any rules: for `reachAll` and atlases, which check them, and for their threads,
// each of which opens them once and takes a share of the boards after another.
import { moreOperators } from '../operators/embedded-operators.js';
import { planBoards } from '../solver/boards/plan-boards.js';
import type { ParsedReachAll } from '../solver/boards/parse-reach-all.js';
import { listEnginesLater } from '../solver/compile-engines.js';
import type { ReachBoard } from '../solver/engine.js';
import { pickEmbedded } from '../solver/wasm/embedded-engines.js';

/**
 * Checks a query, with all operators, and compiles nothing. Returns a function that opens its boards.
 *
 * @throws NumbersGameError as `solver.reachAll` does
 */
export function planThreadBoards(query: ParsedReachAll): () => ReachBoard {
  return planBoards(listEnginesLater({ extensions: [moreOperators] }, pickEmbedded), query);
}
