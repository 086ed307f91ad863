// The entry `numbers-game/operators`: exports only.
export { moreOperators } from './operators/more-operators.js';
