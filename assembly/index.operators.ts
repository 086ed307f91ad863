// The module of the extension: fewer than the four operators.
// State comes first: low addresses make short code.
import './core/core-state';
import './closure/closure-state';
export { arenaTop, limitPages } from './core/arena';
export { dropPlans, INPUT } from './core/board';
export { CLOSURE_ANSWER } from './closure/closure-state';
export { closureOperations, reachClosure, solveClosure, waysOfValue } from './closure/solve-closure';
