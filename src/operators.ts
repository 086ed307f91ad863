// The entry `numbers-game/operators`: exports only.
export { moreOperators } from './more-operators.js';
export type { Extension } from './core/types.js';
