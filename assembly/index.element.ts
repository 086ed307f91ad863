// The engine of the element in one language, in one module: it solves and lists, and has neither reach nor
// counts, which the element does not call, and no SIMD.
// State comes first: low addresses make short code.
import './core/core-state';
import './natural/natural-state';
import './trees/trees-state';
import './forms/forms-state';
import './queries/open-query';
export { arenaTop, limitPages } from './core/arena';
export { dropPlans, INPUT } from './core/board';
export { ANSWER } from './natural/natural-state';
export { solveNatural, waysOfNatural } from './natural/solve-natural';
export { NEAREST } from './forms/forms-state';
export { listSolutions, waysOfTrees } from './queries/list-solutions';
export { expressionsAddress, setQuery } from './queries/open-query';
export { nearestRational, solveRational } from './queries/solve-rational';
