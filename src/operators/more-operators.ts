// The extension for all rules beyond the four operators together: fewer of them, and all further operators.
import { followDeadline } from '../core/deadline.js';
import { furtherEngine } from './beyond/further-engine.js';
import type { Extension } from '../core/api-types.js';
import type { EngineExtension } from '../solver/engine.js';
import { ALL_ARITHMETIC } from '../expression/all-operators.js';
import { subsetEngine } from './subsets/subset-engine.js';
import { squaresEngine } from './squares/squares-engine.js';

const extension: EngineExtension = {
  name: 'moreOperators',
  arithmetic: ALL_ARITHMETIC,
  openEngines(checkDeadline) {
    followDeadline(checkDeadline);
    return [subsetEngine, squaresEngine, furtherEngine];
  },
};

/**
 * The extension for any other operators than exactly `+ - * /`: fewer of them, powers, roots, logarithms,
 * remainders, factorials, joined digits and squares.
 *
 * @example
 * import { createSolver } from 'numbers-game';
 * import { moreOperators } from 'numbers-game/operators';
 * const solver = await createSolver({ extensions: [moreOperators] });
 */
export const moreOperators: Extension = extension;
