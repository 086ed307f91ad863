// The entry `numbers-game/operators/core`: exports only.
export { moreOperators } from './operators/core-operators.js';
