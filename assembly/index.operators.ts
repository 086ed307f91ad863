// The module of the extension: fewer than the four operators.
// State comes first: low addresses make short code.
import './core/core-state';
import './chosen-operators/chosen-state';
export { arenaTop, limitPages } from './core/arena';
export { dropPlans, INPUT } from './core/board';
export { CHOSEN_ANSWER } from './chosen-operators/chosen-state';
export { chosenOperations, reachChosen, solveChosen, waysOfValue } from './chosen-operators/solve-chosen';
