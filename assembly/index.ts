// What the whole module exports: integers and addresses only. The package holds it in two parts,
// index.natural and index.forms.
export { limitPages } from './core/arena';
export { dropPlans, INPUT } from './core/board';
export { masksOfSize } from './core/plan';
export { NEAREST } from './forms/nearest-values';
export { ANSWER } from './natural/rebuild-natural';
export { decomposeNatural, decompositions, solveNatural } from './natural/solve-natural';
export { fewestOperations, openPool, reachBoardOfPool, reachRange } from './reach/reach-range';
export { countFunctions, countSolutions, listSolutions } from './queries/list-solutions';
export { expressionsAddress, setQuery } from './queries/open-query';
export { markedOperations, reachRational } from './queries/reach-rational';
export { nearestRational, solveRational } from './queries/solve-rational';
