// The part of the module for natural values: one target or a range of them under natural rules.
// State comes first: low addresses make short code.
import './core/core-state';
import './natural/natural-state';
import './reach/reach-state';
export { limitPages } from './core/arena';
export { dropPlans, INPUT } from './core/board';
export { masksOfSize } from './core/plan';
export { ANSWER } from './natural/natural-state';
export { decomposeNatural, decompositions, solveNatural } from './natural/solve-natural';
export { fewestOperations, openPool, reachBoardOfPool, reachRange } from './reach/reach-range';
