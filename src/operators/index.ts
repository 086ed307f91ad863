// The entry `numbers-game/operators`: exports only.
export { moreOperators } from './embedded-operators.js';
