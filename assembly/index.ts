// What the whole module exports: integers and addresses only. The package holds it in two parts,
// index.natural and index.forms.
// State comes first: low addresses make short code.
import './core/core-state';
import './natural/natural-state';
import './reach/reach-state';
export { limitPages } from './core/arena';
export { dropPlans, INPUT } from './core/board';
export { masksOfSize } from './core/plan';
export { NEAREST } from './forms/forms-state';
export { ANSWER } from './natural/natural-state';
export { decomposeNatural, decompositions, solveNatural } from './natural/solve-natural';
export { fewestOperations, openPool, reachBoardOfPool, reachRange } from './reach/reach-range';
export { countFunctions, countSolutions, listSolutions } from './queries/list-solutions';
export { expressionsAddress, setQuery } from './queries/open-query';
export { markedOperations, reachRational } from './queries/reach-rational';
export { nearestRational, solveRational } from './queries/solve-rational';
