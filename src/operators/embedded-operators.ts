// The extension with the module of its engine, as text (solver/wasm/embedded-engines.ts says how, and why
// so).
import operatorsDigits from '../../build/operators.wasm';
import type { Extension } from '../core/api-types.js';
import { createExtension } from './more-operators.js';

/**
 * The extension for any other operators than exactly `+ - * /`: fewer of them, powers, roots, logarithms,
 * remainders, factorials, joined digits and squares.
 *
 * @example
 * import { createSolver } from 'numbers-game';
 * import { moreOperators } from 'numbers-game/operators';
 * const solver = await createSolver({ extensions: [moreOperators] });
 */
export const moreOperators: Extension = /* @__PURE__ */ createExtension(() => operatorsDigits);
