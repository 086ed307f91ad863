// The entry `numbers-game/operators`: exports only.
export { moreOperators } from './operators/more-operators.js';
export type { Extension } from './core/api-types.js';
