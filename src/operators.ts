// The entry `numbers-game/operators`: exports only.
export { moreOperators } from './operators/embedded-operators.js';
