// The part of the module for expressions by their forms: rational rules, and all solutions under any rules.
// State comes first: low addresses make short code.
import './core/core-state';
import './trees/trees-state';
import './forms/forms-state';
import './queries/open-query';
export { limitPages } from './core/arena';
export { dropPlans, INPUT } from './core/board';
export { NEAREST } from './forms/forms-state';
export { countSolutions, listSolutions, waysOfTrees } from './queries/list-solutions';
export { expressionsAddress, setQuery } from './queries/open-query';
export { markRational, markedOperations, openRational } from './queries/reach-rational';
export { nearestRational, solveRational } from './queries/solve-rational';
