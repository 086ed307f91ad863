// The entry `numbers-game/operators/core`: the extension for programs that bring the module of its engine, as
// they bring that of the solver to `numbers-game/core`.
import type { Extension } from '../core/api-types.js';
import { invalidOption } from '../core/errors.js';
import { createExtension } from './more-operators.js';

/**
 * The extension for any other operators than exactly `+ - * /`, without the module of its engine, the file
 * `numbers-game/operators.wasm`.
 *
 * @example
 * import { createSolver } from 'numbers-game/core';
 * import { moreOperators } from 'numbers-game/operators/core';
 * const solver = await createSolver({ wasm, extensions: [moreOperators.with({ wasm: operatorsWasm })] });
 */
export const moreOperators: Extension = /* @__PURE__ */ createExtension(refuse);

function refuse(): never {
  const message =
    'extensions: expected moreOperators.with({ wasm }) with the file numbers-game/operators.wasm, got ' +
    'moreOperators of numbers-game/operators/core without it';
  throw invalidOption(message);
}
