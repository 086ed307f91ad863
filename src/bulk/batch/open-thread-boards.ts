// The boards of a pool under any rules: for the threads of `reachAll` and of atlases, each of which opens
// them once and takes a share of the boards after another.
import { moreOperators } from '../../operators/embedded-operators.js';
import { openBoards } from '../../solver/boards/open-boards.js';
import type { ParsedReachAll } from '../../solver/boards/parse-reach-all.js';
import { compileEnginesSync } from '../../solver/compile-engines.js';
import type { ReachBoard } from '../../solver/engine.js';
import { pickEmbedded } from '../../solver/wasm/embedded-engines.js';

/** Opens the boards of a query, with all operators. @throws NumbersGameError as `solver.reachAll` does */
export function openThreadBoards(query: ParsedReachAll): ReachBoard {
  return openBoards(compileEnginesSync({ extensions: [moreOperators] }, pickEmbedded), query);
}
