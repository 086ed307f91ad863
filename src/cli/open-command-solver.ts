// The solver of the command, which is loaded and compiled as far as the rules need it: a process that solves
// one puzzle spends most of its time on that.
import type { Rules, Solver } from '../core/api-types.js';
import { listEnginesLater } from '../solver/compile-engines.js';
import { openSolver } from '../solver/open-solver.js';
import { pickEmbedded } from '../solver/wasm/embedded-engines.js';

/** Opens a solver for rules. It has the engines of further operators only if the rules list operators. */
export async function openCommandSolver({ operators }: Rules): Promise<Solver> {
  const extensions =
    operators === undefined ? [] : [(await import('../operators/embedded-operators.js')).moreOperators];
  return openSolver(listEnginesLater({ extensions }, pickEmbedded));
}
