// The part of the module for natural values: one target or a range of them under natural rules.
// State comes first: low addresses make short code.
import './core/core-state';
import './natural/natural-state';
import './reach/reach-state';
export { arenaTop, limitPages } from './core/arena';
export { dropPlans, INPUT } from './core/board';
export { ANSWER } from './natural/natural-state';
export { solveNatural, waysOfNatural } from './natural/solve-natural';
export { fewestOperations, openPool, reachBoardOfPool, reachRange } from './reach/reach-range';
